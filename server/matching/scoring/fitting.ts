/** Finds weights that put better people first: pairs of a better and a worse one for the same job, and a prior. */
import type { CriterionResult } from '../../../schemas/criteria.ts';
import type { Affinity } from './affinity.ts';
import type { Overlap } from './overlap.ts';
import { metOf } from './score.ts';
import { Weights } from './weights.ts';

/** Features as they are added up, in the order of `vectorOf`. */
type FeatureVector = readonly number[];

/** One person for one job. */
export interface Example {
  features: FeatureVector;
  /** Higher is better; only compared within a job. */
  grade: number;
}

/** Weights as a list, in one order. */
export const vectorOf = ({ affinity: a, overlap: o, criteria: c }: Weights): number[] => [
  ...[a.nearestTitle, a.presentTitle, a.career, a.trade],
  ...[a.tooHigh, a.tooLow, a.noneNear, a.presentFar],
  ...[o.words, o.workWords, o.strongestWords, o.rarestWords, o.pairs],
  ...[c.mustHaves, c.niceToHaves],
];

/** Names of the features in the same order. */
export const featureNames: readonly string[] = [
  ...['nearestTitle', 'presentTitle', 'career', 'trade'],
  ...['tooHigh', 'tooLow', 'noneNear', 'presentFar'],
  ...['words', 'workWords', 'strongestWords', 'rarestWords', 'pairs'],
  ...['mustHaves', 'niceToHaves'],
];

/** The features of a pair in the same order; what is taken off is negative. */
export const featuresAsVector = (
  a: Affinity,
  o: Overlap,
  criteria: readonly Pick<CriterionResult, 'importance' | 'outcome'>[],
): number[] => [
  ...[a.nearestTitle, a.presentTitle, a.career, a.trade],
  ...[-a.tooHigh, -a.tooLow, -a.noneNear, -a.presentFar],
  ...[o.words, o.workWords, o.strongestWords, o.rarestWords, o.pairs],
  ...[metOf(criteria, 'MUST_HAVE'), metOf(criteria, 'NICE_TO_HAVE')],
];

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Weights from a list in that order. */
export function weightsOf(vector: readonly number[], version: string, scale: Weights['scale']): Weights {
  const at = (place: number) => rounded(vector[place] ?? 0);
  return Weights.parse({
    version,
    affinity: {
      nearestTitle: at(0),
      presentTitle: at(1),
      career: at(2),
      trade: at(3),
      tooHigh: at(4),
      tooLow: at(5),
      noneNear: at(6),
      presentFar: at(7),
    },
    overlap: {
      words: at(8),
      workWords: at(9),
      strongestWords: at(10),
      rarestWords: at(11),
      pairs: at(12),
    },
    criteria: { mustHaves: at(13), niceToHaves: at(14) },
    scale,
  });
}

/** The weighted sum, for order within a job. */
export const sumOf = (features: FeatureVector, weights: readonly number[]): number =>
  features.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0);

interface Difference {
  features: number[];
  weight: number;
}

const gain = (grade: number) => 2 ** grade - 1;
/** More pairs of one job say no more. */
const mostPairs = 2000;

/** Pairs of a better and a worse person; each job weighs the same. */
function differencesOf(examples: readonly Example[]): Difference[] {
  const found: Difference[] = [];
  const ordered = [...examples].sort((a, b) => b.grade - a.grade);
  for (const [place, better] of ordered.entries())
    for (const worse of ordered.slice(place + 1))
      if (better.grade > worse.grade)
        found.push({
          features: better.features.map((value, i) => value - (worse.features[i] ?? 0)),
          weight: gain(better.grade) - gain(worse.grade),
        });
  const step = Math.max(1, Math.ceil(found.length / mostPairs));
  const kept = found.filter((_, place) => place % step === 0);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return kept.map(({ features, weight }) => ({ features, weight: weight / total }));
}

const rounds = 400;
const rate = 0.5;

/**
 * Fits weights by pairwise logistic regression: the probability that the better one of a pair has the higher sum.
 * No weight becomes negative.
 * @param jobs examples of each job
 * @param prior what the weights are drawn to
 * @param strength how strongly: a job's worth of pairs for each unit of squared distance
 */
export function fitVector(
  jobs: readonly (readonly Example[])[],
  prior: readonly number[],
  strength: number,
): number[] {
  const groups = jobs.map(differencesOf).filter((pairs) => pairs.length > 0);
  const pairs = groups.flat();
  if (groups.length === 0) return [...prior];
  let weights = [...prior];
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, i) => strength * (weight - (prior[i] ?? 0)));
    for (const { features, weight } of pairs) {
      const pull = weight / groups.length / (1 + Math.exp(sumOf(features, weights)));
      for (let i = 0; i < slope.length; i += 1) slope[i] = (slope[i] ?? 0) - pull * (features[i] ?? 0);
    }
    weights = weights.map((weight, i) => Math.max(0, weight - rate * (slope[i] ?? 0)));
  }
  return weights;
}
