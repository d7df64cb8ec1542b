/** Compares with the provider, so that nothing depends on an event having come. */
import { daysLater } from '../../../schemas/base/days.ts';
import type { PaymentServices } from './customers.ts';
import { type Done, forCustomers, type Log } from './forCustomers.ts';
import { tellOfLeaving } from './leaving.ts';
import { settleRefunds } from './refunds.ts';
import { syncCustomer } from './sync.ts';

/** Customers read at a time. */
const batch = 100;

/** How long after someone last started to pay the provider is asked even though nothing is open here. */
const startedDays = 3;

/** How long ids of events are kept: far longer than any provider sends one again. */
const eventDays = 90;

/** Customers with something open, or who started to pay within days; by id, from the one after `after`. */
const openCustomers = ({ db, payments }: PaymentServices, now: Date, after: string) =>
  db
    .selectFrom('paymentCustomers')
    .select('providerId')
    .where('provider', '=', payments.name)
    .where('leftAt', 'is', null)
    .where('providerId', '>', after)
    .where((eb) =>
      eb.or([
        eb('touchedAt', '>', daysLater(now, -startedDays).toISOString()),
        eb.exists(
          eb
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.userEmail', '=', 'paymentCustomers.userEmail')
            .whereRef('subscriptions.provider', '=', 'paymentCustomers.provider')
            .where('subscriptions.status', '<>', 'CANCELED'),
        ),
      ]),
    )
    .orderBy('providerId')
    .limit(batch)
    .execute();

/** Done every hour and at each start; safe to do again, and beside another server that does it. */
export async function reconcile(services: PaymentServices, log: Log): Promise<Done> {
  const { db, payments, clock } = services;
  const now = clock();
  const done: Done = { customers: 0, failed: 0 };
  await tellOfLeaving(services, log, done);
  await settleRefunds(services, log);
  if (payments.name === 'stripe') {
    // A plan "paid" in the built-in test mode unlocks nothing once real money is taken.
    await db
      .updateTable('subscriptions')
      .set({ status: 'CANCELED' })
      .where('provider', '=', 'test')
      .where('status', '<>', 'CANCELED')
      .execute();
  }
  await db
    .deleteFrom('paymentEvents')
    .where('receivedAt', '<', daysLater(now, -eventDays).toISOString())
    .execute();

  let after = '';
  for (;;) {
    const ids = (await openCustomers(services, now, after)).map(({ providerId }) => providerId);
    const last = ids.at(-1);
    if (last === undefined) return done;
    const isAway = await forCustomers(ids, (customerId) => syncCustomer(services, customerId), log, done);
    if (isAway) return done;
    after = last;
  }
}
