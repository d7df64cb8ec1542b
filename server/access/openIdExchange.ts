/** Asks another service who someone is; openid-client does so, and checks the answer. */
import * as oidc from 'openid-client';
import { z } from 'zod';
import { addresses, fillPath } from '../../schemas/addresses.ts';
import { email } from '../../schemas/base/fields.ts';
import type { Env } from '../base/env.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { OpenIdProvider } from '../base/openIdProviders.ts';

/** Who someone is at another service. */
export const Identity = z.object({
  provider: z.string(),
  issuer: z.string(),
  subject: z.string(),
  /** Null unless the service says that it has verified it. */
  email: z.string().nullable(),
  /** Whether the service runs the mailbox itself, so that the address cannot have changed hands without its knowing. */
  isHosted: z.boolean(),
});
export type Identity = z.output<typeof Identity>;

interface OpenIdExchange {
  /** The service's page that asks the person. @throws what openid-client throws */
  pageFor(provider: OpenIdProvider, secret: string): Promise<string>;
  /** Whom the service sent back. @throws what openid-client throws */
  identify(provider: OpenIdProvider, query: string, secret: string): Promise<Identity | undefined>;
}

/** Seconds to wait for the other service. */
const patience = 10;

/** How long what it says about itself is believed; keys are looked up by the library when they change. */
const knownMs = 60 * 60_000;

/** The page that people come back to; one of its own for each service, so that no other can answer in its place. */
const returnAddress = ({ APP_URL }: Pick<Env, 'APP_URL'>, id: string): string =>
  APP_URL + fillPath(addresses.loginWith, { provider: id });

const isMicrosoft = (issuer: string) =>
  /(?:^|\.)(?:microsoftonline\.(?:com|us)|partner\.microsoftonline\.cn|windows\.net)$/.test(
    new URL(issuer).hostname,
  );

/**
 * The address, if its owner was verified. Microsoft says so of a domain's owner (xms_edov), for in its services anyone
 * can write any address into an account; `email_verified` is not believed there, which a tenant can make up.
 */
function verifiedEmail(issuer: string, said: Record<string, unknown>): string | null {
  const claim = isMicrosoft(issuer) ? said.xms_edov : said.email_verified;
  return ['true', '1'].includes(String(claim)) ? (email().safeParse(said.email).data ?? null) : null;
}

/** Google verifies other services' addresses once; only its own mailboxes, and those of its Workspace, it keeps knowing. */
const isHosted = (issuer: string, address: string | null, { hd }: Record<string, unknown>): boolean =>
  issuer === 'https://accounts.google.com' &&
  address !== null &&
  (address.endsWith('@gmail.com') || (typeof hd === 'string' && hd !== ''));

/** Each service's description of itself, asked for when it is first needed. */
function createConfigurations() {
  const known = new Map<string, { at: number; config: oidc.Configuration }>();
  return async (provider: OpenIdProvider): Promise<oidc.Configuration> => {
    const before = known.get(provider.id);
    if (before && Math.abs(Date.now() - before.at) < knownMs) return before.config;
    const { issuer, clientId, clientSecret } = provider;
    const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patience,
      // Without these checks the library trusts the connection, and reads no signature.
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    });
    known.set(provider.id, { at: Date.now(), config });
    return config;
  };
}

export function createOpenIdExchange(env: Pick<Env, 'APP_URL' | 'AUTH_SECRET'>): OpenIdExchange {
  const key = keyFor(env.AUTH_SECRET, 'openid flows');
  const configOf = createConfigurations();
  // All made from the secret, so that nothing that is kept here is of use to a thief.
  const checksOf = (secret: string) => ({
    expectedState: keyedHash(key, 'state', secret),
    expectedNonce: keyedHash(key, 'nonce', secret),
    pkceCodeVerifier: keyedHash(key, 'verifier', secret),
  });
  return {
    async pageFor(provider, secret) {
      const { expectedState, expectedNonce, pkceCodeVerifier } = checksOf(secret);
      const url = oidc.buildAuthorizationUrl(await configOf(provider), {
        redirect_uri: returnAddress(env, provider.id),
        scope: 'openid email',
        state: expectedState,
        nonce: expectedNonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async identify(provider, query, secret) {
      const config = await configOf(provider);
      const back = new URL(returnAddress(env, provider.id));
      back.search = query;
      const checks = { ...checksOf(secret), idTokenExpected: true };
      const tokens = await oidc.authorizationCodeGrant(config, back, checks);
      const claims = tokens.claims();
      if (!claims) return undefined;
      const { iss: issuer, sub: subject } = claims;
      const said =
        claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, subject)
          : claims;
      const verified = verifiedEmail(issuer, said);
      const hosted = isHosted(issuer, verified, said);
      return { provider: provider.id, issuer, subject, email: verified, isHosted: hosted };
    },
  };
}
