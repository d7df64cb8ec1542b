/** Job search finds what people mean by what they type. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { PublicJob } from '../../../schemas/job.ts';
import type { SearchHints } from '../../../schemas/search.ts';
import { demoJobs } from '../../../server/demo/data/jobs.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { indexJobs } from '../../../server/features/jobs/search/indexJobs.ts';
import { updateJob } from '../../../server/features/jobs/updateJob.ts';
import { type Answer, type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { written } from '../../support/scene.ts';
import { searchedJobs } from '../support/searchedJobs.ts';
import { keptAside, type SearchedQuery, tuned } from '../support/searchedQueries.ts';

let t: TestApp;
let candidate: string;
const recruiters = new Map<string, string>();
let opened = 0;

async function recruiterAt(employerName: string): Promise<string> {
  const known = recruiters.get(employerName);
  if (known) return known;
  const domain = `e${recruiters.size}.example`;
  const boss = await addEmployer(t.db, `boss@${domain}`, { employerName });
  const recruiter = await addRecruiter(t.db, `r@${domain}`, boss);
  recruiters.set(employerName, recruiter);
  return recruiter;
}

/** Opens a job; each one an hour later than the one before. */
async function open(employerName: string, fields: Parameters<typeof written>[0]): Promise<string> {
  const { id } = await createJob(t.db, await recruiterAt(employerName), written(fields), t.time.now);
  opened += 1;
  const openedAt = new Date(Date.UTC(2026, 4, 1, opened)).toISOString();
  await t.db.updateTable('jobs').set({ status: 'OPEN', openedAt }).where('id', '=', id).execute();
  return id;
}

beforeAll(async () => {
  t = await testApp();
  for (const { employer, criteria, ...fields } of searchedJobs) {
    const wanted = criteria.map((name) => ({ name, importance: 'MUST_HAVE' as const }));
    await open(employer, { ...fields, criteria: wanted } as Parameters<typeof written>[0]);
  }
  for (const { fields } of demoJobs()) await open('Demo', fields as Parameters<typeof written>[0]);
  candidate = await t.signIn(await addCandidate(t.db, 'c@people.example'));
});

async function find(query: string): Promise<{ titles: string[]; range: string | undefined }> {
  const { status, body, headers, text } = await t.ask<PublicJob[]>(`GET /jobs?${query}`, { as: candidate });
  expect(status, text).toBe(200);
  return { titles: body.map(({ title }) => title), range: headers['content-range'] };
}
const search = (q: string) => find(`sort=relevance&perPage=100&q=${encodeURIComponent(q)}`);

/** The fault of the answer to a query; undefined when there is none. */
async function wrongWith({ q, finds, never, first: best }: SearchedQuery): Promise<string | undefined> {
  const { titles } = await search(q);
  const missing = finds.filter((title) => !titles.includes(title));
  const unwanted = never.filter((title) => titles.includes(title));
  const [first = 'nothing'] = titles;
  if (missing.length > 0) return `“${q}” does not find ${missing.join(', ')}, but ${titles.join(', ')}`;
  if (unwanted.length > 0) return `“${q}” finds ${unwanted.join(', ')}`;
  return best.length === 0 || best.includes(first) ? undefined : `“${q}” finds ${first} first`;
}

describe('the table of queries', () => {
  test.each(tuned)('“$q” finds $finds', async (query) => {
    expect(await wrongWith(query)).toBeUndefined();
  });

  test('those kept aside while the search was built are answered as well', async () => {
    const wrong: string[] = [];
    for (const query of keptAside) wrong.push(...[(await wrongWith(query)) ?? []].flat());
    expect(wrong).toEqual([]);
  });
});

