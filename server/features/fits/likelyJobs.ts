/** Which open jobs a candidate is compared with: those of their occupations, of neighbouring ones, and the newest of all. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { neighboursOf, occupationsOfTitle } from '../../matching/vocabulary/occupations.ts';

/** How many of each kind, newest first. */
const ownJobs = 1000;
const nearJobs = 500;
const anyJobs = 200;
/** The least nearness of neighbours, and how many are taken for all occupations together. */
const leastNearness = 0.35;
const mostNear = 40;

/** The occupations in someone's profile, and their neighbours. */
interface Reach {
  own: readonly number[];
  near: readonly number[];
}

const reachOf = (own: readonly number[]): Reach => {
  const near = new Map<number, number>();
  for (const id of own)
    for (const { id: other, nearness } of neighboursOf(id))
      if (nearness >= leastNearness && !own.includes(other))
        near.set(other, Math.max(near.get(other) ?? 0, nearness));
  const nearest = [...near].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostNear);
  return { own, near: nearest.map(([id]) => id) };
};

/** The occupations of a candidate's profile; while it is being made, those of the headline. */
export async function reachOfCandidate(db: Database, candidateEmail: string): Promise<Reach> {
  const row = await db
    .selectFrom('candidates')
    .leftJoin('candidateProfiles', 'candidateProfiles.candidateEmail', 'candidates.candidateEmail')
    .select(['headline', 'occupations'])
    .where('candidates.candidateEmail', '=', candidateEmail)
    .executeTakeFirst();
  return reachOf(row?.occupations ?? occupationsOfTitle(row?.headline ?? '', 2).map(({ id }) => id));
}

const isOf = (occupations: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`"jobs"."occupations" && ${occupations}::smallint[]`;

/** The condition that a job is of one of the occupations. */
export const ofOccupations = (occupations: readonly number[]): RawBuilder<boolean> =>
  occupations.length > 0 ? isOf(occupations) : sql<boolean>`false`;

const newestOf = (condition: RawBuilder<boolean>, most: number, kind = 0) => sql`
  (select "id", "updatedAt", "openedAt", ${kind}::integer "kind" from "jobs" where "status" = 'OPEN' and ${condition}
   order by "openedAt" desc nulls last, "id" desc limit ${most}::integer)`;

/** A job chosen for matching, with the likeliest of its kinds: 0 own occupations, 1 neighbouring, 2 any. */
export type LikelyJob = Pick<Tables['jobs'], 'id' | 'updatedAt' | 'openedAt'> & { kind: number };

/**
 * As a table of `LikelyJob`.
 *
 * @param jobIds only these
 */
export const likelyJobs = (reach: Reach, jobIds?: readonly string[]): RawBuilder<unknown> =>
  jobIds
    ? newestOf(sql<boolean>`"id" = any(${jobIds}::uuid[])`, jobIds.length)
    : sql`select "id", "updatedAt", "openedAt", min("kind") "kind" from (
        ${newestOf(ofOccupations(reach.own), ownJobs)}
        union all ${newestOf(ofOccupations(reach.near), nearJobs, 1)}
        union all ${newestOf(sql<boolean>`true`, anyJobs, 2)}) "likely"
      group by "id", "updatedAt", "openedAt"`;
