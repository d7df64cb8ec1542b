/** The setting that names the services people can sign in with. */
import { z } from 'zod';

/** A service as the settings describe it. */
export interface OpenIdProvider {
  /** In addresses of ours; the one the service sends people back to ends with it. */
  id: string;
  /** As people read it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Domains it speaks for: only addresses there are let in, and they are known without a password. */
  domains?: string[] | undefined;
}

const example =
  '[{"id":"google","name":"Google","issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"}]';

const isLocal = (url: string) => ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(url).hostname);

const text = (name: string, most: number) => {
  const message = `needs a ${name} for each, a text of at most ${most} characters`;
  return z.string(message).trim().min(1, message).max(most, message);
};

const provider = z.strictObject(
  {
    id: text('id', 31).regex(
      /^[a-z][a-z0-9-]*$/,
      'needs an id of small letters, digits and hyphens for each, such as google',
    ),
    name: text('name', 40),
    issuer: z
      .url({
        protocol: /^https?$/,
        error: 'needs an issuer for each, an address such as https://accounts.google.com',
      })
      .refine(
        (url) => !URL.canParse(url) || new URL(url).protocol === 'https:' || isLocal(url),
        'needs an issuer that begins with https:// for each',
      ),
    clientId: text('clientId', 300),
    clientSecret: text('clientSecret', 500),
    domains: z
      .array(
        z
          .string()
          .toLowerCase()
          .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'has domains that are not right; write them as example.com'),
        'has domains that are no list; write them as ["example.com"]',
      )
      .min(1, 'has an empty list of domains; leave it out or name one')
      .optional(),
  },
  { error: `has to be a list such as ${example}, with nothing in an entry but those and domains` },
);

/** JSON, so that one setting holds any number of them. @see .env.example */
export const openIdProviders = z
  .string()
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue({ code: 'custom', message: `has to be JSON, a list such as ${example}` });
      return z.NEVER;
    }
  })
  .pipe(z.array(provider, `has to be a list such as ${example}`).max(10, 'can have at most 10 entries'))
  .refine(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'has to give each entry an id of its own',
  )
  .refine(
    (list) => new Set(list.map(({ issuer }) => issuer)).size === list.length,
    'has to name each issuer once',
  );

/** A service that is not set up any more is called by its id. */
export const providerName = (
  { OIDC_PROVIDERS }: { OIDC_PROVIDERS: readonly OpenIdProvider[] },
  provider: string,
): string => OIDC_PROVIDERS.find(({ id }) => id === provider)?.name ?? provider;
