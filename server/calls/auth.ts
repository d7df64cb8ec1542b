/** Signing in and out. */
import { isPassword } from '../auth/password.ts';
import type { Tokens } from '../auth/token.ts';
import { ApiError } from '../errors.ts';
import type { Handlers } from '../mount.ts';
import type { Services } from '../services.ts';

export const authCalls = ({ db }: Services, tokens: Tokens): Handlers => ({
  async login({ body }) {
    const user = await db
      .selectFrom('users')
      .select(['id', 'passwordHash', 'tokensValidFrom'])
      .where('email', '=', body.email)
      .executeTakeFirst();
    const right = await isPassword(user?.passwordHash, body.password);
    if (!user || !right) throw new ApiError('WRONG_CREDENTIALS', 'E-mail or password is wrong.');
    return tokens.issue(user.id, user.tokensValidFrom);
  },

  async logout({ caller }) {
    const expiresAt = new Date(caller.token.exp * 1000).toISOString();
    await db
      .insertInto('revokedTokens')
      .values({ id: caller.token.jti, expiresAt })
      .onConflict((oc) => oc.doNothing())
      .execute();
  },
});
