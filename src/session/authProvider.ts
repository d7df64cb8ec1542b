/** Signing in and out, and who may do what, as react-admin asks for it. */
import type { AuthProvider } from 'react-admin';
import { Login } from '../../schemas/auth.ts';
import { ApiError } from '../client/apiError.ts';
import { mayUse, permissionOf } from './access.ts';
import { displayName } from './identity.ts';
import type { Services } from './services.ts';
import { loadSession, viewerOf } from './sessionQueries.ts';
import { signOut } from './signOut.ts';

/**
 * The auth provider. Going to the sign-in page is the dashboard route's own doing whenever the stored sign-in ends, so
 * nothing here redirects; 402 and 403 are answers to show and never a reason to sign anybody out.
 */
export function createAuthProvider(services: Services): AuthProvider {
  const { client, auth, queryClient, queries } = services;
  const session = () => loadSession(queryClient, queries);
  return {
    async login(credentials: unknown) {
      auth.save(await client.call('login', { body: Login.parse(credentials) }));
      return { redirectTo: false };
    },
    async logout() {
      await signOut(services);
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
