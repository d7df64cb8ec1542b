/** The fate of jobs and people when a plan comes to its end. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Tables } from '../../../server/db/tables.ts';
import { holdJobsWithoutPlan } from '../../../server/features/billing/planEnd/holdJobs.ts';
import { remindOfEnd } from '../../../server/features/billing/planEnd/remind.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { moveJob } from '../../../server/features/jobs/moveJob.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter, subscribe } from '../../support/people.ts';
import { written } from '../../support/scene.ts';

let t: TestApp;
const boss = 'boss@acme.example';
const recruiter = 'r@acme.example';

beforeEach(async () => {
  t = await testApp();
  await addEmployer(t.db, boss);
  await addRecruiter(t.db, recruiter, boss);
});

const openJob = async (title: string, by = recruiter) => {
  const { id } = await createJob(t.db, by, written({ title }), t.time.now);
  await moveJob(t.db, id, by, { to: 'OPEN' }, t.time.now);
  return id;
};
const statusOf = async (id: string) =>
  (await t.db.selectFrom('jobs').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const hold = () => holdJobsWithoutPlan(t.services, t.time.now);
const remind = () => remindOfEnd(t.services, t.time.now);
const at = (days: number) => new Date(t.time.now.getTime() + days * 86_400_000).toISOString();
type Row = Partial<Tables['subscriptions']>;

describe('open jobs', () => {
  test('go on hold when the plan has ended, with one mail that names them, and nothing is deleted', async () => {
    const ids = [await openJob('Nurse'), await openJob('Cook')];
    await subscribe(t.db, recruiter, { currentPeriodEnd: at(-0.01) });
    expect(await hold()).toBe(2);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['ON_HOLD', 'ON_HOLD']);
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['PLAN_ENDED', recruiter]]);
    expect(t.mails[0]?.text).toMatch(/Nurse.*Cook|Cook.*Nurse/);
    expect(await hold()).toBe(0);
    expect(t.mails).toHaveLength(1);
  });

  const staying: [string, string, Row][] = [
    ['while the plan runs', recruiter, { currentPeriodEnd: at0(1) }],
    ["while the employer's plan runs", boss, { currentPeriodEnd: at0(1) }],
    [
      'while a renewal is under way',
      recruiter,
      { provider: 'stripe', providerId: 's1', currentPeriodEnd: at0(-0.1) },
    ],
    [
      'while a failed renewal is tried again',
      recruiter,
      { provider: 'stripe', providerId: 's2', status: 'PAST_DUE', currentPeriodEnd: at0(-6) },
    ],
  ];
  for (const [when, who, row] of staying) {
    test(`stay open ${when}`, async () => {
      const id = await openJob('Nurse');
      await subscribe(t.db, who, row);
      expect(await hold()).toBe(0);
      expect(await statusOf(id)).toBe('OPEN');
    });
  }

  const ended: [string, Row][] = [
    ['a canceled plan', { status: 'CANCELED', currentPeriodEnd: at0(5) }],
    [
      'a renewal that has failed for a week',
      { provider: 'stripe', providerId: 's3', status: 'PAST_DUE', currentPeriodEnd: at0(-7.1) },
    ],
    [
      'a period after which it was to end',
      { provider: 'stripe', providerId: 's4', cancelAtPeriodEnd: true, currentPeriodEnd: at0(-0.1) },
    ],
  ];
  for (const [what, row] of ended) {
    test(`go on hold after ${what}`, async () => {
      const id = await openJob('Nurse');
      await subscribe(t.db, recruiter, row);
      await hold();
      expect(await statusOf(id)).toBe('ON_HOLD');
    });
  }

  test('of someone who never had a plan are left as they are', async () => {
    const id = await openJob('Nurse');
    await subscribe(t.db, recruiter, { status: 'INCOMPLETE', currentPeriodEnd: null });
    expect(await hold()).toBe(0);
    expect(await statusOf(id)).toBe('OPEN');
  });

  test('of other recruiters of the same employer stay open where those have a plan of their own', async () => {
    await addRecruiter(t.db, 'own@acme.example', boss);
    const [mine, theirs] = [await openJob('Nurse'), await openJob('Cook', 'own@acme.example')];
    await subscribe(t.db, boss, { currentPeriodEnd: at(-1) });
    await subscribe(t.db, 'own@acme.example', { currentPeriodEnd: at(1) });
    await hold();
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual(['ON_HOLD', 'OPEN']);
  });
});

describe('mails before the end', () => {
  const ending = { cancelAtPeriodEnd: true, provider: 'stripe', providerId: 'sub_1' } as const;
  const kinds = () => t.mails.map(({ kind, to }) => [kind, to]);

  test('come a week and a day before, once each', async () => {
    await subscribe(t.db, recruiter, { ...ending, planId: 'recruiter-month', currentPeriodEnd: at(10) });
    expect(await remind()).toBe(0);
    t.time.now = new Date(at(3.5));
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(t.mails[0]?.subject).toBe('Your plan ends on June 11, 2026');
    t.time.now = new Date(at(5.7));
    expect([await remind(), await remind()]).toEqual([1, 0]);
    t.time.now = new Date(at(2));
    expect(await remind()).toBe(0);
    expect(kinds()).toEqual([
      ['PLAN_ENDS_SOON', recruiter],
      ['PLAN_ENDS_SOON', recruiter],
    ]);
    // Nobody has read the first notice, so it is still the one.
    const notices = await t.db
      .selectFrom('notices')
      .select(['kind', 'count', 'readAt', 'jobId'])
      .where('userEmail', '=', recruiter)
      .execute();
    expect(notices).toEqual([{ kind: 'PLAN_ENDS', count: 1, readAt: null, jobId: null }]);
  });

  test('are for a given plan too', async () => {
    const candidate = await addCandidate(t.db, 'c@people.example');
    await subscribe(t.db, candidate, { currentPeriodEnd: at(0.5) });
    expect(await remind()).toBe(1);
    expect(t.mails[0]?.text).toContain('jobs no longer pick you');
  });

  test('do not come for a plan that renews, has ended, or is followed by another', async () => {
    await addRecruiter(t.db, 'two@acme.example', boss);
    await subscribe(t.db, recruiter, { ...ending, cancelAtPeriodEnd: false, currentPeriodEnd: at(1) });
    await subscribe(t.db, boss, { currentPeriodEnd: at(-1) });
    await subscribe(t.db, 'two@acme.example', { currentPeriodEnd: at(2) });
    await subscribe(t.db, 'two@acme.example', {
      ...ending,
      providerId: 'sub_2',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: at(40),
    });
    expect(await remind()).toBe(0);
  });

  test('come again for the next end, once this one was taken back', async () => {
    await subscribe(t.db, recruiter, { ...ending, currentPeriodEnd: at(5) });
    await remind();
    await t.db
      .updateTable('subscriptions')
      .set({ currentPeriodEnd: at(35) })
      .execute();
    await remind();
    t.time.now = new Date(at(30));
    expect(await remind()).toBe(1);
  });
});

/** A moment so many days from the time at which the tests stand. */
function at0(days: number): string {
  return new Date(Date.parse('2026-06-01T12:00:00.000Z') + days * 86_400_000).toISOString();
}
