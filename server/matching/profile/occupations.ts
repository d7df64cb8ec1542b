/** Where a profile belongs, for a first selection. */
import { share } from './layout.ts';
import type { Profile } from './openProfile.ts';

/** Titles count that mean an occupation this surely, and words from this share of the strongest on. */
const leastSure = 0.4;
const leastShare = 0.4;

/** Occupations of the titles held, and those the words are most typical of, each once. */
export function occupationsIn({ titles, occupations }: Profile): number[] {
  const found = new Set<number>();
  const strongest = share.amount(occupations[0] ?? 0);
  for (const packed of occupations)
    if (share.amount(packed) >= leastShare * strongest) found.add(share.id(packed));
  for (const { means } of titles)
    for (const packed of means) if (share.amount(packed) >= leastSure) found.add(share.id(packed));
  return [...found];
}
