/** Recruiters see how many would fit in round numbers that are right and that follow changes. */
import { beforeAll, expect, test } from 'vitest';
import type { ExpectedFits } from '../../../schemas/expectedFits.ts';
import { estimate, strataOf } from '../../../server/features/expectedFits/strata.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { makeQueuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { accountant, nurse } from '../../matching/support.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addPickable } from '../../support/dailyRun.ts';
import { addEmployer, addRecruiter, subscribe } from '../../support/people.ts';

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
  await subscribe(t.db, 'recruiter@example.com');
  await addRecruiter(t.db, 'unpaid@example.com', 'employer@example.com');
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
  const { pool, good, mustHaves, notCounted } = await ask();
  expect(pool).toEqual({ about: 30, least: 20, most: 40 });
  expect(good).toEqual({ about: 10, least: 0, most: 20 });
  expect(mustHaves.map(({ name }) => name)).toEqual(['QuickBooks', 'Austin, TX']);
  // All of the state count: a town would narrow it down too far.
  expect(notCounted).toEqual(['Austin, TX']);
  expect(mustHaves[1]?.good).toEqual({ about: 10, least: 0, most: 20 });
  // Nobody lacks this and nothing else.
  expect(mustHaves[0]?.good).toEqual({ about: null, least: 0, most: 9 });
});

test.each(['employer@example.com', 'unpaid@example.com'])(
  'without a plan %s is answered for a title and a state, whatever else is asked',
  async (email) => {
    const as = await t.signIn(email);
    const tell = async (body: object) =>
      (await t.ask<ExpectedFits>('POST /jobs/expected-fits', { as, body })).body;
    const { title, criteria } = draft;
    await expect.poll(async () => (await tell({ title })).pool?.about, { timeout: 20_000 }).toBe(30);
    const inTexas = await tell({ title, criteria: [{ name: 'Texas' }] });
    expect(inTexas).toMatchObject({ good: { about: 10 }, mustHaves: [], notCounted: [] });
    const narrowed = await tell({ ...draft, criteria: [...criteria, { name: 'Klingon' }] });
    expect(narrowed).toEqual({ ...inTexas, notCounted: ['QuickBooks', 'Austin, TX', 'Klingon'] });
    // Elsewhere there is nobody, and fewer than ten is all that is said of it.
    const elsewhere = await tell({ title, criteria: [{ name: 'Reno, NV' }] });
    expect(elsewhere.good).toEqual({ about: null, least: 0, most: 9 });
  },
);

test('thirty guesses at employers, schools and towns change no number, alone or together', async () => {
  const criteria = draft.criteria.slice(0, 1);
  const tell = async (body: object) =>
    (await t.ask<ExpectedFits>('POST /jobs/expected-fits', { as: recruiter, body })).body;
  const plain = await tell({ ...draft, criteria });
  const guesses = [
    ...[
      'Falconbridge',
      'Falconbridge LLC',
      'Miskatonic University',
      'Boston',
      'Austin',
      'Pueblo',
      'Deloitte',
    ],
    ...[
      'boston0',
      'Marisol Quintanar',
      '5 years at Falconbridge',
      'Accounting (Falconbridge)',
      'Stanford MBA',
    ],
    ...['Bachelor in accounting from Miskatonic', 'Chicago Bulls', 'Mercy Hospital', 'Based in Pueblo'],
  ];
  for (const name of guesses)
    for (const importance of ['MUST_HAVE', 'NICE_TO_HAVE'])
      expect(await tell({ ...draft, criteria: [...criteria, { name, importance }] })).toEqual({
        ...plain,
        notCounted: [name],
      });
  const title = `${draft.title} at Falconbridge LLC`;
  const description = `${draft.description} Falconbridge, Falconbridge and Miskatonic, in Boston.`;
  expect(await tell({ title, description, criteria })).toEqual(plain);
});

test('asking twice says no more than both numbers', async () => {
  const tell = async (names: string[]) => {
    const body = { ...draft, criteria: names.map((name) => ({ name, importance: 'MUST_HAVE' })) };
    return (await t.ask<ExpectedFits>('POST /jobs/expected-fits', { as: recruiter, body })).body;
  };
  const [both, one] = [await tell(['QuickBooks', 'Texas']), await tell(['QuickBooks'])];
  // Twenty-one and ten: the eleventh is in neither number nor their difference.
  expect([one.good?.about, both.good?.about, both.mustHaves[1]?.good.about]).toEqual([20, 10, 10]);
});

test('people who stop looking or change their resume are counted as they are now', async () => {
  const people = t.db.updateTable('candidates');
  await people.set({ openToWork: false }).where('candidateEmail', 'like', 'boston%').execute();
  expect(await ask()).toMatchObject({ pool: { about: 10 }, good: { about: 10 } });
  await people
    .set({ resumeText: nurse, facts: readFacts(nurse, '2026-06-15') })
    .where('candidateEmail', 'in', ['austin0@example.com', 'austin1@example.com', 'austin2@example.com'])
    .execute();
  await makeQueuedProfiles(t.db, 50);
  expect(await ask()).toMatchObject({ pool: { about: 10 }, good: { about: null, least: 0, most: 9 } });
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
    const { number, margin } = estimate(strata, fits);
    if (Math.abs(number - truth) <= margin) within += 1;
    expect(Math.abs(number / truth - 1)).toBeLessThan(0.6);
  }
  expect(within / rounds).toBeGreaterThan(0.85);
});
