/** Searches that candidates keep. */
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { searchColumns, searchesOf, selectSearch } from './selectSearches.ts';
import { changeSearch, deleteSearch, saveSearch } from './writeSearch.ts';

export const savedSearchesCalls = ({ db, clock }: Services): Handlers => ({
  savedSearches: ({ query, caller }) =>
    listPage(searchesOf(db, caller.email), selectSearch, searchColumns, query),
  saveSearch: ({ body, caller }) => saveSearch(db, caller.email, body, clock()),
  changeSavedSearch: ({ params, body, caller }) => changeSearch(db, caller.email, params.id, body, clock()),
  async deleteSavedSearch({ params, caller }) {
    await deleteSearch(db, caller.email, params.id);
  },
});
