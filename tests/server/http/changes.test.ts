/** Software that keeps copies asks for what has changed and what was deleted, and its copies stay true. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Deletion } from '../../../schemas/deletion.ts';
import type { Job } from '../../../schemas/job.ts';
import { toRow } from '../../../server/db/database.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { createRandom } from '../../../server/generate/random.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { randomSeed } from '../../support/random.ts';
import { addJobOffer, addOrganisation, type Organisation, written } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let recruiter: string;
let employer: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  await addOrganisation(t, 'foreign');
  const at = '2026-06-03T09:00:00.000Z';
  await t.db
    .insertInto('interviews')
    .values(
      toRow({
        ...{ id: uuidv7(), applicationId: home.applicationId, recruiterEmail: home.recruiter },
        ...{ kind: 'VIDEO', minutes: 60, place: 'Here', timeZone: 'UTC', proposedTimes: [at] },
        ...{ sequence: 0, createdAt: at, updatedAt: at },
      }),
    )
    .execute();
  recruiter = await t.signIn(home.recruiter);
  employer = await t.signIn(home.employer);
});

interface Told<T> {
  rows: T[];
  until: string;
  next: string | undefined;
}

/** One page. */
async function ask<T>(path: string, as: string): Promise<Told<T>> {
  const { status, body, headers, text } = await t.ask<T[]>(`GET ${path}`, { as });
  expect(status, text).toBe(200);
  const next = /^<\/api\/v1([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
  return { rows: body, until: headers['x-updated-until'] ?? '', next };
}

/** @returns the moment up to which everything is known */
const settled = async () => (await ask('/jobs?updatedSince=2020-01-01T00:00:00Z', employer)).until;

const lists = () =>
  [
    ['/jobs', employer],
    ['/jobs/recruiter/me', recruiter],
    ['/candidate-applications', recruiter],
    ['/people', employer],
    ['/interviews', employer],
    [`/daily-candidates/job/${home.job.id}`, recruiter],
    ['/recruiters/employer/me', employer],
  ] as const;

describe('a list that is asked for changes', () => {
  test('gives what has changed since, and the moment to ask from the next time', async () => {
    for (const [path, as] of lists()) {
      const first = await ask<{ id: string }>(`${path}?updatedSince=2020-01-01T00:00:00Z`, as);
      expect(first.rows, path).toHaveLength(1);
      expect(first.until, path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
      expect((await ask(`${path}?updatedSince=${first.until}`, as)).rows, path).toEqual([]);
    }
  });

  test('tells of a record whose notes, ratings or offers have changed', async () => {
    const before = await settled();
    await t.ask(`POST /people/${home.candidate}/notes`, { as: recruiter, body: { text: 'Knows ICU.' } });
    await addJobOffer(t.db, home.applicationId);
    expect((await ask(`/people?updatedSince=${before}`, recruiter)).rows).toMatchObject([
      { id: home.candidate, notesCount: 1 },
    ]);
    expect((await ask(`/candidate-applications?updatedSince=${before}`, recruiter)).rows).toMatchObject([
      { id: home.applicationId },
    ]);
  });

  test('does not run ahead of a change that is not committed yet', async () => {
    const before = await settled();
    let during: Told<unknown> | undefined;
    await t.db.transaction().execute(async (tx) => {
      await sql`update "jobs" set "title" = 'Slow' where "id" = ${home.job.id}`.execute(tx);
      during = await ask(`/jobs?updatedSince=${before}`, employer);
    });
    expect(during?.rows).toEqual([]);
    expect((await ask(`/jobs?updatedSince=${during?.until}`, employer)).rows).toMatchObject([
      { id: home.job.id, title: 'Slow' },
    ]);
  });

  test('doubles no row and loses none while rows change between its pages', async () => {
    const random = createRandom(randomSeed);
    const from = await settled();
    for (let i = 0; i < 24; i += 1)
      await createJob(t.db, home.recruiter, written({ title: `Job ${i}` }), new Date('2026-05-30T08:00:00Z'));
    const copy = new Map<string, string>();
    let since = from;
    for (let pass = 0; pass < 4; pass += 1) {
      const seen: string[] = [];
      let told = await ask<Job>(`/jobs?perPage=5&updatedSince=${since}`, employer);
      const { until } = told;
      for (;;) {
        for (const { id, title } of told.rows) {
          seen.push(id);
          copy.set(id, title);
        }
        expect(told.until).toBe(until);
        if (told.next === undefined) break;
        const one = sql`(select "id" from "jobs" where "recruiterEmail" = ${home.recruiter}
          order by "id" offset ${random.whole(20)} limit 1)`;
        if (pass < 3) await sql`update "jobs" set "title" = "title" || '.' where "id" = ${one}`.execute(t.db);
        told = await ask<Job>(told.next, employer);
      }
      expect(new Set(seen).size).toBe(seen.length);
      since = until;
    }
    const { rows } = await sql<{ id: string; title: string }>`
      select "id", "title" from "jobs" where "recruiterEmail" = ${home.recruiter} and "changedAt" >= ${from}::timestamptz`.execute(
      t.db,
    );
    expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(rows.map(({ id, title }) => [id, title])));
  });

  test('is not for candidates who look for jobs, and takes no cursor of another order', async () => {
    const as = await t.signIn(home.candidate);
    const refused = await t.ask<Problem>('GET /jobs?updatedSince=2020-01-01T00:00:00Z', { as });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['updatedSince']]);
    const long = `2026-01-01T00:00:00.${'1'.repeat(200)}Z`;
    for (const since of ['yesterday', '0000-01-01T00:00:00Z', '2026-01-01T00:00:00%2B23:00', long]) {
      const wrong = await t.ask<Problem>(`GET /jobs?updatedSince=${since}`, { as: employer });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})], since).toEqual([422, ['updatedSince']]);
    }
    const { next = '' } = await ask('/jobs?perPage=1', employer);
    const other = await t.ask<Problem>(`GET ${next}&updatedSince=2020-01-01T00:00:00Z`, { as: employer });
    expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ['after']]);
  });
});

