/** One mail's last steps: whether it is still wanted, and handing it over. */
import { errors } from 'jose';
import { sql } from 'kysely';
import type { InvoiceToAttach, Mail, MailKind } from '../base/mail.ts';
import type { Database } from '../db/database.ts';
import { isHeldAddress } from '../db/heldAddress.ts';
import { isRegistered } from '../db/isRegistered.ts';
import { type Attachment, type PostOffice, RefusedMail } from './postOffice.ts';
import type { Seal } from './seal.ts';

/** A mail as it waits. Its kind is outside the seal, for the log. */
export interface QueuedMail {
  kind: MailKind;
  sealed: string;
}

/** Makes the file to go with a mail; null where there is none. */
export type AttachInvoice = (wanted: InvoiceToAttach) => Promise<Attachment | null>;

/** Tries after which a mail goes out without the file it was to bring: a receipt is worth more than its copy. */
const patience = 6;

type Outcome =
  | 'sent'
  | 'too late'
  | 'taken back'
  | 'no account'
  | 'read already'
  | 'refused'
  | 'sealed with another secret';

export interface DeliverServices {
  db: Database;
  clock: () => Date;
  seal: Seal;
  office: PostOffice;
  attach: AttachInvoice;
}

/** Whether a notice is still there and nobody has read it. */
const isUnread = async (db: Database, id: string): Promise<boolean> =>
  (await db
    .selectFrom('notices')
    .select('id')
    .where('id', '=', id)
    .where('readAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** The column of a mail's key in the table of its record; an invitation sent again has a new secret, and the older mail is void. */
const keyColumns = { teamInvitations: 'secretHash', jobGuests: 'id', addedPeople: 'id' } as const;

/** Whether the record a mail is about is still there. */
const isWanted = async (db: Database, { table, key }: NonNullable<Mail['about']>): Promise<boolean> =>
  (await db
    .selectFrom(table)
    .select(sql<number>`1`.as('one'))
    .where(sql.ref(keyColumns[table]), '=', key)
    .executeTakeFirst()) !== undefined;

/**
 * @param tried how often before
 * @returns what became of it, without a word about whom it was for
 * @throws whatever the post office throws when trying again may help
 */
export async function deliver(
  { db, clock, seal, office, attach }: DeliverServices,
  id: string,
  { sealed }: QueuedMail,
  tried: number,
): Promise<Outcome> {
  try {
    const mail = await seal.open(sealed);
    if (mail.goodUntil !== undefined && clock().toISOString() > mail.goodUntil) return 'too late';
    if (mail.about && !(await isWanted(db, mail.about))) return 'taken back';
    if (isHeldAddress(mail.to)) return 'no account';
    if (mail.onlyToAccounts && !(await isRegistered(db, mail.to))) return 'no account';
    if (mail.noticeId !== undefined && !(await isUnread(db, mail.noticeId))) return 'read already';
    const file = mail.attach
      ? await attach(mail.attach).catch((error: unknown) => {
          if (tried < patience) throw error;
          return null;
        })
      : null;
    await office.deliver(id, mail, file ? [file] : []);
    return 'sent';
  } catch (error) {
    if (error instanceof RefusedMail) return 'refused';
    if (error instanceof errors.JOSEError) return 'sealed with another secret';
    throw error;
  }
}
