/** One candidate against many jobs, with what was made ready for jobs kept between candidates. */

import { profileOf } from '../../matching/profile/profile.ts';
import type { MatchJob } from '../../matching/scoring/job.ts';
import { matchCandidate } from '../../matching/scoring/match.ts';
import { type PoolStatistics, poolStatistics } from '../../matching/scoring/pool.ts';
import { toMatchCandidate } from '../../ranking/profiles/matchColumns.ts';
import type { FitJob, MatchJobs } from '../../services/matchJobs.ts';

/** Jobs kept ready, about 20 kB each. */
const maxJobs = 2000;
/** How long a sample is good for. */
const sampleMs = 60 * 60 * 1000;

/** Makes a matcher that does its work where it is called. */
export function createMatchJobs(now: () => number = Date.now): MatchJobs {
  const kept = new Map<string, { updatedAt: string; job: MatchJob }>();
  let pool: { statistics: PoolStatistics; until: number } | undefined;

  function keptJob({ id, updatedAt, title, description, criteria, areProposed }: FitJob): MatchJob {
    const before = kept.get(id);
    const entry =
      before?.updatedAt === updatedAt
        ? before
        : { updatedAt, job: { title, description, criteria, areProposed } };
    // Taken out and put back: the first are those that were not asked for longest.
    kept.delete(id);
    kept.set(id, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxJobs && oldest !== undefined) kept.delete(oldest);
    return entry.job;
  }

  return async ({ candidate, jobs, sample, weights }) => {
    if (sample) {
      const people = sample.map((row) => profileOf(toMatchCandidate(row)));
      const statistics = poolStatistics(people);
      pool = { statistics: weights ? { ...statistics, weights } : statistics, until: now() + sampleMs };
    }
    if (!pool || pool.until < now() || pool.statistics.weights?.version !== weights?.version) return null;
    const { statistics } = pool;
    const ready = toMatchCandidate(candidate);
    return jobs.map((job) => {
      const { score, band, criteria, summary } = matchCandidate(keptJob(job), ready, statistics);
      return { score, band, criteria, summary };
    });
  };
}
