/** A job made ready for matching once. */
import type { Criterion } from '../../schemas/criteria.ts';
import type { Judge } from './criteria/judge.ts';
import { judgeOf } from './criteria/kinds.ts';
import { type Reach, reachOfPosting } from './jobOccupations.ts';
import { type JobTerms, jobTermsOf } from './jobTerms.ts';
import { levelOf } from './levels.ts';
import { commonTerms, rankTerms } from './lexicon/commonTerms.ts';
import { findPhrases } from './lexicon/phrases.ts';
import { occupationsOfTitle, settled } from './lexicon/titles.ts';
import { type PoolStatistics, rarity } from './pool.ts';
import { clausesOf } from './posting.ts';
import { tradeVectorOf, unit } from './prepare.ts';
import { termHash } from './profile/hash.ts';
import { isSilent } from './profile/silent.ts';
import { proposeCriteria } from './propose.ts';
import type { ScoreRules } from './score.ts';
import { tokenise } from './tokens.ts';
import { shippedWeights } from './weights.ts';

/** What matching needs of a job: plain data. */
export interface MatchJob {
  title: string;
  description: string;
  /** Empty: criteria are proposed from title and description. */
  criteria: Criterion[];
  /** Whether the criteria given are proposals that no recruiter has made their own. */
  areProposed?: boolean;
}

export interface PreparedJob extends ScoreRules {
  criteria: { criterion: Criterion; judge: Judge }[];
  /** Words of the title with their weights. */
  titleTerms: { hash: number; weight: number }[];
  occupations: { id: number; trade: number }[];
  tradeVector: Float64Array;
  /** How near each occupation is. */
  reach: Reach;
  /** How high the job stands, as `levelOf` gives it. */
  level: number;
  /** Words by which the posting is told from others. */
  telling: JobTerms;
}

const kindWeight = { REQUIREMENT: 1.5, DUTY: 1, OTHER: 0.25 };

const cache = new WeakMap<MatchJob, { pool: PoolStatistics; prepared: PreparedJob }>();

/** Prepares a job against a pool; asking again for the same two costs nothing. */
export function prepareJob(job: MatchJob, pool: PoolStatistics): PreparedJob {
  const known = cache.get(job);
  if (known?.pool === pool) return known.prepared;

  const counts = new Map<number, { trades: readonly number[]; count: number; words: number }>();
  const look = (text: string, weight: number) => {
    const { terms, starts, ends } = tokenise(text);
    const writtenAt = (at: number) => text.slice(starts[at], ends[at]);
    let covered = -1;
    findPhrases(terms, writtenAt, ({ phrase, at }) => {
      if (at < covered) return;
      covered = at + phrase.terms.length;
      const counted = counts.get(phrase.id) ?? {
        trades: phrase.fields,
        count: 0,
        words: phrase.terms.length,
      };
      counted.count += weight;
      counts.set(phrase.id, counted);
    });
    return terms;
  };
  const titleTerms = look(job.title, 4);
  const clauses = clausesOf(job.description);
  for (const { text, kind } of clauses) look(text, kindWeight[kind]);
  for (const counted of counts.values()) counted.count = Math.max(1, counted.count);

  const tradeVector = tradeVectorOf(counts);
  const occupations = occupationsOfTitle(job.title, tradeVector)
    .map((occupation) => settled(occupation, tradeVector))
    .map(({ id, trade }) => ({ id, trade }));
  for (const { trade } of occupations)
    tradeVector[trade] = (tradeVector[trade] ?? 0) + 0.6 / occupations.length;

  const criteria = job.criteria.length > 0 ? job.criteria : proposeCriteria(job);
  const prepared: PreparedJob = {
    criteria: criteria.map((criterion) => ({ criterion, judge: judgeOf(criterion.name) })),
    titleTerms: [...new Set(titleTerms.filter((term) => !isSilent(term)))].map((term) => ({
      hash: termHash(term),
      weight: (rankTerms.has(term) || commonTerms.has(term) ? 0.15 : 1) * (0.5 + rarity(pool, term) / 5),
    })),
    occupations,
    tradeVector: unit(tradeVector),
    reach: reachOfPosting(job),
    level: levelOf(titleTerms.map(termHash)),
    telling: jobTermsOf(job.title, clauses, pool),
    weights: pool.weights ?? shippedWeights,
    isChosen: job.criteria.length > 0 && !job.areProposed,
  };
  cache.set(job, { pool, prepared });
  return prepared;
}
