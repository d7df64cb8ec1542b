/** A resume's words and lines made ready once: what a profile is made of, and what quotations are taken from. */
import type { EducationLevel } from '../../../schemas/candidate.ts';
import type { JobPreferences } from '../../../schemas/jobPreferences.ts';
import type { MatchFacts } from '../corrections/correctedFacts.ts';
import { faithSpans } from '../fairness/protectedLines.ts';
import { employersIn, type PlacedLine, placeLines } from '../reading/lineKinds.ts';
import { contactsIn, isFrame } from '../reading/lineSenses.ts';
import { type ResumeLine, resumeLines } from '../reading/resumeLines.ts';
import { certaintyOf } from '../reading/skillHits.ts';
import { workText } from '../reading/workText.ts';
import { joinSpans, namedSpans, personalSpans } from '../text/personal.ts';
import { collapse } from '../text/quote.ts';
import { occupationsOfTitle, type TitleMatch } from '../vocabulary/occupations.ts';
import { findPhrases, type Hit, isTradeTerm } from '../vocabulary/phrases.ts';
import { occupationsOfTitle as tradesOfTitle } from '../vocabulary/titles.ts';
import { termsOf, tokenise } from '../vocabulary/tokens.ts';
import {
  type OccupationWeight,
  occupationsAboveUsual,
  occupationsOfWords,
  wordCounts,
} from '../vocabulary/wordOccupations.ts';
import { workedIn } from '../vocabulary/worked.ts';

/** A candidate's own words for what is in no list of facts; they never count as the resume's. */
export interface Stated {
  headline?: string | undefined;
  yearsOfExperience?: number | undefined;
  /** All skills, where the candidate has changed anything about them. */
  skills?: readonly string[] | undefined;
  /** Languages and licences that were said, and those that were read and are wrong. */
  credentials?: { said: readonly string[]; withdrawn: readonly string[] };
}

/** Matching's knowledge of a candidate: plain data and no e-mail. */
export interface MatchCandidate {
  /** Tells candidates apart; never looked into. */
  key: string;
  facts: MatchFacts;
  /** The resume's text as extracted. */
  text: string;
  city: string | null;
  state: string | null;
  /** ISO 3166-1 code. */
  country: string | null;
  willingToRelocate: boolean;
  highestLevelOfEducation: EducationLevel | null;
  /** The candidate's names, first and last, only to be overlooked: James Baker is no baker. */
  hiddenWords?: readonly string[];
  /** The jobs the candidate wants: they decide which jobs pick them, and count in no score. */
  preferences?: JobPreferences | null;
  stated?: Stated;
}

/** A title held, most recent first. */
export interface HeldTitle {
  /** Place in the facts' positions; -1 for the headline. */
  position: number;
  terms: string[];
  occupations: { id: number; trade: number }[];
  /** Occupations it means, the surest first. */
  means: readonly TitleMatch[];
  /** Occupations its words are typical of, strongest first. */
  topic: readonly OccupationWeight[];
  /** Months held; 0 for the headline. */
  months: number;
  /** First term of the position's text and the one behind its last; -1 when it could not be found. */
  from: number;
  to: number;
  /** Months since year 0. */
  period: { from: number; to: number } | null;
}

export interface PreparedCandidate {
  candidate: MatchCandidate;
  /** The part of the resume's text that may be looked at; all places refer to it. */
  text: string;
  terms: string[];
  starts: number[];
  ends: number[];
  /** Where each phrase of the lexicon stands and means itself. */
  phrases: Map<number, number[]>;
  /** Where words stand that could be a skill of a trade that is not the candidate's. */
  doubtful: Map<number, number[]>;
  /** The resume's lines in order. */
  lines: PlacedLine[];
  /** How many words of any trade, so neither names nor anything personal: what term counts are set against. */
  length: number;
  titles: HeldTitle[];
  /** Occupations the text is about more than an average text, strongest first. */
  occupations: readonly OccupationWeight[];
}

/** How many occupations are kept for a title, and for the text. */
const mostMeant = 3;
const mostTypical = 32;

const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));

/** Headings, feet of pages, telephone numbers and addresses, which prove nothing. */
const frameSpans = (text: string, lines: readonly ResumeLine[]): [number, number][] =>
  lines.flatMap(({ start, end, isHeader, text: line }): [number, number][] =>
    isHeader || isFrame(line)
      ? [[start, end]]
      : contactsIn(text.slice(start, end)).map(([from, to]) => [start + from, start + to]),
  );

function withoutPersonal(text: string, names: readonly string[], lines: readonly ResumeLine[]) {
  const all = tokenise(text);
  const hidden = joinSpans([
    ...personalSpans(text),
    ...namedSpans(text, names),
    ...faithSpans(text),
    ...frameSpans(text, lines),
  ]);
  if (hidden.length === 0) return all;
  const seen: { terms: string[]; starts: number[]; ends: number[] } = { terms: [], starts: [], ends: [] };
  let span = 0;
  all.terms.forEach((term, at) => {
    const start = all.starts[at] ?? 0;
    while (span < hidden.length && (hidden[span]?.[1] ?? 0) <= start) span += 1;
    if (start >= (hidden[span]?.[0] ?? Number.POSITIVE_INFINITY)) return;
    seen.terms.push(term);
    seen.starts.push(start);
    seen.ends.push(all.ends[at] ?? start);
  });
  return seen;
}

/**
 * Finds where each position's text begins, by its quotation, and gives it everything up to the next one. A position without
 * a quotation has no text.
 */
