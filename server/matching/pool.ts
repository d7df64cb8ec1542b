/** What is ordinary among the candidates at hand, so that what is telling can weigh more. */
import { termHash } from './profile/hash.ts';
import type { Profile } from './profile/openProfile.ts';
import type { Weights } from './weights.ts';

/** Plain data; may be kept and sent between threads. */
export interface PoolStatistics {
  size: number;
  /** In how many candidates' texts each term stands, by its hash. */
  documentFrequency: Map<number, number>;
  /** What features weigh here, where it is not what the program comes with. */
  weights?: Weights;
}

/** Counts over a pool of profiles. */
export function poolStatistics(candidates: readonly Profile[]): PoolStatistics {
  const documentFrequency = new Map<number, number>();
  for (const { terms } of candidates)
    for (const term of terms) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  return { size: candidates.length, documentFrequency };
}

/** How telling a term is in a pool: 0 for what nearly everybody writes. */
export function rarity(pool: PoolStatistics, term: string): number {
  const frequency = pool.documentFrequency.get(termHash(term)) ?? 0;
  return Math.log(1 + (pool.size - frequency + 0.5) / (frequency + 0.5));
}
