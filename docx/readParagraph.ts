/** The words of one paragraph, and of the drawings that hang on it. */
import { boxesIn } from './boxes.ts';
import type { Flow, Reading } from './reading.ts';
import type { Look } from './styles.ts';
import { allWithin, childOf, isOn, type XmlElement } from './xml.ts';

/** Fonts whose letters are pictures. */
const pictures =
  /^(?:wingdings|webdings|symbol|fontawesome|font awesome|zapf ?dingbats|marlett|material icons)/i;

const isSymbolFont = (font: string | undefined) => font !== undefined && pictures.test(font);

/** Characters of a symbol font where Word itself puts them: in Unicode's private use area. */
const asSymbols = (text: string) =>
  Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return code > 0x20 && code < 0x100 ? String.fromCodePoint(0xf000 + code) : char;
  }).join('');

interface ReadParagraph extends Flow {
  look: Look;
  /** Text of boxes inside the line, read behind it. */
  inside: Flow[];
}

interface Words {
  text: string;
  size: number;
  inside: Flow[];
}

/** Deleted text, and markup that only says how something looks. */
const skipped = new Set(['del', 'moveFrom', 'pPr', 'rPr', 'sdtPr', 'rt', 'instrText', 'delText', 'object']);

/** Of the same drawing written for several versions of Word, the newest. */
export const chosen = (alternatives: XmlElement) =>
  alternatives.children.find(({ name, children }) => name === 'Choice' && children.length > 0) ??
  childOf(alternatives, 'Fallback');

/** A content control still showing the words that ask for an entry. */
export const isPlaceholder = (control: XmlElement) =>
  isOn(childOf(childOf(control, 'sdtPr'), 'showingPlcHdr'));

export function readParagraph(paragraph: XmlElement, reading: Reading): ReadParagraph {
  const properties = childOf(paragraph, 'pPr');
  const look = reading.styles.lookOf(properties);
  const words: Words = { text: '', size: 0, inside: [] };
  for (const child of paragraph.children) readInline(child, words, look, reading);
  const mark =
    look.list && look.list !== '0' && !look.isHeading && words.text.trim() !== ''
      ? reading.numbering.markOf(look.list, look.level)
      : '';
  const lines = `${mark}${words.text}`.split('\n').map((line) => line.trimEnd());
  return { lines, size: words.size, look, inside: words.inside };
}

function readInline(element: XmlElement, words: Words, look: Look, reading: Reading): void {
  if (skipped.has(element.name)) return;
  switch (element.name) {
    case 'r':
      readRun(element, words, look, reading);
      return;
    case 'sdt':
      if (isPlaceholder(element)) return;
      break;
    case 'AlternateContent': {
      const best = chosen(element);
      if (best) readInline(best, words, look, reading);
      return;
    }
    case 'drawing':
    case 'pict':
      readDrawing(element, words, reading);
      return;
  }
  for (const child of element.children) readInline(child, words, look, reading);
}

/** White, and colours that look like it. */
const white = /^(?:F[A-F]){3}$/i;
/** Letters smaller than this, in half points, nobody reads. */
const smallest = 4;

function readRun(run: XmlElement, words: Words, look: Look, reading: Reading) {
  const properties = childOf(run, 'rPr');
  const hidden = childOf(properties, 'vanish');
  const size = Number(childOf(properties, 'sz')?.attributes.val) || look.size;
  const isWhite = white.test(childOf(properties, 'color')?.attributes.val ?? '');
  if ((hidden ? isOn(hidden) : look.isHidden) || (reading.isWhitePage && isWhite) || size < smallest) {
    if (run.children.some(({ name, text }) => name === 't' && text.trim() !== '')) reading.onHidden();
    return;
  }
  const fonts = childOf(properties, 'rFonts')?.attributes;
  for (const child of run.children) {
    const isText = reading.fields.every(Boolean);
    const said = readRunPart(child, reading, isSymbolFont(fonts?.ascii));
    if (said === undefined) readInline(child, words, look, reading);
    else if (isText) {
      words.text += said;
      if (said.trim() !== '') words.size = Math.max(words.size, size);
    }
  }
}

/** The text of one part of a run; undefined for parts that are read separately. */
function readRunPart(part: XmlElement, reading: Reading, isPictures: boolean): string | undefined {
  switch (part.name) {
    case 't':
      return isPictures ? asSymbols(part.text) : part.text;
    case 'tab':
    case 'ptab':
      return '\t';
    case 'br':
    case 'cr':
      if (part.attributes.type === 'page') reading.pageNumber += 1;
      return '\n';
    case 'lastRenderedPageBreak':
      reading.pageNumber += 1;
      return '';
    case 'noBreakHyphen':
      return '-';
    case 'softHyphen':
      return '';
    case 'sym': {
      const code = Number.parseInt(part.attributes.char ?? '', 16);
      return Number.isNaN(code) ? '' : asSymbols(String.fromCodePoint(code));
    }
    case 'fldChar':
      if (part.attributes.fldCharType === 'begin') reading.fields.push(false);
      else if (part.attributes.fldCharType === 'end') reading.fields.pop();
      else reading.fields.splice(-1, 1, true);
      return '';
  }
  return undefined;
}

/** Boxes that float are kept for later, those in the line stand behind it. */
function readDrawing(drawing: XmlElement, words: Words, reading: Reading) {
  for (const { content, place } of boxesIn(drawing, reading.page, reading.pageNumber)) {
    // A field that is open around a drawing says nothing about the words inside.
    const flow = reading.readFlow(content, { ...reading, fields: [] });
    if (place) reading.boxes.push({ ...flow, ...place });
    else words.inside.push(flow);
  }
  for (const { attributes } of allWithin(drawing, 'relIds')) {
    const lines = [...reading.diagram(attributes.dm ?? '')];
    if (lines.length > 0) words.inside.push({ lines, size: 0 });
  }
}
