/** Every search and filter answers a text that has no words. */
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { grantOf } from '../../../schemas/calls/permissions.ts';
import { type CallName, calls } from '../../../schemas/calls/table.ts';
import type { Role } from '../../../schemas/user.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { mountedCalls } from '../../support/mountedCalls.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

const texts = [
  ', ,',
  ';;',
  '. .',
  '%',
  '_%',
  '\\',
  "'",
  ':* & |',
  '\u200b\u200d',
  '\u00a0\u3000',
  '🙂',
  '´`',
];

let t: TestApp;
let home: Organisation;
const tokens: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  tokens.CANDIDATE = await t.signIn(home.candidate);
  tokens.RECRUITER = await t.signIn(home.recruiter);
  tokens.EMPLOYER = await t.signIn(home.employer);
});

const roles = ['RECRUITER', 'CANDIDATE', 'EMPLOYER'] as const;
type Asker = (typeof roles)[number] | undefined;

/** The first role that may make a call; undefined for a public call. */
const askerOf = (name: CallName): Asker => {
  const { may } = calls[name];
  return may === 'public' ? undefined : roles.find((role) => grantOf(may, role));
};

const pathOf = (name: CallName) =>
  calls[name].path
    .replace('{jobId}', home.job.id)
    .replace(/\{id\}/, calls[name].path.startsWith('/jobs') ? home.job.id : home.pickId)
    .replace('{email}', home.candidate);

/** The parameters of a call that take any text. */
const textParameters = (query: z.ZodType | undefined): string[] =>
  query instanceof z.ZodObject
    ? Object.entries(query.shape).flatMap(([name, schema]) => {
        const { success } = z.safeParse(schema as z.ZodType, ', ,');
        return success ? [name] : [];
      })
    : [];

const lists = (await mountedCalls()).flatMap((name) => {
  const { query, method } = calls[name] as { query?: z.ZodType; method: string };
  const names = method === 'GET' ? textParameters(query) : [];
  return names.length > 0 ? [{ name, names }] : [];
});

test('the calls that take a text are many', () => {
  expect(lists.filter(({ names }) => names.includes('q')).length).toBeGreaterThan(15);
});

test.each(lists)('$name answers them', async ({ name, names }) => {
  const asker = askerOf(name);
  const failures: string[] = [];
  for (const parameter of names) {
    for (const text of parameter === 'q' ? texts : [', ,', '\u200b', '%']) {
      const search = new URLSearchParams({ [parameter]: text });
      const { status } = await t.ask(`GET ${pathOf(name)}?${search}`, {
        ...(asker && { as: tokens[asker] }),
      });
      if (status >= 500) failures.push(`${parameter}=${text}: ${status}`);
    }
  }
  expect(failures).toEqual([]);
});

test.each(texts)('the pool is searched for %j, and nobody is found', async (q) => {
  const { status, body } = await t.ask<{ people?: unknown[] }>(`POST /jobs/${home.job.id}/pool-search`, {
    as: tokens.RECRUITER,
    body: { q },
  });
  expect([200, 422]).toContain(status);
  expect(body.people ?? []).toEqual([]);
});

test.each(texts)('the public pages are searched for %j', async (q) => {
  const answer = await t.app.inject({ url: `/jobs/?${new URLSearchParams({ q, place: q })}` });
  expect(answer.statusCode).toBe(200);
});
