/** Files of candidates and jobs from elsewhere: their kinds, where they come from, and how far an import has come. */
import { z } from 'zod';
import { choiceOf, count, id, moment, text } from './base/fields.ts';

/** The contents of a CSV file. */
export const CsvKind = choiceOf(['CANDIDATES', 'JOBS'], 'Kind', {
  CANDIDATES: 'Candidates',
  JOBS: 'Jobs',
});

/** RESUMES is an archive of files (importedResume.ts); it has no columns. */
export const ImportKind = choiceOf(['CANDIDATES', 'JOBS', 'RESUMES'], 'Kind', {
  CANDIDATES: 'Candidates',
  JOBS: 'Jobs',
  RESUMES: 'Resumes',
});

/** Software whose exports are known; their headings are in server/import/presets.ts. */
export const ImportPreset = choiceOf(['GREENHOUSE', 'OPENCATS'], 'From', {
  GREENHOUSE: 'Greenhouse',
  OPENCATS: 'OpenCATS',
});

/** READING an archive's files; READY waits for its recruiter; RUNNING goes on by itself, also when a server is killed meanwhile. */
export const ImportStatus = choiceOf(['READING', 'READY', 'RUNNING', 'DONE'], 'Status', {
  READING: 'Being read',
  READY: 'Not started',
  RUNNING: 'Running',
  DONE: 'Done',
});

/** The most rows of a file. */
export const mostImportRows = 5000;

/** The most columns of a file. */
export const mostImportColumns = 100;

/** Files that a recruiter may upload in 24 hours. */
export const mostImportsADay = 20;

/** The most wrong rows that are told of; the others are counted. */
export const mostImportProblems = 500;

/** For each column of the file, in order, the field it is; null for one that is left out. */
const Fields = z.array(z.string().max(60).nullable()).max(mostImportColumns).meta({ title: 'Fields' });

/** Body of a preview and of the start: which field each column is. */
export const ImportMapping = z.strictObject({ fields: Fields });

/** Body of an upload, beside the file. */
export const ImportUpload = z.strictObject({ kind: CsvKind });

/** A row that is wrong. */
export const ImportProblem = z.object({
  line: z.int().min(0).meta({ title: 'Line' }),
  column: z
    .string()
    .nullable()
    .meta({ title: 'Column', description: 'Null where the line as a whole is wrong.' }),
  reason: z.string().meta({ title: 'Reason' }),
});

const tally = {
  added: count('New'),
  known: count('Already here'),
  refused: count('Wrong'),
  problems: z.array(ImportProblem).max(mostImportProblems).meta({ title: 'Wrong rows' }),
};

/** The result of a dry run; nothing of it is stored. */
export const ImportPreview = z.object(tally);

/** An import of a recruiter's. */
export const ImportFile = z.object({
  id,
  kind: ImportKind,
  fileName: text('File'),
  status: ImportStatus,
  rows: count('Rows'),
  done: count('Rows done'),
  ...tally,
  columns: z
    .array(z.object({ heading: z.string(), samples: z.array(z.string()).max(3) }))
    .max(mostImportColumns)
    .meta({ title: 'Columns', description: 'With the first values of each.' }),
  fields: Fields.meta({ title: 'Fields', description: 'What each column is, as it was proposed or chosen.' }),
  choices: z
    .array(z.object({ field: z.string(), title: z.string(), isRequired: z.boolean() }))
    .meta({ title: 'Choices', description: 'The fields that a column can be.' }),
  preset: ImportPreset.nullable().meta({
    title: 'From',
    description: 'The software whose export it seems to be.',
  }),
  proposals: z
    .object({ NONE: Fields, GREENHOUSE: Fields, OPENCATS: Fields })
    .meta({ title: 'Proposals', description: 'What each column is, by the software the file is from.' }),
  createdAt: moment('Uploaded'),
  endedAt: moment('Ended').nullable(),
});

export type CsvKind = z.output<typeof CsvKind>;
export type ImportKind = z.output<typeof ImportKind>;
export type ImportPreset = z.output<typeof ImportPreset>;
export type ImportStatus = z.output<typeof ImportStatus>;
export type ImportProblem = z.output<typeof ImportProblem>;
export type ImportPreview = z.output<typeof ImportPreview>;
export type ImportFile = z.output<typeof ImportFile>;
