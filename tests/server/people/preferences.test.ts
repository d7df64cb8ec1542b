/** How someone likes the screens is kept for them alone. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { Preferences } from '../../../schemas/preferences.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
});

const path = '/users/me/preferences';
const read = async (as: string) => (await t.ask<Preferences>(`GET ${path}`, { as })).body;
const write = (as: string, body: unknown) => t.ask<Problem>(`PUT ${path}`, { as, body });
const inTexas = { name: 'In Texas', filter: { q: 'baker', status: ['OPEN', 'DRAFT'] } };

test('nothing is kept before something is chosen', async () => {
  expect(await read(await t.signIn(home.employer))).toEqual(Preferences.parse({}));
});

test('what is kept is there at the next sign-in, and the last word counts', async () => {
  const as = await t.signIn(home.recruiter);
  expect((await write(as, { tourSeen: true })).status).toBe(200);
  const document = { savedFilters: { jobs: [inTexas] }, hiddenColumns: { jobs: ['createdAt'] } };
  expect((await write(as, document)).body).toEqual(Preferences.parse(document));
  expect(await read(await t.signIn(home.recruiter))).toEqual(Preferences.parse(document));
});

test('nobody sees what someone else keeps', async () => {
  await write(await t.signIn(home.recruiter), { savedFilters: { jobs: [inTexas] } });
  expect((await read(await t.signIn(home.candidate))).savedFilters.jobs).toEqual([]);
});

test.each<[string, unknown]>([
  ['what is not kept', { theme: 'pink' }],
  ['two filters of one name', { savedFilters: { jobs: [inTexas, { ...inTexas, name: 'in texas' }] } }],
  ['a filter without a name', { savedFilters: { jobs: [{ ...inTexas, name: ' ' }] } }],
  [
    'too many filters',
    {
      savedFilters: {
        jobs: Array.from({ length: 21 }, (_, i) => ({ ...inTexas, name: `No. ${i}` })),
      },
    },
  ],
  [
    'a filter of too many parts',
    {
      savedFilters: {
        jobs: [
          { name: 'Wide', filter: Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`p${i}`, 'x'])) },
        ],
      },
    },
  ],
  ['a long text', { hiddenColumns: { jobs: ['x'.repeat(61)] } }],
])('refuses %s and keeps what there was', async (_, body) => {
  const as = await t.signIn(home.recruiter);
  await write(as, { tourSeen: true });
  expect(await write(as, body)).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS' } });
  expect((await read(as)).tourSeen).toBe(true);
});

test('what another version of the product wrote counts as nothing and can be written over', async () => {
  const as = await t.signIn(home.employer);
  await t.db
    .insertInto('preferences')
    .values({ userEmail: home.employer, document: sql`${JSON.stringify({ tourSeen: 'maybe' })}::jsonb` })
    .execute();
  expect(await read(as)).toEqual(Preferences.parse({}));
  expect((await write(as, { tourSeen: true })).status).toBe(200);
  expect((await read(as)).tourSeen).toBe(true);
});
