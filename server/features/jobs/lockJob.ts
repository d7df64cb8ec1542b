/** A job's row, held until the transaction ends, so that of two racing changes the second sees the first. */
import type { Selectable, Transaction } from 'kysely';
import type { JobRow, Tables } from '../../db/tables.ts';
import { noSuchJob } from './findJob.ts';

/** @throws ApiError NOT_FOUND unless it is the recruiter's own */
export const lockJob = (
  tx: Transaction<Tables>,
  id: string,
  recruiterEmail: string,
): Promise<Selectable<JobRow>> =>
  tx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('recruiterEmail', '=', recruiterEmail)
    .forUpdate()
    .executeTakeFirstOrThrow(noSuchJob);
