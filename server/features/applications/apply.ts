/** A candidate applies for a job. */
import { v7 as uuidv7 } from 'uuid';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import type { ApplicationRow } from '../../db/tables.ts';
import { requireProvedAddress } from '../people/provedAddress.ts';
import { answerBy, record, type Tell, tellNobody } from './changes.ts';
import { findApplication } from './selectApplications.ts';

type NewApplication = Pick<ApplicationRow, 'jobId' | 'candidateEmail' | 'coverLetter' | 'source'>;

/**
 * Applies within a transaction.
 *
 * @throws ApiError NOT_FOUND unless the job is open, EMAIL_NOT_VERIFIED, DUPLICATE when the candidate has applied before
 */
export async function applyIn(
  tx: Database,
  given: NewApplication,
  now: Date,
  tell: Tell,
): Promise<CandidateApplication> {
  const id = uuidv7();
  const at = now.toISOString();
  const job = await tx
    .selectFrom('jobs')
    .select('stages')
    .where('id', '=', given.jobId)
    .where('status', '=', 'OPEN')
    .forShare()
    .executeTakeFirstOrThrow(() => notFound('There is no such open job.'));
  await requireProvedAddress(tx, given.candidateEmail);
  const [stage] = job.stages;
  if (!stage) throw new Error('A job has no stages');
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('applications')
    .values({
      id,
      ...given,
      status: 'ACTIVE',
      stageId: stage.id,
      rejectionReason: null,
      answerBy: answerBy('ACTIVE', now),
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.columns(['jobId', 'candidateEmail']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    throw new ApiError('DUPLICATE', 'You have applied for this job already. See your applications.');
  }
  await record(tx, id, {
    status: 'ACTIVE',
    stageName: stage.name,
    stageType: stage.type,
    at,
    by: given.candidateEmail,
  });
  const application = await findApplication(tx, id);
  await tell(tx, application);
  return application;
}

/** The same in a transaction of its own. @throws ApiError NOT_FOUND, EMAIL_NOT_VERIFIED, DUPLICATE */
export const apply = (
  db: Database,
  given: NewApplication,
  now: Date,
  tell: Tell = tellNobody,
): Promise<CandidateApplication> => db.transaction().execute((tx) => applyIn(tx, given, now, tell));
