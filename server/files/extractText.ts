/** A resume's bytes → what it is and the text in it. Runs where a hostile file can do no harm: see readResume.ts. */
import type { ResumeKind } from '../../schemas/candidate.ts';
import { readDocx } from './readDocx.ts';
import { readPdf } from './readPdf.ts';
import { ResumeError } from './resumeError.ts';
import { sniffResume } from './sniffResume.ts';
import { tidyText } from './tidyText.ts';

/** The text of a resume. */
export interface ResumeText {
  kind: ResumeKind;
  /** One line per line seen, an empty line between blocks, at most `maxTextLength` characters. */
  text: string;
  /** Number of pages, of a PDF. */
  pages?: number;
  /** Numbers of a PDF's pages, from 1, that could not be read: scans among pages of text. */
  unreadPages?: number[];
  /** Numbers of a PDF's pages, from 1, whose text was read out of a picture. */
  ocrPages?: number[];
  /** Whether text that nobody can see was left out. */
  hasHiddenText?: boolean;
}

/** The most text kept of one resume, in characters: some sixty full pages. */
const maxTextLength = 200_000;

/** Fewer letters a page than this is a scan with a stamp on it, not text. */
const fewestLettersPerPage = 30;

/** @throws ResumeError with the reason why the file cannot be taken. */
export async function extractText(bytes: Uint8Array): Promise<ResumeText> {
  const found = await read(bytes);
  const text = tidyText(found.text).slice(0, maxTextLength);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < fewestLettersPerPage * Math.min(found.pages ?? 1, 10))
    throw new ResumeError('RESUME_NO_TEXT');
  return { ...found, text };
}

async function read(bytes: Uint8Array): Promise<ResumeText> {
  const sniffed = await sniffResume(bytes);
  switch (sniffed.kind) {
    case 'PDF':
      return { kind: 'PDF', ...(await readPdf(bytes, maxTextLength)) };
    case 'DOCX':
      return { kind: 'DOCX', ...readDocx(bytes) };
    case 'TXT':
      return sniffed;
  }
}
