/** Prepares a job for comparison with outlines of profiles. */

import { isSilent } from '../profile/silent.ts';
import { bitOf, termBit, termLongs, titleLongs } from '../profile/sketch.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import type { CoarseJob } from './coarse.ts';
import type { PreparedJob } from './job.ts';

const bitsOf = (name: string): number[] =>
  [...new Set(termsOf(name).filter((term) => !isSilent(term) && !/^\d+$/.test(term)))].map(termBit);

export function coarseJob(job: PreparedJob): CoarseJob {
  const asked = (importance: 'MUST_HAVE' | 'NICE_TO_HAVE') =>
    job.criteria.flatMap(({ criterion }) =>
      criterion.importance === importance ? [bitsOf(criterion.name)] : [],
    );
  const { words, pairs } = job.telling;
  return {
    reach: job.reach,
    titleTerms: [...job.titleWeights].map(([hash, weight]) => ({ bit: bitOf(hash, titleLongs), weight })),
    words: words.map(({ hash, weight }) => ({ bit: bitOf(hash, termLongs), weight })),
    pairs: pairs.map(({ first, second, weight }) => {
      return { first: bitOf(first, termLongs), second: bitOf(second, termLongs), weight };
    }),
    mustHaves: asked('MUST_HAVE'),
    niceToHaves: asked('NICE_TO_HAVE'),
    weights: job.weights,
    placeRule: job.placeRule,
  };
}