describe('deletions', () => {
  test('name what was deleted by its kind and id alone, to those it belonged to', async () => {
    const before = await settled();
    const { id } = await createJob(t.db, home.recruiter, written(), new Date('2026-05-30T08:00:00Z'));
    expect((await t.ask(`DELETE /jobs/${id}`, { as: recruiter })).status).toBe(204);
    for (const as of [recruiter, employer]) {
      const { rows, until } = await ask<Deletion>(`/deletions?updatedSince=${before}`, as);
      expect(rows).toEqual([{ resource: 'jobs', id, deletedAt: expect.any(String) }]);
      expect((await ask(`/deletions?updatedSince=${until}`, as)).rows).toEqual([]);
      expect((await ask('/deletions?resource=interviews', as)).rows).toEqual([]);
    }
    for (const other of ['recruiter@foreign.example', 'employer@foreign.example'])
      expect((await ask('/deletions', await t.signIn(other))).rows).toEqual([]);
    expect((await t.ask('GET /deletions', { as: await t.signIn(home.candidate) })).status).toBe(403);
  });

  test('tell of what went with it, and are kept for 90 days', async () => {
    await sql`delete from "applications" where "id" = ${home.applicationId}`.execute(t.db);
    await sql`delete from "dailyCandidates" where "id" = ${home.pickId}`.execute(t.db);
    const kinds = async () =>
      (await ask<Deletion>('/deletions', employer)).rows.map(({ resource }) => resource).sort();
    expect(await kinds()).toEqual(['applications', 'daily-candidates', 'interviews', 'jobs']);
    await sql`update "deletions" set "deletedAt" = ${t.time.now}::timestamptz - interval '91 days'
      where "resource" <> 'jobs'`.execute(t.db);
    await doDueTasks(t.db, t.time.now);
    expect(await kinds()).toEqual(['jobs']);
  });
});
