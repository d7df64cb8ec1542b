/** Cancelling at the end of the paid period, and taking that back. */
import { ApiError } from '../../../base/errors.ts';
import { type Account, changeSubscription } from './account.ts';
import type { TestSubscriptionRow } from './tables.ts';

/** @throws ApiError ILLEGAL_MOVE for a subscription that does not run */
export async function cancel(
  account: Account,
  subscription: TestSubscriptionRow,
  cancelAtPeriodEnd: boolean,
): Promise<void> {
  const { status } = subscription;
  if (status !== 'ACTIVE' && status !== 'PAST_DUE') {
    throw new ApiError(
      'ILLEGAL_MOVE',
      'This subscription does not run, so there is nothing to cancel or resume.',
    );
  }
  if (subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return;
  await changeSubscription(account, subscription, { cancelAtPeriodEnd }, account.now);
}
