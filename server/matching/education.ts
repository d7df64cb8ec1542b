/** Degrees and diplomas: from words to levels and fields. */
import type { EducationLevel } from '../../schemas/candidate.ts';
import type { EducationFact } from '../../schemas/facts.ts';
import { cut, maxQuoteLength } from './quote.ts';
import type { ResumeLine } from './resumeLines.ts';

export const levels: EducationLevel[] = ['HIGH_SCHOOL', 'ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTORATE'];

/** Order of the levels, 0 the lowest. */
export const levelRank = (level: EducationLevel): number => levels.indexOf(level);

/** The higher of two levels, either of which may be missing. */
export function higher(a: EducationLevel | null, b: EducationLevel | null): EducationLevel | null {
  if (a === null || b === null) return a ?? b;
  return levelRank(a) >= levelRank(b) ? a : b;
}

interface LevelPattern {
  level: EducationLevel;
  /** Says the level wherever it stands. */
  words: RegExp;
  /** Says the level only where degrees are the subject, since the letters are other words too. */
  letters: RegExp | null;
}

const patterns: LevelPattern[] = [
  {
    level: 'DOCTORATE',
    words:
      /\bph\.?\s?d\b|\bdoctora(?:te|l degree)\b|\bdoctor of\b|\bjuris doctor\b|\bpharm\.?d\b|\bpsy\.?d\b/i,
    letters: /\b(?:J\.?D|M\.D|Ed\.?D|D\.D\.S|DDS|DVM|DNP)\b/,
  },
  {
    level: 'MASTER',
    words:
      /\bmasters?['’]?s?\s(?:of|in|degree)\b|\bmaster['’]s\b|\bm\.?b\.?a\b|\bgraduate degree\b|\bpostgraduate\b/i,
    letters:
      /\b(?:M\.?S\.?c?|M\.?A|M\.?Ed|M\.?F\.?A|MSW|MSN|MPH|MPA|M\.?Tech|M\.?Eng|LL\.?M|MHA|Masters?)\b(?!\s?(?:office|word|excel|project|access|outlook|powerpoint|windows|sql|,\s?\d{5}))/,
  },
  {
    level: 'BACHELOR',
    words:
      /\bbachelor['’]?s?\b|\bb\.?b\.?a\b|\bb\.?s\.?n\b|\b(?:four|4)[\s-]year\s(?:college\s)?degree\b|\bundergraduate degree\b|\bcollege degree\b|\buniversity degree\b|\bb\.?tech\b|\bbaccalaureate\b/i,
    letters: /\b(?:B\.?S\.?c?|B\.?A|B\.?F\.?A|B\.?E|B\.?Eng|B\.?Com|B\.?Ed|B\.?Arch|LL\.?B|A\.B)\b/,
  },
  {
    level: 'ASSOCIATE',
    words:
      /\bassociates?['’]?s?\s(?:of|in\s(?:applied|arts|science)|degree)\b|\bassociate['’]s\b|\b(?:two|2)[\s-]year\sdegree\b/i,
    letters: /\b(?:A\.?A\.?S?|A\.?S|Associates?)\b(?!\s(?:director|manager|editor|vice|professor))/,
  },
  {
    level: 'HIGH_SCHOOL',
    words:
      /\bhigh school (?:diploma|graduate|degree|education|equivalen)|\bg\.?e\.?d\b|\bsecondary school (?:diploma|certificate)|\bh\.?s\.? diploma\b/i,
    letters: /\b(?:high school|general education studies|diploma)\b/i,
  },
];

/** The highest level a text names. `onDegrees`: the text is about degrees, so bare letters like "BS" count. */
export function levelIn(text: string, onDegrees: boolean): EducationLevel | null {
  for (const { level, words, letters } of patterns)
    if (words.test(text) || (onDegrees && letters?.test(text))) return level;
  return onDegrees && /\b(?:college|university)\b.{0,40}\bdegree\b|\bdegree in\b/i.test(text)
    ? 'BACHELOR'
    : null;
}

const notField =
  /\b(?:science|arts|applied|degree|bachelors?|masters?|associates?|doctorate|of|in|the|a|an|and|major|minor|honou?rs|gpa|cum laude|magna|summa|diploma|certificate|concentration|emphasis|business administration management)\b/gi;

/** Degrees whose letters tell the field. */
const abbreviated: [RegExp, string][] = [
  [/\b[BM]\.?S\.?N\b/, 'Nursing'],
  [/\b[BM]\.?B\.?A\b/, 'Business Administration'],
  [/\bJ\.?D\b|\bLL\.?[BM]\b/, 'Law'],
  [/\b[BM]\.?Ed\b/, 'Education'],
  [/\b[BM]\.?S\.?W\b/, 'Social Work'],
  [/\bM\.?P\.?H\b/, 'Public Health'],
  [/\b[BM]\.?F\.?A\b/, 'Fine Arts'],
  [/\b[BM]\.?Com\b/, 'Commerce'],
  [/\b[BM]\.?(?:Tech|Eng)\b/, 'Engineering'],
  [/\b[BM]\.?Arch\b/, 'Architecture'],
  [/\bPharm\.?D\b/, 'Pharmacy'],
];

/** The field of study in a line about a degree: "Bachelor of Science : Accounting , 2008" → "Accounting". */
export function fieldIn(text: string): string | null {
  const found =
    /(?:\bmajor(?:ing)?\s?(?:in|:)|\bconcentration\s?(?:in|:)|\bemphasis\s?(?:in|:)|\bdegree in\b|\b(?:science|arts|administration|education|engineering|degree|bachelor['’]?s?|master['’]?s?|associate['’]?s?|b\.?s\.?|b\.?a\.?|m\.?s\.?|m\.?a\.?|ph\.?d\.?|mba|diploma)\s?(?::|in\b|,|-))\s*([A-Za-z][A-Za-z&/ '’-]{2,80})/i.exec(
      text,
    )?.[1] ??
    /\b(?:bachelor|master|associate|doctor)['’]?s?\s(?:degree\s)?(?:of|in)\s([A-Za-z][A-Za-z&/ '’-]{2,60})/i.exec(
      text,
    )?.[1];
  const abbreviation = abbreviated.find(([pattern]) => pattern.test(text))?.[1];
  if (!found || (abbreviation && !/\bin\s|:/.test(text))) return abbreviation ?? null;
  const words = found
    .split(
      /\s(?:from|at|with|university|college|institute|school|city|expected|may|june|july|december|january|august)\b|\s[-–]\s/i,
    )[0]
    ?.replace(/\s+/g, ' ')
    .trim();
  if (!words || words.replace(notField, '').trim().length < 3) return null;
  return cut(words.replace(/^(?:science|arts|applied science)\s(?:in|:)\s?/i, ''), 60);
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

/** The degrees and diplomas of a resume, one per line that names one. */
export function readEducation(lines: ResumeLine[]): EducationFact[] {
  const found: EducationFact[] = [];
  lines.forEach((line, index) => {
    const inSection = line.section === 'EDUCATION';
    if (line.isHeader) return;
    const whole = wholeLine(lines, index);
    const level = levelIn(line.text.slice(0, 600), inSection);
    const text = whole.text.slice(0, 600);
    if (
      level === null ||
      (!inSection && /\b(?:students?|require|prepar|pursu)/i.test(text) && line.section === 'EXPERIENCE')
    )
      return;
    if (level === 'HIGH_SCHOOL' && line.section === 'EXPERIENCE') return;
    const next = lines[index + 1];
    const field =
      fieldIn(text) ?? (inSection && next?.section === 'EDUCATION' ? fieldIn(next.text.slice(0, 200)) : null);
    found.push({ level, field, quote: cut(whole.raw) });
  });
  return found.slice(0, 12);
}
