/** A customer of the test mode for each test, on the last day of a January. */
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach } from 'vitest';
import { planOf, type TestPaymentScene, testPayments } from './testPayments.ts';

/** Call it at the top of a test file. All it returns is about the customer of the test that runs. */
export function eachCustomer() {
  let t: TestPaymentScene;
  let customerId: string;
  beforeAll(async () => {
    t = await testPayments();
  });
  beforeEach(async () => {
    t.time.now = new Date('2026-01-31T12:00:00.000Z');
    customerId = await t.customer();
  });
  return {
    current: () => ({ t, customerId }),
    start: (planId = 'recruiter-month', subscriptionId = uuidv7()) =>
      t.payments.startPayment({ customerId, plan: planOf(planId), subscriptionId }),
    subscription: async () => (await t.payments.subscriptions(customerId))[0],
    events: () => t.eventsOf(customerId),
    invoices: () => t.payments.invoices(customerId),
    move: (days: number) => t.payments.moveClock(customerId, days),
    at: (iso: string) => {
      t.time.now = new Date(iso);
    },
  };
}
