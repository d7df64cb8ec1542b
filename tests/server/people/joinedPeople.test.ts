/** Several files about one address: they become one record, and nothing is overwritten that nobody was asked about. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddedDifference } from '../../../schemas/addedDifference.ts';
import type { AddedPersonAnswer } from '../../../schemas/addedPerson.ts';
import type { ImportedResume } from '../../../schemas/importedResume.ts';
import type { ImportFile, ImportPreview } from '../../../schemas/importFile.ts';
import type { PersonRecord } from '../../../schemas/person.ts';
import { runDueArchives } from '../../../server/features/archives/runArchives.ts';
import { runDueImports } from '../../../server/features/imports/runImports.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { importReader, upload, uploadArchive } from '../../support/imports.ts';
import { addRecruiter } from '../../support/people.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';
import { resumeOf, zipOf } from '../../support/zip.ts';

let t: TestApp;
let home: Organisation;
let away: Organisation;
let token: string;

beforeAll(async () => {
  t = await testApp({ readImport: importReader() });
  home = await addOrganisation(t, 'home');
  away = await addOrganisation(t, 'away');
  token = await t.signIn(home.recruiter);
});
beforeEach(async () => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  for (const table of ['addedPeople', 'askedAddresses', 'imports', 'personFiles', 'personNotes'] as const)
    await t.db.deleteFrom(table).execute();
  t.mails.length = 0;
});

/** Twenty-one people, as their old system lists them. */
const team = Array.from({ length: 21 }, (_, at) => {
  const letter = String.fromCharCode(97 + at);
  return { name: `Quinn ${letter.toUpperCase()}orran`, email: `${letter}orran@elsewhere.example` };
});
const csvOf = (rows: readonly string[]) => ['Name;E-Mail;Phone;City', ...rows].join('\n');
const teamCsv = csvOf(team.map(({ name, email }, at) => `${name};${email};+1 512 555 01${10 + at};Duluth`));
const teamZip = (newer = '') =>
  zipOf(team.map(({ name, email }) => ({ name: `${name}.txt`, content: resumeOf(name, email, newer) })));

async function importCsv(text: string, as = token) {
  const { body: file } = await upload(t, as, 'CANDIDATES', text);
  const body = { fields: file.fields };
  const { body: foreseen } = await t.ask<ImportPreview>(`POST /imports/${file.id}/preview`, { as, body });
  expect((await t.ask(`POST /imports/${file.id}/start`, { as, body })).status).toBe(200);
  await runDueImports(t.services);
  const { body: done } = await t.ask<ImportFile>(`GET /imports/${file.id}`, { as });
  return { foreseen, done };
}

async function importZip(bytes: Uint8Array, as = token) {
  const { body: file } = await uploadArchive(t, as, bytes);
  await runDueArchives(t.services);
  const files = async () => (await t.ask<ImportedResume[]>(`GET /imports/${file.id}/resumes`, { as })).body;
  const foreseen = await files();
  expect((await t.ask(`POST /imports/${file.id}/resumes/start`, { as })).status).toBe(200);
  await runDueArchives(t.services);
  const { body: done } = await t.ask<ImportFile>(`GET /imports/${file.id}`, { as });
  return { foreseen, done, files: await files() };
}

const records = () =>
  t.db
    .selectFrom('addedPeople')
    .select(['candidateEmail', 'fields', 'resumeFileName', 'resumeKey', 'companyNote'])
    .orderBy('candidateEmail')
    .execute();
const differences = async (as = token, importId?: string) =>
  (
    await t.ask<AddedDifference[]>(
      `GET /added-people/differences${importId ? `?importId=${importId}` : ''}`,
      { as },
    )
  ).body;
const answer = (ids: readonly string[], isTaken: boolean, as = token) =>
  t.ask('POST /added-people/differences/answer', { as, body: { ids, isTaken } });

