/** What Stripe keeps, and how it says no. */

/** Stripe counts seconds and cents. */
export type Seconds = number;

export interface WorldPrice {
  id: string;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  active: boolean;
}

export interface WorldCustomer {
  id: string;
  email: string;
  metadata: Record<string, string>;
  /** Whether the card on file pays. */
  cardPays: boolean;
  /** Below zero is money the shop owes. */
  balance: number;
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
  status: 'draft' | 'open' | 'paid' | 'void';
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: { amount: number; price: string; start: Seconds; end: Seconds; proration: boolean }[];
  created: Seconds;
  attempts: number;
  /** What a card was charged. */
  paid: number;
  /** What credit notes gave back of that. */
  givenBack: number;
  /** Where the charge is tried next. */
  nextAttempt: Seconds | null;
  secret: string;
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

/** What goes wrong, as Stripe's API says it. */
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
export const illegal = (message: string) =>
  new WorldError(400, 'invalid_request_error', 'resource_state_invalid', message);
export const declined = () => new WorldError(402, 'card_error', 'card_declined', 'Your card was declined.');
