/** Estimates a pair's score from the outline of the profile alone, in a tenth of a microsecond. */

import { share } from '../profile/layout.ts';
import { sketchLongs, sketchPart, slot, slotCount, typicalCount } from '../profile/sketch.ts';
import type { Reach } from './jobOccupations.ts';
import type { PlaceRule } from './placeRule.ts';
import type { Weights } from './weights.ts';

/** A word by its bit in an outline. */
interface Weighed {
  bit: number;
  weight: number;
}

/** A job as outlines are asked by. */
export interface CoarseJob {
  reach: Reach;
  titleTerms: readonly Weighed[];
  /** Telling words, heaviest first; weights add up to 1. */
  words: readonly Weighed[];
  pairs: readonly { first: number; second: number; weight: number }[];
  mustHaves: readonly (readonly number[])[];
  niceToHaves: readonly (readonly number[])[];
  weights: Weights;
  /** Null where people may live anywhere. */
  placeRule: PlaceRule | null;
}

/** Nobody in occupations further away than this could reach a list. */
const leastOfTitles = 0.45;
const leastOfTexts = 0.18;
/** How many of the distinctive words count as the strongest, and as the rarest. */
const strongest = 12;
const rarest = 4;
/** Assumed: the share of mentions that are about work, and of word pairs present that stand side by side. */
const ofWork = 0.7;
const sideBySide = 0.5;
/** The share of a title's nearness that comes from its occupation; the rest comes from its words. */
const ofOccupation = 0.65;

/** The occupations whose people may be among the best of a job, nearest first. */
export function reachOf({ reach: { titles, texts } }: CoarseJob): number[] {
  const near = (id: number) => Math.max(titles[id] ?? 0, texts[id] ?? 0);
  return [...titles.keys()]
    .filter((id) => (titles[id] ?? 0) >= leastOfTitles || (texts[id] ?? 0) >= leastOfTexts)
    .sort((a, b) => near(b) - near(a) || a - b);
}

const sumOf = (numbers: Iterable<number>) => Iterator.from(numbers).reduce((sum, number) => sum + number, 0);

/** How much each distinctive word adds when it is found, in the units of the score. */
function worthOfWords({ words, weights: { overlap } }: CoarseJob): number[] {
  const all = (count: number) => sumOf(words.slice(0, count).map(({ weight }) => weight)) || 1;
  const strong = all(strongest);
  const rare = all(rarest);
  return words.map(
    ({ weight }, i) =>
      weight *
      (overlap.words +
        overlap.workWords * ofWork +
        (i < strongest ? overlap.strongestWords / strong : 0) +
        (i < rarest ? overlap.rarestWords / rare : 0)),
  );
}

/** The criteria of one importance: all their bits in one array, where each begins, and how much one criterion adds. */
function asRow(criteria: CoarseJob['mustHaves'], weight: number) {
  const starts = new Uint32Array(criteria.length + 1);
  for (const [i, bits] of criteria.entries()) starts[i + 1] = (starts[i] ?? 0) + bits.length;
  return {
    bits: Uint16Array.from(criteria.flat()),
    starts,
    worth: criteria.length > 0 ? weight / criteria.length : 0,
  };
}

/** A job's bits and what each adds, in arrays that are read very often. */
function rowsOf(job: CoarseJob) {
  const { affinity, overlap, criteria } = job.weights;
  const nearest = affinity.nearestTitle + affinity.career;
  return {
    nearest,
    called: Uint16Array.from(job.titleTerms, ({ bit }) => bit),
    calledWorth: Float64Array.from(
      job.titleTerms,
      ({ weight }) => (nearest + affinity.presentTitle) * (1 - ofOccupation) * weight,
    ),
    words: Uint16Array.from(job.words, ({ bit }) => bit),
    worths: Float64Array.from(worthOfWords(job)),
    firsts: Uint16Array.from(job.pairs, ({ first }) => first),
    seconds: Uint16Array.from(job.pairs, ({ second }) => second),
    pairWorths: Float64Array.from(job.pairs, ({ weight }) => overlap.pairs * sideBySide * weight),
    musts: asRow(job.mustHaves, criteria.mustHaves),
    nices: asRow(job.niceToHaves, criteria.niceToHaves),
  };
}

