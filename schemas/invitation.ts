/** A recruiter's offer to talk, with the salary named up front. */
import { z } from 'zod';
import {
  choiceOf,
  currency,
  id,
  jobTitle,
  longText,
  moment,
  money,
  SalaryUnit,
  text,
} from './base/fields.ts';

/** How long an acceptance can be taken back; its recruiter is mailed when that time is over. */
export const takeBackMs = 10 * 60_000;

export const InvitationStatus = choiceOf(
  ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'],
  'Status',
  {
    PENDING: 'Waiting for an answer',
    ACCEPTED: 'Accepted',
    DECLINED: 'Declined',
    EXPIRED: 'Expired',
    WITHDRAWN: 'Withdrawn',
  },
);

/** The fields a recruiter writes. */
const Offer = z.strictObject({
  salaryMin: money('Salary from'),
  salaryMax: money('Salary to'),
  message: longText('Message', 2000).nullable().default(null),
});

/** Refuses an offer whose salary ends below where it begins. */
export const salariesInOrder = <T extends typeof Offer>(offer: T): T =>
  offer.refine(({ salaryMin, salaryMax }) => salaryMin <= salaryMax, {
    path: ['salaryMax'],
    message: 'The upper end of the salary is below the lower end.',
  });

/** Body of an invitation. */
export const InvitationFields = salariesInOrder(Offer);

/** Currency and unit are the job's at the time. */
export const Invitation = z.object({
  id,
  salaryMin: money('Salary from'),
  salaryMax: money('Salary to'),
  salaryCurrency: currency,
  salaryUnit: SalaryUnit,
  message: longText('Message', 2000).nullable(),
  status: InvitationStatus,
  declineReason: z.string().nullable().meta({ title: 'Reason' }),
  expiresAt: moment('Expires').meta({
    title: 'Expires',
    description:
      'When its last day to answer is over everywhere, five days or a few hours more after it was sent.',
  }),
  answeredAt: moment('Answered').nullable().meta({
    title: 'Answered',
    description: 'When it was accepted, declined or withdrawn; null before, and for those of early days.',
  }),
  createdAt: moment('Invited'),
});

/** An invitation as the candidate sees it, with the job it is for. */
export const CandidateInvitation = Invitation.extend({
  jobId: id,
  jobTitle: jobTitle(),
  employerName: text('Employer'),
});

export type InvitationFields = z.output<typeof InvitationFields>;
export type CandidateInvitation = z.output<typeof CandidateInvitation>;

export type InvitationStatus = z.output<typeof InvitationStatus>;
export type Invitation = z.output<typeof Invitation>;
