/**
 * Text on a page in Inter, whatever alphabet a name is written in: the font comes in one file an alphabet, so each run of
 * letters is set in the file that has it. Latin with all its accents, Cyrillic, Greek and Vietnamese; a letter of another
 * script is drawn as an empty box.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Document = PDFKit.PDFDocument;
type Weight = 400 | 600;

export interface Style {
  size: number;
  weight?: Weight;
  color?: string;
}

const folder = path.dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'));

/** `U+0000-00FF,U+0131` → pairs of first and last. */
const rangesOf = (list: string): [number, number][] =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const listed: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));

/** Usual letters first, so that what several files have is set in as few as possible. */
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map(
  (name) => ({ name, ranges: rangesOf(listed[name] ?? '') }),
);

const has = (ranges: readonly [number, number][], sign: string) =>
  [...sign].every((one) => {
    const code = one.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  });

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether there are letters for it. */
export const isSettable = (sign: string): boolean => alphabets.some(({ ranges }) => has(ranges, sign));

interface Run {
  text: string;
  /** Null for boxes. */
  alphabet: string | null;
}

/** The text in pieces of one file each. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const { segment } of signs.segment(text.normalize('NFC'))) {
    const alphabet = alphabets.find(({ ranges }) => has(ranges, segment))?.name ?? null;
    const last = runs.at(-1);
    if (last && last.alphabet === alphabet) last.text += segment;
    else runs.push({ text: segment, alphabet });
  }
  return runs;
}

function choose(
  document: Document,
  { alphabet }: Run,
  { size, weight = 400, color = '#17211F' }: Style,
): void {
  const name = alphabet ?? 'latin';
  document
    .font(path.join(folder, 'files', `inter-${name}-${weight}-normal.woff`))
    .fontSize(size)
    .fillColor(color);
}

/** The width of a box, in parts of the letters' size. */
const boxWidth = 0.7;

function widthOfRun(document: Document, run: Run, style: Style): number {
  if (run.alphabet === null) return [...signs.segment(run.text)].length * style.size * boxWidth;
  choose(document, run, style);
  return document.widthOfString(run.text);
}

const widthOf = (document: Document, text: string, style: Style): number =>
  runsOf(text).reduce((sum, run) => sum + widthOfRun(document, run, style), 0);

function drawBoxes(
  document: Document,
  count: number,
  x: number,
  y: number,
  { size, color = '#17211F' }: Style,
) {
  for (let i = 0; i < count; i += 1) {
    const left = x + i * size * boxWidth;
    document
      .rect(left + size * 0.08, y + size * 0.3, size * 0.52, size * 0.7)
      .lineWidth(0.6)
      .stroke(color);
  }
}

/** Draws one line. @param x its left edge, or its right one where `align` is right */
export function drawLine(
  document: Document,
  text: string,
  x: number,
  y: number,
  style: Style & { align?: 'left' | 'right' },
): void {
  let left = style.align === 'right' ? x - widthOf(document, text, style) : x;
  for (const run of runsOf(text)) {
    const width = widthOfRun(document, run, style);
    if (run.alphabet === null) drawBoxes(document, width / (style.size * boxWidth), left, y, style);
    else {
      choose(document, run, style);
      document.text(run.text, left, y, { lineBreak: false });
    }
    left += width;
  }
}

/** A word wider than a line, in pieces that fit. */
function pieces(document: Document, word: string, width: number, style: Style): string[] {
  const found = [''];
  for (const { segment } of signs.segment(word)) {
    const longer = found.at(-1) + segment;
    if (widthOf(document, longer, style) <= width) found[found.length - 1] = longer;
    else found.push(segment);
  }
  return found;
}

/** The text in lines no wider than that. */
export function wrap(document: Document, text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => pieces(document, one, width, style))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(document, longer, style) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].filter((one) => one !== '');
}
