/** Where a person stands for a job of the employer, in words. */
import { localDay } from '../../../schemas/base/days.ts';
import { stageNames } from '../../../schemas/stageNames.ts';
import type { Standing, StandingStatus } from '../../../schemas/standing.ts';
import type { StatusTone } from '../../../src/components/values/tones.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { nearDay } from './nearDay.ts';

/** The tone of each standing: what should make one stop and look is coloured. */
export const standingTones: Readonly<Record<StandingStatus, StatusTone>> = {
  IN_PROCESS: 'info',
  HIRED: 'positive',
  INVITED: 'waiting',
  SAVED: 'neutral',
  DECLINED: 'closed',
  UNANSWERED: 'closed',
  REJECTED: 'closed',
  WITHDRAWN: 'closed',
  PASSED: 'closed',
  SNOOZED: 'closed',
  LISTED: 'neutral',
};

/** Standings that are said in the same words today and in a history. */
type Said = Exclude<StandingStatus, 'IN_PROCESS' | 'INVITED'>;

/** "Hired for Cook", "Listed for Baker". */
export function saidWords(status: Said, job: string): string {
  switch (status) {
    case 'HIRED':
      return t('Hired for {job}', { job });
    case 'SAVED':
      return t('Saved for {job}', { job });
    case 'DECLINED':
      return t('Declined to talk about {job}', { job });
    case 'UNANSWERED':
      return t('Did not answer about {job}', { job });
    case 'REJECTED':
      return t('Rejected for {job}', { job });
    case 'WITHDRAWN':
      return t('Withdrew from {job}', { job });
    case 'PASSED':
      return t('Passed for {job}', { job });
    case 'SNOOZED':
      return t('Snoozed for {job}', { job });
    case 'LISTED':
      return t('Listed for {job}', { job });
  }
}

/** "In Interview for Cook", "Invited today for Cook". */
export function standingWords({ status, stageName, jobTitle: job, at }: Standing, now: Date): string {
  switch (status) {
    case 'IN_PROCESS':
      if (stageName === stageNames.APPLIED) return t('Applied for {job}', { job });
      return t('In {stage} for {job}', { stage: stageWords(stageName ?? ''), job });
    case 'INVITED':
      return t('Invited {day} for {job}', { day: nearDay(localDay(new Date(at)), localDay(now)), job });
    default:
      return saidWords(status, job);
  }
}
