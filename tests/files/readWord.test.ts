/** The text of Word documents: every word once, where a reader meets it. */
import {
  ColumnBreak,
  DeletedTextRun,
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  InsertedTextRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { describe, expect, it } from 'vitest';
import { Control, rawParagraph, textBox } from '../../bench/documents/parts.ts';
import { extractText } from '../../server/files/extractText.ts';
import { docxParts, makeZip } from './support/makeFiles.ts';

type Section = ConstructorParameters<typeof Document>[0]['sections'][number];
type Children = Section['children'];

async function read(children: Children, section: Partial<Section> = {}, options: object = {}) {
  const document = new Document({ ...options, sections: [{ ...section, children }] });
  return (await extractText(await Packer.toBuffer(document))).text.split('\n');
}

const documentOf = (body: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;

/** The text of a body written by hand. */
const readRaw = async (body: string) =>
  (await extractText(makeZip(docxParts(documentOf(body))))).text.split('\n');
const p = (inside: string) => `<w:p>${inside}</w:p>`;
const r = (text: string, properties = '') =>
  `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;

const story = [
  'Beekeeper, Clover Ridge Apiaries',
  'Kept two hundred hives through four winters',
  'Sold eleven tons of honey',
];
const paragraphs = (lines: readonly string[]) => lines.map((line) => new Paragraph(line));
const cell = (lines: readonly string[]) => new TableCell({ children: paragraphs(lines) });
const table = (rows: string[][][]) =>
  new Table({ rows: rows.map((cells) => new TableRow({ children: cells.map(cell) })) });
const withBox = (paragraph: Paragraph, lines: readonly string[], left: number) => {
  const place = { left, top: 150, width: 140, height: 300 };
  paragraph.addChildElement(textBox(lines.map((line) => rawParagraph(line)).join(''), place));
  return paragraph;
};

describe('white words', () => {
  const shown = r('Beekeeper, Clover Ridge Apiaries, kept two hundred hives');
  const hidden = r('Kubernetes, surgeon, attorney', '<w:rPr><w:color w:val="FFFFFF"/></w:rPr>');

  it('are left out on a white page, where nobody sees them', async () => {
    expect(await readRaw(p(shown) + p(hidden))).toEqual([
      'Beekeeper, Clover Ridge Apiaries, kept two hundred hives',
    ]);
  });

  it('are read on a coloured background', async () => {
    const coloured = `<w:p><w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>${hidden}</w:p>`;
    expect(await readRaw(p(shown) + coloured)).toContain('Kubernetes, surgeon, attorney');
  });

  it.each([
    ['white', '<w:color w:val="FFFFFF"/>', true],
    ['hidden', '<w:vanish/>', true],
    ['of one point', '<w:sz w:val="2"/>', true],
    ['of five points', '<w:sz w:val="10"/>', false],
    ['grey', '<w:color w:val="BBBBBB"/>', false],
  ])('and other words that nobody sees are told of: %s', async (_, properties, isHidden) => {
    const words = r('Kubernetes, surgeon', `<w:rPr>${properties}</w:rPr>`);
    const read = await extractText(makeZip(docxParts(documentOf(p(shown) + p(words)))));
    expect(read.hasHiddenText).toBe(isHidden);
    expect(read.text.includes('Kubernetes')).toBe(!isHidden);
  });
});

describe('headers and footers', () => {
  it('reads a name in the header once, before everything', async () => {
    const header = new Header({ children: paragraphs(['Odalys Quintero']) });
    const footer = new Footer({ children: paragraphs(['odalys@example.org', 'Page 1 of 2']) });
    const lines = await read(paragraphs(story), {
      headers: { default: header, first: header },
      footers: { default: footer },
      properties: { titlePage: true },
    });
    expect(lines).toEqual(['Odalys Quintero', '', ...story, '', 'odalys@example.org']);
  });

  it('leaves out a header that repeats the head of the page', async () => {
    const header = new Header({ children: paragraphs(['Odalys Quintero']) });
    const lines = await read(paragraphs(['Odalys Quintero', ...story]), { headers: { default: header } });
    expect(lines).toEqual(['Odalys Quintero', ...story]);
  });
});

describe('text boxes', () => {
  const side = ['Skills', 'Queen rearing', 'Hive inspection'];

  it.each([
    ['before the text when it stands on the left', 40, [...side, '', ...story]],
    ['behind the text when it stands on the right', 430, [...story, '', ...side]],
  ])('reads a box once, %s', async (_, left, expected) => {
    const [first = '', ...rest] = story;
    const lines = await read([
      new Paragraph(first),
      ...rest.map((line, index) =>
        index === 0 ? withBox(new Paragraph(line), side, left) : new Paragraph(line),
      ),
    ]);
    expect(lines).toEqual(expected);
  });

  it('reads a resume that is all boxes by their columns', async () => {
    const holder = new Paragraph('');
    const box = (lines: readonly string[], left: number, top: number, width: number) =>
      holder.addChildElement(
        textBox(lines.map((line) => rawParagraph(line)).join(''), { left, top, width, height: 60 }),
      );
    box(story, 250, 200, 300);
    box(side, 40, 200, 150);
    box(['Odalys Quintero', 'Beekeeper'], 40, 40, 520);
    expect(await read([holder])).toEqual(['Odalys Quintero', 'Beekeeper', '', ...side, '', ...story]);
  });

  it('reads boxes of documents older than 2010', async () => {
    const lines = await readRaw(
      p(
        `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="position:absolute;margin-left:300pt;width:120pt"><v:textbox><w:txbxContent>${p(r('Hive inspection'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ) + story.map((line) => p(r(line))).join(''),
    );
    expect(lines).toEqual([...story, '', 'Hive inspection']);
  });
});

