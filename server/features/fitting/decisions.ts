/** Recruiters' decisions about picks, as examples of who is better for a job. */

import type { Database } from '../../db/database.ts';
import { profileOf } from '../../matching/profile/profile.ts';
import { type Example, featuresAsVector } from '../../matching/scoring/fitting.ts';
import { prepareJob } from '../../matching/scoring/job.ts';
import { featuresOf, scorePair } from '../../matching/scoring/match.ts';
import { neutralOrder } from '../../matching/scoring/neutralOrder.ts';
import { poolStatistics } from '../../matching/scoring/pool.ts';
import { askedOf } from '../../ranking/criteriaOfJob.ts';
import { matchColumns, toMatchCandidate } from '../../ranking/profiles/matchColumns.ts';

/** The decisions about one job's picks. */
export interface DecidedJob {
  jobId: string;
  examples: Example[];
}

/** Hired, wanted, passed. */
const grades = { HIRED: 3, WANTED: 2, PASSED: 0 } as const;
/** The newest count; older ones were made in another market. */
const mostDecisions = 5000;

/** Decisions that say how well someone fits. Someone who lives too far away may fit all the same. */
async function readPicks(db: Database) {
  const rows = await db
    .selectFrom('dailyCandidates as picks')
    .innerJoin('candidates', 'candidates.candidateEmail', 'picks.candidateEmail')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.jobId', '=', 'picks.jobId')
        .onRef('applications.candidateEmail', '=', 'picks.candidateEmail'),
    )
    .select(['picks.jobId', 'picks.candidateEmail', 'picks.status', 'picks.reasons'])
    .select('applications.status as applied')
    .where('candidates.facts', 'is not', null)
    // Who was searched for was wanted before anything was ranked.
    .where('picks.isFromSearch', '=', false)
    .where((eb) =>
      eb.or([
        eb('picks.status', 'in', ['SAVED', 'INVITED', 'PASSED']),
        eb('applications.status', '=', 'HIRED'),
      ]),
    )
    .orderBy('picks.date', 'desc')
    .orderBy('picks.id')
    .limit(mostDecisions)
    .execute();
  return rows
    .filter(({ applied, status, reasons }) => {
      const isPassed = applied !== 'HIRED' && status === 'PASSED';
      return !isPassed || !(reasons.length === 1 && reasons[0] === 'TOO_FAR');
    })
    .map(({ jobId, candidateEmail, status, applied }) => ({
      jobId,
      candidateEmail,
      grade: grades[applied === 'HIRED' ? 'HIRED' : status === 'PASSED' ? 'PASSED' : 'WANTED'],
    }));
}

/** Reads the decisions there are, with what the matcher sees of each pair today. */
export async function readDecisions(db: Database): Promise<DecidedJob[]> {
  const picks = await readPicks(db);
  const emails = [...new Set(picks.map(({ candidateEmail }) => candidateEmail))];
  const jobIds = [...new Set(picks.map(({ jobId }) => jobId))];
  if (picks.length === 0) return [];
  const people = await db
    .selectFrom('candidates')
    .select(matchColumns)
    .where('candidateEmail', 'in', emails)
    .execute();
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'description', 'criteria', 'proposedCriteria'])
    .where('id', 'in', jobIds)
    .execute();
  const profiles = new Map(people.map((row) => [row.candidateEmail, profileOf(toMatchCandidate(row))]));
  const pool = poolStatistics([...profiles.values()]);
  return jobs
    .map(({ id, title, description, criteria, proposedCriteria }) => {
      const prepared = prepareJob({ title, description, ...askedOf({ criteria, proposedCriteria }) }, pool);
      const examples = picks
        .filter(({ jobId }) => jobId === id)
        .flatMap(({ candidateEmail, grade }): Example[] => {
          const profile = profiles.get(candidateEmail);
          if (!profile) return [];
          const { outcomes } = scorePair(prepared, profile);
          const met = prepared.criteria.map(({ criterion: { importance } }, place) => ({
            importance,
            outcome: outcomes[place] ?? ('UNKNOWN' as const),
          }));
          const { affinity, overlap } = featuresOf(prepared, profile);
          return [{ features: featuresAsVector(affinity, overlap, met), grade }];
        });
      return { jobId: id, examples };
    })
    .sort((a, b) => neutralOrder(a.jobId) - neutralOrder(b.jobId));
}
