/** Headers that keep a browser on our side. */
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Env } from '../../base/env.ts';

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
});
