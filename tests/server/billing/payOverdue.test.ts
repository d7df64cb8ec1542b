/** Paying a renewal that failed. */
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { beginPayment, buyPlan } from '../../support/payments.ts';
import { addCandidate } from '../../support/people.ts';
import { cards } from '../../support/testPayments.ts';

let t: TestApp;
let email: string;

beforeAll(async () => {
  t = await testApp();
  email = await addCandidate(t.db, 'late@people.example');
  await buyPlan(t, email, 'candidate-month', cards.declinedLater);
  const as = await t.signIn(email);
  await t.ask('POST /test-payments/clock', { as, body: { days: 30 } });
});

test('another plan is not begun while a payment is overdue', async () => {
  const { status, body } = await t.ask<Problem>('POST /subscriptions/payment-intent', {
    as: await t.signIn(email),
    body: { planId: 'candidate-year' },
  });
  expect([status, body.code]).toEqual([409, 'DUPLICATE']);
  expect(body.detail).toContain('overdue');
});

test('what is overdue is paid with another card, and the same plan goes on', async () => {
  const secret = await beginPayment(t, email, 'candidate-month');
  const { status } = await t.ask(`POST /test-payments/${secret}/confirm`, { body: { card: cards.good } });
  expect(status).toBe(200);
  const of = () => t.db.selectFrom('subscriptions').select('status').where('userEmail', '=', email).execute();
  expect(await of()).toEqual([{ status: 'ACTIVE' }]);
});
