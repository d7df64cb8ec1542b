import type { Fit } from '../../schemas/criteria.ts';
import type { Unwanted } from '../../schemas/job.ts';
import type { Tables } from '../db/tables.ts';
import type { MatchJob } from '../matching/scoring/job.ts';
import type { Weights } from '../matching/scoring/weights.ts';
import type { PoolCandidate } from '../ranking/pool.ts';

/** A job as it is matched; `updatedAt` tells whether it is still the same. */
export type FitJob = Pick<Tables['jobs'], 'id' | 'title' | 'description' | 'criteria' | 'updatedAt'> &
  Pick<MatchJob, 'areProposed' | 'place' | 'conditions'>;

export interface FitTask {
  /** Null for jobs that are only made ready, before anyone is compared with them. */
  candidate: PoolCandidate | null;
  jobs: readonly FitJob[];
  /** Profiles of some people, against whom words are ordinary or telling; null to go on with those of before. */
  sample: readonly Uint8Array[] | null;
  /** The weights of features here; null for the program's own. */
  weights: Weights | null;
}

/** Jobs kept ready, about 20 kB each. */
export const maxJobs = 5000;

/** A candidate's fit with a job, and the way the job is against what they want, which is told to them alone. */
export interface MatchedJob {
  fit: Fit;
  unwanted: Unwanted | null;
}

/** @returns a fit for each job, in their order, none without a candidate; null when a sample is needed first */
export type MatchJobs = (task: FitTask) => Promise<MatchedJob[] | null>;
