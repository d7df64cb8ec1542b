/** Notices: what happened since someone last looked, by mail and in the product, and how they want to be told. */
import { z } from 'zod';
import { choiceOf, count, email, flag, id, inSection, moment } from './base/fields.ts';
import { timeZone } from './base/timeZone.ts';
import type { Role } from './user.ts';

/** All that people are told of: recruiters first, then candidates, then employers; messages and the plan's end reach several. */
const kinds = {
  APPLICANT: 'New applicant',
  MESSAGE: 'Message',
  STRAY_MAIL: 'E-mail that became no message',
  INVITATION_ANSWERED: 'Invitation answered',
  INVITATION_REOPENED: 'Decline taken back',
  INVITATION_EXPIRED: 'Invitation not answered in time',
  JOB_OFFER_ANSWERED: 'Offer answered',
  JOB_OFFER_EXPIRED: 'Offer not answered in time',
  APPLICATION_WITHDRAWN: 'Application withdrawn',
  INTERVIEW_BOOKED: 'Interview booked',
  INTERVIEW_REFUSED: 'Interview times declined',
  MENTION: 'Named in a note',
  PICKS: 'Daily candidates',
  ANSWERS_DUE: 'Answers due',
  PICKED: 'Picked',
  INVITED: 'Invited',
  APPLICATION_CHANGED: 'Application changed',
  JOB_OFFER: 'Offer',
  INTERVIEW_PROPOSED: 'Interview proposed',
  INTERVIEW_CHANGED: 'Interview changed',
  INTERVIEW_CANCELLED: 'Interview cancelled',
  INTERVIEW_AHEAD: 'Interview ahead',
  JOB_CLOSED: 'Job closed',
  JOB_ON_HOLD: 'Job on hold',
  JOB_REOPENED: 'Job open again',
  RECRUITER_CHANGED: 'Another recruiter',
  JOB_CLOSED_ITSELF: 'Last day of a job over',
  RECRUITER_WAITING: 'Recruiter waits for approval',
  COLLEAGUE_JOINED: 'New colleague',
  ANSWERS_OVERDUE: 'Answers overdue',
  WEBHOOK_OFF: 'Webhook switched off',
  PEOPLE_END: 'People to be erased',
  PLAN_ENDS: 'Plan ends',
} as const;

export const NoticeKind = choiceOf(
  [
    ...([
      'APPLICANT',
      'MESSAGE',
      'STRAY_MAIL',
      'INVITATION_ANSWERED',
      'INVITATION_REOPENED',
      'INVITATION_EXPIRED',
      'JOB_OFFER_ANSWERED',
      'JOB_OFFER_EXPIRED',
      'APPLICATION_WITHDRAWN',
      'INTERVIEW_BOOKED',
    ] as const),
    ...(['INTERVIEW_REFUSED', 'MENTION', 'PICKS', 'ANSWERS_DUE', 'PICKED', 'INVITED'] as const),
    ...(['APPLICATION_CHANGED', 'JOB_OFFER', 'INTERVIEW_PROPOSED', 'INTERVIEW_CHANGED'] as const),
    ...(['INTERVIEW_CANCELLED', 'INTERVIEW_AHEAD', 'JOB_CLOSED', 'JOB_ON_HOLD', 'JOB_REOPENED'] as const),
    ...(['RECRUITER_CHANGED', 'JOB_CLOSED_ITSELF', 'RECRUITER_WAITING', 'ANSWERS_OVERDUE'] as const),
    ...(['COLLEAGUE_JOINED', 'WEBHOOK_OFF', 'PEOPLE_END', 'PLAN_ENDS'] as const),
  ],
  'Kind',
  kinds,
);

/** Something that happened, or waits to be done, as one line. */
export const Notice = z.object({
  id,
  kind: NoticeKind,
  jobId: id.nullable(),
  jobTitle: z.string().nullable().meta({ title: 'Job', description: 'Null for a notice about all jobs.' }),
  employerName: z.string().nullable().meta({ title: 'Employer', description: 'Whose job it is.' }),
  candidateEmail: email('Candidate').nullable(),
  candidateName: z.string().nullable().meta({ title: 'Name' }),
  applicationId: id.nullable().meta({ title: 'Application' }),
  dailyCandidateId: id.nullable().meta({ title: 'Pick' }),
  count: count('How many').meta({
    title: 'How many',
    description: 'What the notice stands for: so many messages, daily candidates or answers.',
  }),
  createdAt: moment('When'),
  readAt: moment('Read').nullable(),
});

/** How much of a notice one wants: each way has all that follow it, too. */
const ways = {
  NOW: 'By e-mail at once, and in the morning mail',
  MORNING: 'In the morning mail',
  PRODUCT: 'Only here',
} as const;

