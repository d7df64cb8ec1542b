/** Finds quotations in a text that a file format has cut into pieces. */

/** A stretch of one piece that belongs to a quotation. Offsets count UTF-16 units; `end` is behind the last one. */
export interface QuotedSpan {
  start: number;
  end: number;
  /** Index of the quotation. */
  quotation: number;
}

/** Shorter parts of a shortened quotation would be found anywhere. */
const shortestPart = 8;

/**
 * One unit as it is compared: no spaces (line ends and columns come and go), no case, ligatures taken apart, one kind
 * of quotation mark and dash.
 */
const comparable = (unit: string): string =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u00ad\u200b]/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, '-');

/** Where each compared letter came from. */
interface Letters {
  text: string;
  pieces: number[];
  offsets: number[];
}

function lettersOf(pieces: readonly string[]): Letters {
  const letters: Letters = { text: '', pieces: [], offsets: [] };
  pieces.forEach((piece, index) => {
    for (let offset = 0; offset < piece.length; offset += 1) {
      const units = comparable(piece.charAt(offset));
      letters.text += units;
      for (let count = 0; count < units.length; count += 1) {
        letters.pieces.push(index);
        letters.offsets.push(offset);
      }
    }
  });
  return letters;
}

/** A quotation shortened with "…" is looked for by its parts. */
const partsOf = (quotation: string): string[] => {
  const parts = quotation.split(/…|\.\.\./).map((part) => [...part].map(comparable).join(''));
  return parts.length === 1 ? parts.filter(Boolean) : parts.filter((part) => part.length >= shortestPart);
};

/**
 * The stretches of each piece that quotations cover, by their first occurrence.
 *
 * @param pieces the text in order, as a PDF's text layer or a single string gives it
 * @returns for each piece its spans, in order and without overlaps
 */
export function findQuotations(pieces: readonly string[], quotations: readonly string[]): QuotedSpan[][] {
  const { text, pieces: owners, offsets } = lettersOf(pieces);
  const found: QuotedSpan[][] = pieces.map(() => []);
  quotations.forEach((words, quotation) => {
    for (const part of partsOf(words)) {
      const from = text.indexOf(part);
      if (from < 0) continue;
      const covered = new Map<number, QuotedSpan>();
      for (let letter = from; letter < from + part.length; letter += 1) {
        const piece = owners[letter] ?? 0;
        const offset = offsets[letter] ?? 0;
        const span = covered.get(piece) ?? { start: offset, end: offset, quotation };
        covered.set(piece, { ...span, end: offset + 1 });
      }
      for (const [piece, span] of covered) found[piece]?.push(span);
    }
  });
  return found.map(withoutOverlaps);
}

function withoutOverlaps(spans: QuotedSpan[]): QuotedSpan[] {
  const kept: QuotedSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const end = kept.at(-1)?.end ?? 0;
    if (span.end > end) kept.push({ ...span, start: Math.max(span.start, end) });
  }
  return kept;
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
