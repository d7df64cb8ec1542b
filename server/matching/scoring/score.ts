/** From outcomes and parts to band and score. Weights stand in weights.json, the rules of bands here. */
import type { Band, CriterionResult, Outcome } from '../../../schemas/criteria.ts';
import type { Affinity } from './affinity.ts';
import type { Overlap } from './overlap.ts';
import type { Weights } from './weights.ts';

/**
 * Lowest score of each band; the score alone tells the band. PARTIAL is the widest, as most of every list is in it: in
 * twenty numbers, six or seven of ten people had the same one.
 */
export const bandFloor: Record<Band, number> = { STRONG: 75, GOOD: 60, PARTIAL: 20, LIMITED: 0 };

/** How high the career alone has to come for each band, on the scale of `likingOf`. */
const likingFloor: Record<Band, number> = { STRONG: 75, GOOD: 60, PARTIAL: 40, LIMITED: 0 };

/** Anything a resume does not mention neither adds nor removes points. */
const points: Record<Outcome, number> = { MEETS: 1, PARTIAL: 0.5, DOES_NOT_MEET: -0.5, UNKNOWN: 0 };

/** How a job's people are scored. */
export interface ScoreRules {
  weights: Weights;
  /** Whether the recruiter chose the criteria, or they were only proposed. */
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
  /** The same before rounding, for order among equal scores. */
  fine: number;
}

const highestBand = (value: number, floor: Record<Band, number>): Band =>
  value >= floor.STRONG
    ? 'STRONG'
    : value >= floor.GOOD
      ? 'GOOD'
      : value >= floor.PARTIAL
        ? 'PARTIAL'
        : 'LIMITED';

/** The band of a score. */
export const bandOf = (score: number): Band => highestBand(score, bandFloor);

type Outcomes = Pick<CriterionResult, 'importance' | 'outcome'>;

/** One criterion's outcome, as bands go by it. */
export interface Judged extends Outcomes {
  /** Whether only a licence, a certificate or a language meets it (`criteria/credential.ts`). */
  isCredential: boolean;
}

const mustHavesOf = (criteria: readonly Judged[]) =>
  criteria.filter(({ importance }) => importance === 'MUST_HAVE');

/**
 * Finds the best band that the criteria allow.
 *
 * - STRONG: every must-have is met, at most one of several in part.
 * - GOOD: no must-have is contradicted, at most a third are met in part or not stated, and no license or language is
 *   among these. Without must-haves, a nice-to-have that is met.
 * - PARTIAL: at most one must-have is contradicted.
 */
function ceilingOf(criteria: readonly Judged[]): Band {
  const mustHaves = mustHavesOf(criteria);
  const count = (outcome: Outcome) => mustHaves.filter((criterion) => criterion.outcome === outcome).length;
  const contradicted = count('DOES_NOT_MEET');
  if (contradicted > 0) return contradicted === 1 ? 'PARTIAL' : 'LIMITED';
  if (mustHaves.length === 0) return criteria.some(({ outcome }) => outcome === 'MEETS') ? 'GOOD' : 'PARTIAL';
  const met = count('MEETS');
  const open = mustHaves.length - met;
  if (met === 0 || mustHaves.some((one) => one.isCredential && one.outcome !== 'MEETS')) return 'PARTIAL';
  if (open === 0 || (open === 1 && count('PARTIAL') === 1)) return 'STRONG';
  return open * 3 <= mustHaves.length ? 'GOOD' : 'PARTIAL';
}

/** How much room a share of two thirds and more has within PARTIAL, beside a smaller one: hardly anyone has it there. */
const roomOfLargeShares = 0.25;

/**
 * Places a person's share of met must-haves among all the shares that reach the band.
 *
 * - Chosen by a recruiter: those wholly met count, as the summary says. One met in part is too weak to decide the order.
 * - Proposed, and confirmed by no recruiter: one met in part counts half, and the share is rounded down to thirds.
 *
 * @returns the part of the band that people with this share have, both ends from 0 to 1
 */
function roomOf(criteria: readonly Judged[], band: Band, isChosen: boolean): { from: number; to: number } {
  const mustHaves = mustHavesOf(criteria);
  const all = mustHaves.length;
  if (all === 0) return { from: 0, to: 1 };
  const count = (outcome: Outcome) => mustHaves.filter((criterion) => criterion.outcome === outcome).length;
  const inPart = isChosen ? 0 : 0.5;
  const met = count('MEETS') + inPart * count('PARTIAL');
  const least = { STRONG: all > 1 ? all - 1 + inPart : all, GOOD: (all * 2) / 3, PARTIAL: 0, LIMITED: 0 }[
    band
  ];
  const stepAt = (share: number) => Math.floor(isChosen ? share : (share / all) * 3);
  const first = stepAt(least);
  const step = Math.max(0, stepAt(met) - first);
  const last = stepAt(all) - first;
  const small = band === 'PARTIAL' ? Math.ceil((last * 2) / 3) : last + 1;
  const before = (steps: number) => Math.min(steps, small) + roomOfLargeShares * Math.max(0, steps - small);
  return { from: before(step) / before(last + 1), to: before(step + 1) / before(last + 1) };
}

/**
 * How far the criteria of that importance are met: a part counts half, one that is not met takes half off, an UNKNOWN
 * one changes nothing. 0 if there are none.
 */
export function metOf(criteria: readonly Outcomes[], importance: CriterionResult['importance']): number {
  const asked = criteria.filter((criterion) => criterion.importance === importance);
  return asked.reduce((sum, { outcome }) => sum + points[outcome], 0) / Math.max(1, asked.length);
}

/** Combines the parts and all criteria into 0 to 100, before the must-haves limit the band. */
function likingOf(criteria: readonly Judged[], { affinity, overlap }: ScoreParts, weights: Weights): number {
  const of = weightsOfParts(weights);
  const sum =
    of.affinity * affinity +
    of.overlap * overlap +
    weights.criteria.mustHaves * metOf(criteria, 'MUST_HAVE') +
    weights.criteria.niceToHaves * metOf(criteria, 'NICE_TO_HAVE');
  const all = of.affinity + of.overlap;
  const { middle, slope } = weights.scale;
  return 100 / (1 + Math.exp(-slope * ((all > 0 ? sum / all : 0) - middle)));
}

/**
 * Scores a candidate. The must-haves allow one band and the sum of everything allows another; the lower one holds. Within
 * it the share of must-haves that are met decides first, then the sum, so that scores order a list as its bands read.
 *
 * @param isAway whether they live out of the job's reach and would not move: at most a possible fit
 */
export function scoreOf(
  criteria: readonly Judged[],
  parts: ScoreParts,
  { weights, isChosen }: ScoreRules,
  isAway = false,
): Scored {
  const liking = likingOf(criteria, parts, weights);
  const allowed = ceilingOf(criteria);
  const ceiling = isAway && bandFloor[allowed] > bandFloor.PARTIAL ? 'PARTIAL' : allowed;
  const band = likingFloor[ceiling] <= liking ? ceiling : highestBand(liking, likingFloor);
  const floor = bandFloor[band];
  const end = Math.min(...Object.values(bandFloor).filter((other) => other > floor), 100);
  const { from, to } = roomOf(criteria, band, isChosen);
  const least = likingFloor[band];
  const fine = floor + (from + (to - from) * ((liking - least) / (100 - least))) * (end - floor);
  return { score: Math.min(Math.round(fine), end === 100 ? 100 : end - 1), band, fine };
}

/** "4/5 must-haves, 2/3 nice-to-haves"; only what is wholly met counts. */
export function summaryOf(criteria: readonly Outcomes[]): string {
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
