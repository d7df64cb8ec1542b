/** Estimates a pair's score from the outline of the profile alone, in about a microsecond. */
import type { Reach } from './jobOccupations.ts';
import { share } from './profile/layout.ts';
import { sketchLongs, sketchPart, slot, slotCount, typicalCount } from './profile/sketch.ts';
import type { Weights } from './weights.ts';

/** A word by its bit in an outline. */
export interface Weighed {
  bit: number;
  weight: number;
}

/** A job in the form outlines are compared with. */
export interface CoarseJob {
  reach: Reach;
  titleTerms: readonly Weighed[];
  /** Distinctive words, heaviest first; weights add up to 1. */
  words: readonly Weighed[];
  pairs: readonly { first: number; second: number; weight: number }[];
  mustHaves: readonly (readonly number[])[];
  niceToHaves: readonly (readonly number[])[];
  weights: Weights;
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

/** The occupations whose people may be among the best of a job, nearest first. */
export function reachOf({ reach: { titles, texts } }: CoarseJob): number[] {
  const near = (id: number) => Math.max(titles[id] ?? 0, texts[id] ?? 0);
  return [...titles.keys()]
    .filter((id) => (titles[id] ?? 0) >= leastOfTitles || (texts[id] ?? 0) >= leastOfTexts)
    .sort((a, b) => near(b) - near(a) || a - b);
}

/** The most that words and criteria can add. */
function mostOfWords({ weights: { overlap, criteria } }: CoarseJob): number {
  const { words, workWords, strongestWords, rarestWords, pairs } = overlap;
  return (
    words +
    workWords * ofWork +
    strongestWords +
    rarestWords +
    pairs * sideBySide +
    criteria.mustHaves +
    criteria.niceToHaves
  );
}

type Has = (part: number, bit: number) => boolean;

/** How near the nearest and the present title are by their occupations alone. */
function kinshipOf(job: CoarseJob, sketches: Uint32Array, at: number): { best: number; present: number } {
  let best = 0;
  let present = 0;
  for (let i = 0; i < slotCount; i += 1) {
    const packed = sketches[at + sketchPart.slots + i] ?? 0;
    if (packed === 0) break;
    const held = slot.share(packed);
    const kin = share.amount(held) * (job.reach.titles[share.id(held)] ?? 0);
    best = Math.max(best, (kin * slot.weight(packed)) / 255);
    if (slot.weight(packed) === 255) present = Math.max(present, kin);
  }
  return { best, present };
}

/** How typical the text is of the job's occupations. */
function typicality({ reach }: CoarseJob, sketches: Uint32Array, at: number): number {
  let sum = 0;
  for (let i = 0; i < typicalCount; i += 1) {
    const pair = ((sketches[at + sketchPart.typical + (i >>> 1)] ?? 0) >>> ((i & 1) * 16)) & 0xffff;
    sum += (reach.texts[share.id(pair)] ?? 0) * share.amount(pair);
  }
  return Math.min(1, sum);
}

/** The words found, in the units of the score. */
function spokenOf({ words, pairs, weights: { overlap } }: CoarseJob, has: Has): number {
  let said = 0;
  let strong = 0;
  let strongAll = 0;
  let rare = 0;
  let rareAll = 0;
  for (let i = 0; i < words.length; i += 1) {
    const { bit, weight } = words[i] as Weighed;
    const found = has(sketchPart.terms, bit) ? weight : 0;
    said += found;
    if (i < strongest) {
      strong += found;
      strongAll += weight;
    }
    if (i < rarest) {
      rare += found;
      rareAll += weight;
    }
  }
  let paired = 0;
  for (const { first, second, weight } of pairs)
    if (has(sketchPart.terms, first) && has(sketchPart.terms, second)) paired += weight;
  return (
    (overlap.words + overlap.workWords * ofWork) * said +
    overlap.strongestWords * (strongAll > 0 ? strong / strongAll : 0) +
    overlap.rarestWords * (rareAll > 0 ? rare / rareAll : 0) +
    overlap.pairs * sideBySide * paired
  );
}

/** The share of criteria whose words are in the text. */
function metOf(criteria: CoarseJob['mustHaves'], has: Has): number {
  let met = 0;
  for (const bits of criteria) {
    let found = 0;
    for (const bit of bits) if (has(sketchPart.terms, bit)) found += 1;
    if (found > 0) met += (found / bits.length) ** 2;
  }
  return criteria.length > 0 ? met / criteria.length : 0;
}

/**
 * @param sketches outlines, one after the other
 * @param person place of the outline among them
 * @param least words are not compared for somebody who cannot reach this
 * @returns a number that grows with the score
 */
export function coarseScore(
  job: CoarseJob,
  sketches: Uint32Array,
  person: number,
  least = Number.NEGATIVE_INFINITY,
): number {
  const at = person * sketchLongs;
  const has: Has = (part, bit) => (((sketches[at + part + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1) === 1;
  const { best, present } = kinshipOf(job, sketches, at);
  let called = 0;
  for (const { bit, weight } of job.titleTerms) if (has(sketchPart.titles, bit)) called += weight;
  const { affinity, criteria } = job.weights;
  const ofTitles =
    (affinity.nearestTitle + affinity.career) * (0.65 * best + 0.35 * called) +
    affinity.presentTitle * (0.65 * present + 0.35 * called) +
    affinity.trade * typicality(job, sketches, at);
  if (ofTitles + mostOfWords(job) <= least) return ofTitles;
  return (
    ofTitles +
    spokenOf(job, has) +
    criteria.mustHaves * metOf(job.mustHaves, has) +
    criteria.niceToHaves * metOf(job.niceToHaves, has)
  );
}
