/** What Stripe knows and does, as far as one shop can tell: customers, subscriptions, invoices, and time. */
import { type Plan, plans } from '../../../../schemas/plans.ts';
import {
  declined,
  illegal,
  missing,
  type Seconds,
  type WorldCreditNote,
  type WorldCustomer,
  type WorldEvent,
  type WorldInvoice,
  type WorldPrice,
  type WorldSession,
  type WorldSubscription,
} from './things.ts';

const hour = 3600;
const day = 24 * hour;

export type World = ReturnType<typeof createWorld>;

/** Prices for all our plans: `price_candidate_month` and so on. */
export const priceIdOf = (plan: Pick<Plan, 'id'>) => `price_${plan.id.replace('-', '_')}`;

/** @param time its clock, in step with everything else that shares it; `advance` moves it */
export function createWorld(time: { now: Date }) {
  const prices = new Map<string, WorldPrice>(
    plans.map((plan) => [
      priceIdOf(plan),
      {
        id: priceIdOf(plan),
        amount: plan.amount * 100,
        currency: plan.currency.toLowerCase(),
        interval: plan.interval === 'MONTH' ? 'month' : 'year',
        active: true,
      },
    ]),
  );
  const customers = new Map<string, WorldCustomer>();
  const subscriptions = new Map<string, WorldSubscription>();
  const invoices = new Map<string, WorldInvoice>();
  const sessions = new Map<string, WorldSession>();
  const creditNotes = new Map<string, WorldCreditNote>();
  const events: WorldEvent[] = [];
  let made = 0;

  const now = (): Seconds => Math.floor(time.now.getTime() / 1000);
  const newId = (prefix: string) => {
    made += 1;
    return `${prefix}_${String(made).padStart(10, '0')}`;
  };
  const find = <T>(things: Map<string, T>, what: string, id: string): T => {
    const thing = things.get(id);
    if (!thing) throw missing(what, id);
    return thing;
  };
  const customer = (id: string) => {
    const found = find(customers, 'customer', id);
    if (found.deleted) throw missing('customer', id);
    return found;
  };
  const price = (id: string) => find(prices, 'price', id);
  const subscription = (id: string) => find(subscriptions, 'subscription', id);
  const invoice = (id: string) => find(invoices, 'invoice', id);
  const totalOf = ({ lines }: WorldInvoice) => lines.reduce((sum, { amount }) => sum + amount, 0);

  const tell = (type: string, object: { id: string; customer?: string }) =>
    events.push({ id: newId('evt'), type, created: now(), object: structuredClone({ ...object }) });

  const oneMore = (at: Seconds, { interval }: WorldPrice): Seconds => {
    const date = new Date(at * 1000);
    if (interval === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
    else date.setUTCFullYear(date.getUTCFullYear() + 1);
    return date.getTime() / 1000;
  };

  function addInvoice(
    of: WorldSubscription,
    reason: WorldInvoice['reason'],
    lines: WorldInvoice['lines'],
  ): WorldInvoice {
    const id = newId('in');
    const made: WorldInvoice = {
      id,
      number: null,
      customer: of.customer,
      subscription: of.id,
      status: 'draft',
      reason,
      lines,
      created: now(),
      attempts: 0,
      paid: 0,
      givenBack: 0,
      nextAttempt: null,
      secret: `${newId('pi')}_secret_${newId('s')}`,
    };
    invoices.set(id, made);
    of.latestInvoice = id;
    tell('invoice.created', made);
    return made;
  }

  function finalize(of: WorldInvoice): void {
    if (of.status !== 'draft') throw illegal('This invoice is already finalized.');
    of.status = 'open';
    of.number = `HD-${newId('n').slice(-4)}`;
    tell('invoice.finalized', of);
  }

  function settle(of: WorldInvoice): void {
    const sub = subscription(of.subscription);
    of.status = 'paid';
    of.nextAttempt = null;
    const until = Math.max(...of.lines.filter(({ amount }) => amount >= 0).map(({ end }) => end));
    sub.paidUntil = Math.max(until, sub.latestInvoice === of.id ? 0 : (sub.paidUntil ?? 0));
    tell('invoice.paid', of);
    if (sub.status === 'incomplete' || (sub.status === 'past_due' && sub.latestInvoice === of.id)) {
      sub.status = 'active';
      tell('customer.subscription.updated', sub);
    }
  }

  /** Tries to charge it. @returns whether it was paid */
  function charge(of: WorldInvoice, pays: boolean): boolean {
    const payer = find(customers, 'customer', of.customer);
    const total = totalOf(of);
    const fromBalance = Math.min(Math.max(-payer.balance, 0), Math.max(total, 0));
    of.attempts += 1;
    if (total - fromBalance > 0 && !pays) {
      const sub = subscription(of.subscription);
      tell('invoice.payment_failed', of);
      if (sub.status === 'active' && of.reason === 'subscription_cycle') {
        sub.status = 'past_due';
        tell('customer.subscription.updated', sub);
      }
      of.nextAttempt = of.reason === 'subscription_cycle' ? now() + 3 * day : null;
      return false;
    }
    payer.balance += total < 0 ? total : fromBalance;
    of.paid = Math.max(0, total - fromBalance);
    settle(of);
    return true;
  }

  function end(sub: WorldSubscription, status: 'canceled' | 'incomplete_expired'): void {
    const wasPaid = sub.status !== 'incomplete';
    sub.status = status;
    for (const one of invoices.values()) {
      if (one.subscription !== sub.id) continue;
      one.nextAttempt = null;
      if (!wasPaid && one.status === 'open') one.status = 'void';
    }
    tell(status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', sub);
  }

  function begin(customerId: string, priceId: string, metadata: Record<string, string>): WorldSubscription {
    const sold = price(priceId);
    const id = newId('sub');
    const sub: WorldSubscription = {
      id,
      customer: customer(customerId).id,
      item: newId('si'),
      price: priceId,
      status: 'incomplete',
      created: now(),
      start: now(),
      end: oneMore(now(), sold),
      cancelAtPeriodEnd: false,
      metadata,
      latestInvoice: '',
      paidUntil: null,
    };
    subscriptions.set(id, sub);
    const { start, end } = sub;
    const line = { amount: sold.amount, price: priceId, start, end, proration: false };
    finalize(addInvoice(sub, 'subscription_create', [line]));
    tell('customer.subscription.created', sub);
    return sub;
  }

  function renew(sub: WorldSubscription): void {
    if (sub.cancelAtPeriodEnd) {
      end(sub, 'canceled');
      return;
    }
    sub.start = sub.end;
    sub.end = oneMore(sub.start, price(sub.price));
    const { amount } = price(sub.price);
    const line = { amount, price: sub.price, start: sub.start, end: sub.end, proration: false };
    addInvoice(sub, 'subscription_cycle', [line]).nextAttempt = now() + hour;
    tell('customer.subscription.updated', sub);
  }

  /** The next thing that happens by itself, and when. */
  function nextDue(): { at: Seconds; happen: () => void } | null {
    const due: { at: Seconds; happen: () => void }[] = [];
    for (const sub of subscriptions.values()) {
      if (sub.status === 'active' || sub.status === 'past_due') {
        due.push({ at: sub.end, happen: () => renew(sub) });
      }
      if (sub.status === 'incomplete') {
        due.push({ at: sub.created + 23 * hour, happen: () => end(sub, 'incomplete_expired') });
      }
    }
    for (const one of invoices.values()) {
      if (one.nextAttempt === null) continue;
      const happen = () => {
        if (one.status === 'draft') finalize(one);
        if (one.attempts >= 4) end(subscription(one.subscription), 'canceled');
        else charge(one, find(customers, 'customer', one.customer).cardPays);
      };
      due.push({ at: one.nextAttempt, happen });
    }
    return due.sort((a, b) => a.at - b.at)[0] ?? null;
  }

  return {
    /** Where PDFs are to be had; the server says. */
    pdfs: 'https://pay.stripe.com',
    prices,
    customers,
    subscriptions,
    invoices,
    sessions,
    events,
    now,
    customer,
    price,
    subscription,
    invoice,
    totalOf,

    /** Lets time pass, with whatever happens meanwhile. */
    advance(seconds: Seconds): void {
      const until = now() + seconds;
      for (let due = nextDue(); due && due.at <= until; due = nextDue()) {
        time.now = new Date(Math.max(due.at, now()) * 1000);
        due.happen();
      }
      time.now = new Date(until * 1000);
    },

    addCustomer(email: string, metadata: Record<string, string>): WorldCustomer {
      const id = newId('cus');
      const made = { id, email, metadata, cardPays: true, balance: 0, transactions: [], deleted: false };
      customers.set(id, made);
      tell('customer.created', { id });
      return made;
    },

    deleteCustomer(id: string): void {
      const gone = customer(id);
      for (const sub of subscriptions.values()) {
        if (sub.customer === id && !['canceled', 'incomplete_expired'].includes(sub.status))
          end(sub, 'canceled');
      }
      gone.deleted = true;
      tell('customer.deleted', { id });
    },

    addCredit(id: string, amount: number, description: string, metadata: Record<string, string>) {
      const payer = customer(id);
      payer.balance += amount;
      const transaction = { id: newId('cbtxn'), amount, description, metadata };
      payer.transactions.unshift(transaction);
      return transaction;
    },

    creditNotes,

    /** The money goes back to the card; more than it paid can never. */
    addCreditNote(of: string, amount: number, metadata: Record<string, string>): WorldCreditNote {
      const one = invoice(of);
      if (one.status !== 'paid') throw illegal('You can only refund an invoice that was paid.');
      if (!(amount > 0 && amount <= one.paid - one.givenBack)) {
        throw illegal('The sum of credit note amounts exceeds the amount paid.');
      }
      one.givenBack += amount;
      const id = newId('cn');
      const note = {
        ...{ id, number: `${one.number}-CN-${creditNotes.size + 1}`, customer: customer(one.customer).id },
        ...{ invoice: of, amount, metadata, created: now() },
      };
      creditNotes.set(id, note);
      tell('credit_note.created', note);
      return note;
    },

    /** Nobody can pay it any more; a subscription that waited for it never began. */
    voidInvoice(id: string): void {
      const one = invoice(id);
      if (one.status !== 'open') throw illegal('You can only void an open invoice.');
      one.status = 'void';
      const sub = subscription(one.subscription);
      if (sub.status === 'incomplete') end(sub, 'incomplete_expired');
      tell('invoice.voided', one);
    },

    begin,
    finalize: (id: string) => finalize(invoice(id)),

    /** An invoice paid by the shop's wish, with the card on file. */
    payInvoice(id: string): void {
      const one = invoice(id);
      if (one.status !== 'open') throw illegal('Invoice is not open.');
      if (!charge(one, customer(one.customer).cardPays)) throw declined();
    },

    /** What the person does in the form that has the secret. @returns whether it was paid */
    confirm(secret: string, pays: boolean): boolean {
      const one = [...invoices.values()].find((other) => other.secret === secret);
      if (one?.status !== 'open') return false;
      find(customers, 'customer', one.customer).cardPays = pays;
      return charge(one, pays);
    },

    addSession(customerId: string, priceId: string, metadata: Record<string, string>): WorldSession {
      const id = newId('cs_test');
      const made = {
        id,
        customer: customer(customerId).id,
        price: price(priceId).id,
        metadata,
        status: 'open' as const,
      };
      sessions.set(id, made);
      return made;
    },

    session: (id: string) => find(sessions, 'checkout session', id),

    /** The person pays on the provider's page. */
    completeSession(id: string): void {
      const one = find(sessions, 'checkout session', id);
      if (one.status !== 'open') return;
      one.status = 'complete';
      customer(one.customer).cardPays = true;
      charge(invoice(begin(one.customer, one.price, one.metadata).latestInvoice), true);
      tell('checkout.session.completed', one);
    },

    setCancel(sub: WorldSubscription, cancel: boolean): void {
      if (sub.status === 'canceled') throw illegal('A canceled subscription can only update its metadata.');
      sub.cancelAtPeriodEnd = cancel;
      tell('customer.subscription.updated', sub);
    },

    cancelNow(id: string): void {
      const sub = subscription(id);
      if (sub.status === 'canceled' || sub.status === 'incomplete_expired') throw missing('subscription', id);
      end(sub, 'canceled');
    },

    /** At once, the rest of the old period given back; declined, nothing is changed. */
    changePrice(sub: WorldSubscription, priceId: string): void {
      const [old, sold, payer] = [price(sub.price), price(priceId), customer(sub.customer)];
      if (sub.status !== 'active')
        throw illegal('Only an active subscription can change its price like this.');
      const rest = Math.max(0, (sub.end - now()) / (sub.end - sub.start));
      const until = oneMore(now(), sold);
      const back = -Math.round(old.amount * rest);
      if (sold.amount + back + Math.min(payer.balance, 0) > 0 && !payer.cardPays) throw declined();
      const lines = [
        { amount: back, price: old.id, start: now(), end: sub.end, proration: true },
        { amount: sold.amount, price: sold.id, start: now(), end: until, proration: false },
      ];
      Object.assign(sub, { price: priceId, start: now(), end: until });
      const one = addInvoice(sub, 'subscription_update', lines);
      finalize(one);
      charge(one, true);
      tell('customer.subscription.updated', sub);
    },

    /** Forgets everybody, so that a new story starts; time goes on. */
    clear(): void {
      for (const things of [customers, subscriptions, invoices, sessions, creditNotes]) things.clear();
      events.length = 0;
    },
  };
}
