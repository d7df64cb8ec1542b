/** The requests of Stripe's API that a shop makes, and their answers. */
import { createHash } from 'node:crypto';
import { readForm } from './form.ts';
import {
  chargeObject,
  creditNoteObject,
  customerObject,
  invoiceObject,
  list,
  priceObject,
  sessionObject,
  subscriptionObject,
  taxIdObject,
} from './objects.ts';
import { illegal, type WorldAddress, WorldError, type WorldField } from './things.ts';
import type { World } from './world.ts';

/** A request's parameters, whether they came in the address or in the body. */
type Params = Record<string, unknown>;

/** A request as it comes over the wire. */
export interface StripeRequest {
  method: string;
  /** Below /v1/. */
  path: string;
  params: Params;
  idempotencyKey?: string | undefined;
}

export interface StripeAnswer {
  status: number;
  /** JSON. */
  body: string;
}

/** @param more the second id of an address */
type Route = (world: World, id: string, params: Params, more: string) => unknown;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);
const isParams = (value: unknown): value is Params => typeof value === 'object' && value !== null;
const paramsOf = (value: unknown): Params => (isParams(value) ? value : {});
const pairs = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(paramsOf(value)).map(([key, one]) => [key, text(one)]));
const first = (value: unknown): Params => paramsOf(Array.isArray(value) ? value[0] : undefined);

/** An empty text takes away what was there. */
const orNull = (value: unknown) => text(value) || null;
const addressOf = (given: Params): WorldAddress => ({
  line1: orNull(given.line1),
  line2: orNull(given.line2),
  postal_code: orNull(given.postal_code),
  city: orNull(given.city),
  state: orNull(given.state),
  country: orNull(given.country),
});
const fieldsOf = (value: unknown): WorldField[] =>
  (Array.isArray(value) ? value : []).map(paramsOf).map((one) => ({
    name: text(one.name),
    value: text(one.value),
  }));

/** A page of things that are newest first already. */
function page<T extends { id: string }>(
  { pageSize }: World,
  url: string,
  all: readonly T[],
  params: Params,
  write: (one: T) => unknown,
) {
  const limit = Number(params.limit ?? 10);
  if (!(limit >= 1 && limit <= 100)) {
    throw new WorldError(400, 'invalid_request_error', 'parameter_invalid_integer', 'Invalid limit');
  }
  const after = params.starting_after;
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const size = Math.min(limit, pageSize);
  return list(url, all.slice(from, from + size).map(write), from + size < all.length);
}

const newestFirst = <T>(things: Iterable<T>): T[] => [...things].reverse();
const expandOf = (params: Params) => texts(params.expand).map((path) => path.replace(/^data\./, ''));

