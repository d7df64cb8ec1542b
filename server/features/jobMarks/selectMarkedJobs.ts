/** Marked jobs as their candidate reads them. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { MarkedJob } from '../../../schemas/markedJob.ts';
import type { Database } from '../../db/database.ts';
import type { ListColumns } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';
import { betweenJobAnd, jobEmployerName } from '../jobs/selectJobs.ts';

type MarkedRows<T = object> = SelectQueryBuilder<Tables, 'jobMarks' | 'jobs', T>;

const isOpen = sql<boolean>`("jobs"."status" = 'OPEN')`;
/** Whatever is written in a job that is not open is its recruiter's alone. */
const whileOpen = (name: string): RawBuilder<unknown> =>
  sql`case when ${isOpen} then ${sql.ref(`jobs.${name}`)} end`;

export const markedJobsOf = (db: Database, candidateEmail: string): MarkedRows =>
  db
    .selectFrom('jobMarks')
    .innerJoin('jobs', 'jobs.id', 'jobMarks.jobId')
    .where('jobMarks.candidateEmail', '=', candidateEmail);

export const selectMarkedJob =
  (candidateEmail: string) =>
  (rows: MarkedRows): MarkedRows<MarkedJob> =>
    rows
      .select(
        selectShape('jobs', MarkedJob.shape, {
          ...betweenJobAnd(candidateEmail),
          employerName: jobEmployerName,
          mark: sql.ref('jobMarks.mark'),
          markedAt: sql.ref('jobMarks.markedAt'),
          isOpen,
          salaryMin: whileOpen('salaryMin'),
          salaryMax: whileOpen('salaryMax'),
        }),
      )
      .$castTo<MarkedJob>();

export const markedJobColumns: ListColumns = {
  id: { by: sql.ref('jobMarks.jobId'), type: 'uuid' },
  sorts: { markedAt: { by: sql.ref('jobMarks.markedAt'), type: 'timestamptz' } },
  search: [sql.ref('jobs.title'), jobEmployerName],
  filters: { mark: { by: sql.ref('jobMarks.mark'), type: 'text' } },
};
