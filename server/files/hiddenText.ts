/**
 * Text of a page that nobody can see: white on the bare page, transparent, or drawn as invisible. Where this is not sure,
 * text counts as seen: white words on anything that was painted, and the invisible words under a scan, which say what the
 * scan shows.
 */
import type { getResolvedPDFJS } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { TextPiece } from './pagePieces.ts';

type Matrix = readonly [number, number, number, number, number, number];
/** Left, bottom, right, top. */
type Box = readonly [number, number, number, number];
type Look = 'SEEN' | 'WHITE' | 'INVISIBLE' | 'TRANSPARENT';

interface State {
  matrix: Matrix;
  isWhite: boolean;
  opacity: number;
  mode: number;
  lineWidth: number;
}

/** From this on, of 255, each of the colours of what looks white. */
const whiteFrom = 240;
const leastOpacity = 0.1;
/** Lines thinner than this, in points, are no ground for letters to be seen on. */
const thin = 3;
/** Pages with fewer letters seen than this share of the invisible ones are scans with their text. */
const scanShare = 0.1;

const isLetter = /[\p{L}\p{N}]/u;
const lettersOf = (text: string) => [...text.normalize('NFKC')].filter((letter) => isLetter.test(letter));

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

function placed([left, bottom, right, top]: Box, m: Matrix, margin = 0): Box {
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  ];
}

const unitSquare: Box = [0, 0, 1, 1];
const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity];

const isWhiteColour = (colour: unknown) =>
  typeof colour === 'string' &&
  /^#[\da-f]{6}$/i.test(colour) &&
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) >= whiteFrom);

const isFour = (value: unknown): value is ArrayLike<number> =>
  typeof value === 'object' && value !== null && 'length' in value && value.length === 4;
const isSix = (value: unknown): value is ArrayLike<number> =>
  typeof value === 'object' && value !== null && 'length' in value && value.length === 6;
const matrixOf = (m: ArrayLike<number>): Matrix => [
  m[0] ?? 1,
  m[1] ?? 0,
  m[2] ?? 0,
  m[3] ?? 1,
  m[4] ?? 0,
  m[5] ?? 0,
];
const boxOf = (b: ArrayLike<number>): Box => [b[0] ?? 0, b[1] ?? 0, b[2] ?? 0, b[3] ?? 0];

interface Drawn {
  letters: { letter: string; look: Look }[];
  /** Places painted in another colour than white, or possibly so. */
  painted: Box[];
  pictures: Box[];
}

type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];
type Act = (args: unknown[]) => void;

/** A page as it is drawn, one operator after the other. */
class Drawing {
  readonly drawn: Drawn = { letters: [], painted: [], pictures: [] };
  readonly #saved: { state: State; drew: number }[] = [];
  #state: State = { matrix: [1, 0, 0, 1, 0, 0], isWhite: false, opacity: 1, mode: 0, lineWidth: 1 };
  /** How many things were drawn, to notice a stretch that draws nothing. */
  #drew = 0;

