/** Pieces of text that stand on one baseline. */
import type { Piece } from './pagePieces.ts';
import { closeSpacedLetters } from './spacedLetters.ts';

/** A line as drawn: `x` and `end` are where it begins and ends, `size` is the height of its largest letters. */
export interface Line {
  y: number;
  size: number;
  x: number;
  end: number;
  pieces: Piece[];
}

/** Neighbours on one baseline joined, in the order of the file. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - piece.y) < Math.max(last.size, piece.size) * 0.4) {
      last.pieces.push(piece);
      last.size = Math.max(last.size, piece.size);
      last.x = Math.min(last.x, piece.x);
      last.end = Math.max(last.end, piece.end);
    } else {
      const { x, end, y, size } = piece;
      lines.push({ x, end, y, size, pieces: [piece] });
    }
  }
  return lines;
}

/** A gap wider than this many times the letters' height is a tab or the space between columns. */
const wideGap = 2;
/** The same where the letters themselves stand apart. */
const wideGapOfSpaced = 4;
const wordGap = 0.12;

interface Signs {
  /** Whether a piece is the mark of a point in a list. */
  isBullet?: (piece: Piece) => boolean;
  /** Whether a column of the page begins with a piece. */
  beginsColumn?: (piece: Piece) => boolean;
}

/** A line's text from left to right, with a space where there is one to see and three where there is a gap. */
export function textOf(line: Line, signs: Signs = {}): string {
  const sorted = line.pieces.toSorted((a, b) => a.x - b.x);
  const spaced = closeSpacedLetters(sorted);
  const wide = line.size * (spaced ? wideGapOfSpaced : wideGap);
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  let wasCell = false;
  for (const piece of spaced ?? sorted) {
    const gap = piece.x - end;
    const isBullet = text === '' && signs.isBullet?.(piece);
    const isFirst = text === '' || text === '• ';
    const isApart =
      piece.isCell || wasCell || gap > wide || (gap > piece.size * wordGap && signs.beginsColumn?.(piece));
    if (!isFirst && isApart) text += '   ';
    else if (!isFirst && (piece.afterSpace || gap > line.size * wordGap)) text += ' ';
    text += isBullet ? '• ' : text === '• ' ? piece.str.trimStart() : piece.str;
    end = Math.max(end, piece.end);
    wasCell = piece.isCell === true && piece.x < (sorted.at(-1)?.x ?? 0);
  }
  return text;
}
