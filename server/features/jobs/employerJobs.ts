/** Jobs as the employer oversees them: with whose they are, how far people have come and the answers that are owed. */
import { type RawBuilder, sql } from 'kysely';
import { EmployerJob } from '../../../schemas/employerJob.ts';
import { recruiterName } from '../../db/fullName.ts';
import type { ListColumns } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { selectShape } from '../../db/selectShape.ts';
import { answersOwedOf } from './answersOwed.ts';
import { jobColumns } from './jobColumns.ts';
import { computedOfJob, type JobRows } from './selectJobs.ts';

const nameOfRecruiter = sql<string>`(
  select ${recruiterName()} from "recruiters" where "recruiters"."recruiterEmail" = "jobs"."recruiterEmail")`;

/** Whose stage is gone stands in the first one, as on the board. */
const pipeline = sql`(
  with "here" as (
    select "stageId", count(*) as "n" from "applications"
    where "applications"."jobId" = "jobs"."id" and "applications"."status" = 'ACTIVE' group by "stageId"
    union all
    select "stageId", count(*) from "applications"
    where "applications"."jobId" = "jobs"."id" and "applications"."status" = 'HIRED' group by "stageId")
  select jsonb_agg(jsonb_build_object(
    'stageId', "stage" ->> 'id', 'stageName', "stage" ->> 'name', 'stageType', "stage" ->> 'type',
    'people', (
      select coalesce(sum("n"), 0)::bigint from "here"
      where "here"."stageId" = "stage" ->> 'id' or ("place" = 1 and not exists (
        select from jsonb_array_elements("jobs"."stages") "known" where "known" ->> 'id' = "here"."stageId")))
  ) order by "place")
  from jsonb_array_elements("jobs"."stages") with ordinality "all" ("stage", "place"))`;

const computedAt = (now: Date): Record<string, RawBuilder<unknown>> => ({
  ...computedOfJob,
  recruiterName: nameOfRecruiter,
  pipeline,
  ...answersOwedOf(sql`= "jobs"."id"`, now),
});

/** Selects jobs as their employer sees them now. */
export const selectEmployerJob =
  (now: Date) =>
  (rows: JobRows): JobRows<EmployerJob> =>
    rows.select(selectShape('jobs', EmployerJob.shape, computedAt(now))).$castTo<EmployerJob>();

/** How an employer narrows and orders the jobs, now. */
export function employerJobColumns(now: Date): ListColumns {
  const computed = computedAt(now);
  const { sorts, filters } = listColumns('jobs', EmployerJob, computed);
  return {
    ...jobColumns,
    sorts,
    search: [...jobColumns.search, nameOfRecruiter],
    filters: {
      ...filters,
      ...jobColumns.filters,
      overdue: {
        by: sql`case when ${computed.oldestAnswerBy} is null then 'NONE' else 'SOME' end`,
        type: 'text',
      },
    },
  };
}
