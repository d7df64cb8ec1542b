/** Where a profile belongs, for a first selection. */
import { share } from './layout.ts';
import type { Profile } from './openProfile.ts';

/** How surely a title has to mean an occupation to count, and how near a word's has to come to the strongest. */
const leastSure = 0.4;
const leastShare = 0.4;

/** Occupations of the titles held and those the words are most typical of, without repeats. */
export function occupationsIn({ titles, occupations }: Profile): number[] {
  const found = new Set<number>();
  const strongest = share.amount(occupations[0] ?? 0);
  for (const packed of occupations)
    if (share.amount(packed) >= leastShare * strongest) found.add(share.id(packed));
  for (const { means } of titles)
    for (const packed of means) if (share.amount(packed) >= leastSure) found.add(share.id(packed));
  return [...found];
}
