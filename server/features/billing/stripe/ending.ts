/** Ending what was begun or runs at Stripe. */
import type Stripe from 'stripe';
import { paidMeanwhile } from '../../../services/paymentProvider.ts';
import { isRefused } from './ask.ts';
import { listSubscriptions } from './starting.ts';

/** @throws ApiError ILLEGAL_MOVE when it has been paid */
async function endCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'complete') throw paidMeanwhile();
  }
}

/** Ended twice, it is ended once. */
export async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status !== 'canceled' && status !== 'incomplete_expired') throw error;
  }
}

/** Its first invoice is taken back first: paid or void, and never both, so nobody pays for what is ended here. */
async function endUnpaidSubscription(stripe: Stripe, id: string): Promise<void> {
  const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice'],
  });
  if (status === 'active' || status === 'trialing') throw paidMeanwhile();
  if (status === 'incomplete' && typeof invoice === 'object' && invoice?.status === 'open') {
    try {
      await stripe.invoices.voidInvoice(invoice.id);
    } catch (error) {
      if (isRefused(error)) throw paidMeanwhile();
      throw error;
    }
  }
  await endSubscription(stripe, id);
}

/** @throws ApiError ILLEGAL_MOVE when it has been paid meanwhile, and it goes on */
export const endUnpaid = (stripe: Stripe, id: string): Promise<void> =>
  id.startsWith('cs_') ? endCheckout(stripe, id) : endUnpaidSubscription(stripe, id);

export async function endAll(stripe: Stripe, customerId: string): Promise<void> {
  const running = (await listSubscriptions(stripe, customerId)).filter(
    ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
  );
  for (const { id } of running) await endSubscription(stripe, id);
}
