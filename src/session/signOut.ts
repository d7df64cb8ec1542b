import type { Services } from './services.ts';

/**
 * Ends the session: the server revokes the token, then it is forgotten here. A server that cannot be reached does not
 * keep anybody signed in.
 */
export async function signOut({ client, auth, queryClient }: Omit<Services, 'queries'>): Promise<void> {
  if (auth.isAuthenticated()) await client.call('logout').catch(() => undefined);
  // A token the server had refused already has said why; that stays.
  if (auth.isAuthenticated() || !auth.endedBecause()) auth.clear('signed-out');
  queryClient.clear();
}
