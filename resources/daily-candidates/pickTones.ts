import type { DailyCandidateStatus } from '../../schemas/dailyCandidate.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';

/** The tone of each pick status. */
export const pickTones: Readonly<Record<DailyCandidateStatus, StatusTone>> = {
  NEW: 'fresh',
  VIEWED: 'neutral',
  SAVED: 'positive',
  INVITED: 'info',
  PASSED: 'closed',
  SNOOZED: 'waiting',
};
