import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { NoticeSettings } from '../../schemas/notice.ts';
import { useServices } from '../../src/session/session.tsx';
import { settingsKey } from './noticeQueries.ts';

/** How the signed-in person wants to be told, and how that is changed. */
export function useNoticeSettings() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => client.call('noticeSettings', { signal }),
  });
  const change = useCallback(
    async (body: Partial<NoticeSettings>) => {
      queryClient.setQueryData(settingsKey, await client.call('updateNoticeSettings', { body }));
    },
    [client, queryClient],
  );
  return { settings: data, error, refetch, change };
}

/** Tells the server the browser's time zone, once, where it does not know it yet. */
export function useTellTimeZone(timeZone: string): void {
  const { settings, change } = useNoticeSettings();
  const isUnknown = settings !== undefined && settings.timeZone === null;
  useEffect(() => {
    // Without it mornings stay those of UTC, and the next visit tells it.
    if (isUnknown) void change({ timeZone }).catch(() => undefined);
  }, [isUnknown, change, timeZone]);
}
