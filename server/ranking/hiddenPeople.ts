/**
 * Whom a company does not see: people who work there, and people who chose so (docs/decisions/hidden-people.md). The
 * database holds the rule itself, in 0110_hidden_people.sql; each reading of people by a company has it as a condition.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The company of the recruiter of `jobs`. */
export const companyOfJobs: RawBuilder<string> = sql<string>`(
  select "employerEmail" from "recruiters" where "recruiters"."recruiterEmail" = "jobs"."recruiterEmail")`;

/** The company of a job. @param jobId the id, or a column that has it */
export const companyOf = (jobId: string | RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select "employerEmail" from "jobs" "its" join "recruiters" using ("recruiterEmail")
  where "its"."id" = ${jobId}::uuid)`;

/** The company that a recruiter hires for. */
export const companyOfRecruiter = (recruiterEmail: string): RawBuilder<string> => sql<string>`(
  select "employerEmail" from "recruiters" where "recruiterEmail" = ${recruiterEmail})`;

/** Everyone a company does not see, found by the index. */
export const hiddenPeopleOf = (company: RawBuilder<string>): RawBuilder<{ candidateEmail: string }> => sql`
  select "hidden"."candidateEmail" from "candidates" as "hidden"
  where "hidden"."companyKeys" && (select "companyKeys" from "employers" where "employerEmail" = ${company})
    and "isHiddenFrom"("hidden"."candidateEmail", ${company})`;

/** Everyone whom the companies of some jobs do not see. @param jobs a query of their ids */
export const hiddenPeopleOfJobs = (jobs: Expression<unknown>): RawBuilder<{ candidateEmail: string }> => sql`
  select "hidden"."candidateEmail" from "candidates" as "hidden" join "employers" as "unseeing"
    on "unseeing"."companyKeys" && "hidden"."companyKeys"
  where "unseeing"."employerEmail" in (
      select "employerEmail" from "recruiters" join "jobs" as "its" using ("recruiterEmail")
      where "its"."id" in (select "these"."id" from (${jobs}) as "these"))
    and "isHiddenFrom"("hidden"."candidateEmail", "unseeing"."employerEmail")`;

/**
 * Keeps people whom a company may see.
 * @param company the same for all rows, so that those it does not see are looked up once
 * @param email of the candidate
 */
export const isNotHidden = (
  company: RawBuilder<string>,
  email: RawBuilder<unknown> = sql.ref('candidates.candidateEmail'),
): RawBuilder<SqlBool> => sql<SqlBool>`${email} not in (${hiddenPeopleOf(company)})`;

/** Addresses of everyone a company does not see. */
export async function hiddenFrom(db: Database, company: string): Promise<string[]> {
  const { rows } = await hiddenPeopleOf(sql`${company}`).execute(db);
  return rows.map(({ candidateEmail }) => candidateEmail);
}
