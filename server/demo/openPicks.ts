import type { Database } from '../db/database.ts';

/** Picks of open jobs whose candidates have not applied for them. */
export const openPicks = (db: Database) =>
  db
    .selectFrom('dailyCandidates')
    .innerJoin('jobs', 'jobs.id', 'dailyCandidates.jobId')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.jobId', '=', 'dailyCandidates.jobId')
        .onRef('applications.candidateEmail', '=', 'dailyCandidates.candidateEmail'),
    )
    .where('jobs.status', '=', 'OPEN')
    .where('applications.id', 'is', null);
