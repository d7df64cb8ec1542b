/** Estimates numbers of people from a sample that is denser where people are more likely to fit. */
/** People who are about equally promising: `drawn` of them stand for all `people`. */
interface Stratum {
  people: number;
  drawn: readonly number[];
}

/** The end of each stratum, counted from the most promising, and how many are drawn from it: everyone in the first. */
const layers: readonly [end: number, drawn: number][] = [
  [200, 200],
  [600, 100],
  [2000, 100],
  [8000, 80],
  [Number.POSITIVE_INFINITY, 80],
];

/** Score and place are packed into one number, which sorts far faster than with a comparison function. */
const steps = 2 ** 20;
const mostRanked = 2 ** 20;

/** Sorts places by score, highest first; equal scores keep their order. @param places at most 2^20 */
export function ranked(places: Uint32Array, scores: Float64Array): Uint32Array {
  const keys = Float64Array.from(scores, (score, i) => Math.round(-score * steps) * mostRanked + i).sort();
  return Uint32Array.from(keys, (key) => places[((key % mostRanked) + mostRanked) % mostRanked] ?? 0);
}

/**
 * @param ranked most promising first
 * @param standsFor how many people each of them stands for
 */
export function strataOf(ranked: Uint32Array, standsFor: number): Stratum[] {
  const strata: Stratum[] = [];
  let from = 0;
  for (const [end, most] of layers) {
    const all = ranked.slice(from, end);
    if (all.length === 0) break;
    from += all.length;
    const drawn = Math.min(most, all.length);
    // Evenly through the order, so that the same question draws the same people and every depth has its share.
    const step = all.length / drawn;
    strata.push({
      people: all.length * standsFor,
      drawn: Array.from({ length: drawn }, (_, i) => all[Math.floor((i + 0.5) * step)] ?? 0),
    });
  }
  return strata;
}

/** The true number lies within the margin for nineteen in twenty samples. */
const deviations = 1.96;

/** A number of people, and how far the true one may be from it. */
export interface Counted {
  number: number;
  margin: number;
}

/** How many people there are where `counted` were met by chance, each standing for so many. */
export const countedFrom = (counted: number, standsFor: number): Counted => ({
  number: counted * standsFor,
  margin: deviations * Math.sqrt(counted * standsFor * (standsFor - 1)),
});

/**
 * How many people of all strata something is true of.
 *
 * @param counted whether it is true of the person drawn; undefined if it is not known, and the person is left out
 */
export function estimate(
  strata: readonly Stratum[],
  counted: (drawn: number) => boolean | undefined,
): Counted {
  let number = 0;
  let variance = 0;
  for (const { people, drawn } of strata) {
    const values = drawn.map(counted).filter((value) => value !== undefined);
    if (values.length === 0) continue;
    const sum = values.filter(Boolean).length;
    number += (sum / values.length) * people;
    if (values.length >= people) continue;
    // None among a few drawn does not mean none among many, so half a person is added to each side.
    const share = (sum + 0.5) / (values.length + 1);
    variance += (people ** 2 * share * (1 - share) * (1 - values.length / people)) / values.length;
  }
  return { number, margin: deviations * Math.sqrt(variance) };
}
