/** What is ordinary among the candidates at hand, so that what is telling can weigh more. */
import type { PreparedCandidate } from './prepare.ts';

/** Plain data; may be kept and sent between threads. */
export interface PoolStatistics {
  size: number;
  /** Mean of the candidates' lengths. */
  meanLength: number;
  /** In how many candidates' texts each term stands. */
  documentFrequency: Map<string, number>;
}

/** Counts over a pool of prepared candidates. */
export function poolStatistics(candidates: readonly PreparedCandidate[]): PoolStatistics {
  const documentFrequency = new Map<string, number>();
  let total = 0;
  for (const { index, length } of candidates) {
    total += length;
    for (const term of index.keys()) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  }
  return {
    size: candidates.length,
    meanLength: candidates.length > 0 ? total / candidates.length : 1,
    documentFrequency,
  };
}

/** How telling a term is in a pool: 0 for what nearly everybody writes. */
export function rarity(pool: PoolStatistics, term: string): number {
  const frequency = pool.documentFrequency.get(term) ?? 0;
  return Math.log(1 + (pool.size - frequency + 0.5) / (frequency + 0.5));
}
