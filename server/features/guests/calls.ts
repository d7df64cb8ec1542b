/** Guests of a job: inviting them, and the little they may see. */
import type { Tokens } from '../../access/token.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { applicationsInScope } from '../applications/selectApplications.ts';
import { appliedResume } from '../people/storedResume.ts';
import { inviteGuest, removeGuest } from './inviteGuest.ts';
import { openGuestSession } from './openSession.ts';
import { guestsOf, jobOfGuest, jobsOfGuest } from './selectGuests.ts';

export const guestsCalls = (services: Services, tokens: Tokens, proofs: VerificationTokens): Handlers => {
  const { db } = services;
  return {
    jobGuests: ({ params, caller, grant }) => guestsOf(db, caller, grant, params.id),

    inviteGuest: ({ params, body, caller, grant }) =>
      inviteGuest(services, { caller, grant }, params.id, body),

    async removeGuest({ params, caller, grant }) {
      await removeGuest(db, { caller, grant }, params);
    },

    openGuestSession: ({ body }) => openGuestSession({ ...services, tokens, proofs }, body),

    guestJobs: ({ caller }) => jobsOfGuest(db, caller),

    guestJob: ({ params, caller }) => jobOfGuest(db, caller, params.id),

    guestResume: ({ params, caller }) =>
      appliedResume(services, applicationsInScope(db, caller).where('applications.id', '=', params.id)),
  };
};
