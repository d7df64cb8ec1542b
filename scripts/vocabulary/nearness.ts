/** How near O*NET occupations are to one another. */
import type { Share } from './crosswalk.ts';
import type { Row } from './tables.ts';

interface NearnessSources {
  occupations: readonly Row[];
  related: readonly Row[];
  technologies: readonly Row[];
  occupationSkills: readonly Row[];
  places: ReadonlyMap<string, number>;
  esco: ReadonlyMap<string, Share[]>;
}

type Vector = Map<string, number>;

/** Weighs features by how few occupations have them, and brings each vector to length 1. */
function unitVectors(vectors: readonly Vector[]): Vector[] {
  const having = new Map<string, number>();
  for (const vector of vectors)
    for (const feature of vector.keys()) having.set(feature, (having.get(feature) ?? 0) + 1);
  return vectors.map((vector) => {
    const weighed = [...vector].map(([feature, value]): [string, number] => [
      feature,
      value * Math.log(vectors.length / (having.get(feature) ?? 1)),
    ]);
    const norm = Math.sqrt(weighed.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
    return new Map(weighed.map(([feature, value]) => [feature, value / norm]));
  });
}

/** Cosines of all pairs, by the features they share. */
function cosines(vectors: readonly Vector[]): Float32Array[] {
  const having = new Map<string, [number, number][]>();
  vectors.forEach((vector, place) => {
    for (const [feature, value] of vector) {
      const list = having.get(feature) ?? [];
      list.push([place, value]);
      having.set(feature, list);
    }
  });
  const result = vectors.map(() => new Float32Array(vectors.length));
  for (const list of having.values())
    for (const [a, x] of list) {
      const row = result[a];
      if (row) for (const [b, y] of list) row[b] = (row[b] ?? 0) + x * y;
    }
  return result;
}

const add = (vector: Vector | undefined, feature: string, value: number) =>
  vector?.set(feature, (vector.get(feature) ?? 0) + value);

/** The levels of the occupational classification: the same occupation in detail, the same broad one, the same family. */
function socNearness(a: string, b: string): number {
  if (a.slice(0, 7) === b.slice(0, 7)) return 0.75;
  if (a.slice(0, 6) === b.slice(0, 6)) return 0.5;
  if (a.slice(0, 4) === b.slice(0, 4)) return 0.22;
  // Managers of everything are one major group, and those of production another.
  return a.slice(0, 2) === b.slice(0, 2) && !/^(?:11|51|53)/.test(a) ? 0.08 : 0;
}

/** O*NET's related occupations by rank, 1 to 20. */
const rankNearness = (rank: number): number =>
  rank <= 5 ? 0.72 - 0.03 * rank : rank <= 10 ? 0.56 - 0.02 * (rank - 5) : 0.42 - 0.015 * (rank - 10);

/** Nearness of all pairs, 0 to 1, the same both ways. */
export function nearnessOf(sources: NearnessSources): Float32Array[] {
  const { occupations, related, technologies, occupationSkills, places, esco } = sources;
  const tools = occupations.map((): Vector => new Map());
  for (const { soc = '', technology = '' } of technologies) add(tools[places.get(soc) ?? -1], technology, 1);
  const skills = occupations.map((): Vector => new Map());
  for (const { occ_id = '', skill_id = '', relation } of occupationSkills)
    for (const { id, weight } of esco.get(occ_id) ?? [])
      add(skills[id], skill_id, weight * (relation === 'e' ? 1 : 0.5));
  const byTools = cosines(unitVectors(tools));
  const bySkills = cosines(unitVectors(skills));

  const ranks = occupations.map(() => new Map<number, number>());
  for (const { soc = '', related_soc = '', rank = '' } of related) {
    const [from, to] = [places.get(soc), places.get(related_soc)];
    if (from !== undefined && to !== undefined) ranks[from]?.set(to, Number(rank));
  }
  return occupations.map(({ soc: own = '' }, a) =>
    Float32Array.from(occupations, ({ soc: other = '' }, b) => {
      if (a === b) return 1;
      const there = ranks[a]?.get(b);
      const back = ranks[b]?.get(a);
      const values = [there, back].map((rank) => (rank === undefined ? 0 : rankNearness(rank)));
      // Where both name one another it counts whole.
      const byRank = 0.65 * Math.max(...values) + 0.35 * Math.min(...values);
      const skill = bySkills[a]?.[b] ?? 0;
      const tool = byTools[a]?.[b] ?? 0;
      const parts = [byRank, socNearness(own, other), 0.75 * skill ** 0.8, 0.25 * Math.max(0, tool - 0.15)];
      const any = 1 - parts.reduce((none, part) => none * (1 - Math.min(0.95, part)), 1);
      const most = Math.max(...parts);
      return Math.min(0.95, 0.55 * most + 0.45 * any);
    }),
  );
}
