/** How common words are among the candidates, so that distinctive ones can weigh more. */

import type { Profile } from '../profile/openProfile.ts';
import { termHash } from '../text/hash.ts';
import { type Careers, careersOf, mergeCareers } from './careers.ts';
import type { Weights } from './weights.ts';

/** Plain data; may be kept and sent between threads. */
export interface PoolStatistics {
  size: number;
  /** In how many candidates' texts each term occurs, by its hash. */
  documentFrequency: Map<number, number>;
  /** Which occupations its people have moved between. */
  careers: Careers;
  /** The installation's own weights, if they are not the shipped ones. */
  weights?: Weights;
}

/** Counts over a pool of profiles. */
export function poolStatistics(candidates: readonly Profile[]): PoolStatistics {
  const documentFrequency = new Map<number, number>();
  for (const { terms } of candidates)
    for (const term of terms) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  return { size: candidates.length, documentFrequency, careers: careersOf(candidates) };
}

/** Adds up the statistics of two parts of a pool. */
export function mergeStatistics(one: PoolStatistics, other: PoolStatistics): PoolStatistics {
  const documentFrequency = new Map(one.documentFrequency);
  for (const [term, count] of other.documentFrequency)
    documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + count);
  return {
    size: one.size + other.size,
    documentFrequency,
    careers: mergeCareers(one.careers, other.careers),
  };
}

/** How distinctive a word is that nothing is known about. */
const assumed = 2.5;
/** How many people's words weigh as much as that assumption. */
const assumedPeople = 60;

/**
 * How distinctive a term is in a pool, lowest for words nearly everyone uses. A dozen people say little about what is
 * common, so in a small pool all words weigh nearly the same, and a score does not depend on who else is there.
 */
export function rarity(pool: PoolStatistics, term: string): number {
  const frequency = pool.documentFrequency.get(termHash(term)) ?? 0;
  const counted = Math.log(1 + (pool.size - frequency + 0.5) / (frequency + 0.5));
  return (pool.size * counted + assumedPeople * assumed) / (pool.size + assumedPeople);
}
