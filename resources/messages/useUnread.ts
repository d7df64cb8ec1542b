import { useQuery } from '@tanstack/react-query';
import { mayUse, type Viewer } from '../../src/session/access.ts';
import { useServices } from '../../src/session/session.tsx';
import { overviewKey } from './messageQueries.ts';

/** How often the count is asked for again, in milliseconds. */
const refreshMs = 60_000;

/** How many messages to the viewer are not read yet; 0 for those nobody writes to. */
export function useUnread(viewer: Viewer): number {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: [...overviewKey, 'unread'],
    queryFn: ({ signal }) => client.call('unreadMessages', { signal }),
    enabled: mayUse('messages.write', viewer),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
  return data?.unreadCount ?? 0;
}
