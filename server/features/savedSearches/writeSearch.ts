/** Saving, changing and deleting searches. */
import { v7 as uuidv7 } from 'uuid';
import {
  mostSearches,
  type SavedSearch,
  type SavedSearchChange,
  type SavedSearchFields,
} from '../../../schemas/savedSearch.ts';
import { ApiError } from '../../base/errors.ts';
import { errorText } from '../../base/errorText.ts';
import type { Sentence } from '../../base/sentence.ts';
import { type Database, toRow } from '../../db/database.ts';
import { findSearch, noSuchSearch, searchesOf } from './selectSearches.ts';

/** For `catch`. @throws ApiError DUPLICATE, or the error as it came */
function nameIsTaken(error: unknown): never {
  if (errorText(error, 'constraint') !== 'savedSearchesByName') throw error;
  const message: Sentence = (t) => t('You have a saved search with this name already.');
  throw new ApiError('DUPLICATE', message, { errors: { name: message } });
}

/** Counts with the candidate held, so that two at once do not both become the last one. */
async function refuseTooMany(tx: Database, candidateEmail: string): Promise<void> {
  await tx
    .selectFrom('candidates')
    .select('candidateEmail')
    .where('candidateEmail', '=', candidateEmail)
    .forNoKeyUpdate()
    .execute();
  const { kept } = await searchesOf(tx, candidateEmail)
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  if (kept >= mostSearches)
    throw new ApiError('ILLEGAL_MOVE', (t) =>
      t('You can save {most} searches. Delete one that you do not need any more.', { most: mostSearches }),
    );
}

/** @throws ApiError DUPLICATE when there is one of that name; ILLEGAL_MOVE when there are as many as one can have */
export async function saveSearch(
  db: Database,
  candidateEmail: string,
  { name, search }: SavedSearchFields,
  now: Date,
): Promise<SavedSearch> {
  const id = uuidv7();
  const at = now.toISOString();
  await db
    .transaction()
    .execute(async (tx) => {
      await refuseTooMany(tx, candidateEmail);
      await tx
        .insertInto('savedSearches')
        .values(
          toRow({
            ...{ id, candidateEmail, name, search, pausedAt: null, mailedAt: null },
            ...{ seenTo: at, createdAt: at, updatedAt: at },
          }),
        )
        .execute();
    })
    .catch(nameIsTaken);
  return findSearch(db, candidateEmail, id);
}

/** @throws ApiError NOT_FOUND; DUPLICATE when another one has that name */
export async function changeSearch(
  db: Database,
  candidateEmail: string,
  id: string,
  { name, paused }: SavedSearchChange,
  now: Date,
): Promise<SavedSearch> {
  const at = now.toISOString();
  const { paused: wasPaused } = await findSearch(db, candidateEmail, id);
  await db
    .updateTable('savedSearches')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(paused === undefined || paused === wasPaused
        ? {}
        : // Jobs that came meanwhile are no news.
          { pausedAt: paused ? at : null, seenTo: at }),
      updatedAt: at,
    })
    .where('candidateEmail', '=', candidateEmail)
    .where('id', '=', id)
    .execute()
    .catch(nameIsTaken);
  return findSearch(db, candidateEmail, id);
}

/** @throws ApiError NOT_FOUND */
export async function deleteSearch(db: Database, candidateEmail: string, id: string): Promise<void> {
  await db
    .deleteFrom('savedSearches')
    .where('candidateEmail', '=', candidateEmail)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(noSuchSearch);
}
