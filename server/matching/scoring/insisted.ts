/** The demand of a title beside the occupation: the sport of a coach, the language of a teacher, the loans of an officer. */

import type { Clause } from '../posting/posting.ts';
import { isSilent } from '../profile/silent.ts';
import { isForeignLanguage } from '../reading/languages.ts';
import { termHash } from '../text/hash.ts';
import { commonTerms, rankTerms } from '../vocabulary/commonTerms.ts';
import { occupationName, occupationsOfTitle } from '../vocabulary/occupations.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { peakOf } from '../vocabulary/wordOccupations.ts';
import { type PoolStatistics, rarity } from './pool.ts';

/** A word of the title that the posting comes back to so often has to be named. */
const times = 3;
/** It speaks so strongly of few occupations. */
const leastPeak = 0.3;
/** And not everyone writes it. */
const leastRarity = 1.2;
/** Written short in one text and in full in the other. */
const acronym = /(?<![\p{L}\p{N}])\p{Lu}{2,5}s?(?![\p{L}\p{N}])/gu;

/**
 * The words of a title without any of which nobody fits, as hashes: a Spanish teacher's resume says "Spanish" somewhere.
 * None where the title is its occupation's name.
 */
export function insistedOf(title: string, clauses: readonly Clause[], pool: PoolStatistics): number[] {
  const [occupation] = occupationsOfTitle(title, 1);
  const own = new Set(occupation ? termsOf(occupationName(occupation.id)) : []);
  const short = new Set((title.match(acronym) ?? []).flatMap(termsOf));
  const spoken = new Set(
    title
      .split(/[^\p{L}]+/u)
      .filter(isForeignLanguage)
      .flatMap(termsOf),
  );
  const texts = clauses.filter(({ kind }) => kind !== 'OTHER').map(({ text }) => new Set(termsOf(text)));
  return [...new Set(termsOf(title))]
    .filter((term) => term.length > 1 && !/^\d/.test(term) && !own.has(term) && !short.has(term))
    .filter((term) => !commonTerms.has(term) && !rankTerms.has(term) && !isSilent(term))
    .filter((term) => texts.filter((terms) => terms.has(term)).length >= times)
    .filter((term) => (spoken.has(term) || peakOf(term) >= leastPeak) && rarity(pool, term) >= leastRarity)
    .map(termHash);
}
