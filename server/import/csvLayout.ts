/** Where the headings of a CSV file are, and what its cells are separated by. */
import type { CsvKind } from '../../schemas/importFile.ts';
import { readRecords } from './csvRecords.ts';
import { presetOf } from './presets.ts';
import { proposeMapping } from './proposeMapping.ts';

export interface CsvLayout {
  delimiter: string;
  /** Empty texts where the file has no headings. */
  header: string[];
  /** How many lines come before the first row. */
  linesBefore: number;
  /** Texts of the lines above the headings. */
  above: string[];
}

/** Ordered: of two that give as many columns, the first. */
const delimiters = [',', ';', '\t', '|'];

/** Excel's own line above the headings, also as a spreadsheet saves it again. */
const separatorLine = /^"?sep=(\t|[^\s"])"?[\s,;|]*$/i;

/** Records that are looked at, and lines that can stand above the headings. */
const maxSample = 30;
const maxAbove = 20;

interface SampleRow {
  begin: number;
  line: number;
  cells: string[];
  filled: number;
  /** How many fields the cells name. */
  fields: number;
}

const fieldsIn = (header: readonly string[], kind: CsvKind): number =>
  proposeMapping(header, kind, presetOf(header, kind)).filter((field) => field !== null).length;

function sampleOf(lines: readonly string[], delimiter: string, kind: CsvKind): SampleRow[] {
  const sample: SampleRow[] = [];
  for (const record of readRecords(lines, delimiter)) {
    if (sample.length === maxSample) break;
    if ('problem' in record) continue;
    const { cells } = record;
    const filled = cells.filter((cell) => cell !== '').length;
    if (filled > 0) sample.push({ ...record, filled, fields: fieldsIn(cells, kind) });
  }
  return sample;
}

const hasAddress = ({ cells }: SampleRow) => cells.some((cell) => /[^\s@]@[^\s@]+\.[^\s@]/.test(cell));

/** Titles, dates and filters of a report fill one cell or two. */
const isTitle = (row: SampleRow) => row.filled === 1 || (row.filled === 2 && !hasAddress(row));

/** The row of headings: the first one below titles that names fields, or else the first one that is no title. */
function headerIn(sample: readonly SampleRow[]): SampleRow | undefined {
  const firstWide = sample.findIndex((row) => !isTitle(row));
  const leading = sample.slice(0, Math.min(firstWide < 0 ? maxAbove : firstWide, maxAbove) + 1);
  const widest = Math.max(...sample.map(({ filled }) => filled));
  const titleWidth = widest >= 4 ? 2 : 1;
  return (
    leading.find(({ fields }) => fields >= 2) ??
    leading.find((row) => row.fields > 0 || row.filled > titleWidth || widest === 1 || !isTitle(row)) ??
    sample[0]
  );
}

interface Candidate {
  layout: CsvLayout;
  /** How well it fits, the weightiest reason first: fields it names, several columns, headings, few lines above, columns. */
  fit: readonly number[];
}

function isBetter({ fit }: Candidate, than: Candidate | undefined): boolean {
  if (!than) return true;
  const place = fit.findIndex((value, at) => value !== than.fit[at]);
  return place >= 0 && (fit[place] ?? 0) > (than.fit[place] ?? 0);
}

function layoutBy(
  delimiter: string,
  lines: readonly string[],
  skipped: number,
  kind: CsvKind,
): Candidate | undefined {
  const sample = sampleOf(lines.slice(skipped), delimiter, kind);
  const header = headerIn(sample);
  if (!header) return undefined;
  const { cells, fields, begin, line } = header;
  // A row with someone's address in it is a row and no heading.
  const isRow = fields < 2 && hasAddress(header);
  const above = sample
    .slice(0, sample.indexOf(header))
    .map((row) => row.cells.filter((cell) => cell !== '').join(' '));
  return {
    fit: [fields, cells.length > 1 ? 1 : 0, isRow ? 0 : 1, -above.length, cells.length],
    layout: {
      delimiter,
      header: isRow ? cells.map(() => '') : cells,
      linesBefore: skipped + (isRow ? begin - 1 : line),
      above,
    },
  };
}

/** @returns undefined when there is nothing to read */
export function layoutOf(lines: readonly string[], kind: CsvKind): CsvLayout | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  const named = separatorLine.exec(lines[first] ?? '')?.[1];
  let best: Candidate | undefined;
  for (const delimiter of named === undefined ? delimiters : [named]) {
    const candidate = layoutBy(delimiter, lines, named === undefined ? 0 : first + 1, kind);
    if (candidate && isBetter(candidate, best)) best = candidate;
  }
  return best?.layout;
}
