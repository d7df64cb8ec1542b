/** A list as it was decided, before it is stored. */
import type { ListExplanation, Match } from '../../../schemas/matching.ts';

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
