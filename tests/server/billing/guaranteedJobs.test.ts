/** Which open jobs the guarantee counts: those that good candidates were to be expected for, once a month. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Guarantee } from '../../../schemas/guarantee.ts';
import type { Job, JobFields } from '../../../schemas/job.ts';
import { keepGuarantee } from '../../../server/features/billing/guarantee/credit.ts';
import { moveJob } from '../../../server/features/jobs/moveJob.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { makeQueuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import type { Credit } from '../../../server/services/paymentProvider.ts';
import { accountant } from '../../matching/support.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addPickable } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter, subscribe } from '../../support/people.ts';
import { addPick, written } from '../../support/scene.ts';

let t: TestApp;
/** The credits the provider was told of, in whole dollars. */
let credited: number[];

const must = (...names: string[]) => names.map((name) => ({ name, importance: 'MUST_HAVE' as const }));
const honest = written({
  title: 'Staff Accountant',
  description: 'Keeps the general ledger, reconciles accounts in QuickBooks and files sales tax returns.',
  criteria: must('QuickBooks', 'Bachelor in accounting'),
});

beforeAll(async () => {
  t = await testApp();
  const facts = { resumeText: accountant, facts: readFacts(accountant, '2026-06-15') };
  for (let i = 0; i < 14; i += 1)
    await addPickable(t.db, `books${i}@people.example`, {
      ...facts,
      candidateCity: 'Austin',
      candidateState: 'TX',
    });
  await makeQueuedProfiles(t.db, 50);
});

beforeEach(() => {
  credited = [];
});

let companies = 0;
let recruiters = 0;

/** A company with so many recruiters, each of whom pays for a plan of their own. */
async function addCompany(count = 1): Promise<string[]> {
  companies += 1;
  const employer = await addEmployer(t.db, `owner@company${companies}.example`);
  const found: string[] = [];
  for (let i = 0; i < count; i += 1) {
    recruiters += 1;
    const email = await addRecruiter(t.db, `recruiter${recruiters}@company${companies}.example`, employer);
    const providerId = `cus_${recruiters}`;
    const touchedAt = t.time.now.toISOString();
    await t.db
      .insertInto('paymentCustomers')
      .values({ userEmail: email, provider: 'test', providerId, touchedAt })
      .execute();
    await subscribe(t.db, email, {
      planId: 'recruiter-month',
      currentPeriodEnd: later(28),
      provider: 'test',
      providerId: `sub_${recruiters}`,
    });
    found.push(email);
  }
  return found;
}

const later = (days: number) => new Date(t.time.now.getTime() + days * 86_400_000).toISOString();

/** Lets days pass, with the hourly look at each of them. */
async function pass(days: number): Promise<void> {
  const payments = {
    name: 'test' as const,
    credit: async ({ amount }: Credit) => void credited.push(amount),
    cards: async () => [],
  };
  for (let day = 0; day < days; day += 1) {
    t.time.now = new Date(later(1));
    await keepGuarantee({ ...t.services, payments, log: { warn: () => {} } }, t.time.now);
  }
}

/** A month of everyone's plan is over and paid again. */
const renew = () =>
  t.db
    .updateTable('subscriptions')
    .set({ currentPeriodEnd: later(28) })
    .where('planId', '=', 'recruiter-month')
    .execute();

const ask = async <T>(call: string, as: string, body?: object) => {
  const answer = await t.ask<T>(call, { as: await t.signIn(as), ...(body && { body }) });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};
const move = (as: string, id: string, status: string, more = '') =>
  ask<Job>(`PATCH /jobs/${id}/status?status=${status}${more}`, as);
const close = (as: string, id: string) => move(as, id, 'CLOSED', '&closeReason=CANCELED');

/** Writes a job and opens it. @returns its id */
async function open(as: string, fields: JobFields = honest): Promise<string> {
  const { id } = await ask<Job>('POST /jobs', as, fields);
  await move(as, id, 'OPEN');
  return id;
}
const stands = (as: string, id: string) => ask<Guarantee>(`GET /subscriptions/guarantee?jobId=${id}`, as);

