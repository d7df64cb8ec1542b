import type { ExpectedFits, ExpectedFitsDraft } from '../../schemas/expectedFits.ts';
import type { MatchJob } from '../matching/scoring/job.ts';

/** A job as it is estimated for. */
export type EstimatedJob = ExpectedFitsDraft & Pick<MatchJob, 'areProposed' | 'othersUnmet' | 'place'>;

/**
 * Estimates how many people would fit a job that is being written.
 * @param hidden addresses of people who are not counted
 */
export type ExpectFits = (draft: EstimatedJob, hidden: readonly string[]) => Promise<ExpectedFits>;
