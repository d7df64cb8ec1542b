/** How someone likes the screens. */
import { Preferences } from '../../../schemas/preferences.ts';
import { type Database, toRow } from '../../db/database.ts';

/** The preferences kept for someone; unreadable ones of an older or newer version count as nothing. */
export async function readPreferences(db: Database, userEmail: string): Promise<Preferences> {
  const row = await db
    .selectFrom('preferences')
    .select('document')
    .where('userEmail', '=', userEmail)
    .executeTakeFirst();
  return Preferences.safeParse(row?.document ?? {}).data ?? Preferences.parse({});
}

/** Puts a document in the place of the one that is kept. */
export async function writePreferences(
  db: Database,
  userEmail: string,
  document: Preferences,
): Promise<Preferences> {
  const row = toRow({ userEmail, document });
  await db
    .insertInto('preferences')
    .values(row)
    .onConflict((conflict) => conflict.column('userEmail').doUpdateSet({ document: row.document }))
    .execute();
  return document;
}
