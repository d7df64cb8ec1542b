/** The queue: the picks that wait for a decision, in all of a recruiter's open jobs. */
import { sql } from 'kysely';
import { dayOf, daysLater } from '../../../schemas/base/days.ts';
import type { Grant } from '../../../schemas/calls/permissions.ts';
import { QueuedPick } from '../../../schemas/dailyCandidate.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import type { ListColumns } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { selectShape } from '../../db/selectShape.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';
import { type DailyCandidateRows, withinFirstList } from './selectDailyCandidates.ts';

const ref = (name: string) => sql.ref(`dailyCandidates.${name}`);
const jobTitle = sql`(select "title" from "jobs" where "jobs"."id" = "dailyCandidates"."jobId")`;

/** Days a pick that was looked at and left goes on waiting. */
const daysLeft = 7;

/**
 * The picks that wait: those nobody has looked at; those that were looked at and left, for a week, and longer while their
 * list is the job's newest; and those that were snoozed until today or earlier.
 */
export const waitingPicks = (db: Database, caller: Caller, grant: Grant, now: Date): DailyCandidateRows => {
  const open = jobsInScope(db, caller, grant).where('jobs.status', '=', 'OPEN');
  // Found once for each job, not for each pick.
  const newest = open.select([
    'jobs.id',
    sql`(select max("date") from "dailyLists" where "dailyLists"."jobId" = "jobs"."id")`.as('date'),
  ]);
  return db
    .selectFrom('dailyCandidates')
    .where('dailyCandidates.jobId', 'in', open.select('jobs.id'))
    .where(withinFirstList('dailyCandidates', caller, grant))
    .where(
      sql<boolean>`(${ref('status')} in ('NEW', 'VIEWED', 'SNOOZED') and case ${ref('status')}
        when 'NEW' then true
        when 'SNOOZED' then ${ref('snoozedUntil')} <= ${dayOf(now)}::date
        else ${ref('reviewedAt')} > ${daysLater(now, -daysLeft)} or (${ref('jobId')}, ${ref('date')}) in (${newest})
        end)`,
    );
};

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
