/** Webhooks of an employer, and their log. */
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { findWebhook, listDeliveries, listWebhooks } from './selectWebhooks.ts';
import { createWebhook, deleteWebhook, replayDelivery, updateWebhook } from './writeWebhook.ts';

export const webhooksCalls = (services: Services): Handlers => ({
  webhooks: ({ caller }) => listWebhooks(services.db, caller.email),

  webhook: ({ params, caller }) => findWebhook(services.db, caller.email, params.id),

  createWebhook: ({ body, caller }) => createWebhook(services, caller.email, body),

  updateWebhook: ({ params, body, caller, unchanged }) =>
    updateWebhook(services, caller.email, params.id, body, unchanged),

  async deleteWebhook({ params, caller, unchanged }) {
    await deleteWebhook(services.db, caller.email, params.id, unchanged);
  },

  webhookDeliveries: ({ params, query, caller }) =>
    listDeliveries(services.db, caller.email, params.id, query),

  replayWebhookDelivery: ({ params, caller }) => replayDelivery(services, caller.email, params),
});
