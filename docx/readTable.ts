/** Tables: of data, read row by row, and such as only set out a page, read cell by cell. */
import type { Flow, Reading } from './reading.ts';
import { childOf, isOn, type XmlElement } from './xml.ts';

/** The separator between the cells of a row. */
const separator = '   ';
/** A cell of so many lines is a part of the page. */
const manyLines = 4;
/** Letters larger than others by this much are a name's. */
const nameSize = 1.3;

const isDateLike = (text: string) =>
  /\b(?:19|20)\d\d\b|\d\/\d{2,4}\b|'\d\d\b/.test(text) && text.length <= 40;

function trimmed(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line.trim() !== '') + 1);
}

/** The rows of a table, content controls around them opened. */
const rowsOf = (element: XmlElement): XmlElement[] => partsOf(element, 'tr');

function partsOf(element: XmlElement, name: 'tr' | 'tc'): XmlElement[] {
  return element.children.flatMap((child) => {
    if (child.name === name) return [child];
    return /^(?:sdt|sdtContent|ins|customXml|smartTag)$/.test(child.name) ? partsOf(child, name) : [];
  });
}

const isDeleted = (row: XmlElement) => childOf(childOf(row, 'trPr'), 'del') !== undefined;
const isHidden = (row: XmlElement) => isOn(childOf(childOf(row, 'trPr'), 'hidden'));

export function readTable(table: XmlElement, reading: Reading): Flow {
  const flows = rowsOf(table)
    .filter((row) => !isDeleted(row) && !isHidden(row))
    .map((row) =>
      partsOf(row, 'tc')
        .map((cell) => reading.readFlow(cell, reading))
        .map(({ lines, size }) => ({ lines: trimmed(lines), size }))
        .filter(({ lines }) => lines.length > 0),
    );
  return {
    lines: flows.flatMap(readRow),
    size: Math.max(0, ...flows.flat().map(({ size }) => size)),
  };
}

/** @param cells of a row, none of them empty */
function readRow(cells: Flow[]): string[] {
  const [first, second] = cells;
  if (!first) return [];
  if (!second) return first.lines;
  if (cells.every(({ lines }) => lines.length === 1)) {
    return [cells.map(({ lines }) => lines[0]).join(separator)];
  }
  const last = cells.at(-1) ?? second;
  const [label = '', ...more] = first.lines;
  // A date beside what happened then belongs on its first line.
  if (cells.length === 2 && more.length === 0 && isDateLike(label)) {
    return [`${label}${separator}${second.lines[0]}`, ...second.lines.slice(1), ''];
  }
  if (cells.length === 2 && last.lines.length === 1 && isDateLike(last.lines[0] ?? '')) {
    return [`${label}${separator}${last.lines[0]}`, ...more, ''];
  }
  const named = cells.filter((cell) => cells.every((other) => other === cell || isLarger(cell, other)));
  return [...named, ...cells.filter((cell) => !named.includes(cell))].flatMap(({ lines }) =>
    lines.length >= manyLines ? ['', ...lines, ''] : lines,
  );
}

const isLarger = (one: Flow, other: Flow) => one.size >= other.size * nameSize;
