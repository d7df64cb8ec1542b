import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PeopleBasisSettings } from '../../schemas/peopleBasis.ts';
import { useServices } from '../../src/session/session.tsx';

export const groundKey = ['people-basis'];

/** The legal basis on which the company keeps people whom it imports or adds. */
export function useGround(): UseQueryResult<PeopleBasisSettings> {
  const { client } = useServices();
  return useQuery({ queryKey: groundKey, queryFn: ({ signal }) => client.call('peopleBasis', { signal }) });
}
