/**
 * Cells that a file draws apart from their lines.
 *
 * Typst, tables and drawing programs write all of an entry and only then the dates at its right edge, or first the
 * headings on the left and then the sections. A reader finds both on one line. Such cells are dates, places and
 * headings of sections that have something on their baseline and nothing of their own column around them, as a line
 * in a side bar has.
 */
import { isSectionHeading } from './sectionHeadings.ts';
import { type Line, textOf } from './textLines.ts';

/** Longer texts tell more than dates or a place. */
const longestCell = 45;
/** Lines further apart than this many times the letters' height do not belong to one column. */
const columnStep = 2.6;

const date =
  /(?:19|20)\d\d|^(?:present|current|now|ongoing|actualidad|actual|presente)$|\b\d{1,2}\/\d{2,4}\b/i;
/** Words that stand in dates; a cell with others that has a year is a title with its year. */
const dateWords =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|sept|spring|summer|autumn|fall|winter|present|current|now|ongoing|today|date|since|from|until|till|expected|to|de|desde|hasta|a|al|actualidad|actual|presente|enero|marzo|mayo|primavera|verano|otoño|invierno)\p{L}*\b\.?/giu;
const place = /^\p{Lu}[\p{L}.'’ -]+,\s\p{Lu}[\p{L}. ]+$/u;

const isDates = (text: string) =>
  text.length <= longestCell && date.test(text) && !/\p{L}{3}/u.test(text.replaceAll(dateWords, ''));
const isPlace = (text: string) => text.length <= longestCell && place.test(text);
const isCell = (text: string) => isDates(text) || isPlace(text);

const lengthOf = ({ pieces }: Line) => pieces.reduce((sum, { str }) => sum + str.length, 0);

/** Whether two lines stand on one baseline beside each other. */
const areBeside = (a: Line, b: Line) =>
  Math.abs(a.y - b.y) < Math.min(a.size, b.size) * 0.35 && (a.x >= b.end || b.x >= a.end);

/** Whether a line stands right above or below another in its column. */
const isNeighbour = (line: Line, other: Line | undefined) =>
  other !== undefined &&
  (Math.abs(line.x - other.x) < 3 || Math.abs(line.end - other.end) < 3) &&
  Math.abs(line.y - other.y) < Math.max(line.size, other.size) * columnStep;

/** @returns the lines with each late cell on the line it stands on */
export function joinLateCells(lines: readonly Line[]): Line[] {
  // Only short lines are asked what they say.
  const texts = lines.map((line) => (lengthOf(line) <= longestCell ? textOf(line) : ''));
  const partners = new Map<number, number>();
  for (let from = 0; from < lines.length; from += 1) {
    const kind = [isCell, isSectionHeading].find((is) => is(texts[from] ?? ''));
    if (!kind) continue;
    let to = from;
    while (kind(texts[to + 1] ?? '')) to += 1;
    joinRun(from, to, kind === isSectionHeading);
    from = to;
  }
  if (partners.size === 0) return [...lines];
  const joined = lines.map((line) => ({ ...line, pieces: [...line.pieces] }));
  for (const [cell, partner] of partners) {
    const [from, into] = [joined[cell], joined[partner]];
    if (!from || !into || partners.has(partner)) continue;
    into.pieces.push(
      ...from.pieces.map((piece, index) => (index === 0 ? { ...piece, isCell: true } : piece)),
    );
    into.x = Math.min(into.x, from.x);
    into.end = Math.max(into.end, from.end);
  }
  const isMoved = (index: number) => {
    const partner = partners.get(index);
    return partner !== undefined && !partners.has(partner);
  };
  return joined.filter((_, index) => !isMoved(index));

  function joinRun(from: number, to: number, areHeadings: boolean): void {
    const run = lines.slice(from, to + 1);
    const isInColumn = run.some(
      (line) => isNeighbour(line, lines[from - 1]) || isNeighbour(line, lines[to + 1]),
    );
    // One heading beside something is in its place; several in a row have been drawn apart from their sections.
    if (isInColumn || (areHeadings && run.length < 2)) return;
    const found = run.map((line, index) => [from + index, partnerOf(line, from, to)] as const);
    const isDated = run.some((_, index) => isDates(texts[from + index] ?? ''));
    const mayMiss = isDated && !areHeadings;
    if (!mayMiss && found.some(([, partner]) => partner === undefined)) return;
    for (const [cell, partner] of found) if (partner !== undefined) partners.set(cell, partner);
  }

  /** The nearest line on the same baseline that is no cell itself. */
  function partnerOf(line: Line, from: number, to: number): number | undefined {
    const mustFollow = isPlace(textOf(line));
    let [best, nearest]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    lines.forEach((other, index) => {
      if ((index >= from && index <= to) || partners.has(index) || isDates(texts[index] ?? '')) return;
      if (!areBeside(line, other)) return;
      // A place stands behind what it is the place of.
      if (mustFollow && line.x < other.end) return;
      const gap = Math.max(line.x - other.end, other.x - line.end);
      if (gap < nearest) [best, nearest] = [index, gap];
    });
    return best;
  }
}
