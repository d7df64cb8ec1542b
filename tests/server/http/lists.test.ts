/** The questions every list answers, on the example of jobs. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Job } from '../../../schemas/job.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { type Answer, type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { addPick, written } from '../../support/scene.ts';

let t: TestApp;
let token: string;
const count = 60;

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'boss@acme.example');
  await addRecruiter(t.db, 'r@acme.example', 'boss@acme.example');
  await addRecruiter(t.db, 'other@acme.example', 'boss@acme.example');
  token = await t.signIn('r@acme.example');
  await createJob(t.db, 'other@acme.example', written({ title: 'Not mine' }), t.time.now);
  for (let i = 0; i < count; i += 1) {
    const fields = written({
      title: ['Nurse', 'cook', '100% remote_desk', "O'Brien's \\ aide"][i % 4] ?? '',
      city: i % 3 === 0 ? null : `City ${i % 7}`,
      salaryMax: i % 5 === 0 ? null : i % 4,
      validThrough: i % 2 === 0 ? null : '2026-07-01',
      workplaceType: i % 2 === 0 ? 'REMOTE' : 'ONSITE',
    });
    // Several at the same moment: ties have to be broken.
    await createJob(t.db, 'r@acme.example', fields, new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 4))));
  }
});

const list = (query = '') => t.ask<Job[]>(`GET /jobs/recruiter/me${query}`, { as: token });
const ids = ({ body }: Answer<Job[]>) => body.map(({ id }) => id);
const nextOf = ({ headers }: Answer) => /<\/api\/v1([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];

/** Walks the Link headers to the end. */
async function walk(query: string, between: () => Promise<unknown> = async () => {}): Promise<Job[]> {
  const found: Job[] = [];
  for (let path: string | undefined = `/jobs/recruiter/me${query}`; path; ) {
    const answer: Answer<Job[]> = await t.ask<Job[]>(`GET ${path}`, { as: token });
    expect(answer.status, answer.text).toBe(200);
    found.push(...answer.body);
    path = nextOf(answer);
    await between();
  }
  return found;
}

describe('pages', () => {
  test('are counted in Content-Range, and lead to the next one in Link', async () => {
    const first = await list();
    expect(first.headers['content-range']).toBe('jobs 0-24/60');
    expect(first.body).toHaveLength(25);
    const third = await list('?page=3');
    expect(third.headers['content-range']).toBe('jobs 50-59/60');
    expect(nextOf(third)).toBeUndefined();
    const second = await t.ask<Job[]>(`GET ${nextOf(first)}`, { as: token });
    expect(second.headers['content-range']).toBe('jobs 25-49/60');
    expect(ids(second)).toEqual(ids(await list('?page=2')));
  });

  test('beyond the end are empty and still tell how many there are', async () => {
    const { body, headers } = await list('?page=4');
    expect([body, headers['content-range']]).toEqual([[], 'jobs */60']);
  });

  test('of nothing are empty', async () => {
    const { body, headers } = await list('?q=nothing-like-it');
    expect([body, headers['content-range'], headers.link]).toEqual([[], 'jobs */0', undefined]);
  });
});

test('more than a thousand rows are not counted, but walked all the same', async () => {
  await addRecruiter(t.db, 'busy@acme.example', 'boss@acme.example');
  await sql`
    insert into "notices" ("id", "userEmail", "kind", "count", "createdAt", "readAt")
    select gen_random_uuid(), 'busy@acme.example', 'PICKS', 1, ${t.time.now}::timestamptz - "n" * interval '1 minute',
      ${t.time.now}::timestamptz
    from generate_series(1, 1001) "n"`.execute(t.db);
  const as = await t.signIn('busy@acme.example');
  const range = async (path: string) => {
    const { headers } = await t.ask(`GET ${path}`, { as });
    return [headers['content-range'], headers.link !== undefined];
  };
  expect(await range('/notices')).toEqual(['notices 0-24/*', true]);
  expect(await range('/notices?page=11&perPage=100')).toEqual(['notices 1000-1000/*', false]);
  await sql`delete from "notices" where "createdAt" = (select min("createdAt") from "notices")`.execute(t.db);
  expect(await range('/notices')).toEqual(['notices 0-24/1000', true]);
});

