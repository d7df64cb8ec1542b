/** Text boxes: where on the page they stand, and whether they are read before the main text or after it. */
import { allWithin, childOf, type XmlElement } from './xml.ts';

/** A stretch of lines and the height of its largest letters. */
interface Read {
  lines: string[];
  size: number;
}

/** Where a box stands, as shares of the page; `top` is undefined where only Word's own layout would tell. */
interface Place {
  left: number;
  width: number;
  top?: number | undefined;
  page: number;
}

export type Box = Read & Place;

/** Measures of a page in EMU, 914,400 to the inch. */
export interface Page {
  width: number;
  height: number;
  left: number;
  top: number;
  right: number;
}

const perTwip = 635;
const perPoint = 12_700;

/** @param section a `w:sectPr`; without one, US Letter with an inch of margin */
export function readPage(section: XmlElement | undefined): Page {
  const size = childOf(section, 'pgSz')?.attributes;
  const margin = childOf(section, 'pgMar')?.attributes;
  const twips = (value: string | undefined, otherwise: number) => (Number(value) || otherwise) * perTwip;
  return {
    width: twips(size?.w, 12_240),
    height: twips(size?.h, 15_840),
    left: twips(margin?.left ?? margin?.start, 1440),
    top: twips(margin?.top, 1440),
    right: twips(margin?.right ?? margin?.end, 1440),
  };
}

function offsetOf(position: XmlElement | undefined, length: number, room: number): number | undefined {
  const align = childOf(position, 'align')?.text.trim();
  if (align === 'right' || align === 'bottom' || align === 'outside') return room - length;
  if (align === 'center') return (room - length) / 2;
  if (align) return 0;
  const offset = Number(childOf(position, 'posOffset')?.text);
  return Number.isFinite(offset) ? offset : undefined;
}

/** Where a `wp:anchor` puts its drawing. */
function placeOfAnchor(anchor: XmlElement, page: Page, number: number): Place {
  const extent = childOf(anchor, 'extent')?.attributes;
  const width = Number(extent?.cx) || 0;
  const height = Number(extent?.cy) || 0;
  const across = childOf(anchor, 'positionH');
  const down = childOf(anchor, 'positionV');
  const fromMargin = !/page|leftMargin/.test(across?.attributes.relativeFrom ?? '');
  const isRight = across?.attributes.relativeFrom === 'rightMargin';
  const room = fromMargin ? page.width - page.left - page.right : page.width;
  const start = isRight ? page.width - page.right : fromMargin ? page.left : 0;
  const left = start + (offsetOf(across, width, room) ?? 0);
  const from = down?.attributes.relativeFrom ?? 'paragraph';
  const offset = offsetOf(down, height, page.height);
  const top =
    /paragraph|line/.test(from) || offset === undefined
      ? undefined
      : offset + (from === 'page' || from === 'topMargin' ? 0 : page.top);
  return {
    left: left / page.width,
    width: width / page.width,
    top: top === undefined ? undefined : top / page.height,
    page: number,
  };
}

/** Where the shapes of a group stand inside it. */
function placeInGroup(
  shape: XmlElement,
  group: XmlElement,
  whole: Place,
  anchor: XmlElement,
  page: Page,
): Place {
  const frame = childOf(childOf(group, 'grpSpPr'), 'xfrm');
  const own = childOf(childOf(shape, 'spPr'), 'xfrm');
  const number = (element: XmlElement | undefined, name: string) => Number(element?.attributes[name]) || 0;
  const inner = number(childOf(frame, 'chExt'), 'cx');
  if (!own || !inner) return whole;
  const extent = childOf(anchor, 'extent');
  const scale = number(extent, 'cx') / inner;
  const x = (number(childOf(own, 'off'), 'x') - number(childOf(frame, 'chOff'), 'x')) * scale;
  const y = (number(childOf(own, 'off'), 'y') - number(childOf(frame, 'chOff'), 'y')) * scale;
  return {
    left: whole.left + x / page.width,
    width: (number(childOf(own, 'ext'), 'cx') * scale) / page.width,
    top: (whole.top ?? 0) + y / page.height,
    page: whole.page,
  };
}

/** Where an old VML shape stands: its style is written as in CSS. */
function placeOfShape(shape: XmlElement, page: Page, number: number): Place {
  const style = shape.attributes.style ?? '';
  const length = (name: string) => {
    const [, value, unit] =
      new RegExp(`(?:^|;)\\s*${name}:\\s*(-?[\\d.]+)(pt|in|cm|mm|px)?`).exec(style) ?? [];
    const units: Record<string, number> = { in: 72, cm: 28.35, mm: 2.835, px: 0.75 };
    return value === undefined ? undefined : Number(value) * (units[unit ?? 'pt'] ?? 1) * perPoint;
  };
  const fromPage = /mso-position-horizontal-relative:\s*page/.test(style);
  const downPage = /mso-position-vertical-relative:\s*(?:page|margin)/.test(style);
  const top = length('margin-top') ?? length('top');
  return {
    left: ((length('margin-left') ?? length('left') ?? 0) + (fromPage ? 0 : page.left)) / page.width,
    width: (length('width') ?? 0) / page.width,
    top: downPage && top !== undefined ? top / page.height : undefined,
    page: number,
  };
}

