/** The queue: the picks that wait for a decision, in all of a recruiter's open jobs. */
import { type Expression, sql } from 'kysely';
import { lastZoneHours } from '../../../schemas/base/answerDay.ts';
import { dayOf, daysLater, hoursLater } from '../../../schemas/base/days.ts';
import type { Grant } from '../../../schemas/calls/permissions.ts';
import { QueuedPick } from '../../../schemas/dailyCandidate.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import type { ListColumns } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { selectShape } from '../../db/selectShape.ts';
import { hiddenPeopleOfJobs, isNotHidden } from '../../ranking/hiddenPeople.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';
import { type DailyCandidateRows, withinFirstList } from './selectDailyCandidates.ts';

const ref = (name: string) => sql.ref(`dailyCandidates.${name}`);
const jobTitle = sql`(select "title" from "jobs" where "jobs"."id" = "dailyCandidates"."jobId")`;

/** Days a pick that was looked at and left goes on waiting. */
const daysLeft = 7;

/**
 * Which picks wait: those nobody has looked at; those that were looked at and left, for a week, and longer while their
 * list is the job's newest; and those that were snoozed until today or earlier. Someone west of Greenwich snoozes in the
 * evening until what is tomorrow there and today in UTC: such a pick comes back after half a day.
 *
 * Each kind comes from an index: of a job that runs for long nearly all were looked at long ago.
 *
 * @param jobs the ids of theirs
 * @returns their ids, some twice
 */
function waitingIds(now: Date, jobs: Expression<unknown>) {
  const of = (condition: Expression<unknown>) => sql`
    select "id" from "dailyCandidates" where "jobId" = "job"."id" and ${condition}`;
  return sql<{ id: string }>`
    select "pick"."id" from (${jobs}) "job" cross join lateral (
      ${of(sql`"status" = 'NEW'`)}
      union all ${of(sql`"status" = 'SNOOZED' and "snoozedUntil" <= ${dayOf(now)}::date
        and ("snoozedUntil" > "reviewedAt"::date or "reviewedAt" <= ${hoursLater(now, -lastZoneHours)})`)}
      union all ${of(sql`"status" = 'VIEWED' and "reviewedAt" > ${daysLater(now, -daysLeft)}`)}
      union all ${of(sql`"status" = 'VIEWED' and "date" = (
        select max("date") from "dailyLists" where "dailyLists"."jobId" = "job"."id")`)}) "pick"`;
}

/** Whether a pick waits, as the queue counts them. @param jobs the ids of the jobs that are looked at */
export const isWaiting = (now: Date, jobs: Expression<unknown>) =>
  sql<boolean>`${ref('id')} in (${waitingIds(now, jobs)})
    and ${ref('candidateEmail')} not in (${hiddenPeopleOfJobs(jobs)})`;

/** The ids of the picks that wait in the open jobs a grant reaches, some twice; found before a page of them is asked for. */
export async function findWaiting(db: Database, caller: Caller, grant: Grant, now: Date): Promise<string[]> {
  const open = jobsInScope(db, caller, grant).where('jobs.status', '=', 'OPEN').select('jobs.id');
  const { rows } = await waitingIds(now, open).execute(db);
  return rows.map(({ id }) => id);
}

/** Those of some picks that the caller sees with the plan there is, but for those that were decided meanwhile. */
export const queuedPicks = (
  db: Database,
  caller: Caller,
  grant: Grant,
  ids: readonly string[],
): DailyCandidateRows =>
  db
    .selectFrom('dailyCandidates')
    .where(sql<boolean>`${ref('id')} = any(${ids}::uuid[])`)
    .where('dailyCandidates.status', 'in', ['NEW', 'VIEWED', 'SNOOZED'])
    .where(withinFirstList('dailyCandidates', caller, grant))
    .where(isNotHidden(sql`${companyOf(caller)}`, ref('candidateEmail')));

const selections = selectShape('dailyCandidates', QueuedPick.omit({ elsewhere: true }).shape, { jobTitle });

export const selectQueuedPick = (
  rows: DailyCandidateRows,
): DailyCandidateRows<Omit<QueuedPick, 'elsewhere'>> =>
  rows.select(selections).$castTo<Omit<QueuedPick, 'elsewhere'>>();

/** Job by job, so that its criteria stay in mind; in a job the newest list first, best candidate first. */
export const pickQueueColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: {
    jobTitle: [
      { by: sql`lower(${jobTitle})`, type: 'text' },
      { by: ref('jobId'), type: 'uuid', order: 'ASC' },
      { by: ref('date'), type: 'date', order: 'DESC' },
      { by: ref('rank'), type: 'integer', order: 'ASC' },
    ],
  },
  search: [ref('candidateName'), ref('headline'), jobTitle],
  filters: {
    ...listColumns('dailyCandidates', QueuedPick, { jobTitle }).filters,
    jobId: { by: ref('jobId'), type: 'uuid' },
  },
};
