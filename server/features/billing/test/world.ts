/** Stripe's abilities, as far as one shop can tell: it sells subscriptions, charges cards, gives back, and lets time pass. */
import { newId, WorldState } from './state.ts';
import {
  declined,
  illegal,
  invalidTaxId,
  missing,
  type Seconds,
  type WorldBuyer,
  type WorldCreditNote,
  type WorldCustomer,
  type WorldInvoice,
  type WorldPrice,
  type WorldSession,
  type WorldSubscription,
  type WorldTaxId,
} from './things.ts';

const hour = 3600;
const day = 24 * hour;

/** Numbers that are looked at, by their type. */
const taxIdFormats: Readonly<Record<string, RegExp>> = {
  eu_vat: /^[A-Z]{2}[A-Z0-9+*]{2,12}$/,
  gb_vat: /^GB\d{9}(?:\d{3})?$/,
  us_ein: /^\d{2}-?\d{7}$/,
  ae_trn: /^\d{15}$/,
};

/** Days after a renewal on which a declined card is tried again; after the last one the subscription ends. */
const retryDays = [1, 3, 7] as const;

/** A card someone pays with. */
interface Card {
  last4: string;
  /** Whether it pays when the plan renews, too. */
  renews: boolean;
}

/** By the calendar: a month from the 31st is the last of a shorter month. */
function monthsAfter(at: Seconds, months: number): Seconds {
  const date = new Date(at * 1000);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.getTime() / 1000;
}

const periodEnd = (anchor: Seconds, { interval }: WorldPrice, periods: number): Seconds =>
  monthsAfter(anchor, periods * (interval === 'year' ? 12 : 1));

const hasEnded = ({ status }: WorldSubscription) => status === 'canceled' || status === 'incomplete_expired';

export class World extends WorldState {
  /** Lets time pass, with everything that becomes due meanwhile, each at its own time. */
  advance(seconds: Seconds = 0): void {
    const until = this.now() + seconds;
    for (let due = this.nextDue(); due && due.at <= until; due = this.nextDue()) {
      this.time.now = new Date(due.at * 1000);
      due.happen();
    }
    this.time.now = new Date(until * 1000);
  }

  /** The next thing that happens by itself, and when. */
  nextDue(): { at: Seconds; happen: () => void } | null {
    const due: { at: Seconds; happen: () => void }[] = [];
    for (const sub of this.subscriptions.values()) {
      if (sub.status === 'active' || sub.status === 'past_due') {
        due.push({ at: sub.end, happen: () => this.renew(sub) });
      }
      if (sub.status === 'incomplete') {
        due.push({ at: sub.created + 23 * hour, happen: () => this.end(sub, 'incomplete_expired') });
      }
    }
    for (const one of this.invoices.values()) {
      if (one.nextAttempt === null) continue;
      const happen = () => {
        if (one.status === 'draft') this.finalize(one.id);
        this.tryCard(one);
      };
      due.push({ at: one.nextAttempt, happen });
    }
    return due.sort((a, b) => a.at - b.at)[0] ?? null;
  }

  addCustomer(email: string, metadata: Record<string, string>, id = newId('cus')): WorldCustomer {
    const made: WorldCustomer = {
      ...{ id, email, metadata, cardPays: true, last4: null, invoices: 0 },
      ...{ balance: 0, transactions: [], deleted: false },
    };
    this.customers.set(id, made);
    this.tell('customer.created', { id });
    return made;
  }

  /** Sets what the next invoices say. */
  updateCustomer(id: string, given: Partial<Pick<WorldBuyer, 'name' | 'address' | 'customFields'>>): void {
    Object.assign(this.customer(id), given);
    this.tell('customer.updated', { id });
  }

  addTaxId(id: string, type: string, value: string): WorldTaxId {
    const format = taxIdFormats[type];
    if (format && !format.test(value)) throw invalidTaxId(type);
    const payer = this.customer(id);
    const added = { id: newId('txi'), type, value };
    payer.taxIds = [...(payer.taxIds ?? []), added];
    this.tell('customer.tax_id.created', { id: added.id, customer: id });
    return added;
  }

  deleteTaxId(id: string, taxId: string): void {
    const payer = this.customer(id);
    const left = (payer.taxIds ?? []).filter((one) => one.id !== taxId);
    if (left.length === payer.taxIds?.length) throw missing('tax ID', taxId);
    payer.taxIds = left;
    this.tell('customer.tax_id.deleted', { id: taxId, customer: id });
  }

  deleteCustomer(id: string): void {
    const gone = this.customer(id);
    Object.assign(gone, { name: null, address: null, taxIds: [], customFields: [] });
    for (const sub of this.subscriptions.values()) {
      if (sub.customer === id && !hasEnded(sub)) this.end(sub, 'canceled');
    }
    gone.deleted = true;
    this.tell('customer.deleted', { id });
  }