describe('a list of open jobs', () => {
  const ids = async (query: string) => {
    const found: string[] = [];
    for (let path: string | undefined = `/jobs?perPage=7&${query}`; path; ) {
      const answer: Answer<PublicJob[]> = await t.ask(`GET ${path}`, { as: candidate });
      expect(answer.status, answer.text).toBe(200);
      found.push(...answer.body.map(({ id }) => id));
      path = /<\/api\/v1([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
    }
    return found;
  };

  test.each([
    'sort=relevance&q=engineer',
    'sort=fit&q=engineer',
    'sort=fit',
    'sort=fit&order=ASC',
    'sort=openedAt&q=engineer',
    'sort=salaryMax',
    'sort=city&order=ASC',
  ])('?%s is walked through by its links, and by its pages, in one order', async (query) => {
    const [whole, pages] = [await find(`perPage=100&${query}`), [] as string[]];
    const walked = await ids(query);
    expect(new Set(walked).size).toBe(whole.titles.length);
    for (let page = 1; pages.length < walked.length; page += 1) {
      const { body } = await t.ask<PublicJob[]>(`GET /jobs?perPage=7&page=${page}&${query}`, {
        as: candidate,
      });
      pages.push(...body.map(({ id }) => id));
    }
    expect(pages).toEqual(walked);
    expect(whole.range).toBe(`jobs 0-${walked.length - 1}/${walked.length}`);
  });

  test.each(['Texas', 'texas', 'TX', 'Tejas'])('of the state %s has those in TX', async (state) => {
    const { titles } = await find(`perPage=100&state=${state}`);
    expect(titles).toContain('Nurse Manager');
    expect(titles).toContain('Maestra de Primaria');
    expect(titles).not.toContain('Plumber');
  });

  test('refuses a cursor that is not one of it', async () => {
    const { status, body } = await t.ask<Problem>('GET /jobs?sort=relevance&after=e30', { as: candidate });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['after']]);
  });

  test('finds nothing for signs alone', async () => {
    expect(await search('%%% --')).toEqual({ titles: [], range: 'jobs */0' });
  });

  test('finds a job by what has become of it: title, employer, description', async () => {
    const id = await open('Old Name Ltd', { title: 'Glassblower', description: 'Blow vases.' });
    expect((await search('glassblower old name')).titles).toEqual(['Glassblower']);
    await t.db
      .updateTable('employers')
      .set({ employerName: 'Murano Works' })
      .where('employerName', '=', 'Old Name Ltd')
      .execute();
    expect((await search('murano')).titles).toEqual(['Glassblower']);
    const recruiter = recruiters.get('Old Name Ltd') ?? '';
    await updateJob(
      t.db,
      id,
      recruiter,
      written({ title: 'Potter', description: 'Throw bowls.' }),
      t.time.now,
    );
    expect((await search('glassblower')).titles).toEqual([]);
    expect((await search('potters bowl')).titles).toEqual(['Potter']);
    await t.db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', id).execute();
    expect((await search('potter')).titles).toEqual([]);
  });

  test('has jobs that were written without the server once the house is kept', async () => {
    const id = await open('Pixel Foundry', { title: 'Android Developer' });
    const blank = { searchWords: null, searchWordsOf: null };
    await t.db.updateTable('jobs').set(blank).where('id', '=', id).execute();
    expect((await search('android programador')).titles).not.toEqual(['Android Developer']);
    expect(await indexJobs(t.db)).toBe(1);
    expect((await search('android programador')).titles).toEqual(['Android Developer']);
    expect(await indexJobs(t.db)).toBe(0);
  });
});

describe('hints', () => {
  const hints = async (q: string) =>
    (await t.ask<SearchHints>(`GET /search/hints?q=${encodeURIComponent(q)}`, { as: candidate })).body;

  test('tell the spelling jobs have', async () => {
    expect((await hints('tyepscript')).meant).toBe('typescript');
    expect((await hints('acountant remote')).meant).toBe('accountant remote');
    expect((await hints('accountant remote')).meant).toBeNull();
    expect((await hints('xqzvw')).meant).toBeNull();
  });

  test('tell which word to leave out', async () => {
    const { fewer } = await hints('plumber zymurgist');
    expect(fewer).toEqual([{ q: 'plumber', jobs: 1 }]);
    expect((await hints('plumber')).fewer).toEqual([]);
  });

  test('tell where only some of the words are found', async () => {
    expect((await hints('plumber zymurgist')).isPartly).toBe(true);
    expect((await hints('plumber')).isPartly).toBe(false);
    expect((await hints('acountant remote')).isPartly).toBe(false);
    expect((await hints('xqzvw')).isPartly).toBe(false);
  });
});

describe('jobs near a town', () => {
  const near = (query: string, as = candidate) =>
    t.ask<PublicJob[]>(`GET /jobs?q=farrier&sort=openedAt&${query}`, { as });
  const told = async (query: string) =>
    (await near(query)).body.map(({ city, distanceKm }) => `${city} ${distanceKm}`);

  beforeAll(async () => {
    for (const [city, state] of [
      ['San Antonio', 'TX'],
      ['Round Rock', 'TX'],
      ['Austin', 'Texas'],
    ])
      await open('Horses', { title: 'Farrier', city, state });
  });

  test('are told with how far they are', async () => {
    expect(await told('place=Austin,TX&within=100')).toEqual(['Austin 0', 'Round Rock 28']);
    expect(await told('place=Austin&within=10')).toEqual(['Austin 0']);
    expect(await told('place=Round%20Rock&within=25')).toEqual(['Round Rock 0']);
  });

  test('are those in it where no distance is asked for, or nobody knows the town', async () => {
    expect(await told('place=Austin')).toEqual(['Austin null']);
    expect(await told('place=Aus&within=10')).toEqual(['Austin null']);
    expect((await told('within=10')).length).toBe(3);
  });

  test('are asked for at a few distances', async () => {
    const { status, body } = await t.ask<Problem>('GET /jobs?place=Austin&within=7', { as: candidate });
    expect([status, body.errors?.within !== undefined]).toEqual([422, true]);
  });
});
