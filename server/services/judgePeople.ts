/** Judges people for a job that may not be stored as it is asked for, outside the thread that answers requests. */
import type { Fit } from '../../schemas/criteria.ts';
import type { Tables } from '../db/tables.ts';
import type { MatchJob } from '../matching/scoring/job.ts';

/** A job as people are judged for it. */
export type AskedJob = Pick<Tables['jobs'], 'title' | 'description' | 'criteria'> &
  Pick<MatchJob, 'areProposed' | 'onlyListed' | 'othersUnmet' | 'place'>;

/** Someone whose band another job, or the same one with other criteria, would change. */
export interface MovedCandidate {
  email: string;
  before: Fit;
  after: Fit;
}

export interface Comparison {
  /** How many were judged; those without a readable resume cannot be. */
  looked: number;
  /** Whose band changes, largest change first. */
  moved: MovedCandidate[];
}

/** Someone judged for a job, with quotations. */
export interface JudgedCandidate {
  email: string;
  fit: Fit;
}

export interface JudgePeople {
  /**
   * Judges people for a job as it is and as it would be.
   * @param most of those who move are shown, with quotations
   */
  compare(before: AskedJob, after: AskedJob, emails: readonly string[], most: number): Promise<Comparison>;
  /** The best of some people, best first; equal ones in an order that favours no name. */
  best(job: AskedJob, emails: readonly string[], most: number): Promise<JudgedCandidate[]>;
  /** Addresses of those of the whole pool who promise most; null while everyone is still being read. */
  promising(job: AskedJob, most: number): Promise<string[] | null>;
}
