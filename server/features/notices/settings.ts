/** How someone wants to be told of what happens. */
import { NoticeSettings } from '../../../schemas/notice.ts';
import { type Database, toRow } from '../../db/database.ts';

/** Settings as they are kept; those that an older or newer version wrote and nobody can read count as none. */
export const settingsOf = (document: unknown): NoticeSettings =>
  NoticeSettings.safeParse(document ?? {}).data ?? NoticeSettings.parse({});

const kept = (db: Database, userEmail: string) =>
  db.selectFrom('noticeSettings').select('document').where('userEmail', '=', userEmail);

export const readSettings = async (db: Database, userEmail: string): Promise<NoticeSettings> =>
  settingsOf((await kept(db, userEmail).executeTakeFirst())?.document);

/** Changes the fields that are named. */
export function changeSettings(
  db: Database,
  userEmail: string,
  changes: { [K in keyof NoticeSettings]?: NoticeSettings[K] | undefined },
): Promise<NoticeSettings> {
  return db.transaction().execute(async (tx) => {
    // Held, so that of two changes at once neither is lost; there is a row to hold from the first change on.
    await tx
      .insertInto('noticeSettings')
      .values(toRow({ userEmail, document: NoticeSettings.parse({}) }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await kept(tx, userEmail).forUpdate().executeTakeFirst();
    const document = NoticeSettings.parse({ ...settingsOf(row?.document), ...changes });
    await tx
      .updateTable('noticeSettings')
      .set(toRow({ document }))
      .where('userEmail', '=', userEmail)
      .execute();
    return document;
  });
}
