/** The demo recruiters looking through their lists, by a rule and not by chance. */

import { hoursLater } from '../../schemas/base/days.ts';
import type { DailyCandidate, PassReason } from '../../schemas/dailyCandidate.ts';
import type { Database } from '../db/database.ts';
import { type Decision, setPickStatus } from '../features/dailyCandidates/setPickStatus.ts';
import { visitorEmail } from './accounts.ts';

/** A pick that was saved. */
export interface SavedPick {
  id: string;
  jobId: string;
  candidateEmail: string;
  recruiterEmail: string;
}

type ReviewedPick = Pick<DailyCandidate, 'candidateEmail' | 'band' | 'criteria' | 'state'> & {
  jobState: string | null;
};

/** The last lists are left for visitors to review; of those before today's, the first pick has been opened. */
const leftDays = 2;

/** Taken in turn, by band. */
const decisions = {
  STRONG: ['SAVED', 'SAVED', 'SAVED', 'SNOOZED'],
  GOOD: ['SAVED', 'VIEWED', 'SAVED', 'SNOOZED'],
  PARTIAL: ['PASSED', 'VIEWED', 'PASSED'],
  LIMITED: ['PASSED'],
} as const;

/** A recruiter's words about this candidate: only from what the list itself shows; nothing where it shows no reason. */
function reasonsFor({ criteria, state, jobState }: ReviewedPick): PassReason[] {
  const mustHaves = criteria.filter(({ importance }) => importance === 'MUST_HAVE');
  const missed = mustHaves.filter(({ outcome }) => outcome === 'DOES_NOT_MEET');
  if (missed.some(({ name }) => /\byears\b/.test(name))) return ['NOT_ENOUGH_EXPERIENCE'];
  if (missed.length > 0) return ['OTHER'];
  if (mustHaves.filter(({ outcome }) => outcome === 'UNKNOWN').length > 1) return ['MISSING_SKILLS'];
  return state !== null && jobState !== null && state !== jobState ? ['TOO_FAR'] : [];
}

/** Whether a good band rests on more than half of the criteria, as a recruiter would check before saving someone. */
function fits({ band, criteria }: ReviewedPick): boolean {
  const mustHaves = criteria.filter(({ importance }) => importance === 'MUST_HAVE');
  const met = mustHaves.filter(({ outcome }) => outcome === 'MEETS').length;
  return (band === 'STRONG' || band === 'GOOD') && (mustHaves.length === 0 || met * 2 > mustHaves.length);
}

/** @param number of the pick among those of its band */
function decide(pick: ReviewedPick, number: number): Decision {
  if (pick.candidateEmail === visitorEmail)
    return fits(pick) ? { status: 'SAVED', reasons: [] } : { status: 'PASSED', reasons: reasonsFor(pick) };
  const turns = decisions[fits(pick) || pick.band === 'LIMITED' ? pick.band : 'PARTIAL'];
  const status = turns[number % turns.length] ?? 'VIEWED';
  return { status, reasons: status === 'PASSED' ? reasonsFor(pick) : [] };
}

interface PickReview {
  /**
   * Decides about the day's new picks, in the hours after the lists came.
   *
   * @returns those that were saved
   */
  review(daysAgo: number, at: Date): Promise<SavedPick[]>;
}

export function createPickReview(db: Database): PickReview {
  const reviewed = { STRONG: 0, GOOD: 0, PARTIAL: 0, LIMITED: 0 };

  const newPicks = () =>
    db
      .selectFrom('dailyCandidates')
      .innerJoin('jobs', 'jobs.id', 'dailyCandidates.jobId')
      .select([
        'dailyCandidates.id',
        'dailyCandidates.jobId',
        'dailyCandidates.candidateEmail',
        'dailyCandidates.rank',
        'dailyCandidates.band',
        'dailyCandidates.criteria',
        'dailyCandidates.state',
        'jobs.state as jobState',
        'jobs.recruiterEmail',
      ])
      .where('dailyCandidates.status', '=', 'NEW')
      .orderBy('jobs.title')
      .orderBy('dailyCandidates.rank')
      .execute();

  return {
    async review(daysAgo, at) {
      const saved: SavedPick[] = [];
      for (const [index, pick] of (await newPicks()).entries()) {
        const { id, jobId, candidateEmail, recruiterEmail, band } = pick;
        const isLeft = daysAgo <= leftDays;
        if (isLeft && pick.rank > 1) continue;
        const decision: Decision = isLeft ? { status: 'VIEWED', reasons: [] } : decide(pick, reviewed[band]);
        reviewed[band] += 1;
        await setPickStatus(db, id, recruiterEmail, decision, hoursLater(at, 3 + (index % 6)));
        if (decision.status === 'SAVED') saved.push({ id, jobId, candidateEmail, recruiterEmail });
      }
      return saved;
    },
  };
}
