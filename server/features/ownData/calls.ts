/** The calls with which people correct, download and erase the data held about them. */

import type { Caller } from '../../access/caller.ts';
import { confirmPassword, spendConfirmation } from '../../access/confirmPassword.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { notFound } from '../../base/errors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { tellOfLeaving } from '../billing/leaving.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { correctFacts } from '../people/correctFacts.ts';
import { resumeReading } from '../people/resumeReading.ts';
import { candidatesInScope, selectCandidate } from '../people/selectPeople.ts';
import { eraseCandidate, eraseCompany, eraseOneAdministrator, eraseStaff } from './erasures.ts';
import { exportCandidate } from './exportCandidate.ts';
import { exportAdministrator, exportEmployer, exportRecruiter } from './exportStaff.ts';

function refuseOthers({ email }: { email: string }, caller: Caller): void {
  if (email !== caller.email) throw notFound('There is no such account.');
}

export const ownDataCalls = (services: Services, proofs: VerificationTokens): Handlers => {
  const { db, clock } = services;
  const refreshed = createFitRefresher(services);
  return {
    confirmPassword: ({ caller, body }) => confirmPassword(services, proofs, caller, body.password),

    async correctFacts({ params, caller, body, request }) {
      refuseOthers(params, caller);
      await correctFacts(db, caller.email, body, clock());
      void refreshed(caller.email, request.log);
      return selectCandidate(candidatesInScope(db, caller)).executeTakeFirstOrThrow();
    },

    resumeReading({ params, caller }) {
      refuseOthers(params, caller);
      return resumeReading(services, caller.email);
    },

    async exportCandidate({ params: { email }, caller, query }) {
      refuseOthers({ email }, caller);
      await spendConfirmation(db, proofs, { email, token: query.confirmationToken }, clock());
      return exportCandidate(services, email);
    },

    async eraseCandidate({ params: { email }, caller, query, request }) {
      refuseOthers({ email }, caller);
      const confirm = { email, token: query.confirmationToken };
      await eraseCandidate(services, email, (tx) => spendConfirmation(tx, proofs, confirm, clock()));
      await tellOfLeaving(services, request.log);
    },

    async exportRecruiter({ params: { email }, caller, query }) {
      refuseOthers({ email }, caller);
      await spendConfirmation(db, proofs, { email, token: query.confirmationToken }, clock());
      return exportRecruiter(services, email);
    },

    async eraseRecruiter({ params: { email }, caller, query, request }) {
      refuseOthers({ email }, caller);
      const confirm = { email, token: query.confirmationToken };
      await eraseStaff(services, email, (tx) => spendConfirmation(tx, proofs, confirm, clock()));
      await tellOfLeaving(services, request.log);
    },

    async exportAdministrator({ params: { email }, caller, query }) {
      refuseOthers({ email }, caller);
      await spendConfirmation(db, proofs, { email, token: query.confirmationToken }, clock());
      return exportAdministrator(services, email);
    },

    async eraseAdministrator({ params: { email }, caller, query, request }) {
      refuseOthers({ email }, caller);
      const confirm = { email, token: query.confirmationToken };
      await eraseOneAdministrator(services, email, (tx) => spendConfirmation(tx, proofs, confirm, clock()));
      await tellOfLeaving(services, request.log);
    },

    async exportEmployer({ params: { email }, caller, query }) {
      refuseOthers({ email }, caller);
      await spendConfirmation(db, proofs, { email, token: query.confirmationToken }, clock());
      return exportEmployer(services, email);
    },

    async eraseEmployer({ params: { email }, caller, query, request }) {
      refuseOthers({ email }, caller);
      const confirm = { email, token: query.confirmationToken };
      await eraseCompany(services, email, (tx) => spendConfirmation(tx, proofs, confirm, clock()));
      await tellOfLeaving(services, request.log);
    },
  };
};