function positionSpans(text: string, quotes: string[], starts: number[]): [number, number][] {
  const open = new Set([...quotes.keys()].filter((index) => quotes[index] !== ''));
  const begins: { index: number; offset: number }[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const collapsed = line.length < 400 ? collapse(line) : '';
    if (collapsed.length > 3)
      for (const index of open) {
        const quote = quotes[index] ?? '';
        if (!quote.startsWith(collapsed) && !collapsed.startsWith(quote)) continue;
        begins.push({ index, offset });
        open.delete(index);
        break;
      }
    offset += line.length + 1;
  }
  const spans = quotes.map((): [number, number] => [-1, -1]);
  const termAt = (wantedOffset: number) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < wantedOffset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  begins.forEach(({ index, offset: begin }, i) => {
    const end = begins[i + 1]?.offset ?? begin + 6000;
    spans[index] = [termAt(begin), termAt(end)];
  });
  return spans;
}

const put = (places: Map<number, number[]>, id: number, at: number) => {
  const known = places.get(id);
  if (known) known.push(at);
  else places.set(id, [at]);
};

/** Sorts what was found: words in employers' names are dropped, words of another trade are doubtful. */
function sortHits(
  hits: readonly Hit[],
  { candidate, text, starts, ends }: Pick<PreparedCandidate, 'candidate' | 'text' | 'starts' | 'ends'>,
  read: readonly ResumeLine[],
  lines: readonly PlacedLine[],
): Pick<PreparedCandidate, 'phrases' | 'doubtful'> {
  const phrases = new Map<number, number[]>();
  const doubtful = new Map<number, number[]>();
  const worked = workedIn([
    headlineOf(candidate) ?? '',
    ...candidate.facts.positions.map(({ title }) => title),
  ]);
  const employers = new Map<number, [number, number][]>();
  let index = 0;
  for (const hit of hits) {
    const start = starts[hit.at] ?? 0;
    while (index + 1 < lines.length && (lines[index + 1]?.start ?? 0) <= start) index += 1;
    const line = lines[index];
    if (!line) continue;
    let named = employers.get(index);
    if (!named) {
      named = employersIn(
        text.slice(line.start, line.end),
        read[index]?.raw ?? '',
        candidate.facts.positions,
      );
      employers.set(index, named);
    }
    const inLine = start - line.start;
    if (named.some(([from, to]) => inLine >= from && inLine < to)) continue;
    const last = ends[hit.at + hit.phrase.terms.length - 1] ?? start;
    const certainty = certaintyOf(hit, text, [start, ends[hit.at] ?? start, last], line.kind, worked);
    if (certainty !== 'NO') put(certainty === 'SURE' ? phrases : doubtful, hit.phrase.id, hit.at);
  }
  return { phrases, doubtful };
}

/** The headline, if it is not the candidate's name. */
function headlineOf({
  facts,
  stated,
  hiddenWords = [],
}: Pick<MatchCandidate, 'facts' | 'stated' | 'hiddenWords'>): string | null {
  const headline = stated?.headline ?? facts.headline;
  return headline !== null && namedSpans(headline, hiddenWords).length > 0 ? null : headline;
}

function titlesOf(
  { facts, stated, hiddenWords = [] }: MatchCandidate,
  text: string,
  starts: number[],
): HeldTitle[] {
  const held = (title: string, position: number): HeldTitle => {
    const terms = termsOf(title);
    return {
      position,
      terms,
      occupations: tradesOfTitle(title).map(({ id, trade }) => ({ id, trade })),
      means: occupationsOfTitle(title, mostMeant),
      topic: occupationsOfWords(wordCounts(terms), mostMeant),
      months: 0,
      from: -1,
      to: -1,
      period: null,
    };
  };
  const spans = positionSpans(
    text,
    // Those that were taken off end the text of the ones before.
    [...facts.positions.map((position) => position.quote), ...(facts.removedQuotes ?? [])],
    starts,
  );
  const positions = facts.positions.map((position, index): HeldTitle => {
    const period =
      position.from && position.to ? { from: monthsOf(position.from), to: monthsOf(position.to) } : null;
    const [from, to] = spans[index] ?? [-1, -1];
    return {
      ...held(position.title, index),
      period,
      months: period ? Math.max(1, period.to - period.from) : 12,
      from,
      to,
    };
  });
  const headline = headlineOf({ facts, stated, hiddenWords });
  return headline === null ? positions : [held(headline, -1), ...positions];
}

const prepared = new WeakMap<MatchCandidate, PreparedCandidate>();

/** Prepares a candidate; asking again for the same object costs nothing. */
export function prepareCandidate(candidate: MatchCandidate): PreparedCandidate {
  const known = prepared.get(candidate);
  if (known) return known;
  const text = workText(candidate.text);
  const read = resumeLines(text);
  const { terms, starts, ends } = withoutPersonal(text, candidate.hiddenWords ?? [], read);
  let length = 0;
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] ?? '';
    if (isTradeTerm(term)) length += 1;
  }
  const hits: Hit[] = [];
  findPhrases(
    terms,
    (at) => text.slice(starts[at], ends[at]),
    (hit) => hits.push(hit),
  );
  const titles = titlesOf(candidate, text, starts);
  const lines = placeLines(read, candidate.facts.positions);
  const result: PreparedCandidate = {
    candidate,
    text,
    terms,
    starts,
    ends,
    ...sortHits(hits, { candidate, text, starts, ends }, read, lines),
    lines,
    length,
    titles,
    occupations: occupationsAboveUsual(wordCounts(terms), mostTypical),
  };
  prepared.set(candidate, result);
  return result;
}
