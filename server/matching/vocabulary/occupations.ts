/** O*NET's occupations: which one a job title means, and how near they are to one another. */
import { once } from './once.ts';
import { columnOf, openPacked, wordsOf } from './packed.ts';
import { closestEntries, titleIndex } from './titleIndex.ts';
import { type TitleWords, titleWords } from './titleWords.ts';

/** An occupation by its place in the compiled list of O*NET-SOC 2019 occupations, of which there are about 1,016. */
export type OccupationId = number;

interface Neighbour {
  id: OccupationId;
  /** 0 to 1. */
  nearness: number;
}

const list = once(() => {
  const packed = openPacked('occupations');
  return {
    codes: wordsOf(packed, 'codes'),
    names: wordsOf(packed, 'names'),
    table: columnOf(packed, 'nearness'),
  };
});

/** How many occupations there are. */
export const occupationCount = (): number => list().codes.length;

/** An occupation's name in O*NET, in the plural: "Registered Nurses". */
export const occupationName = (id: OccupationId): string => list().names[id] ?? '';

/**
 * How near two occupations are: 1 the same, about 0.7 a close substitute, about 0.3 of the same family, 0 nothing in
 * common. From O*NET's related occupations, the classification, and the skills and technologies both need.
 */
function occupationNearness(a: OccupationId, b: OccupationId): number {
  const { codes, table } = list();
  return (table[a * codes.length + b] ?? 0) / 255;
}

/** By occupation, how near the nearest of the given ones is, 0 to 255. */
export function nearestOf(ids: Iterable<OccupationId>): Uint8Array {
  const { codes, table } = list();
  const nearest = new Uint8Array(codes.length);
  for (const id of ids)
    for (let other = 0; other < codes.length; other += 1)
      nearest[other] = Math.max(nearest[other] ?? 0, table[id * codes.length + other] ?? 0);
  return nearest;
}

/** How near each occupation is to one, 0 to 255, by id. */
export function nearnessRow(id: OccupationId): ArrayLike<number> {
  const { codes, table } = list();
  return table.subarray(id * codes.length, (id + 1) * codes.length);
}

const floor = 0.2;
const neighbours = new Map<OccupationId, readonly Neighbour[]>();

/** Other occupations with a nearness of at least 0.2, nearest first. */
export function neighboursOf(id: OccupationId): readonly Neighbour[] {
  const known = neighbours.get(id);
  if (known) return known;
  const found: Neighbour[] = [];
  for (let other = 0; other < occupationCount(); other += 1) {
    const nearness = occupationNearness(id, other);
    if (other !== id && nearness >= floor) found.push({ id: other, nearness });
  }
  found.sort((a, b) => b.nearness - a.nearness || a.id - b.id);
  neighbours.set(id, found);
  return found;
}

/** An occupation that a title means. */
export interface TitleMatch {
  id: OccupationId;
  /** How surely, 0 to 1: low where the title's words are only part of its titles, or mean other occupations too. */
  closeness: number;
}

const leastCloseness = 0.12;
/** From here on a title counts as listed, and titles that only resemble it are ignored. */
const listed = 0.95;
/** The doubt left by a single source that names a title once. */
const doubt = 5;
/** Leaders are seldom listed under the words of their title: "VP of Engineering" is an engineering manager. */
const leaderWeight = 0.75;

/** The meaning of the closest listed titles: each occupation as close as its titles, less if they also mean others. */
function weighed(way: TitleWords): TitleMatch[] {
  const { shareIds, shareWeights, shareStarts } = titleIndex();
  const entries = closestEntries(way);
  const best = entries[0]?.score ?? 0;
  const isListed = best >= listed;
  const votes = new Map<number, { votes: number; score: number }>();
  let all = 0;
  for (const { place, score } of entries) {
    if (isListed && score < listed) break;
    const power = (score / best) ** 12;
    for (let at = shareStarts[place] ?? 0; at < (shareStarts[place + 1] ?? 0); at += 1) {
      const id = shareIds[at] ?? 0;
      const vote = power * (shareWeights[at] ?? 0);
      const known = votes.get(id) ?? { votes: 0, score };
      known.votes += vote;
      votes.set(id, known);
      all += vote;
    }
  }
  const likely = [...votes]
    .map(([id, { votes: own, score }]) => ({ id, share: own / (all + doubt), score }))
    .sort((a, b) => b.share - a.share || a.id - b.id)
    .slice(0, 16);
  const weight = way.leads && !isListed ? way.weight * leaderWeight : way.weight;
  return likely.map(({ id, share, score }) => {
    let agreed = 0;
    for (const other of likely) agreed += other.share * occupationNearness(id, other.id);
    return { id, closeness: weight * score * Math.sqrt(agreed) * (0.75 + 0.25 * Math.min(1, share * 2)) };
  });
}

const cache = new Map<string, readonly TitleMatch[]>();
const most = 5;

function read(title: string): readonly TitleMatch[] {
  const found = new Map<number, number>();
  for (const way of titleWords(title, titleIndex().rules))
    for (const { id, closeness } of weighed(way)) found.set(id, Math.max(found.get(id) ?? 0, closeness));
  const ordered = [...found]
    .map(([id, closeness]) => ({ id, closeness: Math.round(Math.min(1, closeness) * 1000) / 1000 }))
    .sort((a, b) => b.closeness - a.closeness || a.id - b.id);
  const first = ordered[0]?.closeness ?? 0;
  return ordered
    .filter(({ closeness }) => closeness >= leastCloseness && closeness >= first / 3)
    .slice(0, most);
}

/**
 * The occupations a title means, the surest first; none if it says nothing about the work. Abbreviations are expanded
 * ("Sr. Manager, Network Eng."), and an unlisted title is read as the nearest listed one.
 */
export function occupationsOfTitle(title: string, limit = most): readonly TitleMatch[] {
  let matches = cache.get(title);
  if (!matches) {
    matches = read(title);
    if (cache.size >= 50_000) cache.clear();
    cache.set(title, matches);
  }
  return matches.length > limit ? matches.slice(0, limit) : matches;
}