/** By method and path; `*` is an id. */
const routes: Readonly<Record<string, Route>> = {
  'POST customers': (world, _, params) =>
    customerObject(world.addCustomer(text(params.email), pairs(params.metadata))),
  'GET customers/*': (world, id) => {
    const customer = world.payerOf({ customer: id });
    return customer.deleted ? { id, object: 'customer', deleted: true } : customerObject(customer);
  },
  'POST customers/*': (world, id, params) => {
    const { address, invoice_settings: settings } = params;
    world.updateCustomer(id, {
      ...(params.name !== undefined && { name: orNull(params.name) }),
      ...(address !== undefined && { address: isParams(address) ? addressOf(address) : null }),
      ...(isParams(settings) &&
        settings.custom_fields !== undefined && { customFields: fieldsOf(settings.custom_fields) }),
    });
    return customerObject(world.customer(id));
  },
  'GET customers/*/tax_ids': (world, id, params) =>
    page(world, `/v1/customers/${id}/tax_ids`, world.customer(id).taxIds ?? [], params, (one) =>
      taxIdObject(id, one),
    ),
  'POST customers/*/tax_ids': (world, id, params) =>
    taxIdObject(id, world.addTaxId(id, text(params.type), text(params.value))),
  'DELETE customers/*/tax_ids/*': (world, id, _, taxId) => {
    world.deleteTaxId(id, taxId);
    return { id: taxId, object: 'tax_id', deleted: true };
  },
  'DELETE customers/*': (world, id) => {
    world.deleteCustomer(id);
    return { id, object: 'customer', deleted: true };
  },
  'GET customers/*/balance_transactions': (world, id, params) =>
    page(
      world,
      `/v1/customers/${id}/balance_transactions`,
      world.customer(id).transactions,
      params,
      (one) => one,
    ),
  'POST customers/*/balance_transactions': (world, id, params) =>
    world.addCredit(id, Number(params.amount), text(params.description), pairs(params.metadata)),
  'GET prices/*': (world, id) => priceObject(world.price(id)),

  'POST subscriptions': (world, _, params) => {
    if (params.payment_behavior !== 'default_incomplete')
      throw illegal('Nothing here takes no other way to begin.');
    const price = text(first(params.items).price);
    const begun = world.begin(text(params.customer), price, pairs(params.metadata));
    return subscriptionObject(world, begun, expandOf(params));
  },
  'GET subscriptions': (world, _, params) => {
    const all = newestFirst(world.subscriptions.values()).filter(
      ({ customer, status }) =>
        customer === params.customer &&
        (params.status === 'all' ||
          (params.status === undefined ? status !== 'canceled' : status === params.status)),
    );
    return page(world, '/v1/subscriptions', all, params, (one) =>
      subscriptionObject(world, one, expandOf(params)),
    );
  },
  'GET subscriptions/*': (world, id, params) =>
    subscriptionObject(world, world.subscription(id), expandOf(params)),
  'POST subscriptions/*': (world, id, params) => {
    const sub = world.subscription(id);
    const item = first(params.items);
    if (item.price !== undefined) {
      if (
        params.payment_behavior !== 'error_if_incomplete' ||
        params.proration_behavior !== 'always_invoice'
      ) {
        throw illegal('Nothing here takes no other way to change a price.');
      }
      if (item.id !== sub.item) throw illegal('That item is not of this subscription.');
      world.changePrice(sub, text(item.price));
    }
    if (params.cancel_at_period_end !== undefined) {
      world.setCancel(sub, params.cancel_at_period_end === 'true');
    }
    return subscriptionObject(world, sub, expandOf(params));
  },
  'DELETE subscriptions/*': (world, id) => {
    world.cancelNow(id);
    return subscriptionObject(world, world.subscription(id));
  },

  'POST checkout/sessions': (world, _, params) => {
    const metadata = pairs(paramsOf(params.subscription_data).metadata);
    const price = text(first(params.line_items).price);
    return sessionObject(world, world.addSession(text(params.customer), price, metadata));
  },
  'GET checkout/sessions/*': (world, id) => sessionObject(world, world.session(id)),
  'POST checkout/sessions/*/expire': (world, id) => {
    const one = world.session(id);
    if (one.status !== 'open')
      throw illegal('Only Checkout Sessions with a status in ["open"] can be expired.');
    one.status = 'expired';
    return sessionObject(world, one);
  },

  'GET invoices': (world, _, params) => {
    const all = newestFirst(world.invoices.values()).filter(
      ({ customer, status }) =>
        customer === params.customer && (params.status === undefined || status === params.status),
    );
    return page(world, '/v1/invoices', all, params, (one) => invoiceObject(world, one));
  },
  'GET invoices/*': (world, id) => invoiceObject(world, world.invoice(id)),
  'POST invoices/*/void': (world, id) => {
    world.voidInvoice(id);
    return invoiceObject(world, world.invoice(id));
  },
  'GET charges': (world, _, params) => {
    const all = newestFirst(world.invoices.values()).filter(
      ({ customer, last4 }) => customer === params.customer && last4 !== null,
    );
    return page(world, '/v1/charges', all, params, chargeObject);
  },
  'POST credit_notes': (world, _, params) => {
    if (params.amount !== params.refund_amount)
      throw illegal('Nothing here takes no other way to give back.');
    const note = world.addCreditNote(text(params.invoice), Number(params.amount), pairs(params.metadata));
    return creditNoteObject(world, note);
  },
  'GET credit_notes': (world, _, params) => {
    const all = newestFirst(world.creditNotes.values()).filter(
      ({ customer }) => customer === params.customer,
    );
    return page(world, '/v1/credit_notes', all, params, (one) => creditNoteObject(world, one));
  },
  'GET credit_notes/*': (world, id) => creditNoteObject(world, world.creditNote(id)),
  'POST invoices/*/finalize': (world, id) => {
    world.finalize(id);
    return invoiceObject(world, world.invoice(id));
  },
  'POST invoices/*/pay': (world, id) => {
    world.payInvoice(id);
    return invoiceObject(world, world.invoice(id));
  },
};

export const readRequest = (
  method: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  body: string,
  idempotencyKey: string | null | undefined,
): StripeRequest => ({
  method,
  path: pathname.replace(/^\/v1\//, ''),
  params: { ...readForm(search.slice(1)), ...readForm(body) },
  idempotencyKey: idempotencyKey ?? undefined,
});

/** Something that goes wrong, in Stripe's words. */
export const problem = (status: number, type: string, message: string): StripeAnswer => ({
  status,
  body: JSON.stringify({ error: { type, message } }),
});

function routeOf({ method, path }: StripeRequest) {
  const parts = path.split('/');
  for (const [name, route] of Object.entries(routes)) {
    const [wanted = '', pattern = ''] = name.split(' ');
    const places = pattern.split('/');
    if (wanted !== method || places.length !== parts.length) continue;
    if (places.every((place, i) => place === '*' || place === parts[i])) {
      const [id = '', more = ''] = parts.filter((_, i) => places[i] === '*');
      return { route, id, more };
    }
  }
  return null;
}

function answerNow(world: World, request: StripeRequest): StripeAnswer {
  const found = routeOf(request);
  if (!found) return problem(404, 'invalid_request_error', 'Unrecognized request URL');
  try {
    return { status: 200, body: JSON.stringify(found.route(world, found.id, request.params, found.more)) };
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  }
}

/** How long an idempotency key is known, in seconds. */
const keyLasts = 24 * 3600;

/** Does what is asked. For a day the same idempotency key is the same answer, and another request under it is refused. */
export function answer(world: World, request: StripeRequest): StripeAnswer {
  const { method, path, params, idempotencyKey: id } = request;
  if (method !== 'POST' || id === undefined) return answerNow(world, request);
  for (const old of world.answers.values()) {
    if (old.created <= world.now() - keyLasts) world.answers.delete(old.id);
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([method, path, params]))
    .digest('hex');
  const before = world.answers.get(id);
  if (before && before.request !== hash) {
    return problem(400, 'idempotency_error', 'Keys can only be used with the same parameters');
  }
  if (before) return before;
  const made = answerNow(world, request);
  world.answers.set(id, { ...made, id, request: hash, created: world.now() });
  return made;
}
