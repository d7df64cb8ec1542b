/** The overlap of a resume and a posting. Length plays no part, so adding to a resume never lowers its score. */

import { placeIn } from '../profile/layout.ts';
import { claimIn, type Profile, placeOf } from '../profile/openProfile.ts';
import type { JobTerms } from './jobTerms.ts';
import type { WeighedPair, WeighedTerm } from './weighed.ts';

export interface Overlap {
  /** The posting's distinctive words, saturated as in BM25. */
  words: number;
  /** The same in the descriptions of positions, older ones counting less. */
  workWords: number;
  /** The dozen most distinctive of them. */
  strongestWords: number;
  /** The four most distinctive, if they occur at all. */
  rarestWords: number;
  /** The posting's pairs of words, side by side. */
  pairs: number;
  /** Whether the resume lacks every word the title insists on. */
  isMissing: boolean;
}

const k1 = 1.2;
const strongest = 12;
const rarest = 4;
/** How much a position counts, newest first. */
const ages = [1, 1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.36];
const oldest = 0.3;

/** 1 for a word that occurs once, at most 2.2. */
const saturated = (count: number) => (count * (1 + k1)) / (count + k1);

const isTitled = ({ titles }: Profile, hash: number) => titles.some(({ terms }) => terms.includes(hash));

/** How often a term is claimed, in all and in positions. Reused, because counting millions of pairs must not allocate. */
class Counter {
  all = 0;
  work = 0;
  readonly #profile: Profile;
  constructor(profile: Profile) {
    this.#profile = profile;
  }

  count(hash: number): void {
    const { terms, termStarts, termPlaces, titles } = this.#profile;
    this.all = 0;
    this.work = 0;
    const index = placeIn(terms, hash);
    if (index < 0) return;
    const end = termStarts[index + 1] ?? 0;
    for (let i = termStarts[index] ?? 0; i < end; i += 1) {
      const entry = termPlaces[i] ?? 0;
      const claim = claimIn(entry);
      if (claim === 0) continue;
      this.all += claim;
      const at = placeOf(entry);
      for (let place = 0; place < titles.length; place += 1) {
        const title = titles[place];
        if (!title || at < title.from || at >= title.to) continue;
        this.work += claim * (ages[place] ?? oldest);
        break;
      }
    }
  }
}

const isMissing = (profile: Profile, insisted: readonly number[], counter: Counter): boolean =>
  insisted.length > 0 &&
  insisted.every((hash) => {
    counter.count(hash);
    return counter.all === 0 && !isTitled(profile, hash);
  });

function isSaid({ terms, termStarts, termPlaces }: Profile, { first, second }: WeighedPair): boolean {
  const before = placeIn(terms, first);
  const behind = before < 0 ? -1 : placeIn(terms, second);
  if (behind < 0) return false;
  const end = termStarts[before + 1] ?? 0;
  const endBehind = termStarts[behind + 1] ?? 0;
  for (let i = termStarts[before] ?? 0; i < end; i += 1) {
    const entry = termPlaces[i] ?? 0;
    if (claimIn(entry) === 0) continue;
    const next = placeOf(entry) + 1;
    for (let j = termStarts[behind] ?? 0; j < endBehind; j += 1)
      if (placeOf(termPlaces[j] ?? 0) === next) return true;
  }
  return false;
}

const share = (got: number, total: number) => (total > 0 ? Math.min(1, got / total) : 0);

/** Compares a posting's words with a resume's, each share from 0 to 1. */
export function overlapOf({ words, pairs, insisted }: JobTerms, profile: Profile): Overlap {
  const counter = new Counter(profile);
  let total = 0;
  let totalStrongest = 0;
  let totalRarest = 0;
  let said = 0;
  let done = 0;
  let strong = 0;
  let rare = 0;
  for (let i = 0; i < words.length; i += 1) {
    const { hash, weight } = words[i] as WeighedTerm;
    counter.count(hash);
    const worth = weight * saturated(counter.all);
    total += weight;
    said += worth;
    done += weight * saturated(counter.work);
    if (i < strongest) {
      totalStrongest += weight;
      strong += worth;
    }
    if (i < rarest) {
      totalRarest += weight;
      if (counter.all > 0) rare += weight;
    }
  }
  let paired = 0;
  for (const pair of pairs) if (isSaid(profile, pair)) paired += pair.weight;
  return {
    words: share(said, total),
    workWords: share(done, total),
    strongestWords: share(strong, totalStrongest),
    rarestWords: share(rare, totalRarest),
    isMissing: isMissing(profile, insisted, counter),
    pairs: paired,
  };
}
