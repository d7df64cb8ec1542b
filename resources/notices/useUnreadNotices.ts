import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../src/session/session.tsx';
import { noticesKey } from './noticeQueries.ts';

/** How often the count is asked for again, in milliseconds. */
const refreshMs = 60_000;

/** How many notices are not read yet; kept up to date while the page is open. */
export function useUnreadNotices(): number {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: [...noticesKey, 'unread'],
    queryFn: ({ signal }) => client.call('unreadNotices', { signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
  return data?.unreadCount ?? 0;
}
