/** Mails to candidates by the day and the week: new jobs for saved searches, picks, and where they stand. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NoticeSettings } from '../../../schemas/notice.ts';
import type { SavedSearch, SavedSearchFields } from '../../../schemas/savedSearch.ts';
import { mostSearches } from '../../../schemas/savedSearch.ts';
import { logging } from '../../../server/base/logging.ts';
import type { Mail } from '../../../server/base/mail.ts';
import { indexJobs } from '../../../server/features/jobs/search/indexJobs.ts';
import { sendDueNews } from '../../../server/features/mornings/sendDueNews.ts';
import { addNotice } from '../../../server/features/notices/notify.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import {
  addApplication,
  addInvitation,
  addOrganisation,
  addPick,
  type Organisation,
} from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let as: string;
const ada = 'ada@people.example';

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada' });
  as = await t.signIn(ada);
});
beforeEach(async () => {
  t.mails.length = 0;
  const tables = [
    'savedSearches',
    'candidateMails',
    'toldJobs',
    'noticeSettings',
    'notices',
    'jobMarks',
  ] as const;
  for (const table of tables) await t.db.deleteFrom(table).execute();
  await t.db.deleteFrom('applications').execute();
  await t.db.deleteFrom('invitations').execute();
  await t.db.deleteFrom('dailyCandidates').execute();
  await t.db.updateTable('jobs').set({ status: 'CLOSED' }).execute();
});

const save = (fields: SavedSearchFields, who = as) =>
  t.ask<SavedSearch>('POST /saved-searches', { as: who, body: fields });
const change = (id: string, body: object) => t.ask<SavedSearch>(`PATCH /saved-searches/${id}`, { as, body });
const choose = async (changes: Partial<NoticeSettings>) =>
  expect((await t.ask('PATCH /users/me/notice-settings', { as, body: changes })).status).toBe(200);

/** Opens a job at a moment. */
async function open(title: string, openedAt: string, fields: Parameters<typeof addOpenJob>[2] = {}) {
  const id = await addOpenJob(t.db, home.recruiter, { title, ...fields });
  await t.db.updateTable('jobs').set({ openedAt }).where('id', '=', id).execute();
  await indexJobs(t.db);
  return id;
}

/** Looks whose time has come. @returns the mails of that look of the given kind */
async function lookAt(moment: string, kind = 'NEW_JOBS', db = t.db): Promise<Mail[]> {
  const before = t.mails.length;
  const clock = () => new Date(moment);
  await sendDueNews({ ...t.services, db, clock, log: logging('silent') });
  return t.mails.slice(before).filter((mail) => mail.kind === kind && mail.to !== home.candidate);
}

describe('a saved search', () => {
  test('is renamed, paused, deleted, and no one else’s', async () => {
    const { status, body } = await save({ name: 'Nurse in Texas', search: { q: 'nurse', place: 'Texas' } });
    expect([status, body]).toMatchObject([
      201,
      { name: 'Nurse in Texas', search: { q: 'nurse', place: 'Texas' }, paused: false, mailedAt: null },
    ]);
    expect((await change(body.id, { name: 'Nursing' })).body.name).toBe('Nursing');
    expect((await change(body.id, { paused: true })).body).toMatchObject({ name: 'Nursing', paused: true });
    const other = await t.signIn(home.candidate);
    for (const call of [`PATCH /saved-searches/${body.id}`, `DELETE /saved-searches/${body.id}`])
      expect((await t.ask(call, { as: other, body: { paused: false } })).status).toBe(404);
    expect((await t.ask('GET /saved-searches', { as: other })).body).toEqual([]);
    expect((await t.ask(`DELETE /saved-searches/${body.id}`, { as })).status).toBe(204);
    expect((await t.ask('GET /saved-searches', { as })).body).toEqual([]);
  });

  test('asks for something, has a name of its own, and there is a most of them', async () => {
    expect((await save({ name: 'All', search: {} })).status).toBe(422);
    expect((await save({ name: 'All', search: { currency: 'EUR' } })).status).toBe(422);
    for (let number = 1; number <= mostSearches; number += 1)
      expect((await save({ name: `Nurse ${number}`, search: { q: 'nurse' } })).status).toBe(201);
    expect((await save({ name: 'One more', search: { q: 'nurse' } })).status).toBe(409);
    const [first] = (await t.ask<SavedSearch[]>('GET /saved-searches?sort=name&order=ASC', { as })).body;
    await t.ask(`DELETE /saved-searches/${first?.id}`, { as });
    expect(await save({ name: 'nurse 2', search: { q: 'nurse' } })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE' },
    });
  });
});

