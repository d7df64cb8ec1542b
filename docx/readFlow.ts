/** Paragraphs, tables and what is wrapped around them, one after another as they are laid out. */
import type { Flow, Reading } from './reading.ts';
import { chosen, isPlaceholder, readParagraph } from './readParagraph.ts';
import { readTable } from './readTable.ts';
import type { Look } from './styles.ts';
import type { XmlElement } from './xml.ts';

/** More space between paragraphs than this share of their letters' height separates blocks. */
const blockSpace = 0.5;

interface Written extends Flow {
  /** Of the paragraph just written; undefined where something else was. */
  last: Look | undefined;
}

/** The content of a body, a cell, a box or a header. */
export function readFlow(container: XmlElement, reading: Reading): Flow {
  const written: Written = { lines: [], size: 0, last: undefined };
  for (const child of container.children) readBlock(child, written, reading);
  return { lines: written.lines, size: written.size };
}

function readBlock(element: XmlElement, written: Written, reading: Reading): void {
  switch (element.name) {
    case 'p':
      writeParagraph(element, written, reading);
      return;
    case 'tbl': {
      const { lines, size } = readTable(element, reading);
      written.lines.push('', ...lines, '');
      written.size = Math.max(written.size, size);
      written.last = undefined;
      return;
    }
    case 'AlternateContent': {
      const best = chosen(element);
      if (best) readBlock(best, written, reading);
      return;
    }
    case 'sdt':
      if (isPlaceholder(element)) return;
      break;
    case 'sdtContent':
    case 'Choice':
    case 'Fallback':
    case 'customXml':
    case 'smartTag':
    case 'ins':
    case 'moveTo':
      break;
    default:
      return;
  }
  for (const child of element.children) readBlock(child, written, reading);
}

function writeParagraph(paragraph: XmlElement, written: Written, reading: Reading) {
  const { lines, size, look, inside } = readParagraph(paragraph, reading);
  const { last } = written;
  const isTogether = last !== undefined && last.style === look.style && last.isTight && look.isTight;
  const space = isTogether ? 0 : Math.max(last?.after ?? 0, look.before);
  if (last && (look.isHeading || space > look.size * blockSpace)) written.lines.push('');
  written.lines.push(...lines);
  for (const flow of inside) written.lines.push(...flow.lines);
  written.size = Math.max(written.size, size, ...inside.map((flow) => flow.size));
  written.last = look;
}
