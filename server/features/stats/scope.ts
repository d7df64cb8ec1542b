/** Whose figures are counted. */
import { type RawBuilder, sql } from 'kysely';

/** A recruiter's own jobs, or those of an employer's recruiters. */
export type StatsScope = { recruiterEmail: string } | { employerEmail: string };

/** The jobs of a scope: id, title, status, recruiterEmail. */
export const jobsOf = (scope: StatsScope): RawBuilder<unknown> =>
  'recruiterEmail' in scope
    ? sql`
        select "id", "title", "status", "recruiterEmail" from "jobs"
        where "recruiterEmail" = ${scope.recruiterEmail}`
    : sql`
        select "jobs"."id", "jobs"."title", "jobs"."status", "jobs"."recruiterEmail"
        from "jobs" join "recruiters" using ("recruiterEmail")
        where "recruiters"."employerEmail" = ${scope.employerEmail}`;

/** The addresses of a scope's recruiters. */
export const recruitersOf = (scope: StatsScope): RawBuilder<unknown> =>
  'recruiterEmail' in scope
    ? sql`${scope.recruiterEmail}`
    : sql`select "recruiterEmail" from "recruiters" where "employerEmail" = ${scope.employerEmail}`;
