/** The timeline of a person, in words. */
import type { PersonEvent } from '../../schemas/person.ts';
import { stageNames } from '../../schemas/stageNames.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';

/** The colour of each event's dot. */
export const eventTones: Readonly<Record<PersonEvent['kind'], StatusTone>> = {
  LISTED: 'neutral',
  SAVED: 'neutral',
  PASSED: 'closed',
  SNOOZED: 'closed',
  INVITED: 'waiting',
  ACCEPTED: 'info',
  DECLINED: 'closed',
  UNANSWERED: 'closed',
  WITHDREW_INVITATION: 'closed',
  STAGE: 'info',
  HIRED: 'positive',
  REJECTED: 'closed',
  WITHDRAWN: 'closed',
};

/** "Interview for Cook", "Listed for Baker". */
export function personEventWords({ kind, jobTitle: job, stageName }: PersonEvent): string {
  switch (kind) {
    case 'LISTED':
      return t('Listed for {job}', { job });
    case 'SAVED':
      return t('Saved for {job}', { job });
    case 'PASSED':
      return t('Passed for {job}', { job });
    case 'SNOOZED':
      return t('Snoozed for {job}', { job });
    case 'INVITED':
      return t('Invited for {job}', { job });
    case 'ACCEPTED':
      return t('Accepted the invitation for {job}', { job });
    case 'DECLINED':
      return t('Declined to talk about {job}', { job });
    case 'UNANSWERED':
      return t('Did not answer about {job}', { job });
    case 'WITHDREW_INVITATION':
      return t('The invitation for {job} was withdrawn', { job });
    case 'STAGE':
      if (stageName === stageNames.APPLIED) return t('Applied for {job}', { job });
      return t('{stage} for {job}', { stage: stageWords(stageName ?? ''), job });
    case 'HIRED':
      return t('Hired for {job}', { job });
    case 'REJECTED':
      return t('Rejected for {job}', { job });
    case 'WITHDRAWN':
      return t('Withdrew from {job}', { job });
  }
}
