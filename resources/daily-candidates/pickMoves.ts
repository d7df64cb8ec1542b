/** What a recruiter does with a pick, as buttons and keys read it. */
import type { DailyCandidateStatus } from '../../schemas/dailyCandidate.ts';
import { canMoveDailyCandidate } from '../../schemas/dailyCandidateStatus.ts';

/** A decision that has a button and a key. */
export interface PickMove {
  to: 'SAVED' | 'PASSED' | 'SNOOZED';
  label: string;
  /** What the toast says of it, after the name. */
  done: string;
  key: string;
}

export const pickMoves: readonly PickMove[] = [
  { to: 'SAVED', label: 'Save', done: 'saved', key: 's' },
  { to: 'PASSED', label: 'Pass', done: 'passed', key: 'p' },
  { to: 'SNOOZED', label: 'Snooze', done: 'snoozed', key: 'z' },
];

/** Whether a button or key does anything for a pick as it stands. */
export const canDecide = (status: DailyCandidateStatus, to: PickMove['to']): boolean =>
  canMoveDailyCandidate(status, to);

/**
 * The status that takes a decision back. NEW cannot come back, since the pick has been looked at; VIEWED stands in
 * for it, and where the way back is closed VIEWED is the neutral one. Undefined when nothing can be taken back.
 */
export function undoStatus(
  before: DailyCandidateStatus,
  after: DailyCandidateStatus,
): DailyCandidateStatus | undefined {
  if (before === after) return undefined;
  return [before, 'VIEWED' as const].find((status) => canMoveDailyCandidate(after, status));
}