describe('the mail about new jobs', () => {
  test('lists what is new for each search, with pay, place and why it fits, and the way to stop it', async () => {
    await save({
      name: 'Nurse in Texas',
      search: { q: 'nurses', place: 'texas', pay: 50_000, currency: 'USD' },
    });
    const id = await open('Night Nurse', '2026-06-01T13:00:00.000Z', {
      ...{ city: 'Austin', state: 'TX', country: 'US', salaryMin: 60_000, salaryMax: 70_000 },
    });
    await t.db
      .insertInto('jobFits')
      .values({
        ...{ jobId: id, candidateEmail: ada, score: 80, candidateVersion: 'x' },
        ...{ jobUpdatedAt: '2026-06-01T13:00:00.000Z', madeAt: '2026-06-01T13:00:00.000Z' },
        fit: {
          ...{ score: 80, band: 'GOOD', summary: '1/1 must-haves' },
          criteria: [
            {
              name: 'Night shifts',
              importance: 'MUST_HAVE',
              outcome: 'MEETS',
              evidence: 'x',
              source: 'RESUME',
            },
          ],
        },
      })
      .execute();
    await open('Nurse for little', '2026-06-01T13:00:00.000Z', {
      city: 'Austin',
      state: 'TX',
      salaryMax: 20_000,
    });
    await open('Nurse elsewhere', '2026-06-01T13:00:00.000Z', {
      city: 'Reno',
      state: 'NV',
      salaryMax: 90_000,
    });
    await open('Old Nurse', '2026-05-31T13:00:00.000Z', { city: 'Austin', state: 'TX', salaryMax: 90_000 });
    const [mail, ...others] = await lookAt('2026-06-02T07:05:00.000Z');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to: ada, onlyToAccounts: true, subject: '1 new job: Nurse in Texas' },
      unsubscribe: expect.stringContaining('/unsubscribe/newJobs.'),
    });
    expect(mail?.text).toContain('• Night Nurse\n');
    expect(mail?.text).toContain('Austin, TX · On site · $60,000–70,000');
    expect(mail?.text).toContain('You meet 1 of 1 must-have: Night shifts.');
    expect(mail?.text).toContain(`/dashboard/candidate/jobs/${id}/`);
    expect(mail?.text).not.toMatch(/little|elsewhere|Old Nurse/);
    const [saved] = (await t.ask<SavedSearch[]>('GET /saved-searches', { as })).body;
    expect(saved?.mailedAt).toBe('2026-06-02T07:05:00.000Z');
  });

  test('comes once a day, never with the same job, and not at all when there is nothing new', async () => {
    await save({ name: 'Nurse', search: { q: 'nurse' } });
    await save({ name: 'Night', search: { q: 'night' } });
    expect(await lookAt('2026-06-02T07:05:00.000Z')).toEqual([]);
    const id = await open('Night Nurse', '2026-06-02T08:00:00.000Z');
    expect(await lookAt('2026-06-02T09:00:00.000Z')).toEqual([]);
    const [mail] = await lookAt('2026-06-03T07:00:00.000Z');
    expect(mail?.text.match(/• Night Nurse/g)).toHaveLength(1);
    expect(await lookAt('2026-06-03T07:05:00.000Z')).toEqual([]);
    // Opened again, it is the same job.
    await t.db
      .updateTable('jobs')
      .set({ openedAt: '2026-06-03T09:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect(await lookAt('2026-06-04T07:00:00.000Z')).toEqual([]);
  });

  test('leaves out what was hidden or applied for, and what came while the search was paused', async () => {
    const { body } = await save({ name: 'Nurse', search: { q: 'nurse' } });
    const hidden = await open('Hidden Nurse', '2026-06-01T13:00:00.000Z');
    const applied = await open('Applied Nurse', '2026-06-01T13:00:00.000Z');
    await t.ask(`PUT /jobs/${hidden}/mark`, { as, body: { mark: 'HIDDEN' } });
    await addApplication(t.db, applied, ada);
    expect(await lookAt('2026-06-02T07:00:00.000Z')).toEqual([]);
    await change(body.id, { paused: true });
    await open('Missed Nurse', '2026-06-01T11:00:00.000Z');
    expect(await lookAt('2026-06-03T07:00:00.000Z')).toEqual([]);
    await change(body.id, { paused: false });
    await open('Next Nurse', '2026-06-03T12:00:00.000Z');
    const [mail] = await lookAt('2026-06-04T07:00:00.000Z');
    expect(mail?.text).toContain('Next Nurse');
    expect(mail?.text).not.toContain('Missed Nurse');
  });

  test('comes on Mondays alone, or never, as chosen, on the reader’s own morning and after quiet hours', async () => {
    await save({ name: 'Nurse', search: { q: 'nurse' } });
    await open('Night Nurse', '2026-06-01T13:00:00.000Z');
    await choose({ newJobs: 'WEEKLY', timeZone: 'America/Chicago' });
    expect(await lookAt('2026-06-05T13:00:00.000Z')).toEqual([]);
    // Sunday night in Chicago.
    expect(await lookAt('2026-06-08T04:00:00.000Z')).toEqual([]);
    await choose({ newJobs: 'NEVER' });
    expect(await lookAt('2026-06-08T12:30:00.000Z')).toEqual([]);
    await choose({ newJobs: 'WEEKLY', quietTo: '09:00' });
    const orders: (Date | undefined)[] = [];
    const sendMail: typeof t.services.sendMail = async (db, order) => {
      orders.push(order.notBefore);
      await t.services.sendMail(db, order);
    };
    await sendDueNews({
      ...{ ...t.services, sendMail, log: logging('silent') },
      clock: () => new Date('2026-06-08T12:30:00.000Z'),
    });
    expect(orders.map((at) => at?.toISOString())).toEqual(['2026-06-08T14:00:00.000Z']);
  });

  test('comes once from three servers at a time, and from the next one where a server was killed', async () => {
    await save({ name: 'Nurse', search: { q: 'nurse' } });
    await open('Night Nurse', '2026-06-01T13:00:00.000Z');
    const clock = () => new Date('2026-06-02T07:00:00.000Z');
    const killed: typeof t.services.sendMail = () => Promise.reject(new Error('killed'));
    await sendDueNews({ ...t.services, sendMail: killed, clock, log: logging('silent') });
    expect(await t.db.selectFrom('candidateMails').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('toldJobs').selectAll().execute()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => sendDueNews({ ...t.services, clock, log: logging('silent') })));
    expect(t.mails.filter(({ kind }) => kind === 'NEW_JOBS')).toHaveLength(1);
  });

  test('goes to many with a few statements, whatever they look for', async () => {
    const many = 150;
    for (let number = 0; number < many; number += 1) await addCandidate(t.db, `c${number}@many.example`);
    await sql`
      insert into "savedSearches" ("id", "candidateEmail", "name", "search", "seenTo", "createdAt", "updatedAt")
      select gen_random_uuid(), "candidateEmail", 'Nurse', jsonb_build_object('q', 'nurse', 'pay', row_number() over ()),
        '2026-06-01T12:00:00Z', '2026-06-01T12:00:00Z', '2026-06-01T12:00:00Z'
      from "candidates" where "candidateEmail" like '%@many.example'`.execute(t.db);
    await open('Night Nurse', '2026-06-01T13:00:00.000Z', { salaryMax: 60_000 });
    let statements = 0;
    const counted = t.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const sent = await lookAt('2026-06-02T07:00:00.000Z', 'NEW_JOBS', counted);
    expect(sent).toHaveLength(many);
    expect(statements).toBeLessThan(60);
  });
});

