import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PersonRecord } from '../../schemas/person.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { personQuery, tagsQuery } from './personQuery.ts';

/** Changes that are shown at once. */
type Shown = Partial<Pick<PersonRecord, 'tags' | 'myRating'>>;

/**
 * Changes tags or one's rating of a person: it shows at once, and goes back with the reason where it is refused.
 *
 * @param email whose record it is
 */
export function usePersonChange(
  email: string,
): (shown: Shown, ask: (client: ApiClient) => Promise<PersonRecord>) => Promise<void> {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    async (shown, ask) => {
      const { queryKey } = personQuery(client, email);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (record) => record && { ...record, ...shown });
      try {
        queryClient.setQueryData(queryKey, await ask(client));
      } catch (error) {
        notify(sentenceOf(error), { kind: 'error' });
        await queryClient.invalidateQueries({ queryKey });
      }
      await queryClient.invalidateQueries({ queryKey: ['people', 'getList'] });
      await queryClient.invalidateQueries(tagsQuery(client));
    },
    [client, queryClient, email],
  );
}
