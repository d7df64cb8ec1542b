/** Giving, changing and deleting one's own scorecard. */
import { v7 as uuidv7 } from 'uuid';
import { matchedCriteria, type Stage } from '../../../schemas/job.ts';
import type { Scorecard, ScorecardFields } from '../../../schemas/scorecard.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { applicationsInScope, noSuchApplication } from '../applications/selectApplications.ts';
import { queueWebhooks } from '../webhooks/queueWebhooks.ts';
import { hasRead, writerColumns } from './readings.ts';
import { isBy, ownScorecard, type Writer } from './selectScorecards.ts';

/** Which card: of the caller, about this. */
interface Which {
  applicationId: string;
  stageId: string;
}

/**
 * The job of an application that goes on, which is held so that it does not end meanwhile.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE
 */
async function holdApplication(tx: Database, caller: Writer, id: string) {
  const { status, ...job } = await applicationsInScope(tx, caller)
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .where('applications.id', '=', id)
    .select([
      'applications.status',
      'jobs.id as jobId',
      'jobs.stages',
      'jobs.criteria',
      'jobs.proposedCriteria',
    ])
    .forShare('applications')
    .executeTakeFirstOrThrow(noSuchApplication);
  if (status !== 'ACTIVE')
    throw new ApiError('ILLEGAL_MOVE', 'This application has ended and cannot be changed any more.');
  return job;
}

/** @throws ApiError NOT_FOUND; ILLEGAL_MOVE for the stage of those who are hired */
function stageOf(stages: readonly Stage[], stageId: string): Stage {
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) throw notFound('The job has no such stage.');
  if (stage.type === 'HIRED')
    throw new ApiError('ILLEGAL_MOVE', 'Scorecards are given for the stages before someone is hired.');
  return stage;
}

/**
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE once the application has ended; INVALID_FIELDS for what is no criterion of
 *   the job, nor was one when the card was written
 */
export const giveScorecard = (
  db: Database,
  caller: Writer,
  { applicationId, stageId }: Which,
  fields: ScorecardFields,
  now: Date,
): Promise<Scorecard> =>
  db.transaction().execute(async (tx) => {
    const job = await holdApplication(tx, caller, applicationId);
    const { name: stageName } = stageOf(job.stages, stageId);
    const own = ownScorecard(tx, caller, applicationId, stageId);
    const before = await own.executeTakeFirst();
    const known = new Set([
      ...matchedCriteria(job).map(({ name }) => name),
      ...(before?.ratings ?? []).map(({ criterion }) => criterion),
    ]);
    refuseFields(
      Object.fromEntries(
        fields.ratings.map(({ criterion }, place) => [
          `ratings.${place}.criterion`,
          known.has(criterion) ? null : (t) => t('The job has no such criterion.'),
        ]),
      ),
    );
    const author = await writerColumns(tx, caller, job.jobId);
    if (!author) throw noSuchApplication();
    const at = now.toISOString();
    const written = {
      ...toRow({ ...fields, stageName, updatedAt: at }),
      isAfterReading: hasRead(author, { applicationId, stageId }),
    };
    await tx
      .insertInto('scorecards')
      .values({
        ...{ id: uuidv7(), applicationId, stageId, createdAt: at },
        ...{ authorEmail: author.email, guestId: author.guestId },
        ...written,
      })
      // Sent twice at once, the later one holds.
      .onConflict((clash) =>
        clash
          .columns(['applicationId', 'stageId', author.guestId ? 'guestId' : 'authorEmail'])
          .doUpdateSet(written),
      )
      .execute();
    await queueWebhooks(tx, {
      ...{ type: 'scorecard.given', at, jobId: job.jobId },
      data: { applicationId, stageId },
    });
    return own.executeTakeFirstOrThrow();
  });

/** @throws ApiError NOT_FOUND also for a colleague's; ILLEGAL_MOVE once the application has ended */
export const deleteScorecard = (
  db: Database,
  caller: Writer,
  { applicationId, stageId }: Which,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdApplication(tx, caller, applicationId);
    await tx
      .deleteFrom('scorecards')
      .where('applicationId', '=', applicationId)
      .where('stageId', '=', stageId)
      .where(isBy(caller))
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound('There is no such scorecard.'));
  });
