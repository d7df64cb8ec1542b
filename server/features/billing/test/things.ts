/** Things that Stripe keeps, and how it refuses. */

/** Stripe counts seconds and cents. */
export type Seconds = number;

export interface WorldPrice {
  id: string;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  active: boolean;
}

export interface WorldAddress {
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
}

export interface WorldTaxId {
  id: string;
  type: string;
  value: string;
}

/** A line of its own on invoices. */
export interface WorldField {
  name: string;
  value: string;
}

/** A customer as an invoice names them from the moment it is final. */
export type WorldBuyer = Required<Pick<WorldCustomer, 'name' | 'address' | 'taxIds' | 'customFields'>>;

export interface WorldCustomer {
  id: string;
  email: string;
  metadata: Record<string, string>;
  /** Whether the card on file pays. */
  cardPays: boolean;
  /** Its last four digits and nothing else. */
  last4: string | null;
  /** How many invoices have been numbered. */
  invoices: number;
  /** Below zero is money the shop owes. */
  balance: number;
  /** Missing in books from before there were any, as the next three. */
  name?: string | null;
  address?: WorldAddress | null;
  taxIds?: WorldTaxId[];
  customFields?: WorldField[];
  transactions: { id: string; amount: number; description: string; metadata: Record<string, string> }[];
  deleted: boolean;
}

export interface WorldSubscription {
  id: string;
  customer: string;
  item: string;
  price: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  created: Seconds;
  /** Periods are counted from here, so that the 31st comes back after a month that has none. */
  anchor: Seconds;
  /** How many periods since the anchor, this one included. */
  periods: number;
  start: Seconds;
  end: Seconds;
  cancelAtPeriodEnd: boolean;
  metadata: Record<string, string>;
  latestInvoice: string;
  /** Kept by what happens, not read from the invoices: the end of the period that was paid. */
  paidUntil: Seconds | null;
}

export interface WorldInvoice {
  id: string;
  number: string | null;
  customer: string;
  subscription: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  lines: { amount: number; price: string; start: Seconds; end: Seconds; proration: boolean }[];
  created: Seconds;
  /** How often the card on file was charged. */
  attempts: number;
  /** The amount charged to a card. */
  paid: number;
  /** Missing before it is final, and in books from before that was kept. */
  buyer?: WorldBuyer;
  /** Of that card; null where none was charged. */
  last4: string | null;
  /** The part of it given back by credit notes. */
  givenBack: number;
  /** When the card on file is charged next. */
  nextAttempt: Seconds | null;
}

export interface WorldCreditNote {
  id: string;
  number: string;
  customer: string;
  invoice: string;
  amount: number;
  metadata: Record<string, string>;
  created: Seconds;
}

export interface WorldSession {
  id: string;
  customer: string;
  price: string;
  metadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
}

export interface WorldEvent {
  id: string;
  type: string;
  created: Seconds;
  object: Record<string, unknown>;
}

/** The request that used an idempotency key, and its answer. */
export interface WorldAnswer {
  id: string;
  /** A hash of what was asked. */
  request: string;
  status: number;
  body: string;
  created: Seconds;
}

/** Everything as it is kept: oldest first, and plain enough for JSON. */
export interface WorldBooks {
  customers: WorldCustomer[];
  subscriptions: WorldSubscription[];
  invoices: WorldInvoice[];
  sessions: WorldSession[];
  creditNotes: WorldCreditNote[];
  answers: WorldAnswer[];
}

/** Errors, as Stripe's API words them. */
export class WorldError extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; param?: string; message: string };

  constructor(status: number, type: string, code: string, message: string) {
    super(message);
    this.status = status;
    this.body = { type, code, message };
  }
}

export const missing = (what: string, id: string) =>
  new WorldError(404, 'invalid_request_error', 'resource_missing', `No such ${what}: '${id}'`);
export const invalidTaxId = (type: string) =>
  new WorldError(400, 'invalid_request_error', 'tax_id_invalid', `Invalid value for ${type}.`);
export const illegal = (message: string) =>
  new WorldError(400, 'invalid_request_error', 'resource_state_invalid', message);
export const declined = () => new WorldError(402, 'card_error', 'card_declined', 'Your card was declined.');
