/** Headers that keep a browser on our side, and a ceiling on requests. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { Env } from '../env.ts';
import { ApiError } from '../errors.ts';

/** Requests a minute from one address; far above what a person with several tabs makes. */
const perMinute = 1200;

/** What Stripe's form in the browser loads, frames and asks; nothing where no card is taken. */
function stripeSources({ STRIPE_SECRET_KEY }: Env) {
  if (STRIPE_SECRET_KEY === undefined) return { scripts: [], frames: [], calls: [] };
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return { scripts, frames: [...scripts, 'https://hooks.stripe.com'], calls: ['https://api.stripe.com'] };
}

export interface SecurityOptions {
  env: Env;
  /** Scripts that stand in our pages, each by its hash. */
  scripts: readonly string[];
}

export const security = fp(async (app, { env, scripts }: SecurityOptions) => {
  const stripe = stripeSources(env);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...stripe.scripts],
        // MUI's styles are made in the browser.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...stripe.calls],
        frameSrc: ["'self'", ...stripe.frames],
        // On plain http (a machine of one's own) there is nothing to upgrade to.
        upgradeInsecureRequests: env.APP_URL.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: env.APP_URL.startsWith('https:'),
  });
  if (env.RATE_LIMIT === 'off') return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Wait a moment and try again.', {
        retryAfter: Math.ceil(ttl / 1000),
      }),
  });
});
