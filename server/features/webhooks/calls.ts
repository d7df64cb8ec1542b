/** Webhooks of an employer, and their log. */
import { companyOf } from '../../access/caller.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { findWebhook, listDeliveries, listWebhooks } from './selectWebhooks.ts';
import { createWebhook, deleteWebhook, replayDelivery, updateWebhook } from './writeWebhook.ts';

export const webhooksCalls = (services: Services): Handlers => ({
  webhooks: ({ caller }) => listWebhooks(services.db, companyOf(caller)),

  webhook: ({ params, caller }) => findWebhook(services.db, companyOf(caller), params.id),

  createWebhook: ({ body, caller }) => createWebhook(services, caller, body),

  updateWebhook: ({ params, body, caller, unchanged }) =>
    updateWebhook(services, caller, params.id, body, unchanged),

  async deleteWebhook({ params, caller, unchanged }) {
    await deleteWebhook(services.db, companyOf(caller), params.id, unchanged);
  },

  webhookDeliveries: ({ params, query, caller }) =>
    listDeliveries(services.db, companyOf(caller), params.id, query),

  replayWebhookDelivery: ({ params, caller }) => replayDelivery(services, companyOf(caller), params),
});
