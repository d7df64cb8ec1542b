/** The built-in payment provider: behaves as Stripe does and takes no money. */
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../errors.ts';
import type { PaymentProvider } from '../provider.ts';

/** Takes an event as it was sent, with its signature. */
export type ReceiveEvent = (rawBody: string, signature: string) => Promise<unknown>;

/** What the built-in provider works with. */
export interface TestPaymentsOptions {
  db: Database;
  env: Pick<Env, 'AUTH_SECRET' | 'APP_URL'>;
  clock: () => Date;
  /**
   * Where events are handed over once what they tell of is committed; without it they wait for `keep`. It is waited
   * for: change nothing inside a transaction whose rows it needs.
   */
  receiveEvent?: ReceiveEvent;
}

const away = async (): Promise<never> => {
  throw new ApiError('PAYMENTS_UNAVAILABLE', 'Payments are not available yet. Try again later.');
};

/** All it knows is in the database: made twice, it is the same provider. */
export function createTestPayments(_options: TestPaymentsOptions): PaymentProvider {
  return {
    name: 'test',
    publishableKey: 'test',
    testMode: true,
    createCustomer: away,
    startCheckout: away,
    startPayment: away,
    subscriptions: away,
    setCancelAtPeriodEnd: away,
    changePlan: away,
    end: away,
    invoices: away,
    credit: away,
    readEvent() {
      throw new ApiError('WEBHOOK_SIGNATURE', 'This event was not signed by the payment provider.');
    },
  };
}