  /** The act for each operator that matters here. */
  actsOf(OPS: Operators): ReadonlyMap<number, Act> {
    const save = () => void this.#saved.push({ state: this.#state, drew: this.#drew });
    const notWhite = () => this.#set({ isWhite: false });
    const paintAnywhere = () => this.#paint(everywhere);
    const picture = () => this.#picture();
    return new Map<number, Act>([
      [OPS.save, save],
      [OPS.beginGroup, save],
      [OPS.restore, () => this.#restore(true)],
      [OPS.endGroup, () => this.#restore(false)],
      [OPS.transform, (args) => this.#transform(args)],
      [
        OPS.paintFormXObjectBegin,
        ([matrix]) => {
          save();
          this.#transform(matrix);
        },
      ],
      [
        OPS.paintFormXObjectEnd,
        () => {
          this.#state = this.#saved.pop()?.state ?? this.#state;
        },
      ],
      [OPS.setGState, ([settings]) => this.#setOpacity(settings)],
      [OPS.setFillRGBColor, ([colour]) => this.#set({ isWhite: isWhiteColour(colour) })],
      [OPS.setFillColorN, notWhite],
      [OPS.setFillTransparent, notWhite],
      [OPS.setTextRenderingMode, ([mode]) => this.#set({ mode: Number(mode) })],
      [OPS.setLineWidth, ([lineWidth]) => this.#set({ lineWidth: Number(lineWidth) })],
      [OPS.constructPath, ([how, , extent]) => this.#path(OPS, how, extent)],
      [OPS.showText, ([glyphs]) => this.#show(glyphs)],
      [OPS.shadingFill, paintAnywhere],
      [OPS.rawFillPath, paintAnywhere],
      [OPS.paintImageXObjectRepeat, paintAnywhere],
      [OPS.paintImageMaskXObjectRepeat, paintAnywhere],
      [OPS.paintImageMaskXObjectGroup, paintAnywhere],
      [OPS.paintInlineImageXObjectGroup, paintAnywhere],
      [OPS.paintImageXObject, picture],
      [OPS.paintImageMaskXObject, picture],
      [OPS.paintInlineImageXObject, picture],
      [OPS.paintSolidColorImageMask, picture],
    ]);
  }

  #set(changes: Partial<State>): void {
    this.#state = { ...this.#state, ...changes };
  }

  #paint(box: Box): void {
    this.#drew += 1;
    this.drawn.painted.push(box);
  }

  #picture(): void {
    const box = placed(unitSquare, this.#state.matrix);
    this.#paint(box);
    this.drawn.pictures.push(box);
  }

  #transform(matrix: unknown): void {
    if (isSix(matrix)) this.#set({ matrix: times(this.#state.matrix, matrixOf(matrix)) });
  }

  /** @param mayBePicture whether the stretch that ends can be the place of one */
  #restore(mayBePicture: boolean): void {
    const before = this.#saved.pop();
    if (!before) return;
    // Pictures are left out of what is drawn (`maxImageSize`), but not the square they were to fill.
    if (mayBePicture && before.drew === this.#drew && before.state.matrix !== this.#state.matrix)
      this.#picture();
    this.#state = before.state;
  }

  #setOpacity(settings: unknown): void {
    for (const [name, value] of Array.isArray(settings) ? settings : [])
      if (name === 'ca' && typeof value === 'number') this.#set({ opacity: value });
  }

  #path(OPS: Operators, how: unknown, extent: unknown): void {
    if (!isFour(extent) || typeof how !== 'number' || how === OPS.endPath) return;
    this.#drew += 1;
    const { matrix, lineWidth, isWhite } = this.#state;
    const isFill = how === OPS.fill || how === OPS.eoFill;
    const isBoth = [OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke].includes(
      how,
    );
    const line = isFill ? 0 : lineWidth * Math.hypot(matrix[0], matrix[1]);
    const [left, bottom, right, top] = placed(boxOf(extent), matrix, line / 2);
    const isFilled = (isFill || isBoth) && !isWhite;
    const isWide = Math.min(right - left, top - bottom) >= thin;
    if (isWide && (isFilled || line >= thin)) this.#paint([left, bottom, right, top]);
  }

  #show(glyphs: unknown): void {
    this.#drew += 1;
    const look = lookOf(this.#state);
    for (const glyph of Array.isArray(glyphs) ? glyphs : [])
      if (typeof glyph === 'object' && glyph !== null)
        for (const letter of lettersOf(String(glyph.unicode))) this.drawn.letters.push({ letter, look });
  }
}

/** Follows what is drawn on the page. */
async function drawnOn(page: PDFPageProxy): Promise<Drawn> {
  const unpdf = await import('unpdf');
  const { OPS, AnnotationMode } = await unpdf.getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const drawing = new Drawing();
  const acts = drawing.actsOf(OPS);
  fnArray.forEach((operator, index) => {
    acts.get(operator)?.(argsArray[index] ?? []);
  });
  return drawing.drawn;
}

function lookOf({ mode, opacity, isWhite }: State): Look {
  if (mode === 3 || mode === 7) return 'INVISIBLE';
  if (mode !== 0) return 'SEEN';
  if (opacity < leastOpacity) return 'TRANSPARENT';
  return isWhite ? 'WHITE' : 'SEEN';
}

const isOver = (piece: TextPiece, boxes: readonly Box[]) => {
  const [a = 1, b = 0, , , x = 0, y = 0] = piece.transform;
  const length = Math.hypot(a, b) || 1;
  const [toX, toY] = [x + (piece.width * a) / length, y + (piece.width * b) / length];
  const own: Box = [Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY) + piece.height];
  return boxes.some(
    ([left, bottom, right, top]) => left <= own[2] && right >= own[0] && bottom <= own[3] && top >= own[1],
  );
};

/** Without what cannot be seen; the same list where all of it can. */
export async function withoutHidden(
  page: PDFPageProxy,
  pieces: readonly TextPiece[],
): Promise<readonly TextPiece[]> {
  const { letters, painted, pictures } = await drawnOn(page);
  if (letters.every(({ look }) => look === 'SEEN')) return pieces;
  const counted = (wanted: Look) => letters.filter(({ look }) => look === wanted).length;
  const isScan = counted('SEEN') < scanShare * counted('INVISIBLE');

  let at = 0;
  const read = pieces.map((piece) => {
    const isHidden = (look: Look | undefined) => {
      if (look === 'TRANSPARENT') return true;
      if (look === 'WHITE') return !isOver(piece, painted);
      return look === 'INVISIBLE' && !isScan && !isOver(piece, pictures);
    };
    let str = '';
    // Of a comma or a space, as of the letter before it.
    let isGone = false;
    for (const sign of piece.str) {
      for (const letter of lettersOf(sign)) {
        const drawn = letters[at];
        at += 1;
        // Something that pdf.js puts in another order: then nothing is told apart.
        if (drawn?.letter !== letter) return null;
        isGone = isHidden(drawn.look);
      }
      if (!isGone) str += sign;
    }
    return str === piece.str ? piece : { ...piece, str: lettersOf(str).length > 0 ? str : '' };
  });
  const sure = read.filter((piece) => piece !== null);
  return sure.length < read.length || sure.every((piece, index) => piece === pieces[index]) ? pieces : sure;
}
