/** Decisions about picks as the page shows them. */
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { giveUpAsking, patchPick, queueKey } from '../../resources/daily-candidates/decide/pickCache.ts';
import { createQueryClient } from '../../src/client/queryClient.ts';

interface QueuePage {
  data: { id: string; status: string }[];
  after?: string;
}

test('a decision made while the next page of the queue is on its way stays, and the page comes', async () => {
  const queryClient = createQueryClient();
  const answers: (() => void)[] = [];
  const queue = new InfiniteQueryObserver(queryClient, {
    queryKey: queueKey,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<QueuePage> => {
      const isFirst = pageParam === '';
      if (!isFirst) await new Promise<void>((resolve) => answers.push(resolve));
      signal.throwIfAborted();
      return { data: [{ id: isFirst ? 'ana' : 'ben', status: 'NEW' }], ...(isFirst && { after: 'ana' }) };
    },
    getNextPageParam: ({ after }: QueuePage) => after,
  });
  const stop = queue.subscribe(() => {});
  await queue.refetch();
  const next = queue.fetchNextPage();
  await expect.poll(() => answers.length).toBe(1);

  expect(giveUpAsking(queryClient)).toBe(true);
  patchPick(queryClient, 'ana', { status: 'SAVED', reasons: [], snoozedUntil: null });
  answers[0]?.();
  await next;
  const again = queue.fetchNextPage();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await again;

  const shown = queue.getCurrentResult().data?.pages.flatMap(({ data }) => data);
  expect(shown?.map(({ id, status }) => [id, status])).toEqual([
    ['ana', 'SAVED'],
    ['ben', 'NEW'],
  ]);
  stop();
});
