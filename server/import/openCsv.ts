/** A CSV file's header and lines, whatever it is separated by and however its characters are written. */
import { type CsvError, parse } from 'csv-parse';
import { errorText } from '../base/errorText.ts';
import type { Sentence } from '../base/sentence.ts';
import { type CsvEncoding, encodingOf, openDecoded } from './csvEncoding.ts';
import type { CsvSource } from './csvSource.ts';

/** Ordered: of two that give as many columns, the first. */
const delimiters = [',', ';', '\t', '|'] as const;

type Delimiter = (typeof delimiters)[number];

/** A line of the file, or the fault of one that is not CSV. `line` is the last one of the record, from 1. */
type CsvLine = { line: number } & ({ cells: string[] } | { problem: Sentence });

export interface CsvTable {
  name: string;
  header: string[];
  encoding: CsvEncoding;
  delimiter: Delimiter;
  lines(): AsyncGenerator<CsvLine>;
  /** How many lines there are, the header aside. */
  count(): Promise<number>;
}

/** The file cannot be imported at all. */
export class CsvFileError extends Error {}

/** The fault of a line that is not CSV. */
function csvProblem(error: CsvError): Sentence {
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') {
    const { record } = error as CsvError & { record?: unknown[] };
    const count = record?.length;
    return count === undefined
      ? (t) => t('The line has another number of fields than the header.')
      : (t) => t('The line has {count} fields, the header another number.', { count });
  }
  return (t) => t('The line is no CSV: check its quotation marks.');
}

const common = { bom: true, trim: true, max_record_size: 1_000_000 } as const;

async function headerBy(
  source: CsvSource,
  encoding: CsvEncoding,
  delimiter: Delimiter,
): Promise<string[] | undefined> {
  const stream = openDecoded(source, encoding);
  try {
    const lines = stream.pipe(
      parse({ ...common, delimiter, to_line: 1, relax_quotes: true, skip_empty_lines: true }),
    );
    stream.on('error', (error) => lines.destroy(error));
    for await (const header of lines) return header as string[];
    return undefined;
  } catch (error) {
    // A text in quotation marks that ends where another delimiter stands.
    if (errorText(error, 'code')?.startsWith('CSV_')) return undefined;
    throw error;
  } finally {
    stream.destroy();
  }
}

/**
 * The delimiter that cuts the header into most columns. csv-parse's own `delimiter_auto` counts characters, so that
 * prose with more commas than a file has semicolons decides, and it fails at letters beyond ASCII.
 */
async function readHeader(source: CsvSource): Promise<Pick<CsvTable, 'header' | 'encoding' | 'delimiter'>> {
  const encoding = await encodingOf(source);
  let best: { header: string[]; delimiter: Delimiter } | undefined;
  for (const delimiter of delimiters) {
    const header = await headerBy(source, encoding, delimiter);
    if (header && header.length > (best?.header.length ?? 0)) best = { header, delimiter };
  }
  if (!best) throw new CsvFileError(`${source.name} is empty.`);
  return { ...best, header: best.header.map((name) => name.trim()), encoding };
}

/** @throws CsvFileError when the file cannot be read or has no header */
export async function openCsv(source: CsvSource): Promise<CsvTable> {
  const { header, encoding, delimiter } = await readHeader(source).catch((error) => {
    if (error instanceof CsvFileError) throw error;
    const code = errorText(error, 'code');
    throw new CsvFileError(
      `${source.name} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : (code ?? 'it is no CSV file')}.`,
    );
  });

  const parsed = (onSkip: (problem: Sentence, line: number) => void) => {
    const stream = openDecoded(source, encoding);
    const lines = parse({
      ...common,
      delimiter,
      // By their place: two columns may have one name.
      columns: (names: string[]) => names.map((_, place) => String(place)),
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        if (error) onSkip(csvProblem(error), Number((error as CsvError & { lines?: number }).lines ?? 0));
        return undefined;
      },
    });
    stream.on('error', (error) => lines.destroy(error));
    return stream.pipe(lines) as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>;
  };

  return {
    name: source.name,
    header,
    encoding,
    delimiter,
    async count() {
      let lines = 0;
      for await (const _ of parsed(() => (lines += 1))) lines += 1;
      return lines;
    },
    async *lines() {
      const skipped: CsvLine[] = [];
      for await (const { record, info } of parsed((problem, line) => skipped.push({ problem, line }))) {
        yield* skipped.splice(0);
        // Numbers as names stand in their order.
        yield { line: info.lines, cells: Object.values(record) };
      }
      yield* skipped;
    },
  };
}
