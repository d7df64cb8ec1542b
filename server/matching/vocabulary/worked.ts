/** Which skills are expected of someone, by the occupations they have worked in. */
import { nearestOf, type OccupationId, occupationsOfTitle } from './occupations.ts';

/** By occupation, how near it is to the nearest one someone has worked in, 0 to 255; null if that is not known. */
export type Worked = Uint8Array | null;

/** From this nearness on, people of one occupation are expected to have the skills of the other. */
const near = 0.55;
/** From this nearness on, the other occupation does the same things. */
const own = 0.8;
/** From this nearness on, a posting that names a skill of the other occupation means the skill. */
const akin = 0.2;
/** If a title may mean several occupations, those at least this likely relative to the first count. */
const leastShare = 0.6;

/** The occupations someone with these titles has worked in. */
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

/** Whether a skill typical of these occupations is expected of someone; no if nothing is known about their work. */
export const isExpectedIn = (occupations: readonly OccupationId[], worked: Worked): boolean =>
  reaches(occupations, worked, near);

/** Whether these occupations do what someone has done for a living. */
export const isOwnIn = (occupations: readonly OccupationId[], worked: Worked): boolean =>
  reaches(occupations, worked, own);

/** Whether a posting for an occupation is likely to ask for a skill typical of these. */
export const isAkinTo = (occupations: readonly OccupationId[], own: Worked): boolean =>
  reaches(occupations, own, akin);
