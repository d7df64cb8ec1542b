/** The words of a notice, and where it leads. */
import { addresses, addressOf, areaOfRole } from '../../schemas/addresses.ts';
import type { Notice, NoticeKind } from '../../schemas/notice.ts';
import { daysOfNotice } from '../../schemas/peopleBasis.ts';
import type { Role } from '../../schemas/user.ts';
import { t } from '../../src/i18n/t.ts';

type Said = Pick<Notice, 'kind' | 'candidateName' | 'employerName' | 'count'>;

/** The other side's name: a candidate's, or to a candidate the employer's. */
type Words = (name: string, count: number) => string;

const words: Readonly<Record<NoticeKind, Words>> = {
  APPLICANT: (name) => t('{name} applied', { name }),
  MESSAGE: (name, count) =>
    t('{count, plural, one {{name} wrote to you} other {# messages from {name}}}', { name, count }),
  STRAY_MAIL: (name, count) =>
    name === ''
      ? t('{count, plural, one {An e-mail became no message} other {# e-mails became no message}}', { count })
      : t(
          '{count, plural, one {An e-mail about your conversation with {name} became no message} other {# e-mails about your conversation with {name} became no message}}',
          { name, count },
        ),
  INVITATION_ANSWERED: (name) => t('{name} answered your invitation', { name }),
  INVITATION_REOPENED: (name) => t('{name} reconsiders your invitation', { name }),
  INVITATION_EXPIRED: (name) => t('{name} did not answer your invitation in time', { name }),
  JOB_OFFER_ANSWERED: (name) => t('{name} answered your offer', { name }),
  JOB_OFFER_EXPIRED: (name) => t('{name} did not answer your offer in time', { name }),
  APPLICATION_WITHDRAWN: (name) =>
    name === '' ? t('An applicant erased their account') : t('{name} withdrew their application', { name }),
  INTERVIEW_BOOKED: (name) => t('{name} picked a time for the interview', { name }),
  INTERVIEW_REFUSED: (name) => t('None of the interview times fits {name}', { name }),
  MENTION: (name) => t('A colleague named you in a note about {name}', { name }),
  PICKS: (_, count) =>
    t('{count, plural, one {# daily candidate to look at} other {# daily candidates to look at}}', { count }),
  ANSWERS_DUE: (_, count) =>
    t('{count, plural, one {# answer you promised is due} other {# answers you promised are due}}', {
      count,
    }),
  PICKED: (name) => t('{name} picked you', { name }),
  INVITED: (name) => t('{name} invites you to talk', { name }),
  APPLICATION_CHANGED: (name) => t('News of your application at {name}', { name }),
  JOB_OFFER: (name) => t('{name} offers you the job', { name }),
  INTERVIEW_PROPOSED: (name) => t('{name} proposes times for an interview', { name }),
  INTERVIEW_CHANGED: (name) => t('{name} changed the interview; its time stays', { name }),
  INTERVIEW_CANCELLED: (name) => t('The interview at {name} is cancelled', { name }),
  JOB_CLOSED: (name) => t('The job at {name} was closed', { name }),
  JOB_ON_HOLD: (name) => t('The job at {name} is on hold', { name }),
  JOB_REOPENED: (name) => t('The job at {name} is open again', { name }),
  RECRUITER_CHANGED: (name) => t('Someone else at {name} answers you from now on', { name }),
  JOB_CLOSED_ITSELF: () => t('Your job has closed: its last day is over'),
  INTERVIEW_AHEAD: (name) => t('Reminder of your interview at {name}', { name }),
  RECRUITER_WAITING: (_, count) =>
    t(
      '{count, plural, one {# recruiter waits for your approval} other {# recruiters wait for your approval}}',
      {
        count,
      },
    ),
  COLLEAGUE_JOINED: (_, count) =>
    t('{count, plural, one {A colleague has joined} other {# colleagues have joined}}', { count }),
  ANSWERS_OVERDUE: (_, count) =>
    t(
      '{count, plural, one {# answer to an applicant is overdue} other {# answers to applicants are overdue}}',
      {
        count,
      },
    ),
  WEBHOOK_OFF: () => t('A program of yours is not told of changes any more'),
  PEOPLE_END: (_, count) =>
    t('{count, plural, one {# of your people is} other {# of your people are}} erased within {days} days', {
      ...{ count, days: daysOfNotice },
    }),
  PLAN_ENDS: () => t('Your plan ends soon'),
};

export const noticeWords = ({ kind, candidateName, employerName, count }: Said, role: Role): string =>
  words[kind]((role === 'CANDIDATE' ? employerName : candidateName) ?? '', count);

/** Where notices appear once there are any. */
export function emptyWords(role: Role): string {
  if (role === 'CANDIDATE') return t('Jobs that pick you, messages and answers appear here as they come.');
  return role === 'RECRUITER'
    ? t('Applicants, messages and answers appear here as they come.')
    : t('What needs you appears here, such as recruiters who wait for your approval.');
}

type Place = (notice: Notice) => string;

/** A person at their application, else at the pick; what is about all jobs where it is done. */
const recruiterPlace: Place = ({ kind, jobId, candidateEmail, applicationId, dailyCandidateId }) => {
  const { recruiter } = addresses;
  if (kind === 'PICKS') return recruiter.queue;
  if (kind === 'PEOPLE_END') return recruiter.people;
  if (kind === 'MENTION') return addressOf(recruiter.person, { email: candidateEmail ?? '' });
  if (jobId === null) return recruiter.home;
  const job = addressOf(recruiter.job, { id: jobId });
  if (applicationId !== null) return `${job}?tab=applications&application=${applicationId}`;
  return dailyCandidateId === null
    ? job
    : addressOf(recruiter.dailyCandidate, { id: jobId, dcId: dailyCandidateId });
};

const candidatePlace: Place = ({ kind, applicationId }) => {
  const { candidate } = addresses;
  if (kind === 'PICKED') return candidate.home;
  return candidate.applications + (applicationId === null ? '' : `?application=${applicationId}`);
};

const employerPlace: Place = ({ kind }) =>
  kind === 'WEBHOOK_OFF' ? addresses.employer.machines : addresses.employer.recruiters;

const places = { RECRUITER: recruiterPlace, CANDIDATE: candidatePlace, EMPLOYER: employerPlace };

export const noticePath = (notice: Notice, role: Role): string =>
  notice.kind === 'PLAN_ENDS' ? addresses[areaOfRole(role)].subscription : places[role](notice);
