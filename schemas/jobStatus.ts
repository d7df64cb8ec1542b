/** The life of a job as one table; buttons, bulk actions and the server's check all read it. */
import type { JobStatus } from './job.ts';

/**
 * From each status, the statuses a recruiter may move a job to. Closing and archiving can be taken back: to open, which
 * the job was before, and to closed, where it was closed before.
 */
export const jobMoves: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  DRAFT: ['OPEN', 'ARCHIVED'],
  OPEN: ['ON_HOLD', 'CLOSED'],
  ON_HOLD: ['OPEN', 'CLOSED'],
  CLOSED: ['OPEN', 'DRAFT', 'ARCHIVED'],
  ARCHIVED: ['DRAFT', 'CLOSED'],
};

/** Whether a job may go from one status to another. Staying where it is counts as a move nobody makes. */
export const canMoveJob = (from: JobStatus, to: JobStatus): boolean => jobMoves[from].includes(to);
