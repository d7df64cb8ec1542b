/** Says numbers of unknown people so roughly that nobody can be told from them, however often it is asked. */
import type { PeopleEstimate } from '../../../schemas/expectedFits.ts';
import type { Counted } from './strata.ts';

/** All numbers are rounded to this. Fewer people than that are never told from none. */
const step = 10;

/** The unit a number is rounded to: tens, and from a thousand on two digits, which is as precise as a sample is. */
const unitOf = (number: number) => Math.max(step, 10 ** (Math.floor(Math.log10(Math.max(1, number))) - 1));

/** A number of people in tens; 0 for fewer than ten. */
export function tensOf(number: number): number {
  const unit = unitOf(number);
  return Math.round(number) < step ? 0 : Math.round(number / unit) * unit;
}

/** Margins follow from the rounded number, as margins of the true one would give it away. */
function between(about: number, margin: number): PeopleEstimate {
  const unit = unitOf(about);
  const least = Math.floor((about - margin) / unit - 1) * unit;
  const most = Math.ceil((about + margin) / unit + 1) * unit;
  if (about < step) return { about: null, least: 0, most: margin < 1 ? step - 1 : most };
  return { about, least: Math.max(0, least), most };
}

/** A number of people in tens. */
export const inTens = ({ number, margin }: Counted): PeopleEstimate => between(tensOf(number), margin);

/**
 * How many people more there are under other conditions: the difference of the two rounded numbers, so that it says no
 * more than asking for both of them.
 */
export const moreInTens = (before: Counted, after: Counted): PeopleEstimate =>
  between(Math.max(0, tensOf(after.number) - tensOf(before.number)), Math.max(before.margin, after.margin));
