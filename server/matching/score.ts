/** From parts to score and band. Every weight and every cap of the matcher stands here. */
import type { Band, CriterionResult, Outcome } from '../../schemas/criteria.ts';

/** Lowest score of each band; the score alone tells the band. */
export const bandFloor: Record<Band, number> = { STRONG: 75, GOOD: 60, PARTIAL: 40, LIMITED: 0 };

const points: Record<Outcome, number> = { MEETS: 1, PARTIAL: 0.5, DOES_NOT_MEET: 0, UNKNOWN: 0 };
const importanceWeight: Record<CriterionResult['importance'], number> = { MUST_HAVE: 1, NICE_TO_HAVE: 0.4 };
const weight = { affinity: 0.6, criteria: 0.25, overlap: 0.15 };
/** Lifts the middle of the scale, so that a fitting title with ordinary words reads as a fit. */
const ease = 0.75;
/** An overlap this large is as good as any. */
const fullOverlap = 0.4;

export interface ScoreParts {
  affinity: number;
  overlap: number;
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

/** Scores a candidate from the outcomes of the criteria and the parts beside them. */
export function scoreOf(
  criteria: readonly Pick<CriterionResult, 'importance' | 'outcome'>[],
  { affinity, overlap }: ScoreParts,
): Scored {
  let got = 0;
  let all = 0;
  for (const { importance, outcome } of criteria) {
    got += importanceWeight[importance] * points[outcome];
    all += importanceWeight[importance];
  }
  const beside =
    (weight.affinity * affinity + weight.overlap * Math.min(1, overlap / fullOverlap)) /
    (weight.affinity + weight.overlap);
  const eased = beside ** ease;
  const share = all > 0 ? weight.criteria : 0;
  const fine = 100 * ((1 - share) * eased + share * (all > 0 ? got / all : 0));
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
