/** A recruiter's decisions about a pick, as buttons, keys and toasts read them. */

import { localDay } from '../../../schemas/base/days.ts';
import type { DailyCandidateStatus } from '../../../schemas/dailyCandidate.ts';
import { canMoveDailyCandidate } from '../../../schemas/dailyCandidateStatus.ts';
import { t } from '../../../src/i18n/t.ts';
import { nearDay } from '../../common/standing/nearDay.ts';

/** The status a decision sets: VIEWED brings back a pick that was saved, passed or snoozed. */
export type PickTarget = 'SAVED' | 'PASSED' | 'SNOOZED' | 'VIEWED';

const doneTexts: Readonly<Record<PickTarget, (who: { name: string }) => string>> = {
  SAVED: (who) => t('{name} saved.', who),
  PASSED: (who) => t('{name} passed.', who),
  SNOOZED: (who) => t('{name} snoozed.', who),
  VIEWED: (who) => t('{name} brought back.', who),
};

/** The toast's text about a decision. */
export const doneSentence = (to: PickTarget, name: string, until?: string): string =>
  until
    ? t('{name} snoozed until {day}.', { name, day: nearDay(until, localDay(new Date())) })
    : doneTexts[to]({ name });

const doneTextsOfAll: Readonly<Record<PickTarget, (of: { count: number }) => string>> = {
  SAVED: (of) => t('{count, plural, one {# person saved.} other {# people saved.}}', of),
  PASSED: (of) => t('{count, plural, one {# person passed.} other {# people passed.}}', of),
  SNOOZED: (of) => t('{count, plural, one {# person snoozed.} other {# people snoozed.}}', of),
  VIEWED: (of) => t('{count, plural, one {# person brought back.} other {# people brought back.}}', of),
};

/** The toast's text about one decision on several. */
export const doneWithAll = (to: PickTarget, count: number): string => doneTextsOfAll[to]({ count });

/** Whether a button or key does anything for a pick as it stands. */
export const canDecide = (status: DailyCandidateStatus, to: PickTarget): boolean =>
  canMoveDailyCandidate(status, to);

/** Whether someone can be invited: once, and not while passed. */
export const canInvite = (status: DailyCandidateStatus): boolean =>
  status !== 'INVITED' && status !== 'PASSED';

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
