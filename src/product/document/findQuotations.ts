/** Finds quotations in a text that a file format has cut into pieces. */
import { type Alphabet, alphabetOf, type Letters, lettersOf, wordsOf } from './letters.ts';

/** A stretch of one piece that belongs to a quotation. Offsets count UTF-16 units; `end` is behind the last one. */
export interface QuotedSpan {
  start: number;
  end: number;
  /** Index of the quotation. */
  quotation: number;
}

/** Letters from one to behind another. */
type Range = [from: number, to: number];

/** Shorter parts of a quotation would be found anywhere. */
const shortestPart = 8;
/** A quotation found in parts is located when they have this share of its letters. */
const enough = 0.9;
/** Parts of one quotation stand no further from each other than a paragraph is long, in letters. */
const reach = 600;
/** Most places of the same words that are looked at. */
const mostPlaces = 200;

const isWhole = ({ text, begins }: Letters, at: number, length: number) =>
  begins[at] === true && (at + length >= text.length || begins[at + length] === true);

/** Where words stand, as whole words if anywhere; of several places the one nearest to another, else the first. */
function placeOf(letters: Letters, words: string, nearTo?: number): number {
  let best = -1;
  let bestRank = Number.POSITIVE_INFINITY;
  let at = letters.text.indexOf(words);
  for (let seen = 0; at >= 0 && seen < mostPlaces; seen += 1, at = letters.text.indexOf(words, at + 1)) {
    const whole = isWhole(letters, at, words.length);
    if (!whole && words.length < shortestPart) continue;
    const rank = (whole ? 0 : 1e9) + (nearTo === undefined ? 0 : Math.abs(at - nearTo));
    if (rank >= bestRank) continue;
    best = at;
    bestRank = rank;
    if (whole && nearTo === undefined) break;
  }
  return best;
}

/** The longest runs of words that stand somewhere, one after another; what stands nowhere is left out. */
function runsOf(letters: Letters, words: readonly string[]): string[] {
  const runs: string[] = [];
  let from = 0;
  while (from < words.length) {
    let run = '';
    let to = from;
    while (to < words.length && letters.text.includes(run + words[to])) {
      run += words[to];
      to += 1;
    }
    if (run.length >= shortestPart && placeOf(letters, run) >= 0) runs.push(run);
    from = Math.max(to, from + 1);
  }
  return runs;
}

/** One stretch of words: in one piece, or in parts that stand near each other; null when too little of it does. */
function rangesOf(letters: Letters, words: readonly string[]): Range[] | null {
  const all = words.join('');
  const whole = placeOf(letters, all);
  if (whole >= 0) return [[whole, whole + all.length]];
  const runs = runsOf(letters, words);
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  if (longest === '') return null;
  const anchor = placeOf(letters, longest);
  const ranges = runs
    .map((run): Range => {
      const at = placeOf(letters, run, anchor);
      return [at, at + run.length];
    })
    .filter(([from]) => Math.abs(from - anchor) <= reach);
  const found = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  return found >= enough * all.length ? ranges : null;
}

/** Where a quotation stands; one that was shortened with "…" by its parts, all of which have to be there. */
function locate(lettersIn: (alphabet: Alphabet) => Letters, quotation: string): Range[] | null {
  const alphabet = alphabetOf(quotation);
  const letters = lettersIn(alphabet);
  const words = wordsOf(quotation, alphabet);
  if (words.length === 0) return null;
  const all = words.join('');
  const at = placeOf(letters, all);
  if (at >= 0) return [[at, at + all.length]];
  const found = quotation
    .split(/…|\.\.\./)
    .map((part) => wordsOf(part, alphabet))
    .filter(
      (part, _, parts) => part.length > 0 && (parts.length === 1 || part.join('').length >= shortestPart),
    )
    .map((part) => rangesOf(letters, part));
  return found.length === 0 || found.includes(null) ? null : found.flatMap((ranges) => ranges ?? []);
}

interface Located {
  /** For each piece its spans, in order and without overlaps. */
  spans: QuotedSpan[][];
  /** For each quotation whether it stands in the text. */
  located: boolean[];
}

/**
 * Where quotations stand in a text. Letters alone are compared, so that line ends, columns, ligatures, hyphens and
 * damaged signs do not matter; where a document's own order differs from the one it was read in, a quotation is found
 * in parts.
 *
 * @param pieces the text in order, as a PDF's text layer or a single string gives it
 * @param focused the quotation that others give way to where they overlap
 */
export function findQuotations(
  pieces: readonly string[],
  quotations: readonly string[],
  focused = -1,
): Located {
  const read = new Map<Alphabet, Letters>();
  const lettersIn = (alphabet: Alphabet) => {
    const known = read.get(alphabet) ?? lettersOf(pieces, alphabet);
    read.set(alphabet, known);
    return known;
  };
  const found: QuotedSpan[][] = pieces.map(() => []);
  const located = quotations.map((words, quotation) => {
    const ranges = locate(lettersIn, words);
    const letters = lettersIn(alphabetOf(words));
    for (const [from, to] of ranges ?? [])
      for (const [piece, span] of spansOf(letters, from, to))
        found[piece]?.push({ ...wholeWords(pieces[piece] ?? '', span), quotation });
    return ranges !== null;
  });
  return { spans: found.map((spans) => withoutOverlaps(spans, focused)), located };
}

/** The part of each piece that a run of letters covers. */
function spansOf({ pieces, offsets }: Letters, from: number, to: number) {
  const covered = new Map<number, { start: number; end: number }>();
  for (let letter = from; letter < to; letter += 1) {
    const piece = pieces[letter] ?? 0;
    const offset = offsets[letter] ?? 0;
    const start = covered.get(piece)?.start ?? offset;
    covered.set(piece, { start, end: offset + 1 });
  }
  return covered;
}

const accented = /[^\p{ASCII}\P{L}]|\p{M}/u;

/** A stretch with the accented letters at its ends, which are not compared in Latin texts. */
function wholeWords(piece: string, { start, end }: { start: number; end: number }) {
  let from = start;
  let to = end;
  while (accented.test(piece.charAt(from - 1))) from -= 1;
  while (accented.test(piece.charAt(to))) to += 1;
  return { start: from, end: to };
}

/** The part of a span that others have left, cut around the focused ones. */
function around(span: QuotedSpan, taken: readonly QuotedSpan[]): QuotedSpan[] {
  let left = [span];
  for (const { start, end } of taken)
    left = left.flatMap((part) =>
      end <= part.start || start >= part.end
        ? [part]
        : [
            { ...part, end: start },
            { ...part, start: end },
          ].filter((rest) => rest.end > rest.start),
    );
  return left;
}

function withoutOverlaps(spans: QuotedSpan[], focused: number): QuotedSpan[] {
  const first = spans.filter(({ quotation }) => quotation === focused);
  const others = spans.filter(({ quotation }) => quotation !== focused);
  const kept: QuotedSpan[] = [];
  for (const span of [...first, ...others.toSorted((a, b) => a.start - b.start)])
    kept.push(...around(span, kept));
  return kept.toSorted((a, b) => a.start - b.start);
}

/** A piece of text cut at its spans; `quotation` is undefined between them. */
export function cutAtSpans(
  text: string,
  spans: readonly QuotedSpan[],
): { text: string; start: number; quotation?: number }[] {
  const parts: { text: string; start: number; quotation?: number }[] = [];
  let at = 0;
  for (const { start, end, quotation } of spans) {
    if (start > at) parts.push({ text: text.slice(at, start), start: at });
    parts.push({ text: text.slice(start, end), start, quotation });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), start: at });
  return parts;
}
