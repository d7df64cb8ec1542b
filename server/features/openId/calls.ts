/** Signing in with other services, and connecting them. */
import type { FastifyRequest } from 'fastify';
import { createOpenId } from '../../access/openId.ts';
import { openIdRefused } from '../../access/openIdRefusals.ts';
import { createOpenIdTickets } from '../../access/openIdTickets.ts';
import type { SecondFactors } from '../../access/secondFactor.ts';
import type { Sessions } from '../../access/sessions.ts';
import { requirePassword } from '../../access/typedPassword.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { enter } from './enter.ts';
import { connect, listLinks, removeLink } from './links.ts';

interface WaysIn {
  sessions: Sessions;
  proofs: VerificationTokens;
  factors: SecondFactors;
}

/** Why the other service was not believed, for the people who run this one; no address, code or token is in it. */
function noteCause(request: FastifyRequest, provider: string) {
  return (error: unknown): never => {
    const { cause } = error as { cause?: { code?: unknown; error?: unknown } };
    if (cause) request.log.warn({ provider, reason: cause.error ?? cause.code }, 'sign-in refused');
    throw error;
  };
}

export const openIdCalls = (services: Services, { sessions, proofs, factors }: WaysIn): Handlers => {
  const { db, env, clock, limits } = services;
  const openId = createOpenId(env, proofs, clock);
  const tickets = createOpenIdTickets(env.AUTH_SECRET, proofs, clock);
  const parts = { openId, tickets, sessions, factors, proofs };
  return {
    beginOpenId: ({ body: { provider }, request }) =>
      openId.begin(db, provider, { purpose: 'OPENID_SIGN_IN' }).catch(noteCause(request, provider)),

    async signInByOpenId({ body, request }) {
      const identity = await openId
        .end(db, body, { purpose: 'OPENID_SIGN_IN' })
        .catch(noteCause(request, body.provider));
      // Someone who comes back has not begun in vain, and is not counted against others of the network.
      limits.giveBackCall('openId', request.countedBy, Date.now());
      return enter(services, parts, { identity }, request);
    },

    async confirmOpenId({ body, request }) {
      const opened = await tickets.open(db, body.ticket, 'OPENID_CONFIRM');
      return enter(services, parts, { ...body, ...opened }, request);
    },

    openIdLinks: ({ caller }) => listLinks(services, caller.id),

    async beginOpenIdLink({ caller, body: { provider, password }, request }) {
      await requirePassword(services, caller.id, password);
      return openId
        .begin(db, provider, { purpose: 'OPENID_LINK', userId: caller.id })
        .catch(noteCause(request, provider));
    },

    async addOpenIdLink({ caller, body, request }) {
      const identity = await openId
        .end(db, body, { purpose: 'OPENID_LINK', userId: caller.id })
        .catch(noteCause(request, body.provider));
      return db.transaction().execute((tx) => connect(services, tx, caller, identity));
    },

    async keepOpenIdLink({ caller, body }) {
      const { identity, use } = await tickets.open(db, body.ticket, 'OPENID_REGISTER');
      // No password is asked for: there was no account when the ticket was made, so this one is new.
      if (identity.email !== caller.email) throw openIdRefused();
      return db.transaction().execute(async (tx) => {
        await use(tx);
        return connect(services, tx, caller, identity);
      });
    },

    async removeOpenIdLink({ caller, params }) {
      await removeLink(services, caller, params.id);
    },
  };
};
