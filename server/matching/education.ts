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
      /\bph\.?\s?d\b|\bdoctora(?:te|l degree|do)\b|\bdoctor of\b|\bdoctor(?:a)? en\b|\bjuris doctor\b|\bpharm\.?d\b|\bpsy\.?d\b|\bd\.?\s?phil\b|\bdr\.? ?(?:rer\.|-?ing)/i,
    letters: /\b(?:J\.?D|M\.D|Ed\.?D|D\.D\.S|DDS|DVM|DNP)\b/,
  },
  {
    level: 'MASTER',
    words:
      /\bmasters?['’]?s?\s(?:of|in|degree)\b|\bmaster['’]s\b|\bm\.?b\.?a\b|\bgraduate degree\b|\bpost[- ]?gradua(?:te|ción|do|tion)\b|\bpostgrado\b|\bm[.\s-]{0,2}tech\b|\bm\.?c\.?a\b(?=.{0,60}(?:universit|college|institut|computer))|\bp\.?g\.?d\.?(?:b\.?)?[mc]\.?a?\b|\bm\.?\s?phil\b|\bmáster\s(?:en|universitario|oficial|de)\b|\bmaestr[íi]a\b|\bmag[íi]ster\b|\bmagister\b|\bdipl(?:om)?[.-]{1,2}\s?(?:ing|kfm|inf|kauf|psych|betriebsw)|\bdiplomingenieur|\bstaatsexamen\b|\blaurea magistrale\b/i,
    letters:
      /\b(?:M\.?S\.?c?|M\.?E|M\.?A|M\.?C\.?A|M\.?Com|M\.?Ed|M\.?F\.?A|MSW|MSN|MPH|MPA|M\.?Eng|M\.?Res|M\.?Arch|M\.?Pharm|M\.?M\.?S|LL\.?M|MHA|M[.\s]?sc|M\.com|Masters?|Máster|Diplom)\b(?!\s?(?:office|word|excel|project|access|outlook|powerpoint|windows|sql|,\s?\d{5}))/,
  },
  {
    level: 'BACHELOR',
    words:
      /\bbachelor['’]?s?\b|\bb\.?b\.?a\b|\bb\.?s\.?n\b|\b(?:four|4)[\s-]year\s(?:college\s)?degree\b|\bundergraduate degree\b|\bcollege degree\b|\buniversity degree\b|\bb[.\s-]{0,2}tech\b|\bb\.\s?e\b\.?(?=\s?(?:in\b|\(|[-,:]|from\b|$))|\bb\.?\s?com\b|\bb\.?\s?sc\b|\bb\.?c\.?a\b(?=.{0,60}(?:universit|college|institut|computer))|\bm\.?b\.?b\.?s\b|\bbaccalaureate\b|\blicenciatura\b|\blicenciad[oa]\sen\b|\b(?:doble\s)?grado\sen\b|\bgraduad[oa]\sen\b|\bingenier[íi]a\s(?:t[ée]cnica\s)?(?:en|de|superior|industrial|informática|civil)\b|\bdiplomatura\b|\bdiplomad[oa]\sen\b|\blicence\sen\b|\blaurea\b|\b[a-z]{4,20}(?:\s[a-z]{4,20})?\s(?:engineering|science|arts)\sdegree\b/i,
    letters:
      /\b(?:B\.?S\.?c?|B\.?A|B\.?F\.?A|B\.?E|B\.?Eng|B\.?Com|B\.?C\.?A|B\.?B\.?M|B\.?D\.?S|B\.?Ed|B\.?Arch|B\.?Pharm|B\.?P\.?T|B\.?H\.?M|LL\.?B|A\.B|Ingenier[oa]\sen|Ingenier[íi]a|Bsc|Btech|Bcom|Undergraduate|Graduation)\b/,
  },
  {
    level: 'ASSOCIATE',
    words:
      /\bassociates?['’]?s?\s(?:of|in\s(?:applied|arts|science)|degree)\b|\bassociate['’]s\b|\b(?:two|2)[\s-]year\sdegree\b|\bh\.?n\.?[dc]\b|\bhigher national (?:diploma|certificate)|\bfoundation degree\b|\b(?:advanced|polytechnic|national|engineering) diploma\b|\bt[ée]cnic[oa] superior\b|\bciclo formativo (?:de )?grado superior\b|\bc\.?f\.?g\.?s\b|\bfp (?:de )?(?:grado )?superior\b|\bformaci[óo]n profesional (?:de )?(?:grado )?superior\b|\btecnicatura\b|\btecn[óo]log[oa] en\b|\bdiploma (?:in|of) (?:[a-z]+ ){0,3}(?:engineering|technology|nursing)\b/i,
    letters: /\b(?:A\.?A\.?S?|A\.?S|Associates?|BTEC)\b(?!\s(?:director|manager|editor|vice|professor))/,
  },
  {
    level: 'HIGH_SCHOOL',
    words:
      /\bhigh school (?:diploma|graduate|degree|education|equivalen)|\bg\.?e\.?d\b|\b(?:higher |senior )?secondary (?:school )?(?:diploma|certificate|education)|\bh\.?s\.? diploma\b|\ba[- ]levels?\b|\bgcses?\b|\bbachillerato\b|\bgraduado escolar\b|\b(?:t[ée]cnic[oa]|ciclo formativo|fp|formaci[óo]n profesional)\s(?:de\s)?grado medio\b|\bc\.?f\.?g\.?m\b|\babitur\b|\b(?:berufs)?ausbildung\b|\bbaccalaur[ée]at\b|\bmatriculation\b/i,
    letters:
      /\b(?:high school|general education studies|diploma|H\.?S\.?C|S\.?S\.?[CL]\.?C?|CBSE|ICSE|ISC|P\.?U\.?C|XI?I?th|(?:10|12)\s?th|(?:10|12)\+?\d?\s(?:std|standard|class)|class (?:X|XII|10|12)|ESO|intermediate|secondary|realschul\w+|mittlere reife|O[- ]levels?|técnic[oa] en|preparatoria|certificate of achievement)\b/i,
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
  [/\b[BM]\.?\s?com\b/i, 'Commerce'],
  [/\b[BM](?:[.\s-]{0,2}[Tt](?:ech|ECH)|\.?Eng|\.\s?E)\b/, 'Engineering'],
  [/\b[BM]\.?C\.?A\b/, 'Computer Applications'],
  [/\bM\.?B\.?B\.?S\b/, 'Medicine'],
  [/\b[BM]\.?Arch\b/, 'Architecture'],
  [/\bPharm\.?D\b/, 'Pharmacy'],
];

/** The field of study in a line about a degree: "Bachelor of Science : Accounting , 2008" → "Accounting". */
export function fieldIn(text: string): string | null {
  const found =
    /(?:\bmajor(?:ing)?\s?(?:in|:)|\bconcentration\s?(?:in|:)|\bemphasis\s?(?:in|:)|\bdegree in\b|\b(?:science|arts|administration|education|engineering|degree|bachelor['’]?s?|master['’]?s?|associate['’]?s?|[bm][.\s-]{0,2}tech\.?|[bm]\.?\s?com\.?|[bm]\.?\s?sc\.?|[bm]\.?e\.?|h\.?n\.?[dc]|b\.?s\.?|b\.?a\.?|m\.?s\.?|m\.?a\.?|ph\.?d\.?|mba|diploma)\s?(?::|in\b|,|-))\s*([A-Za-z][A-Za-z&/ '’-]{2,80})/i.exec(
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

/** "Grado en Derecho", "Licenciatura en Psicología, Universidad de …", "Técnico Superior en Enfermería". */
const spanishField =
  /\b(?:licenciatura|licenciad[oa]|grado|graduad[oa]|ingenier[íi]a|ingenier[oa]|m[áa]ster(?: universitario| oficial)?|maestr[íi]a|doctorado|diplomatura|t[ée]cnic[oa](?: superior)?|bachillerato|postgrado)\s(?:en|de)\s([\p{L} ]{3,60}?)(?=\s(?:por|en la|universidad|instituto)\b|\s[-–|(]|[,.;:(|\d]|\t|$)/iu;

const schoolWords =
  /\b(?:universit(?:y|ies|at|é|ät)|universidad|college|institut[eo]?s?|school|academy|polytechnic|politécnica|escuela|colegio|centro de estudios|I\.?E\.?S\.?|hochschule|école|IIT|NIT|vidyalaya|facultad)\b/i;

/** The school in a line about a degree or beside it; null where none is named. */
function schoolIn(text: string): string | null {
  const part = text
    .split(
      /\t|\s[-–|•]+(?:\s|$)|,\s?|\sfrom\s|\sat\s(?=\p{Lu})|\sby\s|\s?[:;]\s|\spor la\s|\(|\)|\b(?:19|20)\d\d\b/u,
    )
    .map((one) => one.trim())
    .find((one) => schoolWords.test(one) && levelIn(one, false) === null && /^[\p{Lu}\d]/u.test(one));
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
    const [before, next, afterNext] = [lines[index - 1], lines[index + 1], lines[index + 2]];
    const beside = (other: ResumeLine | undefined) =>
      inSection && other?.section === 'EDUCATION' && !other.isHeader && levelIn(other.text, true) === null
        ? other.text.slice(0, 200)
        : null;
    const field =
      spanishField.exec(text)?.[1] ??
      fieldIn(text) ??
      (inSection && next?.section === 'EDUCATION' ? fieldIn(next.text.slice(0, 200)) : null);
    const school = schoolIn(text);
    const near = [beside(next), beside(next) && beside(afterNext), beside(before)]
      .map((one) => (one ? schoolIn(one) : null))
      .find((one) => one !== null);
    found.push({ level, field, school: school ?? near ?? null, quote: cut(whole.raw) });
  });
  return found.slice(0, 12);
}
