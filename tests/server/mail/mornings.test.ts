/** The morning mail: what it tells, when it comes, and that it comes once. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import type { Mail } from '../../../server/base/mail.ts';
import { sendMornings } from '../../../server/features/mornings/sendMornings.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import { addApplication, addOrganisation, addPick, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let job: string;
let as: string;
const ada = 'ada@example.com';

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook & Baker' });
  as = await t.signIn(home.recruiter);
});
beforeEach(async () => {
  t.mails.length = 0;
  const tables = [
    ...(['noticeSettings', 'mornings', 'notices', 'applications', 'dailyCandidates'] as const),
    ...(['dailyLists', 'messageThreads'] as const),
  ] as const;
  for (const table of tables) await t.db.deleteFrom(table).execute();
  await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
});

/** The lists of a day are made. */
const listsOf = (date: string) =>
  t.db
    .insertInto('dailyLists')
    .values(
      [job].map((jobId) => ({
        ...{ jobId, date, size: 1, poolSize: 3, explanation: null, createdAt: `${date}T06:00:00.000Z` },
      })),
    )
    .execute();

const settings = async (changes: object) => {
  // The app's clock is the calls' own, so the token has to be good at that time.
  const { status } = await t.ask('PATCH /users/me/notice-settings', { as, body: changes });
  expect(status).toBe(200);
};

/** Looks whose morning has come. @returns the mails of that look */
async function lookAt(moment: string): Promise<Mail[]> {
  const before = t.mails.length;
  const clock = () => new Date(moment);
  await sendMornings({ ...t.services, clock, log: logging('silent') });
  return t.mails.slice(before);
}

/** A pick on the list of a day. */
const pickOn = async (date: string) => {
  const id = await addPick(t.db, job, ada);
  await t.db.updateTable('dailyCandidates').set({ date }).where('id', '=', id).execute();
  return id;
};

const everyDay = { morningDays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] };

describe('its content', () => {
  test('is the day’s picks with a quotation each, and one link to the queue', async () => {
    const id = await addPick(t.db, job, ada);
    await listsOf('2026-06-01');
    const [mail, ...others] = await lookAt('2026-06-01T07:10:00.000Z');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to: home.recruiter, kind: 'MORNING', onlyToAccounts: true, subject: 'This morning: 1 candidate' },
      unsubscribe: expect.stringContaining('/unsubscribe/morning.'),
    });
    expect(mail?.text).toContain('Cook & Baker: 1 candidate');
    expect(mail?.text).toContain('• Casey Candidate\n  Nurse\n  > Nurse for seven years\n');
    expect(mail?.text).toContain(`/daily-candidates/${id}/`);
    expect(mail?.text.match(/\/dashboard\/recruiter\/queue\//g)).toHaveLength(1);
    expect(mail?.html).toContain('Cook &amp; Baker');
  });

  test('is what is overdue or due tomorrow, but not what has more time', async () => {
    const people = ['late', 'today', 'soon', 'later'].map((name) => `${name}@example.com`);
    const days = ['2026-05-30', '2026-06-01', '2026-06-02', '2026-06-03'];
    for (const [place, email] of people.entries()) {
      if (!(await t.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()))
        await addCandidate(t.db, email, { candidateFirstName: email.split('@')[0] ?? '' });
      const id = await addApplication(t.db, job, email);
      await t.db
        .updateTable('applications')
        .set({ answerBy: days[place] ?? null })
        .where('id', '=', id)
        .execute();
    }
    await listsOf('2026-06-01');
    const [mail] = await lookAt('2026-06-01T07:10:00.000Z');
    expect(mail?.subject).toBe('This morning: 3 answers due');
    for (const words of ['overdue since May 30, 2026', 'due today', 'due tomorrow'])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain('later Candidate');
  });

  test('is who applied and who wrote since the last one', async () => {
    t.time.now = new Date('2026-06-01T12:00:00.000Z');
    const asAda = await t.signIn(ada);
    expect((await t.ask('POST /candidate-applications', { as: asAda, body: { jobId: job } })).status).toBe(
      201,
    );
    await t.ask(`POST /message-threads/${job}/${ada}/messages`, { as: asAda, body: { text: 'Hello' } });
    await listsOf('2026-06-02');
    const [mail] = await lookAt('2026-06-02T07:10:00.000Z');
    expect(mail?.subject).toBe('This morning: 1 unread conversation, 1 update');
    expect(mail?.text).toContain('• Ada Lindström\n  New applicant · Cook & Baker');
    await listsOf('2026-06-03');
    const [next] = await lookAt('2026-06-03T07:10:00.000Z');
    expect(next?.subject).toBe('This morning: 1 unread conversation');
  });

  test('is nothing on a quiet morning: no mail comes', async () => {
    await listsOf('2026-06-01');
    expect(await lookAt('2026-06-01T07:10:00.000Z')).toEqual([]);
  });

  test('has no kind that is wanted only in the product, which the list of notices has all the same', async () => {
    await addPick(t.db, job, ada);
    await listsOf('2026-06-01');
    await settings({ picks: 'PRODUCT' });
    expect(await lookAt('2026-06-01T07:10:00.000Z')).toEqual([]);
    const notices = await t.db.selectFrom('notices').selectAll().execute();
    expect(notices).toMatchObject([{ userEmail: home.recruiter, kind: 'PICKS', count: 1, readAt: null }]);
  });

  test('has no picks once the plan is over', async () => {
    await addPick(t.db, job, ada);
    await listsOf('2026-06-01');
    const end = (at: string) => t.db.updateTable('subscriptions').set({ currentPeriodEnd: at }).execute();
    await end('2026-05-01T00:00:00.000Z');
    expect(await lookAt('2026-06-01T07:10:00.000Z')).toEqual([]);
    await end('2099-01-01T00:00:00.000Z');
  });

  test('is not for a recruiter who is suspended', async () => {
    await addPick(t.db, job, ada);
    await listsOf('2026-06-01');
    await t.db.updateTable('recruiters').set({ status: 'SUSPENDED' }).execute();
    expect(await lookAt('2026-06-01T07:10:00.000Z')).toEqual([]);
  });
});

