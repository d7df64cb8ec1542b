/**
 * A company's own people: imported, added, or applied before. They are considered for its jobs without a plan of their own
 * (docs/decisions/own-people.md), and no other company sees them for it.
 */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { isPaidFor, isProved } from './pool.ts';

/** Whether a row of `people` is of the company's own people. */
export const isOwnPerson = sql<SqlBool>`("people"."broughtAs" is not null or "people"."hasApplied")`;

/** Whether a candidate is one of a company's own people. @param company the same for all rows */
export const isOwnOf = (company: RawBuilder<string>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from "people" where "people"."candidateEmail" = "candidates"."candidateEmail"
    and "people"."employerEmail" = ${company} and ${isOwnPerson})`;

/** Whether someone may be listed by the company that holds them: an account has proved its address. */
const isReachable = sql<SqlBool>`("candidates"."heldBy" is not null or ${isProved})`;

/** Whether a candidate is one of the company's own people who may be listed. */
export const isListedBy = (company: RawBuilder<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`("openToWork" and "facts" is not null and ${isReachable} and ${isOwnOf(company)})`;

/**
 * Keeps candidates who may be picked for a company's job: those of the pool, and the company's own people.
 *
 * @param at the moment until which a plan has to last
 */
export const pickableFor = <O>(
  query: SelectQueryBuilder<Tables, 'candidates', O>,
  at: string,
  company: RawBuilder<string>,
): SelectQueryBuilder<Tables, 'candidates', O> =>
  query
    .where('openToWork', '=', true)
    .where('facts', 'is not', null)
    .where(sql<SqlBool>`((${isProved} and ${isPaidFor(at)}) or (${isReachable} and ${isOwnOf(company)}))`);

/** Addresses of each company's own people who may be picked, at most so many of each, in order. */
export async function ownPeopleOf(
  db: Database,
  companies: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ company: string; emails: string[] }>`
    select "company", array(
      select "candidateEmail" from "people" join "candidates" using ("candidateEmail")
      where "people"."employerEmail" = "company" and ${isOwnPerson} and "openToWork" and "facts" is not null
        and ${isReachable}
      order by "candidateEmail" limit ${most}) "emails"
    from unnest(${companies}::text[]) "company"`.execute(db);
  return new Map(rows.map(({ company, emails }) => [company, emails]));
}
