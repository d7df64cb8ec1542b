/** A recruiter's offer to talk, with the salary named up front. */
import { z } from 'zod';
import { choiceOf, longText, moment, money } from './fields.ts';

export const InvitationStatus = choiceOf(['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'], 'Status', {
  PENDING: 'Waiting for an answer',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
});

export const Invitation = z.object({
  salaryMin: money('Salary from'),
  salaryMax: money('Salary to'),
  message: longText('Message', 2000).nullable(),
  status: InvitationStatus,
  declineReason: z.string().nullable().meta({ title: 'Reason' }),
  expiresAt: moment('Expires'),
});

export type Invitation = z.output<typeof Invitation>;
