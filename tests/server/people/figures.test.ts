/** The figures the database adds up are those that counting afresh gives, whatever happened and in whatever order. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { lastDays } from '../../../schemas/base/days.ts';
import { HiringSource } from '../../../schemas/hiring.ts';
import type { Database } from '../../../server/db/database.ts';
import { addUpFigures, countFigures } from '../../../server/features/stats/countFigures.ts';
import { type Counted, figureNames, nothing } from '../../../server/features/stats/figures.ts';
import type { HiringSpan } from '../../../server/features/stats/hiringFigures.ts';
import type { StatsScope } from '../../../server/features/stats/scope.ts';
import { createRandom, type Random } from '../../../server/generate/random.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { hiringAfresh, hiringKept } from '../../support/hiringAfresh.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { randomSeed, runs } from '../../support/random.ts';
import { addApplication } from '../../support/scene.ts';
import { waitingForLocks } from '../../support/waitingForLocks.ts';

let t: TestDatabase;
const boss = 'boss@figures.example';
const recruiters = ['one@figures.example', 'two@figures.example', 'three@figures.example'];
const people: string[] = [];
const span = { daysFrom: '2026-04-01', periodFrom: '2026-05-10', jobs: 100 };

beforeAll(async () => {
  t = await testDatabase();
  await addEmployer(t.db, boss);
  for (const email of recruiters) await addRecruiter(t.db, email, boss);
  for (let i = 0; i < 12; i += 1) people.push(await addCandidate(t.db, `person${i}@figures.example`));
  for (const [i, how] of (['REFERRED', 'ADDED', 'IMPORTED'] as const).entries())
    await sql`insert into "people" ("employerEmail", "candidateEmail", "hasApplied", "latestAt", "broughtAs")
      values (${boss}, ${people[i]}, false, now(), ${how})`.execute(t.db);
  for (let i = 0; i < 6; i += 1) await addOpenJob(t.db, recruiters[i % 3] ?? '');
});

/** Every row read and counted, as no screen could wait for. */
async function countAfresh(employerEmail: string): Promise<Record<string, Counted>> {
  const { rows } = await sql<{
    jobId: string;
    who: string;
    what: keyof Counted;
    date: string | null;
    n: number;
  }>`
    with "own" as (select "id", "recruiterEmail" from "jobs" join "recruiters" using ("recruiterEmail")
      where "employerEmail" = ${employerEmail}),
    "each" as (
      select "jobId", 'dailyLists' as "what", "date", 1 as "n" from "dailyLists" where "size" > 0
      union all select "jobId", 'dailyCandidates', "date", 1 from "dailyCandidates"
      union all select "jobId", lower("status"), "reviewedAt"::date, 1 from "dailyCandidates"
        where "status" in ('SAVED', 'INVITED', 'PASSED')
      union all select "jobId", 'applications', "createdAt"::date, 1 from "applications"
      union all select "jobId", 'interviews', min("at")::date, 1
        from "applicationEvents" "event" join "applications" on "applications"."id" = "applicationId"
        where "event"."status" <> 'HIRED' and "stageType" = 'INTERVIEW' group by "jobId", "applicationId"
      union all select "jobId", 'hires', "at"::date, 1 from (
        select distinct on ("applicationId") "jobId", "event".*
        from "applicationEvents" "event" join "applications" on "applications"."id" = "applicationId"
        order by "applicationId", "at" desc, "event"."id" desc) "latest" where "status" = 'HIRED')
    select "jobId"::text, "recruiterEmail" as "who", "what", "date"::text, sum("n")::integer as "n"
    from "own" join "each" on "each"."jobId" = "own"."id" group by 1, 2, 3, 4`.execute(t.db);
  const counted: Record<string, Counted> = { 'ALL null': nothing() };
  const add = (key: string, what: keyof Counted, n: number) => {
    counted[key] ??= nothing();
    counted[key][what] += n;
  };
  for (const { jobId, who, what, date, n } of rows) {
    add('ALL null', what, n);
    if (date === null) continue;
    if (date >= span.daysFrom) add(`DAY ${date}`, what, n);
    if (date < span.periodFrom) continue;
    add(`JOB ${jobId}`, what, n);
    add(`RECRUITER ${who}`, what, n);
  }
  return counted;
}

/** The same as it is kept, less what is nothing. */
async function countKept(scope: StatsScope): Promise<Record<string, Counted>> {
  const rows = await countFigures(t.db, scope, span);
  return Object.fromEntries(
    rows
      .map(({ by, of, ...counted }) => [`${by} ${of}`, counted] as const)
      .filter(([key, counted]) => key === 'ALL null' || figureNames.some((name) => counted[name] !== 0)),
  );
}

const hiringSpan = (more: Partial<HiringSpan> = {}): HiringSpan => ({
  scope: { employerEmail: boss },
  from: '2026-04-01',
  ...more,
});

