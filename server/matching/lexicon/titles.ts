/** Job titles made searchable: which occupation and trade a title speaks of. */
import { termsOf } from '../tokens.ts';
import { entriesOf, trades } from './all.ts';
import { genericTitles } from './general.ts';

/** One title with its other spellings. */
export interface Occupation {
  id: number;
  name: string;
  trade: number;
}

interface TitlePhrase {
  /** More than one where several trades use the same title. */
  occupations: Occupation[];
  terms: string[];
}

export const occupations: Occupation[] = [];
const byFirstTerm = new Map<string, TitlePhrase[]>();
const known = new Map<string, TitlePhrase>();

trades.forEach((trade, index) => {
  for (const spellings of entriesOf(trade.titles)) {
    const occupation = { id: occupations.length, name: spellings[0] ?? '', trade: index };
    occupations.push(occupation);
    const fields = spellings.filter((s) => s.endsWith(' engineer')).map((s) => `${s}ing`);
    for (const spelling of [...spellings, ...fields]) {
      const terms = termsOf(spelling);
      const key = terms.join(' ');
      if (terms.length === 0) continue;
      const same = known.get(key);
      if (same) {
        if (same.occupations.every(({ trade }) => trade !== index)) same.occupations.push(occupation);
        continue;
      }
      const phrase = { occupations: [occupation], terms };
      known.set(key, phrase);
      const bucket = byFirstTerm.get(terms[0] ?? '') ?? [];
      bucket.push(phrase);
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

/**
 * The occupations a title names; of overlapping ones the longest.
 * @param leaning a vector over trades that decides between trades using the same title.
 */
export function occupationsIn(terms: string[], leaning?: Float64Array): TitleHit[] {
  const hits: TitleHit[] = [];
  for (let at = 0; at < terms.length; ) {
    const phrase = byFirstTerm
      .get(terms[at] ?? '')
      ?.find((candidate) => candidate.terms.every((term, i) => terms[at + i] === term));
    if (phrase) {
      const [first, ...others] = phrase.occupations;
      const weight = (occupation: Occupation) => leaning?.[occupation.trade] ?? 0;
      const occupation = others.reduce(
        (best, other) => (best && weight(best) >= weight(other) ? best : other),
        first,
      );
      if (occupation) hits.push({ occupation, length: phrase.terms.length });
    }
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

/** An occupation that any trade has goes to the trade the text clearly leans to, as an occupation of no other title. */
export function settled(occupation: Occupation, leaning: Float64Array): Occupation {
  if (!genericTitles.has(occupation.name.toLowerCase())) return occupation;
  let best = occupation.trade;
  for (let trade = 0; trade < leaning.length; trade += 1)
    if ((leaning[trade] ?? 0) > (leaning[best] ?? 0)) best = trade;
  const clear = (leaning[best] ?? 0) > 2 * (leaning[occupation.trade] ?? 0);
  return clear ? { id: occupations.length + best, name: occupation.name, trade: best } : occupation;
}

/** The occupations of a whole title however it is put, each once. */
export function occupationsOfTitle(title: string, leaning?: Float64Array): Occupation[] {
  const found = new Map<number, Occupation>();
  for (const way of waysToSay(title.slice(0, 200)))
    for (const { occupation } of occupationsIn(termsOf(way), leaning)) found.set(occupation.id, occupation);
  return [...found.values()];
}
