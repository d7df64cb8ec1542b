/** Reads the files of an archive, two at a time: each goes into the storage, and what it says into its row. */
import type { ResumeContact } from '../../../schemas/addedPerson.ts';
import { type Sentence, say } from '../../base/sentence.ts';
import { translators } from '../../base/translators.ts';
import { type Database, toRow } from '../../db/database.ts';
import { isRowError } from '../../db/isRowError.ts';
import type { Tables } from '../../db/tables.ts';
import type { ReadFacts } from '../../files/readResumeFacts.ts';
import { ResumeError } from '../../files/resumeError.ts';
import { contentKey } from '../../files/storage/contentKey.ts';
import { readContact } from '../../matching/reading/contact.ts';
import { removeUnheld, withFiles } from '../people/keepResume.ts';
import { tidyName } from '../people/readUpload.ts';
import { resumeColumns } from '../people/resumeColumns.ts';
import { type ArchiveServices, countStep, endArchive, type HeldArchive } from './held.ts';
import { type OpenArchive, openArchive } from './openArchive.ts';
import { PieceGone, storedPieces } from './pieces.ts';

/** Read beside each other; uploads of single resumes are read by the same processes and must not wait long. */
const atOnce = 2;

type WaitingRow = Pick<Tables['importedResumes'], 'place' | 'entry' | 'name'>;

type Read = { problem: Sentence } | { bytes: Buffer; facts: ReadFacts; contact: ResumeContact };

const rowOf = (db: Database, { id }: HeldArchive, place: number) =>
  db.updateTable('importedResumes').where('importId', '=', id).where('place', '=', place);

async function readOne(services: ArchiveServices, archive: OpenArchive, row: WaitingRow): Promise<Read> {
  try {
    const bytes = await archive.read(row.entry);
    const facts = await services.readResume(bytes);
    return { bytes, facts, contact: readContact(facts.text) };
  } catch (error) {
    if (error instanceof ResumeError) return { problem: error.message };
    throw error;
  }
}

async function keepOne(
  services: ArchiveServices,
  held: HeldArchive,
  { place, name }: WaitingRow,
  read: Read,
): Promise<void> {
  const isWrong = 'problem' in read;
  const key = isWrong ? null : contentKey(read.bytes);
  const files = isWrong || key === null ? [] : [{ key, bytes: read.bytes }];
  held.archiveHeldUntil = await withFiles(services, files, async (tx) => {
    if (isWrong || key === null) {
      const problem = isWrong ? read.problem : '';
      const reason = say(problem, translators[held.locale]);
      await rowOf(tx, held, place).set({ state: 'WRONG', reason }).execute();
    } else {
      const {
        resumeKey: _,
        resumeFileName: __,
        ...resume
      } = resumeColumns({
        ...read.facts,
        key,
        fileName: tidyName(name),
      });
      await rowOf(tx, held, place)
        .set({ state: 'READ', ...toRow({ contact: read.contact, resume }), resumeKey: key })
        .execute();
    }
    return countStep(tx, held, { done: 1 }, services.clock());
  });
}

/** A text that the database cannot hold is its file's fault, and must not stop the others. */
async function keepOrRefuse(...[services, held, row, read]: Parameters<typeof keepOne>): Promise<void> {
  try {
    await keepOne(services, held, row, read);
  } catch (error) {
    if (!isRowError(error)) throw error;
    await keepOne(services, held, row, { problem: (t) => t('The database cannot keep this row as it is.') });
  }
}

const waiting = (db: Database, { id }: HeldArchive) =>
  db
    .selectFrom('importedResumes')
    .select(['place', 'entry', 'name'])
    .where('importId', '=', id)
    .where('state', '=', 'WAITING')
    .orderBy('place')
    .limit(atOnce)
    .execute();

/** The archive was lost with its storage: what was read of it stays. */
async function giveUp(services: ArchiveServices, held: HeldArchive): Promise<void> {
  const t = translators[held.locale];
  const reason = t('The archive is not there any more. Upload it again.');
  await services.db
    .updateTable('importedResumes')
    .set({ state: 'WRONG', reason })
    .where('importId', '=', held.id)
    .where('state', '=', 'WAITING')
    .execute();
}

async function readFiles(services: ArchiveServices, held: HeldArchive, isOver: () => boolean) {
  const { db, storage } = services;
  const archive = await openArchive(storedPieces(storage, held.archiveKeys ?? []), held.archiveSize ?? 0);
  try {
    for (;;) {
      const rows = await waiting(db, held);
      if (rows.length === 0) return true;
      if (isOver()) return false;
      const read = await Promise.all(rows.map((row) => readOne(services, archive, row)));
      for (const [at, row] of rows.entries()) {
        const one = read[at];
        if (one) await keepOrRefuse(services, held, row, one);
      }
    }
  } finally {
    archive.close();
  }
}

/**
 * @returns whether all of it is read
 * @throws NotOurs, PoolBusy, StorageAway
 */
export async function readArchive(
  services: ArchiveServices,
  held: HeldArchive,
  isOver: () => boolean,
): Promise<boolean> {
  try {
    if (!(await readFiles(services, held, isOver))) return false;
  } catch (error) {
    if (!(error instanceof PieceGone)) throw error;
    await giveUp(services, held);
  }
  await endArchive(services.db, held, { status: 'READY' });
  for (const key of held.archiveKeys ?? []) await removeUnheld(services, key);
  return true;
}
