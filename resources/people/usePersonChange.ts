import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PersonRecord } from '../../schemas/person.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import type { NewDecision, WaitingDecision } from '../../src/client/outbox.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { sendOrKeep } from '../common/waiting/sendOrKeep.ts';
import { useOutbox } from '../common/waiting/useOutbox.ts';
import { useShowWaiting } from '../common/waiting/useShowWaiting.ts';
import { personQuery, tagsQuery } from './personQuery.ts';

const Shown = PersonRecord.pick({ tags: true, myRating: true }).partial();

interface PersonChange {
  /** Shown at once. */
  shown: Partial<Pick<PersonRecord, 'tags' | 'myRating'>>;
  ask: (client: ApiClient) => Promise<PersonRecord>;
  /** The same call, for the outbox where the server cannot be reached. */
  decision: Pick<NewDecision, 'call' | 'args'>;
}

/**
 * Changes tags or one's rating of a person: it shows at once, and goes back with the reason where it is refused.
 *
 * @param person whose record it is
 */
export function usePersonChange({
  id: email,
  candidateName,
}: Pick<PersonRecord, 'id' | 'candidateName'>): (change: PersonChange) => void {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const { queryKey } = personQuery(client, email);
  const mutationKey = [...queryKey, 'change'];
  const showWaiting = ({ about, shown }: WaitingDecision) => {
    const { data } = Shown.safeParse(shown);
    if (data && about.includes(email))
      queryClient.setQueryData(queryKey, (record) => record && { ...record, ...data });
  };
  useShowWaiting('ratePerson', 'people', showWaiting);
  useShowWaiting('setPersonTags', 'people', showWaiting);
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: the tags are sent as a whole, and of two the later one must stand.
    scope: { id: mutationKey.join() },
    mutationFn: ({ ask, decision, shown }: PersonChange) =>
      sendOrKeep(outbox, { ...decision, about: [email], names: [candidateName], shown }, () => ask(client)),
    onMutate: async ({ shown }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (record) => record && { ...record, ...shown });
    },
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
    onSettled: (answer) => {
      if (outbox.hasToWait()) return;
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
