/** Signing in and out, and passwords. */

import { addressOf } from '../../access/address.ts';
import { hashPassword, isPassword } from '../../access/password.ts';
import { afterNow, setPassword } from '../../access/setPassword.ts';
import { signIn } from '../../access/signIn.ts';
import type { Tokens } from '../../access/token.ts';
import { badToken, type VerificationTokens } from '../../access/verificationTokens.ts';
import { refuseFields, wrongField } from '../../base/fieldErrors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';

export const authCalls = (services: Services, tokens: Tokens, proofs: VerificationTokens): Handlers => {
  const { db, clock, limits, ratePassword } = services;
  return {
    login: ({ body, request }) => signIn({ db, limits, tokens }, body, addressOf(request)),

    async logout({ caller, query }) {
      // A guest has the one token: each visit begins with a new code.
      if (query.everywhere && caller.role !== 'GUEST') {
        await db
          .updateTable('users')
          .set({ tokensValidFrom: afterNow(clock) })
          .where('id', '=', caller.id)
          .execute();
        return;
      }
      const expiresAt = new Date(caller.token.exp * 1000).toISOString();
      await db
        .insertInto('revokedTokens')
        .values({ id: caller.token.jti, expiresAt })
        .onConflict((oc) => oc.doNothing())
        .execute();
    },

    async resetPassword({ body, request }) {
      const { email, newPassword } = body;
      const proof = { email, token: body.verificationToken, purpose: 'FORGOT_PASSWORD' as const };
      // The proof first: rating and hashing are work, and only its holder may ask for that. It is used up at the end.
      if (!(await proofs.isGood(db, proof, clock()))) throw badToken();
      refuseFields({ newPassword: await ratePassword({ password: newPassword, email }) });
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (tx) => {
        await proofs.use(tx, proof, clock());
        // The code has shown that the address is theirs.
        const user = await setPassword(services, tx, email, passwordHash, { emailVerified: true });
        if (!user) throw badToken();
      });
      // Someone who reads the account's mail is the owner: other people's guesses no longer count against them here.
      await limits.forget('signInPair', email, addressOf(request));
      await limits.trust(email, addressOf(request));
    },

    async changePassword({ caller, body }) {
      await limits.take('currentPassword', caller.id);
      const { passwordHash } = await db
        .selectFrom('users')
        .select('passwordHash')
        .where('id', '=', caller.id)
        .executeTakeFirstOrThrow();
      if (!(await isPassword(passwordHash, body.currentPassword))) {
        throw wrongField('currentPassword', 'This is not your password.');
      }
      await limits.forget('currentPassword', caller.id);
      refuseFields({ newPassword: await ratePassword({ password: body.newPassword, email: caller.email }) });
      const changedHash = await hashPassword(body.newPassword);
      const user = await db
        .transaction()
        .execute((tx) => setPassword(services, tx, caller.email, changedHash));
      return tokens.issue(caller.id, user?.tokensValidFrom ?? clock().toISOString());
    },
  };
};
