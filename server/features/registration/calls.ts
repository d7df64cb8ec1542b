/** Registering; who has registered is signed in. */

import type { FastifyRequest } from 'fastify';
import type { StoredAuth } from '../../../schemas/auth.ts';
import { addressOf } from '../../access/address.ts';
import type { Sessions } from '../../access/sessions.ts';
import { requireProof, type VerificationTokens } from '../../access/verificationTokens.ts';
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
  const parts = { db: services.db, clock: services.clock, proofs };
  /** Counts the account that is made by network address; one that is not made counts nothing. */
  async function make(
    request: FastifyRequest,
    work: (address: string) => Promise<Tables['users']>,
  ): Promise<StoredAuth> {
    const address = addressOf(request);
    const counted = await limits.take(['registerNetwork', address]);
    const user = await work(address).catch(async (error: unknown) => {
      await counted.giveBack();
      throw error;
    });
    await limits.trust(user.email, address);
    return sessions.begin(services.db, user, request.headers);
  }
  return {
    async checkPassword({ admit, body: { email, verificationToken: token, password, names } }) {
      await requireProof(parts, { email, token, purpose: 'EMAIL_VERIFY' }, admit);
      refuseFields({ password: await services.ratePassword({ password, email, about: names }) });
    },

    async checkResume({ admit, readForm }) {
      const { fields, resume } = await readForm();
      const { email, verificationToken: token } = fields;
      await requireProof(parts, { email, token, purpose: 'EMAIL_VERIFY' }, admit);
      refuseFields({ resume: resume ? null : noResume });
      if (!resume) return;
      await readUpload(services.readResume, resume);
    },

    registerCandidate: ({ admit, request, locale, readForm }) =>
      make(request, async (address) => {
        const isGone = () => request.raw.socket?.destroyed ?? false;
        return registerCandidate(services, proofs, await readForm(), { address, locale, isGone, admit });
      }),

    registerEmployer: ({ admit, request, locale, body }) =>
      make(request, (address) => registerEmployer(services, proofs, body, { address, locale, admit })),

    registerRecruiter: ({ admit, request, locale, body }) =>
      make(request, (address) => registerRecruiter(services, proofs, body, { address, locale, admit })),
  };
};
