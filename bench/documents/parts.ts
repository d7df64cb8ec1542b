/** Pieces that the layouts are put together from, with the `docx` library. */
import {
  BorderStyle,
  FileChild,
  ImportedXmlComponent,
  LevelFormat,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Person } from './people.ts';

/** A run of lines that belong together and in this order. */
export type Passage = string[];

const spanish = /[áéíóúñ]|\b(?:de|en)\b/i;
export function headingsOf({ summary }: Person) {
  return spanish.test(summary.slice(0, 60))
    ? {
        summary: 'Perfil',
        jobs: 'Experiencia',
        schools: 'Formación',
        skills: 'Competencias',
        languages: 'Idiomas',
        contact: 'Contacto',
      }
    : {
        summary: 'Profile',
        jobs: 'Experience',
        schools: 'Education',
        skills: 'Skills',
        languages: 'Languages',
        contact: 'Contact',
      };
}

export const numbering = {
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          style: { paragraph: { indent: { left: 360, hanging: 240 } } },
        },
      ],
    },
  ],
};

export const line = (text: string, options: { bold?: boolean; size?: number; after?: number } = {}) =>
  new Paragraph({
    spacing: { after: options.after ?? 0 },
    children: [
      new TextRun({ text, bold: options.bold ?? false, size: options.size ?? 21, font: 'Liberation Sans' }),
    ],
  });

export const heading = (text: string) =>
  new Paragraph({
    spacing: { before: 240, after: 80 },
    children: [new TextRun({ text: text.toUpperCase(), bold: true, size: 24, font: 'Liberation Sans' })],
  });

export const bullet = (text: string) =>
  new Paragraph({
    numbering: { reference: 'bullets', level: 0 },
    children: [new TextRun({ text, size: 21, font: 'Liberation Sans' })],
  });

export const nameLines = (person: Person) => [
  line(person.name, { bold: true, size: 44 }),
  line(person.headline, { size: 26, after: 120 }),
];
export const nameWords = (person: Person): Passage => [person.name, person.headline];

export function jobsOf(person: Person) {
  return {
    children: [
      heading(headingsOf(person).jobs),
      ...person.jobs.flatMap((job) => [
        line(job.title, { bold: true }),
        line(`${job.employer}, ${job.place}`),
        line(job.period, { after: 40 }),
        ...job.done.map(bullet),
        line('', {}),
      ]),
    ],
    words: [
      headingsOf(person).jobs,
      ...person.jobs.flatMap((job) => [job.title, `${job.employer}, ${job.place}`, job.period, ...job.done]),
    ],
  };
}

export function summaryOf(person: Person) {
  const title = headingsOf(person).summary;
  return { children: [heading(title), line(person.summary)], words: [title, person.summary] };
}

export function schoolsOf(person: Person) {
  const title = headingsOf(person).schools;
  const lines = person.schools.flatMap(({ degree, school, year }) => [degree, school, year]);
  return { children: [heading(title), ...lines.map((text) => line(text))], words: [title, ...lines] };
}

const listOf = (title: string, lines: string[]) => ({
  children: [heading(title), ...lines.map((text) => line(text))],
  words: [title, ...lines],
});
export const skillsOf = (person: Person) => listOf(headingsOf(person).skills, person.skills);
export const languagesOf = (person: Person) => listOf(headingsOf(person).languages, person.languages);
export const contactOf = (person: Person) => listOf(headingsOf(person).contact, person.contact);

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

/** A table without lines; widths in twips. */
export const grid = (rows: Paragraph[][][], widths: number[], lined = false) =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    ...(lined ? {} : { borders }),
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({
                width: { size: widths[index] ?? 1000, type: WidthType.DXA },
                margins: { left: 120, right: 120 },
                children,
              }),
          ),
        }),
    ),
  });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Paragraphs as Word writes them, for what the library has no class for. */
export const rawParagraph = (text: string, { size = 21, bold = false, before = 0 } = {}) =>
  `<w:p><w:pPr><w:spacing w:before="${before}" w:after="0"/></w:pPr><w:r><w:rPr><w:rFonts w:ascii="Liberation Sans" w:hAnsi="Liberation Sans"/>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
export const rawHeading = (text: string) =>
  rawParagraph(text.toUpperCase(), { size: 24, bold: true, before: 240 });

const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing"';

const imported = (xml: string) => ImportedXmlComponent.fromXmlString(xml);

interface BoxPlace {
  /** All in points from the page's edge. */
  left: number;
  top: number;
  width: number;
  height: number;
}

let drawings = 0;

/** A floating text box, written twice as Word does: for its newer and its older self. */
export function textBox(content: string, { left, top, width, height }: BoxPlace) {
  drawings += 1;
  const emu = (points: number) => Math.round(points * 12_700);
  return imported(
    `<w:r ${spaces}><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="25165${drawings}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${emu(left)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(top)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="${drawings}" name="Text Box ${drawings}"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="position:absolute;margin-left:${left}pt;margin-top:${top}pt;width:${width}pt;height:${height}pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  );
}

/** A content control around paragraphs, as templates of Word have them. */
export class Control extends FileChild {
  constructor(content: string, isPlaceholder = false) {
    super('w:sdt');
    drawings += 1;
    const id = `<w:id w:val="${4000 + drawings}"/>`;
    this.root.push(
      imported(`<w:sdtPr ${spaces}>${id}${isPlaceholder ? '<w:showingPlcHdr/>' : ''}</w:sdtPr>`),
    );
    this.root.push(imported(`<w:sdtContent ${spaces}>${content}</w:sdtContent>`));
  }
}
