/** Weights fitted on some jobs and judged on others. */
import { fitVector, vectorOf } from '../../server/matching/scoring/fitting.ts';
import { shippedWeights } from '../../server/matching/scoring/weights.ts';
import { examplesOf, type MeasuredPair } from './examples.ts';
import type { Material, MeasuredJob } from './material.ts';

/** How strongly weights are drawn to the prior; a few dozen jobs say too little for less. */
const priorStrength = 0.05;
const folds = 6;

/** Where the fitting starts and is drawn to: every feature of a kind the same, kinds as recruiters weigh them. */
const prior = vectorOf({
  ...shippedWeights,
  affinity: {
    ...{ nearestTitle: 1.9, presentTitle: 1, career: 0.4, trade: 2.2 },
    ...{ tooHigh: 1, tooLow: 1, noneNear: 1.5, presentFar: 0.7 },
  },
  overlap: { words: 0.8, workWords: 0.7, strongestWords: 1.2, rarestWords: 0.5, pairs: 0.7 },
  criteria: { mustHaves: 0.7, niceToHaves: 0.5 },
});

/** Fits weights on jobs. */
export const fitOn = (
  jobs: readonly MeasuredJob[],
  material: Pick<Material, 'people'>,
  pairs: ReadonlyMap<MeasuredJob, readonly MeasuredPair[]>,
): number[] =>
  fitVector(
    jobs.flatMap((job) => examplesOf(job, material, pairs.get(job) ?? [])),
    prior,
    priorStrength,
  );

/** For each job the weights found without it and the others of its fold. Jobs that are held out teach nothing. */
export function crossValidated(
  { people, jobs }: Material,
  pairs: ReadonlyMap<MeasuredJob, readonly MeasuredPair[]>,
): Map<MeasuredJob, number[]> {
  const taught = jobs.filter((job) => !job.isHeldOut);
  const found = new Map<MeasuredJob, number[]>();
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitOn(
      taught.filter((_, place) => place % folds !== fold),
      { people },
      pairs,
    );
    taught.forEach((job, place) => {
      if (place % folds === fold) found.set(job, weights);
    });
  }
  const all = fitOn(taught, { people }, pairs);
  for (const job of jobs) if (job.isHeldOut) found.set(job, all);
  return found;
}
