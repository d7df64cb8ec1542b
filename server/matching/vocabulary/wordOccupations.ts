/** Which occupations a text's words are typical of: explicit semantic analysis over what O*NET and ESCO say of each. */

import { type OccupationId, occupationCount } from './occupations.ts';
import { once } from './once.ts';
import { columnOf, openPacked, wordsOf } from './packed.ts';

/** How much of a text is about an occupation; the weights of a text add up to 1. */
export interface OccupationWeight {
  id: OccupationId;
  weight: number;
}

const table = once(() => {
  const packed = openPacked<{ scale: number }>('words');
  return {
    numberOf: new Map(wordsOf(packed, 'terms').map((term, number) => [term, number])),
    starts: columnOf(packed, 'starts'),
    ids: columnOf(packed, 'ids'),
    weights: columnOf(packed, 'weights'),
    // Weights are kept as roots in 8 bits.
    values: Float32Array.from({ length: 256 }, (_, kept) => (kept / 255) ** 2 * packed.meta.scale),
  };
});

/** An average text's share of each occupation: higher the more its typical words are shared with other occupations. */
const usualShares = once((): Float32Array => {
  const { starts, ids, weights, values } = table();
  const shares = new Float32Array(occupationCount());
  for (let term = 0; term + 1 < starts.length; term += 1) {
    const [from = 0, to = 0] = [starts[term], starts[term + 1]];
    let said = 0;
    for (let at = from; at < to; at += 1) said += values[weights[at] ?? 0] ?? 0;
    for (let at = from; at < to; at += 1) {
      const id = ids[at] ?? 0;
      shares[id] = (shares[id] ?? 0) + said * (values[weights[at] ?? 0] ?? 0);
    }
  }
  return asShares(shares);
});

function asShares(sums: Float32Array): Float32Array {
  const total = sums.reduce((sum, value) => sum + value, 0) || 1;
  return sums.map((value) => value / total);
}

/** How often each term occurs in a list, and each pair of adjacent terms that is typical of occupations ("line cook"). */
export function wordCounts(terms: readonly string[]): Map<string, number> {
  const { numberOf } = table();
  const counts = new Map<string, number>();
  terms.forEach((term, at) => {
    counts.set(term, (counts.get(term) ?? 0) + 1);
    const before = terms[at - 1];
    if (before === undefined) return;
    const pair = `${before} ${term}`;
    if (numberOf.has(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  });
  return counts;
}

const usual = 24;
/** As a share of the strongest occupation; fainter ones are noise. */
const faintest = 0.08;
/** Emphasises the strongest. */
const contrast = 4;

/** How much the terms are about each occupation. */
function sumsOf(counts: ReadonlyMap<string, number>): Float32Array {
  const { numberOf, starts, ids, weights, values } = table();
  const sums = new Float32Array(occupationCount());
  for (const [term, count] of counts) {
    const number = numberOf.get(term);
    if (number === undefined) continue;
    const times = 1 + Math.log(count);
    const to = starts[number + 1] ?? 0;
    for (let at = starts[number] ?? 0; at < to; at += 1) {
      const id = ids[at] ?? 0;
      sums[id] = (sums[id] ?? 0) + times * (values[weights[at] ?? 0] ?? 0);
    }
  }
  return sums;
}

/** The occupations with the largest values above 0, largest first. */
function strongestIn(values: Float32Array, limit: number): OccupationId[] {
  const found: OccupationId[] = [];
  let least = 0;
  for (let id = 0; id < values.length; id += 1) {
    const value = values[id] ?? 0;
    if (value <= least) continue;
    let place = found.length;
    while (place > 0 && (values[found[place - 1] ?? 0] ?? 0) < value) place -= 1;
    found.splice(place, 0, id);
    if (found.length > limit) found.pop();
    if (found.length === limit) least = values[found[limit - 1] ?? 0] ?? 0;
  }
  return found;
}

/**
 * The occupations a text is about more than an average text, strongest first, at most `limit`; the squares of the weights
 * add up to 1, so that the products of two texts' weights tell how much they have in common. None if no term is typical
 * of any.
 * @param counts as for `occupationsOfWords`
 */
export function occupationsAboveUsual(
  counts: ReadonlyMap<string, number>,
  limit: number,
): readonly OccupationWeight[] {
  const usualOf = usualShares();
  const above = asShares(sumsOf(counts)).map((share, id) => share - (usualOf[id] ?? 0));
  const kept = strongestIn(above, limit);
  const length = Math.hypot(...kept.map((id) => above[id] ?? 0));
  return kept.map((id) => ({ id, weight: (above[id] ?? 0) / length }));
}

/**
 * The occupations that terms are typical of, strongest first, at most `limit`; weights add up to 1. None where no term
 * is typical of any.
 * @param counts of terms as `tokens.ts` makes them, and of pairs of them as `wordCounts` does
 */
export function occupationsOfWords(
  counts: ReadonlyMap<string, number>,
  limit = usual,
): readonly OccupationWeight[] {
  const sums = sumsOf(counts);
  const ordered = strongestIn(sums, limit);
  const strongest = sums[ordered[0] ?? 0] ?? 0;
  const kept = ordered
    .map((id) => ({ id, weight: ((sums[id] ?? 0) / strongest) ** contrast }))
    .filter(({ weight }) => weight >= faintest);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0);
  return kept.map(({ id, weight }) => ({ id, weight: weight / total }));
}

/** How typical a term is of the occupation it is most typical of, 0 to 1; 0 if it is typical of none. */
export function peakOf(term: string): number {
  const { numberOf, starts, weights } = table();
  const number = numberOf.get(term);
  if (number === undefined) return 0;
  let peak = 0;
  for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1)
    peak = Math.max(peak, weights[at] ?? 0);
  return (peak / 255) ** 2;
}
