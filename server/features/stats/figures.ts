/** Counts by name, and what is made of them. */
import type { z } from 'zod';
import { StatsDay } from '../../../schemas/stats.ts';

/** The counted rows. */
export type Counted = Omit<
  z.output<typeof StatsDay>,
  'date' | 'precisionLast30Days' | 'medianHoursToFirstAnswer'
>;
type Figure = keyof Counted;

export const figureNames = Object.keys(
  StatsDay.omit({ date: true, precisionLast30Days: true, medianHoursToFirstAnswer: true }).shape,
) as Figure[];

/** Nothing of anything. */
export function nothing(): Counted {
  const counted = {} as Counted;
  for (const name of figureNames) counted[name] = 0;
  return counted;
}

/** Adds the counts of several days, jobs or people. */
export function sumOf(all: Iterable<Counted>): Counted {
  const sum = nothing();
  for (const one of all) for (const name of figureNames) sum[name] += one[name];
  return sum;
}

/** Saved or invited of all that were decided; null when nothing was. */
export function precisionOf({ saved, invited, passed }: Counted): number | null {
  const decided = saved + invited + passed;
  return decided === 0 ? null : (saved + invited) / decided;
}
