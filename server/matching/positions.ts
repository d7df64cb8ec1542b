/** The positions a resume lists. */
import type { Position } from '../../schemas/facts.ts';
import { monthText, type Period, periodsIn } from './dates.ts';
import { roleNouns } from './lexicon/general.ts';
import { occupationsIn } from './lexicon/titles.ts';
import { cut, maxQuoteLength } from './quote.ts';
import { headerOf, type ResumeLine } from './resumeLines.ts';
import { stem } from './stem.ts';
import { termsOf } from './tokens.ts';

/** A position with its period in months, for counting. */
export interface DatedPosition {
  position: Position;
  from: number;
  to: number;
}

const placeholders = /\b(?:company name|employer name)\b|\bcity\s?,\s?state\b(?:\s?,\s?country\b)?/gi;
const placeholder = /\b(?:company name|employer name|city\s?,\s?state)\b/i;
const degreeWords =
  /\b(?:bachelor|master of|master's|masters|associate of|associate's degree|associate degree|diploma|g\.?e\.?d|b\.?s\.?c?|b\.?a|m\.?b\.?a|ph\.?d|degree|coursework|gpa|graduat(?:ed|ion)|high school,)\b/i;
const organisation =
  /\b(?:inc|llc|ltd|corp|corporation|company|group|university|college|hospital|school|bank|center|centre|clinic|institute|agency|associates|services|department|solutions|technologies|systems|hotel|restaurant|church|foundation|partners|gmbh|plc)\b/i;
/** Part of a hospital and not its name: "Registered Nurse, Emergency Department". */
const ward = /^(?!.*\b(?:police|fire|sheriff)).*\b(?:department|unit|ward|floor)$/i;
/** The beginning of a sentence with dates in it: "Grew revenue by $734k from". */
const goesOn = /\s(?:from|as|to|in|by|of|and|with|for|the|between|during|until)$/;
const roleStems = new Set([...roleNouns].map(stem));

/** How much a piece of text looks like a job title; above 0 it may be one. */
export function titleness(text: string): number {
  const words = text.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > 14 || headerOf(text) !== null) return -5;
  const terms = termsOf(text);
  if (terms.length === 0) return -5;
  let score = 0;
  const covered = occupationsIn(terms).reduce((sum, hit) => sum + hit.length, 0);
  if (covered > 0) score += 2 + (2 * covered) / terms.length;
  if (terms.some((term) => roleStems.has(term))) score += 2;
  const capitals = words.filter((word) => /^[(&/A-Z\d-]/.test(word)).length;
  score += capitals / words.length >= 0.6 ? 1 : -2;
  if (/[.;:!?]$/.test(text)) score -= 2;
  if (/^\W*[A-Za-z]+(?:ed|ing)\b/.test(text)) score -= 1.5;
  if (words.length > 8) score -= 2;
  if (organisation.test(text)) score -= 1.5;
  if (/@|https?:|\d{3}[-.\s)]\s?\d{3}/.test(text)) score -= 5;
  return score;
}

