/** What the product asks of whoever takes the money: Stripe, or the built-in test mode that takes none. */
import type { Invoice } from '../../schemas/invoice.ts';
import type { Plan } from '../../schemas/plans.ts';
import type { SubscriptionStatus } from '../../schemas/subscription.ts';

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
}

/** What starts a subscription. Started twice with the same id, it is one subscription. */
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
  readonly name: 'stripe' | 'test' | 'none';
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
  /** Whether the customer is still there: somebody with access to the provider's own pages can delete one. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** A page of the provider to pay on. @returns its id, which `end` takes too */
  startCheckout(
    start: Start & { successUrl: string; cancelUrl: string },
  ): Promise<{ id: string; url: string }>;
  /**
   * A payment on our own page: of a new subscription or, asked again with the same id while its renewal is overdue, of
   * the invoice that waits; a new card pays it and makes it active again.
   *
   * @returns the secret its form confirms the payment with
   */
  startPayment(start: Start): Promise<{ clientSecret: string }>;
  /** Every subscription of the customer, ended ones too. */
  subscriptions(customerId: string): Promise<ProviderSubscription[]>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>;
  /** At once, the difference charged or credited. @throws ApiError PAYMENT_FAILED and nothing is changed */
  changePlan(id: string, plan: Plan): Promise<void>;
  /** Ends it now: one never paid, or a checkout nobody went through with. Ended twice, it is ended once. */
  end(id: string): Promise<void>;
  /** For somebody who leaves: everything of the customer ends now. Done twice, it is done once. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The newest hundred, newest first; none of a plan that was begun and never paid, for nobody owes it. */
  invoices(customerId: string): Promise<Invoice[]>;
  credit(credit: Credit): Promise<void>;
  /** @throws ApiError WEBHOOK_SIGNATURE when the provider did not send it */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent;
}
