import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonRecord } from '../../schemas/person.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { personQuery, tagsQuery } from './personQuery.ts';

interface PersonChange {
  /** Shown at once. */
  shown: Partial<Pick<PersonRecord, 'tags' | 'myRating'>>;
  ask: (client: ApiClient) => Promise<PersonRecord>;
}

/**
 * Changes tags or one's rating of a person: it shows at once, and goes back with the reason where it is refused.
 *
 * @param email whose record it is
 */
export function usePersonChange(email: string): (change: PersonChange) => void {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = personQuery(client, email);
  const mutationKey = [...queryKey, 'change'];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: the tags are sent as a whole, and of two the later one must stand.
    scope: { id: mutationKey.join() },
    mutationFn: ({ ask }: PersonChange) => ask(client),
    onMutate: async ({ shown }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (record) => record && { ...record, ...shown });
    },
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
    onSettled: (answer) => {
      // One that waits is not in the answer yet, and would be lost with the next tag.
      if (queryClient.isMutating({ mutationKey }) === 1) {
        if (answer) queryClient.setQueryData(queryKey, answer);
        else void queryClient.invalidateQueries({ queryKey });
      }
      void queryClient.invalidateQueries({ queryKey: ['people', 'getList'] });
      void queryClient.invalidateQueries(tagsQuery(client));
    },
  });
  return mutate;
}
