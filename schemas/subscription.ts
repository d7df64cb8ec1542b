/** What somebody pays for, and until when. */
import { z } from 'zod';
import { choiceOf, flag, id, moment } from './fields.ts';

export const SubscriptionStatus = choiceOf(['INCOMPLETE', 'ACTIVE', 'PAST_DUE', 'CANCELED'], 'Status', {
  INCOMPLETE: 'Waiting for payment',
  ACTIVE: 'Active',
  PAST_DUE: 'Payment overdue',
  CANCELED: 'Canceled',
});

/** Who pays for it: oneself, or for a recruiter the employer. */
export const SubscriptionPayer = choiceOf(['SELF', 'EMPLOYER'], 'Paid by', {
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
});

/** Answer of `/subscriptions/active`: the subscription that unlocks things now, or `{active: false}`. */
export const ActiveSubscription = z.union([
  Subscription.extend({ active: z.literal(true) }),
  z.object({ active: z.literal(false) }),
]);

export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;
export type Subscription = z.output<typeof Subscription>;
export type ActiveSubscription = z.output<typeof ActiveSubscription>;
