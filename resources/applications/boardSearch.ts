/** What of the board stands in the address: `?tab=applications&application=…`. */

const key = 'application';

/** The id of the application whose panel is open; null when none is. */
export const readOpened = (search: string): string | null => new URLSearchParams(search).get(key);

/** The query with another panel open, or none; everything else in it stays. */
export function writeOpened(search: string, id: string | null): string {
  const params = new URLSearchParams(search);
  if (id === null) params.delete(key);
  else params.set(key, id);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
