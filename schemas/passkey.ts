/** Passkeys: keys kept by a device or a password manager, with which one signs in without a password (WebAuthn). */
import { z } from 'zod';
import { moment, text } from './base/fields.ts';

/** The most passkeys of one account. */
export const mostPasskeys = 20;

const bytes = (title: string, max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
    .meta({ title, description: 'Base64url.' });

/** The id by which the device knows the key. */
const credentialId = bytes('Id', 1400);

export const Passkey = z.object({
  id: credentialId,
  name: z.string().meta({ title: 'Name' }),
  createdAt: moment('Added'),
  lastUsedAt: moment('Last used').nullable().meta({ title: 'Last used' }),
});
export type Passkey = z.output<typeof Passkey>;

export const byPasskey = z.strictObject({ id: credentialId });

/** The input of navigator.credentials.get; any passkey of this site will do. */
export const PasskeyQuestion = z.object({
  challenge: z.string().meta({ title: 'Challenge', description: 'Good once, for ten minutes.' }),
  rpId: z.string().meta({ title: 'Site' }),
});

/** The input of navigator.credentials.create. */
export const PasskeyCreation = PasskeyQuestion.extend({
  userId: z.string().meta({ title: 'Account', description: 'Base64url.' }),
  userName: z.string().meta({ title: 'E-mail' }),
  algorithms: z
    .array(z.int())
    .meta({ title: 'Algorithms', description: 'COSE numbers, the preferred one first.' }),
  excluded: z.array(z.string()).meta({ title: 'Passkeys there are', description: 'Their ids.' }),
});

export const PasskeyName = z.strictObject({ name: text('Name', { max: 60 }) });

/** A passkey that was made, as the browser tells it. */
export const NewPasskey = z.strictObject({
  ...PasskeyName.shape,
  id: credentialId,
  clientDataJSON: bytes('Client data', 4000),
  attestationObject: bytes('Attestation', 20_000),
});

/** A passkey that was used, as the browser tells it. */
export const PasskeySignIn = z.strictObject({
  id: credentialId,
  clientDataJSON: bytes('Client data', 4000),
  authenticatorData: bytes('Authenticator data', 4000),
  signature: bytes('Signature', 8000),
});
