/**
 * A page's pieces of text → the lines a reader sees.
 *
 * Pieces come in the order the file draws them, which is nearly always the order of reading, also in two columns: so
 * that order is kept where the page allows it, and only neighbours on one baseline are joined. Where a file draws row
 * by row over two columns, these are taken apart first (`columns.ts`); stretches of lines that were drawn before what
 * stands above them are moved behind it (`stretches.ts`).
 */
import { splitColumns } from './columns.ts';
import { type Piece, seenPieces, type TextPiece, type View } from './pagePieces.ts';
import { isSectionHeading } from './sectionHeadings.ts';
import { inReadingOrder } from './stretches.ts';
import { type Line, linesOf } from './textLines.ts';

/** Further apart than this many times the letters' height, two lines belong to different blocks. */
const blockGap = 1.7;
/** A gap wider than this many times the letters' height is a tab or the space between columns. */
const wideGap = 2;
const wordGap = 0.12;

/** The lines in order of reading, with an empty line where a larger gap separates blocks. */
export function pageLines(pieces: readonly TextPiece[], view: View): string[] {
  return seenPieces(pieces, view).flatMap((turned, index) => {
    const bullets = symbolBullets(turned);
    const lines = splitColumns(turned).flatMap((part, place) => {
      const own = inReadingOrder(linesOf(part));
      return [...(place === 0 ? [] : ['']), ...written(own, bullets)];
    });
    return index === 0 ? lines : ['', ...lines];
  });
}

function written(lines: readonly Line[], bullets: ReadonlySet<string>): string[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const gap = before ? Math.abs(before.y - line.y) : 0;
    const isApart = before && gap > Math.max(before.size, line.size) * blockGap;
    const text = headingApart(joinPieces(line, bullets));
    return isApart ? ['', ...text] : text;
  });
}

/** Left to right, with a space where there is one to see and three where there is a gap. */
function joinPieces({ pieces, size }: Line, bullets: ReadonlySet<string>): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = piece.x - end;
    const isBullet = text === '' && bullets.has(bulletKey(piece));
    const isFirst = text === '' || text === '• ';
    if (!isFirst && gap > size * wideGap) text += '   ';
    else if (!isFirst && (piece.afterSpace || gap > size * wordGap)) text += ' ';
    text += isBullet ? '• ' : text === '• ' ? piece.str.trimStart() : piece.str;
    end = Math.max(end, piece.end);
  }
  return text;
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
