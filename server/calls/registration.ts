/** Registering; who has registered is signed in. */
import type { Tokens } from '../auth/token.ts';
import type { Tables } from '../db/tables.ts';
import { addressOf } from '../limits/address.ts';
import type { Handlers } from '../mount.ts';
import type { VerificationTokens } from '../otp/verificationTokens.ts';
import { registerCandidate } from '../registration/registerCandidate.ts';
import { registerEmployer } from '../registration/registerEmployer.ts';
import { registerRecruiter } from '../registration/registerRecruiter.ts';
import type { Services } from '../services.ts';

export const registrationCalls = (
  services: Services,
  tokens: Tokens,
  proofs: VerificationTokens,
): Handlers => {
  const { limits } = services;
  async function signedIn(user: Tables['users'], address: string) {
    await limits.trust(user.email, address);
    return tokens.issue(user.id, user.tokensValidFrom);
  }
  return {
    async registerCandidate({ request, locale, readForm }) {
      const address = addressOf(request);
      await limits.take('register', address);
      const form = await readForm();
      const isGone = () => request.raw.socket?.destroyed ?? false;
      return signedIn(await registerCandidate(services, proofs, form, { address, locale, isGone }), address);
    },

    async registerEmployer({ request, locale, body }) {
      const address = addressOf(request);
      await limits.take('register', address);
      return signedIn(await registerEmployer(services, proofs, body, locale), address);
    },

    async registerRecruiter({ request, locale, body }) {
      const address = addressOf(request);
      await limits.take('register', address);
      return signedIn(await registerRecruiter(services, proofs, body, locale), address);
    },
  };
};
