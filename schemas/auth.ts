/** Signing in. */
import { z } from 'zod';
import { moment, signInEmail } from './base/fields.ts';
import { WithFactorCode } from './factorCode.ts';

/** A password as typed at sign-in: no rule but a bound, so that old passwords keep working. */
const typedPassword = z
  .string()
  .min(1, 'Enter your password.')
  .max(128, 'A password can have at most 128 characters.')
  .meta({ title: 'Password', ui: { widget: 'password' } });

export const Login = z.strictObject({
  // Browsers offer passkeys there, too.
  email: signInEmail.meta({ title: 'E-mail', ui: { autoComplete: 'username webauthn' } }),
  password: typedPassword,
});

/** The same with the second factor, where the account has one. */
export const SignIn = z.strictObject({
  ...Login.shape,
  code: WithFactorCode.shape.code.optional(),
});

/** The browser's entry under `auth-storage`: a bearer token and the moment it stops working. */
export const StoredAuth = z.object({
  token: z.string().min(1).meta({ title: 'Token' }),
  expiresAt: moment('Expires'),
});

export type SignIn = z.output<typeof SignIn>;
export type Login = z.output<typeof Login>;
export type StoredAuth = z.output<typeof StoredAuth>;
