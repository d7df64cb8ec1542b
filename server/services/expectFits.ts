import type { ExpectedFits, ExpectedFitsDraft } from '../../schemas/expectedFits.ts';

/**
 * Estimates how many people would fit a job that is being written.
 * @param hidden addresses of people who are not counted
 */
export type ExpectFits = (draft: ExpectedFitsDraft, hidden: readonly string[]) => Promise<ExpectedFits>;
