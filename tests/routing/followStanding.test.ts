/** Losing one's standing while a page is open: what is checked again, and how often. */
import { expect, test, vi } from 'vitest';
import { followStanding } from '../../src/app/followStanding.ts';
import { createQueryClient } from '../../src/client/queryClient.ts';
import { createSessionQueries, loadSession } from '../../src/session/sessionQueries.ts';
import { fakeApi, json, problem } from '../providers/support/fakeApi.ts';

const email = 'rosa@x.example';
const profileAt = 'GET /api/v1/recruiters/rosa%40x.example';

/** A recruiter at work. @param statuses what the profile says, one look after the other */
async function atWork(refused: { status: number; code: string }, statuses: readonly string[]) {
  const left = [...statuses];
  const { client, asked } = fakeApi({
    'GET /api/v1/users/me': () => json({ email, role: 'RECRUITER' }),
    [profileAt]: () => json({ recruiterEmail: email, status: left.shift() }),
    'GET /api/v1/jobs': () => problem(refused.status, refused.code, 'No.'),
  });
  const queryClient = createQueryClient();
  const queries = createSessionQueries(client);
  await loadSession(queryClient, queries);
  const decideAnew = vi.fn(async () => undefined);
  followStanding({ client, queryClient, queries }, decideAnew);
  const ask = () => client.call('jobs').catch(() => undefined);
  const looks = () => asked.filter(({ method, url }) => `${method} ${url}` === profileAt).length - 1;
  return { queryClient, queries, decideAnew, ask, looks };
}

const notActive = { status: 403, code: 'RECRUITER_NOT_ACTIVE' };

test('a recruiter suspended meanwhile is looked at once, however many calls are refused', async () => {
  const { decideAnew, ask, looks } = await atWork(notActive, ['ACTIVE', 'SUSPENDED', 'SUSPENDED']);
  await Promise.all([ask(), ask(), ask()]);
  await expect.poll(() => decideAnew).toHaveBeenCalled();
  await ask();
  await ask();
  expect(looks()).toBe(1);
});

test('a recruiter let back in meanwhile stays where they are', async () => {
  const { decideAnew, ask, looks } = await atWork(notActive, ['ACTIVE', 'ACTIVE']);
  await ask();
  await expect.poll(looks).toBe(1);
  expect(decideAnew).not.toHaveBeenCalled();
});

test('a recruiter who is known to wait is not looked at again', async () => {
  const { decideAnew, ask, looks } = await atWork(notActive, ['PENDING']);
  await ask();
  expect([looks(), decideAnew.mock.calls]).toEqual([0, []]);
});

test('any other refusal says nothing about the person', async () => {
  const { decideAnew, ask, looks } = await atWork({ status: 403, code: 'FORBIDDEN' }, ['ACTIVE']);
  await ask();
  expect([looks(), decideAnew.mock.calls]).toEqual([0, []]);
});

test('a plan that has ended meanwhile is seen to have ended', async () => {
  const { queryClient, queries, ask } = await atWork({ status: 402, code: 'SUBSCRIPTION_REQUIRED' }, [
    'ACTIVE',
  ]);
  const plan = queries.activeSubscription();
  queryClient.setQueryData(plan.queryKey, {
    ...{ id: '019a0000-0000-7000-8000-0000000000aa', planId: 'recruiter-month', status: 'ACTIVE' },
    ...{ active: true, currentPeriodEnd: null, cancelAtPeriodEnd: false, payer: 'SELF' },
  });
  await ask();
  await expect.poll(() => queryClient.getQueryState(plan.queryKey)?.isInvalidated).toBe(true);
});
