/** Signing in. */
import { z } from 'zod';
import { moment, signInEmail } from './base/fields.ts';

/** A password as typed at sign-in: no rule but a bound, so that old passwords keep working. */
const typedPassword = z
  .string()
  .min(1, 'Enter your password.')
  .max(128, 'A password can have at most 128 characters.')
  .meta({ title: 'Password', ui: { widget: 'password' } });

export const Login = z.strictObject({ email: signInEmail, password: typedPassword });

/** The browser's entry under `auth-storage`: a bearer token and the moment it stops working. */
export const StoredAuth = z.object({
  token: z.string().min(1).meta({ title: 'Token' }),
  expiresAt: moment('Expires'),
});

export type Login = z.output<typeof Login>;
export type StoredAuth = z.output<typeof StoredAuth>;