describe('a CSV and an archive about the same people', () => {
  test('are one record each, with the resume, when the CSV comes first', async () => {
    await importCsv(teamCsv);
    const { foreseen, done, files } = await importZip(teamZip());
    expect(foreseen.map(({ state }) => state)).toEqual(team.map(() => 'JOINS'));
    expect(files.map(({ state }) => state)).toEqual(team.map(() => 'JOINED'));
    expect(done).toMatchObject({ added: 0, joined: 21, known: 0, refused: 0 });
    const kept = await records();
    expect(kept).toHaveLength(21);
    for (const { resumeKey, fields } of kept) {
      expect(await t.services.storage.get(resumeKey ?? '')).toBeDefined();
      expect(fields).toMatchObject({ candidateCity: 'Duluth', candidatePhone: expect.any(String) });
    }
    expect(await differences()).toEqual([]);
  });

  test('are one record each, with place and phone, when the archive comes first', async () => {
    await importZip(teamZip());
    const { foreseen, done } = await importCsv(teamCsv);
    expect(foreseen).toMatchObject({ added: 0, joined: 21, known: 0, refused: 0 });
    expect(done).toMatchObject({ added: 0, joined: 21, known: 0, refused: 0 });
    const kept = await records();
    expect(kept).toHaveLength(21);
    for (const { fields, resumeKey } of kept) {
      expect(fields).toMatchObject({ candidateCity: 'Duluth', candidatePhone: expect.any(String) });
      expect(resumeKey).not.toBeNull();
    }
  });

  test('ask nobody twice, and imported once more they change nothing', async () => {
    await importCsv(teamCsv);
    await importZip(teamZip());
    const before = await records();
    expect(t.mails).toHaveLength(21);
    expect((await importCsv(teamCsv)).done).toMatchObject({ added: 0, joined: 0, known: 21 });
    expect((await importZip(teamZip())).done).toMatchObject({ added: 0, joined: 0, known: 21 });
    expect(await records()).toEqual(before);
    expect(await differences()).toEqual([]);
    expect(t.mails).toHaveLength(21);
  });

  test('join across colleagues of one company', async () => {
    await importCsv(teamCsv);
    await addRecruiter(t.db, 'colleague@home.example', home.employer);
    const { done } = await importZip(teamZip(), await t.signIn('colleague@home.example'));
    expect(done).toMatchObject({ joined: 21, refused: 0 });
  });
});