describe('an honest job', () => {
  test('without one good candidate for a week credits the month as promised', async () => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter);
    const dueAt = later(7);
    expect(await stands(recruiter, id)).toMatchObject({ watched: [{ jobId: id, dueAt }], leftOut: [] });
    await pass(6);
    expect(credited).toEqual([]);
    await pass(1);
    expect(credited).toEqual([99]);
    await close(recruiter, id);
  });

  test.each([
    ['a word that is in no list', ['QuickBooks', 'Bachelor in accounting', 'Fjordbook Ledger']],
    ['a town', ['QuickBooks', 'Bachelor in accounting', 'Austin, TX']],
  ])('counts with %s among what it must have', async (_, names) => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter, { ...honest, criteria: must(...names) });
    await pass(7);
    expect(credited).toEqual([99]);
    await close(recruiter, id);
  });

  test('that was opened past the page, as by an import, is estimated within the hour', async () => {
    const [recruiter = ''] = await addCompany();
    const { id } = await ask<Job>('POST /jobs', recruiter, honest);
    await moveJob(t.db, id, recruiter, { to: 'OPEN' }, t.time.now);
    expect((await stands(recruiter, id)).leftOut).toMatchObject([{ why: 'PENDING' }]);
    await pass(1);
    expect((await stands(recruiter, id)).watched).toHaveLength(1);
    await pass(6);
    expect(credited).toEqual([99]);
    await close(recruiter, id);
  });

  test('that another company has under the same title counts for both', async () => {
    const [[one = ''], [other = '']] = [await addCompany(), await addCompany()];
    const ids = [await open(one), await open(other)];
    await pass(7);
    expect(credited).toEqual([99, 99]);
    await close(one, ids[0] ?? '');
    await close(other, ids[1] ?? '');
  });
});

const impossible: [string, Partial<JobFields>][] = [
  [
    'a trade there is not',
    {
      title: 'Lunar falconer',
      criteria: must('40 years of lunar falconry', 'Fluent Klingon', 'Cobol on orbit'),
    },
  ],
  [
    'an accountant in a title padded with other trades',
    { title: 'Accountant Ninja Falcon Moon Rocket Zeta Omega', description: 'Join us.', criteria: [] },
  ],
  ['more years than a life has', { criteria: must('60 years of experience') }],
  ['years of a trade there is not', { criteria: must('40 years of lunar falconry') }],
  ['years at a company', { criteria: must('QuickBooks', '35+ years at Globex') }],
  ['several things nobody has', { criteria: must('Fluent Klingon', 'Cobol on orbit') }],
  ['listed things nobody has', { criteria: must('Welding', 'Forklift licence') }],
  ['a place without anyone', { criteria: must('Based in Ulaanbaatar, Mongolia') }],
  ['a town there is not', { criteria: must('Based in Nowhereville') }],
  ['a state without anyone', { criteria: must('Based in Alaska') }],
  [
    'all that in its text alone',
    {
      title: 'Lunar falconer',
      description: 'Requirements:\n\n- 40 years of lunar falconry\n- Fluent Klingon\n- Cobol on orbit',
      criteria: [],
    },
  ],
];

describe('a job that nobody can fit', () => {
  test.each(impossible)('for it asks for %s, is said not to count and credits nothing', async (_, fields) => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter, { ...honest, ...fields });
    expect(await stands(recruiter, id)).toMatchObject({
      watched: [],
      leftOut: [{ jobId: id, why: 'NO_NUMBER' }],
    });
    await pass(8);
    expect(credited).toEqual([]);
    await close(recruiter, id);
  });

  test('does not count because it could be fitted when it was opened', async () => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter);
    await pass(3);
    await ask(`PUT /jobs/${id}`, recruiter, { ...honest, criteria: must('40 years of lunar falconry') });
    await pass(8);
    expect(credited).toEqual([]);
    expect((await stands(recruiter, id)).leftOut).toMatchObject([{ why: 'NO_NUMBER' }]);
    await close(recruiter, id);
  });

  test('counts from the day on which it asks for what people have', async () => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter, { ...honest, criteria: must('40 years of lunar falconry') });
    await pass(5);
    await ask(`PUT /jobs/${id}`, recruiter, honest);
    await pass(6);
    expect(credited).toEqual([]);
    await pass(1);
    expect(credited).toEqual([99]);
    await close(recruiter, id);
  });

  test('counts no week in which it was one for a moment', async () => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter);
    await pass(6);
    await ask(`PUT /jobs/${id}`, recruiter, { ...honest, criteria: must('40 years of lunar falconry') });
    await ask(`PUT /jobs/${id}`, recruiter, honest);
    await pass(6);
    expect(credited).toEqual([]);
    await close(recruiter, id);
  });
});

