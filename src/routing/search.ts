/** Query strings of pages as react-admin writes them: plain texts, where the router's own default is JSON. */

/** `?a=1&b=x` as an object of texts. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

/** The other way round; '' without any value. */
export function stringifySearch(search: Record<string, unknown>): string {
  const values = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(values.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
