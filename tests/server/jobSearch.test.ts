/** Job search finds what people mean by what they type. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { PublicJob } from '../../schemas/job.ts';
import { demoJobs } from '../../server/demo/jobs.ts';
import { createJob } from '../../server/jobs/createJob.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addCandidate, addEmployer, addRecruiter } from '../support/people.ts';
import { written } from '../support/scene.ts';
import { searchedJobs } from './support/searchedJobs.ts';
import { keptAside, type SearchedQuery, tuned } from './support/searchedQueries.ts';

let t: TestApp;
let candidate: string;
const recruiters = new Map<string, string>();

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
  t.time.now = new Date(t.time.now.getTime() + 3_600_000);
  const openedAt = t.time.now.toISOString();
  await t.db.updateTable('jobs').set({ status: 'OPEN', openedAt }).where('id', '=', id).execute();
  return id;
}

beforeAll(async () => {
  t = await testApp();
  for (const { employer, criteria, ...fields } of searchedJobs) {
    const wanted = criteria.map((name) => ({ name, importance: 'MUST_HAVE' as const }));
    await open(employer, { ...fields, criteria: wanted } as Parameters<typeof written>[0]);
  }
  for (const { fields } of demoJobs) await open('Demo', fields as Parameters<typeof written>[0]);
  candidate = await t.signIn(await addCandidate(t.db, 'c@people.example'));
});

async function find(query: string): Promise<{ titles: string[]; range: string | undefined }> {
  const { status, body, headers, text } = await t.ask<PublicJob[]>(`GET /jobs?${query}`, { as: candidate });
  expect(status, text).toBe(200);
  return { titles: body.map(({ title }) => title), range: headers['content-range'] };
}
const search = (q: string) => find(`sort=relevance&perPage=100&q=${encodeURIComponent(q)}`);

/** What is wrong with the answer to a query; undefined when nothing is. */
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
