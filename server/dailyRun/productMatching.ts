/** The product's matching, as the daily run asks for it. */
import type { MatchJob } from '../matching/job.ts';
import { matchCandidate } from '../matching/match.ts';
import { type PoolStatistics, poolStatistics } from '../matching/pool.ts';
import type { MatchCandidate } from '../matching/prepare.ts';
import { profileOf } from '../matching/profile/profile.ts';
import { explainPool } from '../matching/rank.ts';
import { toMatchCandidate } from '../profiles/matchColumns.ts';
import type { Matching } from './matching.ts';

interface ReadyJob {
  job: MatchJob;
  pool: PoolStatistics;
}

/** Statistics of two parts of a pool as those of both. */
function merge(one: PoolStatistics, other: PoolStatistics): PoolStatistics {
  const documentFrequency = new Map(one.documentFrequency);
  for (const [term, count] of other.documentFrequency) {
    documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + count);
  }
  return { size: one.size + other.size, documentFrequency };
}

export const productMatching: Matching<ReadyJob, MatchCandidate, PoolStatistics> = {
  prepareCandidate(row) {
    const candidate = toMatchCandidate(row);
    // What is prepared is kept with the object itself.
    profileOf(candidate);
    return candidate;
  },
  count(before, candidates) {
    const counted = poolStatistics(candidates.map(profileOf));
    return before ? merge(before, counted) : counted;
  },
  prepareJob: ({ title, description, criteria }, pool) => ({ job: { title, description, criteria }, pool }),
  match: ({ job, pool }, candidate) => matchCandidate(job, candidate, pool),
  explain: explainPool,
};
