/** Archives of resumes: uploading one, looking at what was read and correcting it, and adding the people. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../../schemas/base/locales.ts';
import type { ImportedResumeChanges } from '../../../schemas/importedResume.ts';
import { mostArchiveFiles } from '../../../schemas/importedResume.ts';
import { type Caller, grantFor } from '../../access/caller.ts';
import { ApiError, notFound, unavailable } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { type Sentence, say } from '../../base/sentence.ts';
import { translators } from '../../base/translators.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Upload } from '../../http/form.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { findImport, importsOf, noSuchImport } from '../imports/selectImports.ts';
import { importFileName, refuseTooMany } from '../imports/uploads.ts';
import { withFiles } from '../people/keepResume.ts';
import { judgeAlone, judgeResumes } from './judgeResumes.ts';
import { type ArchiveRefusal, listArchive } from './openArchive.ts';
import { piecesInMemory, piecesOf } from './pieces.ts';
import { settleResumes } from './settleResumes.ts';

const refusals: Record<ArchiveRefusal, Sentence> = {
  BROKEN: (t) => t('This is no ZIP file, or it is damaged. Pack the resumes again.'),
  EMPTY: (t) => t('There is no file in this archive.'),
  TOO_MANY: (t) => t('An archive can have {most} files. Import it in parts.', { most: mostArchiveFiles }),
  BOMB: (t) => t('The archive unpacks to far more than resumes hold, and was not opened.'),
};

/** Archives taken at the same time: each lies in memory until it is stored. */
const mostTaken = 2;

const noReading = {
  ...{ columns: [], choices: [], preset: null },
  proposals: { NONE: [], GREENHOUSE: [], OPENCATS: [] },
};

async function take(services: Services, caller: Caller, upload: Upload, locale: Locale): Promise<string> {
  const { clock } = services;
  const { bytes } = upload;
  const files = await listArchive(piecesInMemory(bytes), bytes.byteLength);
  if (typeof files === 'string') throw wrongField('archive', refusals[files]);
  const t = translators[locale];
  const id = uuidv7();
  const pieces = piecesOf(bytes);
  const wrong = files.filter(({ problem }) => problem !== null).length;
  await withFiles(services, pieces, async (tx) => {
    const now = clock();
    await refuseTooMany(tx, caller, now);
    const at = now.toISOString();
    await tx
      .insertInto('imports')
      .values({
        ...toRow({ id, recruiterEmail: caller.email, kind: 'RESUMES' as const, locale, fields: [] }),
        ...toRow({
          fileName: importFileName(upload.fileName, 'resumes.zip'),
          reading: noReading,
          file: null,
        }),
        ...toRow({
          rows: files.length,
          done: wrong,
          added: 0,
          joined: 0,
          known: 0,
          refused: 0,
          problems: [],
          leftOut: [],
        }),
        ...{ status: 'READING', createdAt: at, heldUntil: null, endedAt: null },
        ...{ archiveKeys: pieces.map(({ key }) => key), archiveSize: bytes.byteLength, archiveHeldUntil: at },
      })
      .execute();
    await tx
      .insertInto('importedResumes')
      .values(
        files.map(({ entry, name, size, problem }, place) => ({
          ...{ importId: id, place, entry, name, size },
          ...{ state: problem === null ? 'WAITING' : 'WRONG', reason: problem && say(problem, t) },
          ...{ isSkipped: false, contact: null, resume: null, resumeKey: null, personId: null },
        })),
      )
      .execute();
  });
  return id;
}

const rowsOf = (db: Database, id: string) =>
  db
    .selectFrom('importedResumes')
    .select(['place', 'name', 'size', 'state', 'reason', 'isSkipped', 'contact', 'resumeKey'])
    .where('importId', '=', id)
    .orderBy('place')
    .execute();

const theArchive = (db: Database, { email }: Caller, id: string) =>
  importsOf(db, email).where('id', '=', id).where('kind', '=', 'RESUMES');

/** Holds an archive that is read and waits for its recruiter. @throws ApiError NOT_FOUND, ILLEGAL_MOVE */
async function holdReady(tx: Database, caller: Caller, id: string): Promise<void> {
  const { status } = await theArchive(tx, caller, id)
    .select('status')
    .forUpdate()
    .executeTakeFirstOrThrow(noSuchImport);
  if (status === 'READING')
    throw new ApiError('ILLEGAL_MOVE', 'The archive is still being read. Wait until it is through.');
  if (status !== 'READY') throw new ApiError('ILLEGAL_MOVE', 'This import was started already.');
}

async function change(
  tx: Database,
  id: string,
  place: number,
  changes: ImportedResumeChanges,
): Promise<void> {
  const { isSkipped, ...contact } = changes;
  const row = await tx
    .updateTable('importedResumes')
    .where('importId', '=', id)
    .where('place', '=', place)
    .where('state', '=', 'READ')
    .set({
      contact: sql`"contact" || ${JSON.stringify(contact)}::jsonb`,
      ...(isSkipped === undefined ? {} : { isSkipped }),
    })
    .returning('place')
    .executeTakeFirst();
  if (!row) throw notFound((t) => t('There is no such file, or it could not be read.'));
}

/** Settles the files that cannot be added, so that only the others are gone through. */
async function settleAlone(tx: Database, id: string, locale: Locale): Promise<void> {
  const rows = await rowsOf(tx, id);
  const judged = [...judgeAlone(rows, translators[locale])];
  await settleResumes(
    tx,
    id,
    judged.map(([place, judgement]) => ({ place, ...judgement, personId: null })),
  );
  const count = (...states: string[]) => judged.filter(([, { state }]) => states.includes(state)).length;
  await tx
    .updateTable('imports')
    .set({ done: judged.length, known: count('DUPLICATE'), refused: count('WRONG', 'INCOMPLETE') })
    .where('id', '=', id)
    .execute();
}

export const archivesCalls = (services: Services): Handlers => {
  const { db, clock } = services;
  let taken = 0;
  return {
    async uploadResumes({ caller, readForm, locale }) {
      if (taken >= mostTaken) throw unavailable('BUSY');
      taken += 1;
      try {
        const { resume: upload } = await readForm();
        if (!upload) throw wrongField('archive', (t) => t('Choose a ZIP file.'));
        return findImport(db, caller.email, await take(services, caller, upload, locale));
      } finally {
        taken -= 1;
      }
    },

    async importedResumes({ params: { id }, caller, locale }) {
      await theArchive(db, caller, id).select('id').executeTakeFirstOrThrow(noSuchImport);
      const adding = { recruiterEmail: caller.email, employerEmail: caller.employerEmail ?? '' };
      return judgeResumes(services, adding, await rowsOf(db, id), translators[locale]);
    },

    async updateImportedResume({ params: { id, place }, caller, body }) {
      await db.transaction().execute(async (tx) => {
        await holdReady(tx, caller, id);
        await change(tx, id, Number(place), body);
      });
    },

    async startResumes({ params: { id }, caller, locale }) {
      grantFor(caller, 'people.add');
      await db.transaction().execute(async (tx) => {
        await holdReady(tx, caller, id);
        await settleAlone(tx, id, locale);
        await tx
          .updateTable('imports')
          .set({ status: 'RUNNING', locale, archiveHeldUntil: clock().toISOString() })
          .where('id', '=', id)
          .execute();
      });
      return findImport(db, caller.email, id);
    },
  };
};
