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

/** How telling a word is that nothing is known of. */
const assumed = 2.5;
/** So many people's words weigh as much as what is assumed. */
const assumedPeople = 60;

/**
 * How telling a term is in a pool, lowest for what nearly everybody writes. A dozen people say little of what is
 * ordinary, so in a small pool all words are nearly alike, and nobody's score hangs on who else is there.
 */
export function rarity(pool: PoolStatistics, term: string): number {
  const frequency = pool.documentFrequency.get(termHash(term)) ?? 0;
  const counted = Math.log(1 + (pool.size - frequency + 0.5) / (frequency + 0.5));
  return (pool.size * counted + assumedPeople * assumed) / (pool.size + assumedPeople);
}
