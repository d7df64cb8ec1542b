/** Invitations, and which jobs picked a candidate. */
import { tellCandidate } from '../applications/tellCandidate.ts';
import {
  candidatePickColumns,
  picksOf,
  selectCandidatePick,
} from '../dailyCandidates/selectCandidatePicks.ts';
import { listPage } from '../db/list.ts';
import { answerInvitation } from '../invitations/answerInvitation.ts';
import { invite } from '../invitations/invite.ts';
import {
  invitationColumns,
  invitationsTo,
  selectCandidateInvitation,
} from '../invitations/selectInvitations.ts';
import type { Handlers } from '../mount.ts';
import type { Services } from '../services.ts';

export const invitationsCalls = (services: Services): Handlers => {
  const { db } = services;
  const tell = tellCandidate(services);
  return {
    invite: ({ params, caller, body }) => invite(services, params.id, caller.email, body),

    invitations: ({ query, caller }) =>
      listPage(invitationsTo(db, caller.email), selectCandidateInvitation, invitationColumns, query),

    answerInvitation: ({ params, query, caller }) =>
      answerInvitation(services, params.id, caller.email, query, tell),

    myPicks: ({ query, caller }) =>
      listPage(picksOf(db, caller.email), selectCandidatePick, candidatePickColumns, query),
  };
};
