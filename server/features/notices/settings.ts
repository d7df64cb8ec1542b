/** How someone wants to be told of what happens. */
import { askedOf, NoticeSettings } from '../../../schemas/notice.ts';
import type { Role } from '../../../schemas/user.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import { type Database, toRow } from '../../db/database.ts';

/** Settings as they are kept; those that an older or newer version wrote and nobody can read count as none. */
export const settingsOf = (document: unknown): NoticeSettings =>
  NoticeSettings.safeParse(document ?? {}).data ?? NoticeSettings.parse({});

const kept = (db: Database, userEmail: string) =>
  db.selectFrom('noticeSettings').select('document').where('userEmail', '=', userEmail);

export const readSettings = async (db: Database, userEmail: string): Promise<NoticeSettings> =>
  settingsOf((await kept(db, userEmail).executeTakeFirst())?.document);

/** @throws ApiError INVALID_FIELDS for settings that only other roles have */
export function refuseForeign(role: Role, changes: object): void {
  const asked = [...Object.keys(askedOf[role].shape), 'timeZone'];
  refuseFields(
    Object.fromEntries(
      Object.keys(changes).map((name) => [
        name,
        asked.includes(name) ? null : (t) => t('This is not among the things you are told of.'),
      ]),
    ),
  );
}

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
