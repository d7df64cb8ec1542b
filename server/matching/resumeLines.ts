/** A resume as lines, each with the section it stands in. */
import { collapse } from './quote.ts';
import { maxTextLength } from './tokens.ts';

export type Section = 'TOP' | 'SUMMARY' | 'SKILLS' | 'EXPERIENCE' | 'EDUCATION' | 'OTHER';

export interface ResumeLine {
  /** As it stands in the resume, white space collapsed. */
  raw: string;
  /** Readable: compatibility forms and stray bytes resolved. */
  text: string;
  section: Section;
  isHeader: boolean;
  /** Where it begins and ends in the resume, in UTF-16 units. */
  start: number;
  end: number;
}

const headers: Record<Exclude<Section, 'TOP'>, string> = {
  SUMMARY:
    'summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|executive profile|personal profile|objective|career objective|career focus|career overview|professional overview|overview|about me|about|personal statement|professional background|background|personal summary|summary of skills and experience',
  SKILLS:
    'skills|key skills|core skills|technical skills|skill highlights|highlights|core competencies|competencies|core qualifications|qualifications|areas of expertise|expertise|summary of skills|skills & abilities|skills and abilities|skills summary|technical proficiencies|computer skills|technologies|tools|strengths|key competencies|professional skills|additional skills|languages|language skills|software',
  EXPERIENCE:
    'experience|work experience|professional experience|employment history|employment|work history|career history|relevant experience|professional history|employment experience|experience and accomplishments|internships|internship experience|teaching experience|clinical experience|related experience|other experience|additional experience|military experience|positions held|career experience',
  EDUCATION:
    'education|education and training|education & training|academic background|educational background|academic qualifications|education and certifications|education and credentials|academics|academic history|education background|coursework|relevant coursework|training|education/training',
  OTHER:
    'certifications|certification|certificates|licenses|licenses and certifications|certifications and licenses|accomplishments|key accomplishments|achievements|awards|honors|honors and awards|awards and honors|interests|hobbies|references|affiliations|professional affiliations|memberships|publications|presentations|volunteer|volunteer experience|volunteer work|community service|activities|activities and honors|personal information|additional information|projects|links|military service|community involvement|extracurricular activities|other|contact|contact information|personal details|personal data',
};

const sectionOf = new Map<string, Section>();
for (const [section, names] of Object.entries(headers) as [Section, string][])
  for (const name of names.split('|')) sectionOf.set(name, section);

/** Resolves what extraction and encodings leave behind: ligatures, wide forms, bytes read as the wrong alphabet. */
export function readable(text: string): string {
  return text
    .replace(/â€[“”\u0093\u0094]|ï¼[\u200b\u00ad]?|[–—―]/g, '-')
    .replace(/â€[™˜]/g, "'")
    .replace(/[Ââï](?![a-zà-ÿ])/g, ' ')
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u00ad\ufeff]/g, '');
}

/** The section a line is the heading of. */
export function headerOf(text: string): Section | null {
  if (text.length > 50) return null;
  const plain = text
    .toLowerCase()
    .replace(/[:.\s_-]+$/, '')
    .replace(/^[\s•*#_-]+/, '');
  return (
    sectionOf.get(plain) ?? (/^education(?: ?[&/,] ?| and )[a-z ]{4,30}$/.test(plain) ? 'EDUCATION' : null)
  );
}

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
      if (raw === '') continue;
      const header = headerOf(text);
      if (header) section = header;
      const end = Math.min(start + written.length, start + from + 2000);
      lines.push({ raw, text, section, isHeader: header !== null, start: start + from, end });
    }
    start += written.length + (looked.startsWith('\r\n', start + written.length) ? 2 : 1);
  }
  return lines;
}
