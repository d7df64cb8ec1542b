import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { SearchHints } from '../../schemas/search.ts';
import type { HiredayDataProvider } from '../../src/client/dataProvider.ts';

const none: SearchHints = { meant: null, fewer: [] };

/** The search text of the surrounding list, and what to look for instead where it finds nothing as it is. */
export function useSearchHints(): SearchHints & { q: string } {
  const dataProvider = useDataProvider<HiredayDataProvider>();
  const { filterValues } = useListContext();
  const q = typeof filterValues.q === 'string' ? filterValues.q.trim() : '';
  const { data = none } = useQuery({
    queryKey: ['searchHints', q],
    queryFn: ({ signal }) => dataProvider.searchHints({ query: { q: q.slice(0, 100) }, signal }),
    enabled: q !== '',
    // Help with a search is worth no second try.
    retry: false,
    meta: { isAskedOnce: true },
  });
  return { q, ...data };
}
