/** The company's domains. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../src/session/session.tsx';

const domainsKey = ['companyDomains'];

export function useDomains() {
  const { client } = useServices();
  return useQuery({
    queryKey: domainsKey,
    queryFn: ({ signal }) => client.call('companyDomains', { signal }),
  });
}

/** @returns what brings the domains up to date, and the profile that says which of them is shown */
export function useDomainsChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: domainsKey });
    await queryClient.invalidateQueries({ queryKey: ['profile'] });
  };
}
