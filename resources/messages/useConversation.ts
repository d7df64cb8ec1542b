import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Message, MessageSide } from '../../schemas/message.ts';
import { readListPage } from '../../src/client/listPage.ts';
import { useServices } from '../../src/session/session.tsx';
import { type Between, messagesKey, refreshOverview } from './messageQueries.ts';

/** How often an open conversation is asked for again, in milliseconds. */
const refreshMs = 15_000;

/** The messages of a thread, oldest first; earlier pages come when they are asked for. */
export function useConversation(between: Between) {
  const { client } = useServices();
  const { jobId, candidateEmail: email } = between;
  const query = useInfiniteQuery({
    queryKey: messagesKey(between),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after, signal }) => {
      const args = { params: { jobId, email }, query: { ...(after && { after }) }, signal };
      return readListPage<Message>(await client.request('messages', args));
    },
    getNextPageParam: ({ after }) => after,
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
  const messages = useMemo(
    () => query.data?.pages.flatMap((page) => page.data).toReversed() ?? [],
    [query.data],
  );
  return { ...query, messages };
}

/** Marks what the other side wrote as read, once it is on the screen. */
export function useMarkRead(between: Between, side: MessageSide, messages: readonly Message[]): void {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { jobId, candidateEmail: email } = between;
  const newest = messages.findLast(({ from }) => from !== side)?.id;
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (newest === undefined || marked.current === newest) return;
    marked.current = newest;
    client
      .call('markMessagesRead', { params: { jobId, email }, body: { messageId: newest } })
      .then(() => refreshOverview(queryClient))
      // They stay unread, and are marked when the conversation is opened again.
      .catch(() => {
        marked.current = undefined;
      });
  }, [client, queryClient, jobId, email, newest]);
}
