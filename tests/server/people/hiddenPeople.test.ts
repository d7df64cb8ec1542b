/** A company sees nobody who works there, and nobody who does not want to be seen by it; others see them as ever. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import type { ResumeFacts } from '../../../schemas/facts.ts';
import type { Person } from '../../../schemas/person.ts';
import type { PoolFound } from '../../../schemas/poolSearch.ts';
import type { SearchHit } from '../../../schemas/search.ts';
import { recordMissingDomains } from '../../../server/features/companyDomains/recordKnownDomains.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { storeList } from '../../../server/features/dailyRun/storeList.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { hiddenFrom } from '../../../server/ranking/hiddenPeople.ts';
import { readJobs } from '../../../server/ranking/pool.ts';
import { makeQueuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant } from '../../matching/support.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob, addPickable, scoring } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter, subscribe } from '../../support/people.ts';
import { addApplication, addPick } from '../../support/scene.ts';

let t: TestApp;
let jobId: string;
let theirs: string;
const tokens: Record<string, string> = {};
const now = new Date('2026-06-02T12:00:00Z');
const boss = 'boss@quorvex.example';
const recruiter = 'recruiter@quorvex.example';
const stranger = 'recruiter@stranger.example';
const nina = 'nina@mail.example.com';

const job = { title: 'Staff Accountant', description: 'Keeps the general ledger in QuickBooks.' };
const facts = readFacts(accountant, '2026-06-15');
const workingAt = (employer: string | null, current = true): ResumeFacts => ({
  ...facts,
  positions: [{ title: 'Accountant', employer, from: '2018-01', to: '2026-06', current, quote: '' }],
});
const set = (email: string, more: object) =>
  t.db.updateTable('candidates').set(more).where('candidateEmail', '=', email).execute();
const setFacts = (value: ResumeFacts) => set(nina, { facts: JSON.stringify(value) });
const hide = (companies: string[], email = nina) =>
  t.ask(`PUT /candidates/${email}/hidden-from`, { as: tokens[nina], body: { companies } });

beforeAll(async () => {
  t = await testApp({ clock: () => now });
  await addEmployer(t.db, boss, { employerName: 'Quorvex' });
  await addEmployer(t.db, 'boss@stranger.example', { employerName: 'Stranger' });
  await addRecruiter(t.db, recruiter, boss);
  await addRecruiter(t.db, stranger, 'boss@stranger.example');
  for (const email of [boss, 'boss@stranger.example']) await subscribe(t.db, email);
  const { headline, skills, yearsOfExperience } = facts;
  const read = { resumeText: accountant, headline, skills, yearsOfExperience };
  const name = { candidateFirstName: 'Nina', candidateLastName: 'Quintanar' };
  await addPickable(t.db, nina, { ...read, ...name, facts: workingAt('Elsewhere Ltd') });
  for (const email of [boss, recruiter, stranger, nina]) tokens[email] = await t.signIn(email);
  await recordMissingDomains(t.db);
});

beforeEach(async () => {
  await t.db.deleteFrom('invitations').execute();
  for (const table of [
    'applications',
    'dailyCandidates',
    'dailyLists',
    'dailyRuns',
    'jobs',
    'people',
  ] as const)
    await t.db.deleteFrom(table).execute();
  jobId = await addOpenJob(t.db, recruiter, job);
  theirs = await addOpenJob(t.db, stranger, job);
  await setFacts(workingAt('Elsewhere Ltd'));
  await hide([]);
  await makeQueuedProfiles(t.db, 50);
});

const isHidden = async (company = boss) => (await hiddenFrom(t.db, company)).includes(nina);

describe('someone is hidden from the company of the present position, however it is written', () => {
  test.each([
    ...[
      'Quorvex',
      'QUORVEX',
      'Quorvéx, Inc.',
      'The Quorvex Group',
      'Quorvex GmbH & Co. KG',
      'Quorvex S.A. de C.V.',
    ],
    ...['Quor-Vex Ltd.', 'Quorvex Deutschland GmbH', 'quorvex.example'],
  ])('%s', async (employer) => {
    await setFacts(workingAt(employer));
    expect([await isHidden(), await isHidden('boss@stranger.example')]).toEqual([true, false]);
  });

  test.each(['Quorvexia', 'Former Quorvex Rivals', 'Inc.', 'Vex'])(
    'and from no other: %s',
    async (employer) => {
      await setFacts(workingAt(employer));
      expect(await isHidden()).toBe(false);
    },
  );

  test('a former one may see them, and a newest position without dates counts as the present one', async () => {
    await setFacts(workingAt('Quorvex', false));
    expect(await isHidden()).toBe(false);
    const [position] = workingAt('Quorvex', false).positions;
    await setFacts({ ...facts, positions: [{ ...position, to: null } as ResumeFacts['positions'][number]] });
    expect(await isHidden()).toBe(true);
  });

  test('a company that takes another name is still known by the one it had', async () => {
    await setFacts(workingAt('Quorvex'));
    const rename = (employerName: string) =>
      t.db.updateTable('employers').set({ employerName }).where('employerEmail', '=', boss).execute();
    await rename('Lunar Holdings');
    expect(await isHidden()).toBe(true);
    await rename('Quorvex');
  });
});

describe('someone is hidden from the company whose domain the own address has', () => {
  const at = async (email: string) => {
    await addPickable(t.db, email, {});
    const found = (await hiddenFrom(t.db, boss)).includes(email);
    await t.db.deleteFrom('users').where('email', '=', email).execute();
    return found;
  };
  test.each([
    ['n@quorvex.example', true],
    ['n@berlin.quorvex.example', true],
    ['n@notquorvex.example', false],
    ['n@quorvex.example.org', false],
    ['n@gmail.com', false],
  ])('%s: %s', async (email, expected) => expect(await at(email)).toBe(expected));

  test('the website and colleagues’ addresses are domains, mailbox providers are none', async () => {
    await addEmployer(t.db, 'owner@gmail.com', {
      employerName: 'Zed',
      employerWebsite: 'https://www.zed.example/jobs',
    });
    await addRecruiter(t.db, 'r@zed-people.example', 'owner@gmail.com');
    await recordMissingDomains(t.db);
    const { rows } = await sql<{ domains: string[] }>`
      select "domains" from "employers" where "employerEmail" = 'owner@gmail.com'`.execute(t.db);
    expect(rows[0]?.domains).toEqual(['zed.example', 'zed-people.example']);
  });
});

describe('someone is hidden from companies they name', () => {
  test.each([
    'Quorvex',
    'quorvex gmbh',
    'quorvex.example',
    'https://www.quorvex.example/team',
    'hr@quorvex.example',
  ])('%s', async (name) => {
    expect(await hide([name, name.toUpperCase()])).toMatchObject({ status: 200, body: { companies: [/./] } });
    expect([await isHidden(), await isHidden('boss@stranger.example')]).toEqual([true, false]);
  });

  test('what was named is the candidate’s alone to read and change', async () => {
    await hide(['Quorvex', 'Other']);
    const read = (as = nina) => t.ask(`GET /candidates/${nina}/hidden-from`, { as: tokens[as] });
    expect((await read()).body).toEqual({ companies: ['Quorvex', 'Other'] });
    for (const as of [boss, recruiter, stranger]) expect((await read(as)).status).toBe(403);
    expect((await hide(['Quorvex'], 'someone@example.com')).status).toBe(404);
    const refused = await hide(Array.from({ length: 51 }, (_, i) => `Company ${i}`));
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { companies: /./ } }]);
    await addPick(t.db, theirs, nina);
    const seen = await t.ask(`GET /candidates/${nina}`, { as: tokens[stranger] });
    expect([seen.status, JSON.stringify(seen.body)]).toEqual([200, expect.not.stringContaining('Quorvex')]);
  });
});

describe('a company that is not to see someone', () => {
  const search = async (as: string, id: string) =>
    (await t.ask<PoolFound>(`POST /jobs/${id}/pool-search`, { as: tokens[as], body: { q: 'accountant' } }))
      .body.people;

  test('does not get them on a daily list, where others do', async () => {
    await hide(['Quorvex']);
    const hands = scoring(t.db, () => 80);
    await runDailyLists({ db: t.db, clock: () => now, perJob: 10, hands }, '2026-06-02', {});
    const picks = await t.db.selectFrom('dailyCandidates').select('jobId').execute();
    expect(picks).toEqual([{ jobId: theirs }]);
    const [list] = await t.db
      .selectFrom('dailyLists')
      .select('poolSize')
      .where('jobId', '=', jobId)
      .execute();
    expect(list?.poolSize).toBe(0);
  });

  test('does not get them when they hide after they were chosen', async () => {
    const [due] = await readJobs(t.db, [jobId]);
    await hide(['Quorvex']);
    const match = { score: 80, band: 'STRONG' as const, criteria: [], summary: '', affinity: 0, overlap: 0 };
    const chosen = { jobId, picks: [{ ...match, candidateEmail: nina }], poolSize: 1, explanation: null };
    if (!due) throw new Error('There is no job');
    expect(await storeList(t.db, due, chosen, '2026-06-02', now.toISOString())).toBe(0);
  });

  test('does not find them in the pool, and cannot add them by a handle from before', async () => {
    const [found] = await search(recruiter, jobId);
    expect(found).toBeDefined();
    const list = {
      jobId,
      date: '2026-06-02',
      size: 0,
      poolSize: 1,
      explanation: null,
      createdAt: now.toISOString(),
    };
    await t.db.insertInto('dailyLists').values(list).execute();
    await hide(['Quorvex']);
    expect(await search(recruiter, jobId)).toEqual([]);
    expect(await search(stranger, theirs)).toHaveLength(1);
    const body = { handle: found?.handle };
    expect((await t.ask(`POST /jobs/${jobId}/pool-picks`, { as: tokens[recruiter], body })).status).toBe(404);
  });

  const views = async (as: string, id: string) => {
    const ask = <T>(call: string) => t.ask<T>(call, { as: tokens[as] });
    const [pick] = await t.db.selectFrom('dailyCandidates').select('id').where('jobId', '=', id).execute();
    const hits = (await ask<{ hits: SearchHit[] } | SearchHit[]>('GET /search?q=quintanar')).body;
    return {
      list: (await ask<DailyCandidate[]>(`GET /daily-candidates/job/${id}`)).body.length,
      pick: (await ask(`GET /daily-candidates/${pick?.id}`)).status,
      details: (await ask(`GET /daily-candidates/${pick?.id}/details`)).status,
      people: (await ask<Person[]>('GET /people')).body.length,
      person: (await ask(`GET /people/${nina}`)).status,
      found: JSON.stringify(hits).includes(nina),
      ...(as === boss
        ? {}
        : {
            profile: (await ask(`GET /candidates/${nina}`)).status,
            invited: (
              await t.ask(`POST /daily-candidates/${pick?.id}/invitation`, {
                as: tokens[as],
                body: { salaryMin: 50_000, salaryMax: 60_000 },
              })
            ).status,
          }),
    };
  };
  const nothing = { list: 0, pick: 404, details: 404, people: 0, person: 404, found: false };

  test('no longer has them on former lists, in its people or its search; nothing tells why', async () => {
    await addPick(t.db, jobId, nina);
    await addPick(t.db, theirs, nina);
    await hide(['quorvex.example']);
    expect(await views(recruiter, jobId)).toEqual({ ...nothing, profile: 404, invited: 404 });
    expect(await views(boss, jobId)).toMatchObject({ list: 0, pick: 404, people: 0, person: 404 });
    expect(await views(stranger, theirs)).toMatchObject({
      list: 1,
      pick: 200,
      people: 1,
      profile: 200,
      found: true,
    });
  });

  test('goes on seeing whom has applied there', async () => {
    await addPick(t.db, jobId, nina);
    await addApplication(t.db, jobId, nina);
    await hide(['Quorvex']);
    expect(await views(recruiter, jobId)).toMatchObject({
      list: 1,
      pick: 200,
      people: 1,
      person: 200,
      profile: 200,
    });
  });
});

test('an administrator under another address, with the company’s name, sees them no more than the company', async () => {
  await addEmployer(t.db, 'boss@gmail.com', { employerName: 'QUORVEX Inc' });
  await addRecruiter(t.db, 'boss2@gmail.com', 'boss@gmail.com');
  await subscribe(t.db, 'boss@gmail.com');
  const id = await addOpenJob(t.db, 'boss2@gmail.com', job);
  await setFacts(workingAt('Quorvex'));
  await makeQueuedProfiles(t.db, 50);
  const as = await t.signIn('boss2@gmail.com');
  const { body } = await t.ask<PoolFound>(`POST /jobs/${id}/pool-search`, { as, body: { q: 'accountant' } });
  expect(body.people).toEqual([]);
});
