/** How a few people, drawn more densely where more of them are likely to fit, stand for very many. */
import type { PeopleEstimate } from '../../schemas/expectedFits.ts';

/** People who are about equally promising: `drawn` of them stand for all `people`. */
export interface Stratum {
  people: number;
  drawn: readonly number[];
}

/** Ends of the strata, counted from the most promising; how many are drawn of each. Everybody of the first. */
const layers: readonly [end: number, drawn: number][] = [
  [200, 200],
  [600, 100],
  [2000, 100],
  [8000, 80],
  [Number.POSITIVE_INFINITY, 80],
];

/**
 * @param ranked most promising first
 * @param standsFor so many people each of them stands for
 */
export function strataOf(ranked: readonly number[], standsFor: number): Stratum[] {
  const strata: Stratum[] = [];
  let from = 0;
  for (const [end, most] of layers) {
    const all = ranked.slice(from, end);
    if (all.length === 0) break;
    from += all.length;
    const drawn = Math.min(most, all.length);
    // Evenly through the order: the same ones for the same question, and each depth has its share.
    const step = all.length / drawn;
    strata.push({
      people: all.length * standsFor,
      drawn: Array.from({ length: drawn }, (_, i) => all[Math.floor((i + 0.5) * step)] ?? 0),
    });
  }
  return strata;
}

/** Of nineteen in twenty samples the true number lies within the margins. */
const deviations = 1.96;
/** Smaller numbers are not told: they would speak of single people. */
export const fewest = 10;

/** To two figures, as far as a sample goes. */
function rounded(value: number, round: (value: number) => number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return round(value / size) * size;
}

/** A number of people in two figures with its margins. */
export function toldAs(number: number, margin = 0): PeopleEstimate {
  const least = Math.max(0, number - margin);
  const most = number + margin;
  return {
    about: Math.round(number) < fewest ? null : rounded(number, Math.round),
    least: least < fewest ? 0 : rounded(least, Math.floor),
    most: Math.max(fewest - 1, rounded(most, Math.ceil)),
  };
}

/**
 * How many of the people of all strata something is true of.
 *
 * @param counted 1 where it is true of somebody who was drawn, −1 where the opposite, else 0; those who are not known
 *   are left out
 */
export function estimate(
  strata: readonly Stratum[],
  counted: (drawn: number) => number | undefined,
): PeopleEstimate {
  let number = 0;
  let variance = 0;
  for (const { people, drawn } of strata) {
    const values = drawn.map(counted).filter((value) => value !== undefined);
    if (values.length === 0) continue;
    const sum = values.reduce((total, value) => total + value, 0);
    number += (sum / values.length) * people;
    if (values.length >= people) continue;
    // None found among a few drawn does not mean none among many: half a one is added to each side.
    const share = (Math.abs(sum) + 0.5) / (values.length + 1);
    variance += (people ** 2 * share * (1 - share) * (1 - values.length / people)) / values.length;
  }
  return toldAs(Math.max(0, number), deviations * Math.sqrt(variance));
}
