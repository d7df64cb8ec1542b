/** The moves of a job's life as a recruiter reads them: what a button says, which one comes first, what undoes it. */
import type { CloseReason, JobStatus } from '../../schemas/job.ts';
import { canMoveJob, jobMoves } from '../../schemas/jobStatus.ts';

/** One way on from a status. */
export interface JobMove {
  to: JobStatus;
  /** What the button says. */
  label: string;
  /** The move most people want from here; at most one of a status. */
  primary: boolean;
  /** Whether the move asks why. */
  needsReason: boolean;
}

/** What was asked for: a status, and why when the job closes. */
export interface JobMoveRequest {
  status: JobStatus;
  closeReason?: CloseReason;
}

/** What each button says, by where the job is and where it goes; by the target alone where that is enough. */
const labels: Record<JobStatus, string> = {
  DRAFT: 'Back to draft',
  OPEN: 'Open the job',
  ON_HOLD: 'Put on hold',
  CLOSED: 'Close',
  ARCHIVED: 'Archive',
};
const labelsFrom: Partial<Record<JobStatus, Partial<Record<JobStatus, string>>>> = {
  ON_HOLD: { OPEN: 'Reopen' },
  ARCHIVED: { DRAFT: 'Restore as draft' },
};

/** Moves that are the next step and not a way out. */
const primaries: Partial<Record<JobStatus, JobStatus>> = {
  DRAFT: 'OPEN',
  ON_HOLD: 'OPEN',
  ARCHIVED: 'DRAFT',
};

const move = (from: JobStatus, to: JobStatus): JobMove => ({
  to,
  label: labelsFrom[from]?.[to] ?? labels[to],
  primary: primaries[from] === to,
  needsReason: to === 'CLOSED',
});

/** The legal moves from a status, the primary one first. */
export const movesFrom = (from: JobStatus): JobMove[] =>
  jobMoves[from].map((to) => move(from, to)).sort((a, b) => Number(b.primary) - Number(a.primary));

/** Moves that are legal for every one of several jobs; none for no job. */
export function commonMoves(statuses: readonly JobStatus[]): JobMove[] {
  const [first, ...others] = [...new Set(statuses)];
  if (!first) return [];
  const shared = jobMoves[first].filter((to) => others.every((from) => canMoveJob(from, to)));
  // Jobs of several statuses have no one next step, and "Reopen" would be wrong for some of them.
  if (others.length > 0) {
    return shared.map((to) => ({ to, label: labels[to], primary: false, needsReason: to === 'CLOSED' }));
  }
  return movesFrom(first);
}

/** Where a move is taken back to; undefined where life only goes on, as from closed. */
export const undoOf = (from: JobStatus, to: JobStatus): JobStatus | undefined =>
  canMoveJob(to, from) && from !== 'CLOSED' ? from : undefined;

const done: Record<JobStatus, string> = {
  DRAFT: 'is a draft again',
  OPEN: 'is open',
  ON_HOLD: 'is on hold',
  CLOSED: 'is closed',
  ARCHIVED: 'is archived',
};

/** "Senior Nurse is open." or "3 jobs are open." */
export function movedSentence(titles: readonly string[], to: JobStatus): string {
  const [only] = titles;
  if (titles.length === 1) return `${only} ${done[to]}.`;
  return `${titles.length} jobs ${done[to].replace(/^is a draft/, 'are drafts').replace(/^is/, 'are')}.`;
}
