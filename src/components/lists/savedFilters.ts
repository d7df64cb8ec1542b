/** Operations on saved filters; plain rules, no React. */
import type { FilteredList, Preferences, SavedFilter } from '../../../schemas/preferences.ts';
import type { PreferencesChange } from './usePreferences.ts';

export type Filter = SavedFilter['filter'];

/** The kept form of values from the address bar or an input: texts and lists of them, nothing empty. */
export function filterOf(values: Readonly<Record<string, unknown>>): Filter {
  const entries = Object.entries(values).map(([key, value]): [string, string | string[]] => [
    key,
    Array.isArray(value) ? value.map(String) : String(value ?? ''),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0));
}

/** The same for filters that find the same, however they were put together. */
const signature = (filter: Filter): string =>
  JSON.stringify(
    Object.entries(filter)
      .map(([key, value]) => [key, [value].flat().sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether two filters find the same. */
export const isSameFilter = (a: Filter, b: Filter): boolean => signature(a) === signature(b);

/** Whether a name is another filter's already, however it is written. */
export const isTaken = (saved: readonly SavedFilter[], name: string, own?: string): boolean =>
  saved.some((one) => one.name !== own && one.name.toLowerCase() === name.trim().toLowerCase());

const changed =
  (list: FilteredList, change: (saved: Preferences['savedFilters'][FilteredList]) => SavedFilter[]) =>
  (kept: Preferences): Preferences => ({
    ...kept,
    savedFilters: { ...kept.savedFilters, [list]: change(kept.savedFilters[list]) },
  });

/** Keeps a filter, at a place or behind the others; one of the same name gives way. */
export const saving = (
  list: FilteredList,
  filter: SavedFilter,
  place = Number.POSITIVE_INFINITY,
): PreferencesChange =>
  changed(list, (saved) => saved.filter(({ name }) => name !== filter.name).toSpliced(place, 0, filter));

export const renaming = (list: FilteredList, from: string, to: string): PreferencesChange =>
  changed(list, (saved) => saved.map((one) => (one.name === from ? { ...one, name: to.trim() } : one)));

export const deleting = (list: FilteredList, name: string): PreferencesChange =>
  changed(list, (saved) => saved.filter((one) => one.name !== name));
