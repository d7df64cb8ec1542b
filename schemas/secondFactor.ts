/** The second factor: a code from an app, asked for after the password. */
import { z } from 'zod';
import { count, moment } from './base/fields.ts';

/** Codes for the day the app is lost. */
export const recoveryCodeCount = 10;

export const SecondFactor = z.object({
  since: moment('On since').nullable().meta({ title: 'On since', description: 'Null while it is off.' }),
  recoveryCodesLeft: count('Recovery codes left'),
});
export type SecondFactor = z.output<typeof SecondFactor>;

/** The secret that the app and the server share; on only once a code of the app was typed back. */
export const SecondFactorSetup = z.object({
  secret: z.string().meta({ title: 'Secret key', description: 'Base32, to be typed into an app.' }),
  address: z
    .string()
    .meta({ title: 'Address', description: 'The same as otpauth://, to be shown as a QR code.' }),
});
export type SecondFactorSetup = z.output<typeof SecondFactorSetup>;

export const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({
    title: 'Recovery codes',
    description: 'Each opens the account once in place of a code of the app. They are told only here.',
  }),
});
