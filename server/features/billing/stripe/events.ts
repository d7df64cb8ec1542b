/** Stripe's events: checked against the secret that only Stripe and we know. */
import type Stripe from 'stripe';
import { ApiError } from '../../../base/errors.ts';
import type { PaymentEvent } from '../../../services/paymentProvider.ts';
import { idOf } from './parts.ts';

/** How old a signature may be, in seconds. */
const tolerance = 300;

/** Whom it is about: the customer itself, or whose thing it is. */
function customerOf({ data, type }: Stripe.Event): string | null {
  const thing = data.object as { id?: string; customer?: string | { id: string } | null };
  if (type.startsWith('customer.') && thing.customer === undefined) return thing.id ?? null;
  return idOf(thing.customer);
}

/**
 * @param secret of the endpoint that Stripe sends to
 * @throws ApiError WEBHOOK_SIGNATURE
 */
export function readEvent(
  { webhooks }: Stripe,
  secret: string,
  rawBody: string,
  signature: string | undefined,
  now: Date,
): PaymentEvent {
  try {
    const event = webhooks.constructEvent(
      rawBody,
      signature ?? '',
      secret,
      tolerance,
      undefined,
      now.getTime(),
    );
    return { id: event.id, type: event.type, customerId: customerOf(event) };
  } catch {
    throw new ApiError(
      'WEBHOOK_SIGNATURE',
      'This was not signed by Stripe with the secret of this endpoint, or too long ago.',
    );
  }
}
