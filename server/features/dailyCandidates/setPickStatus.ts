/** A recruiter's decisions about a pick, and their lesson for the job's criteria. */
import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql, type Transaction } from 'kysely';
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import { daysUntil } from '../../../schemas/base/days.ts';
import { DailyCandidateStatus, type PassReason } from '../../../schemas/dailyCandidate.ts';
import { canMoveDailyCandidate, dailyCandidateMoves } from '../../../schemas/dailyCandidateStatus.ts';
import { matchedCriteria } from '../../../schemas/job.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { ApiError } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { JobRow, Tables } from '../../db/tables.ts';
import { companyOfRecruiter, isNotHidden } from '../../ranking/hiddenPeople.ts';
import { estimateOf } from '../dailyRun/estimate.ts';
import { suggestCriteria } from '../dailyRun/suggest.ts';
import { lockJob } from '../jobs/lockJob.ts';
import { findPick, type KeptPick, noSuchPick } from './selectDailyCandidates.ts';

export interface Decision {
  status: DailyCandidateStatus;
  /** Why, when passing; without any the pick is only hidden. */
  reasons: PassReason[];
  /** The day a snoozed pick comes back, as YYYY-MM-DD; without one it does not by itself. */
  until?: string | null | undefined;
  /** The visit of a page it comes from, and its place among the decisions of that visit. */
  visit?: string | undefined;
  nth?: number | undefined;
}

/** The longest anyone can be put off. */
const maxSnoozeDays = 366;

/** Newest passes that are weighed; older ones speak of other criteria. */
const maxPasses = 200;

const words = (status: DailyCandidateStatus, t: Translate) =>
  t(DailyCandidateStatus.meta()?.ui?.choices?.[status] ?? status);

/** @throws ApiError ILLEGAL_MOVE, INVALID_FIELDS on `reason` or `until` */
function refuseIllegal(from: DailyCandidateStatus, { status, reasons, until }: Decision, now: Date): void {
  if (!canMoveDailyCandidate(from, status)) {
    throw new ApiError('ILLEGAL_MOVE', (t) => {
      const now = words(from, t);
      const legal = dailyCandidateMoves[from].map((to) => words(to, t)).join(', ');
      return legal
        ? t('The status of this candidate is “{now}”. From there it can become: {legal}.', { now, legal })
        : t('The status of this candidate is “{now}”, which cannot be changed here.', { now });
    });
  }
  if (status !== 'PASSED' && reasons.length > 0) {
    throw wrongField('reason', 'Reasons are given only for passing.');
  }
  if (!until) return;
  if (status !== 'SNOOZED') throw wrongField('until', 'A day is given only for snoozing.');
  // Tomorrow is another day west of Greenwich in the evening.
  const days = daysUntil(until, earliestToday(now));
  if (days < 1 || days > maxSnoozeDays) {
    throw wrongField('until', 'Choose a day after today, at most a year away.');
  }
}

/** How a pick stands, and who decided that. */
type Standing = Pick<
  Selectable<Tables['dailyCandidates']>,
  'status' | 'reasons' | 'decidedInVisit' | 'decidedNth'
>;

/** Whether the same visit has decided again since: what it sent on leaving can arrive in any order. */
const isOvertaken = (before: Standing, { visit, nth = 0 }: Decision) =>
  visit !== undefined && before.decidedInVisit === visit && (before.decidedNth ?? 0) > nth;

/** Whether it takes back what has not arrived yet: all is as it shall be already. */
const isAhead = (before: Standing, { visit, status, reasons }: Decision) =>
  visit !== undefined &&
  before.status === status &&
  !canMoveDailyCandidate(before.status, status) &&
  isDeepStrictEqual(before.reasons, reasons);

/** The newest picks that were not passed: what a new must-have would be held against. */
const standingPicks = (tx: Transaction<Tables>, jobId: string) =>
  tx
    .selectFrom('dailyCandidates')
    .select(['criteria', 'yearsOfExperience', 'city', 'state'])
    .where('jobId', '=', jobId)
    .where('status', '<>', 'PASSED')
    .orderBy('date', 'desc')
    .orderBy('rank')
    .limit(maxPasses)
    .execute();

/** Computes the job's suggestions again from the passes that stand. */
async function updateSuggestions(tx: Transaction<Tables>, job: JobRow): Promise<void> {
  const passes = await tx
    .selectFrom('dailyCandidates')
    .select(['reasons', 'criteria', 'yearsOfExperience'])
    .where('jobId', '=', job.id)
    .where('status', '=', 'PASSED')
    .where(sql<boolean>`"reasons" <> '[]'`)
    .orderBy('reviewedAt', 'desc')
    .limit(maxPasses)
    .execute();
  const suggested = suggestCriteria({ ...job, criteria: [...matchedCriteria(job)] }, passes);
  const standing = suggested.length > 0 ? await standingPicks(tx, job.id) : [];
  const suggestedCriteria = suggested.map(({ why, ...criterion }) => ({
    ...criterion,
    why: { ...why, estimate: estimateOf({ ...criterion, why }, standing, job) },
  }));
  await tx.updateTable('jobs').set(toRow({ suggestedCriteria })).where('id', '=', job.id).execute();
}

/** @throws ApiError ILLEGAL_MOVE, INVALID_FIELDS on `reason` or `until` */
async function keep(
  tx: Transaction<Tables>,
  job: JobRow,
  before: Standing & { id: string },
  decision: Decision,
  now: Date,
): Promise<void> {
  const { status, until = null, visit: decidedInVisit = null, nth: decidedNth = null } = decision;
  const reasons = [...new Set(decision.reasons)];
  const isThere = isAhead(before, decision);
  if (!isThere) refuseIllegal(before.status, decision, now);
  const change = isThere ? {} : { status, reasons, snoozedUntil: until, reviewedAt: now.toISOString() };
  await tx
    .updateTable('dailyCandidates')
    .set(toRow({ ...change, decidedInVisit, decidedNth }))
    .where('id', '=', before.id)
    .execute();
  if (!isThere && (reasons.length > 0 || before.reasons.length > 0)) await updateSuggestions(tx, job);
}

/**
 * Sets a pick's status. Two decisions at the same time are made one after the other; the second is checked against
 * what the first one left. One that its own page has overtaken changes nothing.
 *
 * @param recruiterEmail whose job the pick has to be of
 * @throws ApiError NOT_FOUND, ILLEGAL_MOVE, INVALID_FIELDS on `reason` or `until`
 */
export function setPickStatus(
  db: Database,
  id: string,
  recruiterEmail: string,
  decision: Decision,
  now: Date,
): Promise<KeptPick> {
  return db.transaction().execute(async (tx) => {
    const pick = () =>
      tx
        .selectFrom('dailyCandidates')
        .where('id', '=', id)
        .where(isNotHidden(companyOfRecruiter(recruiterEmail), sql.ref('candidateEmail')));
    const { jobId } = await pick().select('jobId').executeTakeFirstOrThrow(noSuchPick);
    const job = await lockJob(tx, jobId, recruiterEmail).catch((error: Error) => {
      throw error instanceof ApiError ? noSuchPick() : error;
    });
    const before = await pick()
      .select(['status', 'reasons', 'decidedInVisit', 'decidedNth'])
      .forUpdate()
      .executeTakeFirstOrThrow(noSuchPick);
    if (!isOvertaken(before, decision)) await keep(tx, job, { id, ...before }, decision, now);
    return findPick(tx.selectFrom('dailyCandidates'), id);
  });
}
