/** The app's beliefs about the user follow the server's answers, also while a page is open. */
import type { Services } from '../session/services.ts';
import { shutOut } from '../session/sessionQueries.ts';

type Parts = Pick<Services, 'client' | 'queryClient' | 'queries'>;

/**
 * Looks again at the profile, or at the plan, once an answer says that it is not what it was. Only what is believed to
 * be in order is looked at again, and the guards decide again only for someone who turns out to be suspended: a page that
 * goes on asking starts nothing more.
 *
 * @param decideAnew makes the guards of the page that is open look again
 */
export function followStanding(
  { client, queryClient, queries }: Parts,
  decideAnew: () => Promise<unknown>,
): void {
  async function lookAtProfile() {
    const user = queryClient.getQueryData(queries.currentUser().queryKey);
    if (user?.role !== 'RECRUITER') return;
    const query = queries.profile(user);
    const before = queryClient.getQueryData(query.queryKey);
    if (!before || !('status' in before) || before.status !== 'ACTIVE') return;
    const now = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    if ('status' in now && now.status !== 'ACTIVE') await decideAnew();
  }

  async function lookAtPlan() {
    const { queryKey } = queries.activeSubscription();
    if (queryClient.getQueryData(queryKey)?.active) await queryClient.invalidateQueries({ queryKey });
  }

  client.onRefused(({ code }) => {
    const look = shutOut.has(code)
      ? lookAtProfile
      : code === 'SUBSCRIPTION_REQUIRED'
        ? lookAtPlan
        : undefined;
    // A check that fails now is made with the next refusal; the refused call says what it was.
    look?.().catch(() => undefined);
  });
}
