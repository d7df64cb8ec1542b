/** A daily run's input: the jobs that still need their list, and the people who may be picked. */
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { dayOf, startOf } from '../../schemas/base/days.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { MatchJob } from '../matching/scoring/job.ts';
import { askedOf, termColumns, termsOf } from './criteriaOfJob.ts';
import { companyOfJobs, hiddenPeopleOf } from './hiddenPeople.ts';
import { type MatchRow, matchColumns } from './profiles/matchColumns.ts';

/** A job as the matcher needs it; `criteria` are the proposed ones while it has none of its own. */
export interface DueJob
  extends Pick<Tables['jobs'], 'id' | 'title' | 'description' | 'criteria' | 'criteriaVersion'>,
    Pick<MatchJob, 'areProposed' | 'onlyListed' | 'othersUnmet' | 'place' | 'conditions'> {
  /** E-mails of everyone who was listed for it before, has applied, has hidden it, or is hidden from its company. */
  settled: string[];
}

/** A stored job of a run, with the company it is for, whose own people need no plan. */
export interface RunJob extends DueJob {
  company: string;
}

/** A candidate as the matcher needs one. */
export type PoolCandidate = MatchRow;

/** Which jobs a run is about: all open ones, or some of them. */
export interface RunScope {
  jobIds?: readonly string[];
  /** Only jobs opened at or after this moment. */
  openedSince?: string;
}

/** Whether a job gets lists: one that is open for a first list alone has had it once there is someone on it. */
const isOwedLists = (now: Date) => sql<boolean>`not exists (
  select from "firstLists"
  where "firstLists"."jobId" = "jobs"."id"
    and exists (select from "dailyLists" where "dailyLists"."jobId" = "jobs"."id" and "size" > 0)
    and not exists (
      select from "subscriptions"
      where "userEmail" in ("jobs"."recruiterEmail", "firstLists"."employerEmail")
        and "subscriptions"."status" = 'ACTIVE' and "currentPeriodEnd" > ${now.toISOString()}::timestamptz))`;

/** The open jobs without a list of that day. */
const withoutList = (db: Database, date: string, now: Date) =>
  db
    .selectFrom('jobs')
    .where('status', '=', 'OPEN')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('dailyLists')
            .select(sql`1`.as('one'))
            .whereRef('dailyLists.jobId', '=', 'jobs.id')
            .where('date', '=', date),
        ),
      ),
    )
    .where(isOwedLists(now));

/** The same, oldest first. */
export async function dueJobs(
  db: Database,
  date: string,
  { jobIds, openedSince }: RunScope,
  now: Date,
): Promise<string[]> {
  const rows = await withoutList(db, date, now)
    .select('id')
    .$if(jobIds !== undefined, (query) => query.where('id', '=', sql<string>`any(${jobIds})`))
    .$if(openedSince !== undefined, (query) => query.where('openedAt', '>=', openedSince ?? null))
    .orderBy('openedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many of a recruiter's lists are being made now: of jobs that were opened today, and of all while a run is on. */
export async function countListsComing(db: Database, recruiterEmail: string, now: Date): Promise<number> {
  const today = dayOf(now);
  const { coming } = await withoutList(db, today, now)
    .select(({ fn }) => fn.countAll<number>().as('coming'))
    .where('recruiterEmail', '=', recruiterEmail)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('openedAt', '>=', startOf(today).toISOString()),
        exists(selectFrom('dailyRuns').select('id').where('date', '=', today)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return coming;
}

/** The companies of some jobs, each once. */
export async function companiesOf(db: Database, jobIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .select('employerEmail')
    .distinct()
    .where('jobs.id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .orderBy('employerEmail')
    .execute();
  return rows.map(({ employerEmail }) => employerEmail);
}

/** Jobs as they are matched. */
export async function readJobs(db: Database, jobIds: readonly string[]): Promise<RunJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'description', 'criteria', 'proposedCriteria', 'criteriaVersion'])
    .select(termColumns)
    .select(companyOfJobs.as('company'))
    .select(
      sql<string[]>`array(
        select "candidateEmail" from "dailyCandidates" where "jobId" = "jobs"."id"
        union select "candidateEmail" from "applications" where "jobId" = "jobs"."id"
        union select "candidateEmail" from "jobMarks" where "jobId" = "jobs"."id" and "mark" = 'HIDDEN'
        union ${hiddenPeopleOf(companyOfJobs)})`.as('settled'),
    )
    .where('id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .execute();
  const jobs = new Map(
    rows.map(({ id, title, description, criteriaVersion, settled, company, ...job }) => [
      id,
      { id, title, description, criteriaVersion, settled, company, ...askedOf(job), ...termsOf(job) },
    ]),
  );
  return jobIds.flatMap((id) => jobs.get(id) ?? []);
}

/** How many lists of that day each candidate is on already. */
export async function listsOfDay(db: Database, date: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('dailyCandidates')
    .select(['candidateEmail', ({ fn }) => fn.countAll<number>().as('lists')])
    .where('date', '=', date)
    .groupBy('candidateEmail')
    .execute();
  return new Map(rows.map(({ candidateEmail, lists }) => [candidateEmail, lists]));
}

/** Whether a candidate has proved their address. */
export const isProved = sql<SqlBool>`exists (
  select from "users" where "users"."email" = "candidates"."candidateEmail" and "emailVerified")`;

/** Whether a candidate's plan lasts beyond a moment. */
export const isPaidFor = (at: string) => sql<SqlBool>`exists (
  select from "subscriptions" where "subscriptions"."userEmail" = "candidates"."candidateEmail"
    and "subscriptions"."status" = 'ACTIVE' and "subscriptions"."currentPeriodEnd" > ${at})`;

/**
 * Keeps the candidates who may be picked: open to work, e-mail proved, paid for at that moment, with a resume that
 * could be read.
 */
export const pickable = <O>(
  query: SelectQueryBuilder<Tables, 'candidates', O>,
  at: string,
): SelectQueryBuilder<Tables, 'candidates', O> =>
  query.where('openToWork', '=', true).where('facts', 'is not', null).where(isProved).where(isPaidFor(at));

/** The same jobs with those of like titles beside each other: they look at the same people. */
export async function byTitle(db: Database, jobIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .orderBy(sql`regexp_replace(lower("title"), '^.* ', '')`)
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The named candidates, for a second look at those who were chosen. */
export const readCandidates = (db: Database, emails: readonly string[]): Promise<PoolCandidate[]> =>
  db
    .selectFrom('candidates')
    .select(matchColumns)
    .where('candidateEmail', '=', sql<string>`any(${emails})`)
    .execute();
