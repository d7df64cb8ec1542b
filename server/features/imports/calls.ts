/** Imports of a recruiter: uploading a file, seeing what it would do, and starting it. */
import { v7 as uuidv7 } from 'uuid';
import {
  type CsvEncoding,
  type CsvKind,
  type ImportFile,
  mostImportRows,
} from '../../../schemas/importFile.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { type Caller, grantFor } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import { refuseFields, wrongField } from '../../base/fieldErrors.ts';
import type { Sentence } from '../../base/sentence.ts';
import { translators } from '../../base/translators.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Handlers } from '../../http/mount.ts';
import { columnFields, isOfCommand, missingFields } from '../../import/columnFields.ts';
import { jobPrint } from '../../import/jobPrint.ts';
import type { ImportRefusal } from '../../services/readImport.ts';
import type { Services } from '../../services/services.ts';
import { foreseePeople } from '../addedPeople/addPeople.ts';
import { removeUnheld } from '../people/keepResume.ts';
import { personOfRow, printsOfJobs, type RowSteps, rowOutcome, takeRows } from './importRows.ts';
import { findImport, importsOf, listImports, noSuchImport } from './selectImports.ts';
import { importFileName, refuseTooMany } from './uploads.ts';

const refusals: Record<ImportRefusal, Sentence> = {
  EMPTY: (t) => t('This file has no rows.'),
  UNREADABLE: (t) => t('This is no CSV file. In a spreadsheet, save it as CSV first.'),
  TOO_MANY_ROWS: (t) => t('A file can have {most} rows. Import it in parts.', { most: mostImportRows }),
  TOO_MANY_COLUMNS: (t) => t('A file can have 100 columns. Take away those you do not need.'),
};

const underWay = () => new ApiError('ILLEGAL_MOVE', 'This import was started already.');

/** @throws ApiError INVALID_FIELDS about `fields` */
function checkFields(kind: CsvKind, fields: readonly (string | null)[], columns: number): void {
  const known = new Map(columnFields(kind).map(({ field, title }) => [field, title]));
  const given = fields.filter((field) => field !== null);
  const isWrong =
    fields.length !== columns ||
    new Set(given).size < given.length ||
    given.some((field) => !known.has(field) || isOfCommand(field));
  refuseFields({
    fields: isWrong ? (t) => t('Give each column one field of the list, and each field one column.') : null,
  });
  const missing = missingFields(kind, fields).map((field) => known.get(field) ?? field);
  refuseFields({
    fields:
      missing.length > 0
        ? (t) =>
            t('Still without a column: {fields}.', { fields: missing.map((title) => t(title)).join(', ') })
        : null,
  });
}

/** The file of an import that was not started. @throws ApiError NOT_FOUND, ILLEGAL_MOVE */
async function readyFile(db: Database, { email }: Caller, id: string) {
  const { file, status, kind, reading } = await importsOf(db, email)
    .where('id', '=', id)
    .select(['file', 'status', 'kind', 'reading'])
    .executeTakeFirstOrThrow(noSuchImport);
  // An archive has calls of its own.
  if (kind === 'RESUMES') throw noSuchImport();
  if (status !== 'READY' || file === null) throw underWay();
  return { file, kind, columns: reading.columns.length, encoding: reading.encoding ?? undefined };
}

/** The steps of an import, foreseen: nothing is stored. */
const foresight = (
  services: Services,
  { email: recruiterEmail, employerEmail }: Caller,
  t: Translate,
): RowSteps => ({
  async candidates(people) {
    const adding = { recruiterEmail, employerEmail: employerEmail ?? '' };
    const outcomes = await foreseePeople(services.db, services, adding, people.map(personOfRow));
    return outcomes.map((outcome) => rowOutcome(outcome, t));
  },
  async jobs(jobs) {
    const titles = jobs.map(({ title }) => title);
    const known = await printsOfJobs(services.db, recruiterEmail, titles);
    return jobs.map((job) => {
      const print = jobPrint(job);
      if (known.has(print)) return 'KNOWN';
      known.add(print);
      return 'ADDED';
    });
  },
});

