/** A candidate saves or hides a job, or takes that back. */
import type { JobMark } from '../../../schemas/job.ts';
import { mostMarked } from '../../../schemas/markedJob.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { noSuchJob } from '../jobs/findJob.ts';

const marksOf = (tx: Database, candidateEmail: string) =>
  tx.selectFrom('jobMarks').where('jobMarks.candidateEmail', '=', candidateEmail);

/** Only a job that can be seen is marked; one that was marked while it was open can be unmarked for good. */
async function refuseUnknown(tx: Database, candidateEmail: string, jobId: string): Promise<void> {
  await tx
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.id', '=', jobId)
    .where((eb) =>
      eb.or([
        eb('jobs.status', '=', 'OPEN'),
        eb.exists(marksOf(tx, candidateEmail).select('jobMarks.jobId').where('jobMarks.jobId', '=', jobId)),
      ]),
    )
    .executeTakeFirstOrThrow(noSuchJob);
}

/** Counts with the candidate held, so that two at once do not both become the last one. */
async function refuseTooMany(tx: Database, candidateEmail: string, mark: JobMark): Promise<void> {
  await tx
    .selectFrom('candidates')
    .select('candidateEmail')
    .where('candidateEmail', '=', candidateEmail)
    .forNoKeyUpdate()
    .execute();
  const { marked } = await marksOf(tx, candidateEmail)
    .where('mark', '=', mark)
    .select(({ fn }) => fn.countAll<number>().as('marked'))
    .executeTakeFirstOrThrow();
  if (marked < mostMarked) return;
  throw new ApiError('ILLEGAL_MOVE', (t) =>
    mark === 'SAVED'
      ? t('You have saved {most} jobs. Remove some that you do not need any more.', { most: mostMarked })
      : t('You have hidden {most} jobs. Show some of them again first.', { most: mostMarked }),
  );
}

/** @throws ApiError NOT_FOUND unless it is open or marked already; ILLEGAL_MOVE beyond the most one can have */
export function markJob(
  db: Database,
  candidateEmail: string,
  jobId: string,
  mark: JobMark | null,
  now: Date,
): Promise<{ mark: JobMark | null }> {
  return db.transaction().execute(async (tx) => {
    await refuseUnknown(tx, candidateEmail, jobId);
    if (mark === null) {
      await tx
        .deleteFrom('jobMarks')
        .where('candidateEmail', '=', candidateEmail)
        .where('jobId', '=', jobId)
        .execute();
      return { mark };
    }
    const known = await marksOf(tx, candidateEmail)
      .where('jobId', '=', jobId)
      .select('mark')
      .executeTakeFirst();
    if (known?.mark === mark) return { mark };
    await refuseTooMany(tx, candidateEmail, mark);
    const row = { mark, markedAt: now.toISOString() };
    await tx
      .insertInto('jobMarks')
      .values({ candidateEmail, jobId, ...row })
      .onConflict((conflict) => conflict.columns(['candidateEmail', 'jobId']).doUpdateSet(row))
      .execute();
    return { mark };
  });
}
