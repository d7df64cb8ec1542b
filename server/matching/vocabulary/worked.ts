/** Which skills are to be expected of somebody, by the occupations they have worked in. */
import { nearestOf, type OccupationId, occupationsOfTitle } from './occupations.ts';

/** By occupation, how near it is to the nearest one somebody has worked in, 0 to 255; null where that is not known. */
export type Worked = Uint8Array | null;

/** From this nearness on, somebody of one occupation is expected to have the skills of another. */
const near = 0.55;
/** From this one on, a posting that names a skill of another occupation means it. */
const akin = 0.2;
/** Of a title that may mean several occupations, those that are nearly as likely as the first. */
const leastShare = 0.6;

/** What somebody has worked in who held these titles. */
export function workedIn(titles: readonly string[]): Worked {
  const ids = titles.flatMap((title) => {
    const [first, ...others] = occupationsOfTitle(title);
    if (!first) return [];
    return [first, ...others.filter(({ closeness }) => closeness >= leastShare * first.closeness)].map(
      ({ id }) => id,
    );
  });
  return ids.length === 0 ? null : nearestOf(new Set(ids));
}

const reaches = (occupations: readonly OccupationId[], worked: Worked, nearness: number): boolean => {
  if (worked === null) return false;
  for (const id of occupations) if ((worked[id] ?? 0) >= nearness * 255) return true;
  return false;
};

/** Whether what is typical of some occupations is to be expected of somebody; not where nothing is known of them. */
export const isExpectedIn = (occupations: readonly OccupationId[], worked: Worked): boolean =>
  reaches(occupations, worked, near);

/** Whether what is typical of some occupations may well be asked for in a posting for others. */
export const isAkinTo = (occupations: readonly OccupationId[], own: Worked): boolean =>
  reaches(occupations, own, akin);
