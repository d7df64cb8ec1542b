/** Mails to candidates about their applications. */
import { addresses } from '../../../schemas/addresses.ts';
import type { ApplicationStatus, CandidateApplication } from '../../../schemas/application.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { compose, type Stop } from './compose.ts';
import { dayOf } from './dates.ts';

type Told = Pick<
  CandidateApplication,
  'jobTitle' | 'employerName' | 'stageName' | 'answerBy' | 'rejectionReason'
>;

type Say = (given: Told, t: Voice['t']) => string;

const subjects: Record<ApplicationStatus, Say> = {
  ACTIVE: ({ jobTitle: job, stageName }, t) =>
    t('Your application for {job}: {stage}', { job, stage: stageWords(stageName, t) }),
  HIRED: ({ jobTitle: job, employerName: employer }, t) =>
    t('{employer} has hired you: {job}', { employer, job }),
  REJECTED: ({ jobTitle: job }, t) => t('Your application for {job} was not successful', { job }),
  WITHDRAWN: ({ jobTitle: job }, t) => t('You have withdrawn your application for {job}', { job }),
};

const news: Record<ApplicationStatus, Say> = {
  ACTIVE: ({ employerName: employer, stageName }, t) =>
    t('Your application at {employer} is now in the stage {stage}.', {
      employer,
      stage: stageWords(stageName, t),
    }),
  HIRED: ({ employerName: employer }, t) =>
    t('Congratulations. {employer} has marked your application as hired.', { employer }),
  REJECTED: ({ employerName: employer, rejectionReason }, t) =>
    t('{employer} wrote: {reason}', { employer, reason: rejectionReason ?? '' }),
  WITHDRAWN: ({ employerName: employer }, t) => t('{employer} will not take it further.', { employer }),
};

/** To the candidate, after every change. @param stop where it may be done without */
export const applicationMail =
  (application: Told & Pick<CandidateApplication, 'status'>, appUrl: string, stop?: Stop): Letter =>
  (voice) => {
    const { status, answerBy } = application;
    const { t, locale } = voice;
    return compose(voice, {
      kind: 'APPLICATION_CHANGED',
      subject: subjects[status](application, t),
      blocks: [
        { say: news[status](application, t) },
        ...(answerBy === null
          ? []
          : [{ say: t('You can expect the next answer by {day}.', { day: dayOf(answerBy, locale) }) }]),
        { link: t('See your applications'), url: appUrl + addresses.candidate.applications },
      ],
      why: t('You are receiving this e-mail because you applied for a job at Hireday.'),
      stop,
    });
  };
