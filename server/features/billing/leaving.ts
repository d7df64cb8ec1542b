/** People who leave pay no longer: here at once, at the provider as soon as it answers. */
import type { Database } from '../../db/database.ts';
import type { PaymentServices } from './customers.ts';
import { type Done, forCustomers, type Log } from './forCustomers.ts';
import { settleRefund } from './refunds.ts';

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
