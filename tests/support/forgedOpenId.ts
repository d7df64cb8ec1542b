/** Services that lie, hang and fail, in place of the network: what none of the real ones does on request. */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { vi } from 'vitest';
import type { OpenIdProvider } from '../../server/base/openIdProviders.ts';
import { whenFileEnds } from './endings.ts';

/** How one behaves next, other than telling the truth. */
interface Mood {
  /** In place of its claims. */
  claims?: Record<string, unknown>;
  /** Whether another key than the one it publishes signs. */
  isForged?: boolean;
  /** The status of its answers; `lost` for a connection that breaks, `slow` for one that never answers. */
  trouble?: number | 'lost' | 'slow';
}

const algorithm = 'RS256';
const real = globalThis.fetch;
const forged = new Map<string, (path: string) => Promise<object> | object>();
const moods = new Map<string, Mood>();

const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** @param issuer as it calls itself, which is not where it is found with Microsoft's common one */
export async function forgeOpenId(id: string, issuer: string, foundAt = issuer) {
  const own = await generateKeyPair(algorithm);
  const other = await generateKeyPair(algorithm);
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: '1', alg: algorithm, use: 'sig' }];
  const { origin } = new URL(issuer);
  const settings: OpenIdProvider = {
    id,
    name: 'Forged',
    issuer: foundAt,
    clientId: 'us',
    clientSecret: 'ours',
  };
  let nonce = '';

  const idToken = () => {
    const { claims, isForged } = moods.get(origin) ?? {};
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: issuer, aud: 'us', sub: '1', nonce, iat: now, exp: now + 60, ...claims })
      .setProtectedHeader({ alg: algorithm, kid: '1' })
      .sign((isForged ? other : own).privateKey);
  };
  forged.set(origin, async (path) => {
    if (path.endsWith('/.well-known/openid-configuration'))
      return {
        issuer,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        id_token_signing_alg_values_supported: [algorithm],
      };
    if (path === '/keys') return { keys };
    return { access_token: 'x', token_type: 'Bearer', id_token: await idToken() };
  });

  /** Goes there and comes back. @returns the query */
  function visit(url: string, mood: Mood = {}): string {
    const { searchParams } = new URL(url);
    nonce = searchParams.get('nonce') ?? '';
    moods.set(origin, mood);
    return `?code=x&state=${searchParams.get('state')}`;
  }
  const feel = (mood: Mood) => void moods.set(origin, mood);
  return { settings, visit, feel };
}

/** Answers for them until the file ends; everything else goes over the network. */
export function answerForForged(): void {
  const patience = AbortSignal.timeout;
  const spies = [
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
      const answer = forged.get(origin);
      if (!answer) return real(input, init);
      const { trouble } = moods.get(origin) ?? {};
      if (trouble === 'lost') throw new TypeError('fetch failed');
      if (trouble === 'slow') return hang(init?.signal);
      return Response.json(await answer(pathname), { status: trouble ?? 200 });
    }),
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => patience.call(AbortSignal, ms / 500)),
  ];
  whenFileEnds(async () => {
    for (const spy of spies) spy.mockRestore();
  });
}
