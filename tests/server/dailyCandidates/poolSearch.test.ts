/** Recruiters search the pool for a job: they see how people fit, and who they are only once they are on the list. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { DailyCandidate, DailyList } from '../../../schemas/dailyCandidate.ts';
import type { Job } from '../../../schemas/job.ts';
import type { PoolFound } from '../../../schemas/poolSearch.ts';
import type { CandidateRow } from '../../../server/db/tables.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { makeQueuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant, nurse } from '../../matching/support.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob, addPickable } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter, subscribe } from '../../support/people.ts';
import { addApplication, addPick } from '../../support/scene.ts';

let t: TestApp;
let now = '2026-06-02T12:00:00Z';
let jobId: string;
const tokens: Record<string, string> = {};
const recruiter = 'recruiter@example.com';
const other = 'other@example.com';
const day = '2026-06-02';

const job = {
  title: 'Staff Accountant',
  description: 'Keeps the general ledger, reconciles accounts in QuickBooks and files sales tax returns.',
  criteria: [{ name: 'QuickBooks', importance: 'MUST_HAVE' as const }],
};

async function add(email: string, resumeText: string, more: Partial<CandidateRow> = {}) {
  const facts = readFacts(resumeText, '2026-06-15');
  const { headline, skills, yearsOfExperience } = facts;
  const read = { resumeText, facts, headline, skills, yearsOfExperience };
  return addPickable(t.db, email, { ...read, candidateCity: 'Austin', candidateState: 'TX', ...more });
}

beforeAll(async () => {
  t = await testApp({ clock: () => new Date(now) });
  await addEmployer(t.db, 'employer@example.com');
  await addEmployer(t.db, 'free@example.com');
  for (const email of [recruiter, other]) await addRecruiter(t.db, email, 'employer@example.com');
  await addRecruiter(t.db, 'unpaid@example.com', 'free@example.com');
  await subscribe(t.db, 'employer@example.com');
  const resume = accountant.replaceAll(/Company Name .*/g, 'Falconbridge LLC, Boston, MA');
  await add('books@example.com', resume, {
    candidateFirstName: 'Marisol',
    candidateLastName: 'Quintanar',
    candidateCity: 'Boston',
    candidateState: 'MA',
  });
  await add('ward@example.com', nurse, { candidateFirstName: 'Odd', candidateLastName: 'Nilsen' });
  await add('hidden@example.com', accountant, { openToWork: false });
  await makeQueuedProfiles(t.db, 50);
  for (const email of [recruiter, other, 'unpaid@example.com', 'employer@example.com', 'books@example.com'])
    tokens[email] = await t.signIn(email);
});

async function addList(id: string, date = day) {
  const list = { jobId: id, date, size: 0, poolSize: 3, explanation: null, createdAt: `${date}T06:00:00Z` };
  await t.db.insertInto('dailyLists').values(list).execute();
}

beforeEach(async () => {
  now = '2026-06-02T12:00:00Z';
  for (const table of ['applications', 'dailyCandidates', 'dailyLists', 'jobs'] as const)
    await t.db.deleteFrom(table).execute();
  jobId = await addOpenJob(t.db, recruiter, job);
  await addList(jobId);
});

const search = (q: string, as = recruiter, id = jobId) =>
  t.ask<PoolFound & Problem>(`POST /jobs/${id}/pool-search`, { as: tokens[as], body: { q } });
const choose = (handle: string, as = recruiter, id = jobId) =>
  t.ask<Omit<DailyCandidate, 'status'> & Pick<Problem, 'code'>>(`POST /jobs/${id}/pool-picks`, {
    as: tokens[as],
    body: { handle },
  });
const handleOf = async (q = 'QuickBooks') => (await search(q)).body.people[0]?.handle ?? '';

