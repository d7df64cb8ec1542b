/** The positions a resume lists. */
import type { Position } from '../../schemas/facts.ts';
import { monthText, type Period, periodsIn } from './dates.ts';
import { roleNouns } from './lexicon/general.ts';
import { occupationsIn } from './lexicon/titles.ts';
import { cut } from './quote.ts';
import { headerOf, type ResumeLine } from './resumeLines.ts';
import { stem } from './stem.ts';
import { termsOf } from './tokens.ts';

/** A position with its period in months, for counting. */
export interface DatedPosition {
  position: Position;
  from: number;
  to: number;
}

const placeholder = /\b(?:company name|employer name)\b|\bcity\s?,\s?state\b(?:\s?,\s?country\b)?/gi;
const degreeWords =
  /\b(?:bachelor|master of|master's|masters|associate of|associate's degree|associate degree|diploma|g\.?e\.?d|b\.?s\.?c?|b\.?a|m\.?b\.?a|ph\.?d|degree|coursework|gpa|graduat(?:ed|ion)|high school,)\b/i;
const organisation =
  /\b(?:inc|llc|ltd|corp|corporation|company|group|university|college|hospital|school|bank|center|centre|clinic|institute|agency|associates|services|department|solutions|technologies|systems|hotel|restaurant|church|foundation|partners|gmbh|plc)\b/i;
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
  const rest = trimmed(line.replace(placeholder, ' | '));
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

const withoutPeriods = (text: string, periods: Period[]) =>
  periods.reduceRight((rest, period) => `${rest.slice(0, period.start)} | ${rest.slice(period.end)}`, text);

/** Where a title may stand beside its dates, nearest first, and how much less likely it is there. */
const neighbours = [
  [-1, 0.8],
  [1, 0.6],
  [-2, 2.5],
  [2, 2.5],
] as const;

/** Two lines that follow each other, as one quotation. */
const joined = (lines: ResumeLine[], a: number, b: number) =>
  `${lines[Math.min(a, b)]?.raw ?? ''} ${lines[Math.max(a, b)]?.raw ?? ''}`.trim();

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
    if (title === '' || (best.score <= 0 && line.section !== 'EXPERIENCE')) return;
    if (best.score <= 0 && (!/^[A-Z\d(]/.test(title) || title.split(' ').length > 7 || /[.;]$/.test(title)))
      return;
    usedLines.add(index).add(best.line);
    const employer = best.line === index ? best.employer : (best.employer ?? (own.title || null));
    found.push({
      from: period.from,
      to: period.to,
      position: {
        title: cut(title, 120),
        employer: employer === null || employer === title ? null : cut(employer, 120),
        from: monthText(period.from),
        to: monthText(period.to),
        current: period.current,
        quote: cut(Math.abs(best.line - index) === 1 ? joined(lines, best.line, index) : line.raw),
      },
    });
  });
  return found;
}
