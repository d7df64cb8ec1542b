/** One value in the query of a page's address, whatever else stands there. */

export const searchParam = (search: string, key: string): string | null =>
  new URLSearchParams(search).get(key);

/** The query with another value, or without one; the rest stays. '' for an empty query. */
export function withSearchParam(search: string, key: string, value: string | null): string {
  const params = new URLSearchParams(search);
  if (value === null) params.delete(key);
  else params.set(key, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
