/** The mark Word writes before the paragraphs of a list. */
import { allWithin, childOf, type XmlElement } from './xml.ts';

interface Level {
  format: string;
  start: number;
}

export interface Numbering {
  /** The mark before the next paragraph of a list: a bullet, a number, or nothing. */
  markOf(list: string, level: number): string;
}

const letterOf = (count: number) => String.fromCharCode(97 + ((count - 1) % 26));

/** @param root of word/numbering.xml */
export function readNumbering(root: XmlElement | undefined): Numbering {
  const abstract = new Map<string, Level[]>();
  const lists = new Map<string, Level[]>();
  const counts = new Map<string, number[]>();
  for (const element of root ? allWithin(root, 'abstractNum') : []) {
    const levels: Level[] = [];
    for (const level of element.children.filter(({ name }) => name === 'lvl'))
      levels[Number(level.attributes.ilvl ?? 0)] = {
        format: childOf(level, 'numFmt')?.attributes.val ?? 'decimal',
        start: Number(childOf(level, 'start')?.attributes.val ?? 1),
      };
    abstract.set(element.attributes.abstractNumId ?? '', levels);
  }
  for (const element of root ? allWithin(root, 'num') : [])
    lists.set(
      element.attributes.numId ?? '',
      abstract.get(childOf(element, 'abstractNumId')?.attributes.val ?? '') ?? [],
    );

  return {
    markOf(list, level) {
      const { format, start } = lists.get(list)?.[level] ?? { format: 'none', start: 1 };
      if (format === 'none') return '';
      if (format === 'bullet') return '• ';
      const own = counts.get(list) ?? [];
      counts.set(list, own);
      const count = (own[level] ?? start - 1) + 1;
      own.splice(level, own.length, count);
      return format.endsWith('Letter') ? `${letterOf(count)}. ` : `${count}. `;
    },
  };
}
