/** Which occupations people move between, from an installation's own resumes: no taxonomy knows a region or an employer. */
import { share } from '../profile/layout.ts';
import type { Profile } from '../profile/openProfile.ts';
import { type OccupationId, occupationCount } from '../vocabulary/occupations.ts';

/** Plain data; may be kept and sent between threads. */
export interface Careers {
  /** How many people were counted. */
  people: number;
  /** How many people have held each occupation. */
  held: Map<OccupationId, number>;
  /** How many have held both of two, by `pairKey`. */
  both: Map<number, number>;
}

/** How surely a title has to mean its occupation to count. */
const leastSure = 0.5;
/** Occupations counted per person, newest first: the longer the list, the less each pair says. */
const mostHeld = 6;

const pairKey = (a: number, b: number) => Math.min(a, b) * occupationCount() + Math.max(a, b);

const addTo = (counts: Map<number, number>, key: number, count = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + count);

/** The occupations the titles mean most surely, without repeats. */
function occupationsHeld({ titles }: Profile): OccupationId[] {
  const found = new Set<OccupationId>();
  for (const { means } of titles) {
    const [surest] = means;
    if (surest !== undefined && share.amount(surest) >= leastSure) found.add(share.id(surest));
  }
  return [...found].slice(0, mostHeld);
}

/** Counts who has held what, over a pool of profiles. */
export function careersOf(people: readonly Profile[]): Careers {
  const careers: Careers = { people: people.length, held: new Map(), both: new Map() };
  for (const person of people) {
    const held = occupationsHeld(person);
    held.forEach((one, place) => {
      addTo(careers.held, one);
      for (const other of held.slice(place + 1)) addTo(careers.both, pairKey(one, other));
    });
  }
  return careers;
}

/** Adds up the counts of two parts of a pool. */
export function mergeCareers(one: Careers, other: Careers): Careers {
  const merged: Careers = {
    people: one.people + other.people,
    held: new Map(one.held),
    both: new Map(one.both),
  };
  for (const [id, count] of other.held) addTo(merged.held, id, count);
  for (const [pair, count] of other.both) addTo(merged.both, pair, count);
  return merged;
}

/** Fewer people than this who have held both, or a smaller multiple of what chance would give, prove nothing. */
const fewest = 8;
const leastLift = 3;
/** Damps what few people did; in people. */
const doubt = 8;
/** Upper bound: people moving between two occupations do not make them the same. */
const nearest = 0.6;

interface CareerNeighbour {
  id: OccupationId;
  /** 0 to 0.6. */
  nearness: number;
}

function neighboursIn({ people, held, both }: Careers): Map<OccupationId, CareerNeighbour[]> {
  const found = new Map<OccupationId, CareerNeighbour[]>();
  const put = (of: OccupationId, id: OccupationId, nearness: number) =>
    found.set(of, [...(found.get(of) ?? []), { id, nearness }]);
  for (const [pair, moved] of both) {
    const [a, b] = [Math.floor(pair / occupationCount()), pair % occupationCount()];
    const [ofA, ofB] = [held.get(a) ?? 0, held.get(b) ?? 0];
    if (moved < fewest || moved * people < leastLift * ofA * ofB) continue;
    const nearness = Math.min(nearest, (2 * moved) / (Math.sqrt(ofA * ofB) + doubt));
    put(a, b, nearness);
    put(b, a, nearness);
  }
  return found;
}

const known = new WeakMap<Careers, Map<OccupationId, CareerNeighbour[]>>();

/**
 * The occupations that people of one have also held, more often than chance would give: nearly everyone has waited
 * tables. None if few people are known.
 */
export function careerNeighboursOf(careers: Careers, id: OccupationId): readonly CareerNeighbour[] {
  let neighbours = known.get(careers);
  if (!neighbours) {
    neighbours = neighboursIn(careers);
    known.set(careers, neighbours);
  }
  return neighbours.get(id) ?? [];
}