describe('what differs', () => {
  const ada = (phone: string, city: string) => csvOf([`Ada King;ada@elsewhere.example;${phone};${city}`]);

  test('is asked about and not overwritten, and half of a place is not filled in', async () => {
    await importCsv('Name;E-Mail;Phone;State\nAda King;ada@elsewhere.example;+1 512 555 0100;MN');
    const { done } = await importCsv(
      'Name;E-Mail;Phone;City;State\nAda King;ada@elsewhere.example;+1 512 555 0199;Austin;TX',
    );
    expect(done).toMatchObject({ added: 0, joined: 1 });
    const [{ fields } = { fields: null }] = await records();
    expect(fields).toMatchObject({
      ...{ candidatePhone: '+1 512 555 0100', candidateCity: null, candidateState: 'MN' },
    });
    expect(await differences(token, done.id)).toMatchObject([
      { about: 'PLACE', before: 'MN', after: 'Austin, TX' },
      { about: 'PHONE', before: '+1 512 555 0100', after: '+1 512 555 0199' },
    ]);
  });

  test('is taken where a recruiter says so', async () => {
    await importCsv(ada('+1 512 555 0100', 'Duluth'));
    await importCsv(ada('+1 512 555 0199', 'Duluth'));
    const [phone] = await differences();
    expect((await answer([phone?.id ?? ''], true)).status).toBe(204);
    expect(await records()).toMatchObject([{ fields: { candidatePhone: '+1 512 555 0199' } }]);
    expect(await differences()).toEqual([]);
    expect((await answer([phone?.id ?? ''], true)).status).toBe(404);
  });

  test('and is refused is not asked about again by the same file', async () => {
    await importCsv(ada('+1 512 555 0100', 'Duluth'));
    await importCsv(ada('+1 512 555 0199', 'Duluth'));
    const [phone] = await differences();
    expect((await answer([phone?.id ?? ''], false)).status).toBe(204);
    expect((await importCsv(ada('+1 512 555 0199', 'Duluth'))).done).toMatchObject({ joined: 0, known: 1 });
    expect(await differences()).toEqual([]);
    expect(await records()).toMatchObject([{ fields: { candidatePhone: '+1 512 555 0100' } }]);
  });

  test('is no difference of case, accents or the division of a name', async () => {
    await importCsv('First name;Last name;E-Mail;City\nMaría;López García;maria@elsewhere.example;Sevilla');
    const { done } = await importCsv(
      'First name;Last name;E-Mail;City\nMaria Lopez;Garcia;maria@elsewhere.example;SEVILLA',
    );
    expect(done).toMatchObject({ joined: 0, known: 1 });
  });

  test('can be another resume: the first is kept until the second is taken, and the other file goes', async () => {
    const one = { name: 'Ada.txt', content: resumeOf('Ada King', 'ada@elsewhere.example') };
    await importZip(zipOf([one]));
    const [{ resumeKey: first } = { resumeKey: '' }] = await records();
    const newer = { name: 'Ada 2026.txt', content: resumeOf('Ada King', 'ada@elsewhere.example', 'Newer.') };
    const { files } = await importZip(zipOf([newer]));
    expect(files).toMatchObject([{ state: 'JOINED', reason: expect.stringContaining('Resume') }]);
    expect(await records()).toMatchObject([{ resumeFileName: 'Ada.txt', resumeKey: first }]);
    const [resume] = await differences();
    expect(resume).toMatchObject({ about: 'RESUME', before: 'Ada.txt', after: 'Ada 2026.txt' });
    await answer([resume?.id ?? ''], true);
    const [after] = await records();
    expect(after).toMatchObject({ resumeFileName: 'Ada 2026.txt' });
    expect(await t.services.storage.get(after?.resumeKey ?? '')).toBeDefined();
    expect(await t.services.storage.get(first ?? '')).toBeUndefined();
  });

  test('in two rows of one file is asked about as well', async () => {
    const { foreseen, done } = await importCsv(
      csvOf(['Ada King;ada@elsewhere.example;;', 'Ada Byron;ada@elsewhere.example;+1 512 555 0100;']),
    );
    expect(foreseen).toMatchObject({ added: 1, joined: 1 });
    expect(done).toMatchObject({ added: 1, joined: 1 });
    expect(await records()).toMatchObject([
      { fields: { candidateLastName: 'King', candidatePhone: '+1 512 555 0100' } },
    ]);
    expect(await differences()).toMatchObject([{ about: 'NAME', before: 'Ada King', after: 'Ada Byron' }]);
  });

  test('is the company’s alone', async () => {
    await importCsv(ada('+1 512 555 0100', 'Duluth'));
    await importCsv(ada('+1 512 555 0199', 'Duluth'));
    const [phone] = await differences();
    const stranger = await t.signIn(away.recruiter);
    expect(await differences(stranger)).toEqual([]);
    expect((await answer([phone?.id ?? ''], true, stranger)).status).toBe(404);
  });
});

describe('someone who is typed in again', () => {
  const typed = {
    candidateEmail: 'ada@elsewhere.example',
    candidateFirstName: 'Ada',
    candidateLastName: 'King',
  };
  const add = async (fields: Record<string, string>, file: string | null = null, as = token) => {
    const body = formOf({ ...typed, ...fields }, null);
    if (file !== null) body.set('resume', new Blob([file]), 'Ada.txt');
    return (await t.ask<AddedPersonAnswer>('POST /added-people', { as, body })).body;
  };

  test('joins the record: what is empty is filled in, the resume is attached, and nobody is asked twice', async () => {
    await importCsv(csvOf(['Ada King;ada@elsewhere.example;;Duluth']));
    const answered = await add(
      { candidatePhone: '+1 512 555 0100', referredBy: 'Ray', jobId: home.job.id },
      resumeOf('Ada King', 'ada@elsewhere.example'),
    );
    expect(answered).toMatchObject({ outcome: 'JOINED', differs: [], person: { resumeFileName: 'Ada.txt' } });
    const kept = await records();
    expect(kept).toMatchObject([
      { fields: { candidatePhone: '+1 512 555 0100', candidateCity: 'Duluth' }, resumeFileName: 'Ada.txt' },
    ]);
    expect(await t.services.storage.get(kept[0]?.resumeKey ?? '')).toBeDefined();
    expect(answered.person).toMatchObject({ referredBy: 'Ray', jobTitle: home.job.title });
    expect(answered.considered?.reason).toContain('asked and have not accepted');
    expect(t.mails).toHaveLength(1);
  });

  test('with other values is asked about, and typed in once more says that nothing is new', async () => {
    await importCsv(csvOf(['Ada King;ada@elsewhere.example;+1 512 555 0100;Duluth']));
    const other = { candidatePhone: '+1 512 555 0199' };
    expect(await add(other)).toMatchObject({ outcome: 'JOINED', differs: ['PHONE'], considered: null });
    expect(await records()).toMatchObject([{ fields: { candidatePhone: '+1 512 555 0100' } }]);
    expect(await differences()).toMatchObject([{ about: 'PHONE', importId: null, after: '+1 512 555 0199' }]);
    expect(await add(other)).toMatchObject({ outcome: 'KNOWN', differs: [] });
  });

  test('keeps who referred them first, and the job they were first added for', async () => {
    await add({ referredBy: 'Ray', jobId: home.job.id });
    const again = await add({ referredBy: 'Sam' });
    expect(again).toMatchObject({ outcome: 'KNOWN', person: { referredBy: 'Ray', jobId: home.job.id } });
  });

  test('by a colleague is one record; by another company it is another one', async () => {
    await add({});
    await addRecruiter(t.db, 'third@home.example', home.employer);
    expect(await add({}, null, await t.signIn('third@home.example'))).toMatchObject({ outcome: 'KNOWN' });
    expect(await add({}, null, await t.signIn(away.recruiter))).toMatchObject({ outcome: 'ADDED' });
    expect(await records()).toHaveLength(2);
  });
});

