/** Plans, paying for one, and who has one. */

import { Readable } from 'node:stream';
import { addresses, areaOfRole } from '../../../schemas/addresses.ts';
import { plans } from '../../../schemas/plans.ts';
import { payerOf } from '../../access/payerOf.ts';
import { notFound } from '../../base/errors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { askWhileWaiting } from './askWhileWaiting.ts';
import { billingDetailsOf, saveBillingDetails } from './billingDetails.ts';
import { activeSubscription, covering, withCover } from './covering.ts';
import { customerOf } from './customers.ts';
import { invoicePdf } from './invoices/invoicePdf.ts';
import { cancelSubscription, changePlan, endSubscription, resumeSubscription } from './manage.ts';
import { unlocks } from './ownSubscription.ts';
import { receiveEvent } from './receiveEvent.ts';
import { unusedOf } from './refunds.ts';
import { startCheckout, startPayment } from './start.ts';

/** Invoices, and whom they are made out to. */
const invoicesCalls = (services: Services): Handlers => {
  const { db, payments } = services;
  return {
    async invoices({ caller: asker }) {
      const caller = await payerOf(db, asker);
      const customerId = await customerOf(services, caller.email);
      return customerId === undefined ? [] : payments.invoices(customerId);
    },

    async billingDetails({ caller: asker }) {
      const { email } = await payerOf(db, asker);
      return { details: await billingDetailsOf(db, email) };
    },

    async setBillingDetails({ caller: asker, body, locale }) {
      const { email } = await payerOf(db, asker);
      return { details: await saveBillingDetails(services, email, body, locale) };
    },

    async invoicePdf({ caller: asker, params, locale }) {
      const caller = await payerOf(db, asker);
      const customerId = await customerOf(services, caller.email);
      const file = customerId
        ? await invoicePdf(services, { customerId, invoiceId: params.id, locale })
        : null;
      if (!file) throw notFound('There is no such invoice.');
      const { pdf, fileName } = file;
      return { stream: Readable.from([pdf]), size: pdf.length, type: 'application/pdf', fileName };
    },
  };
};

export const subscriptionsCalls = (services: Services): Handlers => {
  const { db, clock, env, payments } = services;
  return {
    plans: async () => [...plans],

    async checkoutSession({ caller: asker, body }) {
      const caller = await payerOf(db, asker);
      const { waiting, subscription } = addresses[areaOfRole(asker.role)];
      const { id, url } = await startCheckout(services, caller, body, {
        successUrl: env.APP_URL + waiting,
        cancelUrl: env.APP_URL + subscription,
      });
      return { id, url };
    },

    async paymentIntent({ caller: asker, body }) {
      const caller = await payerOf(db, asker);
      const { clientSecret, subscriptionId } = await startPayment(services, caller, body);
      const { publishableKey, testMode } = payments;
      return { clientSecret, subscriptionId, publishableKey, testMode };
    },

    async activeSubscription({ caller: asker }) {
      const caller = await payerOf(db, asker);
      const found = await activeSubscription(db, caller, clock());
      if (found.active || !(await askWhileWaiting(services, caller.email))) return found;
      return activeSubscription(db, caller, clock());
    },

    async subscriptionStatus({ caller: asker }) {
      const caller = await payerOf(db, asker);
      await askWhileWaiting(services, caller.email);
      const found = await covering(db, caller).executeTakeFirst();
      if (!found) return { active: false as const };
      return withCover(db, caller, { ...found, active: unlocks(found, clock()) }, clock());
    },

    cancelSubscription: async ({ caller, params }) =>
      cancelSubscription(services, await payerOf(db, caller), params.id),
    resumeSubscription: async ({ caller, params, query }) =>
      resumeSubscription(services, await payerOf(db, caller), params.id, query.evenIfCovered),
    changePlan: async ({ caller, params, body }) =>
      changePlan(services, await payerOf(db, caller), params.id, body),
    endSubscription: async ({ caller, params, request }) =>
      endSubscription(services, await payerOf(db, caller), params.id, request.log),
    unusedSubscription: async ({ caller }) => unusedOf(services, await payerOf(db, caller), clock()),

    ...invoicesCalls(services),

    async subscriptionWebhook({ body, request }) {
      const signature = request.headers['stripe-signature'];
      await receiveEvent(services, body, Array.isArray(signature) ? signature[0] : signature);
      return { received: true };
    },
  };
};