/** The most that the parts still to be checked can add. */
function mostsOf({ weights: { criteria } }: CoarseJob, rows: ReturnType<typeof rowsOf>) {
  const { worths, pairWorths, musts, nices } = rows;
  const mostOfPairs = sumOf(pairWorths);
  const mostOfCriteria =
    (musts.worth > 0 ? criteria.mustHaves : 0) + (nices.worth > 0 ? criteria.niceToHaves : 0);
  const mostOfRest = Float64Array.from(worths);
  for (let i = worths.length - 1, most = mostOfPairs + mostOfCriteria; i >= 0; i -= 1) {
    most += worths[i] ?? 0;
    mostOfRest[i] = most;
  }
  const mostOfWords = mostOfRest[0] ?? mostOfPairs + mostOfCriteria;
  return { mostOfPairs, mostOfCriteria, mostOfRest, mostOfWords };
}

/**
 * Estimates the scores of very many people for one job.
 *
 * @param sketches outlines, one after the other
 * @returns a function from an outline's place to a number that grows with the score. It stops early when the person
 *   cannot exceed `least`, and then returns a number that does not exceed it either.
 */
export function coarseScorer(
  job: CoarseJob,
  sketches: Uint32Array,
): (person: number, least?: number) => number {
  const { titles, texts } = job.reach;
  const { presentTitle, trade } = job.weights.affinity;
  const rows = rowsOf(job);
  const { nearest, called, calledWorth, words, worths, firsts, seconds, pairWorths, musts, nices } = rows;
  const { mostOfPairs, mostOfCriteria, mostOfRest, mostOfWords } = mostsOf(job, rows);

  const has = (at: number, bit: number): boolean =>
    (((sketches[at + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1) === 1;

  /** How near the nearest and the present title are by their occupations alone. */
  function ofTitles(at: number): number {
    let best = 0;
    let present = 0;
    for (let i = at + sketchPart.slots; i < at + sketchPart.slots + slotCount; i += 1) {
      const packed = sketches[i] ?? 0;
      if (packed === 0) break;
      const held = slot.share(packed);
      const near = titles[share.id(held)] ?? 0;
      if (near === 0) continue;
      const kin = share.amount(held) * near;
      const weight = slot.weight(packed);
      best = Math.max(best, (kin * weight) / 255);
      if (weight === 255) present = Math.max(present, kin);
    }
    return ofOccupation * (nearest * best + presentTitle * present);
  }

  /** How typical the text is of the job's occupations. */
  function typicality(at: number): number {
    let sum = 0;
    for (let i = at + sketchPart.typical; i < at + sketchPart.typical + typicalCount / 2; i += 1) {
      const two = sketches[i] ?? 0;
      const one = two & 0xffff;
      const other = two >>> 16;
      sum +=
        (texts[share.id(one)] ?? 0) * share.amount(one) + (texts[share.id(other)] ?? 0) * share.amount(other);
    }
    return trade * Math.min(1, sum);
  }

  /** How much the criteria add whose words are all or partly in the text. */
  function ofCriteria({ bits, starts, worth }: ReturnType<typeof asRow>, at: number): number {
    let met = 0;
    for (let i = 0; i + 1 < starts.length; i += 1) {
      const from = starts[i] ?? 0;
      const to = starts[i + 1] ?? 0;
      let found = 0;
      for (let j = from; j < to; j += 1) if (has(at, bits[j] ?? 0)) found += 1;
      if (found > 0) met += (found / (to - from)) ** 2;
    }
    return worth * met;
  }

  return (person, least = Number.NEGATIVE_INFINITY) => {
    const at = person * sketchLongs;
    let sum = ofTitles(at) + typicality(at);
    for (let i = 0; i < called.length; i += 1)
      if (has(at + sketchPart.titles, called[i] ?? 0)) sum += calledWorth[i] ?? 0;
    if (sum + mostOfWords <= least) return sum;
    const terms = at + sketchPart.terms;
    for (let i = 0; i < words.length; i += 1) {
      if (sum + (mostOfRest[i] ?? 0) <= least) return sum;
      if (has(terms, words[i] ?? 0)) sum += worths[i] ?? 0;
    }
    if (sum + mostOfPairs + mostOfCriteria <= least) return sum;
    sum += ofCriteria(musts, terms) + ofCriteria(nices, terms);
    if (sum + mostOfPairs <= least) return sum;
    for (let i = 0; i < firsts.length; i += 1)
      if (has(terms, firsts[i] ?? 0) && has(terms, seconds[i] ?? 0)) sum += pairWorths[i] ?? 0;
    return sum;
  };
}
