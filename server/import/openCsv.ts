/** A CSV file's headings and rows, whatever it is separated by and however its characters are encoded. */
import type { CsvEncoding, CsvKind } from '../../schemas/importFile.ts';
import { errorText } from '../base/errorText.ts';
import type { Sentence } from '../base/sentence.ts';
import { type CsvLayout, layoutOf } from './csvLayout.ts';
import { readRecords } from './csvRecords.ts';
import type { CsvSource } from './csvSource.ts';
import { decodeWith } from './decodeWith.ts';
import { encodingOf } from './encodingOf.ts';

/** A row, or the fault of one that cannot be read. `line` is the last one of the row, from 1. */
type CsvRow = { line: number } & ({ cells: string[] } | { problem: Sentence });

export interface CsvTable extends Pick<CsvLayout, 'delimiter' | 'header' | 'above'> {
  name: string;
  encoding: CsvEncoding;
  /** Words of it with letters beyond ASCII, by which a reader sees whether the encoding is the right one. */
  spellings: string[];
  rows(): Generator<CsvRow>;
  /** How many rows there are. */
  count(): number;
}

/** The file cannot be imported at all. */
export class CsvFileError extends Error {}

const maxSpellings = 6;
const longestSpelling = 40;

function spellingsIn(text: string): string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}'’-]*[^\p{ASCII}\s][^\s,;|"]*/gu)) {
    words.add(word.slice(0, longestSpelling).toWellFormed());
    if (words.size === maxSpellings) break;
  }
  return [...words];
}

/** A row as wide as the headings: spreadsheets leave off separators at the end, or write more of them. */
function fitted(
  cells: readonly string[],
  { header, delimiter }: CsvLayout,
): { cells: string[] } | { problem: Sentence } {
  const columns = header.length;
  if (cells.slice(columns).some((cell) => cell !== ''))
    return {
      problem: (t) =>
        t(
          'The line has {count} cells, the file {columns} columns. Put a text with “{separator}” in quotation marks.',
          { count: cells.length, columns, separator: delimiter === '\t' ? 'Tab' : delimiter },
        ),
    };
  return { cells: header.map((_, place) => cells[place] ?? '') };
}

function* rowsOf(lines: readonly string[], layout: CsvLayout): Generator<CsvRow> {
  const { linesBefore, delimiter } = layout;
  for (const record of readRecords(lines.slice(linesBefore), delimiter)) {
    const line = linesBefore + record.line;
    if ('problem' in record) yield { line, problem: record.problem };
    else if (record.cells.some((cell) => cell !== '')) yield { line, ...fitted(record.cells, layout) };
  }
}

async function bytesOf({ name, read }: CsvSource): Promise<Uint8Array> {
  try {
    return await read();
  } catch (error) {
    const code = errorText(error, 'code');
    throw new CsvFileError(
      `${name} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : (code ?? 'it is no CSV file')}.`,
    );
  }
}

/**
 * @param encoding guessed when it is not given
 * @throws CsvFileError when the file cannot be read or is empty
 */
export async function openCsv(source: CsvSource, kind: CsvKind, encoding?: CsvEncoding): Promise<CsvTable> {
  const bytes = await bytesOf(source);
  const known = encoding ?? encodingOf(bytes);
  const text = decodeWith(known, bytes);
  // Files that were put together from several end their lines in several ways.
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const layout = layoutOf(lines, kind);
  if (!layout) throw new CsvFileError(`${source.name} is empty.`);
  const { delimiter, header, above } = layout;
  const rows = () => rowsOf(lines, layout);
  return {
    ...{ name: source.name, encoding: known, delimiter, header, above, spellings: spellingsIn(text), rows },
    count() {
      let count = 0;
      for (const _ of rows()) count += 1;
      return count;
    },
  };
}