describe('the mail about picks', () => {
  const picked = async (jobId: string, at: string) => {
    await addPick(t.db, jobId, ada);
    await addNotice(t.db, { to: ada, kind: 'PICKED', jobId, candidateEmail: ada }, new Date(at));
  };

  test('names the jobs of a day once, and is stopped by itself', async () => {
    const first = await open('Baker', '2026-05-01T08:00:00.000Z');
    const second = await open('Miller', '2026-05-01T08:00:00.000Z');
    await picked(first, '2026-06-02T06:00:00.000Z');
    await picked(second, '2026-06-02T06:01:00.000Z');
    const [mail, ...others] = await lookAt('2026-06-02T07:00:00.000Z', 'PICKED');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ada, subject: '2 jobs picked you' });
    expect(mail?.text).toMatch(/• Miller[\s\S]*• Baker/);
    expect(mail?.unsubscribe).toContain('/unsubscribe/mailPicked.');
    expect(await lookAt('2026-06-03T07:00:00.000Z', 'PICKED')).toEqual([]);
    await choose({ mailPicked: false });
    await picked(await open('Cook', '2026-05-01T08:00:00.000Z'), '2026-06-04T06:00:00.000Z');
    expect(await lookAt('2026-06-04T07:00:00.000Z', 'PICKED')).toEqual([]);
  });

  test('says nothing of what was seen, hidden, passed over or closed meanwhile', async () => {
    for (const how of ['seen', 'hidden', 'passed', 'closed'] as const) {
      const id = await open(`Job ${how}`, '2026-05-01T08:00:00.000Z');
      await picked(id, '2026-06-02T06:00:00.000Z');
      if (how === 'seen')
        await t.db
          .updateTable('notices')
          .set({ readAt: '2026-06-02T06:30:00.000Z' })
          .where('jobId', '=', id)
          .execute();
      if (how === 'hidden') await t.ask(`PUT /jobs/${id}/mark`, { as, body: { mark: 'HIDDEN' } });
      if (how === 'passed')
        await t.db.updateTable('dailyCandidates').set({ status: 'PASSED' }).where('jobId', '=', id).execute();
      if (how === 'closed')
        await t.db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', id).execute();
    }
    expect(await lookAt('2026-06-02T07:00:00.000Z', 'PICKED')).toEqual([]);
  });
});

