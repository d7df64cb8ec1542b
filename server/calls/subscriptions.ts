/** Plans, paying for one, and who has one. */
import { plans } from '../../schemas/plans.ts';
import type { Handlers } from '../mount.ts';
import { askWhileWaiting } from '../payments/askWhileWaiting.ts';
import { activeSubscription, covering } from '../payments/covering.ts';
import { customerOf } from '../payments/customers.ts';
import { cancelSubscription, changePlan, resumeSubscription } from '../payments/manage.ts';
import { unlocks } from '../payments/ownSubscription.ts';
import { receiveEvent } from '../payments/receiveEvent.ts';
import { startCheckout, startPayment } from '../payments/start.ts';
import type { Services } from '../services.ts';

export const subscriptionsCalls = (services: Services): Handlers => {
  const { db, clock, env, payments } = services;
  return {
    plans: async () => [...plans],

    async checkoutSession({ caller, body }) {
      const pages = `${env.APP_URL}/dashboard/${caller.role.toLowerCase()}/subscription`;
      const { id, url } = await startCheckout(services, caller, body.planId, {
        successUrl: `${pages}/loading`,
        cancelUrl: `${pages}/`,
      });
      return { id, url };
    },

    async paymentIntent({ caller, body }) {
      const { clientSecret, subscriptionId } = await startPayment(services, caller, body.planId);
      const { publishableKey, testMode } = payments;
      return { clientSecret, subscriptionId, publishableKey, testMode };
    },

    async activeSubscription({ caller }) {
      const found = await activeSubscription(db, caller, clock());
      if (found.active || !(await askWhileWaiting(services, caller.email))) return found;
      return activeSubscription(db, caller, clock());
    },

    async subscriptionStatus({ caller }) {
      await askWhileWaiting(services, caller.email);
      const found = await covering(db, caller).executeTakeFirst();
      return found ? { ...found, active: unlocks(found, clock()) } : { active: false as const };
    },

    cancelSubscription: ({ caller, params }) => cancelSubscription(services, caller, params.id),
    resumeSubscription: ({ caller, params }) => resumeSubscription(services, caller, params.id),
    changePlan: ({ caller, params, body }) => changePlan(services, caller, params.id, body.planId),

    async invoices({ caller }) {
      const customerId = await customerOf(services, caller.email);
      return customerId === undefined ? [] : payments.invoices(customerId);
    },

    async subscriptionWebhook({ body, request }) {
      const signature = request.headers['stripe-signature'];
      await receiveEvent(services, body, Array.isArray(signature) ? signature[0] : signature);
      return { received: true };
    },
  };
};
