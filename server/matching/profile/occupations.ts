/** Where a profile belongs, for a first selection. */
import type { Profile } from './openProfile.ts';

/** Trades the words are typical of count from this share of the strongest one on. */
const leastShare = 0.5;

/** Trades of the titles held, and those the words are most typical of, each once. */
export function occupationsIn({ titles, trades }: Profile): number[] {
  const found = new Set(titles.flatMap(({ occupations }) => occupations.map(({ trade }) => trade)));
  let strongest = 0;
  for (let i = 1; i < trades.length; i += 2) strongest = Math.max(strongest, trades[i] ?? 0);
  for (let i = 0; i < trades.length; i += 2)
    if ((trades[i + 1] ?? 0) >= leastShare * strongest) found.add(trades[i] ?? 0);
  return [...found];
}
