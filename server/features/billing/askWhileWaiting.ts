/** Someone waits for a payment to be seen: the provider is asked, so that they do not depend on its events. */
import { ApiError } from '../../base/errors.ts';
import type { PaymentServices } from './customers.ts';
import { syncCustomer } from './sync.ts';

/** How long after starting to pay someone is taken to wait for it. */
const waitingHours = 1;
/** How often the provider is asked for one customer, at most. */
const everySeconds = 3;

/**
 * Asks for a customer who started to pay within the hour, or whose paid period is over while the plan goes on; at
 * most every few seconds. A provider that is away is no reason to answer nothing.
 *
 * @returns whether it was asked
 */
export async function askWhileWaiting(services: PaymentServices, userEmail: string): Promise<boolean> {
  const { db, payments, clock } = services;
  const now = clock();
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  const claimed = await db
    .updateTable('paymentCustomers')
    .set({ askedAt: now.toISOString() })
    .where('userEmail', '=', userEmail)
    .where('provider', '=', payments.name)
    .where('leftAt', 'is', null)
    .where((eb) => eb.or([eb('askedAt', 'is', null), eb('askedAt', '<=', since(everySeconds))]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('subscriptions')
          .select('subscriptions.id')
          .whereRef('subscriptions.userEmail', '=', 'paymentCustomers.userEmail')
          .whereRef('subscriptions.provider', '=', 'paymentCustomers.provider')
          .where(({ and, or, eb }) =>
            or([
              and([
                eb('subscriptions.status', '=', 'INCOMPLETE'),
                eb('paymentCustomers.touchedAt', '>', since(waitingHours * 3600)),
              ]),
              and([
                eb('subscriptions.status', '=', 'ACTIVE'),
                eb('subscriptions.currentPeriodEnd', '<=', now.toISOString()),
              ]),
            ]),
          ),
      ),
    )
    .returning('providerId')
    .executeTakeFirst();
  if (!claimed) return false;
  try {
    await syncCustomer(services, claimed.providerId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return true;
}
