/** Mails to candidates and recruiters about offers of a job. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import type { JobOffer } from '../../../schemas/jobOffer.ts';
import { formatMoney } from '../../../src/i18n/formatMoney.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { compose, type Stop, wordsOf } from './compose.ts';
import { dayOf } from './dates.ts';

interface About {
  applicationId: string;
  jobId: string;
  jobTitle: string;
  employerName: string;
  /** Where the product is opened. */
  appUrl: string;
}

type Terms = Pick<JobOffer, 'salary' | 'salaryCurrency' | 'salaryUnit' | 'startDate' | 'text'>;

/** The salary and the first day as one sentence. */
const termsOf = (
  { salary, salaryCurrency: currency, salaryUnit: unit, startDate }: Terms,
  { t, locale }: Voice,
) =>
  t('Salary: {salary}. First day: {day}.', {
    salary: formatMoney({ min: salary, max: salary, currency, unit, locale, say: t }) ?? '',
    day: dayOf(startDate, locale),
  });

const mine = ({ appUrl, applicationId }: About) =>
  `${appUrl}${addresses.candidate.applications}?application=${applicationId}`;

const why = ({ t }: Voice, { employerName: employer }: About) =>
  t('You are receiving this e-mail because {employer} considers you for a job at Hireday.', { employer });

/** To the candidate: the offer as it was written, readable without signing in. */
export const jobOfferMail =
  (given: About & Terms & Pick<JobOffer, 'expiresOn'> & { recruiterName: string }): Letter =>
  (voice) => {
    const { t, locale } = voice;
    const { jobTitle: job, employerName: employer, recruiterName: name, text } = given;
    return compose(voice, {
      kind: 'JOB_OFFER',
      sender: employer,
      subject: (t) => t('Job offer from {employer}: {job}', { employer, job }),
      blocks: [
        { say: t('{name} of {employer} offers you the job {job}.', { name, employer, job }) },
        { say: termsOf(given, voice) },
        ...wordsOf(name, text, voice),
        { say: t('You can accept or decline it until {day}.', { day: dayOf(given.expiresOn, locale) }) },
        { link: t('Read and answer'), url: mine(given) },
      ],
      why: why(voice, given),
    });
  };

/** To the candidate who has accepted: the terms, to keep. */
export const jobOfferAcceptedMail =
  (given: About & Terms): Letter =>
  (voice) => {
    const { t } = voice;
    const { jobTitle: job, employerName: employer, text } = given;
    return compose(voice, {
      kind: 'JOB_OFFER_ACCEPTED',
      sender: employer,
      subject: (t) => t('You accepted the offer from {employer}: {job}', { employer, job }),
      blocks: [
        { say: t('Congratulations. These are the terms you have agreed to.') },
        { say: termsOf(given, voice) },
        ...wordsOf(employer, text, voice),
        { link: t('See your applications'), url: mine(given) },
      ],
      why: why(voice, given),
    });
  };

/** To the candidate: the offer does not stand any more. */
export const jobOfferWithdrawnMail =
  (given: About): Letter =>
  (voice) => {
    const { t } = voice;
    const { jobTitle: job, employerName: employer } = given;
    return compose(voice, {
      kind: 'JOB_OFFER_WITHDRAWN',
      sender: employer,
      subject: (t) => t('{employer} has withdrawn its offer: {job}', { employer, job }),
      blocks: [
        { say: t('It cannot be accepted any more. Your application goes on.') },
        { link: t('See your applications'), url: mine(given) },
      ],
      why: why(voice, given),
    });
  };

/** To the recruiter: what the candidate said. */
export const jobOfferAnsweredMail =
  ({
    candidateName: name,
    jobTitle: job,
    employerName: employer,
    ...given
  }: About & { candidateName: string; isAccepted: boolean; stop?: Stop }): Letter =>
  (voice) => {
    const { t } = voice;
    const { appUrl, jobId, applicationId, isAccepted, stop } = given;
    return compose(voice, {
      kind: 'JOB_OFFER_ANSWERED',
      subject: (t) =>
        isAccepted
          ? t('{name} has accepted your offer: {job}', { name, job })
          : t('{name} has declined your offer: {job}', { name, job }),
      blocks: [
        {
          say: isAccepted
            ? t('The application is marked as hired.')
            : t('The application stays where it is. A reason, if one was given, is beside the offer.'),
        },
        {
          link: t('Open the candidate'),
          url: `${appUrl}${addressOf(addresses.recruiter.job, { id: jobId })}?tab=applications&application=${applicationId}`,
        },
      ],
      why: t('You are receiving this e-mail because you offered someone a job for {employer} at Hireday.', {
        employer,
      }),
      stop,
    });
  };
