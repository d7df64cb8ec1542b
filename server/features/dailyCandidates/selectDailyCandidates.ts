/** Picks as they are read, and whose they are. */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Grant } from '../../../schemas/calls/permissions.ts';
import { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';

export type DailyCandidateRows<T = object> = SelectQueryBuilder<Tables, 'dailyCandidates', T>;
type DailyListRows<T = object> = SelectQueryBuilder<Tables, 'dailyLists', T>;

/** The answer for a pick that does not exist, or that the caller may not know of. */
export const noSuchPick = () => notFound('There is no such daily candidate.');

/** The picks of the jobs a grant reaches; everything else does not exist for the caller. */
export const picksInScope = (db: Database, caller: Caller, grant: Grant): DailyCandidateRows =>
  db
    .selectFrom('dailyCandidates')
    .where(({ exists }) =>
      exists(
        jobsInScope(db, caller, grant)
          .select(sql`1`.as('one'))
          .whereRef('jobs.id', '=', sql.ref('dailyCandidates.jobId')),
      ),
    );

/** The lists of the jobs a grant reaches. */
export const listsInScope = (db: Database, caller: Caller, grant: Grant): DailyListRows =>
  db
    .selectFrom('dailyLists')
    .where(({ exists }) =>
      exists(
        jobsInScope(db, caller, grant)
          .select(sql`1`.as('one'))
          .whereRef('jobs.id', '=', sql.ref('dailyLists.jobId')),
      ),
    );

const columns = selectShape('dailyCandidates', DailyCandidate.omit({ elsewhere: true }).shape);

/** A pick as it is stored. */
export type KeptPick = Omit<DailyCandidate, 'elsewhere'>;

export const selectPick = (rows: DailyCandidateRows): DailyCandidateRows<KeptPick> =>
  rows.select(columns).$castTo<KeptPick>();

/** A list as it is kept, with how many of its picks nobody has looked at. */
type KeptList = Omit<Tables['dailyLists'], 'createdAt'> & { newCount: number };

export const selectList = (rows: DailyListRows): DailyListRows<KeptList> =>
  rows.select([
    'dailyLists.jobId',
    'dailyLists.date',
    // Those a recruiter added are not the run's, which the guarantee counts.
    sql<number>`"size" + (
      select count(*)::integer from "dailyCandidates" as added
      where added."jobId" = "dailyLists"."jobId" and added."date" = "dailyLists"."date" and added."isFromSearch")`.as(
      'size',
    ),
    'poolSize',
    'explanation',
    sql<number>`(
      select count(*) from "dailyCandidates" as pick
      where pick."jobId" = "dailyLists"."jobId" and pick."date" = "dailyLists"."date" and pick."status" = 'NEW')`.as(
      'newCount',
    ),
  ]);

/** @throws ApiError NOT_FOUND */
export const findPick = (rows: DailyCandidateRows, id: string): Promise<KeptPick> =>
  selectPick(rows.where('dailyCandidates.id', '=', id)).executeTakeFirstOrThrow(noSuchPick);
