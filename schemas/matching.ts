/** The matcher's statements about a candidate, and about a pool as a whole. */
import { z } from 'zod';
import { count } from './base/fields.ts';
import { DailyCandidate } from './dailyCandidate.ts';

/** How well a candidate fits a job. `affinity` (at most 1) and `overlap` (0 to 1) are the parts of the score beside the criteria. */
export const Match = DailyCandidate.pick({
  score: true,
  band: true,
  criteria: true,
  summary: true,
  place: true,
}).extend({
  affinity: z.number().min(-1).max(1),
  overlap: z.number().min(0).max(1),
});

/** A match at its place; `key` is the candidate's. */
export const Ranked = Match.extend({ key: z.string(), rank: count('Rank') });

/** How few of those who were considered fit, and what keeps most of the others out. */
export const PoolExplanation = z.object({
  poolSize: count('Considered'),
  fitting: count('At least a possible fit'),
  criterion: z.string().nullable().meta({ title: 'Must-have that removed most; null when none is to blame' }),
  notMet: count('Not fitting and do not meet it'),
  notStated: count('Not fitting and do not state it'),
  gain: count('More candidates if it were a nice-to-have'),
  /** Missing in older lists. In a large pool only the most promising are looked at. */
  ofTrade: count('Held a title of the trade').optional(),
  /** Missing in older lists. In a large pool only people within reach are looked at, and it is 0. */
  away: count('Fit, but live out of reach').optional(),
});

/**
 * Why a list is as short as it is: few fit, or those who do are wanted elsewhere. Kept as numbers with the list, and said
 * in the reader's language when it is asked for.
 */
export const ListExplanation = z.object({
  /** Null when enough people fit. */
  pool: PoolExplanation.nullable(),
  /** People who fit and stand on as many other lists of the day as one may; null when there are none. */
  elsewhere: z.object({ people: count('Candidates'), lists: count('Lists') }).nullable(),
});

export type Match = z.output<typeof Match>;
export type Ranked = z.output<typeof Ranked>;
export type PoolExplanation = z.output<typeof PoolExplanation>;
export type ListExplanation = z.output<typeof ListExplanation>;
