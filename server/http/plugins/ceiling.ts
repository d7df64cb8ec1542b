/** The ceiling of all requests, and by whom requests are counted. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addressOf } from '../../access/address.ts';
import type { CountedBy, Limits } from '../../access/limits.ts';
import type { Tokens } from '../../access/token.ts';
import { tooMany } from '../../access/tooMany.ts';
import { bearerOf } from '../authenticate.ts';
import { isWatching } from './health.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By whom the request is counted: the person of a token that is ours, else everyone behind the network address. */
    countedBy: CountedBy;
    /** When it was counted, in milliseconds since 1970. */
    countedAt: number;
  }
}

interface CeilingOptions {
  limits: Limits;
  tokens: Tokens;
}

/** The person of a signed token. Whether the token still opens anything is asked later, of the database. */
async function signedInAs({ headers }: FastifyRequest, tokens: Tokens): Promise<CountedBy | null> {
  const token = bearerOf(headers);
  const claims = token === '' ? null : await tokens.read(token);
  return claims && { by: 'PERSON', key: claims.sub };
}

/** An office behind one address opens the app in the same minute, and each screen is many files. */
const isOwnFile = ({ url }: FastifyRequest) => url.startsWith('/assets/');

/** Counts each request, before anything is done for it, and refuses what is above the ceiling. */
export const ceiling = fp(async (app, { limits, tokens }: CeilingOptions) => {
  app.decorateRequest('countedBy');
  app.decorateRequest('countedAt', 0);

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await signedInAs(request, tokens);
    request.countedBy = person ?? { by: 'NETWORK', key: addressOf(request) };
    request.countedAt = Date.now();
    if (isWatching(request) || isOwnFile(request)) return;
    const { allowed, count, msLeft } = limits.count('ceiling', request.countedBy);
    if (!Number.isFinite(allowed)) return;
    reply.header('x-ratelimit-limit', allowed);
    reply.header('x-ratelimit-remaining', Math.max(0, allowed - count));
    reply.header('x-ratelimit-reset', Math.ceil(msLeft / 1000));
    if (count > allowed) throw tooMany(msLeft, request.countedBy.by);
  });
});
