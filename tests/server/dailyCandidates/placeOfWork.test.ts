/** A list has people who live where the job is, or would move there; it says so of each, and how many others there are. */
import { beforeAll, expect, test } from 'vitest';
import type { DailyCandidate, DailyList } from '../../../schemas/dailyCandidate.ts';
import { JobFields } from '../../../schemas/job.ts';
import { inlineHands } from '../../../server/features/dailyRun/hands.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { productMatching } from '../../../server/ranking/productMatching.ts';
import { makeQueuedProfiles, queuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant } from '../../matching/support.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob, addPickable } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter, subscribe } from '../../support/people.ts';

const read = { resumeText: accountant, facts: readFacts(accountant, '2026-06-01') };
const criteria = [{ name: 'QuickBooks', importance: 'MUST_HAVE' as const }];
let t: TestApp;
let recruiter: string;
let as: string;

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'employer@example.com');
  recruiter = await addRecruiter(t.db, 'recruiter@example.com', 'employer@example.com');
  await subscribe(t.db, recruiter);
  as = await t.signIn(recruiter);
  const home = (
    candidateCity: string | null,
    candidateState: string | null,
    candidateCountry: string | null,
  ) => ({
    ...read,
    ...{ candidateCity, candidateState, candidateCountry },
  });
  await addPickable(t.db, 'duluth@example.com', home('Duluth', 'MN', 'US'));
  await addPickable(t.db, 'superior@example.com', home('Superior', 'WI', 'US'));
  await addPickable(t.db, 'tampa@example.com', home('Tampa', 'FL', 'US'));
  await addPickable(t.db, 'mover@example.com', {
    ...home('Tampa', 'FL', 'US'),
    candidateWillingToRelocate: true,
  });
  await addPickable(t.db, 'madrid@example.com', home('Madrid', null, 'ES'));
  await addPickable(t.db, 'silent@example.com', home(null, null, null));
  await makeQueuedProfiles(t.db, 50);
});

async function listOf(place: object, date: string): Promise<Record<string, DailyCandidate['place']>> {
  const fields = JobFields.parse({ title: 'Staff Accountant', description: 'Keeps the books.', ...place });
  const jobId = await addOpenJob(t.db, recruiter, { ...fields, criteria });
  const hands = inlineHands(t.db, productMatching);
  await runDailyLists({ db: t.db, clock: () => new Date(`${date}T06:00:00Z`), perJob: 10, hands }, date);
  const { body } = await t.ask<DailyCandidate[]>(`GET /daily-candidates/job/${jobId}?date=${date}`, { as });
  return Object.fromEntries(body.map((pick) => [pick.candidateEmail, pick.place]));
}

const inDuluth = { city: 'Duluth', state: 'MN', country: 'US' };

test.each(['ONSITE', 'HYBRID'])(
  'an %s job lists who lives within reach, and who would move',
  async (workplaceType) => {
    const date = workplaceType === 'ONSITE' ? '2026-06-02' : '2026-06-03';
    const list = await listOf({ ...inDuluth, workplaceType }, date);
    expect(Object.keys(list).sort()).toEqual([
      'duluth@example.com',
      'mover@example.com',
      'silent@example.com',
      'superior@example.com',
    ]);
    expect(list['superior@example.com']).toEqual({
      ...{ standing: 'NEAR', town: 'Superior, WI', homeCountry: 'US', isStated: true, km: 7, inMiles: true },
    });
    expect(list['mover@example.com']).toMatchObject({ standing: 'MOVES', town: 'Tampa, FL' });
    expect(list['silent@example.com']).toMatchObject({ standing: 'UNKNOWN', town: null });
  },
);

test('a remote job lists people of its country', async () => {
  const list = await listOf({ country: 'US', workplaceType: 'REMOTE' }, '2026-06-04');
  expect(Object.keys(list)).not.toContain('madrid@example.com');
  expect(Object.keys(list)).toContain('tampa@example.com');
});

test('a job that names no place lists people wherever they live', async () => {
  const list = await listOf({}, '2026-06-05');
  expect(Object.keys(list)).toContain('madrid@example.com');
  expect(list['madrid@example.com']).toBeNull();
});

test('a short list says that more fit who live elsewhere', async () => {
  const { id } = await t.db
    .selectFrom('jobs')
    .select('id')
    .where('city', '=', 'Duluth')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { body } = await t.ask<DailyList[]>(`GET /daily-candidates/job/${id}/days`, { as });
  expect(body[0]?.explanation).toContain('live elsewhere and do not say that they would move');
});

test('someone who says another country than before is judged by it', async () => {
  await t.db
    .updateTable('candidates')
    .set({ candidateCity: null, candidateState: null, candidateCountry: 'ES' })
    .where('candidateEmail', '=', 'duluth@example.com')
    .execute();
  expect(await queuedProfiles(t.db)).toBe(1);
  await makeQueuedProfiles(t.db, 5);
  const list = await listOf({ ...inDuluth, workplaceType: 'ONSITE' }, '2026-06-06');
  expect(Object.keys(list)).not.toContain('duluth@example.com');
});
