/** A resume as lines, each with the section it stands in. */
import { collapse } from './quote.ts';
import { headerOf, type Section } from './reading/sections.ts';
import { maxTextLength } from './tokens.ts';

export interface ResumeLine {
  /** As it stands in the resume, white space collapsed. */
  raw: string;
  /** Readable: compatibility forms and stray bytes resolved. */
  text: string;
  /** The same, with a tab where columns are set apart by a tab or by three spaces and more. */
  marked: string;
  section: Section;
  isHeader: boolean;
  /** Where it begins and ends in the resume, in UTF-16 units. */
  start: number;
  end: number;
}

/** Resolves what extraction and encodings leave behind: ligatures, wide forms, bytes read as the wrong alphabet. */
export function readable(text: string): string {
  return text
    .replace(/â€[“”\u0093\u0094]|ï¼[\u200b\u00ad]?|[–—―]/g, '-')
    .replace(/â€[™˜]/g, "'")
    .replace(/[Ââï](?![a-zà-ÿ])/g, ' ')
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u00ad\ufeff]/g, '');
}

/** A readable line with tabs between columns. */
const markedOf = (written: string): string =>
  readable(written.trim().replace(/\s*\t\s*|\s{3,}/g, '\t'))
    .replace(/[^\S\t]+/g, ' ')
    .trim();

/** The lines of a resume that are not empty. A line longer than 2,000 characters is cut into such. */
export function resumeLines(resume: string): ResumeLine[] {
  const lines: ResumeLine[] = [];
  let section: Section = 'TOP';
  const looked = resume.slice(0, maxTextLength);
  let start = 0;
  for (const written of looked.split(/\r\n|[\n\r\u2028\v\f]/)) {
    for (let from = 0; from < written.length; from += 2000) {
      const raw = collapse(written.slice(from, from + 2000));
      const text = collapse(readable(raw));
      const marked = /\t|\s{3}/.test(written) ? markedOf(written.slice(from, from + 2000)) : text;
      if (raw === '') continue;
      const header = headerOf(text);
      if (header) section = header;
      const end = Math.min(start + written.length, start + from + 2000);
      lines.push({ raw, text, marked, section, isHeader: header !== null, start: start + from, end });
    }
    start += written.length + (looked.startsWith('\r\n', start + written.length) ? 2 : 1);
  }
  return lines;
}
