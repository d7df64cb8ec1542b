/** A Word document's bytes → its lines in order of reading. */
import { unzipSync } from 'fflate';
import { type Box, readPage, withBoxes } from './boxes.ts';
import { readNumbering } from './numbering.ts';
import { readFlow } from './readFlow.ts';
import type { Flow, Reading } from './reading.ts';
import { readStyles } from './styles.ts';
import { allWithin, childOf, isOn, parseXml, type XmlElement } from './xml.ts';

/** No part of a document that holds text is larger, unpacked. */
export const maxPartBytes = 10 * 1024 * 1024;

/** As many lines make the head of a resume. */
const headLines = 5;

type Parts = Record<string, Uint8Array>;

/** Unpacks what may hold text; pictures and fonts stay packed. */
const unpack = (bytes: Uint8Array): Parts =>
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => /\.(?:xml|rels)$/i.test(name) && originalSize <= maxPartBytes,
  });

export interface WordText {
  text: string;
  /** Whether words that nobody sees were left out. */
  hasHiddenText: boolean;
}

/**
 * The text of a document: its headers, its body with text boxes before or behind it, its notes and its footers. What
 * headers and footers repeat stands there once.
 *
 * @throws TooComplex for a document larger than any resume, Error for one that is damaged
 */
export function readWord(bytes: Uint8Array): WordText {
  const parts = unpack(bytes);
  const parsed = new Map<string, XmlElement | undefined>();
  const part = (name: string) => {
    if (!parsed.has(name)) {
      const own = parts[name];
      parsed.set(name, own && parseXml(own));
    }
    return parsed.get(name);
  };
  const main = mainPart(part);
  const body = childOf(part(main)?.children[0], 'body');
  if (!body) throw new Error('no body');
  const targets = targetsOf(part, main);
  const sections = allWithin(body, 'sectPr');
  const page = readPage(sections[0]);
  let hasHiddenText = false;
  const shared = {
    styles: readStyles(part('word/styles.xml')),
    numbering: readNumbering(part('word/numbering.xml')),
    page,
    isWhitePage: Object.keys(parts)
      .filter((name) => /^word\/(?:document|header\d*|footer\d*|styles)\.xml$/.test(name) || name === main)
      .every((name) => isWhite(part(name))),
    diagram: (relationship: string) => diagramOf(part(targets.get(relationship) ?? '')),
    readFlow,
    onHidden: () => {
      hasHiddenText = true;
    },
  };
  const boxes: Box[] = [];
  const read = (element: XmlElement | undefined, pageNumber = 1): Flow => {
    const reading: Reading = { ...shared, boxes, fields: [], pageNumber };
    return element ? readFlow(element, reading) : { lines: [], size: 0 };
  };
  const around = (name: 'headerReference' | 'footerReference') =>
    namesOf(sections, name).map((id) => read(part(targets.get(id) ?? '')?.children[0]));

  const headers = around('headerReference');
  const text = read(body);
  const notes = ['word/footnotes.xml', 'word/endnotes.xml'].flatMap((name) =>
    notesOf(part(name)).map((note) => read(note)),
  );
  const footers = around('footerReference');
  const size = Math.max(text.size, ...headers.map((header) => header.size));
  const lines = withBoxes({ lines: text.lines, size }, boxes);
  // A title in the header may well be the title of a position further down.
  const top = new Set(
    lines
      .filter((line) => line !== '')
      .slice(0, headLines)
      .map(lettersOf),
  );
  const heads = headers.flatMap((header) => notYet(header.lines, top));
  const said = new Set([...heads, ...lines].map(lettersOf));
  const all = [
    ...heads,
    ...lines,
    '',
    ...notes.flatMap((note) => note.lines),
    '',
    ...footers.flatMap((footer) => notYet(footer.lines, said)),
  ];
  return { text: all.join('\n'), hasHiddenText };
}

/** Whether a part has no shading, drawing or background against which white words would show. */
function isWhite(root: XmlElement | undefined): boolean {
  if (!root) return true;
  if (['drawing', 'pict', 'background', 'highlight'].some((name) => allWithin(root, name).length > 0))
    return false;
  return allWithin(root, 'shd').every(
    ({ attributes: { fill = 'auto', themeFill } }) =>
      themeFill === undefined && /^(?:auto|F{6})$/i.test(fill),
  );
}

function mainPart(part: (name: string) => XmlElement | undefined): string {
  const relations = part('_rels/.rels')?.children[0]?.children ?? [];
  const found = relations.find(({ attributes }) => attributes.Type?.endsWith('/officeDocument'));
  const target = found?.attributes.Target?.replace(/^\//, '');
  return target && part(target) ? target : 'word/document.xml';
}

/** Where the relationships of a part lead, as names of parts. */
function targetsOf(part: (name: string) => XmlElement | undefined, owner: string): Map<string, string> {
  const folder = owner.slice(0, owner.lastIndexOf('/') + 1);
  const name = owner.slice(folder.length);
  const relations = part(`${folder}_rels/${name}.rels`)?.children[0]?.children ?? [];
  return new Map(
    relations.map(({ attributes: { Id = '', Target = '' } }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : folder + Target,
    ]),
  );
}

/** The headers or footers in use, those of the first page before the others, each once. */
function namesOf(sections: readonly XmlElement[], name: 'headerReference' | 'footerReference'): string[] {
  const ids = sections.flatMap((section) => {
    const isFirstOwn = isOn(childOf(section, 'titlePg'));
    const kinds = isFirstOwn ? ['first', 'default'] : ['default'];
    const own = section.children.filter((child) => child.name === name);
    return kinds.flatMap((kind) =>
      own
        .filter(({ attributes }) => (attributes.type ?? 'default') === kind)
        .map(({ attributes }) => attributes.id ?? ''),
    );
  });
  return [...new Set(ids)];
}

const notesOf = (root: XmlElement | undefined) =>
  (root?.children[0]?.children ?? []).filter(({ attributes: { type = 'normal' } }) => type === 'normal');

/** One line for each shape of a SmartArt drawing. */
const diagramOf = (root: XmlElement | undefined) =>
  root
    ? allWithin(root, 'pt')
        .flatMap((point) =>
          allWithin(point, 'p').map((paragraph) =>
            allWithin(paragraph, 't')
              .map(({ text }) => text)
              .join(''),
          ),
        )
        .filter((line) => line.trim() !== '')
    : [];

const lettersOf = (line: string) => line.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const isPageNumber = (line: string) =>
  /^\W*(?:page|página|seite|p\.)?\s*\d*\W*(?:(?:of|de|von|\/)\s*\d*)?\W*$/i.test(line);

/** The texts not said before; from then on they count as said. */
function notYet(lines: readonly string[], said: Set<string>): string[] {
  const fresh = lines.filter((line) => {
    const letters = lettersOf(line);
    if (letters === '' || isPageNumber(line) || said.has(letters)) return false;
    said.add(letters);
    return true;
  });
  return fresh.length > 0 ? [...fresh, ''] : [];
}
