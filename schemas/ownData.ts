/** Proof that the signed-in user has just typed the password; exporting or erasing data asks for it. */
import { z } from 'zod';
import { Login } from './auth.ts';
import { moment } from './base/fields.ts';

export const ConfirmPassword = Login.pick({ password: true });
export type ConfirmPassword = z.output<typeof ConfirmPassword>;

/** Good once, for five minutes. */
export const Confirmation = z.object({
  confirmationToken: z.string().min(1).max(200).meta({ title: 'Confirmation' }),
  expiresAt: moment('Expires'),
});

export const WithConfirmation = z.strictObject(Confirmation.pick({ confirmationToken: true }).shape);
