import { fn } from 'storybook/test';
import type { FirstList } from '../../schemas/firstList.ts';
import type { Guarantee } from '../../schemas/guarantee.ts';
import type { Invoice } from '../../schemas/invoice.ts';
import type { Recruiter } from '../../schemas/recruiter.ts';
import type { Subscription, Unused } from '../../schemas/subscription.ts';
import type { TestPaymentResult } from '../../schemas/testPayment.ts';
import type { Role } from '../../schemas/user.ts';
import { refusal, type StoryApi } from './StoryApp.tsx';
import { sampleCandidate, sampleEmployer, sampleRecruiter, sampleUser } from './samplePeople.ts';

const emails = {
  CANDIDATE: 'ada@mail.example',
  EMPLOYER: 'people@fjord.example',
  RECRUITER: 'rita@mail.example',
} as const;

/** So many days from now, as a moment. */
export const daysFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A paid subscription of which a scene tells only what it is about. */
export const sampleSubscription = (told: Partial<Subscription> = {}): Subscription => ({
  id: '019a0000-0000-7000-8000-0000000000aa',
  planId: 'recruiter-month',
  status: 'ACTIVE',
  active: true,
  currentPeriodEnd: daysFromToday(15),
  cancelAtPeriodEnd: false,
  payer: 'SELF',
  ...told,
});

export const sampleInvoice = (told: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  number: 'HD-0001',
  status: 'PAID',
  reason: 'RENEWAL',
  planId: 'recruiter-month',
  total: 99,
  amount: 99,
  currency: 'USD',
  periodStart: daysFromToday(-15),
  periodEnd: daysFromToday(15),
  createdAt: daysFromToday(-15),
  url: 'https://pay.example/in_1',
  ...told,
});

/** The records when the scene begins. */
interface SubscriptionWorld {
  role?: Role;
  recruiterStatus?: Recruiter['status'];
  /** The answer of `/subscriptions/status`; `null` for nothing. */
  newest?: Subscription | null;
  /** The answer of `/subscriptions/active` where it is another one. */
  active?: Subscription | null;
  invoices?: Invoice[];
  guarantee?: Guarantee;
  /** How it stands with the first list without a plan; by default it was had. */
  firstList?: FirstList['state'];
  /** All areas of the account; by default the role alone. */
  roles?: Role[];
}

/** The calls the scene was asked, by name. */
export const asked = fn<(call: string, body?: unknown) => void>();

const none = { active: false };

/** For someone who never paid. */
export const nothingUnused: Unused = {
  ...{ planId: null, paidUntil: null, cancelAtPeriodEnd: false },
  ...{ unused: 0, credit: 0, refund: 0, currency: 'USD' },
};

/** Someone's subscription, kept: cancelled, resumed, changed and paid with test cards as the server does it. */
export function subscriptionInMemory({
  role = 'RECRUITER',
  recruiterStatus = 'ACTIVE',
  newest = null,
  active = newest?.active ? newest : null,
  invoices = [],
  guarantee = { credits: [], watched: [], leftOut: [] },
  firstList = 'TAKEN',
  roles = [role],
}: SubscriptionWorld): StoryApi {
  const email = emails[role];
  let own = newest;
  let unlocking = active;
  const change = (call: string, more: Partial<Subscription>, body?: unknown) => {
    asked(call, body);
    if (!own) return refusal('NOT_FOUND', 'There is no such subscription.');
    own = { ...own, ...more };
    unlocking = own.active ? own : null;
    return own;
  };
  const id = newest?.id ?? '';
  return {
    'GET /users/me': () => ({ ...sampleUser(role, email), roles }),
    'GET /subscriptions/first-list': () => ({ state: firstList, job: null, endsAt: null }),
    [`GET /candidates/${email}`]: () => sampleCandidate(),
    [`GET /employers/${email}`]: () => sampleEmployer(),
    [`GET /recruiters/${email}`]: () => sampleRecruiter({ status: recruiterStatus }),
    'GET /invitations': () => [],
    'GET /subscriptions/active': () => unlocking ?? none,
    'GET /subscriptions/status': () => own ?? none,
    'GET /subscriptions/invoices': () => invoices,
    'GET /subscriptions/billing-details': () => ({ details: null }),
    'GET /subscriptions/unused': () => nothingUnused,
    'GET /subscriptions/guarantee': () => guarantee,
    [`POST /subscriptions/${id}/cancel`]: () => change('cancel', { cancelAtPeriodEnd: true }),
    [`POST /subscriptions/${id}/resume`]: () => change('resume', { cancelAtPeriodEnd: false }),
    [`POST /subscriptions/${id}/plan`]: ({ body }) =>
      change('plan', { planId: String(body.planId), currentPeriodEnd: daysFromToday(365) }, body),
    'POST /subscriptions/payment-intent': ({ body }) => {
      asked('paymentIntent', body);
      return {
        clientSecret: `secret-${body.planId}`,
        subscriptionId: id,
        publishableKey: '',
        testMode: true,
      };
    },
    ...Object.fromEntries(
      ['month', 'year'].map((interval) => [
        `POST /test-payments/secret-${role.toLowerCase()}-${interval}/confirm`,
        ({ body }) => {
          asked('confirm', body);
          return pay(body, () => {
            own = sampleSubscription({ planId: `${role.toLowerCase()}-${interval}` });
            unlocking = own;
          });
        },
      ]) satisfies [string, StoryApi[string]][],
    ),
  };
}

/** The test mode's answer to a card. */
function pay(
  { card, confirmation }: Record<string, unknown>,
  onPaid: () => void,
): TestPaymentResult | Response {
  if (card === '4000000000000002')
    return refusal('PAYMENT_FAILED', 'The card was declined. Use another one.');
  if (card === '4000002500003155' && confirmation === 'REFUSED') {
    return refusal('PAYMENT_FAILED', 'The payment was not confirmed.');
  }
  if (card === '4000002500003155' && !confirmation) return { status: 'REQUIRES_CONFIRMATION' };
  onPaid();
  return { status: 'SUCCEEDED' };
}
