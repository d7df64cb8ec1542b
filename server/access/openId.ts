/** OpenID Connect: sends people to another service, and reads who comes back. docs/decisions/openid-connect.md says why so. */

import type { z } from 'zod';
import type { OpenIdReturn } from '../../schemas/openId.ts';
import type { Env } from '../base/env.ts';
import { notFound } from '../base/errors.ts';
import type { OpenIdProvider } from '../base/openIdProviders.ts';
import type { Database } from '../db/database.ts';
import { createOpenIdExchange, type Identity } from './openIdExchange.ts';
import { notBegun, openIdRefused, refusalOf, spendProof } from './openIdRefusals.ts';
import type { VerificationTokens } from './verificationTokens.ts';

/** To sign in, or to connect an account to one's own. */
type Flow = { purpose: 'OPENID_SIGN_IN' } | { purpose: 'OPENID_LINK'; userId: string };

export interface OpenId {
  /** @throws ApiError NOT_FOUND for a service that is not set up */
  provider(id: string): OpenIdProvider;
  /** @throws ApiError NOT_FOUND, PROVIDER_UNAVAILABLE */
  begin(db: Database, id: string, flow: Flow): Promise<{ url: string; secret: string }>;
  /** Uses the flow up. @throws ApiError NOT_FOUND, OPENID_REFUSED, PROVIDER_UNAVAILABLE */
  end(db: Database, back: z.output<typeof OpenIdReturn>, flow: Flow): Promise<Identity>;
}

/** The row by which a secret is known: what it was given for stands in place of an address. */
const keptAs = (id: string, flow: Flow) => (flow.purpose === 'OPENID_LINK' ? `${id} ${flow.userId}` : id);

export function createOpenId(
  env: Pick<Env, 'APP_URL' | 'AUTH_SECRET' | 'OIDC_PROVIDERS'>,
  proofs: VerificationTokens,
  clock: () => Date,
): OpenId {
  const exchange = createOpenIdExchange(env);
  const providerOf = (id: string) => {
    const provider = env.OIDC_PROVIDERS.find((one) => one.id === id);
    if (!provider) throw notFound('Signing in with this service is not set up here.');
    return provider;
  };
  return {
    provider: providerOf,
    async begin(db, id, flow) {
      const provider = providerOf(id);
      const { purpose } = flow;
      const secret = await proofs.issue(db, { email: keptAs(id, flow), purpose }, clock());
      const url = await exchange.pageFor(provider, secret).catch((error: unknown) => {
        throw notBegun(provider, error);
      });
      return { url, secret };
    },
    async end(db, { provider: id, secret, query }, flow) {
      const provider = providerOf(id);
      const { purpose } = flow;
      await spendProof(proofs, db, { token: secret, email: keptAs(id, flow), purpose }, clock());
      const identity = await exchange.identify(provider, query, secret).catch((error: unknown) => {
        throw refusalOf(provider, error);
      });
      if (!identity) throw openIdRefused();
      return identity;
    },
  };
}
