/** Importing files on a screen: what is taken, what is refused, and that every row goes in once. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostAddedADay } from '../../../schemas/addedPerson.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type ImportFile, type ImportPreview, mostImportsADay } from '../../../schemas/importFile.ts';
import type { PersonRecord } from '../../../schemas/person.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { runDueImports } from '../../../server/features/imports/runImports.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addMany, consentToken, importReader, upload } from '../../support/imports.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

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
  await t.db.deleteFrom('addedPeople').execute();
  await t.db.deleteFrom('askedAddresses').execute();
  await t.db.deleteFrom('imports').execute();
  t.mails.length = 0;
});

const people = (...rows: string[]) => ['E-Mail;Full name;City', ...rows].join('\r\n');
const preview = ({ id, fields }: ImportFile, as = token) =>
  t.ask<ImportPreview>(`POST /imports/${id}/preview`, { as, body: { fields } });
const start = ({ id, fields }: ImportFile, as = token) =>
  t.ask<ImportFile & Problem>(`POST /imports/${id}/start`, { as, body: { fields } });
const read = async ({ id }: ImportFile) =>
  (await t.ask<ImportFile>(`GET /imports/${id}`, { as: token })).body;
const added = () =>
  t.db.selectFrom('addedPeople').select('candidateEmail').orderBy('candidateEmail').execute();

describe('a file', () => {
  test('is answered with its columns, samples and what each seems to be; nothing is imported', async () => {
    const { status, body } = await upload(
      t,
      token,
      'CANDIDATES',
      people('ada@example.com;Ada Lovelace;London'),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ kind: 'CANDIDATES', status: 'READY', rows: 1, fileName: 'people.csv' },
      fields: ['candidateEmail', 'candidateName', 'candidateCity'],
      columns: [{ heading: 'E-Mail', samples: ['ada@example.com'] }, {}, {}],
    });
    expect(body.choices.map(({ field }) => field)).not.toContain('resume');
    expect(await added()).toEqual([]);
  });

  test.each([
    ['without a row', 'email,name\n'],
    ['that is none', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0])],
    ['with more rows than can be', `email\n${'a@example.com\n'.repeat(5001)}`],
    ['with more columns than can be', `${'a,'.repeat(101)}a\n${'b,'.repeat(101)}b`],
  ])('%s is refused', async (_, text) => {
    expect(await upload(t, token, 'CANDIDATES', text)).toMatchObject({
      status: 422,
      body: { errors: { csv: expect.any(String) } },
    });
  });

  test('is read again with other characters, before it is started', async () => {
    const bytes = Buffer.from('Name;E-Mail;City\nJan Kowalski;jan@example.com;Pozna\xf1', 'latin1');
    const { body } = await upload(t, token, 'CANDIDATES', bytes);
    expect(body).toMatchObject({ encoding: 'windows-1252', spellings: ['Poznañ'] });
    const change = (encoding: string, as = token) =>
      t.ask<ImportFile & Problem>(`PATCH /imports/${body.id}`, { as, body: { encoding } });
    expect((await change('klingon')).status).toBe(422);
    const colleague = await t.signIn(home.employer);
    expect((await change('windows-1250', colleague)).status).toBe(403);
    expect(await change('windows-1250')).toMatchObject({
      status: 200,
      body: { encoding: 'windows-1250', spellings: ['Poznań'], fields: body.fields },
    });
    await start(body);
    expect(await change('utf-8')).toMatchObject({ status: 409 });
    await runDueImports(t.services);
    const { fields } = await t.db.selectFrom('addedPeople').select('fields').executeTakeFirstOrThrow();
    expect(fields).toMatchObject({ candidateCity: 'Poznań' });
  });

  test('more than the limit of a day are refused', async () => {
    for (let i = 0; i < mostImportsADay; i += 1) await upload(t, token, 'JOBS', 'Title\nA');
    expect(await upload(t, token, 'JOBS', 'Title\nA')).toMatchObject({ status: 409 });
  });

  test('is its recruiter’s alone', async () => {
    const { body } = await upload(t, token, 'CANDIDATES', people('ada@example.com;Ada Lovelace;'));
    await addRecruiter(t.db, 'colleague@home.example', home.employer);
    const other = await t.signIn('colleague@home.example');
    expect((await preview(body, other)).status).toBe(404);
    expect((await start(body, other)).status).toBe(404);
    expect((await t.ask(`DELETE /imports/${body.id}`, { as: other })).status).toBe(404);
  });

  test('that nobody starts is dropped after a day', async () => {
    const { body } = await upload(t, token, 'CANDIDATES', people('ada@example.com;Ada Lovelace;'));
    await doDueTasks(t.db, new Date(t.time.now.getTime() + 25 * 3_600_000));
    expect((await t.ask(`GET /imports/${body.id}`, { as: token })).status).toBe(404);
  });
});

describe('a mapping', () => {
  test.each([
    ['a column too few', ['candidateEmail', 'candidateName']],
    ['a field twice', ['candidateEmail', 'candidateEmail', 'candidateName']],
    ['a field that is none', ['candidateEmail', 'candidateName', 'shoeSize']],
    ['a file of the server’s own', ['candidateEmail', 'candidateName', 'resume']],
    ['no e-mail', [null, 'candidateName', null]],
  ])('with %s is refused', async (_, fields) => {
    const { body } = await upload(t, token, 'CANDIDATES', people('ada@example.com;Ada Lovelace;'));
    for (const what of ['preview', 'start'])
      expect(await t.ask(`POST /imports/${body.id}/${what}`, { as: token, body: { fields } })).toMatchObject({
        status: 422,
        body: { errors: { fields: expect.any(String) } },
      });
  });
});

describe('candidates', () => {
  test('are foreseen row by row, then asked by one mail each, and a second import asks nobody', async () => {
    const text = people(
      'ada@example.com;Ada Lovelace;London',
      'nobody;Bob Babbage;',
      'ada@example.com;Ada Again;',
      `${home.candidate};Casey Candidate;`,
      'eve@example.com;;',
      'gus@example.com;Gus Grissom;',
    );
    const { body: file } = await upload(t, token, 'CANDIDATES', text);
    const { body: foreseen } = await preview(file);
    expect(foreseen).toMatchObject({ added: 2, joined: 1, known: 1, refused: 2 });
    expect(foreseen.problems).toMatchObject([
      { line: 3, column: 'E-Mail', reason: expect.stringContaining('Enter an e-mail address') },
      { line: 6, column: 'Full name' },
      { line: 6, column: 'Full name' },
    ]);
    expect(await added()).toEqual([]);
    expect(t.mails).toEqual([]);

    expect(await start(file)).toMatchObject({ status: 200, body: { status: 'RUNNING', done: 0 } });
    expect((await start(file)).status).toBe(409);
    expect((await preview(file)).status).toBe(409);
    await runDueImports(t.services);
    expect(await read(file)).toMatchObject({ status: 'DONE', done: 6, ...foreseen });
    expect(await added()).toEqual([
      { candidateEmail: 'ada@example.com' },
      { candidateEmail: 'gus@example.com' },
    ]);
    expect(t.mails.map(({ to, kind }) => [to, kind])).toEqual([
      ['ada@example.com', 'ADDED_PERSON'],
      ['gus@example.com', 'ADDED_PERSON'],
    ]);
    // Nobody who was only added has an account, and none is in the pool.
    expect(
      await t.db.selectFrom('users').select('email').where('email', '=', 'ada@example.com').execute(),
    ).toEqual([]);
    const { file: kept } = await t.db.selectFrom('imports').select('file').executeTakeFirstOrThrow();
    expect(kept).toBeNull();

    const { body: again } = await upload(t, token, 'CANDIDATES', text);
    await start(again);
    await runDueImports(t.services);
    expect(await read(again)).toMatchObject({ added: 0, known: 4, refused: 2 });
    expect(t.mails).toHaveLength(2);
  });

  test('are taken without cells that are not understood, which are named', async () => {
    const text = 'Name;E-Mail;Phone;Country\nAda King;ada@example.com, b@example.org;ask her;Atlantis\n;;;\n';
    const { body } = await upload(t, token, 'CANDIDATES', text);
    const { body: foreseen } = await preview(body);
    expect(foreseen).toMatchObject({ added: 1, refused: 0, problems: [] });
    expect(foreseen.leftOut.map(({ line, column }) => [line, column])).toEqual([
      [2, 'E-Mail'],
      [2, 'Phone'],
      [2, 'Country'],
    ]);
    await start(body);
    await runDueImports(t.services);
    expect(await read(body)).toMatchObject({ status: 'DONE', ...foreseen });
    expect(await added()).toEqual([{ candidateEmail: 'ada@example.com' }]);
  });

  test('nothing that a file says is in the mail, so that it cannot carry anyone’s words', async () => {
    const { body } = await upload(t, token, 'CANDIDATES', people('ada@example.com;Cheap Pills;Spamville'));
    await start(body);
    await runDueImports(t.services);
    const [mail] = t.mails;
    expect(mail?.text).toContain('/consent/#');
    expect(JSON.stringify(mail)).not.toMatch(/Pills|spam|Spamville/i);
  });

  test('a name that leads elsewhere is refused with its reason, and nothing is sent', async () => {
    const { body } = await upload(
      t,
      token,
      'CANDIDATES',
      people('ada@example.com;Cheap Pills www.spam.example;', 'grace@example.com;Call +1 512 555 0134;'),
    );
    const { body: foreseen } = await preview(body);
    expect(foreseen).toMatchObject({ added: 0, refused: 2 });
    expect(JSON.stringify(foreseen.problems)).toContain(
      'A name has no web or e-mail address and no telephone number.',
    );
    await start(body);
    await runDueImports(t.services);
    expect(await read(body)).toMatchObject({ added: 0, refused: 2 });
    expect(t.mails).toEqual([]);
  });

  test.each([
    'Name;Email;Notes',
    'Nombre completo;Correo;Observaciones',
    'Full name;Email;Notes;Who gets credit;Social Media',
    'Name;Email;Phone screen notes (2024)',
    'Name;Email;Comments from the hiring team',
    'Nombre completo;Correo;Comentarios internos',
    'Name;Email;Interview feedback',
    'Nombre completo;Correo;Motivo de rechazo',
    'Candidate Name;Email;Confidential',
  ])('with recruiters’ notes are shown none of them; the company keeps them: %s', async (header) => {
    const email = `noted${header.replaceAll(/\W/g, '').toLowerCase()}@example.com`;
    const words = 'Asked for too much. Ring her mother first.';
    const { body } = await upload(t, token, 'CANDIDATES', `${header}\nAda Lovelace;${email};${words};;`);
    expect(body.fields[2]).toBe('companyNote');
    await start(body);
    await runDueImports(t.services);
    const secret = consentToken(t, email);
    const notice = await t.ask('POST /consents/read', { body: { token: secret } });
    expect(notice.body).toMatchObject({ hasCompanyNote: true, candidateOtherInformation: null });
    expect(notice.text + JSON.stringify(t.mails)).not.toContain('mother');
    await t.ask('POST /consents/accept', { body: { token: secret, ...agreement } });
    const person = (as: string) => t.ask<PersonRecord>(`GET /people/${email}`, { as });
    expect((await person(token)).body.notes).toMatchObject([{ text: words, isMine: true }]);
    expect((await person(await t.signIn(away.recruiter))).status).toBe(404);
    const profile = await t.db
      .selectFrom('candidates')
      .selectAll()
      .where('candidateEmail', '=', email)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(profile)).not.toContain('mother');
  });

  test('with several columns of notes keep one, the plainest, and say which look private', async () => {
    const { body } = await upload(
      t,
      token,
      'CANDIDATES',
      'Name;Email;Rejection reason;Notes;Anything else;City\nAda Lovelace;ada@example.com;Pay;Rude;Chess;London',
    );
    expect(body.fields.slice(2)).toEqual([null, 'companyNote', 'candidateOtherInformation', 'candidateCity']);
    expect(body.columns.map(({ looksPrivate }) => looksPrivate)).toEqual([
      ...[false, false, true, true, false, false],
    ]);
  });

  test('out of Lever are read as it writes them, its private columns left out or the company’s', async () => {
    const { body } = await upload(
      t,
      token,
      'CANDIDATES',
      'Full-Name,Email,Phone,Location,Stage,Sources,Origin,Archive-Reason,Notes\nAda Lovelace,ada@example.com,,"Austin, TX",New Lead,Fair,Sourced,Pay,Rude',
    );
    expect(body).toMatchObject({
      preset: 'LEVER',
      fields: [
        ...['candidateName', 'candidateEmail', 'candidatePhone', 'candidatePlace', null, null, null, null],
        'companyNote',
      ],
    });
  });

  test('out of Ashby are named in the mapping, and can be read as another system’s', async () => {
    const { body } = await upload(
      t,
      token,
      'CANDIDATES',
      'Candidate Name,Primary Email,Phone Number,Location,Job,Interview Stage,Source,Credited To,Archive Reason\nAda Lovelace,ada@example.com,,"Austin, TX",Baker,Archived,Fair,Sam Smith,Pay',
    );
    const fields = ['candidateName', 'candidateEmail', 'candidatePhone', 'candidatePlace'];
    expect(body).toMatchObject({
      preset: 'ASHBY',
      fields: [...fields, null, null, null, null, 'companyNote'],
    });
    expect(body.proposals.ASHBY).toEqual(body.fields);
    expect(body.proposals.NONE).toHaveLength(9);
  });

  test('need a plan to be asked, and none to be looked at', async () => {
    await addEmployer(t.db, 'employer@free.example');
    await addRecruiter(t.db, 'recruiter@free.example', 'employer@free.example');
    const as = await t.signIn('recruiter@free.example');
    const { body } = await upload(t, as, 'CANDIDATES', people('ada@example.com;Ada Lovelace;'));
    expect((await preview(body, as)).status).toBe(200);
    expect(await start(body, as)).toMatchObject({ status: 402 });
  });

  test('more than the limit of a day are left out, whatever number of files they come in', async () => {
    await addMany(t.db, home, mostAddedADay - 5, t.time.now);
    const rows = Array.from({ length: 10 }, (_, i) => `p${i}@example.com;Pat P${i};`);
    const { body } = await upload(t, token, 'CANDIDATES', people(...rows));
    await start(body);
    await runDueImports(t.services);
    expect(await read(body)).toMatchObject({ added: 5, refused: 5 });
    const more = (await upload(t, token, 'CANDIDATES', people('late@example.com;Late Comer;'))).body;
    expect((await preview(more)).body).toMatchObject({ added: 0, refused: 1 });
    t.time.now = new Date(t.time.now.getTime() + 25 * 3_600_000);
    expect((await preview(more, await t.signIn(home.recruiter))).body).toMatchObject({
      added: 1,
      refused: 0,
    });
  });

  test('who is erased for not answering is not asked again', async () => {
    const { body } = await upload(t, token, 'CANDIDATES', people('ada@example.com;Ada Lovelace;'));
    await start(body);
    await runDueImports(t.services);
    expect(consentToken(t, 'ada@example.com')).not.toBe('');
    t.time.now = new Date(t.time.now.getTime() + 31 * 24 * 3_600_000);
    await doDueTasks(t.db, t.time.now);
    expect(await added()).toEqual([]);
    const as = await t.signIn(home.recruiter);
    const again = (await upload(t, as, 'CANDIDATES', people('ada@example.com;Ada Lovelace;'))).body;
    expect((await preview(again, as)).body).toMatchObject({ added: 0, refused: 1 });
  });
});

describe('jobs', () => {
  const jobs = [
    'Title,Misc Notes,Type,Status',
    'Accountant,Keeps books.,H (Hire),Active',
    'Auditor,,C,Active',
  ];

  test('become drafts of the recruiter’s own, each once', async () => {
    const { body } = await upload(t, token, 'JOBS', jobs.join('\n'));
    expect(body.fields).toEqual(['title', 'description', 'employmentType', null]);
    expect((await preview(body)).body).toMatchObject({ added: 1, known: 0, refused: 1 });
    await start(body);
    await runDueImports(t.services);
    const again = (await upload(t, token, 'JOBS', jobs.join('\n'))).body;
    await start(again);
    await runDueImports(t.services);
    expect(await read(again)).toMatchObject({ added: 0, known: 1, refused: 1 });
    const stored = await t.db
      .selectFrom('jobs')
      .select(['status', 'recruiterEmail'])
      .where('title', '=', 'Accountant')
      .execute();
    expect(stored).toEqual([{ status: 'DRAFT', recruiterEmail: home.recruiter }]);
  });
});

test('a server that is killed half way leaves whole steps; the next one goes on after them, once', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => `Job ${i},Does ${i}.`);
  const { body } = await upload(t, token, 'JOBS', ['Title,Description', ...rows].join('\n'));
  await start(body);
  let steps = 0;
  const dying = {
    ...t.services,
    clock: () => {
      steps += 1;
      if (steps > 60) throw new Error('Killed.');
      return t.time.now;
    },
  };
  await expect(runDueImports(dying)).rejects.toThrow('Killed.');
  const half = await read(body);
  expect(half).toMatchObject({ status: 'RUNNING', done: 50, added: 50 });
  // Others wait until the one that had it counts as gone.
  expect(await runDueImports(t.services)).toBe(0);
  t.time.now = new Date(t.time.now.getTime() + 2 * 60_000);
  expect(await runDueImports(t.services)).toBe(1);
  expect(await read(body)).toMatchObject({ status: 'DONE', done: 120, added: 120 });
  const { count } = await t.db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('title', 'like', 'Job %')
    .executeTakeFirstOrThrow();
  expect(count).toBe(120);
});
