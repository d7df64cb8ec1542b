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

/** What pages may use of the machine they are read on: nothing of it; paying is for Stripe's form where cards are taken. */
function machineFeatures({ frames }: { frames: readonly string[] }): string {
  const payment = ['self', ...frames.map((frame) => `"${frame}"`)].join(' ');
  const unused = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'bluetooth', 'hid', 'midi'];
  const sensors = ['accelerometer', 'gyroscope', 'magnetometer'];
  const others = ['display-capture', 'browsing-topics', 'idle-detection', 'screen-wake-lock'];
  return [...unused, ...sensors, ...others]
    .map((feature) => `${feature}=()`)
    .concat(`payment=(${payment})`)
    .join(', ');
}

export interface SecurityOptions {
  env: Env;
  /** Scripts that stand in our pages, each by its hash. */
  scripts: readonly string[];
}

export const security = fp(async (app, { env, scripts }: SecurityOptions) => {
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
