/** The thread in which import files are read. */
import type { Locale } from '../../schemas/base/locales.ts';
import {
  type CsvEncoding,
  type CsvKind,
  type ImportPreset,
  mostImportColumns,
  mostImportRows,
} from '../../schemas/importFile.ts';
import { defaultStages, JobFields } from '../../schemas/job.ts';
import { say } from '../base/sentence.ts';
import { translators } from '../base/translators.ts';
import { serveTasks } from '../base/workers/serveTasks.ts';
import type { ImportReading, ImportRefusal, ReadRow } from '../services/readImport.ts';
import { columnFields, isOfCommand } from './columnFields.ts';
import { bytesSource } from './csvSource.ts';
import { isNoText } from './encodingOf.ts';
import { looksLikeNote } from './noteHeadings.ts';
import { CsvFileError, type CsvTable, openCsv } from './openCsv.ts';
import { presetOf } from './presets.ts';
import { proposeMapping } from './proposeMapping.ts';
import { problemsOf, type RowProblem, readRows } from './readRows.ts';

interface FileTask {
  bytes: Uint8Array;
  kind: CsvKind;
  /** Guessed when it is not given. */
  encoding?: CsvEncoding | undefined;
}

export type ImportTask =
  | ({ do: 'inspect' } & FileTask)
  | ({ do: 'read'; fields: readonly (string | null)[]; locale: Locale } & FileTask);

export type ImportAnswer = ImportReading | { refusal: ImportRefusal } | { rowsRead: ReadRow[] };

const samples = 3;
const longestSample = 60;

/** The first values of each column, each once. */
function samplesOf(table: CsvTable): { rows: number; columns: ImportReading['columns'] } {
  const found = table.header.map(() => new Set<string>());
  let rows = 0;
  for (const line of table.rows()) {
    rows += 1;
    if (rows > mostImportRows) break;
    if ('problem' in line) continue;
    for (const [place, cell] of line.cells.entries()) {
      const own = found[place];
      if (own && own.size < samples && cell !== '') own.add(cell.slice(0, longestSample).toWellFormed());
    }
  }
  return {
    rows,
    columns: table.header.map((heading, place) => ({
      heading,
      samples: [...(found[place] ?? [])],
      looksPrivate: looksLikeNote(heading),
    })),
  };
}

async function inspect({
  bytes,
  kind,
  encoding,
}: FileTask): Promise<ImportReading | { refusal: ImportRefusal }> {
  // The product's own files, and a spreadsheet that was sent as it is, have bytes of nothing.
  if (isNoText(bytes)) return { refusal: 'UNREADABLE' };
  const table = await openCsv(bytesSource('file', bytes), kind, encoding).catch((error) => {
    if (error instanceof CsvFileError) return undefined;
    throw error;
  });
  if (!table) return { refusal: 'EMPTY' };
  if (table.header.length > mostImportColumns) return { refusal: 'TOO_MANY_COLUMNS' };
  const { rows, columns } = samplesOf(table);
  if (rows === 0) return { refusal: 'EMPTY' };
  if (rows > mostImportRows) return { refusal: 'TOO_MANY_ROWS' };
  const propose = (preset: ImportPreset | null) =>
    proposeMapping(table.header, kind, preset).map((field) => (isOfCommand(field) ? null : field));
  const preset = presetOf(table.header, kind);
  return {
    ...{ rows, columns, encoding: table.encoding, spellings: table.spellings, above: table.above },
    preset,
    fields: propose(preset),
    proposals: {
      ...{ NONE: propose(null), GREENHOUSE: propose('GREENHOUSE') },
      ...{ LEVER: propose('LEVER'), ASHBY: propose('ASHBY'), OPENCATS: propose('OPENCATS') },
    },
    choices: columnFields(kind).filter(({ field }) => !isOfCommand(field)),
  };
}

const inWords = (problems: readonly RowProblem[], locale: Locale) =>
  problems.map(({ column, reason }) => ({ column, reason: say(reason, translators[locale]) }));

async function read(task: Extract<ImportTask, { do: 'read' }>): Promise<ReadRow[]> {
  const { bytes, kind, fields, locale, encoding } = task;
  const table = await openCsv(bytesSource('file', bytes), kind, encoding);
  const found: ReadRow[] = [];
  if (kind === 'CANDIDATES') {
    for await (const row of readRows(table, kind, fields)())
      found.push(
        'problems' in row
          ? { line: row.line, problems: inWords(row.problems, locale) }
          : { line: row.line, candidate: row.value, leftOut: inWords(row.leftOut, locale) },
      );
    return found;
  }
  for await (const row of readRows(table, kind, fields)()) {
    if ('problems' in row) {
      found.push({ line: row.line, problems: inWords(row.problems, locale) });
      continue;
    }
    const { status: _, ...written } = row.value;
    const job = JobFields.safeParse({ ...written, criteria: [], stages: defaultStages });
    found.push(
      job.success
        ? { line: row.line, job: job.data, leftOut: inWords(row.leftOut, locale) }
        : { line: row.line, problems: inWords(problemsOf(job.error), locale) },
    );
  }
  return found;
}

serveTasks(
  async (task: ImportTask): Promise<ImportAnswer> =>
    task.do === 'inspect' ? inspect(task) : { rowsRead: await read(task) },
);
