/**
 * A page's pieces of text → the lines a reader sees.
 *
 * Pieces come in the order the file draws them, which is nearly always the order of reading, also in two columns:
 * so that order is kept, and only neighbours on one baseline are joined.
 */

/** A piece of text as pdf.js gives it: `transform` ends with x and y of its start, y growing upwards. */
export interface TextPiece {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

interface Line {
  y: number;
  height: number;
  pieces: { x: number; end: number; str: string; afterSpace: boolean }[];
}

/** Further apart than this many times the letters' height, two lines belong to different blocks. */
const blockGap = 1.7;
/** A gap wider than this many times the letters' height is a tab or the space between columns. */
const wideGap = 2;
const wordGap = 0.12;

/** The lines in order of reading, with an empty line where a larger gap separates blocks. */
export function pageLines(pieces: TextPiece[]): string[] {
  const lines: Line[] = [];
  let afterSpace = false;
  for (const { str, transform, width, height } of pieces) {
    // Where letters' widths are wrong in a file, its own spaces are the only sign that a word ends.
    if (str.trim() === '') {
      afterSpace ||= str !== '';
      continue;
    }
    const x = transform[4] ?? 0;
    const y = transform[5] ?? 0;
    const size = height || Math.hypot(transform[2] ?? 0, transform[3] ?? 0) || 10;
    const piece = { x, end: x + width, str, afterSpace };
    afterSpace = false;
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < Math.max(last.height, size) * 0.4) {
      last.pieces.push(piece);
      last.height = Math.max(last.height, size);
    } else {
      lines.push({ y, height: size, pieces: [piece] });
    }
  }
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const gap = before ? Math.abs(before.y - line.y) : 0;
    const text = joinPieces(line);
    return before && gap > Math.max(before.height, line.height) * blockGap ? ['', text] : [text];
  });
}

/** Left to right, with a space where there is one to see and three where there is a gap. */
function joinPieces({ pieces, height }: Line): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = piece.x - end;
    if (text !== '' && gap > height * wideGap) text += '   ';
    else if (text !== '' && (piece.afterSpace || gap > height * wordGap)) text += ' ';
    text += piece.str;
    end = Math.max(end, piece.end);
  }
  return text;
}
