import { describe, expect, it } from 'vitest';
import type { DecidedJob } from '../../server/features/fitting/decisions.ts';
import { orderedShare, refit } from '../../server/features/fitting/refit.ts';
import { featureNames, fitVector, vectorOf, weightsOf } from '../../server/matching/scoring/fitting.ts';
import { shippedWeights } from '../../server/matching/scoring/weights.ts';

/** Numbers between 0 and 1, the same ones every time. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

/** Jobs whose recruiters want those who have much of one feature, whatever the rest. */
function decidedBy(feature: string, jobs: number, people = 12): DecidedJob[] {
  const next = numbers(7);
  const place = featureNames.indexOf(feature);
  return Array.from({ length: jobs }, (_, job) => ({
    jobId: `${job}`,
    examples: Array.from({ length: people }, () => {
      const features = featureNames.map(() => next());
      return { features, grade: (features[place] ?? 0) > 0.5 ? 2 : 0 };
    }),
  }));
}

describe('learning from decisions', () => {
  it('finds out what recruiters look for, and is judged on jobs it did not learn from', () => {
    const found = refit(decidedBy('pairs', 40), shippedWeights, 'own-1');
    if (found.kind !== 'FITTED') throw new Error(found.reason);
    expect(found.report.after).toBeGreaterThan(found.report.before);
    expect(found.weights.overlap.pairs).toBeGreaterThan(shippedWeights.overlap.pairs);
    expect(found.weights.version).toBe('own-1');
  });

  it('promises nothing where decisions have no pattern', () => {
    const next = numbers(3);
    const random = decidedBy('words', 30).map(({ jobId, examples }) => ({
      jobId,
      examples: examples.map(({ features }) => ({ features, grade: next() > 0.5 ? 2 : 0 })),
    }));
    const found = refit(random, shippedWeights, 'own-2');
    if (found.kind !== 'FITTED') throw new Error(found.reason);
    expect(found.report.after).toBeLessThan(0.6);
  });

  it('refuses with what is missing when there are too few', () => {
    const found = refit(decidedBy('words', 9), shippedWeights, 'own-3');
    expect(found).toEqual({
      kind: 'TOO_FEW',
      reason: expect.stringMatching(/^There are too few decisions to learn from: 9 jobs .*\(10 are needed\)/),
    });
  });

  it('does not count jobs where everyone was wanted', () => {
    const wanted = decidedBy('words', 30).map(({ jobId, examples }) => ({
      jobId,
      examples: examples.map(({ features }) => ({ features, grade: 2 })),
    }));
    expect(refit(wanted, shippedWeights, 'own-4').kind).toBe('TOO_FEW');
  });
});

describe('fitted weights', () => {
  it('stay what they were without examples', () => {
    const prior = vectorOf(shippedWeights);
    expect(fitVector([], prior, 0.05)).toEqual(prior);
    expect(weightsOf(prior, shippedWeights.version, shippedWeights.scale)).toEqual(shippedWeights);
  });

  it('never count something good against anyone', () => {
    const next = numbers(11);
    const against = Array.from({ length: 30 }, () =>
      Array.from({ length: 10 }, () => {
        const features = featureNames.map(() => next());
        return { features, grade: features.every((value) => value < 0.9) ? 2 : 0 };
      }),
    );
    const weights = fitVector(against, vectorOf(shippedWeights), 0.0001);
    expect(weights.every((weight) => weight >= 0)).toBe(true);
  });
});

it('pairs in the right order are counted, ties by half', () => {
  const example = (value: number, grade: number) => ({ features: [value], grade });
  expect(orderedShare([example(2, 3), example(1, 0), example(2, 0)], [1])).toBe(0.75);
  expect(orderedShare([example(2, 2), example(1, 2)], [1])).toBeNull();
});
