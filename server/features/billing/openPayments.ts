/** Who takes the money, as the settings say: Stripe where there is a key, the built-in test mode, or nobody. */
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../base/env.ts';
import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/queue.ts';
import type { PaymentProvider } from '../../services/paymentProvider.ts';
import type { PaymentServices } from './customers.ts';
import type { Done } from './forCustomers.ts';
import { noPayments } from './noPayments.ts';
import { receiveEvent } from './receiveEvent.ts';
import { reconcile } from './reconcile.ts';
import { createStripePayments } from './stripe/stripePayments.ts';
import { createTestPayments } from './test/provider.ts';

interface OpenPayments {
  payments: PaymentProvider;
  /** Done at start and every hour: what the provider has is compared with what is stored. */
  keep(): Promise<Done>;
}

interface OpenPaymentsOptions {
  env: Env;
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  sendMail: SendMail;
}

export function openPayments({ env, db, clock, log, sendMail }: OpenPaymentsOptions): OpenPayments {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey = '',
    STRIPE_WEBHOOK_SECRET: webhookSecret = '',
    STRIPE_PRICES: prices = {},
    STRIPE_API_BASE: apiBase,
  } = env;
  if (env.payments === 'none') {
    const keep = () => reconcile({ db, env, clock, payments: noPayments, sendMail }, log);
    return { payments: noPayments, keep };
  }
  if (secretKey === undefined) {
    const payments = createTestPayments({
      ...{ db, env, clock, log },
      receiveEvent: (rawBody, signature) => receiveEvent(services, rawBody, signature),
    });
    const services: PaymentServices = { db, env, clock, payments, sendMail };
    const keep = async () => {
      await payments.keep();
      return reconcile(services, log);
    };
    return { payments, keep };
  }
  const options = { secretKey, publishableKey, webhookSecret, prices, apiBase, clock, log };
  const payments = createStripePayments(options);
  const keep = async () => {
    await payments.checkPrices();
    return reconcile({ db, env, clock, payments, sendMail }, log);
  };
  return { payments, keep };
}
