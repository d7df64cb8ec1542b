import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Store } from 'react-admin';
import { KeptLists } from '../../../schemas/keptLists.ts';
import type { Preferences } from '../../../schemas/preferences.ts';
import type { ApiClient } from '../../client/apiClient.ts';
import type { StoreOfChanges } from '../../components/lists/useKept.ts';
import { preferencesOf } from './preferencesOf.ts';

const lists = KeptLists.parse({});

/** The part of the preferences that is kept under a store's key; undefined for keys of others. */
function placeOf(key: string) {
  const [, part, list] = /^schemaAdmin\.(savedFilters|hiddenColumns)\.(\w+)$/.exec(key) ?? [];
  if (part !== 'savedFilters' && part !== 'hiddenColumns') return undefined;
  if (!list || !Object.hasOwn(lists[part], list)) return undefined;
  return { part, list } as const;
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

const read = (preferences: Preferences | undefined, { part, list }: Place): unknown =>
  preferences && new Map<string, unknown>(Object.entries(preferences[part])).get(list);

/** The preferences with a change at one place. @throws when it is nothing that can be kept there */
const changedAt =
  ({ part, list }: Place, change: (kept: unknown) => unknown) =>
  (kept: Preferences): Preferences => {
    const changed = { ...kept[part], [list]: change(read(kept, { part, list })) };
    return { ...kept, [part]: KeptLists.shape[part].parse(changed) };
  };

/**
 * A store that keeps saved filters and chosen columns in the account, so that they are there on every device, and all
 * else where `others` does. docs/decisions/kept-by-hand.md says why changes are handed on and not values.
 */
export function accountStore(
  others: Store,
  { client, queryClient }: { client: ApiClient; queryClient: QueryClient },
): StoreOfChanges {
  const { query, mutation } = preferencesOf({ client, queryClient });
  const known = () => queryClient.getQueryData(query.queryKey);
  const changes = new MutationObserver(queryClient, mutation);
  const changeAt = (place: Place, change: (kept: unknown) => unknown) =>
    // The mutation tells if it cannot be kept.
    void changes.mutate(changedAt(place, change)).catch(() => undefined);
  return {
    ...others,
    getItem<T>(key: string, whenNone?: T) {
      const place = placeOf(key);
      if (!place) return others.getItem(key, whenNone);
      return (read(known(), place) as T | undefined) ?? whenNone;
    },
    setItem(key, value) {
      const place = placeOf(key);
      if (place) changeAt(place, () => value);
      else others.setItem(key, value);
    },
    removeItem(key) {
      const place = placeOf(key);
      if (place) changeAt(place, () => undefined);
      else others.removeItem(key);
    },
    subscribe(key, callback) {
      const place = placeOf(key);
      if (!place) return others.subscribe(key, callback);
      return new QueryObserver(queryClient, query).subscribe(({ data }) => callback(read(data, place)));
    },
    isKnown: (key) => !placeOf(key) || known() !== undefined,
    changeItem(key, change) {
      const place = placeOf(key);
      if (place) changeAt(place, change);
      else others.setItem(key, change(others.getItem(key)));
    },
  };
}
