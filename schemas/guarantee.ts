/** The guarantee: what was promised, not kept, and credited. */
import { z } from 'zod';
import { choiceOf, day, id, moment, money } from './base/fields.ts';

export const GuaranteeReason = choiceOf(['LATE_ANSWER', 'NO_GOOD_CANDIDATE'], 'Reason', {
  LATE_ANSWER: 'An application was not answered by the promised date',
  NO_GOOD_CANDIDATE: 'An open job had a week without one good candidate',
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
});

export const Guarantee = z.object({
  credits: z.array(GuaranteeCredit).meta({ title: 'Credits' }),
  watched: z.array(GuaranteeWatch).meta({ title: 'Watched' }),
});

export type GuaranteeCredit = z.output<typeof GuaranteeCredit>;
export type GuaranteeWatch = z.output<typeof GuaranteeWatch>;
export type Guarantee = z.output<typeof Guarantee>;
