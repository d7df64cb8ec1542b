/** Jobs that have only some of the words of a search, the nearest first where it is known from where. */
import { sql } from 'kysely';
import { countedJobs } from '../../../schemas/search.ts';
import type { Database } from '../../db/database.ts';
import { type Point, pointsOf, pointsOfNames } from '../../matching/places/locate.ts';
import type { Part } from './openJobParts.ts';
import { cellsQuery } from './search/filterLexemes.ts';
import { cellsNearby, distanceFrom, isNearby, type Near } from './search/near.ts';

/** Where a candidate lives, as far as that is known. */
async function homeOf(db: Database, email: string): Promise<Point[]> {
  const home = await db
    .selectFrom('candidates')
    .select(['candidateCity as city', 'candidateState as state', 'candidateCountry as country'])
    .where('candidateEmail', '=', email)
    .executeTakeFirst();
  return home?.city ? pointsOf(home.city, [home.state, home.country]) : [];
}

/**
 * @param near the town that jobs have to be near
 * @param places names of places among the words; where there are none, someone's home is meant
 */
export async function startingPoints(
  db: Database,
  email: string,
  near: Near | null,
  places: readonly string[],
): Promise<readonly Point[]> {
  if (near) return [near.point];
  return places.length > 0 ? pointsOfNames(places) : homeOf(db, email);
}

/**
 * Of very many jobs, those nearby come before the others, which stay in the order they are in.
 *
 * @param total how many jobs all parts have
 */
export function nearestFirst(part: Part, points: readonly Point[], total: number): Part[] {
  if (points.length === 0) return [part];
  const distance = {
    by: distanceFrom(...points),
    type: 'integer',
    nullable: true,
    direction: 'ASC',
  } as const;
  const nearest: Part = { ...part, keys: [distance, ...part.keys], isUnordered: true };
  if (total <= countedJobs) return [nearest];
  const { where } = part;
  const isIn = isNearby(points);
  return [
    {
      ...nearest,
      where: [...where, isIn],
      hint: sql`"jobs"."search" @@ ${cellsQuery(cellsNearby(points))}::tsquery`,
    },
    { ...part, where: [...where, sql`(${isIn}) is not true`] },
  ];
}
