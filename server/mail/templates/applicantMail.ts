/** To a recruiter who wants to know of each applicant at once. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Letter } from '../../base/mail.ts';
import { compose, type Stop } from './compose.ts';

type Applicant = Pick<CandidateApplication, 'id' | 'jobId' | 'jobTitle' | 'candidateName' | 'coverLetter'>;

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
        ...(coverLetter === null ? [] : [{ say: t('{name} writes:', { name }) }, { quote: coverLetter }]),
        {
          link: t('Open the application'),
          url: `${appUrl}${addressOf(addresses.recruiter.job, { id: jobId })}?tab=applications&application=${id}`,
        },
      ],
      why: t('You are receiving this e-mail because you asked to be told of new applicants at once.'),
      stop,
    });
  };
