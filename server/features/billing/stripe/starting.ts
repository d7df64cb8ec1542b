/** Subscriptions at Stripe: found, begun on our own page or on Stripe's, and changed. */
import type Stripe from 'stripe';
import type { Plan } from '../../../../schemas/plans.ts';
import { ApiError } from '../../../base/errors.ts';
import type { PaymentProvider, Start } from '../../../services/paymentProvider.ts';
import { unavailable } from './ask.ts';
import { limit, most } from './parts.ts';
import type { Prices } from './prices.ts';

/** Ended ones too, each with its latest invoice. */
export const listSubscriptions = (stripe: Stripe, customer: string) =>
  stripe.subscriptions
    .list({ customer, status: 'all', limit, expand: ['data.latest_invoice'] })
    .autoPagingToArray(most);

/** The secret that the browser confirms the first payment with. */
function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string {
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  // Nothing is to be paid, or no longer.
  if (secret === undefined) {
    throw new ApiError('ILLEGAL_MOVE', 'There is nothing left to pay here. Look at your plan again.');
  }
  return secret;
}

const withSecret = { expand: ['latest_invoice.confirmation_secret'] };

export async function startPayment(
  stripe: Stripe,
  prices: Prices,
  { customerId, plan, subscriptionId }: Start,
): Promise<{ id: string; clientSecret: string }> {
  const begun = (await listSubscriptions(stripe, customerId)).find(
    ({ metadata }) => metadata.subscriptionId === subscriptionId,
  );
  const subscription = begun
    ? await stripe.subscriptions.retrieve(begun.id, withSecret)
    : await stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: await prices.priceOf(plan) }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { subscriptionId },
          ...withSecret,
        },
        { idempotencyKey: `start-${subscriptionId}` },
      );
  return { id: subscription.id, clientSecret: secretOf(subscription) };
}

export async function startCheckout(
  stripe: Stripe,
  prices: Prices,
  {
    customerId,
    plan,
    subscriptionId,
    successUrl,
    cancelUrl,
  }: Parameters<PaymentProvider['startCheckout']>[0],
): Promise<{ id: string; url: string }> {
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      line_items: [{ price: await prices.priceOf(plan), quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      client_reference_id: subscriptionId,
      subscription_data: { metadata: { subscriptionId } },
    },
    { idempotencyKey: `checkout-${subscriptionId}` },
  );
  if (url === null) throw unavailable();
  return { id, url };
}

/** At once, the difference charged or credited. */
export async function changePlan(stripe: Stripe, prices: Prices, id: string, plan: Plan): Promise<void> {
  const price = await prices.priceOf(plan);
  const { items } = await stripe.subscriptions.retrieve(id);
  const [item] = items.data;
  if (!item || item.price.id === price) return;
  await stripe.subscriptions.update(id, {
    items: [{ id: item.id, price }],
    proration_behavior: 'always_invoice',
    // A difference that is declined, or that the bank asks about, changes nothing and leaves nothing to be paid.
    payment_behavior: 'error_if_incomplete',
  });
}
