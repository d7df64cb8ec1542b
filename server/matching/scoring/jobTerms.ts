/** The words by which a posting is told from others. */

import type { Clause } from '../posting/posting.ts';
import { termHash } from '../text/hash.ts';
import { commonTerms } from '../vocabulary/commonTerms.ts';
import { isTradeTerm } from '../vocabulary/phrases.ts';
import { tokenise } from '../vocabulary/tokens.ts';
import { insistedOf } from './insisted.ts';
import { type PoolStatistics, rarity } from './pool.ts';
import type { WeighedPair, WeighedTerm } from './weighed.ts';

export interface JobTerms {
  /** Telling words, heaviest first; weights add up to 1. */
  words: WeighedTerm[];
  /** Telling pairs, heaviest first; weights add up to 1. */
  pairs: WeighedPair[];
  /** Hashes of the words without any of which nobody fits. */
  insisted: number[];
}

const wordCount = 40;
const pairCount = 25;
const titleWeight = 4;
const kindWeight = { REQUIREMENT: 1.5, DUTY: 1, OTHER: 0.15 };
const niceFactor = 0.6;
/** Rarer words are a company's jargon. */
const mostRarity = 5;
/** The weight of a word that is of no trade. */
const plainFactor = 0.3;
/** A word said again says less than before. */
const saturated = (weight: number) => weight / (weight + 2);

const isWord = (term: string | undefined): term is string =>
  term !== undefined && term.length > 1 && !commonTerms.has(term) && !/^\d+$/.test(term);

/** Weights that add up to 1, the heaviest of them. */
function heaviest<T extends { key: string; weight: number }>(all: T[], count: number): T[] {
  const kept = all
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
    .slice(0, count);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return kept.map((one) => ({ ...one, weight: one.weight / total }));
}

/** Every employer's sentence about equal treatment says nothing of the work. */
const isEqualOpportunity = (clause: string): boolean =>
  /\b(?:equal (?:employment )?opportunit|regardless of|without regard to|reasonable accommodation|all qualified applicants|(?:race|religion|gender|sex|national origin|disability|veteran status)(?:,| or) (?:color|sex|gender|religion|age|national origin|disability|sexual orientation|marital status))/i.test(
    clause,
  );

/** Reads the telling words of a posting: title, then what is asked for, then what is to be done. */
export function jobTermsOf(title: string, clauses: readonly Clause[], pool: PoolStatistics): JobTerms {
  const words = new Map<string, number>();
  const pairs = new Map<string, { terms: [string, string]; weight: number }>();
  const look = (text: string, weight: number) => {
    const { terms } = tokenise(text);
    terms.forEach((term, at) => {
      if (!isWord(term)) return;
      words.set(term, (words.get(term) ?? 0) + weight);
      const next = terms[at + 1];
      if (!isWord(next)) return;
      const key = `${term} ${next}`;
      const before = pairs.get(key)?.weight ?? 0;
      pairs.set(key, { terms: [term, next], weight: before + weight });
    });
    return terms;
  };
  const inTitle = new Set(look(title, titleWeight));
  for (const { text, kind, nice } of clauses)
    if (!isEqualOpportunity(text)) look(text, kindWeight[kind] * (nice ? niceFactor : 1));

  const worth = (term: string) =>
    Math.min(rarity(pool, term), mostRarity) * (isTradeTerm(term) || inTitle.has(term) ? 1 : plainFactor);
  return {
    words: heaviest(
      [...words].map(([key, weight]) => ({ key, weight: saturated(weight) * worth(key) })),
      wordCount,
    ).map(({ key, weight }) => ({ hash: termHash(key), weight })),
    pairs: heaviest(
      [...pairs].map(([key, { terms, weight }]) => ({
        key,
        terms,
        weight: saturated(weight) * (worth(terms[0]) + worth(terms[1])),
      })),
      pairCount,
    ).map(({ terms: [first, second], weight }) => ({
      first: termHash(first),
      second: termHash(second),
      weight,
    })),
    insisted: insistedOf(title, clauses, pool),
  };
}
