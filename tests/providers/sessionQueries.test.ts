import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '../../schemas/base/locales.ts';
import { speak } from '../../src/i18n/t.ts';
import { createSessionQueries, startSession } from '../../src/session/sessionQueries.ts';
import { fakeApi, json, problem } from './support/fakeApi.ts';

afterEach(() => speak('en', {}));

/** The message sent when someone whose mails are in a language starts the app. */
async function sentAtStart(locale: Locale, answer: () => Response = () => json({})) {
  const user = { email: 'ada@mail.example', role: 'CANDIDATE', locale };
  const { client, asked } = fakeApi({
    'GET /api/v1/users/me': () => json(user),
    'GET /api/v1/candidates/ada%40mail.example': () => json({}),
    'GET /api/v1/subscriptions/active': () => json({ active: false }),
    'PATCH /api/v1/users/me': answer,
  });
  const session = await startSession(new QueryClient(), createSessionQueries(client));
  expect(session.user.locale).toBe(locale);
  return asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
}

test('mails follow the language the app is read in', async () => {
  speak('es', {});
  expect(await sentAtStart('en')).toEqual([{ locale: 'es' }]);
});

test('nothing is sent while the language is the same', async () => {
  expect(await sentAtStart('en')).toEqual([]);
});

test('the app starts even when that cannot be kept', async () => {
  speak('es', {});
  expect(await sentAtStart('en', () => problem(503, 'UNAVAILABLE', 'Away.'))).toHaveLength(1);
});

test('a recruiter who is not let in starts without a plan, without an error, and with nothing sent', async () => {
  speak('es', {});
  const { client, asked } = fakeApi({
    'GET /api/v1/users/me': () => json({ email: 'rosa@x.example', role: 'RECRUITER', locale: 'en' }),
    'GET /api/v1/recruiters/rosa%40x.example': () => json({ status: 'PENDING' }),
    'GET /api/v1/subscriptions/active': () => problem(403, 'RECRUITER_NOT_ACTIVE', 'Not yet.'),
  });
  const queries = createSessionQueries(client);
  const queryClient = new QueryClient();
  await startSession(queryClient, queries);
  expect(queryClient.getQueryState(queries.activeSubscription().queryKey)).toMatchObject({
    status: 'success',
    data: { active: false },
  });
  expect(asked.map(({ method }) => method)).not.toContain('PATCH');
});
