/** How near each occupation is to what a posting asks for. */

import type { Clause } from '../posting/posting.ts';
import {
  nearnessRow,
  type OccupationId,
  occupationCount,
  occupationsOfTitle,
} from '../vocabulary/occupations.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { occupationsAboveUsual, occupationsOfWords, wordCounts } from '../vocabulary/wordOccupations.ts';
import { type Careers, careerNeighboursOf } from './careers.ts';

/** By occupation. */
export interface Reach {
  /** How near a title held in it is, 0 to 1. */
  titles: Float32Array;
  /** How much more the posting is about it than an average text; squares add up to 1. */
  texts: Float32Array;
}

const titleWeight = 4;
const kindWeight = { REQUIREMENT: 1.5, DUTY: 1, OTHER: 0.25 };
/** Brings neighbours nearer: someone who held a neighbouring title is worth a look. */
const neighbourly = 0.7;
const nearnesses = Float32Array.from({ length: 256 }, (_, kept) => (kept / 255) ** neighbourly);
/** How far the posting's words decide between the meanings of a title. */
const settledByWords = 0.7;
const occupationsSpoken = 64;

/** How often the posting uses each word, weighted: title first, then requirements, then duties. */
function countsOf(title: string, clauses: readonly Clause[]): Map<string, number> {
  const counts = new Map<string, number>();
  const look = (text: string, weight: number) => {
    for (const [term, count] of wordCounts(termsOf(text)))
      counts.set(term, (counts.get(term) ?? 0) + count * weight);
  };
  look(title, titleWeight);
  for (const { text, kind } of clauses) look(text, kindWeight[kind]);
  for (const [term, count] of counts) counts.set(term, Math.max(1, count));
  return counts;
}

/** Scales the largest value to 1; zeros stay zeros. */
function scaled(values: Float32Array): Float32Array {
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  return largest > 0 ? values.map((value) => value / largest) : values;
}

const rows = new WeakMap<Careers, Map<OccupationId, Float32Array>>();

/** How near each occupation is to one, by the taxonomies or by the installation's people; computed once for all jobs. */
function nearTo(asked: OccupationId, careers: Careers): Float32Array {
  const known = rows.get(careers) ?? new Map<OccupationId, Float32Array>();
  rows.set(careers, known);
  const row = known.get(asked) ?? findNear(asked, careers);
  known.set(asked, row);
  return row;
}

function findNear(asked: OccupationId, careers: Careers): Float32Array {
  const row = Float32Array.from(nearnessRow(asked), (kept) => nearnesses[kept] ?? 0);
  for (const { id, nearness } of careerNeighboursOf(careers, asked))
    row[id] = Math.max(row[id] ?? 0, nearness ** neighbourly);
  return row;
}

/**
 * Title and words weigh the same, each scaled to 1 at its nearest occupation. The words also decide what a vague title
 * ("coordinator", "coach") means, and stand alone if the title means nothing.
 *
 * @param careers of the installation's people, for neighbours that no taxonomy lists
 */
export function reachOfPosting(title: string, clauses: readonly Clause[], careers: Careers): Reach {
  const count = occupationCount();
  const counts = countsOf(title, clauses);
  const texts = new Float32Array(count);
  for (const { id, weight } of occupationsAboveUsual(counts, occupationsSpoken)) texts[id] = weight;

  const spoken = occupationsOfWords(counts);
  const together = new Float32Array(count);
  for (const { id: typical, weight } of spoken) {
    const row = nearTo(typical, careers);
    for (let id = 0; id < count; id += 1) together[id] = (together[id] ?? 0) + weight * (row[id] ?? 0);
  }
  const byWords = scaled(together);
  const byTitle = new Float32Array(count);
  for (const { id: asked, closeness } of occupationsOfTitle(title)) {
    const agreed = spoken.length === 0 ? 1 : (byWords[asked] ?? 0);
    const sureness = closeness * (1 - settledByWords + settledByWords * agreed);
    const row = nearTo(asked, careers);
    for (let id = 0; id < count; id += 1) byTitle[id] = Math.max(byTitle[id] ?? 0, sureness * (row[id] ?? 0));
  }
  const named = scaled(byTitle);
  if (named.every((value) => value === 0)) return { titles: byWords, texts };
  if (spoken.length === 0) return { titles: named, texts };
  return { titles: named.map((value, id) => (value + (byWords[id] ?? 0)) / 2), texts };
}
