/** From parts to score and band. Weights stand in weights.json, caps here. */
import type { Band, CriterionResult, Outcome } from '../../../schemas/criteria.ts';
import type { Affinity } from './affinity.ts';
import type { Overlap } from './overlap.ts';
import type { Weights } from './weights.ts';

/** Lowest score of each band; the score alone tells the band. */
export const bandFloor: Record<Band, number> = { STRONG: 75, GOOD: 60, PARTIAL: 40, LIMITED: 0 };

/** Anything a resume does not mention neither adds nor removes points. */
const points: Record<Outcome, number> = { MEETS: 1, PARTIAL: 0.5, DOES_NOT_MEET: -0.5, UNKNOWN: 0 };

/** How a job's people are scored. */
export interface ScoreRules {
  weights: Weights;
  /** Whether the recruiter chose the criteria; those that were only proposed do not cap anyone for silence. */
  isChosen: boolean;
}

/** The parts beside the criteria. */
export interface ScoreParts {
  /** Weighted mean of the comparison of careers, −1 to 1: below 0 where more is taken off than there is. */
  affinity: number;
  /** Weighted mean of the comparison of words, 0 to 1. */
  overlap: number;
}

const sumOf = (weights: Record<string, number>) =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0);
const clamp = (value: number, least = 0) => Math.max(least, Math.min(1, value));

/** The factor on both parts if the resume lacks everything the title insists on: too low to be listed. */
const withoutInsisted = 0.28;

const wholes = new WeakMap<Weights, { affinity: number; overlap: number }>();

/** The weights of the two parts relative to each other, added up once for millions of pairs. */
function weightsOfParts(weights: Weights) {
  const known = wholes.get(weights);
  if (known) return known;
  const { tooHigh, tooLow, noneNear, presentFar, ...gains } = weights.affinity;
  const whole = { affinity: sumOf(gains), overlap: sumOf(weights.overlap) };
  wholes.set(weights, whole);
  return whole;
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
    a.tooLow * affinity.tooLow -
    a.noneNear * affinity.noneNear -
    a.presentFar * affinity.presentFar;
  const shared =
    o.words * overlap.words +
    o.workWords * overlap.workWords +
    o.strongestWords * overlap.strongestWords +
    o.rarestWords * overlap.rarestWords +
    o.pairs * overlap.pairs;
  const kept = (part: number) => (overlap.isMissing && part > 0 ? withoutInsisted * part : part);
  return {
    affinity: of.affinity > 0 ? kept(clamp(got / of.affinity, -1)) : 0,
    overlap: of.overlap > 0 ? kept(clamp(shared / of.overlap)) : 0,
  };
}

interface Scored {
  /** Whole number, 0 to 100. */
  score: number;
  band: Band;
  /** The same before rounding and capping, for order among equal scores. */
  fine: number;
}

/** The band of a score. */
export const bandOf = (score: number): Band =>
  score >= bandFloor.STRONG
    ? 'STRONG'
    : score >= bandFloor.GOOD
      ? 'GOOD'
      : score >= bandFloor.PARTIAL
        ? 'PARTIAL'
        : 'LIMITED';

const below = (band: Band) => bandFloor[band] - 1;

type Judged = Pick<CriterionResult, 'importance' | 'outcome'>;

/**
 * The best score the must-haves allow. If the recruiter chose them: PARTIAL at most with one not met or none of several
 * met even partly, LIMITED with two or more not met, GOOD at most with one UNKNOWN or no more than half met (a part counts
 * half). If they were only proposed: GOOD at most with one not met, PARTIAL at most with two or more.
 */
export function capOf(criteria: readonly Judged[], isChosen: boolean): number {
  const mustHaves = criteria.filter(({ importance }) => importance === 'MUST_HAVE');
  const count = (outcome: Outcome) => mustHaves.filter((criterion) => criterion.outcome === outcome).length;
  const failed = count('DOES_NOT_MEET');
  if (!isChosen) return failed === 0 ? 100 : below(failed === 1 ? 'STRONG' : 'GOOD');
  if (failed > 0) return below(failed === 1 ? 'GOOD' : 'PARTIAL');
  if (mustHaves.length === 0) return 100;
  const met = count('MEETS') + count('PARTIAL') / 2;
  if (met === 0 && mustHaves.length >= 2) return below('GOOD');
  return count('UNKNOWN') > 0 || met <= mustHaves.length / 2 ? below('STRONG') : 100;
}

/**
 * How far the criteria of that importance are met: a part counts half, one that is not met takes half off, an UNKNOWN
 * one changes nothing. 0 if there are none.
 */
export function metOf(criteria: readonly Judged[], importance: CriterionResult['importance']): number {
  const asked = criteria.filter((criterion) => criterion.importance === importance);
  return asked.reduce((sum, { outcome }) => sum + points[outcome], 0) / Math.max(1, asked.length);
}

/** Scores a candidate from the outcomes of the criteria and the parts beside them. */
export function scoreOf(
  criteria: readonly Judged[],
  { affinity, overlap }: ScoreParts,
  { weights, isChosen }: ScoreRules,
): Scored {
  const of = weightsOfParts(weights);
  const sum =
    of.affinity * affinity +
    of.overlap * overlap +
    weights.criteria.mustHaves * metOf(criteria, 'MUST_HAVE') +
    weights.criteria.niceToHaves * metOf(criteria, 'NICE_TO_HAVE');
  const all = of.affinity + of.overlap;
  const { middle, slope } = weights.scale;
  const fine = 100 / (1 + Math.exp(-slope * ((all > 0 ? sum / all : 0) - middle)));
  const score = Math.round(Math.min(fine, capOf(criteria, isChosen)));
  return { score, band: bandOf(score), fine };
}

/** "4/5 must-haves, 2/3 nice-to-haves"; only what is wholly met counts. */
export function summaryOf(criteria: readonly Judged[]): string {
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
