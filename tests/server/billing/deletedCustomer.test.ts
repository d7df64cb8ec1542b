/** Someone deletes a customer on Stripe's own pages. */
import { expect, test } from 'vitest';
import { addPayer, payMonth, stripeApp } from '../../support/stripe/stripeApp.ts';

test('the plan has ended, and another is bought as a new customer', async () => {
  const t = await stripeApp();
  const email = await addPayer(t);
  const as = await t.tokenOf(email);
  const active = async () => (await t.ask('GET /subscriptions/active', { as })).body;
  expect(await active()).toMatchObject({ active: true });
  const [gone = ''] = t.stripe.world.customers.keys();
  t.stripe.world.deleteCustomer(gone);
  await payMonth(t, email);
  // Stripe is not asked about one person twice in the same moment.
  t.stripe.world.advance(60);
  expect(await active()).toMatchObject({ active: true });
  const rows = await t.db
    .selectFrom('subscriptions')
    .select('status')
    .where('userEmail', '=', email)
    .orderBy('createdAt')
    .execute();
  expect(rows).toEqual([{ status: 'CANCELED' }, { status: 'ACTIVE' }]);
  expect(await t.db.selectFrom('paymentCustomers').select('providerId').execute()).not.toContainEqual({
    providerId: gone,
  });
});
