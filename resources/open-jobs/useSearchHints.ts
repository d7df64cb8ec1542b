import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { SearchHints } from '../../schemas/search.ts';
import { useServices } from '../../src/session/session.tsx';

const none: SearchHints = { meant: null, fewer: [], isPartly: false };

/** The search text of the surrounding list, and what to look for instead where it finds nothing as it is. */
export function useSearchHints(): SearchHints & { q: string } {
  const { client } = useServices();
  const { filterValues } = useListContext();
  const q = typeof filterValues.q === 'string' ? filterValues.q.trim() : '';
  const { data = none } = useQuery({
    queryKey: ['searchHints', q],
    queryFn: ({ signal }) => client.call('searchHints', { query: { q: q.slice(0, 100) }, signal }),
    enabled: q !== '',
    // Help with a search is worth no second try.
    retry: false,
    meta: { isAskedOnce: true },
  });
  return { q, ...data };
}
