/** Query strings as the API reads them. */

/**
 * Writes a query: arrays as repeated keys without indexes, and nothing for what is undefined, null, '' or [].
 *
 * @example queryString({ status: ['OPEN', 'ON_HOLD'], q: '' }) // '?status=OPEN&status=ON_HOLD'
 */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
