/** Candidates and their resumes. */
import { JobPreferences } from '../../../schemas/jobPreferences.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { notFound } from '../../base/errors.ts';
import { toRow } from '../../db/database.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { candidatesInScope, selectCandidate } from './selectPeople.ts';
import { storedResume } from './storedResume.ts';
import { updateCandidate } from './updateCandidate.ts';

const noSuchCandidate = () => notFound('There is no such candidate.');

export const candidatesCalls = (services: Services, proofs: VerificationTokens): Handlers => {
  const { db } = services;
  const refreshed = createFitRefresher(services);
  return {
    candidate: ({ params, caller }) =>
      selectCandidate(
        candidatesInScope(db, caller).where('candidates.candidateEmail', '=', params.email),
      ).executeTakeFirstOrThrow(noSuchCandidate),

    async updateCandidate({ params, caller, request, readForm }) {
      if (params.email !== caller.email) throw noSuchCandidate();
      const isGone = () => request.raw.socket?.destroyed ?? false;
      await updateCandidate(services, proofs, caller, await readForm(), isGone);
      // Compared by the time they look at jobs.
      void refreshed(caller.email, request.log);
      return selectCandidate(candidatesInScope(db, caller)).executeTakeFirstOrThrow();
    },

    async hiddenFrom({ params, caller }) {
      if (params.email !== caller.email) throw noSuchCandidate();
      const { hiddenFrom } = await db
        .selectFrom('candidates')
        .select('hiddenFrom')
        .where('candidateEmail', '=', caller.email)
        .executeTakeFirstOrThrow(noSuchCandidate);
      return { companies: hiddenFrom ?? [] };
    },

    async hideFrom({ params, caller, body }) {
      if (params.email !== caller.email) throw noSuchCandidate();
      const companies = [...new Map(body.companies.map((name) => [name.toLowerCase(), name])).values()];
      await db
        .updateTable('candidates')
        .set(toRow({ hiddenFrom: companies }))
        .where('candidateEmail', '=', caller.email)
        .execute();
      return { companies };
    },

    async jobPreferences({ params, caller }) {
      if (params.email !== caller.email) throw noSuchCandidate();
      const { jobPreferences } = await db
        .selectFrom('candidates')
        .select('jobPreferences')
        .where('candidateEmail', '=', caller.email)
        .executeTakeFirstOrThrow(noSuchCandidate);
      return JobPreferences.parse(jobPreferences ?? {});
    },

    async setJobPreferences({ params, caller, body }) {
      if (params.email !== caller.email) throw noSuchCandidate();
      await db
        .updateTable('candidates')
        .set(toRow({ jobPreferences: body }))
        .where('candidateEmail', '=', caller.email)
        .execute();
      return body;
    },

    async candidateResume({ params, caller }) {
      const { email } = params;
      const rows = candidatesInScope(db, caller).where('candidates.candidateEmail', '=', email);
      return storedResume(services, rows);
    },
  };
};
