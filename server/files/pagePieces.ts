/** A page's pieces of text as pdf.js gives them → those a reader sees, each once and upright. */

/** `transform` ends with x and y of the start, y growing upwards; the first two say which way the line runs. */
export interface TextPiece {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName?: string;
}

/** A piece where it stands: x from left to right, y growing upwards, `size` the letters' height. */
export interface Piece {
  x: number;
  end: number;
  y: number;
  size: number;
  str: string;
  font: string;
  /** Whether the file has a space before it. */
  afterSpace: boolean;
  /** Whether it begins a cell that the file draws apart from its line. */
  isCell?: boolean;
}

/** Left, bottom, right and top of what is shown of a page. */
export type View = readonly number[];

/** Letters smaller than this, in points on a page of the usual height, nobody reads. */
const smallest = 2;
const usualHeight = 792;
/** The same words again within this share of their height are drawn twice to look bold. */
const boldShift = 0.25;

/** Quarters of a turn that a piece's line is turned by, counter-clockwise. */
const turnsOf = ({ transform: [a = 1, b = 0] }: TextPiece) =>
  (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;

/** Where a point stands once the page is turned back. */
function turned(x: number, y: number, turns: number): [number, number] {
  if (turns === 1) return [y, -x];
  if (turns === 2) return [-x, -y];
  return turns === 3 ? [-y, x] : [x, y];
}

const sizeOf = ({ height, transform }: TextPiece) =>
  height || Math.hypot(transform[2] ?? 0, transform[3] ?? 0) || 10;

/** Whether letters are too small to be read on such a page. */
export const isTiny = (piece: TextPiece, [, bottom = 0, , top = 0]: View): boolean =>
  sizeOf(piece) < smallest * Math.min(1, (top - bottom) / usualHeight);

/** @returns the pieces by the way their lines run, the way most of them do first */
export function seenPieces(pieces: readonly TextPiece[], view: View): Piece[][] {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const byTurn: Piece[][] = [[], [], [], []];
  const drawn = new Map<string, Piece[]>();
  let afterSpace = false;
  for (const given of pieces) {
    const { str, transform, width, fontName: font = '' } = given;
    // Where letters' widths are wrong in a file, its own spaces are the only sign that a word ends.
    if (str.trim() === '') {
      afterSpace ||= str !== '';
      continue;
    }
    const [atX = 0, atY = 0] = transform.slice(4);
    const size = sizeOf(given);
    const isOff = atX > right + size || atX + width < left - size || atY > top + size || atY < bottom - size;
    if (isTiny(given, view) || isOff) continue;
    const turns = turnsOf(given);
    const [x, y] = turned(atX, atY, turns);
    const piece = { x, end: x + width, y, size, str, font, afterSpace };
    const alike = drawn.get(str) ?? [];
    const reach = size * boldShift;
    if (alike.some((other) => Math.abs(other.x - x) < reach && Math.abs(other.y - y) < reach)) continue;
    afterSpace = false;
    drawn.set(str, [...alike.slice(-3), piece]);
    byTurn[turns]?.push(piece);
  }
  const lettersIn = (some: readonly Piece[]) => some.reduce((sum, { str }) => sum + str.length, 0);
  return byTurn.filter((some) => some.length > 0).toSorted((a, b) => lettersIn(b) - lettersIn(a));
}
