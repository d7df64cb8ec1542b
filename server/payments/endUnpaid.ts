/** Lets go of a payment that was begun. */
import type { PaymentServices } from './customers.ts';

/** Ends it at the provider and here; one that turns out to have been paid is stored as that by whoever asks next. */
export async function endUnpaid({ db, payments }: PaymentServices, providerId: string): Promise<void> {
  await payments.end(providerId);
  await db
    .updateTable('subscriptions')
    .set({ status: 'CANCELED' })
    .where('providerId', '=', providerId)
    .where('status', '=', 'INCOMPLETE')
    .execute();
}
