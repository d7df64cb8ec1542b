/** To a recruiter who wants to know at once of each applicant who comes or goes. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Letter } from '../../base/mail.ts';
import { compose, type Stop, wordsOf } from './compose.ts';

type Applicant = Pick<CandidateApplication, 'id' | 'jobId' | 'jobTitle' | 'candidateName' | 'coverLetter'>;

const urlOf = (appUrl: string, { id, jobId }: Pick<Applicant, 'id' | 'jobId'>) =>
  `${appUrl}${addressOf(addresses.recruiter.job, { id: jobId })}?tab=applications&application=${id}`;

export const applicantMail =
  (
    { id, jobId, jobTitle: job, candidateName: name, coverLetter }: Applicant,
    appUrl: string,
    stop: Stop,
  ): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'APPLICANT',
      subject: (t) => t('{name} applied for {job}', { name, job }),
      blocks: [
        ...wordsOf(name, coverLetter, voice),
        {
          link: t('Open the application'),
          url: urlOf(appUrl, { id, jobId }),
        },
      ],
      why: t('You are receiving this e-mail because you asked to be told of new applicants at once.'),
      stop,
    });
  };

export const withdrawnMail =
  ({ id, jobId, jobTitle: job, candidateName: name }: Applicant, appUrl: string, stop: Stop): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'APPLICATION_WITHDRAWN',
      subject: (t) => t('{name} withdrew from {job}', { name, job }),
      blocks: [
        { say: t('They do not want to go on. Offers and interviews that were open have ended.') },
        { link: t('Open the application'), url: urlOf(appUrl, { id, jobId }) },
      ],
      why: t('You are receiving this e-mail because you have jobs at Hireday.'),
      stop,
    });
  };
