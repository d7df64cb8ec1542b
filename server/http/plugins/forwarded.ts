/** Notices a proxy that the settings do not name: everyone behind it shares one address's limits. */
import fp from 'fastify-plugin';

interface ForwardedOptions {
  /** Addresses and ranges of the proxies that are named. */
  proxies: readonly string[];
}

/** Says so once in a process, since every request through the proxy carries the header. */
export const forwarded = fp(async (app, { proxies }: ForwardedOptions) => {
  if (proxies.length > 0) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn(
      'a request came with X-Forwarded-For, but TRUSTED_PROXIES names no proxy: if one is in front of this server, everyone behind it shares the limits of one address. Set TRUSTED_PROXIES to its address.',
    );
  });
});
