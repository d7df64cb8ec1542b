/** Contact, skills and education in a tinted column at the left, the story at the right. */
import type { DemoPerson } from '../data/people.ts';
import { contactsOf, nameOf, periodOf } from './wording.ts';

type Document = PDFKit.PDFDocument;

interface Column {
  x: number;
  width: number;
  size: number;
}

const accent = '#7a3b2e';
const ink = '#2a2523';
const quiet = '#6d625d';
const sideWidth = 216;
const side: Column = { x: 32, width: sideWidth - 52, size: 9.5 };

export function drawTwoColumns(document: Document, person: DemoPerson): void {
  const main: Column = { x: sideWidth + 28, width: document.page.width - sideWidth - 28 - 44, size: 10 };
  document.rect(0, 0, sideWidth, document.page.height).fill('#f5eee9');

  document
    .font('Helvetica-Bold')
    .fontSize(24)
    .fillColor(accent)
    .text(nameOf(person), main.x, 50, { width: main.width });
  document.font('Helvetica').fontSize(12.5).fillColor(quiet).text(person.headline, { width: main.width });
  const underName = document.y;

  document.y = 54;
  drawSide(document, person);
  document.y = underName + 4;
  drawMain(document, person, main);
}

function drawSide(document: Document, person: DemoPerson) {
  heading(document, side, 'Contact');
  // Smaller, so that no address has to be broken.
  for (const contact of contactsOf(person)) body(document, { ...side, size: 8.5 }, contact);
  heading(document, side, 'Skills');
  for (const skill of person.skills) body(document, side, skill);
  heading(document, side, 'Education');
  for (const { degree, school, year } of person.education) {
    document
      .font('Helvetica-Bold')
      .fontSize(side.size)
      .fillColor(ink)
      .text(degree, side.x, document.y, { width: side.width });
    body(document, side, `${school}, ${year}`);
    document.moveDown(0.4);
  }
  if (!person.certifications) return;
  heading(document, side, 'Certifications');
  for (const certification of person.certifications) body(document, side, certification);
}

function drawMain(document: Document, person: DemoPerson, main: Column) {
  heading(document, main, 'About me');
  body(document, main, person.summary);
  heading(document, main, 'Work experience');
  for (const position of person.positions) {
    document
      .font('Helvetica-Bold')
      .fontSize(11)
      .fillColor(ink)
      .text(position.title, main.x, document.y, { width: main.width });
    document.font('Helvetica').fontSize(9.5).fillColor(quiet);
    document.text(`${position.employer}, ${position.place}`, { width: main.width });
    document.text(periodOf(position), { width: main.width }).moveDown(0.3);
    document.fontSize(main.size).fillColor(ink);
    document.list(position.points, main.x, document.y, {
      width: main.width,
      bulletRadius: 1.5,
      textIndent: 12,
      bulletIndent: 2,
      lineGap: 2,
    });
    document.moveDown(0.9);
  }
}

function heading(document: Document, { x, width }: Column, title: string) {
  document.moveDown(0.9).font('Helvetica-Bold').fontSize(11).fillColor(accent);
  document.text(title, x, document.y, { width }).moveDown(0.3);
}

const body = (document: Document, { x, width, size }: Column, text: string) =>
  document.font('Helvetica').fontSize(size).fillColor(ink).text(text, x, document.y, { width, lineGap: 2.5 });
