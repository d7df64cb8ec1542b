/** A resume as lines, each with the section it stands in. */
import { collapse } from '../text/quote.ts';
import { maxTextLength } from '../vocabulary/tokens.ts';
import { headerOf, type Section } from './sections.ts';

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

/** The gap between columns: a tab, three or more spaces, or two spaces if the line has that gap more than once. */
const columnGap = /\s*\t\s*|\s{3,}/g;
const narrowGap = /\s*\t\s*|(?<![.:;!?•●▪-])\s{2,}(?!-)/g;

function markedOf(written: string, text: string): string {
  if (!/\t|\s{2}/.test(written)) return text;
  const line = written.trim();
  const isRow = line.length < 160 && (line.match(narrowGap)?.length ?? 0) > 1;
  if (!isRow && !/\t|\s{3}/.test(line)) return text;
  return readable(line.replace(isRow ? narrowGap : columnGap, '\t'))
    .replace(/[^\S\t]+/g, ' ')
    .trim();
}

/** "Education: BA, City College", "EDUCATION Master of Arts", as the line break behind a heading got lost. */
const educationAhead =
  /^\s*(?:(?:Education|EDUCATION|Academic (?:Background|Qualifications?)|Formación(?: académica)?|FORMACIÓN(?: ACADÉMICA)?|Estudios|ESTUDIOS)\s?[:–-]\s?|(?:EDUCATION|FORMACIÓN|ESTUDIOS)\s)(?=\p{Lu}\S*\s?\p{Ll}|\p{Lu}\.)/u;

/** Where a section's first line begins if it stands beside the heading, otherwise 0: "Skills   Welding, TIG". */
function behindHeading(written: string): number {
  const told = educationAhead.exec(written)?.[0];
  if (told) return told.length;
  if (!/\t|\s{3}/.test(written)) return 0;
  const [all = '', heading = ''] = /^\s*(\S.{0,40}?)(?:\t\s*|\s{3,})(?=[^\s:])/.exec(written) ?? [];
  const section = heading.length > 1 ? headerOf(readable(heading)) : null;
  const isTable = section !== null && /\t|\s{3}/.test(written.slice(all.length).trim());
  return section === null || section === 'PROJECTS' || isTable ? 0 : all.length;
}

/** The lines of a resume that are not empty. A line longer than 2,000 characters is cut into such. */
export function resumeLines(resume: string): ResumeLine[] {
  const lines: ResumeLine[] = [];
  let section: Section = 'TOP';
  const looked = resume.slice(0, maxTextLength);
  let start = 0;
  for (const written of looked.split(/\r\n|[\n\r\u2028\v\f]/)) {
    const heading = behindHeading(written);
    for (let from = 0; from < written.length; ) {
      const to = Math.min(written.length, from === 0 && heading > 0 ? heading : from + 2000);
      const part = written.slice(from, to);
      const raw = collapse(part);
      if (raw !== '') {
        const text = collapse(readable(raw));
        const header = headerOf(text);
        if (header) section = header;
        const isHeader = header !== null;
        lines.push({
          raw,
          text,
          marked: markedOf(part, text),
          section,
          isHeader,
          start: start + from,
          end: start + to,
        });
      }
      from = to;
    }
    start += written.length + (looked.startsWith('\r\n', start + written.length) ? 2 : 1);
  }
  return lines;
}
