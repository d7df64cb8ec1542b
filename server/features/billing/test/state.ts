/** Stripe's knowledge of a shop's customers: kept, found by id, and told of in events. */
import { v7 as uuidv7 } from 'uuid';
import { type Plan, plans } from '../../../../schemas/plans.ts';
import {
  missing,
  type Seconds,
  type WorldAnswer,
  type WorldBooks,
  type WorldBuyer,
  type WorldCreditNote,
  type WorldCustomer,
  type WorldEvent,
  type WorldInvoice,
  type WorldPrice,
  type WorldSession,
  type WorldSubscription,
} from './things.ts';

interface WorldOptions {
  /** Its clock, in step with everything else that shares it; time that passes moves it. */
  time: { now: Date };
  /** By how much that clock runs ahead of the times that are answered. */
  ahead?: Seconds;
  /** The most things in one page of a list. */
  pageSize?: number;
  /** The secret an invoice is paid with. */
  secretOf?: (invoiceId: string) => string;
  /** The page a checkout sends the browser to. */
  checkoutPage?: (session: WorldSession) => string;
  /** The kept state; without it, nothing has happened yet. */
  books?: Partial<WorldBooks>;
}

/** Prices for all our plans: `price_candidate_month` and so on. */
export const priceIdOf = (plan: Pick<Plan, 'id'>) => `price_${plan.id.replace('-', '_')}`;

export const newId = (prefix: string) => `${prefix}_test_${uuidv7()}`;

const byId = <T extends { id: string }>(things: readonly T[] = []) =>
  new Map(things.map((thing) => [thing.id, thing]));

const ourPrices = () =>
  byId<WorldPrice>(
    plans.map((plan) => ({
      id: priceIdOf(plan),
      amount: Math.round(plan.amount * 100),
      currency: plan.currency.toLowerCase(),
      interval: plan.interval === 'MONTH' ? 'month' : 'year',
      active: true,
    })),
  );

export class WorldState {
  readonly time: { now: Date };
  readonly ahead: Seconds;
  readonly pageSize: number;
  readonly secretOf: (invoiceId: string) => string;
  readonly checkoutPage: (session: WorldSession) => string;
  /** Where PDFs are to be had; null where there are none. */
  pdfs: string | null = null;

  readonly prices = ourPrices();
  readonly customers: Map<string, WorldCustomer>;
  readonly subscriptions: Map<string, WorldSubscription>;
  readonly invoices: Map<string, WorldInvoice>;
  readonly sessions: Map<string, WorldSession>;
  readonly creditNotes: Map<string, WorldCreditNote>;
  readonly answers: Map<string, WorldAnswer>;
  /** Not kept with the rest: the code that keeps it sends them. */
  readonly events: WorldEvent[] = [];

  constructor({ time, ahead = 0, pageSize = 100, secretOf, checkoutPage, books = {} }: WorldOptions) {
    this.time = time;
    this.ahead = ahead;
    this.pageSize = pageSize;
    this.secretOf = secretOf ?? ((id) => `${id}_secret_of_the_tests`);
    this.checkoutPage = checkoutPage ?? (({ id }) => `https://checkout.stripe.com/c/pay/${id}`);
    this.customers = byId(books.customers);
    this.subscriptions = byId(books.subscriptions);
    this.invoices = byId(books.invoices);
    this.sessions = byId(books.sessions);
    this.creditNotes = byId(books.creditNotes);
    this.answers = byId(books.answers);
  }

  books(): WorldBooks {
    return {
      customers: [...this.customers.values()],
      subscriptions: [...this.subscriptions.values()],
      invoices: [...this.invoices.values()],
      sessions: [...this.sessions.values()],
      creditNotes: [...this.creditNotes.values()],
      answers: [...this.answers.values()],
    };
  }

  now(): Seconds {
    return Math.floor(this.time.now.getTime() / 1000);
  }

  /** @throws WorldError also for one that was deleted */
  customer(id: string): WorldCustomer {
    const found = this.payerOf({ customer: id });
    if (found.deleted) throw missing('customer', id);
    return found;
  }

  /** Whose it is, deleted or not. */
  payerOf({ customer }: { customer: string }): WorldCustomer {
    return find(this.customers, 'customer', customer);
  }

  /** A customer as an invoice names them that is made now. */
  buyerOf(of: { customer: string }): WorldBuyer {
    const { name = null, address = null, taxIds = [], customFields = [] } = this.payerOf(of);
    return { name, address, taxIds, customFields };
  }

  price(id: string): WorldPrice {
    return find(this.prices, 'price', id);
  }

  subscription(id: string): WorldSubscription {
    return find(this.subscriptions, 'subscription', id);
  }

  invoice(id: string): WorldInvoice {
    return find(this.invoices, 'invoice', id);
  }

  session(id: string): WorldSession {
    return find(this.sessions, 'checkout session', id);
  }

  creditNote(id: string): WorldCreditNote {
    return find(this.creditNotes, 'credit note', id);
  }

  totalOf({ lines }: Pick<WorldInvoice, 'lines'>): number {
    return lines.reduce((sum, { amount }) => sum + amount, 0);
  }

  tell(type: string, object: { id: string; customer?: string }): void {
    this.events.push({ id: newId('evt'), type, created: this.now(), object: structuredClone({ ...object }) });
  }

  /** Takes people's names off invoices, which owe nothing in the test mode, and out of answers that were kept. */
  forgetBuyers(): void {
    for (const one of this.invoices.values()) delete one.buyer;
    this.answers.clear();
  }

  /** Forgets everyone, so that a new story starts; time goes on. */
  clear(): void {
    const { customers, subscriptions, invoices, sessions, creditNotes, answers } = this;
    for (const things of [customers, subscriptions, invoices, sessions, creditNotes, answers]) things.clear();
    this.events.length = 0;
  }
}

function find<T>(things: Map<string, T>, what: string, id: string): T {
  const thing = things.get(id);
  if (!thing) throw missing(what, id);
  return thing;
}
