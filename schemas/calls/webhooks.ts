/** Webhooks: where other software is told of what happens, and the log of it. */
import { z } from 'zod';
import { id } from '../base/fields.ts';
import { NewWebhook, Webhook, WebhookDelivery, WebhookFields } from '../webhook.ts';
import { byId, type Call } from './call.ts';
import { listQuery } from './listQuery.ts';

export const webhooksCalls = {
  webhooks: {
    method: 'GET',
    path: '/webhooks',
    tag: 'webhooks',
    may: 'webhooks.list',
    summary: 'The webhooks of one’s company, the latest first.',
    answer: z.array(Webhook),
    extension: true,
  },
  webhook: {
    method: 'GET',
    path: '/webhooks/{id}',
    tag: 'webhooks',
    may: 'webhooks.list',
    summary: 'One webhook.',
    params: byId,
    answer: Webhook,
    extension: true,
  },
  createWebhook: {
    method: 'POST',
    path: '/webhooks',
    tag: 'webhooks',
    may: 'webhooks.edit',
    limit: 'message',
    summary: 'Have a program told of what happens. Its secret is told in this answer and never again.',
    refuses: ['ILLEGAL_MOVE'],
    body: WebhookFields,
    status: 201,
    answer: NewWebhook,
    secret: true,
    extension: true,
  },
  updateWebhook: {
    method: 'PUT',
    path: '/webhooks/{id}',
    tag: 'webhooks',
    may: 'webhooks.edit',
    limit: 'message',
    summary: 'Change a webhook, or switch it off or on again.',
    params: byId,
    body: WebhookFields,
    answer: Webhook,
    extension: true,
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/webhooks/{id}',
    tag: 'webhooks',
    may: 'webhooks.edit',
    summary: 'Delete a webhook and its log.',
    params: byId,
    extension: true,
  },
  webhookDeliveries: {
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    tag: 'webhooks',
    may: 'webhooks.list',
    summary:
      'The log of a webhook, the latest first: what happened in the last 30 days, and whether it arrived.',
    params: byId,
    query: listQuery(['createdAt'], {}),
    answer: z.array(WebhookDelivery),
    list: 'deliveries',
    extension: true,
  },
  replayWebhookDelivery: {
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{deliveryId}/replay',
    tag: 'webhooks',
    may: 'webhooks.edit',
    limit: 'message',
    summary: 'Send a delivery once more, with the same webhook-id.',
    refuses: ['ILLEGAL_MOVE'],
    params: z.strictObject({ id, deliveryId: id }),
    answer: WebhookDelivery,
    extension: true,
  },
} as const satisfies Record<string, Call>;
