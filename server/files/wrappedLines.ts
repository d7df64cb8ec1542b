/**
 * Titles that run over two lines.
 *
 * A long title, employer or degree goes on below. That it does, the page says: both lines are set alike, what stands
 * above and below them is set otherwise, and the next word would not have fitted behind the first line.
 */
import type { Piece } from './pagePieces.ts';
import { isSectionHeading } from './sectionHeadings.ts';
import { type Line, textOf } from './textLines.ts';

/** Longer texts are sentences, whose lines stay as they are seen. */
const longestTitle = 130;
/** Dates and a place at the right of a title. */
const longestCells = 60;
const fewestLetters = 14;
/** Lines of one text stand closer than this many times the letters' height. */
const lineStep = 1.7;

/** Pieces between wide gaps: the texts of a line, as its title and the dates at its right. */
function groupsOf({ pieces, size }: Line): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = groups.at(-1);
    const gap = piece.x - (last?.at(-1)?.end ?? Number.NEGATIVE_INFINITY);
    if (last && !piece.isCell && gap < size) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

const styleOf = (group: readonly Piece[] | undefined) =>
  group?.[0] ? `${group[0].font} ${group[0].size.toFixed(1)}` : '';

/** The group that begins where a line begins, set as it is. */
const groupAbove = (line: Line, below: Line) =>
  groupsOf(line).find(
    (group) => Math.abs((group[0]?.x ?? 0) - below.x) < 2 && styleOf(group) === styleOf(groupsOf(below)[0]),
  );

/** The right edge of the texts that begin at the same place. */
function edgeOf(x: number, size: number, lines: readonly Line[]): number {
  const ends = lines
    .flatMap(groupsOf)
    // A name in large letters goes further than any text.
    .filter(([first]) => first && Math.abs(first.x - x) < size * 2 && first.size < size * 1.3)
    .map((group) => group.at(-1)?.end ?? 0);
  return Math.max(...ends);
}

const isPlain = (text: string) =>
  /^[\p{L}(]/u.test(text) && !/[@.;:!?]$|[@\d]{2}|^\p{Lu}[^,]{1,30}\([^)]*\)$/u.test(text);

const lengthOf = ({ pieces }: Line) => pieces.reduce((sum, { str }) => sum + str.length, 0);

/** Whether the second line goes on with a group of the first. */
function goesOn(own: readonly Piece[], first: Line, second: Line, lines: readonly Line[]): boolean {
  const [text, next] = [textOf({ ...first, pieces: [...own] }), textOf(second)];
  if (text.length < fewestLetters || text.length + next.length > longestTitle) return false;
  if (!text.includes(' ') || !isPlain(text) || !isPlain(next) || isSectionHeading(next)) return false;
  if (first.y - second.y > first.size * lineStep) return false;
  const [word = ''] = next.split(' ');
  const wordWidth = ((second.end - second.x) / Math.max(1, next.length)) * (word.length + 1);
  return (own.at(-1)?.end ?? 0) + wordWidth * 0.9 > edgeOf(second.x, first.size, lines);
}

/** @returns the lines with titles of two lines on one */
export function joinWrapped(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line) continue;
    const isShort = next && lengthOf(line) + lengthOf(next) <= longestTitle + longestCells;
    const own = isShort && groupsOf(next).length === 1 ? groupAbove(line, next) : undefined;
    const last = own?.at(-1);
    if (!next || !own || !last || !isTitle(own, at) || !goesOn(own, line, next, lines)) {
      joined.push(line);
      continue;
    }
    const whole = { ...last, str: `${last.str.trimEnd()} ${textOf(next)}` };
    joined.push({ ...line, y: next.y, pieces: line.pieces.map((piece) => (piece === last ? whole : piece)) });
    at += 1;
  }
  return joined;

  /** A list of two points under its heading is set alike, too; a title has more of its entry around it. */
  function isTitle(own: readonly Piece[], at: number): boolean {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line || !next) return false;
    const around = [
      [lines[at - 1], line],
      [lines[at + 2], next],
    ] as const;
    // The years of the next entry may be set as its title is.
    const isSame = (other: Line) =>
      !/^\d/.test(textOf(other)) && groupsOf(other).some((group) => styleOf(group) === styleOf(own));
    const beside = around.flatMap(([other, to]) => (other && !isFar(other, to) ? [other] : []));
    const hasCell = own.length < line.pieces.length;
    return !beside.some(isSame) && (hasCell || beside.some((other) => !isSectionHeading(textOf(other))));
  }
}

/** Whether two lines stand apart as blocks do. */
const isFar = (a: Line, b: Line) => Math.abs(a.y - b.y) > Math.max(a.size, b.size) * 2.6;
