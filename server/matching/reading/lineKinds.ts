/** The use of each line of a resume as evidence. */
import type { Position } from '../../../schemas/facts.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import type { ResumeLine } from './resumeLines.ts';

/** LIST: things named without saying what was done with them. HEAD: a heading, or a position's title and dates. */
export type LineKind = 'PROSE' | 'LIST' | 'HEAD' | 'EDUCATION';

/** A line by its place in the resume. */
export interface PlacedLine {
  start: number;
  end: number;
  kind: LineKind;
  /** Whether it stands where work is told of. */
  atWork: boolean;
}

const separator = /[,;|•·/]|\s[-–]\s|\s{2,}/;

/** Whether a line names things: all short, between commas or bars, or a few words without a full stop. */
function isList({ text, section }: ResumeLine): boolean {
  const parts = text
    .replace(/^[A-Z][\w &/]{2,40}:/, '')
    .split(separator)
    .filter((part) => part.trim() !== '');
  const words = text.split(' ').length;
  if (section === 'SKILLS') return words / Math.max(1, parts.length) <= 5;
  return parts.length >= 4 && words / parts.length <= 3;
}

/** The kinds of a resume's lines. */
export function placeLines(lines: readonly ResumeLine[], positions: readonly Position[]): PlacedLine[] {
  const quotes = positions.map(({ quote }) => quote).filter((quote) => quote !== '');
  return lines.map((line) => {
    const { start, end, section } = line;
    const isHead =
      line.isHeader ||
      (line.raw.length > 3 &&
        line.raw.length < 200 &&
        quotes.some((quote) =>
          line.raw.length > 12 ? quote.includes(line.raw) : quote.startsWith(line.raw),
        ));
    const kind = isHead ? 'HEAD' : section === 'EDUCATION' ? 'EDUCATION' : isList(line) ? 'LIST' : 'PROSE';
    return { start, end, kind, atWork: section === 'EXPERIENCE' };
  });
}

/**
 * Where employers' names stand in a line, as [start, end) in `text`: what a company is called says nothing of what
 * was done there. A name of one word is only looked for beside its position.
 */
export function employersIn(text: string, raw: string, positions: readonly Position[]): [number, number][] {
  const spans: [number, number][] = [];
  for (const { employer, quote } of positions) {
    if (employer === null || employer.length < 3) continue;
    if (!employer.includes(' ') && !quote.includes(raw)) continue;
    const at = text.indexOf(employer);
    if (at < 0) continue;
    const terms = termsOf(employer);
    const named = occupationsIn(terms).reduce((sum, { length }) => sum + length, 0);
    if (named * 2 < terms.length) spans.push([at, at + employer.length]);
  }
  return spans;
}
