/**
 * Words that were typed into a PDF: fields of a form, and boxes of text that programs lay over a page.
 *
 * They are drawn apart from the page, so pdf.js does not count them to its text. Each is put where it is seen, behind
 * the label it stands beside or below.
 */
import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { TextPiece } from './pagePieces.ts';

/** The parts of an annotation, as pdf.js gives it, that say its text and its place. */
interface Annotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: string | string[] | null;
  password?: boolean;
  hidden?: boolean;
  noView?: boolean;
  annotationFlags?: number;
  /** Left, bottom, right and top. */
  rect: number[];
  contentsObj?: { str?: string };
  defaultAppearanceData?: { fontSize?: number };
}

/** Flags of annotations that nobody sees: hidden, and not to be viewed. */
const unseenFlags = 2 + 32;
/** The letters' height where a field sets none, or fits it to its box. */
const usualSize = 10;
/** Baselines stand further apart than letters are high by this much. */
const leading = 1.2;
/** More fields are no form for one person. */
const mostFields = 500;

function textIn({ subtype, fieldType, fieldValue, password, contentsObj, ...rest }: Annotation): string {
  if (rest.hidden || rest.noView || ((rest.annotationFlags ?? 0) & unseenFlags) !== 0 || password) return '';
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  return Array.isArray(fieldValue) ? fieldValue.join(', ') : (fieldValue ?? '');
}

/** The lines of one field from its top, or on its middle where it has one line. */
function piecesOf(annotation: Annotation): TextPiece[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect;
  const lines = textIn(annotation)
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd());
  if (lines.every((line) => line === '')) return [];
  const height = top - bottom;
  const size = Math.min(annotation.defaultAppearanceData?.fontSize || usualSize, Math.max(4, height * 0.8));
  const step = Math.min(size * leading, height / lines.length);
  const isOne = lines.length === 1 && height < size * 3;
  return lines.flatMap((str, index) => {
    const y = isOne ? bottom + (height - size) / 2 + size * 0.2 : top - size - index * step;
    const width = Math.min(right - left, str.length * size * 0.5);
    return str === ''
      ? []
      : [{ str, transform: [size, 0, 0, size, left + 2, y], width, height: size, fontName: 'form' }];
  });
}

const yOf = ({ transform }: TextPiece) => Number(transform[5]);
const xOf = ({ transform }: TextPiece) => Number(transform[4]);

/** Puts a piece behind the nearest one that stands on its line to the left, or else above it. */
function inserted(pieces: readonly TextPiece[], piece: TextPiece): TextPiece[] {
  let [best, nearest] = [-1, Number.POSITIVE_INFINITY];
  pieces.forEach((other, index) => {
    if (other.str.trim() === '') return;
    const above = yOf(other) - yOf(piece);
    const isOnLine = Math.abs(above) < piece.height * 0.4;
    if (isOnLine ? xOf(other) > xOf(piece) : above < 0) return;
    const away = isOnLine ? (xOf(piece) - xOf(other)) / 1000 : above;
    if (away <= nearest) [best, nearest] = [index, away];
  });
  return [...pieces.slice(0, best + 1), piece, ...pieces.slice(best + 1)];
}

/** Whether a page can have such words is asked of the file once, as looking at every page takes time. */
export const mayHaveFields = (bytes: Uint8Array, hasForm: boolean): boolean =>
  hasForm || Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/FreeText');

/** @returns the page's text with what was typed into its fields */
export async function withFields(page: PDFPageProxy, pieces: readonly TextPiece[]): Promise<TextPiece[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
  return annotations
    .slice(0, mostFields)
    .flatMap(piecesOf)
    .toSorted((a, b) => yOf(b) - yOf(a) || xOf(a) - xOf(b))
    .reduce<TextPiece[]>(inserted, [...pieces]);
}