const atOnceOrLater = (title: string) => choiceOf(['NOW', 'MORNING', 'PRODUCT'], title, ways);
const laterOnly = (title: string) =>
  choiceOf(['MORNING', 'PRODUCT'], title, { MORNING: ways.MORNING, PRODUCT: ways.PRODUCT });

const Weekday = choiceOf(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'], 'Day', {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
});

/** A time of day to the minute, on the reader's own clock. */
const clockTime = (title: string) =>
  z.iso.time({ precision: -1, error: 'Enter a time such as 07:30.' }).meta({ title, ui: { width: 'half' } });

const morning = {
  title: 'Morning mail',
  description: 'The day’s picks, new applicants, answers you promised, unread messages and interviews.',
};
const perKind = {
  title: 'Tell me of',
  description: 'The list of notices has all of it, whatever you choose here.',
};
const quiet = {
  title: 'Quiet hours',
  description: 'E-mails that would come at once wait until they end. Codes and passwords do not wait.',
};

const mailTitle = 'E-mail me about';
const candidatesMails = {
  title: mailTitle,
  description:
    'The list of notices has all of it, whatever you choose here. E-mails about offers, times of interviews, your plan and your account always come.',
};
const candidatesMornings = {
  title: 'In the morning',
  description: 'From seven on your own clock, and only when there is something to say.',
};
const employersMails = {
  title: mailTitle,
  description:
    'The list of notices has all of it, whatever you choose here. E-mails about your plan and your account always come.',
};

const own = {
  RECRUITER: {
    ...inSection(morning, {
      morningMail: flag('Send me a morning mail').default(true),
      morningAt: clockTime('Not before').default('07:00'),
      morningDays: z
        .array(Weekday)
        .max(7)
        .default(['MON', 'TUE', 'WED', 'THU', 'FRI'])
        .meta({ title: 'On these days' }),
    }),
    ...inSection(perKind, {
      picks: laterOnly('Daily candidates').default('MORNING'),
      applicants: atOnceOrLater('New applicants').default('MORNING'),
      messages: atOnceOrLater('Messages').default('NOW'),
      answers: atOnceOrLater('Answers to invitations and offers, and withdrawals').default('NOW'),
      answersDue: laterOnly('Answers you promised').default('MORNING'),
      interviews: laterOnly('Today’s interviews').default('MORNING'),
    }),
  },
  CANDIDATE: {
    ...inSection(candidatesMails, {
      mailInvitations: flag('Invitations').default(true),
      mailNews: flag('News of your applications').default(true),
      mailMessages: flag('Messages from recruiters').default(true),
      mailReminders: flag('Interviews, the day before').default(true),
    }),
    ...inSection(candidatesMornings, {
      mailPicked: flag('Jobs that picked you, once a day').default(true),
      mailStanding: flag('Where you stand, on Mondays').default(true),
      newJobs: choiceOf(['DAILY', 'WEEKLY', 'NEVER'], 'New jobs for your saved searches', {
        DAILY: 'Every day there are some',
        WEEKLY: 'On Mondays',
        NEVER: 'Never',
      }).default('DAILY'),
    }),
  },
  EMPLOYER: inSection(employersMails, {
    mailRecruiters: flag('Colleagues who join, or wait for your approval').default(true),
    mailOverdue: flag('Answers to applicants that are overdue').default(true),
    mailWebhooks: flag('Webhooks that were switched off').default(true),
  }),
};

const quietHours = inSection(quiet, {
  quietHours: flag('Keep quiet hours').default(true),
  quietFrom: clockTime('From').default('20:00'),
  quietTo: clockTime('To').default('07:00'),
});

/** The settings each role is asked for on its page. */
export const askedOf = {
  RECRUITER: z.strictObject({ ...own.RECRUITER, ...quietHours }),
  CANDIDATE: z.strictObject({ ...own.CANDIDATE, ...quietHours }),
  EMPLOYER: z.strictObject({ ...own.EMPLOYER, ...quietHours }),
} as const satisfies Record<Role, z.ZodObject>;

/**
 * How someone is told. A field that is missing has its default, so an account without settings has all of these; those
 * of other roles have no effect.
 */
export const NoticeSettings = z.strictObject({
  ...own.RECRUITER,
  ...own.CANDIDATE,
  ...own.EMPLOYER,
  ...quietHours,
  timeZone: timeZone.nullable().default(null).meta({
    title: 'Time zone',
    description: 'Told by the browser; until then mornings are those of UTC, and there are no quiet hours.',
  }),
});

export type NoticeKind = z.output<typeof NoticeKind>;
export type Notice = z.output<typeof Notice>;
export type NoticeSettings = z.output<typeof NoticeSettings>;
