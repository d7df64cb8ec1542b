import { expect, test } from 'vitest';
import { createApiClient } from '../../src/client/apiClient.ts';
import { ApiError } from '../../src/client/apiError.ts';
import { queryString } from '../../src/client/queryString.ts';
import { fakeApi, json, problem } from './support/fakeApi.ts';

const id = '01930000-0000-7000-8000-000000000001';
const failure = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error);

test('arrays are sent as repeated keys without indexes, and nothing is sent for what is empty', () => {
  expect(queryString({ status: ['OPEN', 'ON_HOLD'], q: 'a b&c', city: [], state: null, page: 1 })).toBe(
    '?status=OPEN&status=ON_HOLD&q=a+b%26c&page=1',
  );
  expect(queryString({ q: '', date: undefined })).toBe('');
});

test('a call fills its path and carries the bearer token', async () => {
  const { client, asked } = fakeApi({ [`PATCH /api/v1/jobs/${id}/status`]: () => json({ id }) });
  await client.call('setJobStatus', { params: { id }, query: { status: 'OPEN' } });
  expect(asked[0]?.url).toBe(`/api/v1/jobs/${id}/status?status=OPEN`);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(asked[0]?.body).toBeUndefined();
  expect(asked[0]?.headers.has('content-type')).toBe(false);
});

test('e-mail addresses in a path are escaped', async () => {
  const { client, asked } = fakeApi({ 'GET /api/v1/candidates/a%2Bb%40x.example': () => json({}) });
  await client.call('candidate', { params: { email: 'a+b@x.example' } });
  expect(asked).toHaveLength(1);
});

test('a call that may be tried again carries its key', async () => {
  const { client, asked } = fakeApi({ 'POST /api/v1/candidate-applications': () => json({}) });
  await client.call('apply', { body: { jobId: id }, idempotencyKey: 'one' });
  expect(asked[0]?.headers.get('idempotency-key')).toBe('one');
});

test('nothing that needs someone who is signed in is asked while nobody is', async () => {
  const { auth, asked, client } = fakeApi({});
  auth.clear('signed-out');
  expect(await failure(client.call('currentUser'))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(asked).toEqual([]);
});

test('without a valid token none is sent', async () => {
  const { auth, asked, client } = fakeApi({ 'POST /api/v1/auth/login': () => json({}) });
  auth.clear('expired');
  await client.call('login', { body: { email: 'a@x.example', password: 'p' } });
  expect(asked[0]?.headers.has('authorization')).toBe(false);
  expect(asked[0]?.headers.get('content-type')).toBe('application/json');
  expect(asked[0]?.body).toEqual({ email: 'a@x.example', password: 'p' });
});

test('a problem answer becomes an error with its sentence, code, fields and request id', async () => {
  const { client } = fakeApi({
    'POST /api/v1/jobs': () =>
      problem(422, 'INVALID_FIELDS', 'Some fields are wrong.', { title: 'Too long.' }),
  });
  const error = await failure(client.call('createJob', { body: { title: 'x', description: 'y' } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    code: 'INVALID_FIELDS',
    message: 'Some fields are wrong.',
    body: { errors: { title: 'Too long.' }, requestId: 'req-7' },
  });
});

test('an answer that is no problem document still says something a person can read', async () => {
  const { client } = fakeApi({
    'GET /api/v1/users/me': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  });
  expect(await failure(client.call('currentUser'))).toMatchObject({
    status: 502,
    code: 'UNEXPECTED',
    message: 'Try again in a moment.',
  });
});

test('no answer at all is told apart from a refusal', async () => {
  const client = createApiClient({ token: () => 'secret', clear: () => {} }, async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await failure(client.call('currentUser'))).toMatchObject({ status: 0, code: 'UNREACHABLE' });
});

test('a refused token is cleared; a wrong password is no refused token', async () => {
  const refusing = fakeApi({
    'GET /api/v1/users/me': () => problem(401, 'UNAUTHENTICATED', 'Sign in first.'),
    'POST /api/v1/auth/login': () => problem(401, 'WRONG_CREDENTIALS', 'E-mail or password is wrong.'),
  });
  await failure(refusing.client.call('currentUser'));
  expect(refusing.cleared).toEqual(['refused']);
  await failure(refusing.client.call('login', { body: { email: 'a@x.example', password: 'p' } }));
  expect(refusing.cleared).toEqual(['refused']);
});

test.each([
  [402, 'SUBSCRIPTION_REQUIRED'],
  [403, 'FORBIDDEN'],
])('%i does not end the session', async (status, code) => {
  const { client, cleared } = fakeApi({ 'GET /api/v1/users/me': () => problem(status, code, 'No.') });
  await failure(client.call('currentUser'));
  expect(cleared).toEqual([]);
});

test('a call without an answer gives undefined, a file comes as a blob', async () => {
  const { client } = fakeApi({
    'POST /api/v1/auth/logout': () => new Response(null, { status: 204 }),
    'GET /api/v1/candidates/a%40x.example/resume': () => new Response('%PDF', { status: 200 }),
  });
  expect(await client.call('logout')).toBeUndefined();
  const file = await client.call('candidateResume', { params: { email: 'a@x.example' } });
  expect(await file.text()).toBe('%PDF');
});
