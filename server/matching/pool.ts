/** What is ordinary among the candidates at hand, so that what is telling can weigh more. */
import { type Careers, careersOf, mergeCareers } from './careers.ts';
import { termHash } from './profile/hash.ts';
import type { Profile } from './profile/openProfile.ts';
import type { Weights } from './weights.ts';

/** Plain data; may be kept and sent between threads. */
export interface PoolStatistics {
  size: number;
  /** In how many candidates' texts each term stands, by its hash. */
  documentFrequency: Map<number, number>;
  /** Which occupations its people have moved between. */
  careers: Careers;
  /** What features weigh here, where it is not what the program comes with. */
  weights?: Weights;
}

/** Counts over a pool of profiles. */
export function poolStatistics(candidates: readonly Profile[]): PoolStatistics {
  const documentFrequency = new Map<number, number>();
  for (const { terms } of candidates)
    for (const term of terms) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  return { size: candidates.length, documentFrequency, careers: careersOf(candidates) };
}

/** The statistics of two parts of a pool as those of both. */
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
