/** People who leave pay no longer: here at once, at the provider as soon as it answers. */
import type { Database } from '../../db/database.ts';
import { customerOf, type PaymentServices } from './customers.ts';
import { type Done, forCustomers, type Log } from './forCustomers.ts';
import { addRefund, paidPlan, settleRefund } from './refunds.ts';

/** Told of in one go, oldest first; the others the next time. */
const batch = 100;

/** Part of erasing someone: what they pay for ends here, and the provider is to be told. */
export async function leaveCustomer(tx: Database, userEmail: string, at: string): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ status: 'CANCELED', cancelAtPeriodEnd: false })
    .where('userEmail', '=', userEmail)
    .where('status', '<>', 'CANCELED')
    .execute();
  await tx.updateTable('paymentCustomers').set({ leftAt: at }).where('userEmail', '=', userEmail).execute();
}

/**
 * Ends what someone pays for who stays without anything to use it for; what is left of it is paid back.
 *
 * @param services of the transaction it happens in
 * @returns whether there was anything
 */
export async function leavePlan(
  { db: tx, payments }: Pick<PaymentServices, 'db' | 'payments'>,
  userEmail: string,
  now: Date,
): Promise<boolean> {
  const customerId = await customerOf({ db: tx, payments }, userEmail);
  const asOf = now.toISOString();
  if (customerId === undefined || !(await paidPlan(tx, payments.name, userEmail, now))) return false;
  const ids = { provider: payments.name, customerId, providerSubscriptionId: null };
  await addRefund(tx, { ...ids, asOf, cents: null, currency: null });
  await leaveCustomer(tx, userEmail, asOf);
  return true;
}

/** Has the provider end everything of those who have left and pay back what they did not use; what fails is tried again the next time. */
export async function tellOfLeaving(
  services: Pick<PaymentServices, 'db' | 'payments' | 'clock'>,
  log: Log,
  done: Done = { customers: 0, failed: 0 },
): Promise<void> {
  const { db, payments } = services;
  const left = await db
    .selectFrom('paymentCustomers')
    .select('providerId')
    .where('provider', '=', payments.name)
    .where('leftAt', 'is not', null)
    .orderBy('leftAt')
    .limit(batch)
    .execute();
  const forget = async (customerId: string) => {
    const refund = await db
      .selectFrom('refunds')
      .selectAll()
      .where('customerId', '=', customerId)
      .where('providerSubscriptionId', 'is', null)
      .where('status', '=', 'PENDING')
      .executeTakeFirst();
    // A debt is asked for before anything ends, and paid back before the customer is gone.
    if (refund) await settleRefund(services, refund, log);
    await payments.deleteCustomer(customerId);
    await db
      .deleteFrom('refunds')
      .where('customerId', '=', customerId)
      .where('status', '<>', 'PENDING')
      .execute();
    await db.deleteFrom('paymentCustomers').where('providerId', '=', customerId).execute();
  };
  await forCustomers(
    left.map(({ providerId }) => providerId),
    forget,
    log,
    done,
  );
}
