/** A job offered to an applicant: what it pays, when it begins, and until when it stands. Not the salary named in an invitation. */
import { z } from 'zod';
import { isDayOver } from './base/answerDay.ts';
import { choiceOf, currency, day, id, longText, moment, money, SalaryUnit, withUi } from './base/fields.ts';

export const JobOfferStatus = choiceOf(['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'], 'Status', {
  SENT: 'Waiting for an answer',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
});

/** The fields a recruiter writes; currency and unit are the job's. */
export const JobOfferFields = z.strictObject({
  salary: withUi(money('Salary'), { width: 'half' }),
  startDate: day('First day'),
  expiresOn: day('Open until').meta({
    title: 'Open until',
    description: 'The last day to answer; it counts until it is over everywhere.',
    ui: { width: 'half' },
  }),
  text: longText('Text of the offer', 5000).nullable().default(null),
});

/** Currency and unit are the job's at the time. */
export const JobOffer = z.object({
  id,
  ...JobOfferFields.shape,
  text: longText('Text of the offer', 5000).nullable(),
  salaryCurrency: currency,
  salaryUnit: SalaryUnit,
  status: JobOfferStatus,
  declineReason: z.string().nullable().meta({ title: 'Reason' }),
  sentAt: moment('Sent'),
  sentBy: z
    .string()
    .nullable()
    .meta({ title: 'Sent by', description: 'Name of the recruiter; null once they have left.' }),
  answeredAt: moment('Answered').nullable().meta({
    title: 'Answered',
    description: 'When the candidate accepted or declined, or the recruiter withdrew it; null before.',
  }),
});

/** Whether the last day to answer is over everywhere. */
export const isOfferOver = ({ expiresOn }: Pick<JobOffer, 'expiresOn'>, now: Date): boolean =>
  isDayOver(expiresOn, now);

export type JobOfferFields = z.output<typeof JobOfferFields>;
export type JobOffer = z.output<typeof JobOffer>;
export type JobOfferStatus = z.output<typeof JobOfferStatus>;
