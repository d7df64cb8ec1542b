/** One candidate against one job. */
import type { Match } from '../../schemas/matching.ts';
import { affinityOf, overlapOf } from './affinity.ts';
import { type MatchJob, prepareJob } from './job.ts';
import type { PoolStatistics } from './pool.ts';
import { type MatchCandidate, prepareCandidate } from './prepare.ts';
import { scoreOf, summaryOf } from './score.ts';

/**
 * Matches a candidate with a job. Pure: the same input gives the same match; what is prepared for either is kept
 * with the objects themselves, so pass the same objects again when matching many.
 * @param pool statistics of the candidates the job is matched against, from `poolStatistics`.
 */
export function matchCandidate(job: MatchJob, candidate: MatchCandidate, pool: PoolStatistics): Match {
  const preparedJob = prepareJob(job, pool);
  const prepared = prepareCandidate(candidate);
  const criteria = preparedJob.criteria.map(({ criterion, judge }) => ({ ...criterion, ...judge(prepared) }));
  const affinity = affinityOf(preparedJob, prepared);
  const overlap = overlapOf(preparedJob, prepared, pool);
  const { score, band } = scoreOf(criteria, { affinity, overlap });
  return { score, band, criteria, summary: summaryOf(criteria), affinity, overlap };
}
