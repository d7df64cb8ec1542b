import type { DailyCandidateStatus } from '../../schemas/dailyCandidate.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';

/** What each status of a pick feels like. */
export const pickTones: Readonly<Record<DailyCandidateStatus, StatusTone>> = {
  NEW: 'fresh',
  VIEWED: 'neutral',
  SAVED: 'positive',
  INVITED: 'info',
  PASSED: 'closed',
  SNOOZED: 'waiting',
};
