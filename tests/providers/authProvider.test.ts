import { beforeEach, expect, test } from 'vitest';
import type { AuthStorage } from '../../src/client/authStorage.ts';
import { createQueryClient } from '../../src/client/queryClient.ts';
import { createAuthProvider } from '../../src/session/authProvider.ts';
import { createSessionQueries } from '../../src/session/sessionQueries.ts';
import { fakeApi, json, problem } from './support/fakeApi.ts';

const email = 'rosa@x.example';
const user = {
  email,
  role: 'RECRUITER',
  emailVerified: true,
  agreementsDue: [],
  locale: 'en',
  createdAt: '2026-01-01T00:00:00Z',
};
const profile = { recruiterFirstName: 'Rosa', recruiterLastName: 'Delgado', status: 'ACTIVE' };
const stored = { token: 'fresh', expiresAt: '2026-11-21T00:00:00.000Z' };

const answers = {
  'POST /api/v1/auth/login': () => json(stored),
  'POST /api/v1/auth/logout': () => new Response(null, { status: 204 }),
  'GET /api/v1/users/me': () => json(user),
  'GET /api/v1/recruiters/rosa%40x.example': () => json(profile),
};

/** Someone signed in, and what became of it. */
function signedIn(more: Parameters<typeof fakeApi>[0] = {}) {
  const { client, asked, auth: kept } = fakeApi({ ...answers, ...more });
  let reason: ReturnType<AuthStorage['endedBecause']>;
  const saved: unknown[] = [];
  const auth: AuthStorage = {
    token: kept.token,
    isAuthenticated: () => kept.token() !== undefined,
    save: (value) => void saved.push(value),
    clear: (why) => {
      kept.clear(why);
      reason = why;
    },
    endedBecause: () => reason,
    subscribe: () => () => {},
  };
  const queryClient = createQueryClient();
  const provider = createAuthProvider({ client, auth, queryClient, queries: createSessionQueries(client) });
  return { provider, asked, auth, saved, queryClient };
}

let it: ReturnType<typeof signedIn>;
beforeEach(() => {
  it = signedIn();
});

const failureOf = (status: number, code: string) => {
  const { client } = fakeApi({ 'GET /api/v1/users/me': () => problem(status, code, 'No.') });
  return client.call('currentUser').catch((error: unknown) => error);
};

test('signing in keeps the token the server gave', async () => {
  await it.provider.login({ email: 'Rosa@X.example', password: 'secret word' });
  expect(it.asked[0]?.body).toEqual({ email, password: 'secret word' });
  expect(it.saved).toEqual([stored]);
});

test('signing out revokes the token, forgets it and empties the cache', async () => {
  it.queryClient.setQueryData(['jobs'], []);
  expect(await it.provider.logout({})).toBe(false);
  expect(it.asked.map(({ url }) => url)).toEqual(['/api/v1/auth/logout']);
  expect(it.auth.endedBecause()).toBe('signed-out');
  expect(it.queryClient.getQueryData(['jobs'])).toBeUndefined();
});

test('what is on its way is taken back before the token ends, and so never refused', async () => {
  const order: string[] = [];
  const leaving = signedIn({
    'POST /api/v1/auth/logout': () => {
      order.push('ended');
      return new Response(null, { status: 204 });
    },
  });
  const asking = leaving.queryClient.fetchQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          order.push('taken back');
          reject(signal.reason);
        });
      }),
  });
  asking.catch(() => undefined);
  await leaving.provider.logout({});
  expect(order).toEqual(['taken back', 'ended']);
});

test('a page that goes on asking while someone signs out is not answered with a refusal', async () => {
  const out = it.provider.logout({});
  await expect(it.provider.getIdentity?.()).rejects.toThrow();
  await out;
  expect(it.asked.map(({ url }) => url)).toEqual(['/api/v1/auth/logout']);
  expect(it.asked[0]?.headers.get('authorization')).toBe('Bearer secret');
});

test('a server that does not answer keeps nobody signed in', async () => {
  const away = signedIn({ 'POST /api/v1/auth/logout': () => problem(503, 'DATABASE_UNAVAILABLE', 'Later.') });
  await away.provider.logout({});
  expect(away.auth.isAuthenticated()).toBe(false);
});

test('only 401 ends a session: 402 and 403 are answers', async () => {
  await expect(it.provider.checkError(await failureOf(401, 'UNAUTHENTICATED'))).rejects.toThrow();
  await expect(
    it.provider.checkError(await failureOf(402, 'SUBSCRIPTION_REQUIRED')),
  ).resolves.toBeUndefined();
  await expect(it.provider.checkError(await failureOf(403, 'FORBIDDEN'))).resolves.toBeUndefined();
});

test('the identity is the name of the profile', async () => {
  expect(await it.provider.getIdentity?.()).toEqual({ id: email, fullName: 'Rosa Delgado' });
});

test('access follows the role, and a recruiter who is not approved sees the profile only', async () => {
  expect(await it.provider.canAccess?.({ resource: 'jobs', action: 'create' })).toBe(true);
  expect(await it.provider.canAccess?.({ resource: 'recruiters', action: 'list' })).toBe(false);
  const waiting = signedIn({
    'GET /api/v1/recruiters/rosa%40x.example': () => json({ ...profile, status: 'PENDING' }),
  });
  expect(await waiting.provider.canAccess?.({ resource: 'jobs', action: 'list' })).toBe(false);
  expect(await waiting.provider.canAccess?.({ resource: 'recruiters', action: 'show' })).toBe(true);
});

test('user and profile are asked for once, however many questions there are', async () => {
  await Promise.all([
    it.provider.getIdentity?.(),
    it.provider.canAccess?.({ resource: 'jobs', action: 'list' }),
  ]);
  await it.provider.getPermissions?.({});
  expect(it.asked).toHaveLength(2);
});

test('the current user is never asked for twice when it fails', async () => {
  const away = signedIn({ 'GET /api/v1/users/me': () => problem(503, 'DATABASE_UNAVAILABLE', 'Later.') });
  await expect(away.provider.getIdentity?.()).rejects.toThrow('Later.');
  expect(away.asked).toHaveLength(1);
});
