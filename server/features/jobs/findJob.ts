/** One job by its id. */
import type { Job } from '../../../schemas/job.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { type JobRows, selectJob } from './selectJobs.ts';

/** The answer for a job that does not exist, or that the caller may not know of. */
export const noSuchJob = () => notFound('There is no such job.');

/** @throws ApiError NOT_FOUND */
export const findJob = (db: Database, id: string, rows: JobRows = db.selectFrom('jobs')): Promise<Job> =>
  selectJob(rows.where('jobs.id', '=', id)).executeTakeFirstOrThrow(noSuchJob);
