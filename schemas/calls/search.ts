/** The search box. */
import { z } from 'zod';
import { SearchHints, SearchHit, SearchQuery } from '../search.ts';
import type { Call } from './call.ts';

export const searchCalls = {
  search: {
    method: 'GET',
    path: '/search',
    tag: 'search',
    may: 'search.use',
    limit: 'search',
    summary: 'A few jobs and people by their names, among those one may see.',
    query: SearchQuery,
    answer: z.array(SearchHit),
    extension: true,
  },
  searchHints: {
    method: 'GET',
    path: '/search/hints',
    tag: 'search',
    may: 'search.use',
    limit: 'search',
    summary: 'What to look for instead where a search of jobs finds none: another spelling, a word less.',
    query: SearchQuery,
    answer: SearchHints,
    extension: true,
  },
} as const satisfies Record<string, Call>;
