/**
 * The one way a subscription's row changes: the provider is asked for everything the customer has, and the answer is
 * stored. Events that come twice, late or out of order only make it be asked again.
 */

import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { hoursLater } from '../../../schemas/base/days.ts';
import type { Database } from '../../db/database.ts';
import type { SubscriptionRow } from '../../db/tables.ts';
import type { PaymentProvider, ProviderSubscription } from '../../services/paymentProvider.ts';
import { tellCoveredTwice } from './coveredTwice.ts';
import type { PaymentServices } from './customers.ts';
import { sendReceipts, tellPayer } from './tellPayer.ts';

/** How long a payment that the provider knows nothing of may wait for it: longer than a checkout page lasts there. */
const startedHours = 25;

const isId = (text: string) => z.uuid().safeParse(text).success;

/** Whose subscriptions they are, and where. */
interface Owner {
  userEmail: string;
  provider: PaymentProvider['name'];
}

type KnownRow = Pick<SubscriptionRow, 'id' | 'planId' | 'providerId'>;

/** The row that stands for it: one that holds its id, one it was started from, or a new one. */
function rowFor(
  { id, subscriptionId }: ProviderSubscription,
  rows: readonly KnownRow[],
): KnownRow | undefined {
  return rows.find(({ providerId }) => providerId === id) ?? rows.find((row) => row.id === subscriptionId);
}

/** The rows as they have to be. What has a price that stands for no plan, and no row, is not ours. */
function copiesOf(
  found: readonly ProviderSubscription[],
  rows: readonly KnownRow[],
  owner: Owner,
): SubscriptionRow[] {
  const copies = new Map<string, SubscriptionRow>();
  for (const one of found) {
    const row = rowFor(one, rows);
    const planId = one.planId ?? row?.planId;
    if (planId === undefined) continue;
    const started =
      row?.id ?? (one.subscriptionId && isId(one.subscriptionId) ? one.subscriptionId : uuidv7());
    // Two at the provider that name the same start are two.
    const id = copies.has(started) ? uuidv7() : started;
    copies.set(id, {
      ...owner,
      id,
      planId,
      status: one.status,
      currentPeriodEnd: one.paidUntil,
      cancelAtPeriodEnd: one.cancelAtPeriodEnd && one.status !== 'CANCELED',
      createdAt: one.createdAt,
      providerId: one.id,
    });
  }
  return [...copies.values()];
}

async function store(
  tx: Database,
  found: readonly ProviderSubscription[],
  { userEmail, provider }: Owner,
  now: Date,
): Promise<void> {
  const owner = { userEmail, provider };
  const rows = await tx
    .selectFrom('subscriptions')
    .select(['id', 'planId', 'providerId'])
    .where('userEmail', '=', userEmail)
    .where('provider', '=', provider)
    .execute();
  const copies = copiesOf(found, rows, owner);
  if (copies.length > 0) {
    await tx
      .insertInto('subscriptions')
      .values(copies)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => ({
            planId: ref('excluded.planId'),
            status: ref('excluded.status'),
            currentPeriodEnd: ref('excluded.currentPeriodEnd'),
            cancelAtPeriodEnd: ref('excluded.cancelAtPeriodEnd'),
            providerId: ref('excluded.providerId'),
          }))
          // An id written at the provider by hand reaches nobody else's row.
          .whereRef('subscriptions.userEmail', '=', 'excluded.userEmail'),
      )
      .execute();
  }
  const since = hoursLater(now, -startedHours).toISOString();
  await tx
    .updateTable('subscriptions')
    .set({ status: 'CANCELED' })
    .where('userEmail', '=', userEmail)
    .where('provider', '=', provider)
    .where('status', '=', 'INCOMPLETE')
    .where('createdAt', '<', since)
    .$if(copies.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        copies.map(({ id }) => id),
      ),
    )
    .execute();
}

/**
 * Asks the provider what the customer has and stores it. No connection to the database is held meanwhile: of several
 * answers the one that was asked for last stays, and it knows of every change that any of them was asked because of.
 * The payer is mailed what that changes, in the same transaction.
 *
 * @param customerId the provider's; nothing happens for one that is not ours or has left
 * @throws ApiError PAYMENTS_UNAVAILABLE, and nothing is changed
 */
export async function syncCustomer(services: PaymentServices, customerId: string): Promise<void> {
  const { db, payments, clock } = services;
  const customer = await db
    .updateTable('paymentCustomers')
    .set(({ eb, ref }) => ({ asked: eb(ref('asked'), '+', 1) }))
    .where('providerId', '=', customerId)
    .where('provider', '=', payments.name)
    .where('leftAt', 'is', null)
    .returning('asked')
    .executeTakeFirst();
  if (!customer) return;
  const asked = customer.asked ?? 0;
  const found = await payments.subscriptions(customerId);
  await db.transaction().execute(async (tx) => {
    const current = await tx
      .updateTable('paymentCustomers')
      .set({ stored: asked })
      .where('providerId', '=', customerId)
      .where('stored', '<', asked)
      .where('leftAt', 'is', null)
      .returning(['userEmail', 'provider', 'asked', 'receiptsFrom'])
      .executeTakeFirst();
    if (!current) return;
    await store(tx, found, current, clock());
    const { userEmail, provider, receiptsFrom = null } = current;
    const payer = { userEmail, provider, customerId, receiptsFrom };
    const paid = found.flatMap((one) => one.paid);
    await sendReceipts(tx, services, payer, paid);
    // Someone has asked since: that answer is newer, and is the one to speak of.
    if (current.asked !== asked) return;
    await tellPayer(tx, services, payer);
    await tellCoveredTwice(tx, services, userEmail);
  });
}
