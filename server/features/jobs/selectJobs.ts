/** Jobs as they are read: the stored columns, and what is counted or joined. */
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Grant } from '../../../schemas/calls/permissions.ts';
import { Job, PublicJob } from '../../../schemas/job.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { ComputedJobField, Tables } from '../../db/tables.ts';

export type JobRows<T = object> = SelectQueryBuilder<Tables, 'jobs', T>;
type Computed = { [F in ComputedJobField]: Job[F] };

/** Where the employer's name can be looked for in a search. */
export const jobEmployerName = sql<string>`(
  select "employers"."employerName" from "recruiters" join "employers" using ("employerEmail")
  where "recruiters"."recruiterEmail" = "jobs"."recruiterEmail")`;

/** Records that depend on a job. */
export const jobCounts = {
  dailyCandidatesCount: sql<number>`(select count(*) from "dailyCandidates" where "jobId" = "jobs"."id")`,
  newDailyCandidatesCount: sql<number>`(
    select count(*) from "dailyCandidates" where "jobId" = "jobs"."id" and "status" = 'NEW')`,
  applicationsCount: sql<number>`(select count(*) from "applications" where "jobId" = "jobs"."id")`,
};

/** The fields that are no columns of a job. */
export const computedOfJob: { [F in ComputedJobField]: RawBuilder<Computed[F]> } = {
  employerName: jobEmployerName,
  ...jobCounts,
  lastListOn: sql<string | null>`(select max("date") from "dailyLists" where "jobId" = "jobs"."id")`,
};

const jobSelections = selectShape('jobs', Job.shape, computedOfJob);

/** The records between a job and one candidate. */
const between = (candidateEmail: string) => ({
  fit: sql`(
    select "fit" from "jobFits" where "jobId" = "jobs"."id" and "candidateEmail" = ${candidateEmail})`,
  // Who has nothing to be compared by waits for nothing.
  fitPending: sql`(
    exists (select from "candidates" where "candidateEmail" = ${candidateEmail} and "facts" is not null)
    and not exists (
      select from "jobFits" where "jobId" = "jobs"."id" and "candidateEmail" = ${candidateEmail}))`,
  application: sql`(
    select jsonb_build_object('id', "applications"."id", 'status', "applications"."status")
    from "applications" where "jobId" = "jobs"."id" and "candidateEmail" = ${candidateEmail})`,
});

/** Selects jobs as their recruiter and employer see them. */
export const selectJob = (rows: JobRows): JobRows<Job> => rows.select(jobSelections).$castTo<Job>();

/** Selects jobs as a candidate sees them, with how the candidate fits as far as that is known. */
export const selectPublicJob =
  (candidateEmail: string) =>
  (rows: JobRows): JobRows<PublicJob> =>
    rows
      .select(selectShape('jobs', PublicJob.shape, { ...computedOfJob, ...between(candidateEmail) }))
      .$castTo<PublicJob>();

/** Recruiters of an organisation, for `in`. */
const recruitersOf = (eb: ExpressionBuilder<Tables, 'jobs'>, employerEmail: string | null) =>
  eb.selectFrom('recruiters').select('recruiterEmail').where('employerEmail', '=', employerEmail);

/** The jobs a grant reaches; everything else does not exist for the caller. */
export function jobsInScope(db: Database, caller: Caller, { scope }: Grant): JobRows {
  const jobs = db.selectFrom('jobs');
  switch (scope) {
    case 'own':
      return jobs.where('jobs.recruiterEmail', '=', caller.email);
    case 'organisation':
      return jobs.where((eb) => eb('jobs.recruiterEmail', 'in', recruitersOf(eb, caller.employerEmail)));
    case 'open':
      return jobs.where('jobs.status', '=', 'OPEN');
    default:
      throw new Error(`Jobs have no scope ${scope}`);
  }
}
