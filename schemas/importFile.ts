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
export const ImportPreset = choiceOf(['GREENHOUSE', 'LEVER', 'ASHBY', 'OPENCATS'], 'From', {
  GREENHOUSE: 'Greenhouse',
  LEVER: 'Lever',
  ASHBY: 'Ashby',
  OPENCATS: 'OpenCATS',
});

/** How the characters of a CSV file are encoded. No file says it, so it is guessed, and can be chosen. */
export const CsvEncoding = choiceOf(
  [
    ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh', 'ibm850'] as const),
    ...(['windows-1250', 'iso-8859-2', 'ibm852', 'x-mac-ce', 'windows-1257', 'windows-1254'] as const),
    ...(['windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic', 'windows-1253', 'windows-1255'] as const),
    ...(['windows-1256', 'windows-874', 'windows-1258', 'shift_jis', 'euc-jp', 'iso-2022-jp'] as const),
    ...(['euc-kr', 'gb18030', 'big5'] as const),
  ],
  'Characters',
  {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
    'windows-1252': 'Western (Windows)',
    macintosh: 'Western (Mac)',
    ibm850: 'Western (MS-DOS)',
    'windows-1250': 'Central European (Windows)',
    'iso-8859-2': 'Central European (ISO)',
    ibm852: 'Central European (MS-DOS)',
    'x-mac-ce': 'Central European (Mac)',
    'windows-1257': 'Baltic (Windows)',
    'windows-1254': 'Turkish (Windows)',
    'windows-1251': 'Cyrillic (Windows)',
    'koi8-r': 'Cyrillic (KOI8-R)',
    ibm866: 'Cyrillic (MS-DOS)',
    'x-mac-cyrillic': 'Cyrillic (Mac)',
    'windows-1253': 'Greek (Windows)',
    'windows-1255': 'Hebrew (Windows)',
    'windows-1256': 'Arabic (Windows)',
    'windows-874': 'Thai (Windows)',
    'windows-1258': 'Vietnamese (Windows)',
    shift_jis: 'Japanese (Shift JIS)',
    'euc-jp': 'Japanese (EUC)',
    'iso-2022-jp': 'Japanese (JIS)',
    'euc-kr': 'Korean',
    gb18030: 'Chinese (simplified)',
    big5: 'Chinese (traditional)',
  },
);

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
export const mostImportsADay = 60;

/** The most wrong rows that are told of; the others are counted. */
export const mostImportProblems = 500;

/** For each column of the file, in order, the field it is; null for one that is left out. */
const Fields = z.array(z.string().max(60).nullable()).max(mostImportColumns).meta({ title: 'Fields' });

/** Body of a preview and of the start: which field each column is. */
export const ImportMapping = z.strictObject({ fields: Fields });

/** Body of an upload, beside the file. */
export const ImportUpload = z.strictObject({ kind: CsvKind });

/** Body of a change: the file is read again, with other characters. */
export const ImportChanges = z.strictObject({ encoding: CsvEncoding });

/** A row that is wrong, or a cell of a row that is left out. */
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
  joined: count('Joined').meta({
    title: 'Joined',
    description: 'Rows and resumes that brought something new about people the company has already.',
  }),
  known: count('Already here'),
  refused: count('Wrong'),
  problems: z.array(ImportProblem).max(mostImportProblems).meta({ title: 'Wrong rows' }),
  leftOut: z.array(ImportProblem).max(mostImportProblems).meta({
    title: 'Left out',
    description:
      'Cells that rows can do without and that are not understood: the rows are imported without them.',
  }),
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
    .array(
      z.object({
        heading: z.string(),
        samples: z.array(z.string()).max(3),
        // Imports from before this was looked at have none.
        looksPrivate: z.boolean().optional().meta({
          title: 'Looks private',
          description: 'Whether its heading is one of notes that recruiters write about people.',
        }),
      }),
    )
    .max(mostImportColumns)
    .meta({ title: 'Columns', description: 'With the first values of each.' }),
  fields: Fields.meta({ title: 'Fields', description: 'What each column is, as it was proposed or chosen.' }),
  choices: z
    .array(z.object({ field: z.string(), title: z.string(), isRequired: z.boolean() }))
    .meta({ title: 'Choices', description: 'The fields that a column can be.' }),
  encoding: CsvEncoding.nullable().meta({
    title: 'Characters',
    description: 'How the characters are encoded, as it was guessed or chosen; null for an archive.',
  }),
  spellings: z.array(z.string()).max(6).meta({
    title: 'Spellings',
    description: 'Words beyond ASCII: they look wrong where the characters are encoded otherwise.',
  }),
  above: z.array(z.string()).max(20).meta({
    title: 'Lines above the headings',
    description: 'The texts of lines that are left out because they come before the headings.',
  }),
  preset: ImportPreset.nullable().meta({
    title: 'From',
    description: 'The software whose export it seems to be.',
  }),
  proposals: z
    // Imports from before a system's headings were known have none of them.
    .object({
      ...{ NONE: Fields, GREENHOUSE: Fields, LEVER: Fields.optional(), ASHBY: Fields.optional() },
      OPENCATS: Fields,
    })
    .meta({ title: 'Proposals', description: 'What each column is, by the software the file is from.' }),
  createdAt: moment('Uploaded'),
  endedAt: moment('Ended').nullable(),
});

export type CsvKind = z.output<typeof CsvKind>;
export type CsvEncoding = z.output<typeof CsvEncoding>;
export type ImportChanges = z.output<typeof ImportChanges>;
export type ImportKind = z.output<typeof ImportKind>;
export type ImportPreset = z.output<typeof ImportPreset>;
export type ImportStatus = z.output<typeof ImportStatus>;
export type ImportProblem = z.output<typeof ImportProblem>;
export type ImportPreview = z.output<typeof ImportPreview>;
export type ImportFile = z.output<typeof ImportFile>;
