/**
 * Columns that a file draws row by row, taken apart.
 *
 * A strip without text down a part of the page may be the space between columns, between the cells of a table, or
 * between what was done and when. It parts columns only where the file's own order goes back and forth over it and the
 * text on both sides runs on by itself: headings of sections, or sentences that go on in the next line.
 */
import type { Piece } from './pagePieces.ts';
import { isSectionHeading } from './sectionHeadings.ts';

/** Groups of a row: neighbours with no more than a wide space between them. */
interface Fragment {
  pieces: Piece[];
  x: number;
  end: number;
  y: number;
  size: number;
}

type Row = Fragment[];

/** A strip without text, and the rows it goes through. */
interface Gutter {
  from: number;
  to: number;
  left: number;
  right: number;
}

/** Narrower than this many times the letters' height a strip is none. */
const narrowest = 0.8;
/** Fewer lines than this on one side are no column. */
const fewestLines = 3;
/** Pages of more rows are left as they are drawn. */
const mostRows = 1500;
/** Letters larger than others by this much are a name's. */
const nameSize = 1.3;

/** @returns the parts of a page in order of reading; a page that has no woven columns is one part */
export function splitColumns(pieces: readonly Piece[], depth = 0): Piece[][] {
  const rows = rowsOf(pieces);
  if (rows.length < fewestLines || rows.length > mostRows || depth > 3) return [[...pieces]];
  const gutter = widestGutter(rows);
  if (!gutter) return [[...pieces]];
  const middle = (gutter.left + gutter.right) / 2;
  const within = new Set(
    rows
      .slice(gutter.from, gutter.to)
      .flat()
      .flatMap((fragment) => fragment.pieces),
  );
  const isLeft = (piece: Piece) => (piece.x + piece.end) / 2 < middle;
  const sides = pieces.filter((piece) => within.has(piece));
  const above = new Set(
    rows
      .slice(0, gutter.from)
      .flat()
      .flatMap((fragment) => fragment.pieces),
  );
  const upper = pieces.filter((piece) => above.has(piece));
  const lower = pieces.filter((piece) => !above.has(piece) && !within.has(piece));
  const left = sides.filter(isLeft);
  const right = sides.filter((piece) => !isLeft(piece));
  if (!isWoven(sides, isLeft) || !areColumns(rows.slice(gutter.from, gutter.to), middle)) {
    // The parts above and below may still have columns, as long as the order of the whole is the file's.
    return [[...pieces]];
  }
  const columns = headSize(right) >= headSize(left) * nameSize ? [right, left] : [left, right];
  return [upper, ...columns, lower]
    .filter((part) => part.length > 0)
    .flatMap((part) => splitColumns(part, depth + 1));
}

/** Fragments by their baselines, from the top of the page. */
function rowsOf(pieces: readonly Piece[]): Row[] {
  const sorted = pieces.toSorted((a, b) => b.y - a.y || a.x - b.x);
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    if (row && row.y - piece.y < Math.min(row.size, piece.size) * 0.3) row.pieces.push(piece);
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows.map((row) => fragmentsOf(row.pieces));
}

function fragmentsOf(pieces: readonly Piece[]): Row {
  const row: Row = [];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = row.at(-1);
    if (last && piece.x - last.end < Math.max(last.size, piece.size) * narrowest) {
      last.pieces.push(piece);
      last.end = Math.max(last.end, piece.end);
      last.size = Math.max(last.size, piece.size);
    } else {
      const { x, end, y, size } = piece;
      row.push({ pieces: [piece], x, end, y, size });
    }
  }
  return row;
}

/** The strip that goes through most rows with text on both sides of it. */
function widestGutter(rows: readonly Row[]): Gutter | undefined {
  let best: (Gutter & { lines: number }) | undefined;
  const tried = new Set<string>();
  rows.forEach((row, start) => {
    row.slice(1).forEach((fragment, index) => {
      const [left, right] = [row[index]?.end ?? 0, fragment.x];
      const key = `${Math.round(left / 20)} ${Math.round(right / 20)} ${Math.floor(start / 4)}`;
      if (tried.has(key)) return;
      tried.add(key);
      const found = grown(rows, start, left, right);
      if (found.lines >= fewestLines && found.lines > (best?.lines ?? 0)) best = found;
    });
  });
  return best;
}

