import { useQueryClient } from '@tanstack/react-query';
import type { PublicJobSearch } from '../../schemas/publicJobSearch.ts';
import { useServices } from '../../src/session/session.tsx';
import { savedSearchesKey } from './savedQueries.ts';

/** Saves a search under a name; how old a job is says nothing of new ones. @throws ApiError */
export function useSaveSearch() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return async (name: string, { days: _, currency, pay, ...asked }: PublicJobSearch) => {
    const search = { ...asked, ...(pay !== undefined && { pay, currency }) };
    const saved = await client.call('saveSearch', { body: { name, search } });
    await queryClient.invalidateQueries({ queryKey: savedSearchesKey });
    return saved;
  };
}
