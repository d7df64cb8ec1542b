/** Recruiters see how many would fit in round numbers that are right and that follow changes. */
import { beforeAll, expect, test } from 'vitest';
import type { ExpectedFits } from '../../../schemas/expectedFits.ts';
import { estimate, strataOf } from '../../../server/features/expectedFits/strata.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { makeQueuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant, nurse } from '../../matching/support.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addPickable } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';

let t: TestApp;
let recruiter: string;
const draft = {
  title: 'Staff Accountant',
  description: 'Keeps the general ledger, reconciles accounts in QuickBooks and files sales tax returns.',
  criteria: [
    { name: 'QuickBooks', importance: 'MUST_HAVE' },
    { name: 'Austin, TX', importance: 'MUST_HAVE' },
  ],
};
const read = (resumeText: string) => ({ resumeText, facts: readFacts(resumeText, '2026-06-15') });
async function add(
  name: string,
  count: number,
  resume: string,
  candidateCity: string,
  candidateState: string,
) {
  const more = { ...read(resume), candidateCity, candidateState };
  for (let i = 0; i < count; i += 1) await addPickable(t.db, `${name}${i}@example.com`, more);
}

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'employer@example.com');
  recruiter = await t.signIn(await addRecruiter(t.db, 'recruiter@example.com', 'employer@example.com'));
  await add('boston', 11, accountant, 'Boston', 'MA');
  await add('austin', 10, accountant, 'Austin', 'TX');
  await add('nurse', 4, nurse, 'Austin', 'TX');
  await makeQueuedProfiles(t.db, 50);
});

async function ask(): Promise<ExpectedFits> {
  let found: ExpectedFits | undefined;
  await expect
    .poll(
      async () => {
        const answer = await t.ask<ExpectedFits>('POST /jobs/expected-fits', { as: recruiter, body: draft });
        expect(answer.status).toBe(200);
        found = answer.body;
        return found.pending;
      },
      { timeout: 20_000 },
    )
    .toBe(false);
  return found as ExpectedFits;
}

test('counts who fits, and what a must-have costs', async () => {
  const { pool, good, mustHaves } = await ask();
  expect(pool).toEqual({ about: 25, least: 25, most: 25 });
  expect(good).toEqual({ about: 10, least: 10, most: 10 });
  expect(mustHaves.map(({ name }) => name)).toEqual(['QuickBooks', 'Austin, TX']);
  expect(mustHaves[1]?.good).toEqual({ about: 11, least: 11, most: 11 });
  // Nobody lacks this and nothing else.
  expect(mustHaves[0]?.good).toEqual({ about: null, least: 0, most: 9 });
});

test('an administrator without a recruiter asks by a title and a place, and is answered in tens', async () => {
  const as = await t.signIn('employer@example.com');
  const { title } = draft;
  const tell = (body: object) => t.ask<ExpectedFits>('POST /jobs/expected-fits', { as, body });
  const tens = { about: 30, least: 20, most: 30 };
  await expect.poll(async () => (await tell({ title })).body.pool, { timeout: 20_000 }).toEqual(tens);
  const here = await tell({ title, criteria: [{ name: 'Austin, TX' }] });
  expect(here.body).toMatchObject({ pool: tens, good: { about: 10, least: 10, most: 10 }, mustHaves: [] });
  // Elsewhere there is nobody, and fewer than ten is all that is said of it.
  const elsewhere = await tell({ title, criteria: [{ name: 'Reno, NV' }] });
  expect(elsewhere.body.good).toEqual({ about: null, least: 0, most: 9 });
});

test('an administrator cannot narrow the question down to a person', async () => {
  const as = await t.signIn('employer@example.com');
  const { title, description, criteria } = draft;
  const described = await t.ask('POST /jobs/expected-fits', { as, body: { title, description } });
  expect(described).toMatchObject({
    status: 422,
    body: { code: 'INVALID_FIELDS', errors: { description: /./ } },
  });
  const narrowed = await t.ask('POST /jobs/expected-fits', { as, body: { title, criteria } });
  expect(narrowed).toMatchObject({ status: 422, body: { errors: { criteria: /./ } } });
});

test('people who stop looking or change their resume are counted as they are now', async () => {
  const people = t.db.updateTable('candidates');
  await people.set({ openToWork: false }).where('candidateEmail', 'like', 'boston%').execute();
  expect(await ask()).toMatchObject({ pool: { about: 14 }, good: { about: 10 } });
  await people
    .set({ resumeText: nurse, facts: readFacts(nurse, '2026-06-15') })
    .where('candidateEmail', 'in', ['austin0@example.com', 'austin1@example.com', 'austin2@example.com'])
    .execute();
  await makeQueuedProfiles(t.db, 50);
  expect(await ask()).toMatchObject({ pool: { about: 14 }, good: { about: null, least: 0, most: 9 } });
});

test('a candidate is not told who else would fit', async () => {
  const as = await t.signIn('nurse0@example.com');
  const answer = await t.ask('POST /jobs/expected-fits', { as, body: draft });
  expect(answer.status).toBe(403);
});

test('with very many people the true number lies within the margins, which a sample of five hundred keeps narrow', () => {
  let within = 0;
  const rounds = 40;
  for (let round = 0; round < rounds; round += 1) {
    // The further down the order, the fewer fit; exactly who does differs from round to round.
    const fits = (place: number) =>
      Math.abs(Math.sin(place * 12.9898 + round * 78.233) * 43_758.5453) % 1 < 1 / (1 + place / 1000);
    const people = Array.from({ length: 12_000 }, (_, place) => place);
    const truth = people.filter(fits).length;
    const strata = strataOf(Uint32Array.from(people), 1);
    expect(strata.reduce((sum, { drawn }) => sum + drawn.length, 0)).toBeLessThan(600);
    const { least, most, about } = estimate(strata, (place) => Number(fits(place)));
    if (least <= truth && truth <= most) within += 1;
    expect(Math.abs((about ?? 0) / truth - 1)).toBeLessThan(0.6);
  }
  expect(within / rounds).toBeGreaterThan(0.85);
});
