/** Paying with test cards and moving time; only where no money is taken. */
import { payerOf } from '../../access/payerOf.ts';
import { ApiError } from '../../base/errors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { activeSubscription } from './covering.ts';
import { customerOf } from './customers.ts';
import { keepPlans } from './keepPlans.ts';
import { receiveEvent } from './receiveEvent.ts';
import { TestBooks } from './test/books.ts';

export const testPaymentsCalls = (services: Services): Handlers => {
  const { db, env, clock } = services;
  const books = new TestBooks({
    db,
    env,
    clock,
    receiveEvent: (rawBody, signature) => receiveEvent(services, rawBody, signature),
  });

  return {
    async confirmTestPayment({ params, body }) {
      return books.confirm(params.clientSecret, body);
    },

    async moveTestClock({ caller: asker, body, request }) {
      const caller = await payerOf(db, asker);
      const customerId = await customerOf(services, caller.email);
      if (customerId === undefined) {
        throw new ApiError(
          'ILLEGAL_MOVE',
          'There is no test subscription yet whose time could move. Buy a plan first.',
        );
      }
      await books.moveClock(customerId, body.days);
      // Changes that come with time are seen at once, not with the next hour.
      await keepPlans({ ...services, log: request.log }, clock());
      return activeSubscription(db, caller, clock());
    },
  };
};
