/** The list of titles, and the ones closest to a given title. */
import { once } from './once.ts';
import { columnOf, openPacked, wordsOf } from './packed.ts';
import type { TitleRules, TitleWords } from './titleWords.ts';
import { nearestSpelling } from './typos.ts';

interface Meta {
  abbreviations: [string, string][];
  joined: string[];
  roles: string[];
}

/** The list of titles, opened once. */
export const titleIndex = once(() => {
  const packed = openPacked<Meta>('titles');
  const terms = wordsOf(packed, 'terms');
  const spread = columnOf(packed, 'spread');
  const rules: TitleRules = {
    abbreviations: new Map(packed.meta.abbreviations),
    joined: new Set(packed.meta.joined),
    roles: new Set(packed.meta.roles),
  };
  return {
    rules,
    terms,
    spread,
    numberOf: new Map(terms.map((term, number) => [term, number])),
    /** The weight of each term: higher in fewer occupations, low for words of rank. */
    weights: Float32Array.from(terms, (term, number) =>
      ranks.has(term) ? rankWeight : Math.log(1 + 900 / Math.max(1, spread[number] ?? 1)),
    ),
    entryTerms: columnOf(packed, 'entryTerms'),
    termStarts: columnOf(packed, 'termStarts'),
    shareIds: columnOf(packed, 'shareIds'),
    shareWeights: columnOf(packed, 'shareWeights'),
    shareStarts: columnOf(packed, 'shareStarts'),
    postings: columnOf(packed, 'postings'),
    postingStarts: columnOf(packed, 'postingStarts'),
  };
});

/** Terms for rank or kind of employment, which seldom tell the occupation. */
const ranks = new Set(
  (
    'senior junior i ii iii iv v vi 1 2 3 4 5 lead principal staff experienc certifi licens register regional national ' +
    'global area district international corporat interim act remot temporari seasonal contract freelanc train intern ' +
    'internship apprentic level associat deputi group chief head key grad graduat entri volunt mid hybrid shift night ' +
    'dai weekend prn bilingual practicant becari junior auxiliar'
  ).split(' '),
);
const rankWeight = 0.12;
/** The weight of a term that no listed title has, which lowers closeness. */
const unknownWeight = 1.6;
const headFactor = 1.5;
/** How much a listed title loses for each term that was not asked for. */
const surplus = 0.5;
/** The factor for titles with another role. */
const otherRole = 0.6;
const entriesKept = 40;
const leastEntry = 0.3;
/** Titles below this share of the closest one's score are dropped. */
const leastPart = 0.7;

/** How much a term tells about the occupation: more in fewer occupations' titles, little for words of rank. */
export function tellingOf(term: string): number {
  const { numberOf, weights } = titleIndex();
  const number = numberOf.get(term);
  return number === undefined ? unknownWeight : (weights[number] ?? 0);
}

/** The words that a title's abbreviation stands for: "manager" for "mgr"; undefined for any other word. */
export const longFormOf = (word: string): string | undefined => titleIndex().rules.abbreviations.get(word);

/** Whether any listed title has that term. */
export const isTitleTerm = (term: string): boolean => titleIndex().numberOf.has(term);

/** Room for one search, used again by the next. */
interface Scratch {
  /** The weight of each term that is asked for; 0 for the others. */
  wanted: Float32Array;
  /** The search that last looked at each title. */
  seenBy: Uint32Array;
  search: number;
}

let room: Scratch | undefined;

/** The listed titles closest to one way of putting a title, with their places. */
export function closestEntries(way: TitleWords): { place: number; score: number }[] {
  const { rules, numberOf, weights, spread, entryTerms, termStarts, postings, postingStarts, terms } =
    titleIndex();
  room ??= { wanted: new Float32Array(terms.length), seenBy: new Uint32Array(termStarts.length), search: 0 };
  const { wanted, seenBy } = room;
  room.search += 1;
  const { search } = room;
  const asked: number[] = [];
  let total = 0;
  let head = -1;
  const numbers = way.terms.map((term) => numberOf.get(term) ?? nearestSpelling(term, terms, spread));
  // A misspelled role was not recognised as one.
  const misspelled = numbers.findLastIndex(
    (number, at) =>
      number !== undefined && terms[number] !== way.terms[at] && rules.roles.has(terms[number] ?? ''),
  );
  const headAt = misspelled >= 0 ? misspelled : way.head;
  numbers.forEach((number, at) => {
    const factor = at === headAt ? headFactor : 1;
    if (number === undefined) {
      total += unknownWeight * factor;
      return;
    }
    // A role that is also a rank counts fully as a role.
    const weight = Math.max(weights[number] ?? 0, at === headAt ? 1 : 0) * factor;
    if ((wanted[number] ?? 0) === 0) asked.push(number);
    wanted[number] = weight;
    if (at === headAt) head = number;
    total += weight;
  });
  const lengthOf = (number: number) => (postingStarts[number + 1] ?? 0) - (postingStarts[number] ?? 0);
  asked.sort((a, b) => lengthOf(a) - lengthOf(b));
  const found: { place: number; score: number }[] = [];
  let best = 0;
  let left = asked.reduce((sum, number) => sum + (wanted[number] ?? 0), 0);
  for (const number of asked) {
    // Titles without any of the rarer terms score at most what is left.
    if (left / total < Math.max(leastEntry, leastPart * best)) break;
    left -= wanted[number] ?? 0;
    const end = postingStarts[number + 1] ?? 0;
    for (let at = postingStarts[number] ?? 0; at < end; at += 1) {
      const place = postings[at] ?? 0;
      if (seenBy[place] === search) continue;
      seenBy[place] = search;
      const from = termStarts[place] ?? 0;
      const to = termStarts[place + 1] ?? 0;
      let shared = 0;
      let own = 0;
      let hasHead = false;
      for (let t = from; t < to; t += 1) {
        const term = entryTerms[t] ?? 0;
        const weight = t === from ? Math.max(weights[term] ?? 0, 1) * headFactor : (weights[term] ?? 0);
        const both = Math.min(weight, wanted[term] ?? 0);
        shared += both;
        own += weight - both;
        if (term === head) hasHead = true;
      }
      const role = entryTerms[from] === head ? 1 : hasHead ? 0.8 : otherRole;
      const score = (shared / (total + surplus * own)) * role;
      if (score < leastEntry || score < leastPart * best) continue;
      if (score > best) best = score;
      found.push({ place, score });
    }
  }
  for (const number of asked) wanted[number] = 0;
  return found
    .filter(({ score }) => score >= leastPart * best)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, entriesKept);
}
