/** A candidate applies for a job. */
import { v7 as uuidv7 } from 'uuid';
import { ApplicationText, type CandidateApplication } from '../../../schemas/application.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { ApplicationRow } from '../../db/tables.ts';
import { wholeRecord } from '../../db/wholeRecord.ts';
import { requireProvedAddress } from '../people/provedAddress.ts';
import { noSuchResume } from '../people/storedResume.ts';
import { answerBy, record, type Tell, tellNobody } from './changes.ts';
import { findApplication } from './selectApplications.ts';

type NewApplication = Pick<ApplicationRow, 'jobId' | 'candidateEmail' | 'source' | 'resumeId'> &
  ApplicationText;

/** Of someone who wrote nothing, or of whom nothing is kept. */
export const nothingWritten: ApplicationText = wholeRecord(ApplicationText, ApplicationText.parse({}));

/** So often an application can be withdrawn and sent again: each time is a mail to the recruiter. */
const mostWithdrawals = 3;

/** @throws ApiError ILLEGAL_MOVE once it was withdrawn too often */
export async function refuseAnotherRound(tx: Database, applicationId: string): Promise<void> {
  const { times } = await tx
    .selectFrom('applicationEvents')
    .where('applicationId', '=', applicationId)
    .where('status', '=', 'WITHDRAWN')
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .executeTakeFirstOrThrow();
  if (times > mostWithdrawals)
    throw new ApiError('ILLEGAL_MOVE', 'You have withdrawn from this job too often to apply again.');
}

/** The id of the resume that goes along, which stays that one whatever is the main one later. @throws ApiError NOT_FOUND */
async function chosenResume(tx: Database, { candidateEmail, resumeId }: NewApplication): Promise<string> {
  const { resumeId: main } = await tx
    .selectFrom('candidates')
    .select('resumeId')
    .where('candidateEmail', '=', candidateEmail)
    .forShare()
    .executeTakeFirstOrThrow();
  if (resumeId === undefined || resumeId === null || resumeId === main) return main;
  const { id } = await tx
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', resumeId)
    .where('candidateEmail', '=', candidateEmail)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow(noSuchResume);
  return id;
}

/**
 * Applies within a transaction. One that was withdrawn begins again, with its history.
 *
 * @throws ApiError NOT_FOUND unless the job is open and the resume the candidate's, EMAIL_NOT_VERIFIED, DUPLICATE when the candidate has applied before;
 *   ILLEGAL_MOVE when it was withdrawn too often
 */
export async function applyIn(
  tx: Database,
  given: NewApplication,
  now: Date,
  tell: Tell,
): Promise<CandidateApplication> {
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
  const resumeId = await chosenResume(tx, given);
  const running = {
    ...toRow(given),
    resumeId,
    status: 'ACTIVE' as const,
    stageId: stage.id,
    rejectionReason: null,
    answerBy: answerBy('ACTIVE', now),
    toldJobState: null,
    updatedAt: at,
  };
  const sent = await tx
    .insertInto('applications')
    .values({ id: uuidv7(), ...running, createdAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['jobId', 'candidateEmail'])
        .doUpdateSet(running)
        .where('applications.status', '=', 'WITHDRAWN'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!sent) throw new ApiError('DUPLICATE', 'You have applied for this job already. See your applications.');
  const { id } = sent;
  await refuseAnotherRound(tx, id);
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

/** The same in a transaction of its own. @throws ApiError NOT_FOUND, EMAIL_NOT_VERIFIED, DUPLICATE, ILLEGAL_MOVE */
export const apply = (
  db: Database,
  given: NewApplication,
  now: Date,
  tell: Tell = tellNobody,
): Promise<CandidateApplication> => db.transaction().execute((tx) => applyIn(tx, given, now, tell));
