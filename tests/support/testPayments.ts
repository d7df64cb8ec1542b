/** The built-in payment provider on a database of its own, with a clock that tests move. */

import { v7 as uuidv7 } from 'uuid';
import { type Plan, plans } from '../../schemas/plans.ts';
import { logging } from '../../server/base/logging.ts';
import { createTestPayments } from '../../server/features/billing/test/provider.ts';
import type { PaymentEvent } from '../../server/services/paymentProvider.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { testEnv } from './services.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asking: '4000002500003155',
  declinedLater: '4000000000000341',
};

export const planOf = (id: string): Plan => {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
};

export interface TestPaymentScene extends TestDatabase {
  payments: ReturnType<typeof createTestPayments>;
  /** The server's clock. */
  time: { now: Date };
  /** Types of the events that were handed over about a customer, oldest first. */
  eventsOf(customerId: string): string[];
  /** A customer nobody else has. */
  customer(): Promise<string>;
  /** Starts a subscription and pays it. @returns the provider's id of it and what it was started with */
  subscribed(customerId: string, card?: string, planId?: string): Promise<{ id: string; started: string }>;
}

/** Call it at the top of a test file or in `beforeAll`. */
export async function testPayments(): Promise<TestPaymentScene> {
  const database = await testDatabase();
  const time = { now: new Date('2026-01-31T12:00:00.000Z') };
  const events: PaymentEvent[] = [];
  const payments = createTestPayments({
    log: logging('silent'),
    db: database.db,
    env: testEnv,
    clock: () => time.now,
    // Handed over twice, an event is known by its id, as the product knows it.
    receiveEvent: async (rawBody, signature) => {
      const event = payments.readEvent(rawBody, signature);
      if (!events.some(({ id }) => id === event.id)) events.push(event);
    },
  });
  const customer = () => {
    const id = uuidv7();
    return payments.createCustomer({ id, email: `${id}@people.example` });
  };
  const subscribed: TestPaymentScene['subscribed'] = async (
    customerId,
    card = cards.good,
    planId = 'recruiter-month',
  ) => {
    const started = uuidv7();
    const plan = planOf(planId);
    const { clientSecret } = await payments.startPayment({ customerId, plan, subscriptionId: started });
    await payments.confirm(clientSecret, { card });
    const found = await payments.subscriptions(customerId);
    const one = found.find(({ subscriptionId }) => subscriptionId === started);
    if (!one) throw new Error('What was started is not there.');
    return { id: one.id, started };
  };
  const eventsOf = (customerId: string) =>
    events.filter((event) => event.customerId === customerId).map(({ type }) => type);
  return { ...database, payments, time, eventsOf, customer, subscribed };
}
