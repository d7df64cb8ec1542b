/** From parts to score and band. Weights stand in weights.json, caps here. */
import type { Band, CriterionResult, Outcome } from '../../schemas/criteria.ts';
import type { Affinity } from './affinity.ts';
import type { Overlap } from './overlap.ts';
import { shippedWeights, type Weights } from './weights.ts';

/** Lowest score of each band; the score alone tells the band. */
export const bandFloor: Record<Band, number> = { STRONG: 75, GOOD: 60, PARTIAL: 40, LIMITED: 0 };

const points: Record<Outcome, number> = { MEETS: 1, PARTIAL: 0.5, DOES_NOT_MEET: 0, UNKNOWN: 0 };
/** The parts beside the criteria, 0 to 1. */
export interface ScoreParts {
  /** Weighted mean of what the person is. */
  affinity: number;
  /** Weighted mean of what the person writes of. */
  overlap: number;
}

const sumOf = (weights: Record<string, number>) =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0);
const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** What the whole parts weigh beside one another. */
function weightsOfParts({ affinity, overlap }: Weights) {
  const { tooHigh, tooLow, ...gains } = affinity;
  return { affinity: sumOf(gains), overlap: sumOf(overlap) };
}

/** The parts of a pair from its features. */
export function partsOf(affinity: Affinity, overlap: Overlap, weights: Weights): ScoreParts {
  const of = weightsOfParts(weights);
  const a = weights.affinity;
  const o = weights.overlap;
  const got =
    a.nearestTitle * affinity.nearestTitle +
    a.presentTitle * affinity.presentTitle +
    a.career * affinity.career +
    a.trade * affinity.trade -
    a.tooHigh * affinity.tooHigh -
    a.tooLow * affinity.tooLow;
  const shared =
    o.words * overlap.words +
    o.workWords * overlap.workWords +
    o.strongestWords * overlap.strongestWords +
    o.rarestWords * overlap.rarestWords +
    o.pairs * overlap.pairs;
  return {
    affinity: of.affinity > 0 ? clamp(got / of.affinity) : 0,
    overlap: of.overlap > 0 ? clamp(shared / of.overlap) : 0,
  };
}

export interface Scored {
  /** Whole number, 0 to 100. */
  score: number;
  band: Band;
  /** The same before rounding and capping, for order among equal scores. */
  fine: number;
}

/** The band a score stands in. */
export const bandOf = (score: number): Band =>
  score >= bandFloor.STRONG
    ? 'STRONG'
    : score >= bandFloor.GOOD
      ? 'GOOD'
      : score >= bandFloor.PARTIAL
        ? 'PARTIAL'
        : 'LIMITED';

const below = (band: Band) => bandFloor[band] - 1;

/**
 * The best score the must-haves leave open:
 * one that is not met: PARTIAL at most; two or more: LIMITED;
 * none of at least two met, even partly: LIMITED;
 * no more than half of them met, a part counting half, or of three and more no more than half wholly: PARTIAL at most,
 * since nobody calls three of six a good fit;
 * less than four in five wholly met: GOOD at most.
 */
export function capOf(criteria: readonly Pick<CriterionResult, 'importance' | 'outcome'>[]): number {
  const mustHaves = criteria.filter(({ importance }) => importance === 'MUST_HAVE');
  if (mustHaves.length === 0) return 100;
  const count = (outcome: Outcome) => mustHaves.filter((criterion) => criterion.outcome === outcome).length;
  const failed = count('DOES_NOT_MEET');
  if (failed >= 2) return below('PARTIAL');
  if (failed === 1) return below('GOOD');
  const whole = count('MEETS');
  const half = mustHaves.length / 2;
  const met = whole + count('PARTIAL') / 2;
  if (met === 0 && mustHaves.length >= 2) return below('PARTIAL');
  if (met <= half || (mustHaves.length > 2 && whole <= half)) return below('GOOD');
  return whole * 5 >= mustHaves.length * 4 ? 100 : below('STRONG');
}

/** Share of what is asked with that importance that is met, a part counting half; null where nothing is asked. */
export function metOf(
  criteria: readonly Pick<CriterionResult, 'importance' | 'outcome'>[],
  importance: CriterionResult['importance'],
): number | null {
  const asked = criteria.filter((criterion) => criterion.importance === importance);
  if (asked.length === 0) return null;
  return asked.reduce((sum, { outcome }) => sum + points[outcome], 0) / asked.length;
}

/** Scores a candidate from the outcomes of the criteria and the parts beside them. */
export function scoreOf(
  criteria: readonly Pick<CriterionResult, 'importance' | 'outcome'>[],
  { affinity, overlap }: ScoreParts,
  weights: Weights = shippedWeights,
): Scored {
  const of = weightsOfParts(weights);
  let got = of.affinity * affinity + of.overlap * overlap;
  let all = of.affinity + of.overlap;
  for (const [met, weight] of [
    [metOf(criteria, 'MUST_HAVE'), weights.criteria.mustHaves],
    [metOf(criteria, 'NICE_TO_HAVE'), weights.criteria.niceToHaves],
  ] as const)
    if (met !== null) {
      got += weight * met;
      all += weight;
    }
  const { middle, slope } = weights.scale;
  const fine = 100 / (1 + Math.exp(-slope * ((all > 0 ? got / all : 0) - middle)));
  const score = Math.round(Math.min(fine, capOf(criteria)));
  return { score, band: bandOf(score), fine };
}

/** "4/5 must-haves, 2/3 nice-to-haves"; only what is wholly met counts. */
export function summaryOf(criteria: readonly Pick<CriterionResult, 'importance' | 'outcome'>[]): string {
  const part = (importance: CriterionResult['importance'], words: string) => {
    const asked = criteria.filter((criterion) => criterion.importance === importance);
    const met = asked.filter(({ outcome }) => outcome === 'MEETS').length;
    return asked.length > 0 ? `${met}/${asked.length} ${words}` : '';
  };
  return (
    [part('MUST_HAVE', 'must-haves'), part('NICE_TO_HAVE', 'nice-to-haves')].filter(Boolean).join(', ') ||
    'No criteria'
  );
}
