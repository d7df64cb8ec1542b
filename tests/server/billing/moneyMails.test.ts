/** The payer is told of everything that happens to their plan: once, in their language, with the invoice. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfRenewal } from '../../../server/features/billing/planEnd/remindOfRenewal.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { beginPayment, buyPlan } from '../../support/payments.ts';
import { addCandidate, addEmployer } from '../../support/people.ts';
import { cards } from '../../support/testPayments.ts';

let t: TestApp;
let email: string;
let as: string;
let people = 0;

beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  people += 1;
  t.mails.length = 0;
  email = await addCandidate(t.db, `casey${people}@people.example`);
  as = await t.signIn(email);
});

const told = (to = email) => t.mails.filter((mail) => mail.to === to).map(({ kind }) => kind);
const last = () => t.mails.findLast(({ to }) => to === email);
const move = (days: number) => t.ask('POST /test-payments/clock', { as, body: { days } });

test('the first payment is one mail: the plan has started, what was charged, and the invoice with it', async () => {
  await buyPlan(t, email, 'candidate-month');
  expect(told()).toEqual(['PLAN_STARTED']);
  expect(last()).toMatchObject({
    subject: 'Your plan has started: Picked, monthly',
    attach: { invoiceId: expect.stringMatching(/^in_test_/), locale: 'en' },
  });
  expect(last()?.text).toContain('Charged: $9.');
  expect(last()?.text).toContain('Test mode: no money was taken.');
  expect(last()?.text).toContain('It renews on July 1, 2026 for $9 a month');
  // Looked at again and again, it stays one.
  await t.ask('GET /subscriptions/status', { as });
  expect(told()).toHaveLength(1);
});

test("an employer's plan is the employer's mail", async () => {
  const employer = await addEmployer(t.db, `boss${people}@people.example`);
  await buyPlan(t, employer, 'employer-year');
  expect(told(employer)).toEqual(['PLAN_STARTED']);
});

test('a payment that was begun and never made is mailed about by nobody, also once it has run out', async () => {
  const secret = await beginPayment(t, email, 'candidate-month');
  await t.ask(`POST /test-payments/${secret}/confirm`, { body: { card: cards.declined } });
  await move(2);
  expect(told()).toEqual([]);
});

test('a change is mailed with what it costs, a change to less with what is left', async () => {
  const id = await buyPlan(t, email, 'candidate-month');
  await t.ask(`POST /subscriptions/${id}/plan`, { as, body: { planId: 'candidate-year' } });
  expect(last()).toMatchObject({ kind: 'PLAN_CHANGED', subject: 'Your plan was changed: Picked, yearly' });
  expect(last()?.text).toContain('Charged: $81.');
  await t.ask(`POST /subscriptions/${id}/plan`, { as, body: { planId: 'candidate-month' } });
  expect(last()?.text).toContain('Nothing was charged. $81 of what you had paid is left');
  expect(told()).toEqual(['PLAN_STARTED', 'PLAN_CHANGED', 'PLAN_CHANGED']);
});

test('cancelling names the last day, taking it back is mailed too, and each again when done again', async () => {
  const id = await buyPlan(t, email, 'candidate-month');
  for (const move of ['cancel', 'cancel', 'resume', 'cancel']) {
    await t.ask(`POST /subscriptions/${id}/${move}`, { as });
  }
  expect(told()).toEqual(['PLAN_STARTED', 'PLAN_CANCELED', 'PLAN_RESUMED', 'PLAN_CANCELED']);
  expect(last()?.subject).toBe('Your plan is canceled and ends on July 1, 2026');
  await move(31);
  expect(told().at(-1)).toBe('PLAN_OVER');
  expect(last()?.text).not.toContain('not paid');
});

test('a renewal is a receipt; one that is declined asks to pay, and at last says that the plan has ended', async () => {
  await buyPlan(t, email, 'candidate-month');
  await move(31);
  expect(told()).toEqual(['PLAN_STARTED', 'PAYMENT_RECEIVED']);

  email = await addCandidate(t.db, `declined${people}@people.example`);
  as = await t.signIn(email);
  await buyPlan(t, email, 'candidate-month', cards.declinedLater);
  await move(30);
  expect(told()).toEqual(['PLAN_STARTED', 'PAYMENT_FAILED']);
  expect(last()?.text).toContain('/dashboard/candidate/subscription/payment/?plan=candidate-month');
  await move(3);
  expect(told()).toHaveLength(2);
  await move(5);
  expect(told()).toEqual(['PLAN_STARTED', 'PAYMENT_FAILED', 'PLAN_OVER']);
  expect(last()?.text).toContain('because its renewal was not paid');
});

test('paying an overdue renewal brings the receipt', async () => {
  await buyPlan(t, email, 'candidate-month', cards.declinedLater);
  await move(31);
  await buyPlan(t, email, 'candidate-month');
  expect(told()).toEqual(['PLAN_STARTED', 'PAYMENT_FAILED', 'PAYMENT_RECEIVED']);
});

describe('the renewal of a year', () => {
  const remind = (at: string) => remindOfRenewal(t.services, new Date(at));

  test('is announced three weeks before, once', async () => {
    await buyPlan(t, email, 'candidate-year');
    await remind('2027-05-10T12:00:00.000Z');
    expect(told()).toEqual(['PLAN_STARTED']);
    await remind('2027-05-12T12:00:00.000Z');
    await remind('2027-05-20T12:00:00.000Z');
    expect(told()).toEqual(['PLAN_STARTED', 'PLAN_RENEWS']);
    expect(last()?.text).toContain('renews on June 1, 2027 for $90 a year');
  });

  test('is not announced where there is none: a plan by the month, and one that was canceled', async () => {
    await buyPlan(t, email, 'candidate-month');
    await remind('2026-06-28T12:00:00.000Z');
    const id = await buyPlan(t, await addCandidate(t.db, `year${people}@people.example`), 'candidate-year');
    await t.db.updateTable('subscriptions').set({ cancelAtPeriodEnd: true }).where('id', '=', id).execute();
    await remind('2027-05-20T12:00:00.000Z');
    expect(t.mails.filter(({ kind }) => kind === 'PLAN_RENEWS')).toEqual([]);
  });
});

test('someone who reads Spanish is written to in Spanish, with the invoice in Spanish', async () => {
  await t.ask('PATCH /users/me', { as, body: { locale: 'es' } });
  await buyPlan(t, email, 'candidate-month');
  expect(last()).toMatchObject({
    subject: 'Tu plan comenzó: Picked, mensual',
    attach: { locale: 'es' },
  });
});

test('payments from before receipts were mailed bring none', async () => {
  await buyPlan(t, email, 'candidate-month');
  await t.db.deleteFrom('receipts').execute();
  await t.db
    .updateTable('paymentCustomers')
    .set({ receiptsFrom: '2026-06-01T12:00:01.000Z' })
    .where('userEmail', '=', email)
    .execute();
  t.mails.length = 0;
  const [own] = await t.db.selectFrom('subscriptions').select('id').where('userEmail', '=', email).execute();
  await t.ask(`POST /subscriptions/${own?.id}/cancel`, { as });
  expect(told()).toEqual(['PLAN_CANCELED']);
});
