/** Job titles made searchable: which occupation and trade a title speaks of. */
import { termsOf } from '../tokens.ts';
import { entriesOf, trades } from './all.ts';

/** One title with its other spellings. */
export interface Occupation {
  id: number;
  name: string;
  trade: number;
}

interface TitlePhrase {
  occupation: Occupation;
  terms: string[];
}

export const occupations: Occupation[] = [];
const byFirstTerm = new Map<string, TitlePhrase[]>();
const known = new Set<string>();

trades.forEach((trade, index) => {
  for (const spellings of entriesOf(trade.titles)) {
    const occupation = { id: occupations.length, name: spellings[0] ?? '', trade: index };
    occupations.push(occupation);
    for (const spelling of spellings) {
      const terms = termsOf(spelling);
      const key = terms.join(' ');
      if (terms.length === 0 || known.has(key)) continue;
      known.add(key);
      const bucket = byFirstTerm.get(terms[0] ?? '') ?? [];
      bucket.push({ occupation, terms });
      byFirstTerm.set(terms[0] ?? '', bucket);
    }
  }
});
for (const bucket of byFirstTerm.values()) bucket.sort((a, b) => b.terms.length - a.terms.length);

/** An occupation a title names, and how many of its terms do so. */
export interface TitleHit {
  occupation: Occupation;
  length: number;
}

/** The occupations a title names; of overlapping ones the longest. */
export function occupationsIn(terms: string[]): TitleHit[] {
  const hits: TitleHit[] = [];
  for (let at = 0; at < terms.length; ) {
    const phrase = byFirstTerm
      .get(terms[at] ?? '')
      ?.find((candidate) => candidate.terms.every((term, i) => terms[at + i] === term));
    if (phrase) hits.push({ occupation: phrase.occupation, length: phrase.terms.length });
    at += phrase ? phrase.terms.length : 1;
  }
  return hits;
}