describe('a search', () => {
  test.each([
    ['a skill', 'quickbooks'],
    ['a skill with a typo', 'quikbooks'],
    ['a title', 'accountant'],
    ['a title and a state', 'accountant MA'],
    ['a word among signs', '— accountant, ;'],
  ])('finds people by %s', async (_, q) => {
    const { status, body } = await search(q);
    expect(status).toBe(200);
    expect(body).toMatchObject({ found: 1, more: false });
    expect(body.people[0]?.state).toBe('MA');
  });

  test('finds people by a short word with a typo, where jobs have the word', async () => {
    await sql`insert into "searchVocabulary" values ('nurse')`.execute(t.db);
    expect((await search('nurze')).body.found).toBe(1);
    await sql`delete from "searchVocabulary"`.execute(t.db);
  });

  test('judges them for the job, best first, with the outcome of each criterion', async () => {
    const [first] = (await search('accountant')).body.people;
    expect(['STRONG', 'GOOD']).toContain(first?.band);
    expect(first?.criteria).toMatchObject([{ name: 'QuickBooks', outcome: 'MEETS' }]);
  });

  test('finds nobody who does not look for work, is listed for the job, or has applied', async () => {
    await addPick(t.db, jobId, 'books@example.com');
    await addApplication(t.db, jobId, 'ward@example.com');
    expect((await search('TX')).body.people).toEqual([]);
    expect((await search('quickbooks')).body.people).toEqual([]);
  });

  test.each([
    ...['Marisol', 'Quintanar', 'Marisol Quintanar', 'books@example.com', 'Boston'],
    ...['bostton', 'Falconbridge', 'Falconbridge LLC'],
  ])('does not find anyone by a name, an address, a town or an employer: %s', async (q) => {
    expect((await search(q)).body.people).toEqual([]);
  });

  test.each([', ,', '——', '— —', '""', '🙂🙂', '%%', '\\\\'])(
    'for signs without a word finds nobody: %s',
    async (q) => {
      const { status, body } = await search(q);
      expect([status, body.people]).toEqual([200, []]);
    },
  );

  test('does not find anyone by a headline that says who it is, and finds them by their skills still', async () => {
    const set = (headline: string | null) =>
      t.db
        .updateTable('candidates')
        .set({ headline })
        .where('candidateEmail', '=', 'books@example.com')
        .execute();
    await set('Zymurgist at Falconbridge, Boston');
    expect((await search('zymurgist')).body.people).toEqual([]);
    expect((await search('zymurgisst')).body.people).toEqual([]);
    expect((await search('quickbooks')).body.people).toMatchObject([{ headline: null }]);
    await set('Zymurgist and bookkeeper');
    expect((await search('zymurgist')).body.people).toHaveLength(1);
    await set('Staff Accountant');
  });

  test('thirty guesses at employers, schools and towns are answered alike, whether they are right or not', async () => {
    const guesses = [
      ...[
        'Falconbridge LLC',
        'Falconbridge',
        'Boston',
        'Boston, MA',
        '5 years at Falconbridge',
        'Massachusetts General',
      ],
      ...[
        'Globex',
        'Miskatonic University',
        'Pueblo',
        'Stanford MBA',
        'Deloitte',
        'Bachelor in accounting from Miskatonic',
      ],
    ];
    const rows = async (criteria: Job['criteria'], more: object = {}) => {
      const id = await addOpenJob(t.db, recruiter, {
        ...job,
        criteria: [...job.criteria, ...criteria],
        ...more,
      });
      const { people } = (await search('accountant', recruiter, id)).body;
      return people.map(({ handle, criteria: told, ...rest }) => ({
        ...rest,
        criteria: told.map(({ name, importance, ...outcome }) => outcome),
      }));
    };
    const wrong = await rows([{ name: 'Xyzzy', importance: 'MUST_HAVE' }]);
    expect(wrong).toMatchObject([
      { criteria: [{ outcome: 'MEETS' }, { outcome: null }], summary: '1/1 must-haves' },
    ]);
    for (const name of guesses) expect(await rows([{ name, importance: 'MUST_HAVE' }]), name).toEqual(wrong);
    const [plain, told] = [
      await rows([]),
      await rows([], {
        title: `${job.title}, Falconbridge`,
        description: `${job.description} Falconbridge, Boston.`,
      }),
    ];
    expect(told).toEqual(plain);
    // On a list, where they are told whose it is, all of it counts.
    const id = await addOpenJob(t.db, recruiter, {
      ...job,
      criteria: [{ name: 'Falconbridge', importance: 'MUST_HAVE' }],
    });
    await addList(id);
    const { body } = await choose(
      (await search('accountant', recruiter, id)).body.people[0]?.handle ?? '',
      recruiter,
      id,
    );
    expect(body.criteria).toMatchObject([{ name: 'Falconbridge', outcome: 'MEETS' }]);
  });

  test('says neither name nor contact, town or employer, and names nobody twice alike', async () => {
    const { facts } = await t.db
      .selectFrom('candidates')
      .select('facts')
      .where('candidateEmail', '=', 'books@example.com')
      .executeTakeFirstOrThrow();
    const employers = (facts?.positions ?? []).flatMap(({ employer }) => employer ?? []);
    expect(employers.length).toBeGreaterThan(0);
    const [first, second] = [await search('accountant'), await search('accountant')];
    const said = JSON.stringify(first.body.people.map(({ handle, ...rest }) => rest));
    for (const secret of ['Marisol', 'Quintanar', 'books@', 'Boston', ...employers])
      expect(said).not.toContain(secret);
    expect(first.body.people[0]?.handle).not.toBe(second.body.people[0]?.handle);
  });

  test('keeps nothing', async () => {
    await search('accountant');
    const { picks } = await t.db
      .selectFrom('dailyCandidates')
      .select(({ fn }) => fn.countAll<number>().as('picks'))
      .executeTakeFirstOrThrow();
    expect(picks).toBe(0);
  });

  test.each([
    ['unpaid@example.com', 402],
    ['employer@example.com', 403],
    ['books@example.com', 403],
    [other, 404],
  ])('answers %s with %s', async (email, status) => {
    expect((await search('accountant', email)).status).toBe(status);
  });

  test('of one letter is refused', async () => {
    const { status, body } = await search('a');
    expect(status).toBe(422);
    expect(body.errors).toEqual({ q: 'Enter a skill, a title or a state.' });
  });
});

