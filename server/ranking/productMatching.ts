/** The product's matching, as the daily run asks for it. */

import { logging } from '../base/logging.ts';
import { traceOf } from '../base/openBoss.ts';
import type { Profile } from '../matching/profile/openProfile.ts';
import type { MatchCandidate } from '../matching/profile/prepare.ts';
import { profileVersion } from '../matching/profile/version.ts';
import { coarseJob } from '../matching/scoring/coarseJob.ts';
import { type PreparedJob, prepareJob } from '../matching/scoring/job.ts';
import { scorePair, showPair } from '../matching/scoring/match.ts';
import { mergeStatistics, type PoolStatistics, poolStatistics } from '../matching/scoring/pool.ts';
import { explainPool } from '../matching/scoring/rank.ts';
import type { Matching } from './matching.ts';
import type { PoolCandidate } from './pool.ts';
import { toMatchCandidate } from './profiles/matchColumns.ts';
import {
  makeQueuedProfiles,
  profilesOf,
  queuedProfiles,
  queueOutdatedProfiles,
} from './profiles/storedProfiles.ts';

/** Logs that a profile could not be made, from any thread. */

const log = logging(process.env.LOG_LEVEL ?? 'info');

/** Where it went wrong, and nothing about whose resume it is. */
const tellFailure = (error: unknown): void =>
  log.error(traceOf(error), 'a profile could not be made; it is tried again when the resume changes');

/** Profiles made at once. */
const batchSize = 25;

const candidates = new WeakMap<PoolCandidate, MatchCandidate>();

/** The same object for the same row, so that a text is prepared for quotations once for all lists. */
function candidateOf(row: PoolCandidate): MatchCandidate {
  const known = candidates.get(row) ?? toMatchCandidate(row);
  candidates.set(row, known);
  return known;
}

export const productMatching: Matching<PreparedJob, Profile, PoolStatistics> = {
  peopleVersion: profileVersion,
  outdatedPeople: queueOutdatedProfiles,
  keepPeople: (db) => makeQueuedProfiles(db, batchSize, { onFailure: tellFailure }),
  waitingPeople: queuedProfiles,
  people: profilesOf,
  count(before, people) {
    const counted = poolStatistics(people);
    return before ? mergeStatistics(before, counted) : counted;
  },
  weighed: (pool, weights) => ({ ...pool, weights }),
  prepareJob: (
    { title, description, criteria, areProposed, onlyListed, othersUnmet, place, conditions },
    pool,
  ) =>
    prepareJob(
      { title, description, criteria, areProposed, onlyListed, othersUnmet, place, conditions },
      pool,
    ),
  coarse: coarseJob,
  score: scorePair,
  show(job, row, profile) {
    const { fine, unwanted, isOfTrade, ...match } = showPair(job, candidateOf(row), profile);
    return match;
  },
  explain: (job, scores) =>
    explainPool(
      scores.map(({ outcomes, ...score }) => ({
        ...score,
        summary: '',
        criteria: job.criteria.map(({ criterion }, i) => {
          return { ...criterion, outcome: outcomes[i] ?? 'UNKNOWN', evidence: null, source: null };
        }),
      })),
      job,
    ),
};
