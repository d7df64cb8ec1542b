/** How near each occupation is to what a posting asks for. */
import { clausesOf } from './posting.ts';
import { tokenise } from './tokens.ts';
import { occupationCount, occupationNearness, occupationsOfTitle } from './vocabulary/occupations.ts';
import { type OccupationWeight, occupationsOfWords, wordCounts } from './vocabulary/wordOccupations.ts';

/** By occupation, from 0 to 1. */
export interface Reach {
  /** Of a title held. */
  titles: Float32Array;
  /** Of what a text is typical of. */
  texts: Float32Array;
}

const titleWeight = 4;
const kindWeight = { REQUIREMENT: 1.5, DUTY: 1, OTHER: 0.25 };
/** Brings neighbours nearer, for titles: who held a neighbouring one is worth a look. */
const neighbourly = 0.5;

/** The occupations a posting's words are typical of: its title, what it asks for, then what is to be done. */
function occupationsOfPosting(title: string, description: string): readonly OccupationWeight[] {
  const counts = new Map<string, number>();
  const look = (text: string, weight: number) => {
    for (const [term, count] of wordCounts(tokenise(text).terms))
      counts.set(term, (counts.get(term) ?? 0) + count * weight);
  };
  look(title, titleWeight);
  for (const { text, kind } of clausesOf(description)) look(text, kindWeight[kind]);
  for (const [term, count] of counts) counts.set(term, Math.max(1, count));
  return occupationsOfWords(counts);
}

/** Brings the largest to 1; zeros stay zeros. */
function scaled(values: Float32Array): Float32Array {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, value);
  return largest > 0 ? values.map((value) => value / largest) : values;
}

const mean = (a: Float32Array, b: Float32Array) => a.map((value, id) => (value + (b[id] ?? 0)) / 2);

/**
 * Title and words have the same say, each brought to 1 where it is nearest: so words settle what a title leaves open, and
 * speak alone where it says nothing.
 */
export function reachOfPosting({ title, description }: { title: string; description: string }): Reach {
  const named = occupationsOfTitle(title);
  const spoken = occupationsOfPosting(title, description);
  const surest = named[0]?.closeness ?? 1;
  const by = (nearness: (a: number, b: number) => number): Float32Array => {
    const count = occupationCount();
    const ofTitle = new Float32Array(count);
    const ofWords = new Float32Array(count);
    for (let id = 0; id < count; id += 1) {
      for (const { id: asked, closeness } of named)
        ofTitle[id] = Math.max(ofTitle[id] ?? 0, (closeness / surest) * nearness(asked, id));
      for (const { id: typical, weight } of spoken)
        ofWords[id] = (ofWords[id] ?? 0) + weight * nearness(typical, id);
    }
    if (named.length === 0) return scaled(ofWords);
    return spoken.length === 0 ? ofTitle : mean(ofTitle, scaled(ofWords));
  };
  return { titles: by((a, b) => occupationNearness(a, b) ** neighbourly), texts: by(occupationNearness) };
}
