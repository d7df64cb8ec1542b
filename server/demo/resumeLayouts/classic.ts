/** Serif, centered head, thin rules. */
import type { DemoPerson } from '../data/people.ts';
import { contactsOf, nameOf, periodOf } from './wording.ts';

type Document = PDFKit.PDFDocument;

const ink = '#1c1c1c';
const quiet = '#555555';

export function drawClassic(document: Document, person: DemoPerson): void {
  document.font('Times-Bold').fontSize(24).fillColor(ink).text(nameOf(person), { align: 'center' });
  document.font('Times-Italic').fontSize(13).fillColor(quiet).text(person.headline, { align: 'center' });
  document.font('Times-Roman').fontSize(10).text(contactsOf(person).join('  |  '), { align: 'center' });

  heading(document, 'Summary');
  body(document, person.summary);

  heading(document, 'Professional Experience');
  for (const position of person.positions) {
    document.font('Times-Bold').fontSize(11.5).fillColor(ink);
    const top = document.y;
    document.text(position.title);
    const next = document.y;
    document
      .font('Times-Roman')
      .fontSize(10.5)
      .fillColor(quiet)
      .text(periodOf(position), document.x, top, { align: 'right' });
    document.y = next;
    document.font('Times-Italic').text(`${position.employer}, ${position.place}`);
    document.moveDown(0.2).font('Times-Roman').fillColor(ink);
    document.list(position.points, { bulletRadius: 1.6, textIndent: 12, bulletIndent: 4, lineGap: 1.5 });
    document.moveDown(0.7);
  }

  heading(document, 'Education');
  for (const { degree, school, year } of person.education) body(document, `${degree}, ${school}, ${year}`);
  heading(document, 'Skills');
  body(document, person.skills.join(', '));
  if (person.certifications) {
    heading(document, 'Certifications');
    body(document, person.certifications.join(', '));
  }
}

function heading(document: Document, title: string) {
  const { left, right } = document.page.margins;
  document
    .moveDown(0.9)
    .font('Times-Bold')
    .fontSize(12)
    .fillColor(ink)
    .text(title, { characterSpacing: 0.4 });
  document
    .moveTo(left, document.y + 1)
    .lineTo(document.page.width - right, document.y + 1)
    .lineWidth(0.6)
    .stroke('#999999');
  document.moveDown(0.45);
}

const body = (document: Document, text: string) =>
  document.font('Times-Roman').fontSize(10.5).fillColor(ink).text(text, { lineGap: 2 });
