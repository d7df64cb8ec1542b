/** Keeps a tab in step when another one has gone to the account's other area. */
import type { Services } from '../session/services.ts';

/**
 * Asks who is signed in after the token has changed. Nothing known of one area is shown in the other.
 *
 * @param decideAgain lets the guards look at the page once more
 */
export async function followArea(
  { client, queryClient, queries }: Pick<Services, 'client' | 'queryClient' | 'queries'>,
  decideAgain: () => Promise<unknown>,
): Promise<void> {
  const { queryKey } = queries.currentUser();
  const before = queryClient.getQueryData(queryKey);
  if (!before) return;
  const now = await client.call('currentUser');
  if (now.role === before.role) return;
  queryClient.clear();
  queryClient.setQueryData(queryKey, now);
  await decideAgain();
}
