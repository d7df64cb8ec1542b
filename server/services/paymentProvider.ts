/** Our requests to a payment provider: Stripe, or the built-in test mode that takes no money. */
import type { BillingDetails } from '../../schemas/billingDetails.ts';
import type { Invoice } from '../../schemas/invoice.ts';
import type { Plan } from '../../schemas/plans.ts';
import type { PaymentProviderName, SubscriptionStatus, Unused } from '../../schemas/subscription.ts';
import { ApiError } from '../base/errors.ts';

/** Said where something unpaid was to be ended and has just been paid. */
export const paidMeanwhile = () =>
  new ApiError('ILLEGAL_MOVE', 'This has just been paid for. Look at your plan again.');

/** A subscription as the provider has it now. What is stored of it is only ever a copy of this. */
export interface ProviderSubscription {
  /** The provider's id. */
  id: string;
  /** Our id, given when it was started; null for one made by hand at the provider. */
  subscriptionId: string | null;
  /** The plan of `schemas/plans.ts` that its price stands for; null for a price nobody configured. */
  planId: string | null;
  status: SubscriptionStatus;
  /** End of the last period that was paid; null before the first payment. */
  paidUntil: string | null;
  cancelAtPeriodEnd: boolean;
  createdAt: string;
  /** Its paid invoices, newest first. */
  paid: Invoice[];
}

/** The refund if the plan ended now; in whole currency units. */
export type Owed = Pick<Unused, 'unused' | 'credit' | 'refund' | 'currency'>;

/** A sum paid back to the cards it came from. */
export interface Refund {
  customerId: string;
  /** In hundredths. */
  cents: number;
  currency: string;
  /** The same key pays back once, however often it is asked. */
  key: string;
}

/** An invoice as a file, or what to write one from. */
type InvoiceFile =
  | { pdf: Uint8Array }
  | {
      invoice: Invoice;
      /** Of the total: what was given back for the plan that was changed. */
      unused: number;
      /** The last digits of the card that was charged. */
      last4: string | null;
      /** Whom it was made out to; null where nothing was entered then. */
      buyer: BillingDetails | null;
    };

/** The start of a subscription. Started twice with the same id, it is one subscription. */
export interface Start {
  customerId: string;
  plan: Plan;
  /** Our id of it, which comes back in `ProviderSubscription`. */
  subscriptionId: string;
}

/** An event, once its signature was checked: only a hint that something about the customer changed. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Null where the event is not about a customer. */
  customerId: string | null;
}

/** A sum given back: taken off the next invoices. */
export interface Credit {
  customerId: string;
  /** In whole currency units. */
  amount: number;
  currency: string;
  reason: string;
  /** The same key credits once, however often it is asked. */
  key: string;
}

/**
 * Who takes the money. Every method may throw `ApiError PAYMENTS_UNAVAILABLE` (503 with Retry-After) when the provider
 * does not answer.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** For the payment form in the browser. */
  readonly publishableKey: string;
  /** Whether it is the built-in one, which takes no money. */
  readonly testMode: boolean;
  /**
   * Asked twice for the same user, it is the same customer.
   *
   * @param instead the customer this one takes the place of, who was deleted at the provider
   * @returns the provider's id
   */
  createCustomer(user: { id: string; email: string }, instead?: string): Promise<string>;
  /**
   * Sets what the customer's next invoices say; those that are final keep what they said.
   *
   * @throws ApiError INVALID_FIELDS about `taxNumber`, and nothing is changed
   */
  setBillingDetails(customerId: string, details: BillingDetails): Promise<void>;
  /** Whether the customer is still there: someone with access to the provider's own pages can delete one. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** A page of the provider to pay on. @returns its id, which `end` takes too */
  startCheckout(
    start: Start & { successUrl: string; cancelUrl: string },
  ): Promise<{ id: string; url: string }>;
  /**
   * A payment on our own page: of a new subscription or, asked again with the same id while its renewal is overdue, of
   * the invoice that waits; a new card pays it and makes it active again.
   *
   * @returns the provider's id of the subscription, and the secret its form confirms the payment with
   */
  startPayment(start: Start): Promise<{ id: string; clientSecret: string }>;
  /** Every subscription of the customer, ended ones too. */
  subscriptions(customerId: string): Promise<ProviderSubscription[]>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>;
  /** At once, the difference charged or credited. @throws ApiError PAYMENT_FAILED and nothing is changed */
  changePlan(id: string, plan: Plan): Promise<void>;
  /** Ends it now. Ended twice, it is ended once. */
  end(id: string): Promise<void>;
  /**
   * Ends one that was never paid, or a checkout nobody went through with.
   *
   * @throws ApiError ILLEGAL_MOVE when it has been paid meanwhile, and it goes on
   */
  endUnpaid(id: string): Promise<void>;
  /** Ends everything of the customer now, and asks for nothing more. Done twice, it is done once. */
  endAll(customerId: string): Promise<void>;
  /** For someone who leaves: the customer is forgotten, and what still runs ends. Done twice, it is done once. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The newest hundred, newest first; none of a plan that was begun and never paid, for nobody owes it. */
  invoices(customerId: string): Promise<Invoice[]>;
  /** One of the customer's; null for one that is not, or that has no file yet. */
  invoiceFile(customerId: string, invoiceId: string): Promise<InvoiceFile | null>;
  credit(credit: Credit): Promise<void>;
  /** Fingerprints of the cards and accounts a customer has paid with; a card has the same one for every customer. */
  cards(customerId: string): Promise<string[]>;
  /** The refund if everything ended at that moment; asked before it does. */
  owed(customerId: string, at: Date): Promise<Owed>;
  /** @throws ApiError ILLEGAL_MOVE when no payment can take it; what was paid back before stays so */
  refund(refund: Refund): Promise<void>;
  /** @throws ApiError WEBHOOK_SIGNATURE when the provider did not send it */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent;
}
