/** Signing in, with a limit on guessing. docs/decisions/brute-force.md says how the limits work together. */
import type { Login, StoredAuth } from '../../schemas/auth.ts';
import { ApiError } from '../base/errors.ts';
import type { Database } from '../db/database.ts';
import type { Limits } from './limits.ts';
import { isPassword } from './password.ts';
import type { Tokens } from './token.ts';

interface SignInServices {
  db: Database;
  limits: Limits;
  tokens: Tokens;
}

/**
 * @param address the network address the try comes from
 * @throws ApiError WRONG_CREDENTIALS, alike for unknown accounts; TOO_MANY_REQUESTS, before any password is looked at
 */
export async function signIn(
  { db, limits, tokens }: SignInServices,
  { email, password }: Login,
  address: string,
): Promise<StoredAuth> {
  await limits.take('signInPair', email, address);
  await limits.take('signInAddress', address);
  // Guesses from elsewhere cannot use up the tries of a place the owner is known to be at.
  const trusted = await limits.isTrusted(email, address);
  if (!trusted) await limits.take('signInAccount', email);

  const user = await db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'tokensValidFrom'])
    .where('email', '=', email)
    .executeTakeFirst();
  const right = await isPassword(user?.passwordHash, password);
  if (!user || !right) throw new ApiError('WRONG_CREDENTIALS', 'E-mail or password is wrong.');

  await limits.forget('signInPair', email, address);
  await limits.giveBack('signInAddress', address);
  if (!trusted) await limits.giveBack('signInAccount', email);
  await limits.trust(email, address);
  return tokens.issue(user.id, user.tokensValidFrom);
}
