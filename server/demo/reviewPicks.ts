/** The demo recruiters looking through their lists, by a rule and not by chance. */
import type { PassReason } from '../../schemas/dailyCandidate.ts';
import { type Decision, setPickStatus } from '../dailyCandidates/setPickStatus.ts';
import type { Database } from '../db/database.ts';
import { hoursLater } from './days.ts';

/** A pick that was saved. */
export interface SavedPick {
  jobId: string;
  candidateEmail: string;
  recruiterEmail: string;
}

/** The last lists are left for whoever tries the product. */
const leftDays = 2;

const passReasons: PassReason[] = ['MISSING_SKILLS', 'NOT_ENOUGH_EXPERIENCE', 'WRONG_FIELD', 'TOO_FAR'];

/** @param number of the pick in the order in which picks are reviewed */
function decide(band: string, number: number): Decision {
  if (band === 'STRONG' || band === 'GOOD') {
    return { status: number % 7 === 3 ? 'SNOOZED' : 'SAVED', reasons: [] };
  }
  if (number % 3 === 0) return { status: 'VIEWED', reasons: [] };
  const reason = passReasons[number % passReasons.length];
  return { status: 'PASSED', reasons: number % 4 === 1 || !reason ? [] : [reason] };
}

/**
 * Decides about the day's new picks, in the hours after the lists came.
 *
 * @returns those that were saved
 */
export async function reviewPicks(db: Database, daysAgo: number, at: Date): Promise<SavedPick[]> {
  if (daysAgo <= leftDays) return [];
  const picks = await db
    .selectFrom('dailyCandidates')
    .innerJoin('jobs', 'jobs.id', 'dailyCandidates.jobId')
    .select([
      'dailyCandidates.id',
      'dailyCandidates.jobId',
      'dailyCandidates.candidateEmail',
      'dailyCandidates.band',
      'jobs.recruiterEmail',
    ])
    .where('dailyCandidates.status', '=', 'NEW')
    .orderBy('jobs.title')
    .orderBy('dailyCandidates.rank')
    .execute();
  const saved: SavedPick[] = [];
  for (const [index, { id, band, ...pick }] of picks.entries()) {
    const decision = decide(band, index + daysAgo);
    await setPickStatus(db, id, pick.recruiterEmail, decision, hoursLater(at, 3 + (index % 6)));
    if (decision.status === 'SAVED') saved.push(pick);
  }
  return saved;
}
