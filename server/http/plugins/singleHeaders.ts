/**
 * Refuses requests that say twice what can be said once, or not for which host they are: a proxy may have gone by what
 * we do not read.
 */
import fp from 'fastify-plugin';
import { ApiError } from '../../base/errors.ts';

const single: ReadonlySet<string> = new Set([
  ...['host', 'authorization', 'content-type', 'content-length', 'idempotency-key'],
]);

/** A name or an address, with a port or without; nothing that ends it in a URL (RFC 9112, 3.2). */
const host = /^[^\s/?#@\\]*$/;

export const singleHeaders = fp(async (app) => {
  app.addHook('onRequest', async ({ raw: { rawHeaders, headers, httpVersion } }) => {
    const names = rawHeaders.filter((_, place) => place % 2 === 0).map((name) => name.toLowerCase());
    const ofOne = names.filter((name) => single.has(name));
    if (new Set(ofOne).size < ofOne.length)
      throw new ApiError('MALFORMED', 'A header was sent twice that a request can have once.');
    if (httpVersion === '1.1' && headers.host === undefined)
      throw new ApiError('MALFORMED', 'The Host header is missing.');
    if (!host.test(headers.host ?? '')) throw new ApiError('MALFORMED', 'The Host header is no host.');
  });
});
