/** Signing in and out, and who may do what, as react-admin asks for it. */
import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { Login } from '../../schemas/auth.ts';
import { mayUse, permissionOf } from './access.ts';
import type { ApiClient } from './apiClient.ts';
import { ApiError } from './apiError.ts';
import type { AuthStorage } from './authStorage.ts';
import { displayName } from './identity.ts';
import { loadSession, type SessionQueries, viewerOf } from './sessionQueries.ts';

interface Parts {
  client: ApiClient;
  auth: AuthStorage;
  queryClient: QueryClient;
  queries: SessionQueries;
}

/**
 * Ends the session: the server revokes the token, then it is forgotten here. A server that cannot be reached does not
 * keep anybody signed in.
 */
export async function signOut({ client, auth, queryClient }: Omit<Parts, 'queries'>): Promise<void> {
  if (auth.isAuthenticated()) await client.call('logout').catch(() => undefined);
  // A token the server had refused already has said why; that stays.
  if (auth.isAuthenticated() || !auth.endedBecause()) auth.clear('signed-out');
  queryClient.clear();
}

/**
 * The auth provider. Going to the sign-in page is the dashboard route's own doing whenever the stored sign-in ends, so
 * nothing here redirects; 402 and 403 are answers to show and never a reason to sign anybody out.
 */
export function createAuthProvider(parts: Parts): AuthProvider {
  const { client, auth, queryClient, queries } = parts;
  const session = () => loadSession(queryClient, queries);
  return {
    async login(credentials: unknown) {
      auth.save(await client.call('login', { body: Login.parse(credentials) }));
      return { redirectTo: false };
    },
    async logout() {
      await signOut(parts);
      return false;
    },
    async checkAuth() {
      if (!auth.isAuthenticated()) throw new Error('Your session has ended. Sign in again.');
    },
    async checkError(error: unknown) {
      if (error instanceof ApiError && error.status === 401) {
        throw Object.assign(new Error('Your session has ended. Sign in again.'), { message: false });
      }
    },
    async getIdentity() {
      const { user, profile } = await session();
      return { id: user.email, fullName: displayName(user.role, profile) || user.email };
    },
    async getPermissions() {
      return viewerOf(await session());
    },
    async canAccess({ resource, action }) {
      return mayUse(permissionOf(resource, action), viewerOf(await session()));
    },
  };
}
