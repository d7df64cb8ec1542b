import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import type { Interview } from '../../../schemas/interview.ts';
import type { Job } from '../../../schemas/job.ts';
import type { MessageThread } from '../../../schemas/message.ts';
import type { MessageTemplate } from '../../../schemas/messageTemplate.ts';
import { demoAccounts } from '../../../server/demo/accounts.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { openDiskStorage } from '../../../server/files/storage/diskStorage.ts';
import type { ResumeStorage } from '../../../server/files/storage/storage.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { addCandidate } from '../../support/people.ts';
import { testEnv } from '../../support/services.ts';

const now = new Date('2026-06-15T04:30:00.000Z');
let folder: string;
let storage: ResumeStorage;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hireday-demo-'));
  storage = await openDiskStorage(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const seedOf = (app: Pick<TestApp, 'db'>, kept: ResumeStorage = storage) =>
  seedDemo({ db: app.db, env: testEnv, storage: kept, clock: () => now, perJob: 10 });

/** Everything there is, in numbers. */
async function sizeOf({ db }: Pick<TestApp, 'db'>) {
  const count = (
    table: 'users' | 'candidates' | 'jobs' | 'dailyLists' | 'dailyCandidates' | 'applications',
  ) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
  const tables = ['users', 'candidates', 'jobs', 'dailyLists', 'dailyCandidates', 'applications'] as const;
  const counts = await Promise.all(tables.map(async (table) => [table, (await count(table)).rows]));
  return Object.fromEntries(counts) as Record<(typeof tables)[number], number>;
}

describe('the demo data', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp({ storage, clock: () => now });
    expect(await seedOf(app)).toBe(true);
  });

  /** Signs in as one of the accounts of the sign-in page. */
  async function enter(role: string) {
    const account = demoAccounts.find((one) => one.role === role);
    const { body } = await app.ask<{ token: string }>('POST /auth/login', {
      body: { email: account?.email, password: account?.password },
    });
    return { as: body.token };
  }

  test('an invitation waits for visitors who sign in as the candidate', async () => {
    const waiting = await app.db
      .selectFrom('invitations')
      .innerJoin('dailyCandidates', 'dailyCandidates.id', 'invitations.dailyCandidateId')
      .select(['invitations.status', 'invitations.expiresAt'])
      .where('candidateEmail', '=', 'candidate@hireday.example')
      .execute();
    expect(waiting).toEqual([{ status: 'PENDING', expiresAt: '2026-06-20T12:00:00.000Z' }]);
  });

  test('a message waits for the recruiter and the candidate, and none came after now', async () => {
    for (const role of ['RECRUITER', 'CANDIDATE'])
      expect((await app.ask('GET /unread-messages', await enter(role))).body).toEqual({ unreadCount: 1 });
    const { body } = await app.ask<MessageThread[]>('GET /message-threads', await enter('EMPLOYER'));
    expect(body.length).toBeGreaterThan(2);
    for (const { latestAt } of body) expect(latestAt < now.toISOString()).toBe(true);
  });

  test('three templates wait to be written from', async () => {
    const { body } = await app.ask<MessageTemplate[]>('GET /message-templates', await enter('RECRUITER'));
    expect(body.map(({ name }) => name)).toEqual([
      'A decision takes longer',
      'First words',
      'Parking and entrance',
    ]);
  });

  test('an offer waits for the candidate’s answer, and one the recruiter can see', async () => {
    const waiting = async (role: string) =>
      (
        await app.ask<CandidateApplication[]>('GET /candidate-applications?perPage=100', await enter(role))
      ).body.filter(({ offer }) => offer?.status === 'SENT');
    for (const role of ['CANDIDATE', 'RECRUITER']) expect(await waiting(role)).not.toEqual([]);
    for (const { status, offer } of await waiting('CANDIDATE'))
      expect([status, (offer?.expiresOn ?? '') > now.toISOString()]).toEqual(['ACTIVE', true]);
  });

  test('times for an interview wait for the candidate, and one interview is booked', async () => {
    const statusesOf = async (role: string) =>
      (await app.ask<Interview[]>('GET /interviews', await enter(role))).body.map(({ status }) => status);
    expect(await statusesOf('CANDIDATE')).toEqual(['PROPOSED']);
    expect(await statusesOf('RECRUITER')).toContain('BOOKED');
  });

  test('invitations of the month were accepted, declined and left to run out', async () => {
    const answered = await app.db.selectFrom('invitations').select('status').distinct().execute();
    expect(answered.map(({ status }) => status).sort()).toEqual([
      'ACCEPTED',
      'DECLINED',
      'EXPIRED',
      'PENDING',
    ]);
    const sources = await app.db.selectFrom('applications').select('source').distinct().execute();
    expect(sources.map(({ source }) => source).sort()).toEqual(['APPLIED', 'INVITED']);
  });

  test('most people who wait are promised an answer from today on; one or two were forgotten', async () => {
    const waiting = await app.db
      .selectFrom('applications')
      .select('answerBy')
      .where('status', '=', 'ACTIVE')
      .execute();
    const late = waiting.filter(({ answerBy }) => (answerBy ?? '') < '2026-06-15');
    expect(late.length).toBeGreaterThanOrEqual(1);
    expect(late.length).toBeLessThanOrEqual(waiting.length / 4);
  });

  test('a recruiter waits for the employer to decide', async () => {
    const { body } = await app.ask('GET /recruiters/employer/me?status=PENDING', await enter('EMPLOYER'));
    expect(body).toMatchObject([{ recruiterFirstName: 'Ines', employerName: 'Larkfield Health' }]);
  });

  test('has thirty candidates, ten jobs, a month of lists and applications in several states', async () => {
    const size = await sizeOf(app);
    expect(size).toMatchObject({ users: 34, candidates: 30, jobs: 10 });
    const states = await app.db.selectFrom('applications').select('status').distinct().execute();
    expect(states.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'HIRED', 'REJECTED', 'WITHDRAWN']);
    const decisions = await app.db.selectFrom('dailyCandidates').select('status').distinct().execute();
    const statuses = decisions.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(['NEW', 'VIEWED', 'SAVED', 'PASSED', 'SNOOZED']));
  });

  test('has lists with people on every day of the month', async () => {
    const days = await app.db
      .selectFrom('dailyLists')
      .select(['date', ({ fn }) => fn.sum<number>('size').as('picks')])
      .groupBy('date')
      .orderBy('date')
      .execute();
    expect(days).toHaveLength(31);
    expect(days.filter(({ picks }) => Number(picks) === 0)).toEqual([]);
  });

  test('nothing in it happens after now, and every history is in order', async () => {
    const events = await app.db
      .selectFrom('applicationEvents')
      .select(['applicationId', 'at'])
      .orderBy('id')
      .execute();
    expect(events.every(({ at }) => at <= now.toISOString())).toBe(true);
    for (const history of Map.groupBy(events, ({ applicationId }) => applicationId).values()) {
      expect(history).toEqual(history.toSorted((a, b) => (a.at < b.at ? -1 : 1)));
    }
    const late = await app.db
      .selectFrom('jobs')
      .select('id')
      .where((eb) => eb.or([eb('openedAt', '>', now.toISOString()), eb('createdAt', '>', now.toISOString())]))
      .execute();
    expect(late).toEqual([]);
  });

  /** The recruiter's open jobs, each with everyone who was ever picked for it. */
  async function openJobs(recruiter: { as: string }) {
    const { body: jobs } = await app.ask<Job[]>('GET /jobs/recruiter/me?status=OPEN', recruiter);
    return Promise.all(
      jobs.map(async (job) => {
        const picks = `GET /daily-candidates/job/${job.id}?perPage=100`;
        return { job, picks: (await app.ask<DailyCandidate[]>(picks, recruiter)).body };
      }),
    );
  }

  test('lets the recruiter find several new people on most of today’s lists, with resumes', async () => {
    const recruiter = await enter('RECRUITER');
    const jobs = await openJobs(recruiter);
    expect(jobs).toHaveLength(5);
    const news = jobs.map(({ picks }) =>
      picks.filter(({ date, status }) => date === '2026-06-15' && status === 'NEW'),
    );
    expect(news.filter((picks) => picks.length >= 2).length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...news.map((picks) => picks.length))).toBeGreaterThanOrEqual(5);
    expect(new Set(news.flat().map(({ band }) => band))).toEqual(new Set(['STRONG', 'GOOD', 'PARTIAL']));
    const [pick] = news.flat();
    expect(pick?.criteria.some(({ evidence }) => evidence !== null)).toBe(true);
    const resume = await app.ask(`GET /candidates/${pick?.candidateEmail}/resume`, recruiter);
    expect(resume.text.startsWith('%PDF-')).toBe(true);
  });

  test('gives each open job a good first list and more people on later days', async () => {
    for (const { job, picks } of await openJobs(await enter('RECRUITER'))) {
      const days = Map.groupBy(picks, ({ date }) => date);
      const opened = days.get(job.openedAt?.slice(0, 10) ?? '') ?? [];
      expect(opened.length, job.title).toBeGreaterThanOrEqual(3);
      expect(picks.length, job.title).toBeGreaterThanOrEqual(6);
      expect(new Set(picks.map(({ band }) => band)).size, job.title).toBeGreaterThanOrEqual(2);
      const isNew = job.openedAt?.startsWith('2026-06-15');
      expect(days.size, job.title).toBeGreaterThanOrEqual(isNew ? 1 : 2);
    }
  });

  test('shows what a recruiter meets: proposed criteria, a suggested one, reasons for passing', async () => {
    const jobs = await openJobs(await enter('RECRUITER'));
    expect(jobs.some(({ job }) => job.criteria.length === 0 && job.proposedCriteria.length > 0)).toBe(true);
    expect(jobs.some(({ job }) => job.suggestedCriteria.length > 0)).toBe(true);
    expect(jobs.some(({ picks }) => picks.some(({ reasons }) => reasons.length > 0))).toBe(true);
  });

  test('hires for the filled job, and answers everyone else who applied for it', async () => {
    const applications = await app.db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.jobId')
      .where('jobs.closeReason', '=', 'FILLED')
      .select(['applications.status', 'applications.rejectionReason'])
      .execute();
    expect(applications.filter(({ status }) => status === 'HIRED')).toHaveLength(1);
    const others = applications.filter(({ status }) => status !== 'HIRED');
    expect(others.every(({ status }) => status === 'REJECTED' || status === 'WITHDRAWN')).toBe(true);
    // Someone who withdrew waits for no answer.
    const answered = others.filter(({ status }) => status === 'REJECTED');
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.every(({ rejectionReason }) => rejectionReason !== null)).toBe(true);
  });

  test('puts the demo candidate on lists and into a selection that is under way', async () => {
    const { email = '' } = demoAccounts.find(({ role }) => role === 'CANDIDATE') ?? {};
    const lists = app.db.selectFrom('dailyCandidates').where('candidateEmail', '=', email);
    expect((await lists.select('jobId').execute()).length).toBeGreaterThanOrEqual(3);
    const applications = app.db.selectFrom('applications').where('candidateEmail', '=', email);
    expect(await applications.select('status').execute()).toContainEqual({ status: 'ACTIVE' });
  });

  test('lets all three accounts in', async () => {
    for (const role of ['RECRUITER', 'EMPLOYER', 'CANDIDATE']) {
      const { body } = await app.ask<{ role: string }>('GET /users/me', await enter(role));
      expect(body.role).toBe(role);
    }
  });

  test('is loaded once', async () => {
    const before = await sizeOf(app);
    expect(await seedOf(app)).toBe(false);
    expect(await sizeOf(app)).toEqual(before);
  });
});

describe('loading it', () => {
  test('leaves a database alone that holds something', async () => {
    const database = await testDatabase();
    await addCandidate(database.db, 'somebody@example.com');
    expect(await seedOf(database)).toBe(false);
    expect(await sizeOf(database)).toMatchObject({ users: 1, jobs: 0 });
  });

  test('starts over when it was cut short, and is done once when several servers start at a time', async () => {
    const database = await testDatabase();
    // Fails at the first resume that comes once there is a job.
    const failing: ResumeStorage = {
      ...storage,
      put: async (bytes) => {
        if ((await sizeOf(database)).jobs > 0) throw new Error('power cut');
        return storage.put(bytes);
      },
    };
    await expect(seedOf(database, failing)).rejects.toThrow('power cut');
    expect((await sizeOf(database)).jobs).toBeGreaterThan(0);
    const results = await Promise.all([seedOf(database), seedOf(database)]);
    expect(results.sort()).toEqual([false, true]);
    expect(await sizeOf(database)).toMatchObject({ users: 34, candidates: 30, jobs: 10 });
    // Three times the whole demo, which a busy machine takes a minute for.
  }, 180_000);
});
