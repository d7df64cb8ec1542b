/** Paying with test cards and moving time; only where no money is taken. */
import { ApiError } from '../errors.ts';
import type { Handlers } from '../mount.ts';
import { activeSubscription } from '../payments/covering.ts';
import { customerOf } from '../payments/customers.ts';
import { receiveEvent } from '../payments/receiveEvent.ts';
import { createTestPayments } from '../payments/test/provider.ts';
import { keepPlans } from '../planEnd/keepPlans.ts';
import type { Services } from '../services.ts';

export const testPaymentsCalls = (services: Services): Handlers => {
  const { db, env, clock } = services;
  const payments = createTestPayments({
    db,
    env,
    clock,
    receiveEvent: (rawBody, signature) => receiveEvent(services, rawBody, signature),
  });

  return {
    async confirmTestPayment({ params, body }) {
      return payments.confirm(params.clientSecret, body);
    },

    async moveTestClock({ caller, body, request }) {
      const customerId = await customerOf(services, caller.email);
      if (customerId === undefined) {
        throw new ApiError(
          'ILLEGAL_MOVE',
          'There is no test subscription yet whose time could move. Buy a plan first.',
        );
      }
      await payments.moveClock(customerId, body.days);
      // What time brings is there to be seen at once, not with the next hour.
      await keepPlans({ ...services, log: request.log }, clock());
      return activeSubscription(db, caller, clock());
    },
  };
};
