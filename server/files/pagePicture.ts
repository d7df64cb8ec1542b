/** A page of a PDF as a scanner saw it: its pictures, put together in shades of gray and upright. */
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';

export interface PagePicture {
  width: number;
  height: number;
  /** One byte a pixel, row by row from the top; 255 is white. */
  gray: Uint8Array;
  /** Pixels a point of the page. */
  scale: number;
}

/** Larger pictures are not unpacked: some 450 dots an inch of a page, or a photo of 20 million pixels. */
export const mostPixels = 20_000_000;
/** 200 dots an inch: text is read as well as at 300, in less time, and lines of coarser scans are found. */
const perPoint = 200 / 72;
const mostOfASide = 2500;

type Matrix = readonly [number, number, number, number, number, number];

/** Where a picture of pdf.js lies: the unit square goes to the page by `matrix`. */
interface Drawn {
  matrix: Matrix;
  width: number;
  height: number;
  gray: Uint8Array;
  /** Only its black is painted. */
  isMask: boolean;
}

/** A picture as pdf.js unpacks it: one bit, three or four bytes a pixel. */
interface Unpacked {
  width: number;
  height: number;
  data?: Uint8Array | Uint8ClampedArray;
  kind?: number;
}

const matrixOf = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: ArrayLike<number> &
  Iterable<number>): Matrix => [a, b, c, d, e, f];

const times = (m: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  m[0] * a + m[2] * b,
  m[1] * a + m[3] * b,
  m[0] * c + m[2] * d,
  m[1] * c + m[3] * d,
  m[0] * e + m[2] * f + m[4],
  m[1] * e + m[3] * f + m[5],
];

/** Shades of gray of a picture; null where pdf.js gave none. */
function grayOf({ width, height, data, kind }: Unpacked): Uint8Array | null {
  const size = width * height;
  if (!data || size === 0) return null;
  const gray = new Uint8Array(size);
  const bytes = data.length / size;
  if (kind === 1 || bytes < 1) {
    const row = (width + 7) >> 3;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        gray[y * width + x] = ((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
    return gray;
  }
  const step = Math.floor(bytes);
  for (let at = 0, from = 0; at < size; at += 1, from += step)
    gray[at] =
      step < 3
        ? (data[from] ?? 255)
        : ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return gray;
}

const unpacked = (page: PDFPageProxy, id: string): Promise<Unpacked | null> =>
  new Promise((resolve) => {
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
    objects.get(id, (found: Unpacked | null) => resolve(found));
  });

/** The pictures of a page in the order in which they are drawn. */
async function picturesOf(page: PDFPageProxy, OPS: Record<string, number>): Promise<Drawn[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const stack: Matrix[] = [];
  let matrix = matrixOf(page.getViewport({ scale: 1 }).transform);
  const found: Drawn[] = [];
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] ?? [];
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = times(matrix, matrixOf(args));
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      if (args[0]) matrix = times(matrix, matrixOf(args[0]));
    } else {
      const isMask = operator === OPS.paintImageMaskXObject;
      const isInline = operator === OPS.paintInlineImageXObject;
      if (!isMask && !isInline && operator !== OPS.paintImageXObject) continue;
      const given = args[0] as string | (Unpacked & { data?: string });
      const id = typeof given === 'string' ? given : typeof given.data === 'string' ? given.data : null;
      const picture = id === null ? (given as Unpacked) : await unpacked(page, id);
      const gray = picture && grayOf(picture);
      if (picture && gray) found.push({ matrix, width: picture.width, height: picture.height, gray, isMask });
    }
  }
  return found;
}

/** Draws a picture; where several of its pixels fall on one, these are their mean. */
function draw(onto: PagePicture, { matrix: [a, b, c, d, e, f], width, height, gray, isMask }: Drawn): void {
  const { scale } = onto;
  const area = (a * d - b * c) * scale * scale;
  if (area === 0) return;
  const corners = [
    [e, f],
    [a + e, b + f],
    [c + e, d + f],
    [a + c + e, b + d + f],
  ].map(([x = 0, y = 0]) => [x * scale, y * scale] as const);
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [top, bottom] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  const samples = Math.min(4, Math.max(1, Math.round(Math.sqrt((width * height) / Math.abs(area)))));
  const [perX, perY] = [1 / scale / (a * d - b * c), 1 / samples];
  const isEnlarged = Math.abs(area) > width * height;
  /** The shade between four pixels. */
  const between = (x: number, y: number) => {
    const [x0, y0] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
    const [right, down] = [Math.max(0, x - x0), Math.max(0, y - y0)];
    const above = (gray[y0 * width + x0] ?? 255) * (1 - right) + (gray[y0 * width + x1] ?? 255) * right;
    const below = (gray[y1 * width + x0] ?? 255) * (1 - right) + (gray[y1 * width + x1] ?? 255) * right;
    return above * (1 - down) + below * down;
  };
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(onto.height, bottom); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(onto.width, right); x += 1) {
      let sum = 0;
      let count = 0;
      for (let i = 0; i < samples; i += 1)
        for (let j = 0; j < samples; j += 1) {
          const px = x + (i + 0.5) * perY - e * scale;
          const py = y + (j + 0.5) * perY - f * scale;
          const u = (d * px - c * py) * perX;
          const v = (a * py - b * px) * perX;
          if (u < 0 || u >= 1 || v <= 0 || v > 1) continue;
          sum += isEnlarged
            ? between(u * width - 0.5, (1 - v) * height - 0.5)
            : (gray[Math.floor((1 - v) * height) * width + Math.floor(u * width)] ?? 255);
          count += 1;
        }
      if (count === 0) continue;
      const at = y * onto.width + x;
      const shade = Math.round(sum / count);
      onto.gray[at] = isMask ? Math.min(shade, onto.gray[at] ?? 255) : shade;
    }
}

/** @returns null for a page without pictures that can be unpacked */
export async function pagePicture(
  document: PDFDocumentProxy,
  number: number,
  OPS: Record<string, number>,
): Promise<PagePicture | null> {
  const page = await document.getPage(number);
  const pictures = await picturesOf(page, OPS);
  const { width, height } = page.getViewport({ scale: 1 });
  page.cleanup();
  if (pictures.length === 0) return null;
  const scale = Math.min(perPoint, mostOfASide / Math.max(width, height));
  const onto: PagePicture = {
    width: Math.ceil(width * scale),
    height: Math.ceil(height * scale),
    gray: new Uint8Array(Math.ceil(width * scale) * Math.ceil(height * scale)).fill(255),
    scale,
  };
  for (const picture of pictures) draw(onto, picture);
  return onto;
}
