import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { DailyCandidateStatus, QueuedPick } from '../../../schemas/dailyCandidate.ts';
import type { RecruiterTodo } from '../../../schemas/todo.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob, addPickable, scoring } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter, subscribe } from '../../support/people.ts';

const recruiter = 'recruiter@example.com';
const other = 'other@example.com';
const unpaid = 'unpaid@example.com';
const employer = 'employer@example.com';

let app: TestApp;
const tokens: Record<string, string> = {};
let now = '2026-06-02T12:00:00Z';

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(now) });
  const { db } = app;
  await addEmployer(db, employer);
  await addEmployer(db, 'free@example.com');
  await addRecruiter(db, recruiter, employer);
  await addRecruiter(db, other, employer);
  await addRecruiter(db, unpaid, 'free@example.com');
  await subscribe(db, employer);
  for (const name of ['c1', 'c2', 'c3', 'c4', 'c5']) await addPickable(db, `${name}@example.com`);
  for (const email of [recruiter, other, unpaid, employer, 'c1@example.com'])
    tokens[email] = await app.signIn(email);
});

beforeEach(async () => {
  now = '2026-06-02T12:00:00Z';
  for (const table of ['applications', 'dailyCandidates', 'dailyLists', 'jobs'] as const)
    await app.db.deleteFrom(table).execute();
});

/** People in the order of their names, best first. */
const run = (date: string) =>
  runDailyLists(
    {
      db: app.db,
      clock: app.services.clock,
      perJob: 2,
      hands: scoring(app.db, (_job, { candidateEmail }) => 95 - Number(candidateEmail[1])),
    },
    date,
  );
const as = (email: string) => ({ as: tokens[email] });
const queue = async (query = '', email = recruiter) =>
  app.ask<QueuedPick[]>(`GET /daily-candidates/recruiter/me${query}`, as(email));
/** Who waits; the home says as many. */
const waiting = async (query = '') => {
  const { body } = await queue(query);
  const home = await app.ask<RecruiterTodo>('GET /stats/recruiter/todo', as(recruiter));
  if (query === '') expect(home.body.unseenLists.picksCount).toBe(body.length);
  return body.map(({ jobTitle, date, candidateEmail }) =>
    [jobTitle, date.slice(-2), candidateEmail.slice(0, 2)].join(' '),
  );
};
const setAll = (date: string, status: DailyCandidateStatus) =>
  app.db.updateTable('dailyCandidates').set({ status }).where('date', '=', date).execute();
const set = (id: string, query: string) =>
  app.ask<Pick<QueuedPick, 'snoozedUntil'> & Pick<Problem, 'errors'>>(
    `PATCH /daily-candidates/${id}/status?${query}`,
    as(recruiter),
  );

