/** A plan that someone pays for, and its end. */
import { z } from 'zod';
import { choiceOf, flag, id, moment } from './base/fields.ts';

export const SubscriptionStatus = choiceOf(['INCOMPLETE', 'ACTIVE', 'PAST_DUE', 'CANCELED'], 'Status', {
  INCOMPLETE: 'Waiting for payment',
  ACTIVE: 'Active',
  PAST_DUE: 'Payment overdue',
  CANCELED: 'Canceled',
});

/** Who pays for it: oneself, or for a recruiter the employer. */
const SubscriptionPayer = choiceOf(['SELF', 'EMPLOYER'], 'Paid by', {
  SELF: 'You',
  EMPLOYER: 'Your employer',
});

export const Subscription = z.object({
  id,
  planId: z.string().meta({ title: 'Plan' }),
  status: SubscriptionStatus,
  active: flag('Active'),
  currentPeriodEnd: moment('Paid until').nullable(),
  cancelAtPeriodEnd: flag('Ends at the end of the period'),
  payer: SubscriptionPayer,
  /** Only where a recruiter with a plan of their own is covered by the employer's too. */
  coveredUntil: moment("Covered by the employer's plan until").optional(),
});

/** The refund if the plan ended now, and of which plan; see docs/decisions/refunds.md. */
export const Unused = z.object({
  planId: z.string().nullable().meta({ title: 'Plan' }),
  paidUntil: moment('Paid until').nullable(),
  cancelAtPeriodEnd: flag('Ends at the end of the period'),
  /** The price of the time that is paid and not used; in whole currency units with cents. */
  unused: z.number().min(0).meta({ title: 'Unused' }),
  /** Credit that no payment has used up. */
  credit: z.number().min(0).meta({ title: 'Credit' }),
  /** Both, as far as cards were charged: what someone who leaves is paid back. */
  refund: z.number().min(0).meta({ title: 'Paid back' }),
  currency: z.string().meta({ title: 'Currency' }),
});

/** Answer of `/subscriptions/active`: the subscription that unlocks things now, or `{active: false}`. */
export const ActiveSubscription = z.union([
  Subscription.extend({ active: z.literal(true) }),
  z.object({ active: z.literal(false) }),
]);

export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;
export type Unused = z.output<typeof Unused>;
export type Subscription = z.output<typeof Subscription>;
export type ActiveSubscription = z.output<typeof ActiveSubscription>;

/** Who takes the money; `none` where no provider is set up. */
export type PaymentProviderName = 'stripe' | 'test' | 'none';
