/** Jobs as they are read: the stored columns, and what is counted or joined. */
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Grant } from '../../../schemas/calls/permissions.ts';
import { Job, PublicJob } from '../../../schemas/job.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { ComputedJobField, Tables } from '../../db/tables.ts';
import { companyOfJobs, hiddenPeopleOf } from '../../ranking/hiddenPeople.ts';
import { distanceFrom, type Near } from './search/near.ts';

export type JobRows<T = object> = SelectQueryBuilder<Tables, 'jobs', T>;
type Computed = { [F in ComputedJobField]: Job[F] };

/** Where the employer's name can be looked for in a search. */
export const jobEmployerName = sql<string>`(
  select "employers"."employerName" from "recruiters" join "employers" using ("employerEmail")
  where "recruiters"."recruiterEmail" = "jobs"."recruiterEmail")`;

/** The domain that the employer is shown as proved by. */
const jobEmployerDomain = sql<string | null>`(
  select "employers"."provedDomain" from "recruiters" join "employers" using ("employerEmail")
  where "recruiters"."recruiterEmail" = "jobs"."recruiterEmail")`;

/** A figure that was added up, and the changes since (0062_figures.sql): counting would read every row. */
const figureOf = (what: 'dailyCandidates' | 'applications') => sql<number>`(
  coalesce((select ${sql.ref(what)} from "jobFigures" where "jobId" = "jobs"."id" and "date" = 'infinity'), 0)
  + coalesce((select sum("n") from "figureChanges" where "jobId" = "jobs"."id" and "what" = ${sql.lit(what)}), 0))::bigint`;

/** Records that depend on a job. */
export const jobCounts = {
  dailyCandidatesCount: figureOf('dailyCandidates'),
  newDailyCandidatesCount: sql<number>`((
    select count(*) from "dailyCandidates" where "jobId" = "jobs"."id" and "status" = 'NEW') - (
    select count(*) from (${hiddenPeopleOf(companyOfJobs)}) "hidden" join "dailyCandidates" using ("candidateEmail")
    where "jobId" = "jobs"."id" and "status" = 'NEW'))`,
  applicationsCount: figureOf('applications'),
};

/** The fields that are no columns of a job. */
export const computedOfJob: { [F in ComputedJobField]: RawBuilder<Computed[F]> } = {
  employerName: jobEmployerName,
  ...jobCounts,
  lastListOn: sql<string | null>`(select max("date") from "dailyLists" where "jobId" = "jobs"."id")`,
};

const jobSelections = selectShape('jobs', Job.shape, computedOfJob);

/** The records between a job and one candidate. */
export const betweenJobAnd = (candidateEmail: string) => ({
  fit: sql`(
    select "fit" from "jobFits" where "jobId" = "jobs"."id" and "candidateEmail" = ${candidateEmail})`,
  // Who has nothing to be compared by waits for nothing.
  fitPending: sql`(
    exists (select from "candidates" where "candidateEmail" = ${candidateEmail} and "facts" is not null)
    and not exists (
      select from "jobFits" where "jobId" = "jobs"."id" and "candidateEmail" = ${candidateEmail}))`,
  unwanted: sql`(
    select "unwanted" from "jobFits" where "jobId" = "jobs"."id" and "candidateEmail" = ${candidateEmail})`,
  application: sql`(
    select jsonb_build_object('id', "applications"."id", 'status', "applications"."status")
    from "applications" where "jobId" = "jobs"."id" and "candidateEmail" = ${candidateEmail})`,
  mark: sql`(
    select "mark" from "jobMarks" where "jobId" = "jobs"."id" and "candidateEmail" = ${candidateEmail})`,
});

/** Whether a job is not among those a candidate has hidden. */
export const isNotHiddenFrom = (
  candidateEmail: string,
  jobId = 'jobs.id',
): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(jobId)} <> all(array(
  select "jobId" from "jobMarks" where "candidateEmail" = ${candidateEmail} and "mark" = 'HIDDEN'))`;

/** Selects jobs as their recruiter and employer see them. */
export const selectJob = (rows: JobRows): JobRows<Job> => rows.select(jobSelections).$castTo<Job>();

/** Selects jobs as a candidate sees them, with how the candidate fits as far as that is known, and how far they are. */
export const selectPublicJob =
  (candidateEmail: string, near: Near | null = null) =>
  (rows: JobRows): JobRows<PublicJob> =>
    rows
      .select(
        selectShape('jobs', PublicJob.shape, {
          ...computedOfJob,
          ...betweenJobAnd(candidateEmail),
          employerDomain: jobEmployerDomain,
          distanceKm: near ? distanceFrom(near.point) : sql`null`,
        }),
      )
      .$castTo<PublicJob>();

/** Recruiters of an organisation, for `in`. */
const recruitersOf = (eb: ExpressionBuilder<Tables, 'jobs'>, employerEmail: string | null) =>
  eb.selectFrom('recruiters').select('recruiterEmail').where('employerEmail', '=', employerEmail);

/** The jobs a candidate may read: open ones, and those they applied for as long as their text is what was applied for. */
export const jobsReadableBy = (db: Database, candidateEmail: string): JobRows =>
  db
    .selectFrom('jobs')
    .where((eb) =>
      eb.or([
        eb('jobs.status', '=', 'OPEN'),
        eb.and([
          eb('jobs.status', '<>', 'DRAFT'),
          eb.exists(
            eb
              .selectFrom('applications')
              .select('applications.id')
              .whereRef('applications.jobId', '=', 'jobs.id')
              .where('applications.candidateEmail', '=', candidateEmail),
          ),
        ]),
      ]),
    );

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
