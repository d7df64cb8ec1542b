import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAllocation, type Offer } from '../../../server/features/dailyRun/allocate.ts';
import { maxListsPerDay } from '../../../server/features/dailyRun/limits.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { addOpenJob, addPickable, type Scores, scoring } from '../../support/dailyRun.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';

const today = '2026-06-02';
const now = new Date('2026-06-02T06:00:00.000Z');
const recruiter = 'recruiter@example.com';
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await addEmployer(database.db, 'employer@example.com');
  await addRecruiter(database.db, recruiter, 'employer@example.com');
});

beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('applications').execute();
  await db.deleteFrom('dailyCandidates').execute();
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('users').where('role', '=', 'CANDIDATE').execute();
});

/** Everyone has the same score by default. */
const run = (scores: Scores = () => 80, { date = today, jobIds = undefined as string[] | undefined } = {}) =>
  runDailyLists(
    { db: database.db, clock: () => now, perJob: 10, hands: scoring(database.db, scores) },
    date,
    jobIds ? { jobIds } : {},
  );

const picksOf = async (jobId: string) => {
  const rows = await database.db
    .selectFrom('dailyCandidates')
    .select(['candidateEmail', 'date', 'rank', 'score', 'band', 'status', 'candidateName'])
    .where('jobId', '=', jobId)
    .orderBy('date')
    .orderBy('rank')
    .execute();
  return rows;
};
const emailsOf = async (jobId: string) => (await picksOf(jobId)).map(({ candidateEmail }) => candidateEmail);
const listOf = (jobId: string, date = today) =>
  database.db
    .selectFrom('dailyLists')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('date', '=', date)
    .executeTakeFirst();
const addPool = async (count: number) => {
  for (let i = 0; i < count; i += 1) await addPickable(database.db, `c${i}@example.com`);
};
/** The number in `c12@example.com`. */
const numberOf = (email: string) => Number(/\d+/.exec(email)?.[0]);

