/** Which words of a resume to quote, so that checking them is worth the click. */
import type { PlacedLine } from '../reading/lineKinds.ts';
import { collapse, maxQuoteLength, quoteAround } from '../text/quote.ts';
import type { PreparedCandidate } from './prepare.ts';

/** Shorter quotations say too little on their own. */
const shortest = 30;
/** Lines at the top of a resume that stand for themselves. */
const topLines = 3;
/** How many lines a sentence may run over, either way. */
const reach = 3;

/** The place of the line that holds an offset. */
function lineAt(lines: readonly PlacedLine[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const unfinished = /(?:,|\b(?:and|or|of|the|to|with|in|for|a|an|by|on|from|at|as|that|&))$/i;

/** Whether a line is about as long as the longest around it, so that its end may be that of the page's width. */
function isFull(lines: readonly PlacedLine[], at: number): boolean {
  let longest = 0;
  for (let i = Math.max(0, at - 6); i < Math.min(lines.length, at + 7); i += 1)
    if (lines[i]?.kind === lines[at]?.kind)
      longest = Math.max(longest, (lines[i]?.end ?? 0) - (lines[i]?.start ?? 0));
  const length = (lines[at]?.end ?? 0) - (lines[at]?.start ?? 0);
  return length >= 40 && length >= 0.8 * longest;
}

/** Whether a sentence of one line goes on in the next. */
function runsOn(text: string, lines: readonly PlacedLine[], at: number): boolean {
  const one = lines[at];
  const next = lines[at + 1];
  if (!one || !next || one.kind !== next.kind || (one.kind !== 'PROSE' && one.kind !== 'EDUCATION'))
    return false;
  const ending = text.slice(Math.max(one.start, one.end - 40), one.end).trimEnd();
  if (/[.!?:;]$/.test(ending)) return false;
  const rest = text.slice(next.start, next.end).trim();
  if (/^[a-z(&]/.test(rest)) return true;
  return /^[\p{L}\d$]/u.test(rest) && (unfinished.test(ending) || (/[.;]$/.test(rest) && isFull(lines, at)));
}

/** The sentence or bullet around text[start, end), over line breaks; as [from, to) in the text. */
function sentenceAt(
  text: string,
  lines: readonly PlacedLine[],
  start: number,
  end: number,
): [number, number] {
  let first = lineAt(lines, start);
  let last = lineAt(lines, Math.max(start, end - 1));
  const top = first - reach;
  const bottom = last + reach;
  while (first > 0 && first > top && runsOn(text, lines, first - 1)) first -= 1;
  while (last + 1 < lines.length && last < bottom && runsOn(text, lines, last)) last += 1;
  let from = lines[first]?.start ?? start;
  let to = lines[last]?.end ?? end;
  const block = from;
  for (const stop of text.slice(block, start).matchAll(/[A-Za-z\d)%]{2}[.!?]["')]?\s+(?=[A-Z])/g)) {
    from = block + stop.index + stop[0].length;
  }
  const stop = /[A-Za-z\d)%]{2}[.!?](?=["')]?\s+[A-Z]|\s*$)/.exec(text.slice(end - 2, to));
  if (stop) to = Math.max(end, end - 2 + stop.index + stop[0].length);
  const bullet = /^[\s•●▪◦·*–-]+/.exec(text.slice(from, start));
  return [from + (bullet?.[0].length ?? 0), to];
}

/** A list with its neighbours, so that a word on a line of its own is seen among the others. */
function listAt(text: string, lines: readonly PlacedLine[], start: number): [number, number] {
  let first = lineAt(lines, start);
  let last = first;
  const kind = lines[first]?.kind;
  const length = () => (lines[last]?.end ?? 0) - (lines[first]?.start ?? 0);
  // The first lines are name and title, which say nothing of each other.
  while (length() < shortest && first >= topLines) {
    const after = lines[last + 1];
    const before = lines[first - 1];
    if (after && after.kind === kind && after.end - (lines[first]?.start ?? 0) <= maxQuoteLength) last += 1;
    else if (before && before.kind === kind && (lines[last]?.end ?? 0) - before.start <= maxQuoteLength)
      first -= 1;
    else break;
  }
  // A list that runs over lines begins with a capital.
  while (/^\s*[a-z]/.test(text.slice(lines[first]?.start ?? 0, lines[first]?.end ?? 0))) {
    const before = lines[first - 1];
    if (!before || before.kind !== kind || (lines[last]?.end ?? 0) - before.start > maxQuoteLength) break;
    first -= 1;
  }
  const from = lines[first]?.start ?? 0;
  const bullet = /^[\s•●▪◦·*–-]+/.exec(text.slice(from, Math.max(from, start)));
  return [from + (bullet?.[0].length ?? 0), lines[last]?.end ?? text.length];
}

interface Word {
  start: number;
  end: number;
}

/** Whether a quotation may begin with a word: a sentence's or a line's first, or a verb that begins a lost bullet. */
function begins(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  const written = text.slice(word?.start, word?.end);
  if (!word || !/^[A-Z\d(]/.test(written)) return false;
  if (!before) return true;
  const between = text.slice(before.end - 1, word.start);
  return /^[.;:!?]|[\n•]/.test(between) || /^[A-Z][a-z]+ed\b/.test(written);
}

/** At most 160 characters of text[from, to), whole words, with text[start, end) among them. */
function windowOf(text: string, [from, to]: [number, number], start: number, end: number): string {
  const isInWord = /[\p{L}\d]{2}/u.test(text.slice(Math.max(0, from - 1), from + 1));
  const words = [...text.slice(from, to).matchAll(/\S+/g)]
    .map(({ index, 0: word }): Word => ({ start: from + index, end: from + index + word.length }))
    .slice(isInWord ? 1 : 0);
  const found = words.findIndex((word) => word.end > start);
  if (found < 0) return quoteAround(text, start, end);
  const slice = (a: number, b: number) => collapse(text.slice(words[a]?.start ?? 0, words[b]?.end ?? 0));
  const fits = (a: number, b: number) => slice(a, b).length <= maxQuoteLength;
  let last = found;
  while (last + 1 < words.length && (words[last]?.end ?? 0) < end) last += 1;
  const most = Math.max(0, found - 30);
  let first = found;
  for (let at = found; at >= most && fits(at, last); at -= 1) if (begins(text, words, at)) first = at;
  // Far from any beginning, some words before say what it is about.
  if (first === found) while (first > most && found - first < 8 && fits(first - 1, last)) first -= 1;
  while (last + 1 < words.length && fits(first, last + 1)) last += 1;
  const quote = slice(first, last);
  return quote.length > 0 && quote.length <= maxQuoteLength ? quote : quoteAround(text, start, end);
}

/**
 * Quotes the sentence, the bullet or the part of a list that has some terms of a resume.
 * @returns at most 160 characters that stand in the resume, white space collapsed
 */
export function quoteAt({ text, starts, ends, lines }: PreparedCandidate, at: number, count = 1): string {
  const start = starts[at] ?? 0;
  const end = ends[Math.min(at + count, ends.length) - 1] ?? start;
  const kind = lines[lineAt(lines, start)]?.kind;
  const sentence =
    kind === 'LIST' || kind === 'HEAD' ? '' : windowOf(text, sentenceAt(text, lines, start, end), start, end);
  return sentence.length >= shortest ? sentence : windowOf(text, listAt(text, lines, start), start, end);
}

/**
 * Quotes a few words around some terms, for a quotation of two places.
 * @returns at most `max` characters of one line that stand in the resume, white space collapsed
 */
export function briefAt(
  { text, starts, ends, lines }: PreparedCandidate,
  at: number,
  count: number,
  max: number,
): string {
  const start = starts[at] ?? 0;
  const end = ends[Math.min(at + count, ends.length) - 1] ?? start;
  const line = lines[lineAt(lines, start)];
  const words = [...text.slice(line?.start ?? start, Math.max(line?.end ?? end, end)).matchAll(/\S+/g)].map(
    ({ index, 0: word }): Word => {
      const from = (line?.start ?? start) + index;
      return { start: from, end: from + word.length };
    },
  );
  let first = words.findIndex((word) => word.end > start);
  let last = words.findLastIndex((word) => word.start < end);
  const quote = () => collapse(text.slice(words[first]?.start ?? start, words[last]?.end ?? end));
  for (let grown = true; grown; ) {
    grown = false;
    if (
      first > 0 &&
      quote().length + 1 + (words[first]?.start ?? 0) - (words[first - 1]?.start ?? 0) <= max
    ) {
      first -= 1;
      grown = true;
    }
    if (
      last + 1 < words.length &&
      quote().length + 1 + (words[last + 1]?.end ?? 0) - (words[last]?.end ?? 0) <= max
    ) {
      last += 1;
      grown = true;
    }
  }
  return quote().replace(/^[\s•●▪◦·*–-]+/, '');
}

/** How much more a place tells than others: work described before lists. */
export function worthOf({ starts, lines }: PreparedCandidate, at: number): number {
  const line = lines[lineAt(lines, starts[at] ?? 0)];
  if (!line) return 0;
  if (line.kind === 'PROSE') return line.atWork ? 4 : 3;
  return line.kind === 'EDUCATION' ? 1 : 2;
}
