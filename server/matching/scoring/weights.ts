/** How much each feature of a pair weighs, and how the sum becomes a score. Fitted by scripts/checks/fitWeights.ts. */
import { z } from 'zod';
import shipped from './weights.json' with { type: 'json' };

/** None is negative: a feature is worded so that more of it is better, or is taken off. */
const weight = z.number().min(0).max(1000);

export const Weights = z.strictObject({
  /** Tells weights apart where a score is stored. */
  version: z.string().min(1).max(60),
  /** The person's work: titles held, the trade the text is typical of. */
  affinity: z.strictObject({
    nearestTitle: weight,
    presentTitle: weight,
    career: weight,
    trade: weight,
    /** Taken off. */
    tooHigh: weight,
    /** Taken off. */
    tooLow: weight,
    /** Taken off. */
    noneNear: weight,
    /** Taken off. */
    presentFar: weight,
  }),
  /** The person's topics that the posting writes of, too. */
  overlap: z.strictObject({
    words: weight,
    workWords: weight,
    strongestWords: weight,
    rarestWords: weight,
    pairs: weight,
  }),
  criteria: z.strictObject({ mustHaves: weight, niceToHaves: weight }),
  /** The score is 100 ÷ (1 + e^(−slope × (sum − middle))), the sum being a weighted mean of the features, 0 to 1. */
  scale: z.strictObject({ middle: z.number().min(0).max(1), slope: z.number().positive().max(100) }),
});

export type Weights = z.output<typeof Weights>;

/** The program's own weights. */
export const shippedWeights: Weights = Weights.parse(shipped);

/** The effect of weights fitted to an installation's own decisions. */
export interface RefitReport {
  jobs: number;
  decisions: number;
  /**
   * Share of pairs of a wanted and a passed person that come in the right order, jobs weighing alike. `after` is by
   * weights fitted without the job.
   */
  before: number;
  after: number;
}
