/** One mail's last steps: whether it is still wanted, and handing it over. */
import { errors } from 'jose';
import type { Database } from '../db/database.ts';
import type { MailKind } from './mail.ts';
import { type PostOffice, RefusedMail } from './postOffice.ts';
import type { Seal } from './seal.ts';

/** A mail as it waits. Its kind is outside the seal, for the log. */
export interface QueuedMail {
  kind: MailKind;
  sealed: string;
}

export type Outcome = 'sent' | 'too late' | 'no account' | 'refused' | 'sealed with another secret';

export interface DeliverServices {
  db: Database;
  clock: () => Date;
  seal: Seal;
  office: PostOffice;
}

/**
 * @returns what became of it, without a word about whom it was for
 * @throws whatever the post office throws when trying again may help
 */
export async function deliver(
  { db, clock, seal, office }: DeliverServices,
  id: string,
  { sealed }: QueuedMail,
): Promise<Outcome> {
  try {
    const mail = await seal.open(sealed);
    if (mail.goodUntil !== undefined && clock().toISOString() > mail.goodUntil) return 'too late';
    if (mail.onlyToAccounts) {
      const user = await db.selectFrom('users').select('id').where('email', '=', mail.to).executeTakeFirst();
      if (!user) return 'no account';
    }
    await office.deliver(id, mail);
    return 'sent';
  } catch (error) {
    if (error instanceof RefusedMail) return 'refused';
    if (error instanceof errors.JOSEError) return 'sealed with another secret';
    throw error;
  }
}