describe('adding someone to the list', () => {
  test('makes a pick of the newest list, and everything is shown', async () => {
    const { status, body } = await choose(await handleOf());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ jobId, date: day, rank: 1, candidateName: 'Marisol Quintanar', city: 'Boston', status: 'NEW' },
      criteria: [{ name: 'QuickBooks', outcome: 'MEETS', source: 'RESUME' }],
    });
    const as = tokens[recruiter];
    expect((await t.ask(`GET /daily-candidates/${body.id}/details`, { as })).status).toBe(200);
    expect((await t.ask('GET /candidates/books@example.com', { as })).status).toBe(200);
    const { body: lists } = await t.ask<DailyList[]>(`GET /daily-candidates/job/${jobId}/days`, { as });
    expect(lists).toMatchObject([{ date: day, size: 1, newCount: 1 }]);
    // The list the run made was empty, and the guarantee goes by that.
    const kept = t.db.selectFrom('dailyLists').select('size');
    expect(await kept.executeTakeFirstOrThrow()).toEqual({ size: 0 });
  });

  test('twice is a duplicate', async () => {
    const handle = await handleOf();
    await choose(handle);
    const { status, body } = await choose(handle);
    expect([status, body.code]).toEqual([409, 'DUPLICATE']);
  });

  test('is refused beyond the five lists a day of a candidate', async () => {
    for (let i = 0; i < 5; i += 1) {
      const elsewhere = await addOpenJob(t.db, other, job);
      const id = await addPick(t.db, elsewhere, 'books@example.com');
      await t.db.updateTable('dailyCandidates').set({ date: day }).where('id', '=', id).execute();
    }
    const { status, body } = await choose(await handleOf());
    expect([status, body.code]).toEqual([409, 'ILLEGAL_MOVE']);
  });

  test('is refused beyond ten a list', async () => {
    for (let i = 0; i < 10; i += 1) {
      const id = await addPick(t.db, jobId, await add(`more${i}@example.com`, nurse), i + 1);
      await t.db
        .updateTable('dailyCandidates')
        .set({ date: day, isFromSearch: true })
        .where('id', '=', id)
        .execute();
    }
    expect((await choose(await handleOf())).body.code).toBe('ILLEGAL_MOVE');
  });

  test.each(['DRAFT', 'ON_HOLD', 'CLOSED'] as const)('is refused for a job that is %s', async (status) => {
    const handle = await handleOf();
    await t.db.updateTable('jobs').set({ status }).where('id', '=', jobId).execute();
    expect((await choose(handle)).body.code).toBe('ILLEGAL_MOVE');
  });

  test('waits for the first list, and for the lists of the day that are being made', async () => {
    const handle = await handleOf();
    const run = { id: '0196f000-0000-7000-8000-000000000009', date: day, at: now, perJob: 10, left: 1 };
    await t.db
      .insertInto('dailyRuns')
      .values({ ...run, matcherVersion: '1' })
      .execute();
    expect((await choose(handle)).body.code).toBe('ILLEGAL_MOVE');
    await t.db.deleteFrom('dailyRuns').execute();
    await t.db.deleteFrom('dailyLists').execute();
    expect((await choose(handle)).body.code).toBe('ILLEGAL_MOVE');
  });

  test('with the handle of another job, another recruiter or an hour ago finds nobody', async () => {
    const handle = await handleOf();
    const second = await addOpenJob(t.db, recruiter, job);
    expect((await choose(handle, recruiter, second)).status).toBe(404);
    const theirs = await addOpenJob(t.db, other, job);
    expect((await choose(handle, other, theirs)).status).toBe(404);
    expect((await choose(`${handle.slice(0, -4)}AAAA`)).status).toBe(404);
    expect((await choose('books@example.com')).status).toBe(404);
    now = '2026-06-02T13:00:01Z';
    tokens[recruiter] = await t.signIn(recruiter);
    expect((await choose(handle)).status).toBe(404);
  });

  test('is refused for someone who no longer looks for work', async () => {
    const handle = await handleOf();
    const open = (openToWork: boolean) =>
      t.db
        .updateTable('candidates')
        .set({ openToWork })
        .where('candidateEmail', '=', 'books@example.com')
        .execute();
    await open(false);
    expect((await choose(handle)).status).toBe(404);
    await open(true);
  });

  test.each([
    ['unpaid@example.com', 402],
    ['employer@example.com', 403],
    [other, 404],
  ])('answers %s with %s', async (email, status) => {
    expect((await choose(await handleOf(), email)).status).toBe(status);
  });
});
