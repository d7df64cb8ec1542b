/** A job made ready for matching once. */
import type { Criterion } from '../../schemas/criteria.ts';
import type { Judge } from './criteria/judge.ts';
import { judgeOf } from './criteria/kinds.ts';
import { nearness } from './lexicon/all.ts';
import { commonTerms, rankTerms } from './lexicon/commonTerms.ts';
import { findPhrases, isTradeTerm } from './lexicon/phrases.ts';
import { occupationsOfTitle, settled } from './lexicon/titles.ts';
import { type PoolStatistics, rarity } from './pool.ts';
import { clausesOf } from './posting.ts';
import { tradeVectorOf, unit } from './prepare.ts';
import { termHash } from './profile/hash.ts';
import { isSilent } from './profile/silent.ts';
import { proposeCriteria } from './propose.ts';
import { tokenise } from './tokens.ts';

/** What matching needs of a job: plain data. */
export interface MatchJob {
  title: string;
  description: string;
  /** Empty: criteria are proposed from title and description. */
  criteria: Criterion[];
}

export interface PreparedJob {
  criteria: { criterion: Criterion; judge: Judge }[];
  /** Words of the title with their weights. */
  titleTerms: { hash: number; weight: number }[];
  occupations: { id: number; trade: number }[];
  tradeVector: Float64Array;
  /** The same with the neighbouring trades. */
  reach: Float64Array;
  /** Telling words of the posting, heaviest first; weights add up to 1. */
  keyTerms: { hash: number; weight: number }[];
  /** Mean of the lengths in the pool. */
  meanLength: number;
}

/** Lets each trade of a vector shine on its neighbours. */
const withNeighbours = (vector: Float64Array): Float64Array =>
  unit(
    vector.map((_, to) => {
      let sum = 0;
      for (let from = 0; from < vector.length; from += 1) {
        const value = vector[from] ?? 0;
        if (value > 0.02) sum += value * (from === to ? 1 : 0.6 * nearness(from, to));
      }
      return sum;
    }),
  );

const keyTermCount = 40;
const kindWeight = { REQUIREMENT: 1.5, DUTY: 1, OTHER: 0.25 };

const cache = new WeakMap<MatchJob, { pool: PoolStatistics; prepared: PreparedJob }>();

/** Prepares a job against a pool; asking again for the same two costs nothing. */
export function prepareJob(job: MatchJob, pool: PoolStatistics): PreparedJob {
  const known = cache.get(job);
  if (known?.pool === pool) return known.prepared;

  const weights = new Map<string, number>();
  const counts = new Map<number, { trades: number[]; count: number; words: number }>();
  const look = (text: string, weight: number) => {
    const { terms, starts, ends } = tokenise(text);
    for (const term of terms)
      if (!commonTerms.has(term) && !/^\d+$/.test(term) && term.length > 1)
        weights.set(term, (weights.get(term) ?? 0) + weight);
    const writtenAt = (at: number) => text.slice(starts[at], ends[at]);
    let covered = -1;
    findPhrases(terms, writtenAt, ({ phrase, at }) => {
      if (at < covered) return;
      covered = at + phrase.terms.length;
      const counted = counts.get(phrase.id) ?? {
        trades: phrase.trades,
        count: 0,
        words: phrase.terms.length,
      };
      counted.count += weight;
      counts.set(phrase.id, counted);
    });
    return terms;
  };
  const titleTerms = look(job.title, 4);
  for (const { text, kind } of clausesOf(job.description)) look(text, kindWeight[kind]);
  for (const counted of counts.values()) counted.count = Math.max(1, counted.count);

  const tradeVector = tradeVectorOf(counts);
  const occupations = occupationsOfTitle(job.title, tradeVector)
    .map((occupation) => settled(occupation, tradeVector))
    .map(({ id, trade }) => ({ id, trade }));
  for (const { trade } of occupations)
    tradeVector[trade] = (tradeVector[trade] ?? 0) + 0.6 / occupations.length;

  const inTitle = new Set(titleTerms);
  const weighed = [...weights]
    .filter(([term]) => (pool.documentFrequency.get(termHash(term)) ?? 0) > Math.min(1, pool.size / 100))
    .map(([term, weight]) => ({
      term,
      weight:
        (weight / (weight + 2)) *
        Math.min(rarity(pool, term), 4) *
        (isTradeTerm(term) || inTitle.has(term) ? 1 : 0.3),
    }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, keyTermCount);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;

  const criteria = job.criteria.length > 0 ? job.criteria : proposeCriteria(job);
  const prepared: PreparedJob = {
    criteria: criteria.map((criterion) => ({ criterion, judge: judgeOf(criterion.name) })),
    titleTerms: [...new Set(titleTerms.filter((term) => !isSilent(term)))].map((term) => ({
      hash: termHash(term),
      weight: (rankTerms.has(term) || commonTerms.has(term) ? 0.15 : 1) * (0.5 + rarity(pool, term) / 5),
    })),
    occupations,
    tradeVector: unit(tradeVector),
    reach: withNeighbours(unit(tradeVector)),
    keyTerms: weighed.map(({ term, weight }) => ({ hash: termHash(term), weight: weight / total })),
    meanLength: pool.meanLength,
  };
  cache.set(job, { pool, prepared });
  return prepared;
}
