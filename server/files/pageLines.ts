/**
 * A page's pieces of text → the lines a reader sees.
 *
 * Pieces come in the order the file draws them, which is nearly always the order of reading, also in two columns: so
 * that order is kept where the page allows it, and only neighbours on one baseline are joined. Where a file draws row
 * by row over two columns, these are taken apart first (`columns.ts`); dates and headings drawn apart from their line
 * join it (`lateCells.ts`); stretches of lines that were drawn before what stands above them are moved behind it, and
 * the name comes first (`stretches.ts`). Titles of two lines become one (`wrappedLines.ts`).
 */
import { splitColumns } from './columns.ts';
import { joinLateCells } from './lateCells.ts';
import { type Piece, seenPieces, type TextPiece, type View } from './pagePieces.ts';
import { isSectionHeading } from './sectionHeadings.ts';
import { headFirst, inReadingOrder } from './stretches.ts';
import { type Line, linesOf, textOf } from './textLines.ts';
import { joinWrapped } from './wrappedLines.ts';

/** Further apart than this many times the letters' height, two lines belong to different blocks. */
const blockGap = 1.7;
/** A column of a page begins where at least so many lines have a gap before the same place. */
const fewestStarts = 3;
/** Headings of two or three columns are no longer than this. */
const longestHeadings = 120;
/** Headings of two columns are further apart than this many times the letters' height. */
const headingGap = 2.5;
/** A gap narrower than this many times the letters' height stands between words. */
const narrowestGap = 0.75;

/** The lines in order of reading, with an empty line where a larger gap separates blocks. */
export function pageLines(pieces: readonly TextPiece[], view: View): string[] {
  return seenPieces(pieces, view).flatMap((turned, index) => {
    const bullets = symbolBullets(turned);
    const lines = splitColumns(turned).flatMap((part, place) => {
      const own = joinWrapped(headFirst(inReadingOrder(joinLateCells(partHeadings(linesOf(part))))));
      return [...(place === 0 ? [] : ['']), ...written(own, bullets)];
    });
    return index === 0 ? lines : ['', ...lines];
  });
}

function written(lines: readonly Line[], bullets: ReadonlySet<string>): string[] {
  const starts = columnStarts(lines);
  const signs = {
    isBullet: (piece: Piece) => bullets.has(bulletKey(piece)),
    beginsColumn: (piece: Piece) => starts.has(Math.round(piece.x)),
  };
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const gap = before ? Math.abs(before.y - line.y) : 0;
    const isApart = before && gap > Math.max(before.size, line.size) * blockGap;
    const text = headingApart(withHyphens(textOf(line, signs)));
    return isApart ? ['', ...text] : text;
  });
}

/** Headings of columns that were drawn one after the other on one baseline are lines of their own. */
function partHeadings(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const sorted = line.pieces.toSorted((a, b) => a.x - b.x);
    const isShort = sorted.reduce((sum, { str }) => sum + str.length, 0) <= longestHeadings;
    const groups: Line['pieces'][] = [];
    for (const piece of isShort ? sorted : []) {
      const last = groups.at(-1);
      if (last && piece.x - (last.at(-1)?.end ?? 0) < line.size * headingGap) last.push(piece);
      else groups.push([piece]);
    }
    const areHeadings = groups.every((pieces) => isSectionHeading(textOf({ ...line, pieces })));
    if (groups.length < 2 || !areHeadings) return [line];
    return groups.map((pieces) => ({
      ...line,
      pieces,
      x: pieces[0]?.x ?? line.x,
      end: pieces.at(-1)?.end ?? line.end,
    }));
  });
}

/**
 * Some fonts draw every hyphen as a soft one. One that is drawn within a line is seen; at the end of a line it parts a
 * word. Behind "Â" it is half of a letter that was encoded twice.
 */
const withHyphens = (text: string) => text.replaceAll(/(?<![ÂÃ])\u00AD(?!\s*$)/g, '-');

/**
 * Where columns beside labels begin: several lines have a gap before the very same place. In a narrow gap this is all
 * that parts "March 2019" from the title behind it.
 */
function columnStarts(lines: readonly Line[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { pieces } of lines) {
    const sorted = pieces.toSorted((a, b) => a.x - b.x);
    sorted.slice(1).forEach((piece, index) => {
      const before = sorted[index];
      if (!before || piece.x - before.end < Math.min(piece.size, before.size) * narrowestGap) return;
      const x = Math.round(piece.x);
      counts.set(x, (counts.get(x) ?? 0) + 1);
    });
  }
  return new Set([...counts].filter(([, count]) => count >= fewestStarts).map(([x]) => x));
}

/** A section's heading beside its first line is a line of its own. */
function headingApart(text: string): string[] {
  const [first = '', second = '', ...more] = text.split(/ {3,}/);
  const isBeside = second !== '' && more.length === 0 && !isSectionHeading(second);
  return isBeside && isSectionHeading(first) ? [first, second] : [text];
}

const bulletKey = ({ font, str }: Piece) => `${font} ${str.trim()}`;

/** The bullets, arrows and check marks that symbol fonts draw, where a reader without them finds letters. */
const bulletLetters = /^[§ØüvqnlouwŸðàèÄ¨]$/;

/** Letters that stand for a bullet: alone before lines of another font, again and again. */
function symbolBullets(pieces: readonly Piece[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  pieces.forEach((piece, index) => {
    const next = pieces[index + 1];
    if (!next || !bulletLetters.test(piece.str.trim()) || next.font === piece.font) return;
    const before = pieces[index - 1];
    const isFirst = !before || Math.abs(before.y - piece.y) > piece.size * 0.4;
    const isBeside = Math.abs(next.y - piece.y) < piece.size * 0.4 && next.x > piece.end;
    if (isFirst && isBeside) counts.set(bulletKey(piece), (counts.get(bulletKey(piece)) ?? 0) + 1);
  });
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}
