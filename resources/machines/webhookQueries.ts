/** Webhooks as their screens ask for them. */
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery } from '../../schemas/webhook.ts';
import { useServices } from '../../src/session/session.tsx';

const webhooksKey = ['webhooks'];
const logKey = (id: string) => [...webhooksKey, id, 'deliveries'];

const perPage = 25;

export function useWebhooks() {
  const { client } = useServices();
  return useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => client.call('webhooks', { signal }),
    refetchOnMount: 'always',
  });
}

/** Asks again for the webhooks and their logs. */
export function useRefreshWebhooks() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: webhooksKey });
}

/** The log of a webhook, page by page. */
export function useDeliveries(id: string) {
  const { client } = useServices();
  const { data, ...query } = useInfiniteQuery({
    queryKey: logKey(id),
    queryFn: ({ signal, pageParam }) =>
      client.call('webhookDeliveries', { params: { id }, query: { page: pageParam, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < perPage ? undefined : pages.length + 1),
    refetchOnMount: 'always',
  });
  return { ...query, deliveries: data?.pages.flat() };
}

/** Sends a delivery once more, and shows at once that it waits. */
export function useReplay(webhookId: string) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return async ({ id: deliveryId }: WebhookDelivery) => {
    const now = await client.call('replayWebhookDelivery', { params: { id: webhookId, deliveryId } });
    queryClient.setQueryData<InfiniteData<WebhookDelivery[]>>(
      logKey(webhookId),
      (log) =>
        log && {
          ...log,
          pages: log.pages.map((page) => page.map((one) => (one.id === deliveryId ? now : one))),
        },
    );
  };
}
