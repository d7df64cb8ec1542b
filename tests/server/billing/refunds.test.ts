/** The unused part of a plan is paid back when the account is erased: said, done, mailed, and tried again. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Unused } from '../../../schemas/subscription.ts';
import { logging } from '../../../server/base/logging.ts';
import { reconcile } from '../../../server/features/billing/reconcile.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { buyPlan } from '../../support/payments.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { type StripeApp, stripeApp } from '../../support/stripe/stripeApp.ts';

async function erase(t: TestApp, email: string, as: string): Promise<void> {
  const { body } = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
    as,
    body: { password: testPassword },
  });
  const { status } = await t.ask(`DELETE /candidates/${email}?confirmationToken=${body.confirmationToken}`, {
    as,
  });
  expect(status).toBe(204);
}

const day = 24 * 3600;
const quiet = logging('silent');

describe('at Stripe', () => {
  let t: StripeApp;
  let email: string;
  let as: string;
  let people = 0;

  beforeAll(async () => {
    t = await stripeApp();
  });
  beforeEach(async () => {
    t.stripe.world.clear();
    t.stripe.away = null;
    t.mails.length = 0;
    t.stripe.requests.length = 0;
    people += 1;
    email = await addCandidate(t.db, `leaver${people}@people.example`);
    as = await t.tokenOf(email);
  });

  async function pay(planId: string): Promise<string> {
    const { body } = await t.ask<{ clientSecret: string; subscriptionId: string }>(
      'POST /subscriptions/payment-intent',
      { as, body: { planId } },
    );
    t.stripe.world.confirm(body.clientSecret, true);
    await t.ask('GET /subscriptions/active', { as });
    return body.subscriptionId;
  }
  const notes = () => [...t.stripe.world.creditNotes.values()];
  const last = () => t.mails.at(-1);
  const refunds = () => t.db.selectFrom('refunds').selectAll().execute();

  test('the unused part of a year goes back to the card, as a credit note of the invoice', async () => {
    await pay('candidate-year');
    t.stripe.world.advance(73 * day);
    as = await t.tokenOf(email);
    const { body } = await t.ask<Unused>('GET /subscriptions/unused', { as });
    expect(body).toEqual({
      planId: 'candidate-year',
      paidUntil: '2027-06-01T12:00:00.000Z',
      cancelAtPeriodEnd: false,
      unused: 72,
      credit: 0,
      refund: 72,
      currency: 'USD',
    });
    await erase(t, email, as);
    const asked = t.stripe.requests.filter(
      ({ method, path }) => method === 'POST' && path === 'credit_notes',
    );
    expect(asked.map(({ params }) => params)).toEqual([
      {
        invoice: expect.stringMatching(/^in_/),
        amount: '7200',
        refund_amount: '7200',
        reason: 'order_change',
        email_type: 'none',
        metadata: { key: expect.any(String) },
      },
    ]);
    expect(last()).toMatchObject({ kind: 'ACCOUNT_ERASED', to: email });
    expect(last()?.text).toContain('paid until June 1, 2027, has ended with it');
    expect(last()?.text).toContain('You get $72 back');
    expect(await refunds()).toEqual([]);
    expect([...t.stripe.world.customers.values()].map(({ deleted }) => deleted)).toEqual([true]);
  });

  test('what is left of a bigger plan counts, and no more goes back than cards paid', async () => {
    const id = await pay('candidate-year');
    await t.ask(`POST /subscriptions/${id}/plan`, { as, body: { planId: 'candidate-month' } });
    const { body } = await t.ask<Unused>('GET /subscriptions/unused', { as });
    expect(body).toMatchObject({ unused: 9, credit: 81, refund: 90 });
    const [customer] = t.stripe.world.customers.values();
    if (customer) customer.balance -= 5000;
    expect((await t.ask<Unused>('GET /subscriptions/unused', { as })).body).toMatchObject({ refund: 90 });
    await erase(t, email, as);
    expect(notes().reduce((sum, { amount }) => sum + amount, 0)).toBe(9000);
  });

  test('Stripe is away: the account goes all the same, and the money follows when Stripe answers', async () => {
    await pay('candidate-month');
    t.stripe.away = 'refusing';
    await erase(t, email, as);
    expect(last()?.text).toContain('What you paid and did not use goes back to the card you paid with');
    const [kept] = await refunds();
    expect(kept).toMatchObject({
      cents: null,
      status: 'PENDING',
      customerId: expect.stringMatching(/^cus_/),
    });
    expect(JSON.stringify(kept)).not.toContain('@');

    t.stripe.away = null;
    t.stripe.world.advance(15 * day);
    // As of the moment of leaving: the whole month.
    expect(await reconcile(t.services, quiet)).toMatchObject({ failed: 0 });
    expect(notes().map(({ amount }) => amount)).toEqual([900]);
    expect(await refunds()).toEqual([]);
  });

  test('an answer lost on the way pays back once', async () => {
    await pay('candidate-month');
    t.stripe.beforeDoing = async ({ method, path }) => {
      if (method !== 'POST' || path !== 'credit_notes') return;
      t.stripe.beforeDoing = null;
      t.stripe.loseAnswers = 1;
    };
    await erase(t, email, as);
    expect(notes()).toHaveLength(1);
    t.stripe.world.advance(2 * day);
    await reconcile(t.services, quiet);
    expect(notes()).toHaveLength(1);
    expect(await refunds()).toEqual([]);
  });

  test('one that Stripe refuses is tried for a month, ends nothing later than at once, and is then said to the operator', async () => {
    await pay('candidate-month');
    const [invoice] = t.stripe.world.invoices.values();
    t.stripe.beforeDoing = async ({ path }) => {
      // Paid back by hand, on Stripe's own pages.
      if (path === 'credit_notes' && invoice) invoice.givenBack = invoice.paid;
    };
    await erase(t, email, as);
    expect([...t.stripe.world.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled']);
    expect(await refunds()).toMatchObject([{ status: 'PENDING', cents: 900 }]);
    const lines: string[] = [];
    const log = logging('error', { write: (line: string) => void lines.push(line) });
    expect(await reconcile(t.services, log)).toMatchObject({ failed: 1 });
    expect(lines).toEqual([]);
    t.stripe.world.advance(31 * day);
    expect(await reconcile(t.services, log)).toMatchObject({ failed: 0 });
    expect(lines.join('')).toContain('refund given up');
    expect(lines.join('')).not.toContain('@');
    t.stripe.beforeDoing = null;
    expect(await refunds()).toEqual([]);
  });

  test('who has paid nothing is told nothing of money', async () => {
    await erase(t, email, as);
    expect(last()).toMatchObject({ kind: 'ACCOUNT_ERASED' });
    expect(last()?.text).not.toMatch(/\$|plan/i);
  });

  test('a payment made while it was to give way to another is kept, and the other is not begun', async () => {
    const { body } = await t.ask<{ clientSecret: string }>('POST /subscriptions/payment-intent', {
      as,
      body: { planId: 'candidate-month' },
    });
    t.stripe.beforeDoing = async ({ method, path }) => {
      // Paid in another tab just before Stripe is asked to take the invoice back.
      if (method !== 'POST' || !path.endsWith('/void')) return;
      t.stripe.beforeDoing = null;
      t.stripe.world.confirm(body.clientSecret, true);
    };
    const other = await t.ask('POST /subscriptions/payment-intent', {
      as,
      body: { planId: 'candidate-year' },
    });
    expect(other.status).toBe(409);
    expect([...t.stripe.world.subscriptions.values()].map(({ status }) => status)).toEqual(['active']);
    expect((await t.ask('GET /subscriptions/active', { as })).body).toMatchObject({
      planId: 'candidate-month',
    });
  });
});

test('in test mode it is noted as a credit note among the invoices, and mailed', async () => {
  const t = await testApp();
  const email = await addCandidate(t.db, 'casey@people.example');
  await buyPlan(t, email, 'candidate-year');
  const { providerId } = await t.db
    .selectFrom('paymentCustomers')
    .select('providerId')
    .where('userEmail', '=', email)
    .executeTakeFirstOrThrow();
  t.time.now = new Date('2026-08-13T12:00:00.000Z');
  await erase(t, email, await t.signIn(email));
  expect(await t.services.payments.invoices(providerId)).toMatchObject([
    { reason: 'REFUND', total: -72, status: 'REFUNDED' },
    { reason: 'START', total: 90, status: 'PAID' },
  ]);
  expect(t.mails.at(-1)?.text).toContain('You get $72 back');
  expect(t.mails.at(-1)?.text).toContain('Test mode: no money was taken.');
});
