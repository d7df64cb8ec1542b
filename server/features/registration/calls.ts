/** Registering; who has registered is signed in. */

import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../access/address.ts';
import type { Sessions } from '../../access/sessions.ts';
import { badToken, type Proof, type VerificationTokens } from '../../access/verificationTokens.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Tables } from '../../db/tables.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { readUpload } from '../people/readUpload.ts';
import { noResume, registerCandidate } from './registerCandidate.ts';
import { registerEmployer } from './registerEmployer.ts';
import { registerRecruiter } from './registerRecruiter.ts';

export const registrationCalls = (
  services: Services,
  sessions: Sessions,
  proofs: VerificationTokens,
): Handlers => {
  const { limits } = services;
  async function signedIn(user: Tables['users'], request: FastifyRequest) {
    await limits.trust(user.email, addressOf(request));
    return sessions.begin(services.db, user, request.headers);
  }
  async function requireProof(proof: Proof) {
    if (!(await proofs.isGood(services.db, proof, services.clock()))) throw badToken();
  }
  return {
    async checkPassword({ body: { email, verificationToken: token, password, names } }) {
      await requireProof({ email, token, purpose: 'EMAIL_VERIFY' });
      refuseFields({ password: await services.ratePassword({ password, email, about: names }) });
    },

    async checkResume({ readForm }) {
      const { fields, resume } = await readForm();
      await requireProof({
        ...{ email: fields.email, token: fields.verificationToken },
        purpose: 'EMAIL_VERIFY',
      });
      refuseFields({ resume: resume ? null : noResume });
      if (!resume) return;
      await readUpload(services.readResume, resume);
    },

    async registerCandidate({ request, locale, readForm }) {
      const address = addressOf(request);
      const form = await readForm();
      const isGone = () => request.raw.socket?.destroyed ?? false;
      return signedIn(await registerCandidate(services, proofs, form, { address, locale, isGone }), request);
    },

    async registerEmployer({ request, locale, body }) {
      return signedIn(await registerEmployer(services, proofs, body, locale), request);
    },

    async registerRecruiter({ request, locale, body }) {
      return signedIn(await registerRecruiter(services, proofs, body, locale), request);
    },
  };
};
