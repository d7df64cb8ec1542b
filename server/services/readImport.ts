/** Reads import files off the thread that answers. */
import type { Locale } from '../../schemas/base/locales.ts';
import type { CandidateImport } from '../../schemas/candidateImport.ts';
import type { CsvEncoding, CsvKind, ImportFile, ImportProblem } from '../../schemas/importFile.ts';
import type { JobFields } from '../../schemas/job.ts';

/** The parts of an import that follow from the file alone. */
export type ImportReading = Pick<
  ImportFile,
  'columns' | 'choices' | 'preset' | 'proposals' | 'fields' | 'rows' | 'spellings' | 'above'
> & { encoding: CsvEncoding };

/** Why a file is not taken. */
export type ImportRefusal = 'EMPTY' | 'UNREADABLE' | 'TOO_MANY_ROWS' | 'TOO_MANY_COLUMNS';

/** A problem with a cell of a row. */
type CellNotice = Pick<ImportProblem, 'column' | 'reason'>;

/** A row that is right, by what it is of and with the cells that are left out, or the faults of one that is wrong. */
export type ReadRow =
  | { line: number; candidate: CandidateImport; leftOut: CellNotice[] }
  | { line: number; job: JobFields; leftOut: CellNotice[] }
  | { line: number; problems: CellNotice[] };

export interface ReadImport {
  /** @param file its encoding is guessed when it is not given */
  inspect(file: {
    bytes: Uint8Array;
    kind: CsvKind;
    encoding?: CsvEncoding;
  }): Promise<ImportReading | { refusal: ImportRefusal }>;
  /** Every row of a file that was inspected. @param fields one for each column; those every row needs are there */
  rows(file: {
    bytes: Uint8Array;
    kind: CsvKind;
    /** Guessed when it is not given. */
    encoding?: CsvEncoding | undefined;
    fields: readonly (string | null)[];
    locale: Locale;
  }): Promise<ReadRow[]>;
}
