/** A new job: always a draft. */
import { v7 as uuidv7 } from 'uuid';
import type { Job, JobFields } from '../../../schemas/job.ts';
import { type Database, toRow } from '../../db/database.ts';
import { proposalsFor } from '../../ranking/criteriaOfJob.ts';
import { findJob } from './findJob.ts';
import { occupyJobs } from './occupations.ts';
import { indexJobs } from './search/indexJobs.ts';

/**
 * @param recruiterEmail whose job it is; a recruiter that exists
 * @param now stands as the time of creation
 */
export async function createJob(
  db: Database,
  recruiterEmail: string,
  fields: JobFields,
  now: Date,
): Promise<Job> {
  const at = now.toISOString();
  const row = {
    id: uuidv7(),
    recruiterEmail,
    ...fields,
    proposedCriteria: proposalsFor(fields),
    suggestedCriteria: [],
    dismissedSuggestions: [],
    criteriaVersion: 1,
    status: 'DRAFT' as const,
    closeReason: null,
    createdAt: at,
    updatedAt: at,
    openedAt: null,
    closedAt: null,
  };
  await db.insertInto('jobs').values(toRow(row)).execute();
  await indexJobs(db, [row.id]);
  await occupyJobs(db, [row.id]);
  return findJob(db, row.id);
}