/** A strip from one row as far up and down as there is nothing in it. */
function grown(rows: readonly Row[], start: number, left: number, right: number): Gutter & { lines: number } {
  const strip = { left, right };
  const grow = (step: 1 | -1) => {
    let at = start + step;
    for (; at >= 0 && at < rows.length; at += step) {
      const row = rows[at] ?? [];
      const free = freeIn(row, strip);
      if (!free) break;
      Object.assign(strip, free);
    }
    return at;
  };
  const to = grow(1);
  const from = grow(-1) + 1;
  const middle = (strip.left + strip.right) / 2;
  const side = (isLeft: boolean) =>
    rows.slice(from, to).filter((row) => row.some(({ x }) => x < middle === isLeft)).length;
  return { ...strip, from, to, lines: Math.min(side(true), side(false)) };
}

/** The part of a strip that a row leaves; undefined when that is too little. */
function freeIn(row: Row, { left, right }: { left: number; right: number }) {
  let [from, to] = [left, right];
  for (const { x, end, size } of row) {
    if (end <= from || x >= to) continue;
    // It reaches in from the left or from the right.
    if (x < from || (x + end) / 2 < (from + to) / 2) from = Math.max(from, end);
    else to = Math.min(to, x);
    if (to - from < size * narrowest) return undefined;
  }
  return to - from > 0 ? { left: from, right: to } : undefined;
}

/** Whether the file goes back and forth over the strip again and again. */
function isWoven(pieces: readonly Piece[], isLeft: (piece: Piece) => boolean): boolean {
  let switches = 0;
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    if (before && isLeft(before) !== isLeft(piece)) switches += 1;
  });
  return switches >= fewestLines;
}

const textOf = ({ pieces }: Fragment) =>
  pieces
    .map(({ str, afterSpace }, index) => (afterSpace && index > 0 ? ` ${str}` : str))
    .join('')
    .trim();

const dateLike =
  /(?:19|20)\d\d|\d\/\d{2,4}|^(?:present|current|actualidad)$|^[-–]$|^\$?[\d.,]+\s*[%k+]?$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?(?: ['’]?\d\d)?$/i;

/** Lines that go on in the line below: it begins with a small letter, and they end without a stop. */
function goingOn(texts: readonly string[]): number {
  return texts.filter((text, index) => {
    const next = texts[index + 1];
    return next !== undefined && /[\p{L},-]$/u.test(text) && /^\p{Ll}/u.test(next);
  }).length;
}

/** Whether both sides read on by themselves. */
function areColumns(rows: readonly Row[], middle: number): boolean {
  const sides = [true, false].map((isLeft) =>
    rows
      .map((row) => row.filter(({ x, end }) => (x + end) / 2 < middle === isLeft))
      .filter((row) => row.length > 0)
      .map((row) => row.map(textOf).join(' ')),
  );
  const [left = [], right = []] = sides;
  const share = (texts: readonly string[], is: (text: string) => boolean) =>
    texts.filter(is).length / Math.max(1, texts.length);
  // Bullets, and the numbers of a list.
  if (sides.some((texts) => share(texts, (text) => text.length < 3) > 0.5)) return false;
  // Dates, figures or places beside what they are about; headings beside their sections.
  if (sides.some((texts) => share(texts, (text) => dateLike.test(text) && text.length < 40) > 0.5))
    return false;
  if (sides.some((texts) => share(texts, isSectionHeading) > 0.6)) return false;
  const headings = sides.map((texts) => texts.filter(isSectionHeading).length);
  const running = sides.map(goingOn);
  if (headings.every((count) => count > 0)) return true;
  if (running.every((count) => count > 1)) return true;
  const shared = rows.filter(
    (row) => new Set(row.map(({ x, end }) => (x + end) / 2 < middle)).size > 1,
  ).length;
  const fewer = Math.min(left.length, right.length);
  // Lines of columns stand on the same baseline by chance, the cells of a table always.
  return fewer >= 5 && shared < 0.35 * fewer && running.some((count) => count > 1);
}

/** The largest letters among the first lines. */
const headSize = (pieces: readonly Piece[]) =>
  Math.max(
    0,
    ...pieces
      .toSorted((a, b) => b.y - a.y)
      .slice(0, 6)
      .map(({ size }) => size),
  );
