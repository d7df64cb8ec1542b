/** Replaces what was written of a job. */
import type { Transaction } from 'kysely';
import { type Job, JobFields, type JobUpdate, type Stage } from '../../../schemas/job.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { ApiError } from '../../base/errors.ts';
import type { Sentence } from '../../base/sentence.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { wholeRecord } from '../../db/wholeRecord.ts';
import type { Unchanged } from '../../http/etag.ts';
import { changes, nextCriteriaVersion, proposalsFor } from '../../ranking/criteriaOfJob.ts';
import { findJob } from './findJob.ts';
import { lockJob } from './lockJob.ts';
import { occupyJobs } from './occupations.ts';
import { indexJobs } from './search/indexJobs.ts';

/** A change of the job as any other, so that a form that was opened before does not take it back. */
export async function setPublicPage(
  db: Database,
  { id }: Pick<Job, 'id'>,
  { publicPage }: Pick<Job, 'publicPage'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ publicPage, updatedAt: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** @throws ApiError ILLEGAL_MOVE */
export function refuseArchived({ status }: Pick<Job, 'status'>): void {
  if (status === 'ARCHIVED') {
    throw new ApiError('ILLEGAL_MOVE', 'An archived job cannot be changed. Make it a draft again first.');
  }
}

/** A stage someone stands in cannot go: their application would stand nowhere. */
async function refuseLosingStages(tx: Transaction<Tables>, job: Pick<Job, 'id' | 'stages'>, kept: Stage[]) {
  const ids = new Set(kept.map(({ id }) => id));
  const lost = job.stages.filter(({ id }) => !ids.has(id));
  if (lost.length === 0) return;
  const used = await tx
    .selectFrom('applications')
    .select('stageId')
    .distinct()
    .where('jobId', '=', job.id)
    .where(
      'stageId',
      'in',
      lost.map(({ id }) => id),
    )
    .execute();
  const names = lost.filter(({ id }) => used.some(({ stageId }) => stageId === id)).map(({ name }) => name);
  if (names.length === 0) return;
  const message: Sentence = (t) =>
    t('Applications stand in the stage {stages}. Move them before you remove it.', {
      stages: names.map((name) => stageWords(name, t)).join(', '),
    });
  throw new ApiError('IN_USE', message, { errors: { stages: message } });
}

/**
 * @param recruiterEmail whose job it has to be
 * @throws ApiError NOT_FOUND, ILLEGAL_MOVE for an archived job, IN_USE for a stage that is needed
 */
export async function updateJob(
  db: Database,
  id: string,
  recruiterEmail: string,
  fields: JobUpdate,
  now: Date,
  unchanged?: Unchanged,
): Promise<Job> {
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id, recruiterEmail);
    unchanged?.(job);
    refuseArchived(job);
    await refuseLosingStages(tx, job, fields.stages);
    const proposedCriteria = proposalsFor(fields);
    const row = {
      ...wholeRecord(JobFields, fields),
      proposedCriteria,
      suggestedCriteria: job.suggestedCriteria.filter((one) => changes(fields.criteria, one)),
      criteriaVersion: nextCriteriaVersion(job, { criteria: fields.criteria, proposedCriteria }),
      updatedAt: now.toISOString(),
    };
    await tx.updateTable('jobs').set(toRow(row)).where('id', '=', id).execute();
  });
  await indexJobs(db, [id]);
  await occupyJobs(db, [id]);
  return findJob(db, id);
}