describe('walking', () => {
  for (const sort of ['createdAt', 'title', 'status', 'city', 'salaryMax', 'validThrough', 'openedAt']) {
    for (const order of ['ASC', 'DESC']) {
      test(`by ${sort} ${order} meets every row once, in one order`, async () => {
        const walked = await walk(`?sort=${sort}&order=${order}&perPage=7`);
        expect(new Set(walked.map(({ id }) => id)).size).toBe(count);
        const whole = await list(`?sort=${sort}&order=${order}&perPage=100`);
        expect(walked.map(({ id }) => id)).toEqual(ids(whole));
        const values = whole.body.map((job) => job[sort as keyof Job]);
        const empty = values.indexOf(null);
        // Rows without a value come last in either direction.
        if (empty >= 0) expect(values.slice(empty).every((value) => value === null)).toBe(true);
      });
    }
  }

  test('meets every row once while rows come in', async () => {
    const before = new Set(ids(await list('?perPage=100')));
    const walked = await walk('?perPage=7&sort=title', () =>
      createJob(t.db, 'r@acme.example', written({ title: 'A new one' }), t.time.now),
    );
    const seen = walked.map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect([...before].filter((id) => !seen.includes(id))).toEqual([]);
    await t.db.deleteFrom('jobs').where('title', '=', 'A new one').execute();
  });

  test('a cursor wins over a page', async () => {
    const next = nextOf(await list('?perPage=10'));
    const answer = await t.ask<Job[]>(`GET ${next}&page=5`, { as: token });
    expect(ids(answer)).toEqual(ids(await list('?perPage=10&page=2')));
  });

  test('with a cursor that is none, or of another order, is refused', async () => {
    const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const next = new URLSearchParams(nextOf(await list('?sort=title'))?.split('?')[1]).get('after') ?? '';
    const good = JSON.parse(Buffer.from(next, 'base64url').toString()) as { values: string[] };
    for (const [query, after] of [
      ['', 'nonsense'],
      ['', cursor({})],
      ['', cursor(null)],
      ['sort=createdAt&', next],
      ['sort=title&order=ASC&', next],
      ['sort=title&', cursor({ ...good, values: [good.values[0], "'; drop table jobs"] })],
      ['sort=title&', cursor({ ...good, values: [good.values[0]] })],
      ['sort=title&', cursor({ ...good, offset: -1 })],
      ['sort=title&', cursor({ ...good, values: ['\0', good.values[1]] })],
    ] as const) {
      const { status, body } = await t.ask<Problem>(`GET /jobs/recruiter/me?${query}after=${after}`, {
        as: token,
      });
      expect([status, Object.keys(body.errors ?? {})], after).toEqual([422, ['after']]);
    }
  });
});

