/** Asking Stripe: its client, and its errors as ours. */
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import { ApiError } from '../../../base/errors.ts';

/** How long one request may take, in milliseconds, and how often the client tries again by itself. */
const timeout = 10_000;
const maxNetworkRetries = 2;

export interface StripeSettings {
  secretKey: string;
  /** Where Stripe's API is, when not at its own address. */
  apiBase?: string | undefined;
  /** Asks instead of the network. */
  fetch?: typeof fetch | undefined;
  /** Tries after the first, when others are wanted than usual. */
  retries?: number | undefined;
}

export function openStripe({ secretKey, apiBase, fetch, retries }: StripeSettings): Stripe {
  const base = apiBase === undefined ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: retries ?? maxNetworkRetries,
    telemetry: false,
    appInfo: { name: 'Hireday' },
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
}

const { StripeError, StripeInvalidRequestError } = Stripe.errors;

/** Said when nothing can be sold. */
export const unavailable = () =>
  new ApiError('PAYMENTS_UNAVAILABLE', 'Payments do not answer just now. Try again in a moment.', {
    retryAfter: 10,
  });

/** Whether the card or the bank said no, or wants to ask the person first. */
export const isDeclined = (error: unknown): error is InstanceType<typeof StripeError> =>
  error instanceof StripeError && error.statusCode === 402;

/** Whether what was asked for is not there (any more), or not in a state for it. */
export const isRefused = (error: unknown): error is InstanceType<typeof StripeInvalidRequestError> =>
  error instanceof StripeInvalidRequestError;

/** Whether what was asked for is not there (any more). */
export const isMissing = (error: unknown): boolean => isRefused(error) && error.code === 'resource_missing';

/**
 * Asks. What goes wrong on Stripe's side or on the way is the one thing the caller can do nothing about but wait.
 *
 * @throws ApiError PAYMENTS_UNAVAILABLE, PAYMENT_FAILED, or ILLEGAL_MOVE where Stripe's state does not allow it
 */
export async function ask<T>(log: FastifyBaseLogger, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    if (isDeclined(error)) {
      throw new ApiError(
        'PAYMENT_FAILED',
        'The payment was declined, and nothing was changed. Try another card or ask your bank.',
      );
    }
    // Its message can quote what was sent.
    const { type, code, param, statusCode, requestId } = error;
    log.error({ type, code, param, statusCode, requestId }, 'Stripe');
    if (isRefused(error)) {
      throw new ApiError('ILLEGAL_MOVE', 'This is not possible with your plan now. Load the page again.');
    }
    throw unavailable();
  }
}
