/** Customers at Stripe, and what they have in credit. */
import type Stripe from 'stripe';
import type { Credit } from '../../../services/paymentProvider.ts';
import { isMissing } from './ask.ts';
import { limit, minorUnits, most } from './parts.ts';

/** @param instead the customer this one takes the place of */
export async function createCustomer(
  stripe: Stripe,
  { id, email }: { id: string; email: string },
  instead?: string,
): Promise<string> {
  const customer = await stripe.customers.create(
    { email, metadata: { userId: id } },
    { idempotencyKey: ['customer', id, ...(instead ? [instead] : [])].join('-') },
  );
  return customer.id;
}

export async function hasCustomer(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(customerId)).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Deleted twice, it is deleted once. */
export async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Fingerprints of the cards and accounts that a customer has paid with, also of those that are not kept any more. */
export async function cardsOf(stripe: Stripe, customer: string): Promise<string[]> {
  const charges = await stripe.charges.list({ customer, limit }).autoPagingToArray(most);
  const found = charges.flatMap(({ paid, payment_method_details: paidWith }) => {
    const { card, sepa_debit, us_bank_account } = (paid && paidWith) || {};
    return (card ?? sepa_debit ?? us_bank_account)?.fingerprint ?? [];
  });
  return [...new Set(found)];
}

export async function giveCredit(
  stripe: Stripe,
  { customerId, amount, currency, reason, key }: Credit,
): Promise<void> {
  // Stripe forgets idempotency keys after a day; what was credited it keeps.
  const before = await stripe.customers
    .listBalanceTransactions(customerId, { limit })
    .autoPagingToArray(most);
  if (before.some(({ metadata }) => metadata?.key === key)) return;
  await stripe.customers.createBalanceTransaction(
    customerId,
    {
      amount: -amount * minorUnits,
      currency: currency.toLowerCase(),
      description: reason,
      metadata: { key },
    },
    { idempotencyKey: `credit-${key}` },
  );
}
