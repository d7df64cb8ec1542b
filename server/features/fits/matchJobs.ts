/** One candidate against many jobs, with what was made ready for jobs kept between candidates. */
import { openProfile } from '../../matching/profile/openProfile.ts';
import { type MatchJob, prepareJob } from '../../matching/scoring/job.ts';
import { matchCandidate } from '../../matching/scoring/match.ts';
import { type PoolStatistics, poolStatistics } from '../../matching/scoring/pool.ts';
import { toMatchCandidate } from '../../ranking/profiles/matchColumns.ts';
import { type FitJob, type MatchJobs, maxJobs } from '../../services/matchJobs.ts';

/** How long a sample is good for where nobody sends a new one. */
const sampleMs = 24 * 60 * 60 * 1000;

interface KeptJob {
  updatedAt: string;
  job: MatchJob;
  /** The pool statistics it was made ready against. */
  statistics: PoolStatistics;
}

/** Makes a matcher that does its work where it is called. */
export function createMatchJobs(now: () => number = Date.now): MatchJobs {
  const kept = new Map<string, KeptJob>();
  let pool: { statistics: PoolStatistics; at: number } | undefined;

  function keptJob(
    { id, updatedAt, title, description, criteria, areProposed, place, conditions }: FitJob,
    current: PoolStatistics,
  ) {
    const before = kept.get(id);
    const entry =
      before?.updatedAt === updatedAt
        ? before
        : {
            updatedAt,
            job: { title, description, criteria, areProposed, place, conditions },
            statistics: current,
          };
    // Taken out and put back: the first are those that were not asked for longest.
    kept.delete(id);
    kept.set(id, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxJobs && oldest !== undefined) kept.delete(oldest);
    return entry;
  }

  return async ({ candidate, jobs, sample, weights }) => {
    if (sample) {
      const statistics = poolStatistics(sample.map(openProfile));
      pool = { statistics: weights ? { ...statistics, weights } : statistics, at: now() };
    }
    if (
      !pool ||
      Math.abs(now() - pool.at) > sampleMs ||
      pool.statistics.weights?.version !== weights?.version
    )
      return null;
    const { statistics } = pool;
    if (!candidate) {
      for (const job of jobs) {
        const entry = keptJob(job, statistics);
        entry.statistics = statistics;
        prepareJob(entry.job, statistics);
      }
      return [];
    }
    const ready = toMatchCandidate(candidate);
    return jobs.map((job) => {
      const entry = keptJob(job, statistics);
      // A sample of some hours ago will do: candidates do not wait until all jobs are weighed against a new one.
      if (entry.statistics.weights?.version !== weights?.version) entry.statistics = statistics;
      const match = matchCandidate(entry.job, ready, entry.statistics);
      const { score, band, criteria, summary, place, unwanted } = match;
      return { fit: { score, band, criteria, summary, place }, unwanted };
    });
  };
}
