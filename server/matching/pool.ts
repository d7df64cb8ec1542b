/** What is ordinary among the candidates at hand, so that what is telling can weigh more. */
import { termHash } from './profile/hash.ts';
import type { Profile } from './profile/openProfile.ts';

/** Plain data; may be kept and sent between threads. */
export interface PoolStatistics {
  size: number;
  /** Mean of the candidates' lengths. */
  meanLength: number;
  /** In how many candidates' texts each term stands, by its hash. */
  documentFrequency: Map<number, number>;
}

/** Counts over a pool of profiles. */
export function poolStatistics(candidates: readonly Profile[]): PoolStatistics {
  const documentFrequency = new Map<number, number>();
  let total = 0;
  for (const { terms, length } of candidates) {
    total += length;
    for (const term of terms) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  }
  return {
    size: candidates.length,
    meanLength: candidates.length > 0 ? total / candidates.length : 1,
    documentFrequency,
  };
}

/** How telling a term is in a pool: 0 for what nearly everybody writes. */
export function rarity(pool: PoolStatistics, term: string): number {
  const frequency = pool.documentFrequency.get(termHash(term)) ?? 0;
  return Math.log(1 + (pool.size - frequency + 0.5) / (frequency + 0.5));
}
