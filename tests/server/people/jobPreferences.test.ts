/** Candidates say which jobs they want; jobs against it leave them alone, and nobody else learns of it. */
import { beforeAll, expect, test } from 'vitest';
import { JobFields, type PublicJob } from '../../../schemas/job.ts';
import type { JobPreferences } from '../../../schemas/jobPreferences.ts';
import { inlineHands } from '../../../server/features/dailyRun/hands.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { productMatching } from '../../../server/ranking/productMatching.ts';
import { makeQueuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant } from '../../matching/support.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob, addPickable } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter, subscribe } from '../../support/people.ts';

const email = 'ada@example.com';
const address = `/candidates/${email}/job-preferences`;
const criteria = [{ name: 'QuickBooks', importance: 'MUST_HAVE' as const }];
let t: TestApp;
let ada: string;
let recruiter: string;

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'employer@example.com');
  recruiter = await addRecruiter(t.db, 'recruiter@example.com', 'employer@example.com');
  await subscribe(t.db, recruiter);
  await addPickable(t.db, email, { resumeText: accountant, facts: readFacts(accountant, '2026-06-01') });
  await addPickable(t.db, 'other@example.com');
  ada = await t.signIn(email);
});

const say = (body: object, as = ada) => t.ask<JobPreferences>(`PUT ${address}`, { as, body });

const addJob = (more: object) =>
  addOpenJob(t.db, recruiter, {
    ...JobFields.parse({ title: 'Staff Accountant', description: 'Keeps the books.', ...more }),
    criteria,
  });

/** Whom the lists of a day pick for a job. */
async function picked(jobId: string, date: string): Promise<string[]> {
  await makeQueuedProfiles(t.db, 10);
  const hands = inlineHands(t.db, productMatching);
  await runDailyLists({ db: t.db, clock: () => new Date(`${date}T06:00:00Z`), perJob: 10, hands }, date);
  const rows = await t.db
    .selectFrom('dailyCandidates')
    .select('candidateEmail')
    .where('jobId', '=', jobId)
    .execute();
  return rows.map(({ candidateEmail }) => candidateEmail);
}

test('are empty at first, and read back as they were said', async () => {
  expect((await t.ask<JobPreferences>(`GET ${address}`, { as: ada })).body).toMatchObject({
    ...{ roles: [], workplaceTypes: [], lowestPay: null, noticePeriod: null, rightToWork: [] },
  });
  const said = { roles: ['Accountant'], places: ['Austin, TX'], lowestPay: 38.5, payUnit: 'HOUR' };
  expect(await say(said)).toMatchObject({ status: 200, body: said });
  expect((await t.ask(`GET ${address}`, { as: ada })).body).toMatchObject(said);
});

test.each([
  [{ lowestPay: -1 }, 'lowestPay'],
  [{ lowestPay: 10.005 }, 'lowestPay'],
  [{ payCurrency: 'dollars' }, 'payCurrency'],
  [{ rightToWork: ['XX'] }, 'rightToWork.0'],
  [{ roles: Array.from({ length: 11 }, (_, i) => `Role ${i}`) }, 'roles'],
  [{ salary: 5 }, 'salary'],
])('refuse %j and stay as they were', async (body, field) => {
  const before = (await t.ask(`GET ${address}`, { as: ada })).body;
  const { status, body: refusal } = await say(body);
  expect([status, refusal]).toEqual([
    422,
    expect.objectContaining({ errors: { [field]: expect.any(String) } }),
  ]);
  expect((await t.ask(`GET ${address}`, { as: ada })).body).toEqual(before);
});

test.each(['recruiter@example.com', 'employer@example.com', 'other@example.com'])(
  'are not there for %s',
  async (asker) => {
    const as = await t.signIn(asker);
    for (const answer of [await t.ask(`GET ${address}`, { as }), await say({}, as)])
      expect([403, 404]).toContain(answer.status);
  },
);

test('keep a job that is against them from picking, until they change', async () => {
  await say({ workplaceTypes: ['REMOTE'] });
  const job = await addJob({ workplaceType: 'ONSITE' });
  expect(await picked(job, '2026-06-02')).toEqual([]);
  await say({ workplaceTypes: ['REMOTE', 'ONSITE'] });
  expect(await picked(job, '2026-06-03')).toEqual([email]);
});

test('a job that someone has hidden never picks them', async () => {
  await say({});
  const job = await addJob({});
  expect((await t.ask(`PUT /jobs/${job}/mark`, { as: ada, body: { mark: 'HIDDEN' } })).status).toBeLessThan(
    300,
  );
  expect(await picked(job, '2026-06-04')).toEqual([]);
});

test('put the open jobs that are against them last, and say why', async () => {
  const low = await addJob({ title: 'Accountant for little', salaryMax: 40_000 });
  const high = await addJob({ title: 'Accountant for more', salaryMax: 90_000 });
  await say({ lowestPay: 80_000 });
  const open = async () => (await t.ask<PublicJob[]>('GET /jobs?sort=fit&order=DESC', { as: ada })).body;
  await expect
    .poll(async () => (await open()).find(({ id }) => id === low)?.unwanted, { timeout: 20_000 })
    .toBe('PAY');
  const ids = (await open()).map(({ id }) => id);
  expect(ids.indexOf(high)).toBeLessThan(ids.indexOf(low));
  expect((await open()).find(({ id }) => id === high)?.unwanted).toBeNull();
});

test('tell recruiters when someone can begin and where they may work, and nothing else', async () => {
  await say({ lowestPay: 20_000, noticePeriod: 'ONE_MONTH', rightToWork: ['US'], roles: ['Accountant'] });
  const job = await addJob({});
  expect(await picked(job, '2026-06-05')).toEqual([email]);
  const { id } = await t.db
    .selectFrom('dailyCandidates')
    .select('id')
    .where('jobId', '=', job)
    .executeTakeFirstOrThrow();
  const { body } = await t.ask<object>(`GET /daily-candidates/${id}/details`, {
    as: await t.signIn(recruiter),
  });
  expect(body).toMatchObject({ availability: { noticePeriod: 'ONE_MONTH', rightToWork: ['US'] } });
  expect(JSON.stringify(body)).not.toMatch(/lowestPay|jobPreferences|20000/);
});
