/** Jobs within some kilometres of a town. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchRadius } from '../../../../schemas/search.ts';
import { locate, type Point } from '../../../matching/places/locate.ts';

/** Kilometres of a search for some of its words within which jobs come first where there are too many to be put in order. */
const nearby = 100;

export interface Near {
  point: Point;
  km: number;
}

/** Kilometres of a degree of latitude, a little less than there are. */
const perDegree = 111;

/**
 * @param wider states and countries the town lies in
 * @returns null where no distance is asked for, and where it is not known which town is meant
 */
export function nearTown(
  town: string | undefined,
  wider: readonly string[],
  within: SearchRadius | undefined,
): Near | null {
  const point = town !== undefined && within !== undefined ? locate(town, wider) : null;
  return point && { point, km: Number(within) };
}

const kilometresFrom = ({ latitude, longitude }: Point) => sql`"kilometresBetween"(
  "jobs"."latitude", "jobs"."longitude", ${latitude}::double precision, ${longitude}::double precision)`;

/** To the nearest of some points; null for jobs that are not known to be anywhere. */
const kilometres = (points: readonly Point[]) => sql`least(${sql.join(points.map(kilometresFrom))})`;

/** Whole kilometres from the nearest of the towns; between towns, as jobs are known to be in one. */
export const distanceFrom = (...points: readonly Point[]): RawBuilder<number | null> =>
  sql`round(${kilometres(points)})::integer`;

/** The condition that a job is as near. */
export const isNear = ({ point, km }: Near): RawBuilder<SqlBool> => sql`${kilometres([point])} <= ${km}`;

export const isNearby = (points: readonly Point[]): RawBuilder<SqlBool> =>
  sql`${kilometres(points)} <= ${nearby}`;

const range = (from: number, to: number) =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, i) => Math.floor(from) + i);

/** The cells of half a degree in which jobs near any of the points lie. */
export const cellsNearby = (points: readonly Point[]): string[] => [
  ...new Set(points.flatMap((point) => cellsOf({ point, km: nearby }))),
];

/** The cells of half a degree in which such jobs lie, by south and west (0071_distance.sql). */
export function cellsOf({ point: { latitude, longitude }, km }: Near): string[] {
  const north = km / perDegree;
  // A degree of longitude shrinks towards the poles.
  const east = north / Math.max(0.02, Math.cos((Math.min(89, Math.abs(latitude) + north) * Math.PI) / 180));
  return range(2 * (latitude - north), 2 * (latitude + north)).flatMap((y) =>
    range(2 * (longitude - east), 2 * (longitude + east)).map((x) => `${y}/${x}`),
  );
}
