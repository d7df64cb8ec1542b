/** What a resume and a posting both speak of. Lengths play no part, so that nothing added to a resume takes anything off. */
import type { JobTerms } from './jobTerms.ts';
import { claimIn, type Profile, placeOf } from './profile/openProfile.ts';
import type { WeighedPair, WeighedTerm } from './weighed.ts';

export interface Overlap {
  /** Of the posting's telling words, saturated like BM25. */
  words: number;
  /** The same in what was done in positions, older ones counting less. */
  workWords: number;
  /** Of the most telling dozen. */
  strongestWords: number;
  /** Of the few that decide, said at all. */
  rarestWords: number;
  /** Of the posting's pairs of words, said side by side. */
  pairs: number;
  /** Of what the title asks for beside the occupation: in titles held, in what was done, or only named. */
  demands: number;
}

const k1 = 1.2;
const strongest = 12;
const rarest = 4;
/** What a position counts by its place, newest first. */
const ages = [1, 1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.36];
const oldest = 0.3;

/** 1 for a word said once, at most 2.2. */
const saturated = (count: number) => (count * (1 + k1)) / (count + k1);

/** What a demand is worth by where it stands: named at all, in a title, and in what was done, the more the more often. */
const named = 0.2;
const inTitle = 0.4;
const often = 3;
/** Where a title asks for nothing beside the occupation. */
const undemanding = 0.4;

const titled = ({ titles }: Profile, hash: number): number => {
  const place = titles.findIndex(({ terms }) => terms.includes(hash));
  return place < 0 ? 0 : (ages[place] ?? oldest);
};

function demandsMet(profile: Profile, demands: readonly WeighedTerm[]): number {
  if (demands.length === 0) return undemanding;
  const counts = counted(profile, demands);
  return demands.reduce((sum, { hash, weight }, i) => {
    const { all = 0, work = 0 } = counts[i] ?? {};
    const worth = inTitle * titled(profile, hash) + work / (work + often) + (all > 0 ? named : 0);
    return sum + weight * Math.min(1, worth);
  }, 0);
}

/** How often each term is claimed, in all and in positions. */
function counted(profile: Profile, terms: readonly WeighedTerm[]): { all: number; work: number }[] {
  const spans = profile.titles
    .map(({ from, to }, place) => ({ from, to, age: ages[place] ?? oldest }))
    .filter(({ from }) => from >= 0);
  return terms.map(({ hash }) => {
    let all = 0;
    let work = 0;
    for (const entry of profile.placesOf(hash)) {
      const claim = claimIn(entry);
      if (claim === 0) continue;
      all += claim;
      const at = placeOf(entry);
      const span = spans.find(({ from, to }) => at >= from && at < to);
      if (span) work += claim * span.age;
    }
    return { all, work };
  });
}

const isSaid = (profile: Profile, { first, second }: WeighedPair): boolean => {
  const behind = profile.placesOf(second);
  return (
    behind.length > 0 &&
    profile
      .placesOf(first)
      .some((entry) => claimIn(entry) > 0 && behind.some((other) => placeOf(other) === placeOf(entry) + 1))
  );
};

/** Compares a posting's words with a resume's, each share from 0 to 1. */
export function overlapOf({ words, pairs, demands }: JobTerms, profile: Profile): Overlap {
  const counts = counted(profile, words);
  const share = (first: number, worth: (count: { all: number; work: number }) => number) => {
    let got = 0;
    let total = 0;
    words.slice(0, first).forEach(({ weight }, i) => {
      const count = counts[i];
      total += weight;
      if (count) got += weight * worth(count);
    });
    return total > 0 ? Math.min(1, got / total) : 0;
  };
  const all = ({ all: count }: { all: number }) => saturated(count);
  return {
    words: share(words.length, all),
    workWords: share(words.length, ({ work }) => saturated(work)),
    strongestWords: share(strongest, all),
    rarestWords: share(rarest, ({ all: count }) => (count > 0 ? 1 : 0)),
    demands: demandsMet(profile, demands),
    pairs: pairs.reduce((sum, pair) => sum + (isSaid(profile, pair) ? pair.weight : 0), 0),
  };
}
