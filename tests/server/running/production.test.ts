/** A server with a database of its own and nothing else set up says so; it does not pretend. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { parseSettings } from '../../../server/base/env.ts';
import { logging } from '../../../server/base/logging.ts';
import { openPayments } from '../../../server/features/billing/openPayments.ts';
import { startMailQueue } from '../../../server/mail/queue.ts';
import { passwordChanged } from '../../../server/mail/templates/passwordChanged.ts';
import { startNotices } from '../../../server/startNotices.ts';
import { siteConfigFor } from '../../../server/web/siteConfig.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { addCandidate, addEmployer } from '../../support/people.ts';
import { testSmtp } from '../../support/smtp.ts';

const production = {
  DATABASE_URL: 'postgresql://u:p@h/d',
  AUTH_SECRET: 'a secret that is only good for tests',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'off',
};
const env = { ...parseSettings(production), AUTH_SECRET: production.AUTH_SECRET };
const log = logging('silent');

describe('without a way to take money', () => {
  let t: TestApp;
  let token: string;

  beforeAll(async () => {
    const database = await testDatabase();
    const clock = () => new Date('2026-06-01T12:00:00.000Z');
    const { payments } = openPayments({ env, db: database.db, clock, log, sendMail: async () => {} });
    t = await testApp({ env, payments }, {}, database);
    await addCandidate(t.db, 'casey@people.example');
    token = await t.signIn('casey@people.example');
  });

  test.each(['POST /subscriptions/payment-intent', 'POST /subscriptions/checkout-session'])(
    '%s says that payments are not set up',
    async (call) => {
      const answer = await t.ask<Problem>(call, { as: token, body: { planId: 'candidate-month' } });
      expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENTS_NOT_SET_UP' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.body.detail).toMatch(/payments are not set up/);
      expect(await t.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    },
  );

  test('a wrong plan is still a wrong plan', async () => {
    const body = { planId: 'gold' };
    expect(await t.ask('POST /subscriptions/payment-intent', { as: token, body })).toMatchObject({
      status: 422,
    });
  });

  test('there is no paying with test cards and no moving of time', async () => {
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    expect((await t.ask('POST /test-payments/x/confirm', { body: card })).status).toBe(404);
    expect((await t.ask('POST /test-payments/clock', { as: token, body: { days: 1 } })).status).toBe(404);
  });

  test('what was bought elsewhere is left as it is, and cannot be changed now', async () => {
    const id = randomUUID();
    const bought = {
      userEmail: 'casey@people.example',
      planId: 'candidate-month',
      status: 'ACTIVE' as const,
    };
    await t.db
      .insertInto('subscriptions')
      .values({
        ...bought,
        id,
        provider: 'stripe',
        providerId: 'sub_1',
        currentPeriodEnd: '2026-06-20T00:00:00.000Z',
        cancelAtPeriodEnd: false,
        createdAt: '2026-05-20T00:00:00.000Z',
      })
      .execute();
    const answer = await t.ask<Problem>(`POST /subscriptions/${id}/cancel`, { as: token });
    expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENTS_NOT_SET_UP' } });
    expect((await t.ask('GET /subscriptions/active', { as: token })).body).toMatchObject({ active: true });
    expect((await t.ask('GET /subscriptions/invoices', { as: token })).body).toEqual([]);
  });

  test('an event of a payment provider is sent again later', async () => {
    const answer = await t.ask<Problem>('POST /subscriptions/webhook', { body: {} });
    expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENTS_NOT_SET_UP' } });
  });

  test('a code that could not be sent is refused with the reason, the same for every address', async () => {
    for (const call of ['POST /otp/email-verify/send', 'POST /otp/forgot-password/send']) {
      const answers = await Promise.all(
        ['casey@people.example', 'nobody@people.example'].map((email) =>
          t.ask<Problem>(call, { body: { email } }),
        ),
      );
      for (const { status, body } of answers) {
        expect({ status, code: body.code }).toEqual({ status: 503, code: 'MAIL_NOT_SET_UP' });
        expect(body.detail).toBe(answers[0]?.body.detail);
      }
    }
  });
});

test('pages offer no test cards and no purchase', () => {
  expect(siteConfigFor(env, false)).toMatchObject({ testPayments: false, noPayments: true });
});

test('mails wait until there is a mail server, and are sent then', async () => {
  const { db, config } = await testDatabase();
  await addCandidate(db, 'casey@people.example');
  const clock = () => new Date();
  const without = await startMailQueue({ db, env, clock, log, connection: config });
  const letter = passwordChanged({ appUrl: env.APP_URL });
  await db.transaction().execute((tx) => without.sendMail(tx, { to: 'casey@people.example', letter }));
  await without.stop();

  const smtp = await testSmtp();
  const settings = { ...env, SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@hireday.example' };
  const withServer = await startMailQueue({ db, env: settings, clock, log, connection: config });
  await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1);
  await withServer.stop();
});

describe('at the start', () => {
  test('a line each says what is off', async () => {
    const { db } = await testDatabase();
    const lines = await startNotices(env, db);
    expect(lines.map((line) => line.split(/ is | are /)[0])).toEqual(['Payments', 'Mail', 'There']);
    expect(lines.every((line) => !line.includes('\n'))).toBe(true);
    await addEmployer(db, 'hiring@company.example');
    expect(await startNotices(env, db)).toHaveLength(2);
  });

  test('nothing is said where everything is set up', async () => {
    const { db } = await testDatabase();
    await addEmployer(db, 'hiring@company.example');
    const settings = parseSettings({});
    expect(await startNotices(settings, db)).toEqual([]);
    const testing = parseSettings({ ...production, TEST_PAYMENTS: 'on' });
    expect(await startNotices(testing, db)).toEqual([
      expect.stringMatching(/no money is taken/),
      expect.stringMatching(/^Mail is off/),
    ]);
  });
});
