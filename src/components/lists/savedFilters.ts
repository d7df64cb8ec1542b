/** Operations on saved filters; plain rules, no React. */

/** The most filters kept for a list, and the longest name one can have. */
export const savedFiltersMost = 20;
export const filterNameMost = 60;

/** Values of a list's filters and search by their names in its query. */
export type Filter = Readonly<Record<string, string | string[]>>;

/** Filters and search of a list under a name. */
export interface SavedFilter {
  name: string;
  filter: Filter;
}

export type SavedFiltersChange = (saved: readonly SavedFilter[]) => readonly SavedFilter[];

const isSavedFilter = (kept: unknown): kept is SavedFilter =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'filter' in kept &&
  typeof kept.filter === 'object' &&
  kept.filter !== null;

/** The filters of a list as they are kept; none of what is not one. */
export const readSavedFilters = (kept: unknown): readonly SavedFilter[] =>
  Array.isArray(kept) ? kept.filter(isSavedFilter) : [];

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

/** Keeps a filter, at a place or behind the others; one of the same name gives way. */
export const saving =
  (filter: SavedFilter, place = Number.POSITIVE_INFINITY): SavedFiltersChange =>
  (saved) =>
    saved.filter(({ name }) => name !== filter.name).toSpliced(place, 0, filter);

export const renaming =
  (from: string, to: string): SavedFiltersChange =>
  (saved) =>
    saved.map((one) => (one.name === from ? { ...one, name: to.trim() } : one));

export const deleting =
  (name: string): SavedFiltersChange =>
  (saved) =>
    saved.filter((one) => one.name !== name);
