/** A candidate's invitations. */
import { wrongField } from '../../base/fieldErrors.ts';
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { tellCandidate } from '../applications/tellCandidate.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { answerInvitation } from './answerInvitation.ts';
import { invitationColumns, invitationsTo, selectCandidateInvitation } from './selectInvitations.ts';
import { takeBackAnswer } from './takeBackAnswer.ts';

export const invitationsCalls = (services: Services): Handlers => {
  const { db } = services;
  const tell = tellCandidate(services);
  const refreshed = createFitRefresher(services);
  return {
    invitations: ({ query, caller }) =>
      listPage(invitationsTo(db, caller.email), selectCandidateInvitation, invitationColumns, query),

    async answerInvitation({ params, query: { status, reason }, caller, request }) {
      if (status === 'PENDING') {
        if (reason) throw wrongField('reason', 'A reason is given only when declining.');
        return takeBackAnswer(services, params.id, caller.email);
      }
      const invitation = await answerInvitation(services, params.id, caller.email, { status, reason }, tell);
      // Accepting is applying: the fit is made after the answer has been sent.
      if (invitation.status === 'ACCEPTED') void refreshed(caller.email, request.log, [invitation.jobId]);
      return invitation;
    },
  };
};
