/** Stands where nobody takes payments: neither Stripe's keys are set nor are test payments wanted. */
import { ApiError } from '../../base/errors.ts';
import type { PaymentProvider } from '../../services/paymentProvider.ts';

/** Seconds; someone has to change the settings first. */
const retryAfter = 3600;

export const notSetUp = () =>
  new ApiError(
    'PAYMENTS_NOT_SET_UP',
    'Plans cannot be bought or changed here yet: payments are not set up. Ask the people who run this site.',
    { retryAfter },
  );

const refuse = async (): Promise<never> => {
  throw notSetUp();
};

/** Knows no customer, so that what another provider has is left alone until that one is back. */
export const noPayments: PaymentProvider = {
  name: 'none',
  publishableKey: '',
  testMode: false,
  createCustomer: refuse,
  hasCustomer: refuse,
  setBillingDetails: refuse,
  startCheckout: refuse,
  startPayment: refuse,
  subscriptions: refuse,
  setCancelAtPeriodEnd: refuse,
  changePlan: refuse,
  end: refuse,
  endUnpaid: refuse,
  endAll: refuse,
  deleteCustomer: refuse,
  invoices: refuse,
  invoiceFile: refuse,
  owed: refuse,
  refund: refuse,
  credit: refuse,
  cards: refuse,
  readEvent: () => {
    throw notSetUp();
  },
};