  addCredit(id: string, amount: number, description: string, metadata: Record<string, string>) {
    const payer = this.customer(id);
    payer.balance += amount;
    const transaction = { id: newId('cbtxn'), amount, description, metadata };
    payer.transactions.unshift(transaction);
    return transaction;
  }

  /** The money goes back to the card; more than it paid can never. */
  addCreditNote(of: string, amount: number, metadata: Record<string, string>): WorldCreditNote {
    const one = this.invoice(of);
    if (one.status !== 'paid') throw illegal('You can only refund an invoice that was paid.');
    if (!(amount > 0 && amount <= one.paid - one.givenBack)) {
      throw illegal('The sum of credit note amounts exceeds the amount paid.');
    }
    one.givenBack += amount;
    const id = newId('cn');
    const note: WorldCreditNote = {
      ...{ id, number: `${one.number}-CN-${this.creditNotes.size + 1}`, customer: one.customer },
      ...{ invoice: of, amount, metadata, created: this.now() },
    };
    this.creditNotes.set(id, note);
    this.tell('credit_note.created', note);
    return note;
  }

  begin(customerId: string, priceId: string, metadata: Record<string, string>): WorldSubscription {
    const sold = this.price(priceId);
    const [id, now] = [newId('sub'), this.now()];
    const end = periodEnd(now, sold, 1);
    const sub: WorldSubscription = {
      ...{ id, customer: this.customer(customerId).id, item: newId('si'), price: priceId, metadata },
      ...{ status: 'incomplete', created: now, anchor: now, periods: 1, start: now, end },
      ...{ cancelAtPeriodEnd: false, latestInvoice: '', paidUntil: null },
    };
    this.subscriptions.set(id, sub);
    const line = { amount: sold.amount, price: priceId, start: now, end, proration: false };
    this.finalize(this.addInvoice(sub, 'subscription_create', [line]).id);
    this.tell('customer.subscription.created', sub);
    return sub;
  }

  addSession(customerId: string, priceId: string, metadata: Record<string, string>): WorldSession {
    const id = newId('cs');
    const [customer, price] = [this.customer(customerId).id, this.price(priceId).id];
    const made: WorldSession = { id, customer, price, metadata, status: 'open' };
    this.sessions.set(id, made);
    return made;
  }

  /** The person pays on the provider's page. */
  completeSession(id: string): void {
    const one = this.session(id);
    if (one.status !== 'open') return;
    one.status = 'complete';
    this.customer(one.customer).cardPays = true;
    const begun = this.begin(one.customer, one.price, one.metadata);
    this.charge(this.invoice(begun.latestInvoice), true);
    this.tell('checkout.session.completed', one);
  }

  setCancel(sub: WorldSubscription, cancel: boolean): void {
    if (hasEnded(sub)) throw illegal('A canceled subscription can only update its metadata.');
    if (sub.cancelAtPeriodEnd === cancel) return;
    sub.cancelAtPeriodEnd = cancel;
    this.tell('customer.subscription.updated', sub);
  }

  cancelNow(id: string): void {
    const sub = this.subscription(id);
    if (hasEnded(sub)) throw missing('subscription', id);
    this.end(sub, 'canceled');
  }

  /** At once, the rest of the old plan given back; declined, nothing is changed. */
  changePrice(sub: WorldSubscription, priceId: string): void {
    const [old, sold, payer] = [this.price(sub.price), this.price(priceId), this.customer(sub.customer)];
    if (sub.status !== 'active') throw illegal('Only an active subscription can change its price like this.');
    const now = this.now();
    const rest = Math.max(0, (sub.end - now) / (sub.end - sub.start));
    // Of the same length, the new plan goes on in the same period; otherwise a new period begins.
    const goesOn = sold.interval === old.interval;
    const oldEnd = sub.end;
    const end = goesOn ? oldEnd : periodEnd(now, sold, 1);
    const back = -Math.round(old.amount * rest);
    const amount = goesOn ? Math.round(sold.amount * rest) : sold.amount;
    if (amount + back + Math.min(payer.balance, 0) > 0 && !payer.cardPays) throw declined();
    Object.assign(sub, { price: priceId }, goesOn ? {} : { anchor: now, periods: 1, start: now, end });
    const one = this.addInvoice(sub, 'subscription_update', [
      { amount: back, price: old.id, start: now, end: oldEnd, proration: true },
      { amount, price: sold.id, start: now, end, proration: goesOn },
    ]);
    this.finalize(one.id);
    this.charge(one, true);
    this.tell('customer.subscription.updated', sub);
  }

  finalize(id: string): void {
    const one = this.invoice(id);
    if (one.status !== 'draft') throw illegal('This invoice is already finalized.');
    const payer = this.payerOf(one);
    payer.invoices += 1;
    one.status = 'open';
    one.buyer = structuredClone(this.buyerOf(one));
    one.number = `TEST-${String(payer.invoices).padStart(4, '0')}`;
    this.tell('invoice.finalized', one);
  }

