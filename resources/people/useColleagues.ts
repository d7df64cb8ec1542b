import { useQuery } from '@tanstack/react-query';
import type { Colleague } from '../../schemas/person.ts';
import { useServices } from '../../src/session/session.tsx';

const none: readonly Colleague[] = [];

/** Those who may be named in a note; none until they are known. */
export function useColleagues(): readonly Colleague[] {
  const { client } = useServices();
  const { data = none } = useQuery({
    queryKey: ['people', 'colleagues'],
    queryFn: ({ signal }) => client.call('colleagues', { signal }),
  });
  return data;
}
