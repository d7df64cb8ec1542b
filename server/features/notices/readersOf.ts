/** Who reads what an account is told. */
import { sql } from 'kysely';
import type { Locale } from '../../../schemas/base/locales.ts';
import type { Database } from '../../db/database.ts';

/** Someone a mail goes to. */
interface Reader {
  to: string;
  locale: Locale;
}

/** Of a company's address all its administrators; of anyone else's the one whose it is. @returns them by address */
export async function readersOfAll(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, readonly Reader[]>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('administrators', 'administrators.administratorEmail', 'users.email')
    .where(
      sql<boolean>`"users"."email" in (
        select "administratorEmail" from "administrators" where "employerEmail" = any(${emails})
        union select unnest(${emails}::text[]))`,
    )
    .select(['users.email as to', 'users.locale', 'administrators.employerEmail'])
    .orderBy('users.email')
    .execute();
  return Map.groupBy(rows, ({ employerEmail, to }) => employerEmail ?? to);
}

/** The same of one address. */
export const readersOf = async (db: Database, email: string): Promise<readonly Reader[]> =>
  (await readersOfAll(db, [email])).get(email) ?? [];
