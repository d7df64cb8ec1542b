import { expect, test } from 'vitest';
import type { Role } from '../../schemas/user.ts';
import { createDataProvider } from '../../src/client/dataProvider.ts';
import { fakeApi, json } from './support/fakeApi.ts';

type Answers = Parameters<typeof fakeApi>[0];

function over(answers: Answers, role: Role = 'RECRUITER') {
  const api = fakeApi(answers);
  return { ...api, provider: createDataProvider(api.client, async () => role) };
}

const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'title', order: 'ASC' as const } };
const rows = [{ id: 'a', title: 'A' }];
const listed = (range: string, link?: string) => () =>
  json(rows, { headers: { 'content-range': range, ...(link ? { link } : {}) } });

test('a list asks in the dialect of the API and reads the total from Content-Range', async () => {
  const { provider, asked } = over({ 'GET /api/v1/jobs/recruiter/me': listed('jobs 25-49/319') });
  const filter = { status: ['OPEN', 'ON_HOLD'], q: 'nurse' };
  const answer = await provider.getList('jobs', { ...page, filter });
  expect(asked[0]?.url).toBe(
    '/api/v1/jobs/recruiter/me?page=2&perPage=25&sort=title&order=ASC&status=OPEN&status=ON_HOLD&q=nurse',
  );
  expect(answer).toMatchObject({ data: rows, total: 319 });
});

test('an empty list has the total 0', async () => {
  const { provider } = over({
    'GET /api/v1/jobs/recruiter/me': () => json([], { headers: { 'content-range': 'jobs */0' } }),
  });
  expect(await provider.getList('jobs', { ...page, filter: {} })).toMatchObject({ data: [], total: 0 });
});

test('where the server does not count, the next page is known from the Link header', async () => {
  const link = '</api/v1/jobs?after=x>; rel="next"';
  const { provider } = over({ 'GET /api/v1/jobs/recruiter/me': listed('jobs 25-49/*', link) });
  const answer = await provider.getList('jobs', { ...page, filter: {} });
  expect(answer.total).toBeUndefined();
  expect(answer.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true });
});

test('other roles than recruiters list the jobs they may see', async () => {
  const { provider, asked } = over({ 'GET /api/v1/jobs/employer/me': listed('jobs 0-0/1') }, 'EMPLOYER');
  await provider.getList('jobs', { ...page, filter: {} });
  expect(asked).toHaveLength(1);
});

test('the employers one belongs to are a resource like the others', async () => {
  const { provider, asked } = over({ 'GET /api/v1/employers': listed('employers 0-0/1') });
  const byName = { ...page, sort: { field: 'employerName', order: 'ASC' as const } };
  expect(await provider.getList('employers', { ...byName, filter: {} })).toMatchObject({
    data: rows,
    total: 1,
  });
  expect(asked[0]?.url).toBe('/api/v1/employers?page=2&perPage=25&sort=employerName&order=ASC');
});

test("react-admin's default sort by id is left to the server", async () => {
  const { provider, asked } = over({ 'GET /api/v1/jobs/recruiter/me': listed('jobs 0-0/1') });
  await provider.getList('jobs', { ...page, sort: { field: 'id', order: 'ASC' }, filter: {} });
  expect(asked[0]?.url).toBe('/api/v1/jobs/recruiter/me?page=2&perPage=25');
});

test('an old address that sorts by what is no column any more still shows the list', async () => {
  const { provider, asked } = over({ 'GET /api/v1/jobs/recruiter/me': listed('jobs 0-0/1') });
  const sort = { field: 'colour', order: 'ASC' as const };
  await provider.getList('jobs', { pagination: { page: 0, perPage: 10_000 }, sort, filter: { q: 'nurse' } });
  expect(asked[0]?.url).toBe('/api/v1/jobs/recruiter/me?q=nurse');
});

test("a job's daily candidates are asked for below the job", async () => {
  const { provider, asked } = over({
    'GET /api/v1/daily-candidates/job/j1': listed('daily-candidates 0-0/1'),
  });
  const ranked = { ...page, sort: { field: 'rank', order: 'ASC' as const } };
  await provider.getList('daily-candidates', { ...ranked, filter: { jobId: 'j1', date: '2026-11-20' } });
  await provider.getManyReference('daily-candidates', { ...page, target: 'jobId', id: 'j1', filter: {} });
  expect(asked[0]?.url).toBe(
    '/api/v1/daily-candidates/job/j1?page=2&perPage=25&sort=rank&order=ASC&date=2026-11-20',
  );
  expect(asked[1]?.url).toContain('/api/v1/daily-candidates/job/j1?');
});

test('several are asked for by repeated ids where the API can, one by one where it cannot', async () => {
  const { provider, asked } = over({
    'GET /api/v1/jobs': listed('jobs 0-0/1'),
    'GET /api/v1/daily-candidates/x': () => json({ id: 'x' }),
    'GET /api/v1/daily-candidates/y': () => json({ id: 'y' }),
  });
  await provider.getMany('jobs', { ids: ['a', 'b'] });
  expect(asked[0]?.url).toBe('/api/v1/jobs?id=a&id=b&perPage=2');
  const picks = await provider.getMany('daily-candidates', { ids: ['x', 'y'] });
  expect(picks.data).toEqual([{ id: 'x' }, { id: 'y' }]);
});

test('creating and changing send what may be written and nothing else of the record', async () => {
  const { provider, asked } = over({
    'POST /api/v1/jobs': () => json({ id: 'n' }, { status: 201 }),
    'PUT /api/v1/jobs/a': () => json({ id: 'a' }),
  });
  const record = {
    id: 'a',
    title: 'T',
    description: 'D',
    salaryMin: null,
    status: 'OPEN',
    applicationsCount: 3,
  };
  await provider.create('jobs', { data: record });
  await provider.update('jobs', { id: 'a', data: record, previousData: record });
  const written = { title: 'T', description: 'D', salaryMin: null };
  expect(asked.map(({ body }) => body)).toEqual([written, written]);
  expect(asked[1]?.headers.get('content-type')).toBe('application/json');
});

test('deleting answers the record that is gone, though the API answers nothing', async () => {
  const { provider } = over({ 'DELETE /api/v1/jobs/a': () => new Response(null, { status: 204 }) });
  const previousData = { id: 'a', title: 'A' };
  expect(await provider.delete('jobs', { id: 'a', previousData })).toEqual({ data: previousData });
});

test('changing and deleting name the version that was shown, so that nothing newer is overwritten', async () => {
  const { provider, asked } = over({
    'PUT /api/v1/jobs/a': () => json({ id: 'a' }),
    'DELETE /api/v1/jobs/a': () => new Response(null, { status: 204 }),
  });
  const previousData = { id: 'a', title: 'A', updatedAt: '2026-06-01T12:00:00.000Z' };
  await provider.update('jobs', { id: 'a', data: { title: 'B' }, previousData });
  await provider.delete('jobs', { id: 'a', previousData });
  const tag = `"${Date.parse(previousData.updatedAt).toString(36)}"`;
  expect(asked.map(({ headers }) => headers.get('if-match'))).toEqual([tag, tag]);
});

test('an unknown resource is named', async () => {
  const { provider } = over({});
  await expect(provider.getList('unicorns', { ...page, filter: {} })).rejects.toThrow('unicorns');
});
