/** Signing in and out, and passwords. */
import type { AgreementSent } from '../../../schemas/agreement.ts';
import type { Agreement } from '../../../schemas/legal.ts';
import { addressOf } from '../../access/address.ts';
import { hashPassword } from '../../access/password.ts';
import type { SecondFactors } from '../../access/secondFactor.ts';
import type { Sessions } from '../../access/sessions.ts';
import { endTokens, setPassword } from '../../access/setPassword.ts';
import { hasSecondFactor, signIn } from '../../access/signIn.ts';
import type { Tokens } from '../../access/token.ts';
import { requirePassword } from '../../access/typedPassword.ts';
import { badToken, requireProof, type VerificationTokens } from '../../access/verificationTokens.ts';
import { listWaysIn } from '../../access/waysIn.ts';
import { ApiError } from '../../base/errors.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { keepConsents, requireAgreementOf } from '../legal/consents.ts';

interface SignInParts {
  tokens: Tokens;
  sessions: Sessions;
  proofs: VerificationTokens;
  factors: SecondFactors;
}

/**
 * An account without a password that nobody has entered was made by someone else (an import, a company, the operator): it
 * becomes its owner's with the first password. Owners whose password an objection removed are not held up.
 *
 * @returns undefined for every other account, and where nothing is due
 * @throws ApiError AGREEMENT_REQUIRED
 */
async function agreementOfFirstPassword(
  { legalTexts }: Services,
  db: Database,
  sent: AgreementSent & { email: string },
): Promise<Agreement | undefined> {
  const waiting = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', sent.email)
    .where('passwordHash', 'is', null)
    .where('lastSignInAt', 'is', null)
    .executeTakeFirst();
  return waiting && requireAgreementOf(db, legalTexts, sent);
}

export const authCalls = (
  services: Services,
  { tokens, sessions, proofs, factors }: SignInParts,
): Handlers => {
  const { db, clock, limits, ratePassword } = services;
  return {
    login: ({ body, request }) => signIn({ ...services, sessions, factors }, body, request),

    async switchArea({ caller, body: { role } }) {
      if (role === 'CANDIDATE' || !caller.roles.includes(role))
        throw new ApiError('FORBIDDEN', 'Your account does not have this area.');
      await db.updateTable('users').set({ lastRole: role }).where('id', '=', caller.id).execute();
      return tokens.reissue(caller.token, role);
    },

    async logout({ caller, query }) {
      // A guest has the one token: each visit begins with a new code.
      if (query.everywhere && caller.role !== 'GUEST') {
        await endTokens(db, caller.id, clock);
        return;
      }
      const expiresAt = new Date(caller.token.exp * 1000).toISOString();
      await db
        .insertInto('revokedTokens')
        .values({ id: caller.token.jti, expiresAt })
        .onConflict((oc) => oc.doNothing())
        .execute();
    },

    async waysInOnReset({ admit, body: { email, verificationToken: token } }) {
      await requireProof({ db, clock, proofs }, { email, token, purpose: 'FORGOT_PASSWORD' }, admit);
      const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      return user ? listWaysIn(db, services.env, user.id, clock()) : [];
    },

    async resetPassword({ admit, body, request }) {
      const { email, newPassword, keepWaysIn, termsVersion, privacyVersion } = body;
      const proof = { email, token: body.verificationToken, purpose: 'FORGOT_PASSWORD' as const };
      await requireProof({ db, clock, proofs }, proof, admit);
      const sent = { email, termsVersion, privacyVersion };
      const agreement = await agreementOfFirstPassword(services, db, sent);
      refuseFields({ newPassword: await ratePassword({ password: newPassword, email }) });
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (tx) => {
        await proofs.use(tx, proof, clock());
        // The code has shown that the address is theirs.
        const user = await setPassword(services, tx, email, passwordHash, { keepWaysIn });
        if (!user) throw badToken();
        await keepConsents(tx, { email, agreement }, clock());
      });
      // Someone who reads the account's mail is the owner: other people's guesses no longer count against them here. Where
      // a second factor is on, the mail alone shows too little, and its codes could be guessed for ever.
      if (await hasSecondFactor(db, email)) return;
      await limits.forget('signInPair', email, addressOf(request));
      await limits.trust(email, addressOf(request));
    },

    async changePassword({ caller, body, request }) {
      await requirePassword(services, caller.id, body.currentPassword, 'currentPassword');
      refuseFields({ newPassword: await ratePassword({ password: body.newPassword, email: caller.email }) });
      const changedHash = await hashPassword(body.newPassword);
      const user = await db
        .transaction()
        .execute((tx) => setPassword(services, tx, caller.email, changedHash));
      const tokensValidFrom = user?.tokensValidFrom ?? clock().toISOString();
      return sessions.begin(db, { id: caller.id, tokensValidFrom, role: caller.role }, request.headers);
    },
  };
};
