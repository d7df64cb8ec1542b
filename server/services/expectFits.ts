import type { ExpectedFits, ExpectedFitsDraft } from '../../schemas/expectedFits.ts';

/** Estimates how many people would fit a job that is being written. */
export type ExpectFits = (draft: ExpectedFitsDraft) => Promise<ExpectedFits>;
