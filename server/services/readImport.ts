/** Reads import files off the thread that answers. */
import type { Locale } from '../../schemas/base/locales.ts';
import type { CandidateImport } from '../../schemas/candidate.ts';
import type { CsvKind, ImportFile, ImportProblem } from '../../schemas/importFile.ts';
import type { JobFields } from '../../schemas/job.ts';

/** The parts of an import that follow from the file alone. */
export type ImportReading = Pick<
  ImportFile,
  'columns' | 'choices' | 'preset' | 'proposals' | 'fields' | 'rows'
>;

/** Why a file is not taken. */
export type ImportRefusal = 'EMPTY' | 'UNREADABLE' | 'TOO_MANY_ROWS' | 'TOO_MANY_COLUMNS';

/** A row that is right, by what it is of, or the faults of one that is wrong. */
export type ReadRow =
  | { line: number; candidate: CandidateImport }
  | { line: number; job: JobFields }
  | { line: number; problems: Pick<ImportProblem, 'column' | 'reason'>[] };

export interface ReadImport {
  inspect(file: { bytes: Uint8Array; kind: CsvKind }): Promise<ImportReading | { refusal: ImportRefusal }>;
  /** Every row of a file that was inspected. @param fields one for each column; those every row needs are there */
  rows(file: {
    bytes: Uint8Array;
    kind: CsvKind;
    fields: readonly (string | null)[];
    locale: Locale;
  }): Promise<ReadRow[]>;
}
