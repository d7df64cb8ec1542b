/** The rows of the built-in payment provider. Amounts are in cents; times are the customer's own. */
import type { Invoice } from '../../../../schemas/invoice.ts';
import type { Plan } from '../../../../schemas/plans.ts';
import type { SubscriptionStatus } from '../../../../schemas/subscription.ts';

/** ISO 8601 in UTC. */
type Timestamp = string;

interface TestCustomerRow {
  id: string;
  userId: string;
  /** By how much the customer's time runs ahead of the server's. */
  daysAhead: number;
  /** How many invoices have been numbered. */
  invoices: number;
}

export interface TestSubscriptionRow extends Pick<Plan, 'amount' | 'currency' | 'interval'> {
  id: string;
  customerId: string;
  /** The product's id of it. */
  subscriptionId: string;
  planId: Plan['id'];
  status: SubscriptionStatus;
  /** Periods are counted from here, so that the 31st comes back after a month that has none. */
  anchor: Timestamp;
  /** How many periods since the anchor were paid. */
  periods: number;
  /** The period that was paid last. */
  periodStart: Timestamp | null;
  periodEnd: Timestamp | null;
  cancelAtPeriodEnd: boolean;
  /** The kept card. */
  last4: string | null;
  /** How often the renewal was declined. */
  declined: number;
  /** When something happens by itself; null once it has ended. */
  dueAt: Timestamp | null;
  createdAt: Timestamp;
}

export interface TestInvoiceRow {
  id: string;
  customerId: string;
  testSubscriptionId: string;
  number: string;
  status: Invoice['status'];
  total: number;
  /** What the card was charged; null until it is paid. */
  charged: number | null;
  currency: string;
  periodStart: Timestamp;
  periodEnd: Timestamp;
  last4: string | null;
  /** Null for one from before this was noted. */
  reason?: Invoice['reason'] | null;
  planId?: Plan['id'] | null;
  /** Of the total: what was given back for the plan that was changed. */
  unused?: number;
  createdAt: Timestamp;
}

interface TestCreditRow {
  key: string;
  customerId: string;
  /** What was used is negative. */
  amount: number;
  currency: string;
  reason: string;
  createdAt: Timestamp;
}

/** An event that has not been handed over yet. */
interface TestEventRow {
  id: string;
  type: string;
  customerId: string;
  createdAt: Timestamp;
}

/** The provider's tables by name. */
export type TestPaymentTables = {
  testCustomers: TestCustomerRow;
  testSubscriptions: TestSubscriptionRow;
  testInvoices: TestInvoiceRow;
  testCredits: TestCreditRow;
  testEvents: TestEventRow;
};
