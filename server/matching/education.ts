/** Degrees and diplomas: from words to levels and fields. */
import type { EducationLevel } from '../../schemas/candidate.ts';
import type { EducationFact } from '../../schemas/facts.ts';
import { cut, maxQuoteLength } from './quote.ts';
import { beginsWithDegree, levelIn, namesSchool } from './reading/degreeNames.ts';
import { fieldIn } from './reading/studyField.ts';
import { type ResumeLine, readable } from './resumeLines.ts';

export const levels: EducationLevel[] = ['HIGH_SCHOOL', 'ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTORATE'];

/** Order of the levels, 0 the lowest. */
export const levelRank = (level: EducationLevel): number => levels.indexOf(level);

/** The higher of two levels, either of which may be missing. */
export function higher(a: EducationLevel | null, b: EducationLevel | null): EducationLevel | null {
  if (a === null || b === null) return a ?? b;
  return levelRank(a) >= levelRank(b) ? a : b;
}

/** The school in a line about a degree or beside it; null where none is named. */
function schoolIn(text: string): string | null {
  const part = text
    .split(
      /\t|\s[-–|•]+(?:\s|$)|,\s?|\sfrom\s|\sat\s(?=\p{Lu})|\sby\s|\s?[:;]\s|\spor la\s|\(|\)|\b(?:19|20)\d\d\b/u,
    )
    .map((one) => one.trim())
    .find((one) => namesSchool(one) && levelIn(one, false) === null && /^[\p{Lu}\d]/u.test(one));
  return part && part.length <= 90 && part.split(' ').length > 1 && !/^high school$/i.test(part)
    ? part
    : null;
}

const unfinished = /(?:[,&–-]|\b(?:in|of|and|at|the|for|from|with|degree))$/i;

/** A line with what follows of it in a narrow column. */
function wholeLine(lines: ResumeLine[], at: number): { text: string; raw: string } {
  let { text = '', raw = '' } = lines[at] ?? {};
  for (const next of lines.slice(at + 1, at + 3)) {
    if (next.isHeader || next.section !== lines[at]?.section) break;
    if (!unfinished.test(raw) && !/^[a-z(&]/.test(next.raw)) break;
    if (raw.length + next.raw.length >= maxQuoteLength) break;
    text = `${text} ${next.text}`;
    raw = `${raw} ${next.raw}`;
  }
  return { text, raw };
}

/** Parts of a line that each name a degree: "B.Sc, 2012; HSC, 2009". */
function degreesIn(raw: string): string[] {
  const pieces: string[] = [];
  let last: EducationLevel | null = null;
  for (const piece of raw.split(/(?<=;|\t|\s\||,)\s/)) {
    const level = levelIn(readable(piece), true);
    const isOwn = level !== null && (last === null || level !== last);
    if (pieces.length === 0 || (isOwn && last !== null)) pieces.push(piece);
    else pieces[pieces.length - 1] = `${pieces.at(-1)} ${piece}`;
    last = level ?? last;
  }
  return pieces.map((piece) => piece.replace(/[\s;|,]+$/, ''));
}

const studying = /\b(?:students?|require|prepar|pursu)/i;

/** The degrees and diplomas of a resume, including several in one line. */
export function readEducation(lines: ResumeLine[]): EducationFact[] {
  const found: EducationFact[] = [];
  lines.forEach((line, index) => {
    const isSection = line.section === 'EDUCATION';
    if (line.isHeader || line.section === 'RECOGNITION') return;
    const aboutDegrees = isSection || beginsWithDegree(line.text);
    if (levelIn(line.text.slice(0, 600), aboutDegrees) === null) return;
    if (!isSection && line.section === 'EXPERIENCE' && studying.test(line.text)) return;
    const whole = wholeLine(lines, index);
    const [before, next, afterNext] = [lines[index - 1], lines[index + 1], lines[index + 2]];
    const beside = (other: ResumeLine | undefined) =>
      isSection && other?.section === 'EDUCATION' && !other.isHeader && levelIn(other.text, true) === null
        ? other.text.slice(0, 200)
        : null;
    const near = [beside(next), beside(next) && beside(afterNext), beside(before)];
    const several = aboutDegrees && line.raw === whole.raw ? degreesIn(line.raw) : [];
    for (const raw of several.length > 1 ? several : [whole.raw]) {
      const text = (several.length > 1 ? readable(raw) : whole.text).slice(0, 600);
      const level = levelIn(text, aboutDegrees);
      if (level === null || (level === 'HIGH_SCHOOL' && line.section === 'EXPERIENCE')) continue;
      const field = fieldIn(text) ?? (near[0] ? fieldIn(near[0]) : null);
      const school =
        schoolIn(text) ?? near.map((one) => (one ? schoolIn(one) : null)).find((one) => one !== null);
      found.push({ level, field, school: school ?? null, quote: cut(raw) });
    }
  });
  return found.slice(0, 12);
}