const trimmed = (text: string) =>
  text.replace(/^[\s,;:|•*·@()/-]+|[\s,;:|•*·@(/-]+$/g, '').replace(/\s+/g, ' ');

interface TitlePart {
  title: string;
  employer: string | null;
  score: number;
}

/** Tells title from employer in what is left of a line without its dates. */
function titleIn(line: string): TitlePart {
  const rest = trimmed(line.replace(placeholders, ' | '));
  const pieces = rest
    .split(/\s[-|•·]\s|[|•·\t]|\s{2,}|\bat\s(?=[A-Z])|@/)
    .map(trimmed)
    .filter(Boolean);
  const withCommas = pieces.flatMap((piece) => {
    const parts = piece.split(/,\s?/).map(trimmed).filter(Boolean);
    return parts.length > 1 && parts.some((part) => organisation.test(part)) ? parts : [piece];
  });
  let best: TitlePart = { title: '', employer: null, score: -9 };
  for (const piece of withCommas) {
    const score = titleness(piece);
    if (score > best.score) best = { title: piece, employer: null, score };
  }
  const others = withCommas.filter((piece) => piece !== best.title && !/^[A-Z]{2}$/.test(piece));
  const named = others.findIndex((piece) => organisation.test(piece));
  const suffix = /^(?:inc|llc|ltd|corp|co|plc)\.?$/i.test(others[named] ?? '');
  best.employer = suffix
    ? `${others[named - 1] ?? ''}, ${others[named]}`
    : (others[named] ?? others[0] ?? null);
  return best;
}

/** A place at a line's end: ", TX" or "| Berlin, Germany" do not matter, the usual American form does. */
const placeAtEnd = /,\s?[A-Z]{2}(?:\s\d{5})?$/;

/** The employer on a line of its own between or below title and dates: "Cedar Signal Analytics, Seattle, WA". */
function employerBeside(lines: ResumeLine[], title: number, dates: number): string | null {
  const at = Math.abs(title - dates) === 2 ? (title + dates) / 2 : Math.max(title, dates) + 1;
  const line = lines[at];
  if (!line || line.isHeader || line.text.length > 100 || /^[•*-]|[.!?]$/.test(line.raw)) return null;
  if (placeholder.test(line.text) || (!placeAtEnd.test(line.text) && !organisation.test(line.text)))
    return null;
  const name = trimmed(line.text.split(/\s[|•·]\s|,\s|\s{2,}|\s-\s/)[0] ?? '');
  const words = name.split(' ');
  const capitals = words.filter((word) => /^[A-Z\d&]|^(?:of|and|the|for)$/.test(word)).length;
  return words.length <= 8 && capitals === words.length && /^[A-Z\d]/.test(name) ? name : null;
}

const withoutPeriods = (text: string, periods: Period[]) =>
  periods.reduceRight((rest, period) => `${rest.slice(0, period.start)} | ${rest.slice(period.end)}`, text);

/** Where a title may stand beside its dates, nearest first, and how much less likely it is there. */
const neighbours = [
  [-1, 0.8],
  [1, 0.6],
  [-2, 2.5],
  [2, 2.5],
] as const;

/** The lines of a title, its dates and what stands between them as one quotation; the dates alone where that is long. */
function quoteOf(lines: ResumeLine[], title: number, dates: number): string {
  const from = Math.min(title, dates);
  const whole = lines
    .slice(from, Math.max(title, dates) + 1)
    .map(({ raw }) => raw)
    .join(' ');
  return whole.length > maxQuoteLength && Math.abs(title - dates) > 1 ? (lines[dates]?.raw ?? '') : whole;
}

/** The dated positions of a resume in the order they are written. */
export function readPositions(lines: ResumeLine[], today: string): DatedPosition[] {
  const found: DatedPosition[] = [];
  const usedLines = new Set<number>();
  lines.forEach((line, index) => {
    if (line.section === 'EDUCATION' || line.isHeader || line.text.length > 300) return;
    const periods = periodsIn(line.text, today);
    const [period] = periods;
    if (!period || degreeWords.test(line.text)) return;
    if (line.section === 'SUMMARY' && line.text.length > 120) return;

    const own = titleIn(withoutPeriods(line.text, periods));
    let best = { ...own, line: index };
    for (const [neighbour, malus] of neighbours) {
      const other = lines[index + neighbour];
      if (!other || other.isHeader || usedLines.has(index + neighbour) || other.text.length > 140) continue;
      if (periodsIn(other.text, today).length > 0) continue;
      const part = titleIn(other.text);
      if (part.score - malus <= best.score || part.score <= 0) continue;
      best = { ...part, score: part.score - malus, line: index + neighbour };
      if (neighbour === -1 && part.score >= 2) break;
    }
    const title = best.title || trimmed(own.title);
    if (title === '' || goesOn.test(title) || (best.score <= 0 && line.section !== 'EXPERIENCE')) return;
    if (best.score <= 0 && (!/^[A-Z\d(]/.test(title) || title.split(' ').length > 7 || /[.;]$/.test(title)))
      return;
    usedLines.add(index).add(best.line);
    const beside = trimmed(withoutPeriods(line.text, periods));
    const [before = ''] = placeAtEnd.test(beside) ? beside.split(/,\s/) : [own.title];
    const told = best.line === index ? best.employer : (best.employer ?? (trimmed(before) || null));
    const employer = told === null || ward.test(told) ? employerBeside(lines, best.line, index) : told;
    found.push({
      from: period.from,
      to: period.to,
      position: {
        title: cut(title, 120),
        employer: employer === null || employer === title ? null : cut(employer, 120),
        from: monthText(period.from),
        to: monthText(period.to),
        current: period.current,
        quote: cut(quoteOf(lines, best.line, index)),
      },
    });
  });
  return found;
}
