/** Ways into an account beside its password, and into its company, as they are listed for its owner before a reset. */
import { z } from 'zod';
import { choiceOf, flag, moment } from './base/fields.ts';

/** Days in which the owner can object to a new way in, with the link of the mail about it. */
export const objectionDays = 7;

/**
 * Days for which a way in counts as recent: a new password by mail removes it unless it is kept. What is older can only be
 * removed by someone who is signed in.
 */
export const recentDays = 30;

export const WayInKind = choiceOf(
  ['PASSKEY', 'SERVICE', 'FACTOR', 'MACHINE_KEY', 'CALENDAR', 'ADMINISTRATOR', 'DOMAIN', 'WEBHOOK'],
  'Kind',
  {
    PASSKEY: 'Passkey',
    SERVICE: 'Account of another service',
    FACTOR: 'Code from an app',
    MACHINE_KEY: 'Key of other software',
    CALENDAR: 'Calendar address',
    ADMINISTRATOR: 'Invited administrator',
    DOMAIN: 'Domain whose people are let in',
    WEBHOOK: 'Webhook',
  },
);
export type WayInKind = z.output<typeof WayInKind>;

/** Kinds of which the owner is told by a mail with a link to object; of the others by a mail without one. */
export type Objectionable = Exclude<WayInKind, 'DOMAIN' | 'WEBHOOK'>;

const wayInId = z.string().min(1).max(1500).meta({ title: 'Id', description: 'Its kind and its own id.' });

export const WayIn = z.object({
  id: wayInId,
  kind: WayInKind,
  name: z.string().nullable().meta({
    title: 'Name',
    description: 'As its owner or the other service named it; null for a kind of which there is one.',
  }),
  addedAt: moment('Added'),
  isRecent: flag(
    'Recent',
    'Whether it was added so lately that a new password by mail removes it unless it is kept.',
  ),
});
export type WayIn = z.output<typeof WayIn>;

/** More than an account can have: 20 passkeys, 50 keys of a company, a few services. */
const mostWaysIn = 200;

/** Recent ways in that stay after a reset. */
export const keepWaysIn = z.array(wayInId).max(mostWaysIn).default([]).meta({
  title: 'Ways in to keep',
  description: 'Ids of recent ways in that are the owner’s; all other recent ones are removed.',
});