/** The contents of the text boxes in a drawing, with where each stands; null for a place in the line of text. */
export function boxesIn(
  drawing: XmlElement,
  page: Page,
  number: number,
): { content: XmlElement; place: Place | null }[] {
  const anchor = childOf(drawing, 'anchor');
  if (anchor) {
    const whole = placeOfAnchor(anchor, page, number);
    const group = allWithin(anchor, 'wgp')[0];
    return allWithin(anchor, 'wsp').flatMap((shape) =>
      allWithin(shape, 'txbxContent').map((content) => ({
        content,
        place: group ? placeInGroup(shape, group, whole, anchor, page) : whole,
      })),
    );
  }
  if (drawing.name === 'drawing')
    return allWithin(drawing, 'txbxContent').map((content) => ({ content, place: null }));
  const shapes = drawing.children.flatMap((child) =>
    /^(?:shape|rect|roundrect|oval|group|line)$/.test(child.name) ? [child] : [],
  );
  return shapes.flatMap((shape) =>
    allWithin(shape, 'txbxContent').map((content) => ({
      content,
      place: /position:\s*absolute/.test(shape.attributes.style ?? '')
        ? placeOfShape(shape, page, number)
        : null,
    })),
  );
}

const lettersIn = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '').length;

/** Boxes beside each other are columns, read one after another between those that span the page. */
function inOrder(boxes: readonly Box[]): Box[] {
  const isWide = ({ width }: Box) => width > 0.6;
  const topOf = ({ top }: Box) => top ?? 0.5;
  const keyed = boxes.map((box, index) => {
    const above = boxes.filter(
      (other) => isWide(other) && other.page === box.page && topOf(other) < topOf(box),
    ).length;
    const [band, column] = isWide(box) ? [above + 0.5, 0] : [above, columnOf(box)];
    return { box, key: [box.page, band, column, topOf(box), index] };
  });
  const differ = (a: readonly number[], b: readonly number[]) =>
    a.map((value, place) => value - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return keyed.toSorted((a, b) => differ(a.key, b.key)).map(({ box }) => box);
}

const columnOf = ({ left, width }: Box) => (left + width / 2 < 0.42 ? 0 : 1);

/** How much of a document may stand outside its boxes for these to be its text. */
const hardlyAny = 0.2;
/** Letters larger than others by this much are a name's. */
const nameSize = 1.3;

/**
 * The main text with its boxes before and behind it, never inside.
 *
 * A box at the head of the first page and one on its left come first, as one reads; unless the main text begins with
 * the name, which stands in the largest letters. Boxes on the right and on later pages come after it.
 */
export function withBoxes(main: Read, boxes: readonly Box[]): string[] {
  const filled = inOrder(boxes.filter(({ lines }) => lettersIn(lines) > 0));
  const linesOf = (some: readonly Box[]) => some.flatMap(({ lines }) => ['', ...lines, '']);
  const all = lettersIn(main.lines) + lettersIn(filled.flatMap(({ lines }) => lines));
  if (lettersIn(main.lines) < hardlyAny * all) {
    const named = filled.filter((box) => box.page === 1 && isNamed(box, filled));
    const rest = filled.filter((box) => !named.includes(box));
    return [...linesOf(named), ...main.lines, ...linesOf(rest)];
  }
  const head = Math.max(0, ...filled.map(({ size }) => size));
  const mainIsNamed = main.size >= head * nameSize;
  const isFirst = (box: Box) =>
    box.page === 1 &&
    (isNamed(box, [...filled, main]) ||
      ((box.top ?? 1) < 0.2 && box.width > 0.5) ||
      (!mainIsNamed && columnOf(box) === 0));
  const named = filled.filter((box) => isFirst(box) && isNamed(box, [...filled, main]));
  const first = filled.filter((box) => isFirst(box) && !named.includes(box));
  const last = filled.filter((box) => !isFirst(box));
  return [...linesOf(named), ...linesOf(first), ...main.lines, ...linesOf(last)];
}

/** Whether it holds the letters that are larger than all others. */
const isNamed = (one: Read, others: readonly Read[]) =>
  others.every((other) => other === one || one.size >= other.size * nameSize);
