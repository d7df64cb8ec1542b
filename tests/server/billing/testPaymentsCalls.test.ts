/** Paying through the API in the built-in test mode. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pino from 'pino';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Job } from '../../../schemas/job.ts';
import { type ActiveSubscription, Subscription } from '../../../schemas/subscription.ts';
import { openPayments } from '../../../server/features/billing/openPayments.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { holdDate } from '../../support/holdDate.ts';
import { beginPayment, buyPlan } from '../../support/payments.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { written } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';
import { cards } from '../../support/testPayments.ts';

const lines: string[] = [];
let t: TestApp;
let email: string;
let people = 0;

beforeAll(async () => {
  t = await testApp(
    { env: { ...testEnv, LOG_LEVEL: 'trace' } },
    { log: { write: (line: string) => void lines.push(line) } },
  );
});
beforeEach(async () => {
  people += 1;
  email = await addCandidate(t.db, `casey${people}@people.example`);
});

const begin = () => beginPayment(t, email, 'candidate-month');
const pay = (secret: string, body: object, more: { from?: string } = {}) =>
  t.ask<Problem>(`POST /test-payments/${secret}/confirm`, { body, ...more });
const active = async (of = email) =>
  (await t.ask<ActiveSubscription>('GET /subscriptions/active', { as: await t.signIn(of) })).body;
const stored = () => t.db.selectFrom('subscriptions').selectAll().where('userEmail', '=', email).execute();
const move = async (days: number, of = email) =>
  t.ask<ActiveSubscription>('POST /test-payments/clock', { as: await t.signIn(of), body: { days } });

test('a card that is good makes the plan active by the time it is answered', async () => {
  const { status, body } = await pay(await begin(), { card: '4242 4242-4242 4242' });
  expect([status, body]).toEqual([200, { status: 'SUCCEEDED' }]);
  expect(await stored()).toMatchObject([
    { status: 'ACTIVE', planId: 'candidate-month', currentPeriodEnd: '2026-07-01T12:00:00.000Z' },
  ]);
  expect(await active()).toMatchObject({ active: true, payer: 'SELF' });
});

test('a card that is declined says so, and what to do; another one may be tried', async () => {
  const secret = await begin();
  const { status, body } = await pay(secret, { card: cards.declined });
  expect(status).toBe(402);
  expect(body).toMatchObject({
    code: 'PAYMENT_FAILED',
    detail: 'The card was declined. Try another card.',
  });
  expect(await active()).toEqual({ active: false });
  expect((await pay(secret, { card: cards.good })).status).toBe(200);
  expect(await active()).toMatchObject({ active: true });
});

test('a card that asks is paid once the answer is yes, and not when it is no', async () => {
  const secret = await begin();
  expect((await pay(secret, { card: cards.asking })).body).toEqual({ status: 'REQUIRES_CONFIRMATION' });
  expect((await pay(secret, { card: cards.asking, confirmation: 'REFUSED' })).status).toBe(402);
  expect(await active()).toEqual({ active: false });
  expect((await pay(secret, { card: cards.asking, confirmation: 'CONFIRMED' })).status).toBe(200);
  expect(await active()).toMatchObject({ active: true });
});

test.each([
  ['4242424242424241', 'This is not a card number: check the digits.'],
  ['4242', 'Write the card number: 12 to 19 digits.'],
  ['my card', 'Write the card number: 12 to 19 digits.'],
])('%j is told to be no card number, at the field', async (card, message) => {
  const { status, body } = await pay(await begin(), { card });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ card: message });
});

test('a secret that is none is not found', async () => {
  const { status, body } = await pay('in_test_1_secret_1', { card: cards.good });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test("time moves for the caller's own subscription, through renewal, and for nobody else's", async () => {
  const other = await addCandidate(t.db, `other${people}@people.example`);
  await buyPlan(t, other, 'candidate-month');
  await buyPlan(t, email, 'candidate-month');
  const untouched = await active(other);
  expect((await move(29)).body).toMatchObject({ currentPeriodEnd: '2026-06-02T12:00:00.000Z' });
  // From 1 July in that time, to 1 August.
  expect((await move(1)).body).toMatchObject({ currentPeriodEnd: '2026-07-02T12:00:00.000Z' });
  expect(await active(other)).toEqual(untouched);
});

test('a renewal that is declined is past due at once and ends a week later', async () => {
  await buyPlan(t, email, 'candidate-month', cards.declinedLater);
  expect((await move(30)).body).toEqual({ active: false });
  expect(await stored()).toMatchObject([{ status: 'PAST_DUE' }]);
  await move(7);
  expect(await stored()).toMatchObject([{ status: 'CANCELED' }]);
});

test('a renewal that was declined is paid with another card, and the plan goes on', async () => {
  const id = await buyPlan(t, email, 'candidate-month', cards.declinedLater);
  await move(31);
  expect(await buyPlan(t, email, 'candidate-month')).toBe(id);
  expect(await stored()).toMatchObject([{ id, status: 'ACTIVE' }]);
  expect((await move(40)).body).toMatchObject({ active: true });
});

test('cancelled, it runs until the end of the period that was paid; taken back, it renews', async () => {
  const id = await buyPlan(t, email, 'candidate-month');
  const as = await t.signIn(email);
  await t.ask(`POST /subscriptions/${id}/cancel`, { as });
  expect((await move(10)).body).toMatchObject({ active: true, cancelAtPeriodEnd: true });
  const { body } = await t.ask(`POST /subscriptions/${id}/resume`, { as });
  expect(Subscription.parse(body)).toMatchObject({ active: true, cancelAtPeriodEnd: false });
  expect((await move(25)).body).toMatchObject({ active: true });
  await t.ask(`POST /subscriptions/${id}/cancel`, { as });
  expect((await move(31)).body).toEqual({ active: false });
  expect(await stored()).toMatchObject([{ status: 'CANCELED' }]);
});

test('what the end of a plan brings is there as soon as time has moved: the mails, and jobs on hold', async () => {
  const employer = await addEmployer(t.db, `boss${people}@people.example`);
  const recruiter = await addRecruiter(t.db, `robin${people}@people.example`, employer);
  const as = await t.signIn(recruiter);
  const id = await buyPlan(t, recruiter, 'recruiter-month');
  const { body: job } = await t.ask<Job>('POST /jobs', { as, body: written() });
  await t.ask(`PATCH /jobs/${job.id}/status?status=OPEN`, { as });
  await t.ask(`POST /subscriptions/${id}/cancel`, { as });
  const told = () =>
    t.mails.filter(({ to, kind }) => to === recruiter && kind.startsWith('PLAN_END')).map(({ kind }) => kind);
  const status = async () => (await t.ask<Job>(`GET /jobs/${job.id}`, { as })).body.status;

  await move(24, recruiter);
  expect([await status(), told()]).toEqual(['OPEN', ['PLAN_ENDS_SOON']]);
  await move(5, recruiter);
  expect([await status(), told()]).toEqual(['OPEN', ['PLAN_ENDS_SOON', 'PLAN_ENDS_SOON']]);
  await move(1, recruiter);
  expect([await status(), told().at(-1)]).toEqual(['ON_HOLD', 'PLAN_ENDED']);
});

test("someone without a plan of their own has no time to move, the employer's does not count", async () => {
  const employer = await addEmployer(t.db, `boss${people}@people.example`);
  const recruiter = await addRecruiter(t.db, `robin${people}@people.example`, employer);
  await buyPlan(t, employer, 'employer-month');
  const { status, body } = await t.ask<Problem>('POST /test-payments/clock', {
    as: await t.signIn(recruiter),
    body: { days: 1 },
  });
  expect([status, body.code]).toEqual([409, 'ILLEGAL_MOVE']);
  expect(await active(recruiter)).toMatchObject({ active: true, payer: 'EMPLOYER' });
});

test('a server killed between paying and recording: the next one makes the plan active', async () => {
  const secret = await begin();
  const script = path.join(import.meta.dirname, '..', '..', 'support', 'payChild.ts');
  const server = fork(script, [JSON.stringify(t.config), secret, t.time.now.toISOString()]);
  const [, signal] = await once(server, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(await stored()).toMatchObject([{ status: 'INCOMPLETE' }]);

  const { clock, sendMail } = t.services;
  const next = openPayments({ env: testEnv, db: t.db, clock, sendMail, log: pino({ level: 'silent' }) });
  await next.keep();
  expect(await stored()).toMatchObject([{ status: 'ACTIVE' }]);
  expect((await next.payments.invoices(await customerId())).map(({ status }) => status)).toEqual(['PAID']);
}, 60_000);

async function customerId() {
  const { providerId } = await t.db
    .selectFrom('paymentCustomers')
    .select('providerId')
    .where('userEmail', '=', email)
    .executeTakeFirstOrThrow();
  return providerId;
}

test('neither a card number nor a secret reaches the log', async () => {
  const secret = await begin();
  await pay(secret, { card: cards.declined });
  await pay(secret, { card: '4242424242424241' });
  await pay(secret, { card: cards.good });
  const log = lines.join('');
  expect(log).toContain('/test-payments/:clientSecret/confirm');
  expect(log).not.toContain('_secret_');
  expect(log).not.toMatch(/4242424|4000000|4000002/);
});

test('tries are counted: who goes on and on is told to wait', async () => {
  holdDate();
  const limited = await testApp({ env: { ...testEnv, RATE_LIMIT: 'on' } });
  let status = 0;
  for (let tries = 0; tries < 121; tries += 1) {
    ({ status } = await limited.ask('POST /test-payments/in_test_1_secret_1/confirm', {
      body: { card: cards.good },
      from: '198.51.100.7',
    }));
    if (tries < 120) expect(status).toBe(404);
  }
  expect(status).toBe(429);
});

test('where money is taken, neither call exists', async () => {
  const taking = await testApp({ env: { ...testEnv, payments: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' } });
  const as = await taking.signIn(await addCandidate(taking.db, 'casey@people.example'));
  for (const [call, body] of [
    [`POST /test-payments/${await begin()}/confirm`, { card: cards.good }],
    ['POST /test-payments/clock', { days: 1 }],
  ] as const) {
    expect((await taking.ask(call, { as, body })).status).toBe(404);
  }
  const { text } = await taking.ask('GET /openapi.json');
  expect(text).not.toContain('test-payments');
  expect((await t.ask('GET /openapi.json')).text).toContain('/api/v1/test-payments/{clientSecret}/confirm');
});
