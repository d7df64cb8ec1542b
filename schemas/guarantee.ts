/** The guarantee: what was promised, not kept, and credited. */
import { z } from 'zod';
import { choiceOf, count, day, id, moment, money } from './base/fields.ts';

export const GuaranteeReason = choiceOf(['LATE_ANSWER', 'NO_GOOD_CANDIDATE'], 'Reason', {
  LATE_ANSWER: 'An application was not answered by the promised date',
  NO_GOOD_CANDIDATE: 'An open job had a week without anyone worth saving or inviting',
});

const GuaranteeStatus = choiceOf(['PENDING', 'CREDITED'], 'Status', {
  PENDING: 'Being credited',
  CREDITED: 'Credited',
});

/** A period that is given back; one at most for each period paid. */
export const GuaranteeCredit = z.object({
  id,
  reason: GuaranteeReason,
  jobId: id.nullable(),
  jobTitle: z.string().nullable().meta({ title: 'Job' }),
  applicationId: id.nullable(),
  periodStart: moment('From'),
  periodEnd: moment('To'),
  amount: money('Amount'),
  currency: z.string().meta({ title: 'Currency' }),
  status: GuaranteeStatus,
  createdAt: moment('Found'),
});

/** Something under the guarantee now, and when it will have been broken unless something happens. */
export const GuaranteeWatch = z.object({
  reason: GuaranteeReason,
  jobId: id.nullable(),
  jobTitle: z.string().nullable().meta({ title: 'Job' }),
  applicationId: id.nullable(),
  dueOn: day('Promised day')
    .meta({
      description:
        "For an answer, the application's answerBy; null where a moment is promised, which is dueAt.",
    })
    .nullable(),
  dueAt: moment('Broken from').meta({
    description:
      'When the promise counts as broken; a promised day lasts until it is over everywhere (UTC−12).',
  }),
  undecided: count('To decide').meta({
    description:
      'People of the week whom the recruiter has not saved, invited or passed. The week is judged once there are none; 0 for an answer.',
  }),
});

/** Why an open job is not watched. */
const LeftOutReason = choiceOf(
  ['PENDING', 'NO_NUMBER', 'REPEATED', 'BROUGHT_ALL', 'PASSED'],
  'Not watched because',
  {
    PENDING: 'Its good candidates are still being estimated',
    NO_NUMBER: 'The estimate gives no number of good candidates for it',
    REPEATED: 'The same job counted less than a month before',
    BROUGHT_ALL: 'It has brought as many good candidates as the estimate gave',
    PASSED: 'Three months of the last twelve were given back for passed candidates',
  },
);

/** An open job that is covered by a plan and not under the guarantee. */
export const GuaranteeLeftOut = z.object({
  jobId: id,
  jobTitle: z.string().meta({ title: 'Job' }),
  why: LeftOutReason,
});

export const Guarantee = z.object({
  credits: z.array(GuaranteeCredit).meta({ title: 'Credits' }),
  watched: z.array(GuaranteeWatch).meta({ title: 'Watched' }),
  leftOut: z.array(GuaranteeLeftOut).meta({ title: 'Not watched' }),
});

/** Query of `GET /subscriptions/guarantee`. */
export const GuaranteeQuery = z.strictObject({ jobId: id.optional().meta({ title: 'Only about this job' }) });

export type GuaranteeCredit = z.output<typeof GuaranteeCredit>;
export type GuaranteeLeftOut = z.output<typeof GuaranteeLeftOut>;
export type GuaranteeWatch = z.output<typeof GuaranteeWatch>;
export type Guarantee = z.output<typeof Guarantee>;
