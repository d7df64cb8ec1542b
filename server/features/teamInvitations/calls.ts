/** Invitations by mail to recruit for a company, or to administer it. */
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../access/address.ts';
import { companyOf } from '../../access/caller.ts';
import type { Sessions } from '../../access/sessions.ts';
import { hasSecondFactor } from '../../access/signIn.ts';
import { ApiError } from '../../base/errors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { acceptAdministration } from './acceptAdministration.ts';
import { inviteTeam, listInvitations, resendInvitation, revokeInvitation } from './inviteTeam.ts';
import { joinAdministrators } from './joinAdministrators.ts';
import { type Joined, joinTeam, openInvitation } from './joinTeam.ts';

const joinedBefore = () =>
  new ApiError(
    'SECOND_FACTOR_REQUIRED',
    'You recruit for the company from now on. Sign in with your new password and the code that your app shows.',
  );

export const teamInvitationsCalls = (services: Services, sessions: Sessions): Handlers => {
  const { db, limits } = services;
  const signedIn = async (user: Joined, request: FastifyRequest) => {
    await limits.trust(user.email, addressOf(request));
    return sessions.begin(db, user, request.headers);
  };
  return {
    teamInvitations: ({ caller }) => listInvitations(db, companyOf(caller)),

    inviteTeam: ({ caller, body }) => inviteTeam(services, caller, body),

    resendTeamInvitation: ({ caller, params }) => resendInvitation(services, caller, params.id),

    async revokeTeamInvitation({ caller, params }) {
      await revokeInvitation(db, caller, params.id);
    },

    openTeamInvitation: ({ body }) => openInvitation(services, body.secret),

    async acceptAdministration({ caller, body }) {
      await acceptAdministration(services, caller, body);
    },

    async joinTeam({ admit, request, locale, body }) {
      const user = await joinTeam(services, body, { locale, admit });
      // Whose company has left has an account, and its second factor is not passed by with a link.
      if (await hasSecondFactor(db, user.email)) throw joinedBefore();
      return signedIn(user, request);
    },

    async joinAdministrators({ admit, request, locale, body }) {
      return signedIn(await joinAdministrators(services, body, { locale, admit }), request);
    },
  };
};
