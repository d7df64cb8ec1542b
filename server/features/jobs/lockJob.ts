/** A job's row, held until the transaction ends, so that of two racing changes the second sees the first. */
import type { Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { JobRow } from '../../db/tables.ts';
import { noSuchJob } from './findJob.ts';

/** @throws ApiError NOT_FOUND unless it is the recruiter's own */
export const lockJob = (tx: Database, id: string, recruiterEmail: string): Promise<Selectable<JobRow>> =>
  tx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('recruiterEmail', '=', recruiterEmail)
    .forUpdate()
    .executeTakeFirstOrThrow(noSuchJob);