describe('a job that had its week', () => {
  test('does not count again within the month, opened again or copied by a colleague', async () => {
    const [recruiter = '', colleague = ''] = await addCompany(2);
    const id = await open(recruiter);
    await pass(7);
    expect(credited).toEqual([99]);
    await close(recruiter, id);
    await renew();
    await move(recruiter, id, 'OPEN');
    const copy = await open(colleague, {
      ...honest,
      title: 'STAFF  ACCOUNTANT',
      criteria: must('QuickBooks'),
    });
    for (const [who, which] of [
      [recruiter, id],
      [colleague, copy],
    ] as const)
      expect(await stands(who, which)).toMatchObject({ watched: [], leftOut: [{ why: 'REPEATED' }] });
    await pass(20);
    expect(credited).toEqual([99]);
    await close(recruiter, id);
    await close(colleague, copy);
  });

  test('does not count again by a copy made before, whichever of the two is closed', async () => {
    const [recruiter = '', colleague = ''] = await addCompany(2);
    const id = await open(recruiter);
    const copy = await open(colleague, { ...honest, title: 'Stаff Accountant' });
    expect((await stands(colleague, copy)).leftOut).toMatchObject([{ why: 'REPEATED' }]);
    await pass(9);
    await close(recruiter, id);
    await pass(9);
    expect(credited).toEqual([99]);
    await close(colleague, copy);
  });

  test('does not count again because a candidate came in the first', async () => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter);
    await addPick(t.db, id, 'books0@people.example');
    await t.db
      .updateTable('dailyCandidates')
      .set({ date: later(2).slice(0, 10), status: 'SAVED' })
      .where('jobId', '=', id)
      .execute();
    await pass(8);
    await close(recruiter, id);
    const copy = await open(recruiter);
    await pass(8);
    expect(credited).toEqual([]);
    await close(recruiter, copy);
  });

  test('counts again when it is opened a month later', async () => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter);
    await pass(7);
    await close(recruiter, id);
    await pass(21);
    await renew();
    await pass(12);
    await move(recruiter, id, 'OPEN');
    expect((await stands(recruiter, id)).watched).toHaveLength(1);
    await pass(7);
    expect(credited).toEqual([99, 99]);
    await close(recruiter, id);
  });

  test('and was only paused before, counts from the day it was opened again', async () => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter);
    await pass(3);
    await move(recruiter, id, 'ON_HOLD');
    await pass(2);
    await move(recruiter, id, 'OPEN');
    await pass(6);
    expect(credited).toEqual([]);
    await pass(1);
    expect(credited).toEqual([99]);
    await close(recruiter, id);
  });

  test('and has brought as many good candidates as the estimate gave, owes no more', async () => {
    const [recruiter = ''] = await addCompany();
    const id = await open(recruiter);
    for (let i = 0; i < 10; i += 1) await addPick(t.db, id, `books${i}@people.example`, i + 1);
    await t.db
      .updateTable('dailyCandidates')
      .set({ date: t.time.now.toISOString().slice(0, 10), status: 'PASSED' })
      .where('jobId', '=', id)
      .execute();
    expect(await stands(recruiter, id)).toMatchObject({ watched: [{ jobId: id }], leftOut: [] });
    await t.db
      .updateTable('dailyCandidates')
      .set({ status: 'SAVED' })
      .where('candidateEmail', '=', 'books3@people.example')
      .execute();
    expect((await stands(recruiter, id)).leftOut).toMatchObject([{ why: 'BROUGHT_ALL' }]);
    await pass(9);
    expect(credited).toEqual([]);
    await close(recruiter, id);
  });
});