describe('who is picked', () => {
  test('the best ten, best first, with what they were at that moment', async () => {
    const jobId = await addOpenJob(database.db, recruiter);
    await addPool(12);
    await run((_job, { candidateEmail }) => 50 + numberOf(candidateEmail));
    const picks = await picksOf(jobId);
    expect(picks.map(({ score }) => score)).toEqual([61, 60, 59, 58, 57, 56, 55, 54, 53, 52]);
    expect(picks.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(picks[0]).toMatchObject({ candidateName: 'Casey Candidate', status: 'NEW', date: today });
    expect(await listOf(jobId)).toMatchObject({ size: 10, poolSize: 12, explanation: null });
  });

  test('nobody below a possible fit, even when the list stays short', async () => {
    const jobId = await addOpenJob(database.db, recruiter);
    await addPool(3);
    await run((_job, { candidateEmail }) => (numberOf(candidateEmail) === 1 ? 40 : 39));
    expect(await emailsOf(jobId)).toEqual(['c1@example.com']);
  });

  test('only people who are open to work, verified, subscribed at that moment and have a resume', async () => {
    const { db } = database;
    const jobId = await addOpenJob(db, recruiter);
    await addPickable(db, 'fine@example.com');
    await addPickable(db, 'closed@example.com', { openToWork: false });
    await addPickable(db, 'no-resume@example.com', { facts: null });
    await addPickable(db, 'unverified@example.com');
    await db
      .updateTable('users')
      .set({ emailVerified: false })
      .where('email', '=', 'unverified@example.com')
      .execute();
    await addCandidate(db, 'unpaid@example.com');
    await addPickable(db, 'lapsed@example.com');
    await addPickable(db, 'overdue@example.com');
    const subscriptionOf = (email: string) => db.updateTable('subscriptions').where('userEmail', '=', email);
    await subscriptionOf('lapsed@example.com').set({ currentPeriodEnd: '2026-06-02T05:59:59Z' }).execute();
    await subscriptionOf('overdue@example.com').set({ status: 'PAST_DUE' }).execute();
    await run();
    expect(await emailsOf(jobId)).toEqual(['fine@example.com']);
  });

  test('nobody who applied for the job already', async () => {
    const { db } = database;
    const jobId = await addOpenJob(db, recruiter);
    await addPool(2);
    await db
      .insertInto('applications')
      .values({
        id: '01890000-0000-7000-8000-000000000001',
        jobId,
        candidateEmail: 'c0@example.com',
        status: 'ACTIVE',
        stageId: 'applied',
        source: 'APPLIED',
        coverLetter: null,
        rejectionReason: null,
        answerBy: null,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      })
      .execute();
    await run();
    expect(await emailsOf(jobId)).toEqual(['c1@example.com']);
  });

  test.each(['PASSED', 'SNOOZED', 'SAVED', 'NEW'] as const)(
    'nobody comes back for the same job, having been %s',
    async (status) => {
      const jobId = await addOpenJob(database.db, recruiter);
      await addPool(1);
      await run();
      await database.db.updateTable('dailyCandidates').set({ status }).execute();
      await run(undefined, { date: '2026-06-03' });
      expect(await emailsOf(jobId)).toEqual(['c0@example.com']);
      expect(await listOf(jobId, '2026-06-03')).toMatchObject({ size: 0, poolSize: 0 });
    },
  );

  test('only open jobs get a list', async () => {
    await addPool(1);
    const jobs = await Promise.all(
      (['DRAFT', 'ON_HOLD', 'CLOSED', 'ARCHIVED'] as const).map((status) =>
        addOpenJob(database.db, recruiter, { status }),
      ),
    );
    expect(await run()).toMatchObject({ lists: 0 });
    expect(await Promise.all(jobs.map((id) => listOf(id)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a job is matched on its own criteria, and on the proposed ones while it has none', async () => {
    const own = { name: 'Own', importance: 'MUST_HAVE' as const };
    const proposed = { name: 'Proposed', importance: 'MUST_HAVE' as const };
    const first = await addOpenJob(database.db, recruiter, { criteria: [own], proposedCriteria: [proposed] });
    const second = await addOpenJob(database.db, recruiter, { proposedCriteria: [proposed] });
    await addPool(1);
    await run();
    const rows = await database.db.selectFrom('dailyCandidates').select(['jobId', 'criteria']).execute();
    const nameOf = (id: string) => rows.find(({ jobId }) => jobId === id)?.criteria[0]?.name;
    expect([nameOf(first), nameOf(second)]).toEqual(['Own', 'Proposed']);
  });

  test('someone who stops looking while the lists are made is not listed', async () => {
    const { db } = database;
    const jobId = await addOpenJob(db, recruiter);
    await addPool(2);
    // Once it is decided who is listed, before anything is stored.
    await sql`
      create function "leave"() returns trigger language plpgsql as $$ begin
        update "candidates" set "openToWork" = false where "candidateEmail" = 'c0@example.com';
        return new;
      end $$;
      create trigger "leave" before insert on "runTasks" for each row
        when (new."task" ->> 'kind' = 'STORE') execute function "leave"()`.execute(db);
    await run();
    await sql`drop function "leave" cascade`.execute(db);
    expect(await picksOf(jobId)).toMatchObject([{ candidateEmail: 'c1@example.com', rank: 1 }]);
    expect(await listOf(jobId)).toMatchObject({ size: 1 });
  });
});

describe('one list per job and day', () => {
  test('running twice adds nothing', async () => {
    const jobId = await addOpenJob(database.db, recruiter);
    await addPool(20);
    expect(await run()).toEqual({ date: today, lists: 1, candidates: 10 });
    expect(await run()).toEqual({ date: today, lists: 0, candidates: 0 });
    expect(await picksOf(jobId)).toHaveLength(10);
  });

  test('the next day brings the next best', async () => {
    const jobId = await addOpenJob(database.db, recruiter);
    await addPool(15);
    await run();
    await run(undefined, { date: '2026-06-03' });
    expect(new Set(await emailsOf(jobId)).size).toBe(15);
    expect(await listOf(jobId, '2026-06-03')).toMatchObject({ size: 5, poolSize: 5 });
  });

  test('a job opened after the run gets its list alone', async () => {
    const first = await addOpenJob(database.db, recruiter);
    const second = await addOpenJob(database.db, recruiter);
    await addPool(1);
    await run(undefined, { jobIds: [second] });
    expect([await listOf(first), await listOf(second)]).toMatchObject([undefined, { size: 1 }]);
  });

  test('several runs at once make each list once and keep to five lists a candidate', async () => {
    const jobs = [];
    for (let i = 0; i < 9; i += 1) jobs.push(await addOpenJob(database.db, recruiter, { title: `Job ${i}` }));
    await addPool(8);
    const runs = await Promise.all([
      run(),
      run(),
      ...jobs.slice(0, 3).map((id) => run(undefined, { jobIds: [id] })),
      run(),
    ]);
    expect(runs.reduce((sum, { lists }) => sum + lists, 0)).toBe(9);
    const picks = await database.db.selectFrom('dailyCandidates').select('candidateEmail').execute();
    const lists = Map.groupBy(picks, ({ candidateEmail }) => candidateEmail);
    expect([...lists.values()].map((of) => of.length)).toEqual(Array(8).fill(maxListsPerDay));
  });

  test('a job that cannot be matched does not keep the others from their lists', async () => {
    const broken = await addOpenJob(database.db, recruiter, { title: 'Broken' });
    const jobs = [await addOpenJob(database.db, recruiter), await addOpenJob(database.db, recruiter)];
    await addPool(3);
    const scores: Scores = ({ title }) => {
      if (title === 'Broken') throw new Error('No such word');
      return 80;
    };
    expect(await run(scores)).toMatchObject({ lists: 2, candidates: 6 });
    expect(await Promise.all(jobs.map(picksOf))).toMatchObject([{ length: 3 }, { length: 3 }]);
    expect(await listOf(broken)).toBeUndefined();
    expect(await run()).toMatchObject({ lists: 1, candidates: 3 });
  });
});

describe('a short list', () => {
  test('says how many were considered', async () => {
    const jobId = await addOpenJob(database.db, recruiter);
    await addPool(4);
    await run((_job, { candidateEmail }) => (numberOf(candidateEmail) < 1 ? 80 : 10));
    expect(await listOf(jobId)).toMatchObject({
      size: 1,
      poolSize: 4,
      explanation: { pool: { poolSize: 4, fitting: 1 }, elsewhere: null },
    });
  });

  test('says when people who fit are on enough lists already', async () => {
    for (let i = 0; i < 5; i += 1) await addOpenJob(database.db, recruiter);
    const last = await addOpenJob(database.db, recruiter, { title: 'Last' });
    await addPool(1);
    await run(({ title }) => (title === 'Last' ? 70 : 90));
    expect(await listOf(last)).toMatchObject({
      size: 0,
      explanation: { pool: { poolSize: 1, fitting: 1 }, elsewhere: { people: 1, lists: 5 } },
    });
  });
});

describe('sharing candidates between jobs', () => {
  const offers = fc.uniqueArray(
    fc.record({
      jobId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      key: fc.constantFrom('p', 'q', 'r', 's', 't', 'u'),
      score: fc.integer({ min: 0, max: 100 }),
    }),
    { selector: ({ jobId, key }) => `${jobId} ${key}`, maxLength: 48 },
  );
  const limitsOf = (taken: [string, number][]) => ({ perJob: 4, perCandidate: 5, taken: new Map(taken) });
  const takens = fc.uniqueArray(fc.tuple(fc.constantFrom('p', 'q', 'r'), fc.integer({ min: 0, max: 5 })), {
    selector: ([key]) => key,
  });
  type Lists = ReturnType<typeof createAllocation>['lists'];
  const placesOf = (lists: Lists, key: string) =>
    [...lists.values()].filter((list) => list.includes(key)).length;
  const allocate = (given: readonly (Offer & { score: number })[], limits: ReturnType<typeof limitsOf>) => {
    const { take, lists } = createAllocation(limits);
    for (const offer of given.toSorted((a, b) => b.score - a.score)) take(offer);
    return lists;
  };

  test('nobody is on more than five lists and no list is longer than it may be', () => {
    fc.assert(
      fc.property(offers, takens, (given, taken) => {
        const limits = limitsOf(taken);
        const lists = allocate(given, limits);
        for (const list of lists.values()) expect(list.length).toBeLessThanOrEqual(limits.perJob);
        for (const { key } of given) {
          expect(placesOf(lists, key) + (limits.taken.get(key) ?? 0)).toBeLessThanOrEqual(5);
        }
      }),
    );
  });

  test('those left out had no place, or their place went to at least as good a fit', () => {
    fc.assert(
      fc.property(offers, takens, (given, taken) => {
        const limits = limitsOf(taken);
        const lists = allocate(given, limits);
        const scoreOf = (jobId: string, key: string) =>
          given.find((offer) => offer.jobId === jobId && offer.key === key)?.score ?? -1;
        for (const { jobId, key, score } of given) {
          const list = lists.get(jobId) ?? [];
          if (list.includes(key)) continue;
          const full = list.length === limits.perJob && list.every((other) => scoreOf(jobId, other) >= score);
          const busy = placesOf(lists, key) + (limits.taken.get(key) ?? 0) === 5;
          expect(full || busy).toBe(true);
        }
      }),
    );
  });

  test('someone wanted by more jobs than the limit goes where the fit is best, whatever the order of the jobs', async () => {
    const fits = [61, 95, 70, 88, 62, 77, 99, 63];
    for (const fit of fits) await addOpenJob(database.db, recruiter, { title: String(fit) });
    await addPool(1);
    await run(({ title }) => Number(title));
    const picks = await database.db.selectFrom('dailyCandidates').select('score').execute();
    expect(picks.map(({ score }) => score).sort()).toEqual([70, 77, 88, 95, 99]);
  });

  test('a job whose best are all wanted elsewhere is given those behind them', async () => {
    for (let i = 0; i < 25; i += 1) await addOpenJob(database.db, recruiter, { title: `Rich ${i}` });
    const last = await addOpenJob(database.db, recruiter, { title: 'Poor' });
    await addPool(56);
    // Everyone who is kept for the poor one at first is wanted by five others.
    const scores: Scores = ({ title }, { candidateEmail }) => {
      const i = numberOf(candidateEmail);
      if (title === 'Poor') return 95 - i;
      return i < 50 && Math.floor(i / 10) === Number(title.slice(5)) % 5 ? 99 : 0;
    };
    await run(scores);
    expect((await emailsOf(last)).map(numberOf)).toEqual([50, 51, 52, 53, 54, 55]);
  });
});
