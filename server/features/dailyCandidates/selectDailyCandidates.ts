/** Picks as they are read, and whose they are. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Grant } from '../../../schemas/calls/permissions.ts';
import { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import { type Caller, companyOf as companyOfCaller, firstListOf, needsPlan } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';
import { companyOf, hiddenPeopleOf, isNotHidden } from '../../ranking/hiddenPeople.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';

export type DailyCandidateRows<T = object> = SelectQueryBuilder<Tables, 'dailyCandidates', T>;
type DailyListRows<T = object> = SelectQueryBuilder<Tables, 'dailyLists', T>;

/** The answer for a pick that does not exist, or that the caller may not know of. */
export const noSuchPick = () => notFound('There is no such daily candidate.');

/**
 * Keeps what may be seen without a plan: of a job, everything up to its first list that has someone on it, so that an
 * empty one uses nothing up.
 */
const isOfFirstList = (table: 'dailyCandidates' | 'dailyLists', jobId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.jobId`)} = ${jobId} and ${sql.ref(`${table}.date`)} <= coalesce(
    (select min("date") from "dailyLists" as "first" where "first"."jobId" = ${jobId} and "first"."size" > 0),
    'infinity')`;

/** Keeps a caller without a plan to the first list of the company. */
export const withinFirstList = (
  table: 'dailyCandidates' | 'dailyLists',
  caller: Caller,
  grant: Grant,
): RawBuilder<SqlBool> => {
  const jobId = firstListOf(caller, grant);
  return jobId === null ? sql<SqlBool>`true` : isOfFirstList(table, jobId);
};

/** The picks of the jobs a grant reaches; everything else does not exist for the caller. */
const picksOfScope = (db: Database, caller: Caller, grant: Grant): DailyCandidateRows =>
  db
    .selectFrom('dailyCandidates')
    .where(({ exists }) =>
      exists(
        jobsInScope(db, caller, grant)
          .select(sql`1`.as('one'))
          .whereRef('jobs.id', '=', sql.ref('dailyCandidates.jobId')),
      ),
    )
    .where(isNotHidden(sql`${companyOfCaller(caller)}`, sql.ref('dailyCandidates.candidateEmail')));

/** Those of them that the caller sees with the plan there is. */
export const picksInScope = (db: Database, caller: Caller, grant: Grant): DailyCandidateRows =>
  picksOfScope(db, caller, grant).where(withinFirstList('dailyCandidates', caller, grant));

/** @throws ApiError SUBSCRIPTION_REQUIRED for a pick in the grant's reach that only a plan shows */
export async function refuseUnpaidPick(
  db: Database,
  caller: Caller,
  grant: Grant,
  id: string,
): Promise<void> {
  if (firstListOf(caller, grant) === null) return;
  const found = await picksOfScope(db, caller, grant)
    .select('dailyCandidates.id')
    .where('dailyCandidates.id', '=', id)
    .where(sql<boolean>`not (${withinFirstList('dailyCandidates', caller, grant)})`)
    .executeTakeFirst();
  if (found) throw needsPlan();
}

/** The lists of the jobs a grant reaches. */
export const listsInScope = (db: Database, caller: Caller, grant: Grant): DailyListRows =>
  db
    .selectFrom('dailyLists')
    .where(withinFirstList('dailyLists', caller, grant))
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

/** How many picks of a list the company no longer sees; most companies have hardly any in all. */
const hiddenPicks = (condition: RawBuilder<SqlBool>) => sql`(
  select count(*)::integer from (${hiddenPeopleOf(companyOf(sql.ref('dailyLists.jobId')))}) as hidden
  join "dailyCandidates" as gone on gone."candidateEmail" = hidden."candidateEmail"
    and gone."jobId" = "dailyLists"."jobId" and gone."date" = "dailyLists"."date"
  where ${condition})`;

export const selectList = (rows: DailyListRows): DailyListRows<KeptList> =>
  rows.select([
    'dailyLists.jobId',
    'dailyLists.date',
    // Those a recruiter added are not the run's, which the guarantee counts.
    sql<number>`"size" + (
      select count(*)::integer from "dailyCandidates" as added
      where added."jobId" = "dailyLists"."jobId" and added."date" = "dailyLists"."date" and added."isFromSearch")
      - ${hiddenPicks(sql`true`)}`.as('size'),
    'poolSize',
    'explanation',
    sql<number>`(
      select count(*) from "dailyCandidates" as pick
      where pick."jobId" = "dailyLists"."jobId" and pick."date" = "dailyLists"."date" and pick."status" = 'NEW')
      - ${hiddenPicks(sql`gone."status" = 'NEW'`)}`.as('newCount'),
  ]);

/** @throws ApiError NOT_FOUND */
export const findPick = (rows: DailyCandidateRows, id: string): Promise<KeptPick> =>
  selectPick(rows.where('dailyCandidates.id', '=', id)).executeTakeFirstOrThrow(noSuchPick);
