/** Invitations, and which jobs picked a candidate. */

import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { tellCandidate } from '../applications/tellCandidate.ts';
import { invite } from '../dailyCandidates/invite.ts';
import {
  candidatePickColumns,
  picksOf,
  selectCandidatePick,
} from '../dailyCandidates/selectCandidatePicks.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { answerInvitation } from './answerInvitation.ts';
import { invitationColumns, invitationsTo, selectCandidateInvitation } from './selectInvitations.ts';

export const invitationsCalls = (services: Services): Handlers => {
  const { db } = services;
  const tell = tellCandidate(services);
  const refreshed = createFitRefresher(services);
  return {
    invite: ({ params, caller, body }) => invite(services, params.id, caller.email, body),

    invitations: ({ query, caller }) =>
      listPage(invitationsTo(db, caller.email), selectCandidateInvitation, invitationColumns, query),

    async answerInvitation({ params, query, caller, request }) {
      const invitation = await answerInvitation(services, params.id, caller.email, query, tell);
      // Accepting is applying: the fit is made after the answer has been sent.
      if (invitation.status === 'ACCEPTED') void refreshed(caller.email, request.log, [invitation.jobId]);
      return invitation;
    },

    myPicks: ({ query, caller }) =>
      listPage(picksOf(db, caller.email), selectCandidatePick, candidatePickColumns, query),
  };
};
