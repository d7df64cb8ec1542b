/** Headers that keep a browser on our side, and a ceiling on requests. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { callLimits } from '../../../schemas/calls/limits.ts';
import { addressOf } from '../../access/address.ts';
import type { Limits } from '../../access/limits.ts';
import type { Env } from '../../base/env.ts';
import { ApiError } from '../../base/errors.ts';
import { isWatching } from './health.ts';

/** The origins from which Stripe's form in the browser loads, frames and asks; nothing where no card is taken. */
function stripeSources({ STRIPE_SECRET_KEY }: Env) {
  if (STRIPE_SECRET_KEY === undefined) return { scripts: [], frames: [], calls: [] };
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return { scripts, frames: [...scripts, 'https://hooks.stripe.com'], calls: ['https://api.stripe.com'] };
}

/** The features of the machine that pages may use: none; paying is for Stripe's form where cards are taken. */
function machineFeatures({ frames }: { frames: readonly string[] }): string {
  const payment = ['self', ...frames.map((frame) => `"${frame}"`)].join(' ');
  const unused = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'hid', 'midi'];
  const sensors = ['accelerometer', 'gyroscope', 'magnetometer'];
  const others = ['display-capture', 'browsing-topics', 'idle-detection', 'screen-wake-lock'];
  return [...unused, ...sensors, ...others]
    .map((feature) => `${feature}=()`)
    .concat(`payment=(${payment})`)
    .join(', ');
}

interface SecurityOptions {
  env: Env;
  limits: Limits;
  /** Scripts that stand in our pages, each by its hash. */
  scripts: readonly string[];
}

export const security = fp(async (app, { env, limits, scripts }: SecurityOptions) => {
  const stripe = stripeSources(env);
  const features = machineFeatures(stripe);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', features);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...stripe.scripts],
        // MUI's styles are made in the browser.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The app brings its own; those of a style sheet from elsewhere are not loaded.
        fontSrc: ["'self'"],
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
  /** The plugin asks for the count here: it is shared by all servers. */
  class SharedStore {
    incr(key: string, done: (error: Error | null, result: { current: number; ttl: number }) => void): void {
      const { count, msLeft } = limits.count('ceiling', key);
      done(null, { current: count, ttl: msLeft });
    }
    child() {
      return this;
    }
  }
  await app.register(rateLimit, {
    max: callLimits.ceiling.calls,
    timeWindow: callLimits.ceiling.seconds * 1000,
    store: SharedStore,
    keyGenerator: addressOf,
    // An office behind one address opens the app in the same minute, and each screen is many files.
    allowList: (request) => isWatching(request) || request.url.startsWith('/assets/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Wait a moment and try again.', {
        retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
      }),
  });
});
