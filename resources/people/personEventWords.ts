/** The timeline of a person, in words. */
import type { PersonEvent } from '../../schemas/person.ts';
import { stageNames } from '../../schemas/stageNames.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';
import { saidWords, standingTones } from '../common/standing/standingWords.ts';

/** The colour of each event's dot: that of where it left them. */
export const eventTones: Readonly<Record<PersonEvent['kind'], StatusTone>> = {
  ...standingTones,
  ACCEPTED: 'info',
  WITHDREW_INVITATION: 'closed',
  STAGE: 'info',
  FILE_ADDED: 'neutral',
  FILE_REMOVED: 'closed',
};

/** "Interview for Cook", "Listed for Baker". */
export function personEventWords({ kind, jobTitle, stageName, fileName }: PersonEvent): string {
  const [job, file] = [jobTitle ?? '', fileName ?? ''];
  switch (kind) {
    case 'FILE_ADDED':
      return t('Attached {file}', { file });
    case 'FILE_REMOVED':
      return t('Removed {file}', { file });
    case 'INVITED':
      return t('Invited for {job}', { job });
    case 'ACCEPTED':
      return t('Accepted the invitation for {job}', { job });
    case 'WITHDREW_INVITATION':
      return t('The invitation for {job} was withdrawn', { job });
    case 'STAGE':
      if (stageName === stageNames.APPLIED) return t('Applied for {job}', { job });
      return t('{stage} for {job}', { stage: stageWords(stageName ?? ''), job });
    default:
      return saidWords(kind, job);
  }
}
