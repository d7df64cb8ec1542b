/** Plans and paying. */
import { z } from 'zod';
import { byId, type Call } from '../call.ts';
import { id } from '../fields.ts';
import { Plan } from '../plans.ts';
import { ActiveSubscription, Subscription } from '../subscription.ts';

export const subscriptionsCalls = {
  plans: {
    method: 'GET',
    path: '/plans',
    tag: 'subscriptions',
    may: 'public',
    summary: 'What can be bought.',
    answer: z.array(Plan),
    extension: true,
  },
  checkoutSession: {
    method: 'POST',
    path: '/subscriptions/checkout-session',
    tag: 'subscriptions',
    may: 'subscriptions.edit',
    summary: 'Start a checkout on a page of the payment provider.',
    body: z.strictObject({ planId: z.string().max(60) }),
    answer: z.object({ id: z.string(), url: z.url() }),
  },
  paymentIntent: {
    method: 'POST',
    path: '/subscriptions/payment-intent',
    tag: 'subscriptions',
    may: 'subscriptions.edit',
    summary: 'Start a payment on our own page.',
    body: z.strictObject({ planId: z.string().max(60) }),
    answer: z.object({
      clientSecret: z.string(),
      subscriptionId: id,
      publishableKey: z.string(),
      testMode: z.boolean(),
    }),
  },
  activeSubscription: {
    method: 'GET',
    path: '/subscriptions/active',
    tag: 'subscriptions',
    may: 'subscriptions.show',
    summary: 'The subscription that unlocks things now, or {active: false}.',
    answer: ActiveSubscription,
  },
  subscriptionStatus: {
    method: 'GET',
    path: '/subscriptions/status',
    tag: 'subscriptions',
    may: 'subscriptions.show',
    summary: 'The newest subscription whatever its status.',
    answer: ActiveSubscription.or(Subscription),
  },
  cancelSubscription: {
    method: 'POST',
    path: '/subscriptions/{id}/cancel',
    tag: 'subscriptions',
    may: 'subscriptions.edit',
    summary: 'End at the end of the paid period.',
    params: byId,
    answer: Subscription,
  },
  resumeSubscription: {
    method: 'POST',
    path: '/subscriptions/{id}/resume',
    tag: 'subscriptions',
    may: 'subscriptions.edit',
    summary: 'Take a cancellation back.',
    params: byId,
    answer: Subscription,
    extension: true,
  },
  subscriptionWebhook: {
    method: 'POST',
    path: '/subscriptions/webhook',
    tag: 'subscriptions',
    may: 'public',
    summary: 'Events of the payment provider.',
    body: z.unknown(),
    answer: z.object({ received: z.boolean() }),
    extension: true,
  },
} as const satisfies Record<string, Call>;
