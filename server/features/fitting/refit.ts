/** Weights fitted on an installation's own decisions, and whether they are any better. */
import { type Example, fitVector, sumOf, vectorOf, weightsOf } from '../../matching/scoring/fitting.ts';
import type { RefitReport, Weights } from '../../matching/scoring/weights.ts';
import type { DecidedJob } from './decisions.ts';

type Refit = { kind: 'TOO_FEW'; reason: string } | { kind: 'FITTED'; weights: Weights; report: RefitReport };

/** Fewer say more about chance than about people. */
const fewest = { jobs: 10, wanted: 40, passed: 40 };
/** A few dozen jobs may move the weights, not turn them over. */
const priorStrength = 0.05;
const folds = 5;

/** Share of a job's pairs in the right order; equal sums are half right. Null where nobody is better than another. */
export function orderedShare(examples: readonly Example[], weights: readonly number[]): number | null {
  let right = 0;
  let all = 0;
  for (const better of examples)
    for (const worse of examples)
      if (better.grade > worse.grade) {
        const difference = sumOf(better.features, weights) - sumOf(worse.features, weights);
        right += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
        all += 1;
      }
  return all > 0 ? right / all : null;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Fits weights with the shipped ones as prior and judges them on jobs they were not fitted on.
 * @param version what the new weights are called
 */
export function refit(decided: readonly DecidedJob[], shipped: Weights, version: string): Refit {
  const telling = decided.filter(({ examples }) => orderedShare(examples, []) !== null);
  const of = (isCounted: (example: Example) => boolean) =>
    telling.reduce((sum, { examples }) => sum + examples.filter(isCounted).length, 0);
  const wanted = of(({ grade }) => grade > 0);
  const passed = of(({ grade }) => grade === 0);
  if (telling.length < fewest.jobs || wanted < fewest.wanted || passed < fewest.passed)
    return {
      kind: 'TOO_FEW',
      reason:
        `There are too few decisions to learn from: ${telling.length} jobs with people both wanted and passed ` +
        `(${fewest.jobs} are needed), ${wanted} saved, invited or hired (${fewest.wanted}) and ${passed} passed ` +
        `for another reason than the distance (${fewest.passed}).`,
    };
  const prior = vectorOf(shipped);
  const fitted = (jobs: readonly DecidedJob[]) =>
    fitVector(
      jobs.map(({ examples }) => examples),
      prior,
      priorStrength,
    );
  const before: number[] = [];
  const after: number[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitted(telling.filter((_, place) => place % folds !== fold));
    telling.forEach(({ examples }, place) => {
      if (place % folds !== fold) return;
      before.push(orderedShare(examples, prior) ?? 0);
      after.push(orderedShare(examples, weights) ?? 0);
    });
  }
  return {
    kind: 'FITTED',
    weights: weightsOf(fitted(telling), version, shipped.scale),
    report: { jobs: telling.length, decisions: wanted + passed, before: mean(before), after: mean(after) },
  };
}