  /** Nobody can pay it any more; a subscription that waited for it never began. */
  voidInvoice(id: string): void {
    const one = this.invoice(id);
    if (one.status !== 'open') throw illegal('You can only void an open invoice.');
    one.status = 'void';
    const sub = this.subscription(one.subscription);
    if (sub.status === 'incomplete') this.end(sub, 'incomplete_expired');
    this.tell('invoice.voided', one);
  }

  /** An invoice paid by the shop's wish, with the card on file. */
  payInvoice(id: string): void {
    const one = this.invoice(id);
    if (one.status !== 'open') throw illegal('Invoice is not open.');
    this.customer(one.customer);
    if (!this.tryCard(one)) throw declined();
  }

  /** The person's act in the form that has the secret; a card that pays is kept. @returns whether it was paid */
  confirm(secret: string, pays: boolean, { last4, renews }: Card = { last4: '4242', renews: pays }): boolean {
    const one = [...this.invoices.values()].find(({ id }) => this.secretOf(id) === secret);
    if (one?.status !== 'open') return false;
    const isPaid = this.charge(one, pays, last4);
    if (isPaid) Object.assign(this.payerOf(one), { cardPays: renews, last4 });
    else this.tell('invoice.payment_failed', one);
    return isPaid;
  }

  private addInvoice(
    of: WorldSubscription,
    reason: WorldInvoice['reason'],
    lines: WorldInvoice['lines'],
  ): WorldInvoice {
    const made: WorldInvoice = {
      ...{ id: newId('in'), number: null, customer: of.customer, subscription: of.id, status: 'draft' },
      ...{ reason, lines, created: this.now(), attempts: 0, nextAttempt: null },
      ...{ paid: 0, last4: null, givenBack: 0 },
    };
    this.invoices.set(made.id, made);
    of.latestInvoice = made.id;
    this.tell('invoice.created', made);
    return made;
  }

  private settle(of: WorldInvoice): void {
    const sub = this.subscription(of.subscription);
    of.status = 'paid';
    of.nextAttempt = null;
    const until = Math.max(...of.lines.filter(({ amount }) => amount >= 0).map(({ end }) => end));
    sub.paidUntil = Math.max(until, sub.latestInvoice === of.id ? 0 : (sub.paidUntil ?? 0));
    this.tell('invoice.paid', of);
    if (sub.status === 'incomplete' || (sub.status === 'past_due' && sub.latestInvoice === of.id)) {
      sub.status = 'active';
      this.tell('customer.subscription.updated', sub);
    }
  }

  /** From the customer's credit as far as it goes, the rest from the card. @returns whether it was paid */
  private charge(of: WorldInvoice, pays: boolean, last4 = this.payerOf(of).last4): boolean {
    const payer = this.payerOf(of);
    const total = this.totalOf(of);
    const fromBalance = Math.min(Math.max(-payer.balance, 0), Math.max(total, 0));
    if (total - fromBalance > 0 && !pays) return false;
    payer.balance += total < 0 ? total : fromBalance;
    of.paid = Math.max(0, total - fromBalance);
    of.last4 = of.paid > 0 ? last4 : null;
    this.settle(of);
    return true;
  }

  /** Charges the card on file; declined for a renewal, it is tried again some days later. */
  private tryCard(of: WorldInvoice): boolean {
    of.attempts += 1;
    if (this.charge(of, this.payerOf(of).cardPays)) return true;
    this.tell('invoice.payment_failed', of);
    if (of.reason !== 'subscription_cycle') return false;
    const sub = this.subscription(of.subscription);
    const days = retryDays[of.attempts - 1];
    if (days === undefined) {
      of.status = 'uncollectible';
      this.end(sub, 'canceled');
      return false;
    }
    of.nextAttempt = of.created + days * day;
    if (sub.status === 'active') {
      sub.status = 'past_due';
      this.tell('customer.subscription.updated', sub);
    }
    return false;
  }

  private end(sub: WorldSubscription, status: 'canceled' | 'incomplete_expired'): void {
    const wasPaid = sub.status !== 'incomplete';
    sub.status = status;
    for (const one of this.invoices.values()) {
      if (one.subscription !== sub.id) continue;
      one.nextAttempt = null;
      if (!wasPaid && one.status === 'open') one.status = 'void';
    }
    this.tell(status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', sub);
  }

  private renew(sub: WorldSubscription): void {
    if (sub.cancelAtPeriodEnd) {
      this.end(sub, 'canceled');
      return;
    }
    const sold = this.price(sub.price);
    sub.periods += 1;
    sub.start = sub.end;
    sub.end = periodEnd(sub.anchor, sold, sub.periods);
    const { start, end, price } = sub;
    const line = { amount: sold.amount, price, start, end, proration: false };
    this.addInvoice(sub, 'subscription_cycle', [line]).nextAttempt = this.now() + hour;
    this.tell('customer.subscription.updated', sub);
  }
}
