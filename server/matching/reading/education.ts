/** Degrees and diplomas: from words to levels and fields. */
import type { EducationLevel } from '../../../schemas/candidate.ts';
import type { EducationFact } from '../../../schemas/facts.ts';
import { cut, maxQuoteLength } from '../text/quote.ts';
import {
  beginsWithDegree,
  isNoMoreThanSchool,
  levelIn,
  namesHigherSchool,
  namesSchool,
} from './degreeNames.ts';
import { isBegun, isEarned, isOfOthers, withDegreesAlone } from './degreeSenses.ts';
import { type ResumeLine, readable } from './resumeLines.ts';
import { courseAlone, fieldAlone, fieldBelow, fieldIn, isLabel, labelledField } from './studyField.ts';
import { isTelling } from './titleness.ts';

export const levels: EducationLevel[] = ['HIGH_SCHOOL', 'ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTORATE'];

/** Order of the levels, 0 the lowest; -1 where no level is known. */
export const levelRank = (level: EducationLevel | null): number =>
  level === null ? -1 : levels.indexOf(level);

/** The higher of two levels, either of which may be missing. */
export function higher(a: EducationLevel | null, b: EducationLevel | null): EducationLevel | null {
  if (a === null || b === null) return a ?? b;
  return levelRank(a) >= levelRank(b) ? a : b;
}

/** A degree in a column of its own before its school: "BS   Gila River University, Nursing". */
const degreeAhead =
  /^(?:(?:[ABM]\.?(?:A|S|Sc|E|Eng|Ed|FA|BA|Com|Tech|AS)|A\.?A\.?S|Ph\.?D)\.?|M[áa]ster|Grado|Licenciatura|Doctorado)\s+(?=\p{Lu})/u;

/** The field behind the school of such a line. */
function fieldBehindSchool(text: string, school: string | null): string | null {
  if (school === null || !degreeAhead.test(text.replace(/\t/g, ' '))) return null;
  const behind = text.slice(text.indexOf(school) + school.length);
  const field = /^,\s([^\t,]+)/.exec(behind)?.[1];
  return field ? courseAlone(field) : null;
}

