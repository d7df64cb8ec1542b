/** What candidates are told about their applications. */
import type { ApplicationStatus, CandidateApplication } from '../../../schemas/application.ts';
import type { MailContent } from '../mail.ts';
import { compose } from './compose.ts';

type Told = Pick<
  CandidateApplication,
  'jobTitle' | 'employerName' | 'stageName' | 'answerBy' | 'rejectionReason'
>;

const subjects: Record<ApplicationStatus, (given: Told) => string> = {
  ACTIVE: ({ jobTitle, stageName }) => `Your application for ${jobTitle}: ${stageName}`,
  HIRED: ({ jobTitle, employerName }) => `${employerName} has hired you: ${jobTitle}`,
  REJECTED: ({ jobTitle }) => `Your application for ${jobTitle} was not successful`,
  WITHDRAWN: ({ jobTitle }) => `You have withdrawn your application for ${jobTitle}`,
};

const news: Record<ApplicationStatus, (given: Told) => string> = {
  ACTIVE: ({ employerName, stageName }) =>
    `Your application at ${employerName} is now in the stage ${stageName}.`,
  HIRED: ({ employerName }) => `Congratulations. ${employerName} has marked your application as hired.`,
  REJECTED: ({ employerName, rejectionReason }) => `${employerName} wrote: ${rejectionReason ?? ''}`,
  WITHDRAWN: ({ employerName }) => `${employerName} will not go on with it.`,
};

/** To the candidate, after every change. */
export const applicationMail = (
  application: Told & Pick<CandidateApplication, 'status'>,
  appUrl: string,
): MailContent => {
  const { status, answerBy } = application;
  return compose({
    kind: 'APPLICATION_CHANGED',
    subject: subjects[status](application),
    blocks: [
      { say: news[status](application) },
      ...(answerBy === null ? [] : [{ say: `You can expect the next answer by ${answerBy}.` }]),
      { link: 'See your applications', url: `${appUrl}/dashboard/candidate/applications/` },
    ],
    why: 'You get this mail because you applied for a job at Hireday.',
  });
};
