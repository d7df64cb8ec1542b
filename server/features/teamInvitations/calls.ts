/** Invitations by mail to recruit for an employer. */
import { addressOf } from '../../access/address.ts';
import type { Tokens } from '../../access/token.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { inviteTeam, listInvitations, resendInvitation, revokeInvitation } from './inviteTeam.ts';
import { joinTeam, openInvitation } from './joinTeam.ts';

export const teamInvitationsCalls = (services: Services, tokens: Tokens): Handlers => {
  const { db, limits } = services;
  return {
    teamInvitations: ({ caller }) => listInvitations(db, caller.email),

    inviteTeam: ({ caller, body }) => inviteTeam(services, caller.email, body.emails),

    resendTeamInvitation: ({ caller, params }) => resendInvitation(services, caller.email, params.id),

    async revokeTeamInvitation({ caller, params }) {
      await revokeInvitation(db, caller.email, params.id);
    },

    openTeamInvitation: ({ body }) => openInvitation(services, body.secret),

    async joinTeam({ request, locale, body }) {
      const user = await joinTeam(services, body, locale);
      await limits.trust(user.email, addressOf(request));
      return tokens.issue(user.id, user.tokensValidFrom);
    },
  };
};
