/** Webhooks: addresses of other software that is told of what happens, and the log of what it was told. */
import { z } from 'zod';
import { choiceOf, count, flag, id, moment, webAddress } from './base/fields.ts';

export const WebhookEvent = choiceOf(
  [
    'application.created',
    'application.moved',
    'application.hired',
    'application.ended',
    'offer.answered',
    'interview.booked',
    'scorecard.given',
    'message.received',
  ],
  'Event',
  {
    'application.created': 'Someone applied',
    'application.moved': 'An application moved to another stage',
    'application.hired': 'Someone was hired',
    'application.ended': 'An application was rejected or withdrawn',
    'offer.answered': 'An offer was answered',
    'interview.booked': 'An interview was booked',
    'scorecard.given': 'A scorecard was given',
    'message.received': 'A candidate wrote',
  },
);
export type WebhookEvent = z.output<typeof WebhookEvent>;

/** The most webhooks of one employer. */
export const mostWebhooks = 20;

/** Days a delivery is kept. */
export const deliveryDays = 30;

export const WebhookFields = z.strictObject({
  url: webAddress('Address').meta({
    title: 'Address',
    description: 'Where your program listens; it starts with https://.',
  }),
  events: z
    .array(WebhookEvent)
    .min(1, 'Choose at least one event.')
    .max(WebhookEvent.options.length)
    .refine((list) => new Set(list).size === list.length, 'An event is named twice.')
    .meta({ title: 'Events' }),
  isOn: flag('On', 'Switched off, what happens waits for up to 30 days.').default(true),
});

export const Webhook = z.object({
  id,
  url: z.string().meta({ title: 'Address' }),
  events: z.array(WebhookEvent).meta({ title: 'Events' }),
  isOn: flag('On'),
  failingSince: moment('Failing since').nullable().meta({
    title: 'Failing since',
    description: 'Null while deliveries arrive. After five days it is off.',
  }),
  createdAt: moment('Made'),
  updatedAt: moment('Changed'),
});

/** A webhook with its secret, which is told this once. */
export const NewWebhook = Webhook.extend({
  secret: z.string().meta({
    title: 'Secret',
    description: 'Shows that a delivery comes from here; as Standard Webhooks have it.',
  }),
});

export const DeliveryStatus = choiceOf(['PENDING', 'DELIVERED', 'FAILED'], 'Status', {
  PENDING: 'Waiting',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
});

export const WebhookProblem = choiceOf(
  ['ADDRESS_REFUSED', 'NOT_FOUND', 'TIMEOUT', 'TLS', 'NO_CONNECTION', 'REDIRECT'],
  'Problem',
  {
    ADDRESS_REFUSED: 'The address is in a private network.',
    NOT_FOUND: 'The address was not found.',
    TIMEOUT: 'There was no answer in time.',
    TLS: 'The certificate is not right.',
    NO_CONNECTION: 'No connection was possible.',
    REDIRECT: 'It leads to another address, which is not followed.',
  },
);
export type WebhookProblem = z.output<typeof WebhookProblem>;

/** One thing that happened, as it was told to one webhook; its id is the `webhook-id` of every try. */
export const WebhookDelivery = z.object({
  id,
  type: WebhookEvent,
  data: z.record(z.string(), z.unknown()).meta({
    title: 'Content',
    description: 'Ids, and how things stand; the rest is read with a key.',
  }),
  status: DeliveryStatus,
  tries: count('Tries'),
  answerStatus: z
    .int()
    .nullable()
    .meta({ title: 'Answer', description: 'The status of the last answer; null when there was none.' }),
  problem: WebhookProblem.nullable(),
  createdAt: moment('Happened'),
  lastTriedAt: moment('Last try').nullable(),
  nextAt: moment('Next try').nullable().meta({
    title: 'Next try',
    description: 'Null once it has arrived or was given up.',
  }),
});

export type WebhookFields = z.output<typeof WebhookFields>;
export type Webhook = z.output<typeof Webhook>;
export type NewWebhook = z.output<typeof NewWebhook>;
export type WebhookDelivery = z.output<typeof WebhookDelivery>;
