/** Names of employers: nobody can take one that people would take for another's. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { EmployerFields } from '../../../schemas/employer.ts';
import { fillNameKeys } from '../../../server/features/people/fillNameKeys.ts';
import { nameKey } from '../../../server/features/people/nameKey.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addEmployer } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';

let t: TestApp;

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'boss@paypal.example', { employerName: 'PayPal, Inc.' });
  await addEmployer(t.db, 'boss@other.example', { employerName: 'Other' });
  await fillNameKeys(t.db);
});

describe('look alike', () => {
  test.each([
    ['a Cyrillic letter', 'Acme', '\u0410cme'],
    ['a whole word of another alphabet', 'COCO', '\u0421\u041e\u0421\u041e'],
    ['a Greek letter', 'Boeing', '\u0392oeing'],
    ['a capital I for an l', 'paypal', 'paypaI'],
    ['a digit', 'Oracle', '0racle'],
    ['r and n for m', 'Microsoft', 'Rnicrosoft'],
    ['two v for w', 'Wayfair', 'vvayfair'],
    ['letters of mathematics', 'Stripe', '\u{1d54a}tripe'],
    ['wide letters', 'ACME', '\uff21\uff23\uff2d\uff25'],
    ['a sign that is not seen', 'Acme', 'Ac\u200bme'],
    ['a mark that turns the text around', 'Acme', '\u202eAcme'],
    ['a small capital', 'Google', 'ɢoogle'],
    ['small capitals alone', 'Brady Hiltz', 'ʙʀᴀᴅʏ ʜɪʟᴛᴢ'],
    ['phonetic letters', 'Amazing', 'ɑmɑzinɡ'],
    ['a letter without its dot', 'Nvidia', 'Nvıdia'],
    ['a letter like a sign', 'Kelvin', '\u212aelvin'],
    ['case', 'Intel', 'INTEL'],
    ['accents', 'Zürich Café', 'Zurich Cafe'],
    ['spaces and punctuation', 'Home Depot', 'Home-Depot.'],
    ['the legal form', 'Acme', 'ACME GmbH & Co. KG'],
    ['the legal form with stops', 'Acme', 'Acme, S.L.'],
    ['and', 'Smith & Sons', 'Smith and Sons'],
  ])('%s makes no difference', (_what, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['Acme', 'Acme London'],
    ['Ferry Company', 'Ferry Lines'],
    ['Яндекс', 'Рандекс'],
    ['कमल', 'कोमल'],
    ['Studio 8', 'Studio B'],
    ['SL', 'SA'],
    ['!!!', '???'],
  ])('%s and %s are two', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

test.each([
  ['', 'This is required.'],
  ['\u200b', 'This is required.'],
  ['Ac\ue000me', 'This has characters that do not belong in a name.'],
  ['Acme\nInc', 'Write this on one line, without control characters.'],
  ['…', 'A name has at least one letter or digit.'],
  ['P\u0430ypal', 'Write each word in one alphabet.'],
])('%j is no name', (employerName, sentence) => {
  const { error } = EmployerFields.safeParse({ employerName });
  expect(error?.issues[0]?.message).toBe(sentence);
});

test.each(['3M', 'Яндекс Go', 'Łódź Øst', '株式会社 日立', "L'Oréal", 'µTorrent', 'Smith & Sons, Inc.'])(
  '%s is a name',
  (employerName) => {
    expect(EmployerFields.safeParse({ employerName }).success).toBe(true);
  },
);

const register = async (name: string, email: string) =>
  t.ask<Problem>('POST /auth/register/employer', {
    body: {
      employerEmail: email,
      employerPassword: 'wheel marble ocean',
      employerName: name,
      ...agreement,
      verificationToken: await prove(t, email),
    },
  });

test('a look-alike cannot register, nor can an employer rename itself to one', async () => {
  const taken = await register('PаyPаl'.replaceAll('а', 'a').replace('l', 'I'), 'thief@people.example');
  expect([taken.status, taken.body.code]).toEqual([409, 'DUPLICATE']);
  expect(taken.body.errors?.employerName).toMatch(/looks like this one/);

  const as = await t.signIn('boss@other.example');
  const rename = (employerName: string) =>
    t.ask<Problem>('PUT /employers/boss@other.example', { as, body: { employerName } });
  expect((await rename('PAYPAI')).status).toBe(409);
  expect((await rename('Another name')).status).toBe(200);
  expect((await register('Other', 'new@other.example')).status).toBe(201);
});

test('of several who ask for names that look alike at once, one gets in', async () => {
  const answers = await Promise.all(
    ['Northwind', 'NORTHWIND LLC', 'North Wind', 'N0rthwind'].map((name, i) =>
      register(name, `boss${i}@northwind.example`),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test('keys that were made before phonetic letters counted are made again', async () => {
  const email = 'small@capitals.example';
  await addEmployer(t.db, email, { employerName: 'ɴordisk', nameKey: 'ɴordlsk' });
  const migration = new URL('../../../server/db/migrations/0107_phonetic_names.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(t.db);
  await fillNameKeys(t.db);
  expect((await register('Nordisk', 'boss@nordisk.example')).status).toBe(409);
});

test('employers who looked alike before keep their names and may change all else', async () => {
  await addEmployer(t.db, 'first@twin.example', { employerName: 'Twin' });
  await addEmployer(t.db, 'second@twin.example', {
    employerName: 'Twin Ltd',
    createdAt: '2026-02-01T08:00:00.000Z',
  });
  await fillNameKeys(t.db);
  await fillNameKeys(t.db);
  const keys = await t.db
    .selectFrom('employers')
    .select('nameKey')
    .where('employerEmail', 'like', '%@twin.example')
    .orderBy('employerEmail')
    .execute();
  expect(keys).toEqual([{ nameKey: 'tvvln' }, { nameKey: null }]);
  const as = await t.signIn('second@twin.example');
  const body = { employerName: 'Twin Ltd', employerCity: 'Oslo' };
  expect((await t.ask('PUT /employers/second@twin.example', { as, body })).status).toBe(200);
});
