/** Candidates and their resumes. */
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { notFound } from '../../base/errors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { candidatesInScope, selectCandidate } from './selectPeople.ts';
import { storedResume } from './storedResume.ts';
import { updateCandidate } from './updateCandidate.ts';

export const candidatesCalls = (services: Services, proofs: VerificationTokens): Handlers => {
  const { db } = services;
  const refreshed = createFitRefresher(services);
  return {
    candidate: ({ params, caller }) =>
      selectCandidate(
        candidatesInScope(db, caller).where('candidates.candidateEmail', '=', params.email),
      ).executeTakeFirstOrThrow(() => notFound('There is no such candidate.')),

    async updateCandidate({ params, caller, request, readForm }) {
      if (params.email !== caller.email) throw notFound('There is no such candidate.');
      const isGone = () => request.raw.socket?.destroyed ?? false;
      await updateCandidate(services, proofs, caller, await readForm(), isGone);
      // Compared by the time they look at jobs.
      void refreshed(caller.email, request.log);
      return selectCandidate(candidatesInScope(db, caller)).executeTakeFirstOrThrow();
    },

    async candidateResume({ params, caller }) {
      const { email } = params;
      const rows = candidatesInScope(db, caller).where('candidates.candidateEmail', '=', email);
      return storedResume(services, rows);
    },
  };
};