/** Both of them for everything, for each job by itself, and for each way people came. */
async function expectHiringExact(): Promise<void> {
  const jobIds = await jobsNow();
  const jobs = jobIds.map((jobId) => hiringSpan({ jobId }));
  const sources = HiringSource.options.map((source) => hiringSpan({ source }));
  for (const span of [hiringSpan(), ...jobs.slice(0, 2), ...sources])
    expect(await hiringKept(t.db, jobIds, span)).toEqual(await hiringAfresh(t.db, span));
}

const day = (random: Random) =>
  `2026-0${random.of([3, 4, 5])}-${String(1 + random.whole(28)).padStart(2, '0')}`;
const moment = (random: Random) => `${day(random)}T${random.of(['00', '09', '23'])}:30:00.000Z`;

/** Something that happens to a job; what cannot be (someone listed twice) does not happen. */
async function happen(random: Random, jobIds: readonly string[]): Promise<void> {
  const jobId = random.of(jobIds);
  const person = random.of(people);
  const { db } = t;
  const one = sql`(select "id" from "dailyCandidates" where "jobId" = ${jobId} order by "id" offset ${random.whole(4)} limit 1)`;
  const application = sql`(select "id" from "applications" where "jobId" = ${jobId} order by "id" offset ${random.whole(3)} limit 1)`;
  const acts: (() => Promise<unknown>)[] = [
    () =>
      sql`insert into "dailyCandidates" ("id", "jobId", "date", "rank", "candidateEmail", "candidateName", "score", "band",
        "criteria", "summary", "criteriaVersion", "matcherVersion", "isFromSearch")
      values (${uuidv7()}, ${jobId}, ${day(random)}::date, ${random.whole(1000)}, ${person}, '', 80, 'GOOD', '[]', '', 1, '',
        ${random.next() < 0.3})`.execute(db),
    () => addApplication(db, jobId, person),
    () =>
      sql`insert into "applications" ("id", "jobId", "candidateEmail", "status", "stageId", "source", "createdAt")
      select ${uuidv7()}, "jobId", "candidateEmail", 'ACTIVE', 'applied', 'INVITED', ${moment(random)}::timestamptz
      from "dailyCandidates" where "id" = ${one}`.execute(db),
    () =>
      sql`insert into "jobOffers" ("id", "applicationId", "salary", "salaryCurrency", "salaryUnit", "startDate", "expiresOn",
        "status", "sentAt")
      select ${uuidv7()}, "id", 1, 'USD', 'YEAR', '2026-07-01', '2026-06-10', ${random.of(['SENT', 'DECLINED', 'EXPIRED'])},
        ${moment(random)}::timestamptz from "applications" where "id" = ${application}`.execute(db),
    () =>
      sql`update "jobOffers" set "status" = ${random.of(['WITHDRAWN', 'ACCEPTED', 'DECLINED'])}
      where "applicationId" = ${application}`.execute(db),
    () =>
      sql`insert into "dailyLists" ("jobId", "date", "size", "poolSize") values (${jobId}, ${day(random)}::date, ${random.whole(2)}, 9)
      on conflict ("jobId", "date") do update set "size" = excluded."size"`.execute(db),
    () =>
      sql`update "dailyCandidates" set "status" = ${random.of(['NEW', 'VIEWED', 'SAVED', 'PASSED', 'INVITED'])},
      "reviewedAt" = ${random.next() < 0.2 ? null : moment(random)}::timestamptz where "id" = ${one}`.execute(
        db,
      ),
    () =>
      sql`insert into "applicationEvents" ("id", "applicationId", "status", "stageName", "stageType", "at", "by")
      select ${uuidv7()}, "id", ${random.of(['ACTIVE', 'ACTIVE', 'HIRED', 'HIRED', 'REJECTED', 'WITHDRAWN'])}, 'Stage',
        ${random.of(['SCREENING', 'INTERVIEW', 'OFFER', null])}, ${moment(random)}::timestamptz, ${random.of([person, recruiters[0] ?? ''])}
      from "applications" where "id" = ${application}`.execute(db),
    () =>
      sql`delete from "dailyCandidates" where "id" = ${one} and not exists (
      select from "applications" where "applications"."jobId" = "dailyCandidates"."jobId"
        and "applications"."candidateEmail" = "dailyCandidates"."candidateEmail")`.execute(db),
    () => sql`delete from "applications" where "id" = ${application}`.execute(db),
    () =>
      sql`update "jobs" set "recruiterEmail" = ${random.of(recruiters)} where "id" = ${jobId}`.execute(db),
    () => addUpFigures(db),
  ];
  await random
    .of(acts)()
    .catch((error: { code?: string }) => {
      // Listed twice, or gone meanwhile.
      if (error.code !== '23505' && error.code !== '23503') throw error;
    });
}

