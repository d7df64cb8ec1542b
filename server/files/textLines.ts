/** Pieces of text that stand on one baseline. */
import type { Piece } from './pagePieces.ts';

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
