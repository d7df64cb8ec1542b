/** ESCO occupations as O*NET occupations. */
import type { Row } from './tables.ts';

/** An O*NET occupation by its place in the list, and how surely it is meant; weights are at most 1. */
export interface Share {
  id: number;
  weight: number;
}

/** How much a kind of match says, the surest first. */
const matchWeights: Record<string, number> = {
  exactMatch: 1,
  closeMatch: 0.8,
  narrowMatch: 0.6,
  broadMatch: 0.5,
};

/** The place of each O*NET code. */
export const placesOf = (occupations: readonly Row[]): Map<string, number> =>
  new Map(occupations.map(({ soc = '' }, place) => [soc, place]));

/** O*NET occupations of each ESCO occupation; those of the surest kind of match only. */
export function crosswalk(rows: readonly Row[], places: ReadonlyMap<string, number>): Map<string, Share[]> {
  const result = new Map<string, Share[]>();
  for (const { soc = '', esco_kind, esco_id = '', match = '' } of rows) {
    const id = places.get(soc);
    const weight = matchWeights[match];
    if (esco_kind !== 'occupation' || id === undefined || weight === undefined) continue;
    const known = result.get(esco_id) ?? [];
    const best = Math.max(0, ...known.map((share) => share.weight));
    if (weight > best) result.set(esco_id, [{ id, weight }]);
    else if (weight === best) known.push({ id, weight });
  }
  for (const shares of result.values()) for (const share of shares) share.weight /= shares.length;
  return result;
}
