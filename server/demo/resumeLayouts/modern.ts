/** Sans serif under a colored band. */
import type { DemoPerson } from '../data/people.ts';
import { contactsOf, nameOf, periodOf } from './wording.ts';

type Document = PDFKit.PDFDocument;

const accent = '#14556b';
const ink = '#22282c';
const quiet = '#5d686e';
const bandHeight = 112;

export function drawModern(document: Document, person: DemoPerson): void {
  document.rect(0, 0, document.page.width, bandHeight).fill(accent);
  document.fillColor('#ffffff').font('Helvetica-Bold').fontSize(25).text(nameOf(person), 56, 28);
  document.font('Helvetica').fontSize(12.5).text(person.headline);
  document.moveDown(0.35).fontSize(9.5).fillColor('#d5e6ec').text(contactsOf(person).join('   •   '));
  document.y = bandHeight + 8;

  heading(document, 'Profile');
  body(document, person.summary);
  heading(document, 'Experience');
  for (const position of person.positions) {
    document.font('Helvetica-Bold').fontSize(11).fillColor(ink).text(position.title);
    document
      .font('Helvetica')
      .fontSize(9.5)
      .fillColor(quiet)
      .text(`${position.employer}, ${position.place}  |  ${periodOf(position)}`);
    document.moveDown(0.3).fontSize(10).fillColor(ink);
    document.list(position.points, { bulletRadius: 1.5, textIndent: 12, bulletIndent: 2, lineGap: 2 });
    document.moveDown(0.8);
  }
  heading(document, 'Skills');
  body(document, person.skills.join(', '));
  heading(document, 'Education');
  for (const { degree, school, year } of person.education) body(document, `${degree}, ${school} (${year})`);
  if (person.certifications) {
    heading(document, 'Certifications');
    for (const certification of person.certifications) body(document, certification);
  }
}

function heading(document: Document, title: string) {
  document.moveDown(0.8).font('Helvetica-Bold').fontSize(11).fillColor(accent);
  document.text(title.toUpperCase()).moveDown(0.3);
}

const body = (document: Document, text: string) =>
  document.font('Helvetica').fontSize(10).fillColor(ink).text(text, { lineGap: 2.5 });