describe('the queue', () => {
  test('leads through all open jobs, one after the other, the newest list and the best candidate first', async () => {
    await addOpenJob(app.db, recruiter, { title: 'Night baker' });
    await addOpenJob(app.db, recruiter, { title: 'Cook' });
    await addOpenJob(app.db, other, { title: 'Not mine' });
    await run('2026-06-01');
    await run('2026-06-02');
    expect(await waiting()).toEqual([
      'Cook 02 c3',
      'Cook 02 c4',
      'Cook 01 c1',
      'Cook 01 c2',
      'Night baker 02 c3',
      'Night baker 02 c4',
      'Night baker 01 c1',
      'Night baker 01 c2',
    ]);
  });

  test('has a way to the next page that skips nobody when others are decided meanwhile', async () => {
    await addOpenJob(app.db, recruiter, { title: 'Cook' });
    await run('2026-06-01');
    await run('2026-06-02');
    const first = await queue('?perPage=2');
    for (const { id } of first.body) await set(id, 'status=PASSED');
    const next = /after=([^&>]+)/.exec(first.headers.link ?? '')?.[1];
    expect(await waiting(`?perPage=2&after=${next}`)).toEqual(['Cook 01 c1', 'Cook 01 c2']);
  });

  test('holds what was looked at and left, or taken back, for a week', async () => {
    await addOpenJob(app.db, recruiter, { title: 'Cook' });
    await run('2026-06-01');
    await run('2026-06-02');
    const id = (await queue()).body.at(-1)?.id ?? '';
    await set(id, 'status=PASSED');
    await set(id, 'status=VIEWED');
    expect(await waiting()).toContain('Cook 01 c2');
    now = '2026-06-09T12:00:01Z';
    tokens[recruiter] = await app.signIn(recruiter);
    expect(await waiting()).not.toContain('Cook 01 c2');
  });

  test('holds what was looked at long ago only while its list is the newest', async () => {
    await addOpenJob(app.db, recruiter, { title: 'Cook' });
    await run('2026-06-01');
    await setAll('2026-06-01', 'VIEWED');
    expect(await waiting()).toEqual(['Cook 01 c1', 'Cook 01 c2']);
    await run('2026-06-02');
    expect(await waiting()).toEqual(['Cook 02 c3', 'Cook 02 c4']);
  });

  test.each(['SAVED', 'PASSED', 'INVITED', 'SNOOZED'] as const)('leaves out who is %s', async (status) => {
    await addOpenJob(app.db, recruiter, { title: 'Cook' });
    await run('2026-06-02');
    await setAll('2026-06-02', status);
    expect(await waiting()).toEqual([]);
  });

  test('leaves out jobs that are not open', async () => {
    const id = await addOpenJob(app.db, recruiter, { title: 'Cook' });
    await run('2026-06-02');
    await app.db.updateTable('jobs').set({ status: 'ON_HOLD' }).where('id', '=', id).execute();
    expect(await waiting()).toEqual([]);
  });

  test.each([
    [unpaid, 402],
    [employer, 403],
    ['c1@example.com', 403],
  ])('answers %s with %s', async (email, status) => {
    expect((await queue('', email)).status).toBe(status);
  });
});

describe('snoozing', () => {
  const first = async () => {
    await addOpenJob(app.db, recruiter, { title: 'Cook' });
    await run('2026-06-02');
    return (await queue()).body[0]?.id ?? '';
  };

  test('until a day brings the pick back on that day', async () => {
    const id = await first();
    expect((await set(id, 'status=SNOOZED&until=2026-06-03')).body.snoozedUntil).toBe('2026-06-03');
    now = '2026-06-02T23:59:59Z';
    // Nobody stays signed in that long.
    tokens[recruiter] = await app.signIn(recruiter);
    expect(await waiting()).toEqual(['Cook 02 c2']);
    now = '2026-06-03T00:00:00Z';
    expect(await waiting()).toEqual(['Cook 02 c1', 'Cook 02 c2']);
  });

  test('in the evening west of Greenwich is over the next morning there, not at once', async () => {
    const id = await first();
    now = '2026-06-02T02:00:00Z';
    expect((await set(id, 'status=SNOOZED&until=2026-06-02')).body.snoozedUntil).toBe('2026-06-02');
    expect(await waiting()).toEqual(['Cook 02 c2']);
    now = '2026-06-02T14:00:00Z';
    expect(await waiting()).toEqual(['Cook 02 c1', 'Cook 02 c2']);
  });

  test('again puts it off to another day', async () => {
    const id = await first();
    await set(id, 'status=SNOOZED&until=2026-06-03');
    expect((await set(id, 'status=SNOOZED&until=2026-06-30')).body.snoozedUntil).toBe('2026-06-30');
  });

  test('is over with any other decision, and the day forgotten', async () => {
    const id = await first();
    await set(id, 'status=SNOOZED&until=2026-06-09');
    expect((await set(id, 'status=VIEWED')).body.snoozedUntil).toBeNull();
  });

  test.each([
    ['status=SNOOZED&until=2026-06-02', 'Choose a day after today, at most a year away.'],
    ['status=SNOOZED&until=2027-06-04', 'Choose a day after today, at most a year away.'],
    ['status=SAVED&until=2026-06-09', 'A day is given only for snoozing.'],
    ['status=SNOOZED&until=tomorrow', 'Enter a date as YYYY-MM-DD.'],
  ])('refuses %s', async (query, sentence) => {
    const { status, body } = await set(await first(), query);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ until: sentence });
  });
});
