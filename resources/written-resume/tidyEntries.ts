/** Entries from elsewhere, cut to what the form takes. */
import type { EducationLevel } from '../../schemas/candidate.ts';
import { ResumeEntries } from '../../schemas/writtenResume.ts';

/** One line of at most so many characters; null for nothing. */
export function line(value: unknown, max = 120): string | null {
  if (typeof value !== 'string') return null;
  const plain = value.replaceAll(/[\p{Cc}\s\u2028\u2029]+/gu, ' ').trim();
  return plain.slice(0, max).toWellFormed().trim() || null;
}

/** Lines of at most so many characters. */
export function lines(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  return value.replaceAll('\r\n', '\n').trim().slice(0, max).toWellFormed().trim() || null;
}

/** "2019-03-01", "2019-03" and "Mar 2019" as 2019-03; a year alone begins in January. */
export function month(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, year, number = '01'] = /^((?:19|20)\d{2})(?:-(\d{2}))?/.exec(value.trim()) ?? [];
  if (year) return /^(0[1-9]|1[0-2])$/.test(number) ? `${year}-${number}` : `${year}-01`;
  if (!/^\p{L}{3,12}\.? (19|20)\d{2}$/u.test(value.trim())) return null;
  const read = new Date(`1 ${value.trim()} UTC`);
  return Number.isNaN(read.getTime()) ? null : read.toISOString().slice(0, 7);
}

/** The same of an end: a year alone ends in December. */
export const lastMonth = (value: unknown): string | null =>
  typeof value === 'string' && /^\s*(?:19|20)\d{2}\s*$/.test(value) ? `${value.trim()}-12` : month(value);

const levels: readonly (readonly [RegExp, EducationLevel])[] = [
  [/\b(ph\.?\s?d|doctor|doctorad|md\b|jd\b)/i, 'DOCTORATE'],
  [/\b(master|m\.?\s?(sc|a|b\.?a|eng|s)\b|m[aá]ster|maestr[ií]a)/i, 'MASTER'],
  [/\b(bachelor|b\.?\s?(sc|a|eng|s|tech)\b|licenciatura|grado)/i, 'BACHELOR'],
  [/\b(associate|a\.?\s?(a|s|a\.?s)\b|t[eé]cnico superior)/i, 'ASSOCIATE'],
  [/\b(high school|ged\b|secondary|bachillerato|secundaria)/i, 'HIGH_SCHOOL'],
];

/** The degree that words name. */
export const levelOf = (words: string | null): EducationLevel | null =>
  words === null ? null : (levels.find(([pattern]) => pattern.test(words))?.[1] ?? null);

/** The field of study behind the name of a degree: "Bachelor of Science - BS, Statistics". */
export function studiedIn(words: string | null): string | null {
  const [, behind = null] =
    /^[^,]*,\s*(.+)$/.exec(words ?? '') ??
    /(?<!\p{L})(?:in|en)\s+(?!progress)(.+)$/iu.exec(words ?? '') ??
    [];
  return levelOf(words) === null ? words : behind;
}

/** Each word once, as it is written first. */
export function eachOnce(words: readonly (string | null)[]): string[] {
  const found = new Map<string, string>();
  for (const word of words) {
    const key = word?.toLowerCase();
    if (word !== null && key !== undefined && !found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}

/** Whether there is a word in it. */
const hasText = (entry: object) => Object.values(entry).some((value) => value !== null);

/** The entries a form begins with: as many entries as it takes, none of them empty; null where there is nothing. */
export function tidyEntries(found: Partial<ResumeEntries>): ResumeEntries | null {
  const entries = ResumeEntries.safeParse({
    headline: found.headline ?? null,
    positions: (found.positions ?? []).slice(0, 30),
    education: (found.education ?? []).filter(hasText).slice(0, 15),
    skills: (found.skills ?? []).slice(0, 60),
    licences: (found.licences ?? []).slice(0, 30),
    languages: (found.languages ?? []).slice(0, 20),
  }).data;
  if (!entries) return null;
  const { headline, ...lists } = entries;
  return headline !== null || Object.values(lists).some((list) => list.length > 0) ? entries : null;
}
