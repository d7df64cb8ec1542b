/** A server that is killed between a payment and its record: the next one knows of it. */
import { beforeAll, expect, test, vi } from 'vitest';
import { plans } from '../../schemas/plans.ts';
import { freePort } from '../../scripts/checks/freePort.ts';
import { priceIdOf } from '../../server/features/billing/test/state.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { addCandidate, testPassword } from '../support/people.ts';
import { urlOf } from '../support/runCommand.ts';
import { type StripeServer, stripeServer } from '../support/stripe/server.ts';
import { builtServer, dataFolder, type Program, runProgram } from './support/processes.ts';

vi.setConfig({ testTimeout: 300_000 });

const email = 'casey@people.example';
let database: TestDatabase;
let stripe: StripeServer;

beforeAll(async () => {
  database = await testDatabase();
  await addCandidate(database.db, email);
  stripe = await stripeServer(new Date());
});

async function startServer(dataDir: string): Promise<{ program: Program; api: string }> {
  const port = await freePort();
  const program = runProgram(builtServer, [], {
    PORT: String(port),
    DATABASE_URL: urlOf(database.config),
    AUTH_SECRET: 'a secret that is only good for tests, 32+',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICES: plans.map((plan) => `${plan.id}=${priceIdOf(plan)}`).join(','),
    STRIPE_API_BASE: stripe.url,
  });
  await program.says(/is ready/);
  return { program, api: `http://127.0.0.1:${port}/api/v1` };
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const stored = () =>
  database.db
    .selectFrom('subscriptions')
    .select(['id', 'status', 'currentPeriodEnd'])
    .where('userEmail', '=', email)
    .execute();

test('killed while it handles the payment, and no event comes again: the next start makes it active', async () => {
  const dataDir = dataFolder();
  const { program, api } = await startServer(dataDir);
  const { token } = await post<{ token: string }>(`${api}/auth/login`, { email, password: testPassword });
  const begun = await post<{ clientSecret: string; subscriptionId: string }>(
    `${api}/subscriptions/payment-intent`,
    { planId: 'candidate-month' },
    token,
  );
  stripe.world.confirm(begun.clientSecret, true);
  const paid = stripe.world.events.find(({ type }) => type === 'invoice.paid');
  if (!paid) throw new Error('Nothing was paid.');

  // It has the event and asks what was paid: that is when it dies.
  stripe.beforeDoing = async () => {
    stripe.beforeDoing = null;
    program.child.kill('SIGKILL');
    await program.ended;
  };
  const { body, headers } = stripe.sent(paid);
  await expect(fetch(`${api}/subscriptions/webhook`, { method: 'POST', body, headers })).rejects.toThrow();
  expect(await stored()).toMatchObject([{ id: begun.subscriptionId, status: 'INCOMPLETE' }]);

  await startServer(dataDir);
  await expect
    .poll(stored, { timeout: 60_000, interval: 200 })
    .toMatchObject([{ id: begun.subscriptionId, status: 'ACTIVE', currentPeriodEnd: expect.any(String) }]);
});
