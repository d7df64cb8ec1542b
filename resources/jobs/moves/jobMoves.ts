/** The moves of a job's life as a recruiter reads them: what a button says, which one comes first, what undoes it. */

import type { CloseReason, JobStatus } from '../../../schemas/job.ts';
import { canMoveJob, jobMoves } from '../../../schemas/jobStatus.ts';
import { type LazyText, t } from '../../../src/i18n/t.ts';

/** One way on from a status. */
export interface JobMove {
  to: JobStatus;
  /** The button's label. */
  label: string;
  /** The move most people want from here; at most one of a status. */
  primary: boolean;
  /** Whether the move asks why. */
  needsReason: boolean;
}

/** The requested move: a status, and a reason when the job closes. */
export interface JobMoveRequest {
  status: JobStatus;
  closeReason?: CloseReason | undefined;
  /** The answer to everyone who waits for a job that closes; without one they stay undecided. */
  reason?: string | undefined;
  /** Whether the booked interviews of a job that closes are cancelled. */
  cancelInterviews?: boolean | undefined;
}

/** The label of each button, by the job's status and its target; by the target alone where that is enough. */
const labels: Record<JobStatus, LazyText> = {
  DRAFT: () => t('Back to draft'),
  OPEN: () => t('Open the job'),
  ON_HOLD: () => t('Put on hold'),
  CLOSED: () => t('Close'),
  ARCHIVED: () => t('Archive'),
};
const labelsFrom: Partial<Record<JobStatus, Partial<Record<JobStatus, LazyText>>>> = {
  ON_HOLD: { OPEN: () => t('Reopen') },
  CLOSED: { OPEN: () => t('Reopen') },
  ARCHIVED: { DRAFT: () => t('Restore as draft') },
};

/** Moves that are the next step and not a way out. */
const primaries: Partial<Record<JobStatus, JobStatus>> = {
  DRAFT: 'OPEN',
  ON_HOLD: 'OPEN',
  ARCHIVED: 'DRAFT',
};

const move = (from: JobStatus, to: JobStatus): JobMove => ({
  to,
  label: (labelsFrom[from]?.[to] ?? labels[to])(),
  primary: primaries[from] === to,
  needsReason: to === 'CLOSED',
});

/** Whether a move is offered only where it takes another one back: not every archived job was closed before. */
const isOnlyUndo = (from: JobStatus, to: JobStatus): boolean => from === 'ARCHIVED' && to === 'CLOSED';

/** The legal moves from a status, the primary one first. */
export const movesFrom = (from: JobStatus): JobMove[] =>
  jobMoves[from]
    .filter((to) => !isOnlyUndo(from, to))
    .map((to) => move(from, to))
    .sort((a, b) => Number(b.primary) - Number(a.primary));

/** Moves that are legal for every one of several jobs; none for no job. */
export function commonMoves(statuses: readonly JobStatus[]): JobMove[] {
  const [first, ...others] = [...new Set(statuses)];
  if (!first) return [];
  const shared = jobMoves[first].filter(
    (to) => !isOnlyUndo(first, to) && others.every((from) => canMoveJob(from, to) && !isOnlyUndo(from, to)),
  );
  // Jobs of several statuses have no one next step, and "Reopen" would be wrong for some of them.
  if (others.length > 0) {
    return shared.map((to) => ({ to, label: labels[to](), primary: false, needsReason: to === 'CLOSED' }));
  }
  return movesFrom(first);
}

/** Where a move is taken back to; undefined where there is no way back, or only one that asks for a reason. */
export const undoOf = (from: JobStatus, to: JobStatus): JobStatus | undefined =>
  canMoveJob(to, from) && !(from === 'CLOSED' && to === 'OPEN') ? from : undefined;

const done: Record<JobStatus, (moved: { count: number; job: string }) => string> = {
  DRAFT: (moved) =>
    t('{count, plural, one {{job} is a draft again.} other {# jobs are drafts again.}}', moved),
  OPEN: (moved) => t('{count, plural, one {{job} is open.} other {# jobs are open.}}', moved),
  ON_HOLD: (moved) => t('{count, plural, one {{job} is on hold.} other {# jobs are on hold.}}', moved),
  CLOSED: (moved) => t('{count, plural, one {{job} is closed.} other {# jobs are closed.}}', moved),
  ARCHIVED: (moved) => t('{count, plural, one {{job} is archived.} other {# jobs are archived.}}', moved),
};

/** "Senior Nurse is open." or "3 jobs are open." */
export const movedSentence = (titles: readonly string[], to: JobStatus): string =>
  done[to]({ count: titles.length, job: titles[0] ?? '' });
