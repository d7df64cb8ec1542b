/** The app, paying through the test's Stripe. */
import { plans } from '../../../schemas/plans.ts';
import { createTokens } from '../../../server/access/token.ts';
import { logging } from '../../../server/base/logging.ts';
import { createStripePayments } from '../../../server/features/billing/stripe/stripePayments.ts';
import { priceIdOf } from '../../../server/features/billing/test/state.ts';
import type { WorldEvent } from '../../../server/features/billing/test/things.ts';
import { type Answer, type TestApp, testApp } from '../app.ts';
import { addCandidate } from '../people.ts';
import { testEnv } from '../services.ts';
import { type StripeServer, stripeServer } from './server.ts';

export const stripePrices = Object.fromEntries(plans.map((plan) => [plan.id, priceIdOf(plan)]));

/** The provider on that server, with few tries so that a test of its absence is short. */
export const stripeOn = ({ url, key, webhookSecret, time }: StripeServer, retries = 0) =>
  createStripePayments({
    secretKey: key,
    publishableKey: 'pk_test_of_the_tests',
    webhookSecret,
    prices: stripePrices,
    apiBase: url,
    retries,
    clock: () => time.now,
    log: logging('silent'),
  });

export interface StripeApp extends TestApp {
  stripe: StripeServer;
  /** Sends an event as Stripe does. */
  deliver(event: WorldEvent): Promise<Answer>;
  /** A token that holds now; signing in takes long, and stories last for years. */
  tokenOf(email: string): Promise<string>;
}

/** The app and its Stripe share one clock, `stripe.time`. */
export async function stripeApp(): Promise<StripeApp> {
  const stripe = await stripeServer();
  const clock = () => stripe.time.now;
  const env = {
    ...testEnv,
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICES: stripePrices,
    STRIPE_API_BASE: stripe.url,
  };
  const t = await testApp({ env, clock, payments: stripeOn(stripe) });
  const tokens = createTokens(env.AUTH_SECRET, env.TOKEN_TTL, clock);
  return {
    ...t,
    stripe,
    deliver(event) {
      const { body, headers } = stripe.sent(event);
      return t.ask('POST /subscriptions/webhook', { body, headers });
    },
    async tokenOf(email) {
      const { id, tokensValidFrom } = await t.db
        .selectFrom('users')
        .select(['id', 'tokensValidFrom'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return (await tokens.issue(id, tokensValidFrom)).token;
    },
  };
}

let payers = 0;

/** In a Stripe that knows nobody else: a candidate who has just paid for a month, which nobody here knows yet. */
export async function addPayer(t: StripeApp): Promise<string> {
  t.stripe.world.clear();
  t.stripe.away = null;
  payers += 1;
  const email = await addCandidate(t.db, `casey${payers}@people.example`);
  await payMonth(t, email);
  return email;
}

/** A candidate's month, begun and paid at Stripe. */
export async function payMonth(t: StripeApp, email: string): Promise<void> {
  const { body } = await t.ask<{ clientSecret: string }>('POST /subscriptions/payment-intent', {
    as: await t.tokenOf(email),
    body: { planId: 'candidate-month' },
  });
  t.stripe.world.confirm(body.clientSecret, true);
}