/** Reads a file with other characters than those that were guessed. @throws ApiError NOT_FOUND, ILLEGAL_MOVE */
async function readAgain(
  { db, readImport }: Services,
  caller: Caller,
  id: string,
  encoding: CsvEncoding,
): Promise<ImportFile> {
  const { file, kind } = await readyFile(db, caller, id);
  const found = await readImport.inspect({ bytes: file, kind, encoding });
  if ('refusal' in found) throw wrongField('encoding', refusals[found.refusal]);
  const { rows, fields, ...reading } = found;
  await db
    .updateTable('imports')
    .set(toRow({ reading, fields, rows }))
    .where('id', '=', id)
    .where('recruiterEmail', '=', caller.email)
    .where('status', '=', 'READY')
    .returning('id')
    .executeTakeFirstOrThrow(underWay);
  return findImport(db, caller.email, id);
}

export const importsCalls = (services: Services): Handlers => {
  const { db, clock, readImport } = services;
  return {
    imports: ({ caller }) => listImports(db, caller.email),

    import: ({ params, caller }) => findImport(db, caller.email, params.id),

    async uploadImport({ caller, readForm, locale }) {
      const {
        fields: { kind },
        resume: csv,
      } = await readForm();
      if (!csv) throw wrongField('csv', (t) => t('Choose a CSV file.'));
      const found = await readImport.inspect({ bytes: csv.bytes, kind });
      if ('refusal' in found) throw wrongField('csv', refusals[found.refusal]);
      const { rows, fields, ...reading } = found;
      const id = uuidv7();
      const fileName = importFileName(csv.fileName, 'import.csv');
      await db.transaction().execute(async (tx) => {
        const now = clock();
        await refuseTooMany(tx, caller, now);
        await tx
          .insertInto('imports')
          .values({
            ...toRow({ id, recruiterEmail: caller.email, kind, fileName, reading, fields, locale, rows }),
            ...toRow({ done: 0, added: 0, joined: 0, known: 0, refused: 0, problems: [], leftOut: [] }),
            ...{ status: 'READY', file: Buffer.from(csv.bytes), createdAt: now.toISOString() },
            ...{ heldUntil: null, endedAt: null },
            ...{ archiveKeys: null, archiveSize: null, archiveHeldUntil: null },
          })
          .execute();
      });
      return findImport(db, caller.email, id);
    },

    updateImport: ({ params, caller, body }) => readAgain(services, caller, params.id, body.encoding),

    async previewImport({ params, caller, body: { fields }, locale }) {
      const { file, kind, columns, encoding } = await readyFile(db, caller, params.id);
      checkFields(kind, fields, columns);
      return takeRows(
        await readImport.rows({ bytes: file, kind, encoding, fields, locale }),
        foresight(services, caller, translators[locale]),
      );
    },

    async startImport({ params, caller, body: { fields }, locale }) {
      const { kind, columns } = await readyFile(db, caller, params.id);
      if (kind === 'CANDIDATES') grantFor(caller, 'people.add');
      checkFields(kind, fields, columns);
      const now = clock().toISOString();
      await db
        .updateTable('imports')
        .set({ ...toRow({ fields: [...fields] }), status: 'RUNNING', locale, heldUntil: now })
        .where('id', '=', params.id)
        .where('recruiterEmail', '=', caller.email)
        .where('status', '=', 'READY')
        .returning('id')
        .executeTakeFirstOrThrow(underWay);
      return findImport(db, caller.email, params.id);
    },

    async deleteImport({ params, caller }) {
      const { archiveKeys } = await db
        .deleteFrom('imports')
        .where('id', '=', params.id)
        .where('recruiterEmail', '=', caller.email)
        .returning('archiveKeys')
        .executeTakeFirstOrThrow(noSuchImport);
      // The files that were read of an archive are swept away within a day.
      for (const key of archiveKeys ?? []) await removeUnheld(services, key);
    },
  };
};
