/** Jobs within some kilometres of a town. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchRadius } from '../../../../schemas/search.ts';
import { locate, type Point } from './locate.ts';

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

const kilometres = ({ latitude, longitude }: Point) => sql`"kilometresBetween"(
  "jobs"."latitude", "jobs"."longitude", ${latitude}::double precision, ${longitude}::double precision)`;

/** Whole kilometres from the town; between towns, as jobs are known to be in one. */
export const distanceFrom = ({ point }: Near): RawBuilder<number | null> =>
  sql`round(${kilometres(point)})::integer`;

/** The condition that a job is as near. */
export const isNear = ({ point, km }: Near): RawBuilder<SqlBool> => sql`${kilometres(point)} <= ${km}`;

const range = (from: number, to: number) =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, i) => Math.floor(from) + i);

/** The cells of half a degree in which such jobs lie, by south and west (0071_distance.sql). */
export function cellsOf({ point: { latitude, longitude }, km }: Near): string[] {
  const north = km / perDegree;
  // A degree of longitude shrinks towards the poles.
  const east = north / Math.max(0.02, Math.cos((Math.min(89, Math.abs(latitude) + north) * Math.PI) / 180));
  return range(2 * (latitude - north), 2 * (latitude + north)).flatMap((y) =>
    range(2 * (longitude - east), 2 * (longitude + east)).map((x) => `${y}/${x}`),
  );
}
