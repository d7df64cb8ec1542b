/** Signing in and out, and who may do what: the one way, before the door as behind it, where react-admin asks for it. */
import type { AuthProvider } from 'react-admin';
import type { SignIn, StoredAuth } from '../../schemas/auth.ts';
import { ApiError, notLoaded } from '../client/apiError.ts';
import { mayUse, permissionOf, type Viewer } from './access.ts';
import { displayName } from './identity.ts';
import { loadSession, type SessionParts, viewerOf } from './sessionQueries.ts';

/** How someone signs in: by e-mail and password, or by the token a call answered that signs in as well. */
type Credentials = SignIn | StoredAuth;

export interface HiredayAuthProvider extends AuthProvider {
  /** @throws ApiError with what the server refuses */
  login(credentials: Credentials): Promise<{ redirectTo: false }>;
  /**
   * Ends the session: the server revokes the token, then it is forgotten here. A server that cannot be reached does not
   * keep anyone signed in.
   *
   * @param more `everywhere` ends it at every device. @throws ApiError when that cannot be done
   */
  logout(more?: { everywhere?: boolean }): Promise<false>;
  /** @throws Error when nobody is signed in */
  checkAuth(): Promise<void>;
  /** @throws ApiError when it cannot be found out */
  getPermissions(about?: unknown): Promise<Viewer>;
}

/** The body, by the call's own schema; it comes now, because the page before the door does without zod. */
async function loginBody(credentials: SignIn): Promise<SignIn> {
  const { SignIn: body } = await import('../../schemas/auth.ts').catch(() => {
    throw notLoaded();
  });
  return body.parse(credentials);
}

/**
 * The auth provider. Going to the sign-in page is the dashboard route's own doing whenever the stored sign-in ends, so
 * nothing here redirects; 402 and 403 are answers to show and never a reason to sign anyone out.
 */
export function createAuthProvider(parts: SessionParts): HiredayAuthProvider {
  const { client, auth, queryClient, queries } = parts;
  const session = () => loadSession(queryClient, queries);
  return {
    async login(credentials) {
      auth.save(
        'token' in credentials
          ? credentials
          : await client.call('login', { body: await loginBody(credentials) }),
      );
      return { redirectTo: false };
    },
    async logout({ everywhere = false } = {}) {
      if (everywhere) await client.call('logout', { query: { everywhere: 'true' } });
      const token = auth.token();
      // Forgotten here first: what a page that is still loading asks with a token that has ended is refused.
      // A token the server had refused already has said why; that stays.
      if (token || !auth.endedBecause()) auth.clear('signed-out');
      await queryClient.cancelQueries();
      queryClient.clear();
      if (token && !everywhere)
        await client.call('logout', { token, keepalive: true }).catch(() => undefined);
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
