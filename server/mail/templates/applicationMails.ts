/** Mails to candidates about their applications. */
import { addresses } from '../../../schemas/addresses.ts';
import type { ApplicationStatus, CandidateApplication } from '../../../schemas/application.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { compose, type Stop, wordsOf } from './compose.ts';
import { dayOf } from './dates.ts';

interface Told
  extends Pick<
    CandidateApplication,
    'status' | 'source' | 'jobTitle' | 'employerName' | 'stageName' | 'answerBy' | 'rejectionReason'
  > {
  /** Whether nothing but its beginning has happened to it. */
  isNew: boolean;
  /** Who rejects; null where nobody in particular does. */
  recruiterName: string | null;
}

type Say = (given: Told, t: Voice['t']) => string;

const subjects: Record<ApplicationStatus, Say> = {
  ACTIVE({ isNew, source, jobTitle: job, employerName: employer, stageName }, t) {
    if (!isNew)
      return t('Your application for {job} has moved on: {stage}', { job, stage: stageWords(stageName, t) });
    return source === 'INVITED'
      ? t('You accepted {employer}’s invitation: {job}', { employer, job })
      : t('{employer} received your application for {job}', { employer, job });
  },
  HIRED: ({ jobTitle: job, employerName: employer }, t) =>
    t('You got the job at {employer}: {job}', { employer, job }),
  REJECTED: ({ jobTitle: job, employerName: employer }, t) =>
    t('About your application at {employer}: {job}', { employer, job }),
  WITHDRAWN: ({ jobTitle: job }, t) => t('You have withdrawn your application for {job}', { job }),
};

const news: Record<ApplicationStatus, Say> = {
  ACTIVE: ({ isNew, employerName: employer, stageName }, t) =>
    isNew
      ? t('Your application is now with {employer}.', { employer })
      : t('Your application at {employer} is now in the stage {stage}.', {
          employer,
          stage: stageWords(stageName, t),
        }),
  HIRED: ({ employerName: employer }, t) => t('Congratulations. {employer} has hired you.', { employer }),
  REJECTED: ({ employerName: employer, jobTitle: job }, t) =>
    t('{employer} is not taking your application for {job} further.', { employer, job }),
  WITHDRAWN: ({ employerName: employer }, t) => t('{employer} will not take it further.', { employer }),
};

/** Those who did not apply by themselves are not told that they did. */
const whys: Record<CandidateApplication['source'], Say> = {
  APPLIED: (_, t) => t('You are receiving this e-mail because you applied for a job at Hireday.'),
  INVITED: (_, t) => t('You are receiving this e-mail because you accepted an invitation at Hireday.'),
  ADDED: ({ employerName: employer }, t) =>
    t('You are receiving this e-mail because you let {employer} consider you for a job at Hireday.', {
      employer,
    }),
  REFERRED: ({ employerName: employer }, t) =>
    t('You are receiving this e-mail because you let {employer} consider you for a job at Hireday.', {
      employer,
    }),
};

/** Who wrote the words of a rejection. */
const writerOf = ({ recruiterName: name, employerName: employer }: Told, { t }: Voice) =>
  name === null ? employer : t('{name} of {employer}', { name, employer });

/** To the candidate, after every change. @param stop where it may be done without */
export const applicationMail =
  (application: Told, appUrl: string, stop?: Stop): Letter =>
  (voice) => {
    const { status, source, answerBy, employerName, rejectionReason } = application;
    const { t, locale } = voice;
    return compose(voice, {
      kind: 'APPLICATION_CHANGED',
      ...(status !== 'WITHDRAWN' && { sender: employerName }),
      subject: (t) => subjects[status](application, t),
      blocks: [
        { say: news[status](application, t) },
        ...(status === 'REJECTED' ? wordsOf(writerOf(application, voice), rejectionReason, voice) : []),
        ...(answerBy === null
          ? []
          : [{ say: t('You can expect the next answer by {day}.', { day: dayOf(answerBy, locale) }) }]),
        { link: t('See your applications'), url: appUrl + addresses.candidate.applications },
      ],
      why: whys[source](application, t),
      stop,
    });
  };
