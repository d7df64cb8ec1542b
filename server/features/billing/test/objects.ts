/** The world's things as Stripe's API writes them (the parts of them that a shop reads). */
import type {
  Seconds,
  WorldBuyer,
  WorldCreditNote,
  WorldCustomer,
  WorldEvent,
  WorldInvoice,
  WorldPrice,
  WorldSession,
  WorldSubscription,
  WorldTaxId,
} from './things.ts';
import type { World } from './world.ts';

export const apiVersion = '2026-10-28.endive';

/** A time as it is answered. */
const outside = ({ ahead }: Pick<World, 'ahead'>, at: Seconds) => at - ahead;

export const list = (url: string, data: unknown[], has_more = false) => ({
  object: 'list',
  url,
  has_more,
  data,
});

export const customerObject = (customer: WorldCustomer) => {
  const { id, email, metadata, balance, name = null, address = null, customFields = [] } = customer;
  return {
    id,
    object: 'customer',
    email,
    name,
    address,
    metadata,
    balance,
    invoice_settings: { custom_fields: customFields.length > 0 ? customFields : null },
  };
};

export const taxIdObject = (customer: string, { id, type, value }: WorldTaxId) => ({
  id,
  object: 'tax_id',
  customer,
  type,
  value,
  country: value.slice(0, 2),
  verification: { status: 'pending', verified_address: null, verified_name: null },
});

export const priceObject = ({ id, amount, currency, interval, active }: WorldPrice) => ({
  id,
  object: 'price',
  active,
  currency,
  type: 'recurring',
  unit_amount: amount,
  recurring: { interval, interval_count: 1, usage_type: 'licensed', meter: null },
});

const buyerObject = ({ name, address, taxIds, customFields }: WorldBuyer) => ({
  customer_name: name,
  customer_address: address,
  customer_tax_ids: taxIds.map(({ type, value }) => ({ type, value })),
  custom_fields: customFields.length > 0 ? customFields : null,
});

export const invoiceObject = (world: World, one: WorldInvoice, withSecret = false) => ({
  id: one.id,
  object: 'invoice',
  number: one.number,
  customer: one.customer,
  status: one.status,
  billing_reason: one.reason,
  collection_method: 'charge_automatically',
  attempted: one.attempts > 0,
  attempt_count: one.attempts,
  created: outside(world, one.created),
  currency: 'usd',
  ...buyerObject(one.buyer ?? world.buyerOf(one)),
  total: world.totalOf(one),
  amount_paid: one.paid,
  post_payment_credit_notes_amount: one.givenBack,
  period_start: outside(world, one.created),
  period_end: outside(world, one.created),
  hosted_invoice_url: one.status === 'draft' || !world.pdfs ? null : `https://invoice.stripe.com/i/${one.id}`,
  invoice_pdf: one.status === 'draft' || !world.pdfs ? null : `${world.pdfs}/invoice/${one.id}/pdf`,
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { subscription: one.subscription, metadata: {} },
  },
  lines: list(
    `/v1/invoices/${one.id}/lines`,
    one.lines.map(({ amount, price, start, end, proration }, i) => ({
      id: `il_${one.id}_${i}`,
      object: 'line_item',
      amount,
      currency: 'usd',
      invoice: one.id,
      period: { start: outside(world, start), end: outside(world, end) },
      pricing: { type: 'price_details', price_details: { price } },
      parent: {
        type: 'subscription_item_details',
        subscription_item_details: { subscription: one.subscription, proration },
      },
    })),
  ),
  ...(withSecret && {
    confirmation_secret:
      one.status === 'open' ? { client_secret: world.secretOf(one.id), type: 'payment_intent' } : null,
  }),
});

/** The charge of an invoice that a card paid; of the card only its last digits are known here. */
export const chargeObject = ({ id, customer, paid, last4 }: WorldInvoice) => ({
  id: id.replace(/^in/, 'ch'),
  object: 'charge',
  customer,
  amount: paid,
  currency: 'usd',
  paid: true,
  payment_method_details: { type: 'card', card: { last4, fingerprint: `fingerprint_of_${last4}` } },
});

/** @param expand as it was asked for, without `data.` */
export const subscriptionObject = (world: World, one: WorldSubscription, expand: readonly string[] = []) => ({
  id: one.id,
  object: 'subscription',
  customer: one.customer,
  status: one.status,
  created: outside(world, one.created),
  start_date: outside(world, one.created),
  currency: 'usd',
  collection_method: 'charge_automatically',
  cancel_at: one.cancelAtPeriodEnd ? outside(world, one.end) : null,
  cancel_at_period_end: one.cancelAtPeriodEnd,
  metadata: one.metadata,
  pending_update: null,
  latest_invoice: expand.some((path) => path.startsWith('latest_invoice'))
    ? invoiceObject(
        world,
        world.invoice(one.latestInvoice),
        expand.includes('latest_invoice.confirmation_secret'),
      )
    : one.latestInvoice,
  // In this version the period is each item's own.
  items: list(`/v1/subscription_items?subscription=${one.id}`, [
    {
      id: one.item,
      object: 'subscription_item',
      subscription: one.id,
      quantity: 1,
      current_period_start: outside(world, one.start),
      current_period_end: outside(world, one.end),
      price: priceObject(world.price(one.price)),
    },
  ]),
});

export const creditNoteObject = (world: World, one: WorldCreditNote) => ({
  id: one.id,
  object: 'credit_note',
  number: one.number,
  customer: one.customer,
  invoice: one.invoice,
  status: 'issued',
  type: 'post_payment',
  amount: one.amount,
  total: one.amount,
  post_payment_amount: one.amount,
  currency: 'usd',
  created: outside(world, one.created),
  metadata: one.metadata,
  pdf: world.pdfs && `${world.pdfs}/credit_notes/${one.id}/pdf`,
});

export const sessionObject = (world: World, one: WorldSession) => ({
  id: one.id,
  object: 'checkout.session',
  mode: 'subscription',
  customer: one.customer,
  status: one.status,
  metadata: one.metadata,
  url: one.status === 'open' ? world.checkoutPage(one) : null,
});

export const eventObject = ({ id, type, created, object }: WorldEvent) => ({
  id,
  object: 'event',
  api_version: apiVersion,
  created,
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  data: { object },
});