/** The school in a line about a degree or beside it; null where none is named. */
function schoolIn(text: string): string | null {
  const part = text
    .split(
      /\t|(?<=\p{L}{3})-(?=\p{Lu}[\p{L}.'’ ]*,\s)|\s[-–|•]+(?:\s|$)|,\s?|\sfrom\s|\sat\s(?=\p{Lu})|\sby\s|\s?[:;]\s|\spor la\s|\(|\)|\b(?:19|20)\d\d\b/u,
    )
    .map((one) => one.trim().replace(degreeAhead, ''))
    .find((one) => namesSchool(one) && levelIn(one, false) === null && /^[\p{Lu}\d]/u.test(one));
  return part && part.length <= 90 && part.split(' ').length > 1 && !/^high school$/i.test(part)
    ? part
    : null;
}

const unfinished = /(?:[,&–-]|\b(?:in|of|and|at|the|for|from|with|degree|en|de|del|y|e|la))$/i;

/** A line with blanks in the place of what only looks like a degree, and the same as it was written. */
interface SensedLine extends ResumeLine {
  written: string;
}

/** Each line read for degrees alone. */
const sensed = (lines: readonly ResumeLine[]): SensedLine[] =>
  lines.map((line) => {
    const isEducation = line.section === 'EDUCATION';
    const text = withDegreesAlone(line.text, isEducation);
    const raw = line.raw === line.text ? text : withDegreesAlone(line.raw, isEducation);
    const marked = line.marked === line.text ? text : withDegreesAlone(line.marked, isEducation);
    return { ...line, text, raw, marked, written: line.raw };
  });

/** A line with what follows of it in a narrow column. */
function wholeLine(lines: SensedLine[], at: number): { text: string; raw: string; written: string } {
  let { marked: text = '', raw = '', written = '' } = lines[at] ?? {};
  for (const next of lines.slice(at + 1, at + 3)) {
    if (next.isHeader || next.section !== lines[at]?.section) break;
    if (!unfinished.test(raw) && !/^[a-z(&]/.test(next.raw)) break;
    if (raw.length + next.raw.length >= maxQuoteLength) break;
    text = `${text} ${next.marked}`;
    raw = `${raw} ${next.raw}`;
    written = `${written} ${next.written}`;
  }
  return { text, raw, written };
}

/** Where a degree may begin within a line: behind signs, "and", sentences, and years that ended a line once. */
const pieceEnd = /(?<=[;,.]|\t|\s\||\s(?:and|y|&)|(?:19|20)\d\d\)?)\s/;
const leads = /(?:[\s;|,&]|\s(?:and|y))+$/;

/** The beginning of a second degree: "B.A. in Politics and B.S. in Economics". */
const anotherDegree =
  /^(?:[BM]\.?(?:A|S|Sc|Ed|Eng|Com|Tech|BA|FA)\b|(?:bachelor|master|associate)['’]?s?\b)/i;

/** Parts of a line that each name a degree: "B.Sc, 2012; HSC, 2009". */
function degreesIn(raw: string, onDegrees: boolean): string[] {
  const pieces: string[] = [];
  let last: EducationLevel | null = null;
  for (const piece of raw.split(pieceEnd)) {
    const level = levelIn(readable(piece), onDegrees);
    const before = pieces.at(-1) ?? '';
    const isOpen = before.split('(').length > before.split(')').length;
    const isOther = anotherDegree.test(piece) && /(?:;|&|\band|\by)$/.test(before);
    const isNext = level !== last || (level !== 'HIGH_SCHOOL' && (isOther || /\d{4}\)?[.,;]?$/.test(before)));
    if (before === '' || (level !== null && last !== null && isNext && !isOpen)) pieces.push(piece);
    else pieces[pieces.length - 1] = `${before} ${piece}`;
    last = level ?? last;
  }
  return pieces.map((piece) => piece.replace(leads, ''));
}

const studying = /\b(?:students?|require|prepar|pursu)/i;
/** Begun and not brought to an end. */
const unearned = new RegExp(
  [
    '\\b(?:no degree|some college|incomplete|not (?:completed|finished)|did not (?:graduate|finish|complete))\\b',
    "\\btowards?\\s(?:(?:an?|the|my)\\s)?(?:[\\p{L}'’]+\\s){0,3}(?:degree|diploma|bachelor|master|associate|doctorate|ph\\.?d|[bma]\\.?[as]\\b|mba)",
  ].join('|'),
  'iu',
);

/** A fact and the lines it was read from. */
interface Read extends EducationFact {
  first: number;
  last: number;
  /** The parts of a school's diploma that the lines state. */
  part: 'SCHOOL' | 'DIPLOMA' | null;
}

const isAboutSchools = (line: ResumeLine | undefined): line is ResumeLine =>
  line?.section === 'EDUCATION' && !line.isHeader;

/** Whether the part about education names a school before its first degree, so that schools stand above degrees. */
function beginsWithSchool(lines: readonly ResumeLine[]): boolean {
  const first = lines.find(
    (line) => isAboutSchools(line) && /\p{L}{3}/u.test(line.text.replace(monthWord, '')),
  );
  return first !== undefined && namesSchool(first.text) && levelIn(first.text, true) === null;
}

/** More degrees of one school nobody lists. */
const mostDegrees = 5;

/** The school above a degree, over other degrees of the same school. */
function schoolAbove(lines: readonly ResumeLine[], at: number): string | null {
  for (let above = at - 1; above >= at - mostDegrees; above -= 1) {
    const line = lines[above];
    if (!isAboutSchools(line)) return null;
    if (levelIn(line.text, true) === null && schoolIn(line.marked) !== null) return line.marked.slice(0, 200);
  }
  return null;
}

/** Lines of one section that do not lie further apart. */
const near = 2;

/** The words of a line that one of its parts was read from. */
function writtenOf({ raw, written }: SensedLine, part: string): string {
  const at = raw.indexOf(part);
  return at < 0 ? written : written.slice(at, at + part.length);
}

/** Whether a sentence outside of the part about education speaks of a degree that its writer does not hold. */
const isNotOwn = ({ section, text }: ResumeLine): boolean =>
  section !== 'EDUCATION' &&
  !isEarned(text) &&
  (isOfOthers(text) || (section === 'EXPERIENCE' && isTelling(text)));

/** A line that says no more than when a degree is expected. */
const longestNote = 40;

/**
 * The degrees and diplomas of a resume, including several in one line. Those that are under way have no level.
 * @param today YYYY-MM-DD
 */
export function readEducation(resume: ResumeLine[], today: string): EducationFact[] {
  const lines = sensed(resume);
  const found: Read[] = [];
  const schoolsAbove = beginsWithSchool(lines);
  lines.forEach((line, index) => {
    const isSection = line.section === 'EDUCATION';
    if (line.isHeader || line.section === 'RECOGNITION') return;
    const aboutDegrees = isSection || beginsWithDegree(line.text);
    if (levelIn(line.text.slice(0, 600), aboutDegrees) === null) {
      const studied = isSection ? studiedAt(lines, index) : null;
      if (studied && !found.some(({ last }) => last >= index)) found.push(studied);
      return;
    }
    if (!isSection && line.section === 'EXPERIENCE' && studying.test(line.text)) return;
    if (isNotOwn(line)) return;
    const whole = wholeLine(lines, index);
    const isOwn = line.raw === whole.raw;
    const [before, next, afterNext] = [lines[index - 1], lines[index + 1], lines[index + 2]];
    const beside = (other: ResumeLine | undefined) =>
      isSection && other?.section === 'EDUCATION' && !other.isHeader && levelIn(other.text, true) === null
        ? other.marked.slice(0, 200)
        : null;
    const above = schoolsAbove ? schoolAbove(lines, index) : beside(before);
    const below = [beside(next), beside(next) && beside(afterNext)];
    const besides = schoolsAbove ? [above, ...below] : [...below, above];
    const several = isOwn ? degreesIn(line.raw, aboutDegrees) : [];
    for (const raw of several.length > 1 ? several : [whole.raw]) {
      const text = (several.length > 1 ? readable(raw) : whole.text).slice(0, 600);
      const said = levelIn(text, aboutDegrees);
      if (said === null || (said === 'HIGH_SCHOOL' && line.section === 'EXPERIENCE')) continue;
      if (unearned.test(text)) continue;
      const [directly = null, behind = ''] = below;
      const note = (directly?.length ?? longestNote) < longestNote ? directly : '';
      const level = isBegun(`${text} ${note}`, today) ? null : said;
      const labelled = directly && isLabel(directly) ? `${directly} ${behind}` : directly;
      const own = schoolIn(text);
      const field =
        (labelled && labelledField(labelled)) ??
        fieldBehindSchool(text, own) ??
        fieldIn(text) ??
        (directly && fieldBelow(directly));
      const school = own ?? besides.map((one) => (one ? schoolIn(one) : null)).find((one) => one !== null);
      const isSchool = isNoMoreThanSchool(text);
      const isDiploma = schoolIn(text.replace(/high school diploma/i, '')) === null;
      const part =
        level !== 'HIGH_SCHOOL' || !isSection ? null : isSchool ? 'SCHOOL' : isDiploma ? 'DIPLOMA' : null;
      if (level === null && field === null && !school) continue;
      const quote = cut(several.length > 1 ? writtenOf(line, raw) : whole.written);
      found.push({ level, field, school: school ?? null, quote, first: index, last: index, part });
    }
  });
  return joinedSchools(found, lines)
    .slice(0, 12)
    .map(({ level, field, school, quote }) => ({ level, field, school, quote }));
}

/** A degree whose field may stand in the next line. */
const isDegreeAlone = (text: string) =>
  levelIn(text, true) !== null &&
  !/(?:19|20)\d\d/.test(text) &&
  fieldIn(text) === null &&
  schoolIn(text) === null;

/** The subject studied where a school is named and no degree: "Mechanical engineering" above "Government College". */
function studiedAt(lines: readonly SensedLine[], index: number): Read | null {
  const line = lines[index];
  if (!line) return null;
  const isOpen = (other: ResumeLine | undefined) => other?.section === 'EDUCATION' && !other.isHeader;
  const [behind = ''] = line.text.split(/,\s|\t|\s[-–|]\s/).slice(-1);
  const own = line.text.slice(0, line.text.length - behind.length).replace(/[\s,|–-]+$/, '');
  const inLine = own !== '' && namesHigherSchool(behind);
  const [next, afterNext] = [lines[index + 1], lines[index + 2]];
  const isDate = isOpen(next) && next !== undefined && !/\p{L}{5}/u.test(next.text.replace(monthWord, ''));
  const below = isDate ? afterNext : next;
  const isAbove =
    isOpen(below) &&
    below !== undefined &&
    namesHigherSchool(below.text) &&
    levelIn(below.text, true) === null &&
    fieldAlone(below.text.split(/,\s|\s[-–|]\s/)[0] ?? '') === null;
  const before = lines[index - 1];
  const goesOn = isOpen(before) && before !== undefined && isDegreeAlone(before.text);
  if (!(inLine || isAbove) || goesOn) return null;
  // Where an entry begins and a school stands below it, whatever it is called is what was studied.
  const isFirst = before?.isHeader || /(?:19|20)\d\d\W*$/.test(before?.text ?? '');
  const field = fieldAlone(inLine ? own : line.text) ?? (isAbove && isFirst ? courseAlone(line.text) : null);
  if (field === null) return null;
  const school = schoolIn(inLine ? behind : (below?.text ?? ''));
  return {
    ...{ level: null, field, school, quote: cut(line.written) },
    ...{ first: index, last: index, part: null },
  };
}

const monthWord = /\b(?:january|february|march|april|august|september|october|november|december)\b/gi;

/** A school of one line and the diploma of the next are one: their lines make one quotation. */
function joinedSchools(found: readonly Read[], lines: readonly SensedLine[]): Read[] {
  const joined: Read[] = [];
  for (const read of found) {
    const before = joined.at(-1);
    const isPair =
      before?.part &&
      read.part &&
      before.part !== read.part &&
      read.first - before.last <= near &&
      read.first > before.last;
    const raw = isPair
      ? lines
          .slice(before.first, read.last + 1)
          .map((line) => line.written)
          .join(' ')
      : '';
    if (!isPair || raw.length > maxQuoteLength) {
      joined.push(read);
      continue;
    }
    const [first, last] = [before.first, read.last];
    const school = before.school ?? read.school ?? null;
    const field = before.field ?? read.field;
    joined[joined.length - 1] = { ...read, field, school, quote: raw, first, last, part: null };
  }
  return joined;
}
