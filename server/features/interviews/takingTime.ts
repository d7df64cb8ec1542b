/** Changes that take a recruiter's time: the database sees to it that nobody is in two interviews at once. */
import { ApiError } from '../../base/errors.ts';
import { errorText } from '../../base/errorText.ts';
import type { Database } from '../../db/database.ts';

/** PostgreSQL's code for a row that an exclusion constraint keeps out. */
const keptOut = '23P01';

/** @throws ApiError TIME_TAKEN when another interview of the recruiter overlaps */
export const takingTime = <T>(db: Database, change: (tx: Database) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .execute(change)
    .catch((error: unknown) => {
      if (errorText(error, 'code') !== keptOut) throw error;
      throw new ApiError('TIME_TAKEN', 'The recruiter has another interview at that time. Pick another one.');
    });
