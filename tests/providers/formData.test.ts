import { expect, test, vi } from 'vitest';
import { createApiClient } from '../../src/client/apiClient.ts';
import { ApiError, fieldErrorsOf, isAbort } from '../../src/client/apiError.ts';
import { formDataOf } from '../../src/client/formData.ts';
import type { Uploader } from '../../src/kit/uploadForm.ts';
import { json, problem } from './support/fakeApi.ts';

const names = { candidateFirstName: 'Ada', candidateLastName: 'Okafor' };
const auth = { token: () => 'secret', clear: () => {} };
const resume = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
const noFetch: typeof fetch = async () => {
  throw new Error('A form is not sent by fetch.');
};
const clientOver = (uploader: Uploader) => createApiClient(auth, noFetch, uploader);

test('optional fields are sent only when they are there; what is emptied is sent empty', () => {
  const form = formDataOf({ city: undefined, state: null, openToWork: false, name: 'Ada' });
  expect([...form.entries()]).toEqual([
    ['state', ''],
    ['openToWork', 'false'],
    ['name', 'Ada'],
  ]);
});

test('the resume comes after the fields and keeps its name', () => {
  const form = formDataOf({ name: 'Ada' }, resume);
  expect([...form.keys()]).toEqual(['name', 'resume']);
  expect((form.get('resume') as File).name).toBe('cv.pdf');
  expect(formDataOf({}, null).has('resume')).toBe(false);
});

test('a form carries the token, leaves its content type to the browser and tells its progress', async () => {
  const uploader = vi.fn<Uploader>(async (_url, _init, { onProgress }) => {
    onProgress?.(0.5);
    return json({ candidateCity: 'Oslo' });
  });
  const onProgress = vi.fn();
  const answer = await clientOver(uploader).call('updateCandidate', {
    params: { email: 'a@x.example' },
    body: { ...names, candidateCity: 'Oslo' },
    resume,
    onProgress,
  });
  expect(answer).toMatchObject({ candidateCity: 'Oslo' });
  expect(onProgress).toHaveBeenCalledWith(0.5);
  const [url, init] = uploader.mock.calls[0] ?? [];
  expect(url).toBe('/api/v1/candidates/a%40x.example');
  expect(init?.method).toBe('PUT');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
});

test('a refused resume says so at its field, and a broken connection is told apart from a cancelled upload', async () => {
  const failing = (uploader: Uploader) =>
    clientOver(uploader)
      .call('updateCandidate', { params: { email: 'a@x.example' }, body: names, resume })
      .then(() => undefined)
      .catch((error: unknown) => error);
  const refused = await failing(async () =>
    problem(413, 'TOO_LARGE', 'Too large.', { resume: 'Too large.' }),
  );
  expect(fieldErrorsOf(refused)).toEqual({ resume: 'Too large.' });
  const broken = await failing(async () => {
    throw new TypeError('The connection broke.');
  });
  expect(broken).toBeInstanceOf(ApiError);
  expect(broken).toMatchObject({ code: 'UNREACHABLE' });
  const cancelled = await failing(async () => {
    throw new DOMException('The upload was cancelled.', 'AbortError');
  });
  expect(isAbort(cancelled)).toBe(true);
});

test('how long to wait is read from the answer', async () => {
  const client = createApiClient(auth, async () => {
    const answer = problem(429, 'TOO_MANY_REQUESTS', 'Wait a minute.');
    answer.headers.set('retry-after', '42');
    return answer;
  });
  const error = await client.call('sendEmailCode', { body: { email: 'a@x.example' } }).catch((e) => e);
  expect((error as ApiError).body.retryAfter).toBe(42);
});