describe('its time', () => {
  test('is once a day, whatever number of servers look at the same moment, and after any restart', async () => {
    await addPick(t.db, job, ada);
    await listsOf('2026-06-01');
    const at = '2026-06-01T07:10:00.000Z';
    await Promise.all([lookAt(at), lookAt(at), lookAt(at)]);
    await lookAt('2026-06-01T11:00:00.000Z');
    expect(t.mails).toHaveLength(1);
  });

  test('is not lost with a mail that could not be queued', async () => {
    await addPick(t.db, job, ada);
    await listsOf('2026-06-01');
    const broken = async () => {
      throw new Error('No queue');
    };
    const clock = () => new Date('2026-06-01T07:10:00.000Z');
    const result = await sendMornings({ ...t.services, clock, sendMail: broken, log: logging('silent') });
    expect(result).toEqual({ mornings: 0 });
    expect(await lookAt('2026-06-01T07:15:00.000Z')).toHaveLength(1);
  });

  test('waits for the lists of the day while they are about to come', async () => {
    await settings({ morningAt: '05:30' });
    await addPick(t.db, job, ada);
    expect(await lookAt('2026-06-01T05:40:00.000Z')).toEqual([]);
    await listsOf('2026-06-01');
    expect(await lookAt('2026-06-01T06:10:00.000Z')).toHaveLength(1);
  });

  test('is not in the evening when the morning was missed', async () => {
    await addPick(t.db, job, ada);
    await listsOf('2026-06-01');
    expect(await lookAt('2026-06-01T19:00:00.000Z')).toEqual([]);
  });

  test('is on the days that were chosen, a weekend only when asked for', async () => {
    await pickOn('2026-06-06');
    for (const date of ['2026-06-06', '2026-06-08']) await listsOf(date);
    expect(await lookAt('2026-06-06T07:10:00.000Z')).toEqual([]);
    expect(await lookAt('2026-06-08T07:10:00.000Z')).toHaveLength(1);
  });

  test.each([
    // The clocks go forward on Sunday March 29 in Madrid, and back on October 25.
    ['Europe/Madrid', '2026-03-28', '06:00'],
    ['Europe/Madrid', '2026-03-29', '05:00'],
    ['Europe/Madrid', '2026-10-24', '05:00'],
    ['Europe/Madrid', '2026-10-25', '06:00'],
    // In New York on March 8 and November 1.
    ['America/New_York', '2026-03-07', '12:00'],
    ['America/New_York', '2026-03-08', '11:00'],
    ['America/New_York', '2026-10-31', '11:00'],
    ['America/New_York', '2026-11-01', '12:00'],
  ])('is seven on the clocks of %s on %s, when it is %s UTC', async (timeZone, date, utc) => {
    await settings({ ...everyDay, timeZone });
    await pickOn(date);
    await listsOf(date);
    const minute = 60_000;
    const at = Date.parse(`${date}T${utc}:00.000Z`);
    expect(await lookAt(new Date(at - minute).toISOString())).toEqual([]);
    expect(await lookAt(new Date(at).toISOString())).toHaveLength(1);
    expect(await lookAt(new Date(at + 60 * minute).toISOString())).toEqual([]);
  });

  test('comes once where the chosen hour is left out or comes twice', async () => {
    await settings({ ...everyDay, timeZone: 'Europe/Madrid', morningAt: '02:30' });
    const from = (moment: string, hours: number) =>
      Array.from({ length: hours * 12 }, (_, n) =>
        new Date(Date.parse(moment) + n * 5 * 60_000).toISOString(),
      );
    for (const [date, moments] of [
      ['2026-03-29', from('2026-03-29T00:00:00.000Z', 3)],
      ['2026-10-25', from('2026-10-25T00:00:00.000Z', 3)],
    ] as const) {
      t.mails.length = 0;
      await t.db.deleteFrom('dailyCandidates').execute();
      await pickOn(date);
      await listsOf(date);
      for (const moment of moments) await lookAt(moment);
      expect(t.mails).toHaveLength(1);
    }
  });
});
