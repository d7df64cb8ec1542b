/** Events that the payment provider sends by itself. */
import type { PaymentServices } from './customers.ts';
import { syncCustomer } from './sync.ts';

/**
 * Takes an event. It is noted before anything else, so that one that comes twice is known; one whose handling failed
 * is handled when it comes again.
 *
 * @throws ApiError WEBHOOK_SIGNATURE when the provider did not send it, PAYMENTS_UNAVAILABLE to have it sent again
 */
export async function receiveEvent(
  services: PaymentServices,
  rawBody: string,
  signature: string | undefined,
): Promise<void> {
  const { db, payments, clock } = services;
  const { id, type, customerId } = payments.readEvent(rawBody, signature);
  const receivedAt = clock().toISOString();
  await db
    .insertInto('paymentEvents')
    .values({ id, type, receivedAt, handledAt: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { handledAt } = await db
    .selectFrom('paymentEvents')
    .select('handledAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (handledAt !== null) return;
  if (customerId !== null) await syncCustomer(services, customerId);
  await db
    .updateTable('paymentEvents')
    .set({ handledAt: clock().toISOString() })
    .where('id', '=', id)
    .execute();
}
