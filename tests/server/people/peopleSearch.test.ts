/** The search for people by their words finds what reading every row with each word found, whatever is typed. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../schemas/person.ts';
import { anyAccent } from '../../../server/db/anyAccent.ts';
import { createRandom } from '../../../server/generate/random.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import { addApplication, addOrganisation } from '../../support/scene.ts';

const firstNames = [
  'José',
  'Zoë',
  'ÅSA',
  'Łukasz',
  'Ana',
  'Søren',
  'Nguyễn',
  "O'Neil",
  'X_y',
  'Per%Olov',
  'Çelik',
  'Ida',
];
const lastNames = [
  'Muñoz',
  'Lindström',
  'Šimić',
  'García López',
  'Byrne',
  'İnan',
  'Ó Briain',
  'Back\\slash',
  'van der Meer',
];
const headlines = [
  'Pâtissier',
  'Nurse',
  'C++ developer',
  'Ingeniería (civil)',
  '100% remote "lead"',
  'Node.js',
];
const cities = ['São Paulo', 'Malmö', 'Austin', 'A Coruña', 'Łódź'];
const skills = ['SQL', 'Öl & Gas', 'a_b', 'Diseño', '[regex].*'];

const random = createRandom(11);
const one = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T;

/** As people type: a name in other capitals, without its accents, in another order, a part, or with a slip. */
function typed(text: string): string {
  const words = text.split(' ');
  switch (Math.floor(random.next() * 6)) {
    case 0:
      return text.toUpperCase();
    case 1:
      return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
    case 2:
      return words.toReversed().join('  ');
    case 3:
      return one(words).slice(0, 1 + Math.floor(random.next() * 4));
    case 4:
      return text.slice(1, -1);
    default:
      return text.toLowerCase();
  }
}

const fixed = [
  '%',
  '_',
  '"',
  "'",
  '\\',
  '.*',
  '[',
  '(',
  'a',
  'ñ',
  'é',
  'E',
  '%%',
  'a_',
  '"lead"',
  'c++',
  'jose munoz',
  'munoz jose',
];
const everyone = 60;

let t: TestApp;
let recruiter: string;

beforeAll(async () => {
  t = await testApp();
  const home = await addOrganisation(t, 'home');
  const job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  for (let n = 0; n < everyone; n += 1) {
    const email = `person${n}@example.com`;
    await addCandidate(t.db, email, {
      candidateFirstName: one(firstNames),
      candidateLastName: one(lastNames),
      headline: random.next() < 0.2 ? null : one(headlines),
      candidateCity: random.next() < 0.2 ? null : one(cities),
      skills: [one(skills), one(skills)],
    });
    await addApplication(t.db, job, email);
  }
  recruiter = await t.signIn(home.recruiter);
});

const found = async (q: string) =>
  (await t.ask<Person[]>(`GET /people?perPage=100&q=${encodeURIComponent(q)}`, { as: recruiter })).body
    .map(({ id }) => id)
    .toSorted();

const words = sql`("candidateFirstName" || ' ' || "candidateLastName" || ' ' || coalesce("headline", '') || ' '
  || coalesce("candidateCity", '') || ' ' || coalesce("candidateState", '') || ' ' || "skills"::text)`;
const isKnown = sql`"candidateEmail" in (select "candidateEmail" from "people")`;

/** Every row with each word as a regular expression in all its accents. */
async function readingAll(q: string): Promise<string[]> {
  const each = q.split(/\s+/).filter(Boolean);
  const all = sql.join([isKnown, ...each.map((word) => sql`${words} ~* ${anyAccent(word)}`)], sql` and `);
  const { rows } = await sql<{
    id: string;
  }>`select "candidateEmail" "id" from "candidates" where ${all}`.execute(t.db);
  return rows.map(({ id }) => id).toSorted();
}

/** Every row by how alike it is spelled. */
async function alike(q: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select "candidateEmail" "id" from "candidates"
    where ${isKnown} and word_similarity("plainLetters"(${q}), "plainLetters"(${words})) > 0.45`.execute(
    t.db,
  );
  return rows.map(({ id }) => id).toSorted();
}

/** Letters that no table of accents has: looked for without their marks they are found now, and were not before. */
const isBeyond = (text: string) => /[łøđıİễ]/i.test(text);

test('by words in any capitals, accents and order', async () => {
  const texts = [...firstNames, ...lastNames, ...headlines, ...cities, ...skills];
  const asked = [
    ...fixed,
    ...Array.from({ length: 80 }, () => typed(`${one(firstNames)} ${one(lastNames)}`)),
    ...Array.from({ length: 60 }, () => typed(one(texts))),
  ];
  let matches = 0;
  for (const q of asked) {
    const before = await readingAll(q);
    matches += before.length;
    // Where nobody has the words, those spelled alike come.
    if (before.length === 0) continue;
    const now = await found(q);
    expect(now, q).toEqual(expect.arrayContaining(before));
    const more = now.filter((id) => !before.includes(id));
    for (const id of more) {
      const { rows } = await sql<{ words: string }>`
        select ${words} "words" from "candidates" where "candidateEmail" = ${id}`.execute(t.db);
      expect(isBeyond(`${q} ${rows[0]?.words}`), `${q} finds ${rows[0]?.words}`).toBe(true);
    }
  }
  expect(matches).toBeGreaterThan(500);
});

test('by letters that do not come apart into a letter and a mark', async () => {
  for (const q of ['lukasz', 'soren', 'lodz', 'ŁODZ', 'nguyen', 'inan'])
    expect(await found(q), q).not.toEqual([]);
});

test('by names that are misspelled', async () => {
  let matches = 0;
  for (const q of [
    'jsoe munoz',
    'lindstorm',
    'garsia lopes',
    'simcic',
    'pattisier',
    'ingeneria',
    'sao pualo',
    'van dr mer',
  ]) {
    expect(await readingAll(q), q).toEqual([]);
    const now = await found(q);
    matches += now.length;
    expect(now, q).toEqual(await alike(q));
  }
  expect(matches).toBeGreaterThan(50);
});
