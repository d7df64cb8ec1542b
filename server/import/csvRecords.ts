/** The records of a CSV text. A faulty one costs no other: reading goes on with the line after the one it begins in. */
import { CsvError, parse } from 'csv-parse/sync';
import type { Sentence } from '../base/sentence.ts';

/** A record, or the fault of one that is not CSV. */
type CsvRecord = {
  /** The line it begins in, from 1, and the one it ends in. */
  begin: number;
  line: number;
} & ({ cells: string[] } | { problem: Sentence });

interface Found {
  cells: string[];
  /** How many lines end with it. */
  lines: number;
}

/** The lines that are parsed together, and the most that one record can have. */
const windowLines = 100;
const maxRecordLines = 10_000;

const faults: Readonly<Record<'unclosed' | 'other', Sentence>> = {
  unclosed: (t) => t('A quotation mark of this line is never closed. Close it or take it away.'),
  other: (t) => t('The line is no CSV: check its quotation marks.'),
};

/** The records before the first faulty one, and what is wrong with that. */
function parseUntilFault(lines: readonly string[], delimiter: string, isRelaxed = false) {
  const found: Found[] = [];
  try {
    parse(lines.join('\n'), {
      delimiter,
      record_delimiter: '\n',
      trim: !isRelaxed,
      relax_column_count: true,
      relax_quotes: isRelaxed,
      on_record(cells: string[], context) {
        found.push({ cells: cells.map((cell) => cell.trim()), lines: context.lines });
        return null;
      },
    });
    return { found };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      found,
      fault: error.code === 'CSV_QUOTE_NOT_CLOSED' ? ('unclosed' as const) : ('other' as const),
    };
  }
}

const address = /[^\s@<>"]@[^\s@<>"]+\.[^\s@<>"]/;

/**
 * Whether a record has swallowed others, because a quotation mark is closed only by one that was meant for another: a
 * line inside it has as many cells, with an address in the same one.
 */
function hasSwallowed(inner: readonly string[], { cells }: Found, delimiter: string): boolean {
  const place = cells.findIndex((cell) => address.test(cell) && !cell.includes('\n'));
  if (place < 0) return false;
  return inner.some((line) => {
    const own = line.split(delimiter);
    return own.length > place && own.length >= cells.length && address.test(own[place] ?? '');
  });
}

/** One line whose quotation marks are not as they should be: inside a cell they are signs like any other. */
function readAlone(line: string, at: number, delimiter: string): CsvRecord {
  const { found, fault } = parseUntilFault([line], delimiter, true);
  const [only] = found;
  const place = { begin: at + 1, line: at + 1 };
  return only && fault === undefined
    ? { ...place, cells: only.cells }
    : { ...place, problem: faults[fault ?? 'other'] };
}

/** @param lines of the text, without their ends */
export function* readRecords(lines: readonly string[], delimiter: string): Generator<CsvRecord> {
  let at = 0;
  let size = windowLines;
  while (at < lines.length) {
    const end = Math.min(at + size, lines.length);
    const { found, fault } = parseUntilFault(lines.slice(at, end), delimiter);
    const isCut = fault === 'unclosed' && end < lines.length && size < maxRecordLines;
    let begin = at;
    let isSwallowing = false;
    for (const record of found) {
      const next = at + record.lines;
      isSwallowing = next - begin > 1 && hasSwallowed(lines.slice(begin + 1, next), record, delimiter);
      if (isSwallowing) break;
      yield { begin: begin + 1, line: next, cells: record.cells };
      begin = next;
    }
    if (isCut && !isSwallowing && begin === at) {
      size *= 10;
      continue;
    }
    size = windowLines;
    // Nothing but the end of the text is left.
    if (begin === at && fault === undefined && !isSwallowing) return;
    if (isSwallowing || (fault !== undefined && !isCut)) {
      yield readAlone(lines[begin] ?? '', begin, delimiter);
      begin += 1;
    }
    at = begin;
  }
}
