/** Signing in with an account of another service (OpenID Connect). */
import { z } from 'zod';
import { StoredAuth } from './auth.ts';
import { id, moment } from './base/fields.ts';
import { WithFactorCode } from './factorCode.ts';
import { ConfirmPassword } from './ownData.ts';

const provider = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/)
  .meta({ title: 'Provider', description: 'Its id in the settings.' });

const secret = z
  .string()
  .min(1)
  .max(100)
  .meta({ title: 'Secret', description: 'Good once, for ten minutes. It stays in the browser that began.' });

export const OpenIdBegin = z.strictObject({ provider });
export const OpenIdLinkBegin = z.strictObject({ provider, ...ConfirmPassword.shape });

/** The provider's page, and what proves later that the same browser comes back. */
export const OpenIdQuestion = z.object({
  url: z.string().meta({ title: 'Address of the provider’s page' }),
  secret,
});

/** The way back from the provider. */
export const OpenIdReturn = z.strictObject({
  provider,
  secret,
  query: z
    .string()
    .max(8000)
    .meta({ title: 'Query', description: 'Of the address the provider came back to, as it was.' }),
});

const ticket = z.string().max(4000).meta({
  title: 'Ticket',
  description: 'Says what the provider has said; good once, for ten minutes, or an hour to register.',
});

/** The same, with what the account asks for as well. */
export const OpenIdConfirm = z.strictObject({
  ticket,
  password: ConfirmPassword.shape.password.optional(),
  code: WithFactorCode.shape.code.optional(),
});

/** For someone who came with an account of another service and has registered since. */
export const OpenIdKeep = z.strictObject({ ticket });

/** How signing in goes on. Only what belongs to the step is there. */
export const OpenIdStep = z.object({
  step: z.enum(['DONE', 'PASSWORD', 'CODE', 'REGISTER']).meta({
    title: 'Step',
    description:
      'DONE has a session. PASSWORD and CODE have a ticket to confirm. REGISTER, for there is no account, has a ticket to keep once there is one, and a proof of the address where the service runs its mailbox.',
  }),
  session: StoredAuth.optional().meta({ title: 'Session' }),
  ticket: ticket.optional(),
  email: z.string().optional().meta({ title: 'E-mail' }),
  verificationToken: z.string().optional().meta({ title: 'Proof of the address' }),
});
export type OpenIdStep = z.output<typeof OpenIdStep>;

/** An account of another service that opens this one. */
export const OpenIdLink = z.object({
  id,
  provider,
  providerName: z.string().meta({ title: 'Name' }),
  email: z.string().nullable().meta({ title: 'E-mail there' }),
  createdAt: moment('Added'),
  lastUsedAt: moment('Last used').nullable().meta({ title: 'Last used' }),
});
export type OpenIdLink = z.output<typeof OpenIdLink>;
