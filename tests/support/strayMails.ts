/** Mails that became no message. */
import { v7 as uuidv7 } from 'uuid';
import { type Database, toRow } from '../../server/db/database.ts';
import type { Tables } from '../../server/db/tables.ts';

/** @param writer the account whose address for answers it came to @returns its id */
export async function addStrayMail(
  db: Database,
  writer: string,
  threadId: string | null,
  more: Partial<Pick<Tables['strayMails'], 'reason' | 'text' | 'receivedAt'>> = {},
): Promise<string> {
  const id = uuidv7();
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', writer)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('strayMails')
    .values(
      toRow({
        ...{ id, userId, threadId, reason: 'OTHER_ADDRESS' as const, sender: 'work@elsewhere.example' },
        ...{
          subject: 'Re: Cook',
          text: 'Yes, in June.',
          head: 'From: work@elsewhere.example',
          answeredAt: null,
        },
        ...{ parts: [], filesNotTaken: [], receivedAt: new Date().toISOString(), ...more },
      }),
    )
    .execute();
  return id;
}
