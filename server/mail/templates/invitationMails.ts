/** Mails to candidates and recruiters about invitations. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import { lastDayBefore } from '../../../schemas/base/answerDay.ts';
import type { Invitation } from '../../../schemas/invitation.ts';
import { formatMoney } from '../../../src/i18n/formatMoney.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { compose, type Stop, wordsOf } from './compose.ts';
import { dayOf } from './dates.ts';

interface About {
  jobId: string;
  jobTitle: string;
  employerName: string;
  /** Where the product is opened. */
  appUrl: string;
}

type Offer = Pick<Invitation, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryUnit' | 'expiresAt'>;

/** `$90,000–110,000 a year` */
const salaryOf = (
  { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryUnit: unit }: Offer,
  { t, locale }: Voice,
) => formatMoney({ min, max, currency, unit, locale, say: t }) ?? '';

/** Who wrote it, and the words that came with it. */
type Written = Pick<Invitation, 'message'> & { recruiterName: string };

/** To the candidate: an offer to talk. */
export const invitationMail =
  ({
    jobTitle: job,
    employerName: employer,
    recruiterName: name,
    message,
    appUrl,
    stop,
    ...offer
  }: About & Offer & Written & { stop: Stop }): Letter =>
  (voice) => {
    const { t, locale } = voice;
    return compose(voice, {
      kind: 'INVITATION',
      sender: employer,
      subject: (t) => t('{employer} invites you to talk about {job}', { employer, job }),
      blocks: [
        { say: t('{name} of {employer} would like to talk with you about {job}.', { name, employer, job }) },
        ...wordsOf(name, message, voice),
        {
          say: t('They offer {salary}. Accepting makes an application; you are bound to nothing.', {
            salary: salaryOf(offer, voice),
          }),
        },
        {
          say: t('The invitation is open until {day}.', {
            day: dayOf(lastDayBefore(offer.expiresAt), locale),
          }),
        },
        { link: t('Read and answer'), url: appUrl + addresses.candidate.applications },
      ],
      why: t('You are receiving this e-mail because you are open to work at Hireday and fit this job.'),
      stop,
    });
  };

/** To the candidate: the offer does not stand any more. */
export const invitationWithdrawnMail =
  ({ jobTitle: job, employerName: employer, appUrl }: About): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'INVITATION_WITHDRAWN',
      sender: employer,
      subject: (t) => t('{employer} withdrew its invitation: {job}', { employer, job }),
      blocks: [
        { say: t('It cannot be accepted any more. You can still apply for the job while it is open.') },
        { link: t('See your applications'), url: appUrl + addresses.candidate.applications },
      ],
      why: t('You are receiving this e-mail because you were invited to talk about this job at Hireday.'),
    });
  };

/** To the recruiter: what the candidate said. */
export const invitationAnsweredMail =
  ({
    candidateName: name,
    jobTitle: job,
    employerName: employer,
    ...given
  }: About & { candidateName: string; pickId: string; accepted: boolean; stop?: Stop }): Letter =>
  (voice) => {
    const { t } = voice;
    const { appUrl, jobId, pickId, accepted, stop } = given;
    return compose(voice, {
      kind: 'INVITATION_ANSWERED',
      subject: (t) =>
        accepted
          ? t('{name} has accepted your invitation: {job}', { name, job })
          : t('{name} has declined your invitation: {job}', { name, job }),
      blocks: [
        {
          say: accepted
            ? t('They are now among the applications for {job}.', { job })
            : t('It was for {job}. The reason is beside the invitation.', { job }),
        },
        {
          link: t('Open the candidate'),
          url: appUrl + addressOf(addresses.recruiter.dailyCandidate, { id: jobId, dcId: pickId }),
        },
      ],
      why: t('You are receiving this e-mail because you invited someone for {employer} at Hireday.', {
        employer,
      }),
      stop,
    });
  };

/** To the recruiter: the candidate has taken back that they declined. */
export const invitationReopenedMail =
  ({
    candidateName: name,
    jobTitle: job,
    employerName: employer,
    ...given
  }: About & { candidateName: string; pickId: string; stop?: Stop }): Letter =>
  (voice) => {
    const { t } = voice;
    const { appUrl, jobId, pickId, stop } = given;
    return compose(voice, {
      kind: 'INVITATION_REOPENED',
      subject: (t) => t('{name} reconsiders your invitation: {job}', { name, job }),
      blocks: [
        { say: t('They took back that they declined. The invitation waits for their answer again.') },
        {
          link: t('Open the candidate'),
          url: appUrl + addressOf(addresses.recruiter.dailyCandidate, { id: jobId, dcId: pickId }),
        },
      ],
      why: t('You are receiving this e-mail because you invited someone for {employer} at Hireday.', {
        employer,
      }),
      stop,
    });
  };
