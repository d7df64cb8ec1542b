/** The user's recent choices from the search box; kept in the tab, for that person alone. */
import { z } from 'zod';
import { addresses } from '../../../../schemas/addresses.ts';
import type { SearchEntry } from './searchEntries.ts';

/** How many are kept. */
const most = 5;

const Entries = z.array(
  z.object({
    key: z.string(),
    kind: z.enum(['job', 'candidate', 'recruiter', 'application', 'page']),
    title: z.string(),
    detail: z.string().nullable(),
    // Places of the dashboard only, never another site.
    to: z.string().startsWith(addresses.dashboard),
  }),
);

type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (email: string) => `search-recent:${email}`;

/** The latest first; none for what cannot be read. */
export function recentChoices(storage: RecentStorage, email: string): SearchEntry[] {
  try {
    return Entries.safeParse(JSON.parse(storage.getItem(keyOf(email)) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Puts a choice in front. */
export function rememberChoice(storage: RecentStorage, email: string, entry: SearchEntry): void {
  const others = recentChoices(storage, email).filter(({ key }) => key !== entry.key);
  try {
    storage.setItem(keyOf(email), JSON.stringify([entry, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing still searches.
  }
}
