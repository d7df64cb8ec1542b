/** Query strings of pages as react-admin writes them: plain texts, where the router's own default is JSON. */
import { type Query, queries } from '../../schemas/addresses.ts';

/** `?a=1&b=x` as an object of texts. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

/** The other way round; '' without any value. */
export function stringifySearch(search: Record<string, unknown>): string {
  const values = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(values.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** The query of a link to a page, by the table of addresses. */
export const queryOf = <P extends keyof typeof queries>(_page: P, query: Query<P>): string =>
  stringifySearch(query);

/** A value of the query as its page takes it; undefined for one that it does not know. */
function knownValue(kind: readonly string[] | 'text', value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return kind === 'text' ? value : kind.find((word) => word === value.toLowerCase());
}

/**
 * Reads the query of a page, for the route's `validateSearch`: by the table of addresses, because the router comes
 * before zod. What others put into the address stays there.
 */
export const searchOf =
  <P extends keyof typeof queries>(page: P) =>
  (search: Record<string, unknown>): Query<P> =>
    Object.fromEntries(
      Object.entries(queries[page]).map(([key, kind]) => [key, knownValue(kind, search[key])]),
    ) as Query<P>;