describe('the mail about where one stands', () => {
  test('has applications with the days without news, invitations and jobs that fit, on Mondays', async () => {
    const job = await open('Baker', '2026-05-01T08:00:00.000Z');
    const id = await addApplication(t.db, job, ada);
    await t.db.updateTable('applications').set({ answerBy: '2026-06-05' }).where('id', '=', id).execute();
    const inviting = await open('Miller', '2026-05-01T08:00:00.000Z');
    const pickId = await addPick(t.db, inviting, ada);
    await addInvitation(t.db, pickId);
    await t.db.updateTable('invitations').set({ expiresAt: '2026-06-09T10:00:00.000Z' }).execute();
    expect(await lookAt('2026-06-07T07:00:00.000Z', 'STANDING')).toEqual([]);
    const [mail, ...others] = await lookAt('2026-06-08T07:00:00.000Z', 'STANDING');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ada, subject: 'Where you stand: 1 application, 1 invitation' });
    expect(mail?.text).toContain('Screening · 8 days without news · answer overdue since June 5, 2026');
    expect(mail?.text).toContain('• Miller');
    expect(mail?.text).toContain(`/dashboard/candidate/applications/?application=${id}`);
    expect(mail?.unsubscribe).toContain('/unsubscribe/mailStanding.');
    expect(await lookAt('2026-06-08T07:05:00.000Z', 'STANDING')).toEqual([]);
  });

  test('stays out where there is nothing to say or it is not wanted', async () => {
    const job = await open('Baker', '2026-05-01T08:00:00.000Z');
    expect(await lookAt('2026-06-08T07:00:00.000Z', 'STANDING')).toEqual([]);
    await addApplication(t.db, job, ada);
    await choose({ mailStanding: false });
    expect(await lookAt('2026-06-15T07:00:00.000Z', 'STANDING')).toEqual([]);
  });
});
