/** A recruiter's permitted moves of a pick, as one table. */
import type { DailyCandidateStatus } from './dailyCandidate.ts';

/**
 * From each status, the statuses a recruiter may set. INVITED is reached by sending an invitation only, and nothing
 * leads out of it; going back to VIEWED is the undo.
 */
export const dailyCandidateMoves: Readonly<Record<DailyCandidateStatus, readonly DailyCandidateStatus[]>> = {
  NEW: ['VIEWED', 'SAVED', 'PASSED', 'SNOOZED'],
  VIEWED: ['SAVED', 'PASSED', 'SNOOZED'],
  SAVED: ['VIEWED', 'PASSED', 'SNOOZED'],
  PASSED: ['VIEWED', 'SAVED'],
  // Once more: until another day.
  SNOOZED: ['VIEWED', 'SAVED', 'PASSED', 'SNOOZED'],
  INVITED: [],
};

/** Whether a recruiter may set a pick from one status to another. */
export const canMoveDailyCandidate = (from: DailyCandidateStatus, to: DailyCandidateStatus): boolean =>
  dailyCandidateMoves[from].includes(to);
