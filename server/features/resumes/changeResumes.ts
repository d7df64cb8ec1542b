/** Adding, renaming and removing resumes, and making another the main one. Each change holds the candidate's row. */
import { v7 as uuidv7 } from 'uuid';
import { mostResumes, type Resume } from '../../../schemas/resume.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { isSentWith, setMainAside, takeAsMain } from '../people/otherResumes.ts';
import { carriedTo, type KeptResume, resumeColumns } from '../people/resumeColumns.ts';
import { findResume, resumesOf } from './selectResumes.ts';

/** So that two changes at once follow one another. */
const hold = (tx: Database, email: string) =>
  tx
    .selectFrom('candidates')
    .select(['resumeId', 'resumeKey', 'facts', 'factCorrections'])
    .where('candidateEmail', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('There is no such candidate.'));

/** @throws ApiError DUPLICATE, ILLEGAL_MOVE */
async function refuseAnother(tx: Database, email: string, { key }: KeptResume): Promise<void> {
  const there = await resumesOf(tx, email);
  if (there.length >= mostResumes) {
    throw new ApiError('ILLEGAL_MOVE', (t) =>
      t('You can keep {most} resumes. Remove one first.', { most: mostResumes }),
    );
  }
  const same = await tx
    .selectFrom('candidates')
    .select('resumeId as id')
    .where('candidateEmail', '=', email)
    .where('resumeKey', '=', key)
    .union(
      tx
        .selectFrom('resumes')
        .select('id')
        .where('candidateEmail', '=', email)
        .where('resumeKey', '=', key)
        .where('removedAt', 'is', null),
    )
    .limit(1)
    .executeTakeFirst();
  const named = there.find(({ id }) => id === same?.id);
  if (named) {
    throw new ApiError('DUPLICATE', (t) =>
      t('You have this file already, as “{name}”.', { name: named.resumeName }),
    );
  }
}

/** @throws ApiError DUPLICATE for a file that is there; ILLEGAL_MOVE beyond the most one can keep */
export async function addResume(
  tx: Database,
  email: string,
  { read, resumeName = null }: { read: KeptResume; resumeName: string | null | undefined },
  now: Date,
): Promise<Resume> {
  const main = await hold(tx, email);
  await refuseAnother(tx, email, read);
  const isFirst = main.resumeKey === null;
  const given = resumeColumns(read, isFirst ? carriedTo(read, main) : {});
  const columns = { ...given, resumeName, resumeAddedAt: now.toISOString() };
  if (isFirst) {
    await tx.updateTable('candidates').set(toRow(columns)).where('candidateEmail', '=', email).execute();
    return findResume(tx, email, main.resumeId);
  }
  const id = uuidv7();
  const row = { ...columns, id, candidateEmail: email, removedAt: null };
  await tx.insertInto('resumes').values(toRow(row)).execute();
  return findResume(tx, email, id);
}

/** @throws ApiError NOT_FOUND */
export async function renameResume(
  tx: Database,
  email: string,
  id: string,
  resumeName: string,
): Promise<Resume> {
  await hold(tx, email);
  const { isMain } = await findResume(tx, email, id);
  if (isMain) {
    await tx.updateTable('candidates').set({ resumeName }).where('candidateEmail', '=', email).execute();
  } else await tx.updateTable('resumes').set({ resumeName }).where('id', '=', id).execute();
  return findResume(tx, email, id);
}

/** @throws ApiError NOT_FOUND */
export async function makeMain(tx: Database, email: string, id: string): Promise<Resume> {
  const { resumeKey } = await hold(tx, email);
  const { isMain } = await findResume(tx, email, id);
  if (!isMain) {
    if (resumeKey !== null) await setMainAside(tx, email, null);
    await takeAsMain(tx, email, id);
  }
  return findResume(tx, email, id);
}

/**
 * One that applications were sent with leaves the list and stays with them.
 *
 * @returns the key of a file that may be held by nobody now
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE for the main one
 */
export async function removeResume(
  tx: Database,
  email: string,
  id: string,
  now: Date,
): Promise<string | null> {
  await hold(tx, email);
  const { isMain } = await findResume(tx, email, id);
  if (isMain) {
    throw new ApiError('ILLEGAL_MOVE', 'This is your main resume. Make another one the main resume first.');
  }
  if (await isSentWith(tx, email, id)) {
    await tx.updateTable('resumes').set({ removedAt: now.toISOString() }).where('id', '=', id).execute();
    return null;
  }
  const { resumeKey } = await tx
    .deleteFrom('resumes')
    .where('id', '=', id)
    .returning('resumeKey')
    .executeTakeFirstOrThrow();
  return resumeKey;
}
