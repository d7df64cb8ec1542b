/** The names that companies' pages go by in addresses. */
import { sql } from 'kysely';
import { slugOf } from '../../../schemas/publicJobPath.ts';
import type { Database } from '../../db/database.ts';

/** Companies named at a time. */
const batchSize = 500;

/** Of a name without letters and digits. */
const nameless = 'company';

/** A company's name in its address, as a column of `employers`; null while it has none. */
export const companySlug = sql<string | null>`(
  select "slug" from "companySlugs" where "companySlugs"."employerEmail" = "employers"."employerEmail"
  order by "takenAt" desc limit 1)`;

/**
 * Names a company's page: the first of `acme`, `acme-2`, `acme-3` … that no other company has had.
 *
 * @param name the company's, as it is called now
 */
export async function nameCompany(db: Database, email: string, name: string, now: Date): Promise<void> {
  const base = slugOf(name) || nameless;
  const at = now.toISOString();
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const taken = await db
      .insertInto('companySlugs')
      .values({ slug, employerEmail: email, employerName: name, takenAt: at })
      // Its own from before: it goes by that again.
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet({ employerName: name, takenAt: at })
          .where('companySlugs.employerEmail', '=', email),
      )
      .returning('slug')
      .executeTakeFirst();
    if (taken) return;
  }
}

/** Names the pages of companies that an earlier build registered or renamed. */
export async function nameCompanies(db: Database, now: Date): Promise<void> {
  const unnamed = await db
    .selectFrom('employers')
    .select(['employerEmail', 'employerName'])
    // A company that has left has no page.
    .where('employerLeftAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('companySlugs')
            .select('slug')
            .whereRef('companySlugs.employerEmail', '=', 'employers.employerEmail')
            .whereRef('companySlugs.employerName', '=', 'employers.employerName'),
        ),
      ),
    )
    .orderBy('createdAt')
    .limit(batchSize)
    .execute();
  for (const { employerEmail, employerName } of unnamed)
    await nameCompany(db, employerEmail, employerName, now);
}
