/** Among very many open jobs those of a candidate's own occupations come first, however many newer ones there are. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type LikelyJob, likelyJobs, reachOfCandidate } from '../../../server/features/fits/likelyJobs.ts';
import { occupyJobs } from '../../../server/features/jobs/occupations.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { makeQueuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant } from '../../matching/support.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';

let database: TestDatabase;
let books: string;
const recruiter = 'recruiter@example.com';
const candidate = 'ada@example.com';

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await addEmployer(db, 'employer@example.com');
  await addRecruiter(db, recruiter, 'employer@example.com');
  const facts = readFacts(accountant, '2026-06-01');
  await addCandidate(db, candidate, { facts, resumeText: accountant, headline: facts.headline });
  const openedAt = '2026-01-01T08:00:00.000Z';
  books = await addOpenJob(db, recruiter, { description: 'Reconciles the general ledger.', openedAt });
  const nurse = await addOpenJob(db, recruiter, { title: 'Registered nurse', description: 'Care.' });
  await sql`
    insert into "jobs" ("id", "recruiterEmail", "title", "description", "employmentType", "workplaceType", "salaryCurrency",
      "salaryUnit", "openings", "criteria", "stages", "status", "createdAt", "updatedAt", "openedAt")
    select gen_random_uuid(), "recruiterEmail", "title", "description", "employmentType", "workplaceType", "salaryCurrency",
      "salaryUnit", "openings", "criteria", "stages", "status", "createdAt", "updatedAt", "openedAt"
    from "jobs", generate_series(1, 250) where "id" = ${nurse}`.execute(db);
  await occupyJobs(db);
});

async function likely(): Promise<LikelyJob[]> {
  const { db } = database;
  const { rows } = await sql<LikelyJob>`
    select * from (${likelyJobs(await reachOfCandidate(db, candidate))}) "likely" order by "kind", "openedAt" desc`.execute(
    db,
  );
  return rows;
}

test('an accountant’s old opening comes before hundreds of newer ones for nurses', async () => {
  // Known by the headline at first, then by the profile.
  expect((await likely())[0]).toMatchObject({ id: books, kind: 0 });
  await makeQueuedProfiles(database.db, 5);
  const jobs = await likely();
  expect(jobs[0]).toMatchObject({ id: books, kind: 0 });
  expect(jobs.filter(({ kind }) => kind === 2)).toHaveLength(200);
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
});

test('a job rewritten for another occupation no longer comes first for the accountant', async () => {
  const change = { title: 'Welder', description: 'Joins steel.' };
  await database.db.updateTable('jobs').set(change).where('id', '=', books).execute();
  await occupyJobs(database.db);
  expect((await likely()).map(({ id }) => id)).not.toContain(books);
});
