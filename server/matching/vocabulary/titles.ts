/** Job titles made searchable: which occupation and trade a title speaks of. */
import { termsOf } from './tokens.ts';
import { entriesOf, trades } from './trades.ts';

/** One title with its other spellings. */
interface Occupation {
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
    const fields = spellings.filter((s) => s.endsWith(' engineer')).map((s) => `${s}ing`);
    for (const spelling of [...spellings, ...fields]) {
      const terms = termsOf(spelling);
      const key = terms.join(' ');
      if (terms.length === 0) continue;
      // A title listed in several trades belongs to the first one.
      if (known.has(key)) continue;
      known.add(key);
      const phrase = { occupation, terms };
      const bucket = byFirstTerm.get(terms[0] ?? '') ?? [];
      bucket.push(phrase);
      byFirstTerm.set(terms[0] ?? '', bucket);
    }
  }
});
for (const bucket of byFirstTerm.values()) bucket.sort((a, b) => b.terms.length - a.terms.length);

/** An occupation a title names, and which of its terms do so. */
interface TitleHit {
  occupation: Occupation;
  at: number;
  length: number;
}

/** The occupations a title names; the longest of overlapping ones. */
export function occupationsIn(terms: string[]): TitleHit[] {
  const hits: TitleHit[] = [];
  for (let at = 0; at < terms.length; ) {
    const phrase = byFirstTerm
      .get(terms[at] ?? '')
      ?.find((candidate) => candidate.terms.every((term, i) => terms[at + i] === term));
    if (phrase) hits.push({ occupation: phrase.occupation, at, length: phrase.terms.length });
    at += phrase ? phrase.terms.length : 1;
  }
  return hits;
}

/** A title and other ways to say it: "Manager, Network Engineering", "Director of Sales", "Graphic / Web Designer". */
function waysToSay(title: string): string[] {
  const ways = [title];
  const turned =
    /^([^,/]{3,40}),\s*([^,/]{3,40})$/.exec(title) ?? /^([\w ]{3,40})\sof\s([\w &]{3,40})$/i.exec(title);
  if (turned) ways.push(`${turned[2]} ${turned[1]}`);
  const either = /(\w+)\s*\/\s*(\w+)\s+(\w+)/.exec(title);
  if (either) ways.push(`${either[1]} ${either[3]}`);
  return ways;
}

/** The occupations of a whole title however it is put, each once. */
export function occupationsOfTitle(title: string): Occupation[] {
  const found = new Map<number, Occupation>();
  for (const way of waysToSay(title.slice(0, 200)))
    for (const { occupation } of occupationsIn(termsOf(way))) found.set(occupation.id, occupation);
  return [...found.values()];
}
