/** Moves a job along its life. */
import type { Transaction } from 'kysely';
import { isDayOver } from '../../../schemas/base/answerDay.ts';
import type { CloseReason, Job, JobStatus } from '../../../schemas/job.ts';
import { JobStatus as Statuses } from '../../../schemas/job.ts';
import { canMoveJob, jobMoves } from '../../../schemas/jobStatus.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { ApiError } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Unchanged } from '../../http/etag.ts';
import { findJob } from './findJob.ts';
import { lockJob } from './lockJob.ts';

const words = (status: JobStatus, t: Translate) => t(Statuses.meta()?.ui?.choices?.[status] ?? status);

export interface JobMove {
  to: JobStatus;
  /** Has to be given when the job is closed, and only then. */
  closeReason?: CloseReason | undefined;
  /** Called before a job is opened, in the same transaction; throws when it may not be. */
  beforeOpening?: (tx: Transaction<Tables>) => void | Promise<void>;
}

/** @throws ApiError ILLEGAL_MOVE, naming the moves there are */
function refuseIllegal(from: JobStatus, to: JobStatus): void {
  if (canMoveJob(from, to)) return;
  throw new ApiError('ILLEGAL_MOVE', (t) =>
    t('The status of this job is “{now}”. From there it can become: {legal}, and not “{wanted}”.', {
      now: words(from, t),
      legal: jobMoves[from].map((status) => words(status, t)).join(', '),
      wanted: words(to, t),
    }),
  );
}

function refuseIncomplete(
  { to, closeReason }: JobMove,
  {
    status,
    validThrough,
    openedAt,
    closedAt,
  }: Pick<Job, 'status' | 'validThrough' | 'openedAt' | 'closedAt'>,
  now: Date,
) {
  if (status === 'ARCHIVED' && to === 'CLOSED') {
    if (closedAt === null)
      throw new ApiError('ILLEGAL_MOVE', 'This job was archived as a draft. It can become a draft again.');
    if (closeReason) throw wrongField('closeReason', 'The job keeps the reason it was closed for.');
    return;
  }
  if (status === 'CLOSED' && to === 'OPEN' && openedAt === null)
    throw new ApiError('ILLEGAL_MOVE', 'This job was never open. It can become a draft again.');
  if (to === 'CLOSED' && !closeReason) throw wrongField('closeReason', 'Say why the job is closed.');
  if (to !== 'CLOSED' && closeReason) {
    throw wrongField('closeReason', 'A reason is given only when a job is closed.');
  }
  if (to === 'OPEN' && validThrough !== null && isDayOver(validThrough, now)) {
    throw wrongField('validThrough', 'The day the job was open until is past. Change it first.');
  }
}

/** Other columns that change with the status. */
function consequences({ to, closeReason }: JobMove, from: JobStatus, at: string) {
  switch (to) {
    case 'OPEN':
      // Coming back from a pause, or from closing, is no new opening.
      return {
        openSince: at,
        ...(from === 'CLOSED' && { closedAt: null, closeReason: null }),
        ...(from === 'DRAFT' && { openedAt: at, closedAt: null, closeReason: null }),
      };
    case 'CLOSED':
      return from === 'ARCHIVED' ? {} : { closedAt: at, closeReason: closeReason ?? null };
    case 'DRAFT':
      return { openedAt: null, closedAt: null, closeReason: null };
    default:
      return {};
  }
}

/**
 * @param recruiterEmail whose job it has to be
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE, also when someone else moved the job first; INVALID_FIELDS on
 *   `closeReason` or `validThrough`
 */
export async function moveJobIn(
  tx: Transaction<Tables>,
  id: string,
  recruiterEmail: string,
  move: JobMove,
  now: Date,
  unchanged?: Unchanged,
): Promise<void> {
  const job = await lockJob(tx, id, recruiterEmail);
  unchanged?.(job);
  refuseIllegal(job.status, move.to);
  if (move.to === 'OPEN') await move.beforeOpening?.(tx);
  refuseIncomplete(move, job, now);
  const at = now.toISOString();
  await tx
    .updateTable('jobs')
    .set({ status: move.to, updatedAt: at, ...consequences(move, job.status, at) })
    .where('id', '=', id)
    .execute();
}

/** The same in a transaction of its own. @throws ApiError NOT_FOUND, ILLEGAL_MOVE, INVALID_FIELDS */
export async function moveJob(
  db: Database,
  id: string,
  recruiterEmail: string,
  move: JobMove,
  now: Date,
  unchanged?: Unchanged,
): Promise<Job> {
  await db.transaction().execute((tx) => moveJobIn(tx, id, recruiterEmail, move, now, unchanged));
  return findJob(db, id);
}
