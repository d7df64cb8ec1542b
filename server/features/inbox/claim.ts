/** Notes in the database which mails are dealt with, so that of several servers one takes each, once. */
import { keyedHash, keyFor } from '../../base/keys.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';

type Needed = Pick<Services, 'env' | 'clock'>;

/** @returns whether it is the first time: of several servers that take a mail at once, it is for one */
export async function claim({ env, clock }: Needed, tx: Database, ...name: string[]): Promise<boolean> {
  const idHash = keyedHash(keyFor(env.AUTH_SECRET, 'inbound mails'), ...name);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inboundMails')
    .values({ idHash, takenAt: clock().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** How often a mail is begun to be read, by whichever server. */
const maxTries = 3;

/**
 * Notes that a mail is about to be read, so that one on which servers end is not read for ever.
 *
 * @param place the mail's place in the mailbox
 * @returns false for a mail that has been begun as often as it may be
 */
export async function beginReading(services: Needed & Pick<Services, 'db'>, place: string): Promise<boolean> {
  for (let nth = 1; nth <= maxTries; nth += 1)
    if (await claim(services, services.db, 'reading', place, String(nth))) return true;
  return false;
}
