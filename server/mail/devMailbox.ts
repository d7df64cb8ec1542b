/** Where mails go on a machine of one's own: a table, read at /dev/mailbox. */
import { type Database, toRow } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { calendarFileName, type PostOffice } from './postOffice.ts';

/** Mails kept; older ones make room. */
export const mailboxSize = 200;

/** Where the mailbox is read. */
export const mailboxPath = '/dev/mailbox';

export type KeptMail = Tables['devMailbox'];

export function devMailbox(db: Database, clock: () => Date): PostOffice {
  return {
    name: mailboxPath,
    async deliver(id, { kind, to, subject, text, html, calendar }, files = []) {
      const attachments = [
        ...files.map(({ fileName, pdf }) => ({ fileName, base64: Buffer.from(pdf).toString('base64') })),
        ...(calendar
          ? [{ fileName: calendarFileName, base64: Buffer.from(calendar.text).toString('base64') }]
          : []),
      ];
      await db
        .insertInto('devMailbox')
        .values(
          toRow({
            ...{ id, kind, to, subject, text, html, createdAt: clock().toISOString() },
            attachments,
          }),
        )
        // Tried again after a crash.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .deleteFrom('devMailbox')
        .where('id', 'not in', newest(db).select('id').limit(mailboxSize))
        .execute();
    },
    close: () => undefined,
  };
}

const newest = (db: Database) =>
  db.selectFrom('devMailbox').orderBy('createdAt', 'desc').orderBy('id', 'desc');

/** Newest first. */
export const keptMails = (db: Database): Promise<KeptMail[]> => newest(db).selectAll().execute();

export const keptMail = (db: Database, id: string): Promise<KeptMail | undefined> =>
  db.selectFrom('devMailbox').selectAll().where('id', '=', id).executeTakeFirst();