describe('someone with an account of their own', () => {
  const known = async () => {
    await t.db
      .insertInto('people')
      .values({
        ...{ employerEmail: home.employer, candidateEmail: home.candidate, hasApplied: true },
        ...{ latestAt: t.time.now.toISOString(), broughtAs: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  const account = () =>
    t.db.selectFrom('candidates').selectAll().where('candidateEmail', '=', home.candidate).executeTakeFirst();

  test('keeps their profile and resume; the company’s file and note stand beside them', async () => {
    await known();
    const before = await account();
    const resume = { name: 'Casey.txt', content: resumeOf('Casey Other', home.candidate) };
    expect((await importZip(zipOf([resume]))).files).toMatchObject([{ state: 'JOINED', reason: null }]);
    const row = `Name;E-Mail;Phone;Private note\nSam Else;${home.candidate};+1 512 555 0100;Met in May.`;
    expect((await importCsv(row)).done).toMatchObject({ joined: 1, refused: 0 });
    expect(await account()).toEqual(before);
    const { body } = await t.ask<PersonRecord>(`GET /people/${home.candidate}`, { as: token });
    expect(body.files.map(({ fileName }) => fileName)).toEqual(['Casey.txt']);
    expect(body.notes.map(({ text }) => text)).toEqual(['Met in May.']);
    expect(await differences()).toEqual([]);
    expect((await importZip(zipOf([resume]))).done).toMatchObject({ joined: 0, known: 1 });
    expect((await importCsv(row)).done).toMatchObject({ joined: 0, known: 1 });
    expect(t.mails).toEqual([]);
  });

  test('who is typed in keeps their profile; the resume stands beside them once, and nothing of the account is told', async () => {
    await known();
    const before = await account();
    const body = () => {
      const form = formOf(
        { candidateEmail: home.candidate, candidateFirstName: 'Sam', candidateLastName: 'Else' },
        null,
      );
      form.set('candidatePhone', '+1 512 555 0100');
      form.set('resume', new Blob([resumeOf('Sam Else', home.candidate, 'By hand.')]), 'Sam.txt');
      return form;
    };
    const add = async () =>
      (await t.ask<AddedPersonAnswer>('POST /added-people', { as: token, body: body() })).body;
    const nothing = { person: null, differs: [], personKey: home.candidate };
    expect(await add()).toMatchObject({ outcome: 'JOINED', ...nothing });
    expect(await add()).toMatchObject({ outcome: 'KNOWN', ...nothing });
    expect(await account()).toEqual(before);
    const { body: person } = await t.ask<PersonRecord>(`GET /people/${home.candidate}`, { as: token });
    expect(person.files.map(({ fileName, size }) => [fileName, size > 0])).toEqual([['Sam.txt', true]]);
  });

  test('is told of to no other company: who knows only the address adds them as anyone', async () => {
    await known();
    const stranger = await t.signIn(away.recruiter);
    const resume = { name: 'Casey.txt', content: resumeOf('Casey Candidate', home.candidate) };
    expect((await importZip(zipOf([resume]), stranger)).foreseen).toMatchObject([{ state: 'NEW' }]);
  });
});