const jobsNow = async () =>
  (await t.db.selectFrom('jobs').select('id').orderBy('id').execute()).map(({ id }) => id);

test('whatever happens, and whenever it is added up, the figures are those counted afresh', async () => {
  const random = createRandom(randomSeed);
  for (let round = 0; round < runs(6); round += 1) {
    const jobIds = await jobsNow();
    for (let i = 0; i < 25; i += 1) await happen(random, jobIds);
    expect(await countKept({ employerEmail: boss })).toEqual(await countAfresh(boss));
    await expectHiringExact();
  }
  await addUpFigures(t.db);
  expect(await countKept({ employerEmail: boss })).toEqual(await countAfresh(boss));
  await expectHiringExact();
});

test('changes of several at once, jobs handed over among them, lose and double nothing', async () => {
  const randoms = [1, 2, 3, 4].map((n) => createRandom(randomSeed * 10 + n));
  const jobIds = await jobsNow();
  await Promise.all(
    randoms.map(async (random) => {
      for (let i = 0; i < 20; i += 1) await happen(random, jobIds);
    }),
  );
  expect(await countKept({ employerEmail: boss })).toEqual(await countAfresh(boss));
  await addUpFigures(t.db);
  expect(await countKept({ employerEmail: boss })).toEqual(await countAfresh(boss));
  await expectHiringExact();
});

test('of two changes of one application at the same moment, the later one counts', async () => {
  const [jobId = ''] = await jobsNow();
  const person = await addCandidate(t.db, 'twice@figures.example');
  const id = await addApplication(t.db, jobId, person);
  const happens = (db: Database, status: string, at: string) =>
    sql`insert into "applicationEvents" ("id", "applicationId", "status", "stageName", "at", "by")
      values (${uuidv7()}, ${id}, ${status}, 'Stage', ${at}::timestamptz, ${person})`.execute(db);
  let earlier: Promise<unknown> | undefined;
  await t.db.transaction().execute(async (tx) => {
    await happens(tx, 'ACTIVE', '2026-06-02T09:00:00Z');
    earlier = happens(t.db, 'WITHDRAWN', '2026-06-01T09:00:00Z');
    await expect.poll(() => waitingForLocks(t.db)).toBe(1);
  });
  await earlier;
  await addUpFigures(t.db);
  await expectHiringExact();
});

test('a job that is deleted takes its figures along, and a recruiter’s new address keeps them', async () => {
  const [jobId = ''] = await jobsNow();
  await sql`delete from "dailyCandidates" where "jobId" = ${jobId}`.execute(t.db);
  await sql`delete from "applications" where "jobId" = ${jobId}`.execute(t.db);
  await sql`delete from "jobs" where "id" = ${jobId}`.execute(t.db);
  await addUpFigures(t.db);
  const { rows } = await sql`select * from "jobWeeks" where "jobId" = ${jobId}`.execute(t.db);
  expect(rows).toEqual([]);
  expect(await countKept({ employerEmail: boss })).toEqual(await countAfresh(boss));
  await expectHiringExact();
  await sql`update "users" set "email" = 'new@figures.example' where "email" = ${recruiters[0]}`.execute(
    t.db,
  );
  await addUpFigures(t.db);
  expect(await countKept({ employerEmail: boss })).toEqual(await countAfresh(boss));
  await expectHiringExact();
});

test('the busiest jobs are found whichever day of the week the period begins on', async () => {
  const [company, recruiter] = ['weeks@figures.example', 'weekly@figures.example'];
  await addEmployer(t.db, company);
  await addRecruiter(t.db, recruiter, company);
  /** A job to which so much happened on one day. */
  const addBusy = async (date: string, n: number) => {
    const id = await addOpenJob(t.db, recruiter);
    await sql`insert into "figureChanges" ("jobId", "date", "what", "n")
      values (${id}, ${date}::date, 'applications', ${n})`.execute(t.db);
    return { id, date };
  };
  const jobs = [
    await addBusy('2026-05-04', 6),
    await addBusy('2026-05-10', 5),
    await addBusy('2026-05-13', 4),
    // Counted twice it would be the busiest.
    await addBusy('2026-05-11', 3),
  ];
  for (const periodFrom of lastDays(new Date('2026-05-14T12:00:00Z'), 11)) {
    const counted = { ...span, periodFrom, jobs: 2 };
    const told = await countFigures(t.db, { employerEmail: company }, counted);
    const busiest = jobs.filter(({ date }) => date >= periodFrom).slice(0, counted.jobs);
    expect(told.flatMap(({ by, of }) => (by === 'JOB' ? [of] : []))).toEqual(busiest.map(({ id }) => id));
    // The first period is told before anything is added up.
    await addUpFigures(t.db);
  }
});
