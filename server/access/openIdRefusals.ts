/** Why signing in with another service did not work, in words of ours. */
import * as oidc from 'openid-client';
import { ApiError } from '../base/errors.ts';
import type { OpenIdProvider } from '../base/openIdProviders.ts';
import type { Database } from '../db/database.ts';
import type { Proof, VerificationTokens } from './verificationTokens.ts';

/** Alike for whatever was wrong with what came back. */
export const openIdRefused = () =>
  new ApiError(
    'OPENID_REFUSED',
    'It could not be confirmed who you are, or too much time has passed. Begin again, or sign in with your password.',
  );

const denied = ({ name }: OpenIdProvider) =>
  new ApiError('OPENID_REFUSED', (t) =>
    t('{name} was not allowed to say who you are. Begin again, or sign in with your password.', { name }),
  );

const away = ({ name }: OpenIdProvider) =>
  new ApiError(
    'PROVIDER_UNAVAILABLE',
    (t) =>
      t('{name} does not answer just now. Try again in a moment, or sign in with your password.', { name }),
    { retryAfter: 30 },
  );

/** Answers of a service that cannot help just now (RFC 6749, 4.1.2.1). */
const awayAnswers = ['server_error', 'temporarily_unavailable'];

/** Whether the other service failed, and not what was asked of it. */
function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof oidc.AuthorizationResponseError) return awayAnswers.includes(error.error);
  // A connection that fails is a TypeError of fetch, without a code of the library.
  if (error instanceof TypeError) return !('code' in error);
  if (!(error instanceof oidc.ClientError)) return false;
  const { code, cause } = error;
  return code === 'OAUTH_TIMEOUT' || isAway(cause) || (cause instanceof Response && cause.status >= 500);
}

const isTheirs = (error: unknown): boolean =>
  [
    oidc.ClientError,
    oidc.AuthorizationResponseError,
    oidc.ResponseBodyError,
    oidc.WWWAuthenticateChallengeError,
    TypeError,
  ].some((kind) => error instanceof kind);

/** The refusal of what openid-client threw, which stays its cause; anything else is thrown as it is. */
export function refusalOf(provider: OpenIdProvider, error: unknown): Error {
  if (isAway(error)) return Object.assign(away(provider), { cause: error });
  if (!isTheirs(error)) throw error;
  const isDenied = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
  return Object.assign(isDenied ? denied(provider) : openIdRefused(), { cause: error });
}

/** A service that says nothing right about itself has not been asked anything yet: it is as good as away. */
export const notBegun = (provider: OpenIdProvider, error: unknown): Error =>
  Object.assign(away(provider), { cause: error });

/** Uses a proof up. @throws ApiError OPENID_REFUSED, in place of what other proofs are refused with */
export const spendProof = (proofs: VerificationTokens, tx: Database, proof: Proof, now: Date) =>
  proofs.use(tx, proof, now).catch((error: unknown) => {
    throw error instanceof ApiError ? openIdRefused() : error;
  });
