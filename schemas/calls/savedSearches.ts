/** Searches that candidates keep. */
import { z } from 'zod';
import { SavedSearch, SavedSearchChange, SavedSearchFields } from '../savedSearch.ts';
import { byId, type Call } from './call.ts';
import { listQuery } from './listQuery.ts';

export const savedSearchesCalls = {
  savedSearches: {
    method: 'GET',
    path: '/saved-searches',
    tag: 'jobs',
    may: 'saved-searches.list',
    summary: 'The searches that the candidate who asks has saved.',
    query: listQuery(['createdAt', 'name'], {}),
    answer: z.array(SavedSearch),
    list: 'searches',
    extension: true,
  },
  saveSearch: {
    method: 'POST',
    path: '/saved-searches',
    tag: 'jobs',
    may: 'saved-searches.edit',
    summary:
      'Save a search: an e-mail tells of new jobs that fit it, as the notice settings say; at most 20 of them.',
    refuses: ['DUPLICATE', 'ILLEGAL_MOVE'],
    body: SavedSearchFields,
    status: 201,
    answer: SavedSearch,
    extension: true,
  },
  changeSavedSearch: {
    method: 'PATCH',
    path: '/saved-searches/{id}',
    tag: 'jobs',
    may: 'saved-searches.edit',
    summary: 'Rename a saved search, pause it or let it go on; what comes while it is paused is never told.',
    refuses: ['DUPLICATE'],
    params: byId,
    body: SavedSearchChange,
    answer: SavedSearch,
    extension: true,
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/saved-searches/{id}',
    tag: 'jobs',
    may: 'saved-searches.edit',
    summary: 'Delete a saved search.',
    params: byId,
    extension: true,
  },
} as const satisfies Record<string, Call>;
