/** What a title asks for besides the occupation: a coach's sport, a teacher's language, a loan officer's kind of loan. */
import { commonTerms, rankTerms } from './lexicon/commonTerms.ts';
import { type PoolStatistics, rarity } from './pool.ts';
import type { Clause } from './posting.ts';
import { termHash } from './profile/hash.ts';
import { isSilent } from './profile/silent.ts';
import { isForeignLanguage } from './reading/languages.ts';
import { termsOf } from './tokens.ts';
import { occupationName, occupationsOfTitle } from './vocabulary/occupations.ts';
import { peakOf } from './vocabulary/wordOccupations.ts';
import type { WeighedTerm } from './weighed.ts';

const most = 4;
/** Lighter words say little about the work: people in every occupation use them. */
const lightest = 5;
/** Rarer words are a company's jargon. */
const mostRarity = 5;
/** The peak of a word that belongs to one occupation alone, and the factor left for a word of none. */
const fullPeak = 0.3;
const plain = 0.4;

/** A word the posting repeats this often, and that is this typical of few occupations, is insisted on. */
const insisted = { times: 3, peak: 0.3 };
/** Left out, because one text abbreviates and another spells out. */
const acronym = /(?<![\p{L}\p{N}])\p{Lu}{2,5}s?(?![\p{L}\p{N}])/gu;

export interface Demands {
  /** Heaviest first; weights add up to 1. Empty if the title is just its occupation's name. */
  asked: WeighedTerm[];
  /** Hashes of words of which a fitting resume has at least one: a Spanish teacher's says "Spanish" somewhere. */
  insisted: number[];
}

/** What a posting's title asks for besides the occupation. */
export function demandsOf(title: string, clauses: readonly Clause[], pool: PoolStatistics): Demands {
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
  const weighed = [...new Set(termsOf(title))]
    .filter((term) => term.length > 1 && !/^\d/.test(term) && !own.has(term))
    .filter((term) => !commonTerms.has(term) && !rankTerms.has(term) && !isSilent(term))
    .map((term) => {
      const times = texts.filter((terms) => terms.has(term)).length;
      const peak = peakOf(term);
      const typical = plain + Math.min(1, peak / fullPeak);
      const telling = Math.min(mostRarity, rarity(pool, term)) ** 1.5;
      const isInsisted =
        times >= insisted.times && (peak >= insisted.peak || spoken.has(term)) && !short.has(term);
      return { term, isInsisted, weight: (1 + Math.log2(1 + times)) * telling * typical };
    })
    .filter(({ weight }) => weight >= lightest)
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, most);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return {
    asked: weighed.map(({ term, weight }) => ({ hash: termHash(term), weight: weight / total })),
    insisted: weighed.filter(({ isInsisted }) => isInsisted).map(({ term }) => termHash(term)),
  };
}
