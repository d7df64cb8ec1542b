/** Lets go of a payment that was begun. */
import type { PaymentServices } from './customers.ts';

/** Ends it at the provider and here. @throws ApiError ILLEGAL_MOVE when it has been paid meanwhile, and it goes on */
export async function endUnpaid({ db, payments }: PaymentServices, providerId: string): Promise<void> {
  await payments.endUnpaid(providerId);
  await db
    .updateTable('subscriptions')
    .set({ status: 'CANCELED' })
    .where('providerId', '=', providerId)
    .where('status', '=', 'INCOMPLETE')
    .execute();
}
