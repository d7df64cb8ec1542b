/** Real PDF resumes of the invented candidates. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { DemoPerson } from './data/people.ts';
import { drawClassic } from './resumeLayouts/classic.ts';
import { drawModern } from './resumeLayouts/modern.ts';
import { drawTwoColumns } from './resumeLayouts/twoColumns.ts';

const layouts = [drawModern, drawTwoColumns, drawClassic];

/** Fixed, so that the same person gives the same bytes and so the same key in storage, on every start. */
const created = new Date('2026-01-05T08:00:00Z');

/** The file name a person's resume is sent under. */
export const resumeFileName = ({ profile }: DemoPerson): string =>
  `${profile.candidateFirstName} ${profile.candidateLastName} - Resume.pdf`;

/** Draws one person's resume, US Letter, in one of three layouts told by the e-mail address. */
export async function makeResumePdf(person: DemoPerson): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: 54, bottom: 48, left: 56, right: 56 },
    info: {
      Title: `Resume of ${fullName(person)}`,
      Author: fullName(person),
      CreationDate: created,
      ModDate: created,
    },
  });
  const bytes = buffer(document);
  const letters = [...person.email].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  layouts[letters % layouts.length]?.(document, person);
  document.end();
  return bytes;
}

const fullName = ({ profile }: DemoPerson) => `${profile.candidateFirstName} ${profile.candidateLastName}`;
