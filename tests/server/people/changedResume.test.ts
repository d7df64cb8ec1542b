/** A list is made from what resumes say on that day: people who changed theirs since yesterday are judged by the new one. */
import { expect, test } from 'vitest';
import { toRow } from '../../../server/db/database.ts';
import { inlineHands } from '../../../server/features/dailyRun/hands.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { productMatching } from '../../../server/ranking/productMatching.ts';
import { makeQueuedProfiles, queuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant, nurse } from '../../matching/support.ts';
import { addOpenJob, addPickable } from '../../support/dailyRun.ts';
import { testDatabase } from '../../support/database.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';

const read = (resumeText: string) => ({ resumeText, facts: readFacts(resumeText, '2026-06-01') });

test('a resume changed after the morning’s run is in the next list, and is quoted there', async () => {
  const { db } = await testDatabase();
  await addEmployer(db, 'employer@example.com');
  const recruiter = await addRecruiter(db, 'recruiter@example.com', 'employer@example.com');
  const criteria = [{ name: 'QuickBooks', importance: 'MUST_HAVE' as const }];
  const jobId = await addOpenJob(db, recruiter, { title: 'Staff Accountant', criteria });
  const ada = await addPickable(db, 'ada@example.com', read(nurse));
  await makeQueuedProfiles(db, 5);
  const hands = inlineHands(db, productMatching);
  const run = (date: string) =>
    runDailyLists({ db, clock: () => new Date(`${date}T06:00:00Z`), perJob: 10, hands }, date);
  const listed = async (date: string) =>
    db
      .selectFrom('dailyCandidates')
      .select(['candidateEmail', 'criteria'])
      .where('jobId', '=', jobId)
      .where('date', '=', date)
      .execute();

  await run('2026-06-02');
  expect(await listed('2026-06-02')).toEqual([]);
  await db
    .updateTable('candidates')
    .set(toRow(read(accountant)))
    .where('candidateEmail', '=', ada)
    .execute();
  await run('2026-06-03');
  const [pick] = await listed('2026-06-03');
  expect(pick?.candidateEmail).toBe(ada);
  expect(pick?.criteria[0]).toMatchObject({ outcome: 'MEETS', source: 'RESUME' });
  expect(accountant).toContain(pick?.criteria[0]?.evidence);
  expect(await queuedProfiles(db)).toBe(0);
});