describe('filters', () => {
  test('take one value or several, and all have to hold', async () => {
    const remote = await list('?workplaceType=REMOTE&perPage=100');
    expect(remote.body.every(({ workplaceType }) => workplaceType === 'REMOTE')).toBe(true);
    expect(remote.headers['content-range']).toBe('jobs 0-29/30');
    const cities = await list('?city=City%201&city=City%202&workplaceType=REMOTE&perPage=100');
    expect(new Set(cities.body.map(({ city }) => city))).toEqual(new Set(['City 1', 'City 2']));
    const [exact] = cities.headers['content-range']?.split('/').slice(1) ?? [];
    const typed = await list('?city=%20cITY%201&city=city%202&workplaceType=REMOTE&perPage=100');
    expect(typed.headers['content-range']?.split('/')[1]).toBe(exact);
    expect((await list('?city=ity%201')).body).toEqual([]);
    expect((await list('?city=C%25y')).body).toEqual([]);
    expect((await list('?city=cit&perPage=100')).body).toHaveLength(40);
    expect((await list('?status=OPEN&status=CLOSED')).body).toEqual([]);
  });

  test('by id answer those that are there; what is no id is nobody’s', async () => {
    const [one = '', two = ''] = ids(await list());
    const found = await list(`?id=${one}&id=${two.toUpperCase()}&id=nonsense`);
    expect(ids(found).sort()).toEqual([one, two].sort());
    expect((await list('?id=nonsense')).body).toEqual([]);
  });

  test('never reach beyond what one may see', async () => {
    const [foreign] = await t.db.selectFrom('jobs').select('id').where('title', '=', 'Not mine').execute();
    expect((await list(`?id=${foreign?.id}`)).body).toEqual([]);
    expect((await list('?q=Not+mine')).body).toEqual([]);
  });
});

describe('what hangs on a job', () => {
  test('orders the jobs, and narrows them to those with or without it', async () => {
    const [busy = '', quiet = ''] = ids(await list('?sort=title&order=ASC'));
    for (const [index, jobId] of [busy, busy, quiet].entries()) {
      const candidate = await addCandidate(t.db, `picked${index}@people.example`);
      await addPick(t.db, jobId, candidate, index + 1);
    }
    await t.db.updateTable('dailyCandidates').set({ status: 'VIEWED' }).where('jobId', '=', quiet).execute();
    expect(ids(await list('?sort=dailyCandidatesCount&perPage=2'))).toEqual([busy, quiet]);
    expect(ids(await list('?sort=newDailyCandidatesCount&perPage=1'))).toEqual([busy]);
    expect(ids(await list('?newPicks=SOME'))).toEqual([busy]);
    expect((await list('?newPicks=NONE')).headers['content-range']).toBe('jobs 0-24/59');
    expect(ids(await list('?applications=SOME'))).toEqual([]);
    expect(new Set(ids({ body: await walk('?sort=newDailyCandidatesCount') } as Answer<Job[]>)).size).toBe(
      count,
    );
  });
});

describe('searching', () => {
  const titles = async (q: string) =>
    new Set((await list(`?perPage=100&q=${encodeURIComponent(q)}`)).body.map(({ title }) => title));

  test('is without regard to case, and every word has to be found', async () => {
    expect(await titles('COOK')).toEqual(new Set(['cook']));
    expect(await titles('cook city')).toEqual(new Set(['cook']));
    expect(await titles('cook desk')).toEqual(new Set());
  });

  test('reads what a job asks for as well as its title', async () => {
    expect((await titles('licences')).size).toBe(4);
  });

  test('takes signs as they are', async () => {
    expect(await titles('%')).toEqual(new Set(['100% remote_desk']));
    expect(await titles('_')).toEqual(new Set(['100% remote_desk']));
    expect(await titles("o'brien")).toEqual(new Set(["O'Brien's \\ aide"]));
    expect(await titles('\\')).toEqual(new Set(["O'Brien's \\ aide"]));
    expect(await titles("';--")).toEqual(new Set());
  });
});

describe('what is not known', () => {
  for (const [query, field] of [
    ['surprise=1', 'surprise'],
    ['sort=description', 'sort'],
    ['order=UP', 'order'],
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['perPage=101', 'perPage'],
    ['status=OPENED', 'status'],
    ['status=OPEN&status=OPENED', 'status'],
    ['q=a%00b', 'q'],
    ['city=a%00b', 'city.0'],
  ] as const) {
    test(`${query} is refused, naming ${field}`, async () => {
      const { status, body } = await t.ask<Problem>(`GET /jobs/recruiter/me?${query}`, { as: token });
      expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'INVALID_FIELDS', [field]]);
    });
  }
});