describe('tables', () => {
  it('keeps the cells of a row together', async () => {
    expect(
      await read([
        table([
          [['Honey from heather'], ['2019'], ['4 tons']],
          [['Wax for candles'], ['2020'], ['1 ton']],
        ]),
      ]),
    ).toEqual(['Honey from heather   2019   4 tons', 'Wax for candles   2020   1 ton']);
  });

  it('reads a side bar that is a cell as its own part', async () => {
    const side = ['Skills', 'Queen rearing', 'Hive inspection', 'Wax work'];
    const long = [...story, 'Taught beginners'];
    expect(await read([table([[side, long]])])).toEqual([...side, '', ...long]);
  });

  it('puts a date beside the first line of what happened then', async () => {
    expect(await read([table([[['2015 - 2019'], story]])])).toEqual([
      `2015 - 2019   ${story[0]}`,
      ...story.slice(1),
    ]);
  });

  it('reads a table inside a table', async () => {
    const outer = new Table({
      rows: [
        new TableRow({
          children: [
            new TableCell({
              children: [table([[['Honey from heather and from lime trees'], ['2019']]]), new Paragraph('')],
            }),
          ],
        }),
      ],
    });
    expect(await read([outer])).toEqual(['Honey from heather and from lime trees   2019']);
  });
});

describe('words', () => {
  it('takes what was inserted and leaves what was deleted', async () => {
    const revision = { id: 1, author: 'Editor', date: '2024-01-01T00:00:00Z' };
    const lines = await read([
      ...paragraphs(story),
      new Paragraph({
        children: [
          new TextRun('Keeps '),
          new DeletedTextRun({ ...revision, text: 'wasps' }),
          new InsertedTextRun({ ...revision, id: 2, text: 'bees' }),
        ],
      }),
    ]);
    expect(lines.at(-1)).toBe('Keeps bees');
  });

  it('reads content controls, but not the words that ask for an entry', async () => {
    const lines = await read([
      new Control(story.map((line) => rawParagraph(line)).join('')),
      new Control(rawParagraph('Click or tap here to enter text.'), true),
    ]);
    expect(lines).toEqual(story);
  });

  it('begins the lines of a list with its marks', async () => {
    const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => [
      { level: 0, format, text },
    ];
    const numbering = {
      config: [
        { reference: 'dots', levels: level(LevelFormat.BULLET, '\uF0B7') },
        { reference: 'numbers', levels: level(LevelFormat.DECIMAL, '%1.') },
      ],
    };
    const item = (text: string, reference: string) =>
      new Paragraph({ text, numbering: { reference, level: 0 } });
    const lines = await read(
      [
        item(story[1] ?? '', 'dots'),
        item('First', 'numbers'),
        item('Second', 'numbers'),
        new Paragraph(story[0] ?? ''),
      ],
      {},
      { numbering },
    );
    expect(lines).toEqual([`• ${story[1]}`, '1. First', '2. Second', story[0]]);
  });

  it('reads the result of a field and not its code, hyphens, tabs and symbols', async () => {
    const lines = await readRaw(
      p(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://example.org"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('Portfolio of hives')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ) +
        p(
          '<w:r><w:t>self</w:t><w:noBreakHyphen/><w:t>taught bee</w:t><w:softHyphen/><w:t>keeper</w:t><w:tab/><w:t>2019</w:t></w:r>',
        ) +
        p(`<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>${r(' Queen rearing')}`) +
        p(`${r('hidden', '<w:rPr><w:vanish/></w:rPr>')}${r('Seen')}`),
    );
    expect(lines).toEqual(['Portfolio of hives', 'self-taught beekeeper\t2019', '• Queen rearing', 'Seen']);
  });

  it('reads columns one after another and footnotes at the end', async () => {
    const lines = await read(
      [
        ...paragraphs(story),
        new Paragraph({ children: [new ColumnBreak()] }),
        new Paragraph({ children: [new TextRun('Judge at fairs'), new FootnoteReferenceRun(1)] }),
      ],
      { properties: { column: { count: 2, space: 400 } } },
      { footnotes: { 1: { children: [new Paragraph('County fairs of Idaho')] } } },
    );
    expect(lines).toEqual([...story, '', 'Judge at fairs', '', ' County fairs of Idaho'.trim()]);
  });
});
