/** What a run asks of whatever does the matching, be it the worker thread or, in a test, a function. */
import type { ListExplanation, Match } from '../../schemas/matching.ts';
import type { Limits } from './allocate.ts';
import type { DueJob, PoolCandidate } from './pool.ts';

/** One candidate chosen for a list. */
export interface Pick extends Match {
  candidateEmail: string;
}

/** One job's list, best first, and why it is short; null when it is as long as it may be. */
export interface ChosenList {
  jobId: string;
  picks: Pick[];
  poolSize: number;
  explanation: ListExplanation | null;
}

/**
 * Matching of one run, in steps, so that the pool passes through without being held: what is ordinary in it is counted,
 * everybody is scored, the lists are allocated, and only those who were chosen are matched in full.
 */
export interface Matcher {
  begin(jobs: readonly DueJob[], limits: Limits): Promise<void>;
  /** Counts a batch of the pool. Batches come in the order of e-mails. */
  survey(candidates: readonly PoolCandidate[]): Promise<void>;
  /**
   * Scores those of the pool who are still at hand against every job.
   * @returns the last of them when others were let go, who have to be given to `score` again; else null
   */
  scoreKept(): Promise<string | null>;
  /** Scores a batch of those who were let go. */
  score(candidates: readonly PoolCandidate[]): Promise<void>;
  /** Allocates. @returns e-mails of chosen candidates whose rows `finish` needs again */
  choose(): Promise<string[]>;
  finish(chosen: readonly PoolCandidate[]): Promise<ChosenList[]>;
  /** Gives back what the matching holds. */
  close(): void;
}
