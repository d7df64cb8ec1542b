/** Archives of resumes: what is taken, what is refused, who is asked, and that nothing hostile does harm. */
import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostAddedADay } from '../../../schemas/addedPerson.ts';
import type { ImportedResume } from '../../../schemas/importedResume.ts';
import type { ImportFile } from '../../../schemas/importFile.ts';
import { PoolBusy } from '../../../server/base/workers/poolErrors.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { runDueArchives } from '../../../server/features/archives/runArchives.ts';
import { unheldOf } from '../../../server/features/people/keepResume.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addMany, consentToken, uploadArchive } from '../../support/imports.ts';
import { addRecruiter } from '../../support/people.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';
import { resumeOf, type ZipPart, zipOf } from '../../support/zip.ts';

let t: TestApp;
let home: Organisation;
let token: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  token = await t.signIn(home.recruiter);
});
beforeEach(async () => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  await t.db.deleteFrom('addedPeople').execute();
  await t.db.deleteFrom('askedAddresses').execute();
  await t.db.deleteFrom('blockedAddresses').execute();
  await t.db.deleteFrom('imports').execute();
  t.mails.length = 0;
});

const run = (isStopped?: () => boolean) => runDueArchives(t.services, isStopped);
const read = async (id: string) => (await t.ask<ImportFile>(`GET /imports/${id}`, { as: token })).body;
const files = async (id: string) =>
  (await t.ask<ImportedResume[]>(`GET /imports/${id}/resumes`, { as: token })).body;
const start = (id: string, as = token) => t.ask<ImportFile>(`POST /imports/${id}/resumes/start`, { as });
const change = (id: string, place: number, body: object, as = token) =>
  t.ask(`PATCH /imports/${id}/resumes/${place}`, { as, body });
const outcomes = async (id: string) =>
  (await files(id)).map(({ name, state, reason }) => [name, state, reason]);

/** Uploads an archive and has it read. */
async function readArchive(...parts: ZipPart[]): Promise<string> {
  const { status, body } = await uploadArchive(t, token, zipOf(parts));
  expect(status).toBe(201);
  await run();
  return body.id;
}

const ada = { name: 'Ada Lovelace.txt', content: resumeOf('Ada Lovelace', 'ada@elsewhere.example') };
const eve = { name: 'Eve.txt', content: resumeOf('Eve Moreno', 'eve@elsewhere.example') };

describe('an archive', () => {
  test('is read file by file, shown before anything happens, and its people are asked by one mail each', async () => {
    const { body } = await uploadArchive(t, token, zipOf([ada, { ...eve, name: 'nurses/Eve.txt' }]));
    expect(body).toMatchObject({
      kind: 'RESUMES',
      status: 'READING',
      rows: 2,
      done: 0,
      fileName: 'resumes.zip',
    });
    expect(await start(body.id)).toMatchObject({ status: 409 });
    await run();
    expect(await read(body.id)).toMatchObject({ status: 'READY', done: 2 });
    expect(await files(body.id)).toMatchObject([
      {
        ...{ place: 0, name: 'Ada Lovelace.txt', state: 'NEW', reason: null, isSkipped: false },
        ...{
          candidateEmail: 'ada@elsewhere.example',
          candidateFirstName: 'Ada',
          candidateLastName: 'Lovelace',
        },
      },
      { name: 'nurses/Eve.txt', state: 'NEW', candidateEmail: 'eve@elsewhere.example' },
    ]);
    expect(t.mails).toEqual([]);
    expect(await start(body.id)).toMatchObject({ status: 200, body: { status: 'RUNNING' } });
    await run();
    expect(await read(body.id)).toMatchObject({
      status: 'DONE',
      rows: 2,
      done: 2,
      added: 2,
      known: 0,
      refused: 0,
    });
    expect(await outcomes(body.id)).toEqual([
      ['Ada Lovelace.txt', 'ADDED', null],
      ['nurses/Eve.txt', 'ADDED', null],
    ]);
    expect(t.mails.map(({ to, kind }) => [to, kind])).toEqual([
      ['ada@elsewhere.example', 'ADDED_PERSON'],
      ['eve@elsewhere.example', 'ADDED_PERSON'],
    ]);
    const people = await t.db
      .selectFrom('addedPeople')
      .select(['isImported', 'resumeFileName', 'resumeKey', 'resume'])
      .orderBy('candidateEmail')
      .execute();
    expect(people).toMatchObject([
      { isImported: true, resumeFileName: 'Ada Lovelace.txt', resume: { resumeKind: 'TXT' } },
      { isImported: true, resumeFileName: 'Eve.txt' },
    ]);
    for (const { resumeKey } of people) expect(await t.services.storage.get(resumeKey ?? '')).toBeDefined();
  });

  test('leaves nothing of someone who declines', async () => {
    const id = await readArchive(ada, eve);
    await start(id);
    await run();
    const { resumeKey } = await t.db
      .selectFrom('addedPeople')
      .select('resumeKey')
      .where('candidateEmail', '=', 'ada@elsewhere.example')
      .executeTakeFirstOrThrow();
    const waits = await readArchive({ ...ada, content: `${ada.content} Newer.` }, eve);
    const said = { token: consentToken(t, 'ada@elsewhere.example') };
    expect((await t.ask('POST /consents/decline', { body: said })).status).toBe(204);
    expect(await outcomes(id)).toEqual([['Eve.txt', 'ADDED', null]]);
    expect(await outcomes(waits)).toEqual([['Eve.txt', 'KNOWN', expect.any(String)]]);
    expect(await t.services.storage.get(resumeKey ?? '')).toBeUndefined();
  });

  test('is refused when it is none, is damaged, empty or too large, with a sentence', async () => {
    const whole = zipOf([ada, eve]);
    const cut = whole.subarray(0, whole.length - 40);
    const broken = Buffer.from(whole);
    // The offset of the table of contents leads nowhere.
    broken.writeUInt32LE(3, broken.length - 6);
    const endless = zipOf([ada], 6000);
    const many = zipOf(Array.from({ length: 501 }, (_, at) => ({ name: `${at}.txt` })));
    for (const [bytes, sentence] of [
      [Buffer.from('Ada Lovelace'), /no ZIP file/],
      [cut, /no ZIP file/],
      [broken, /no ZIP file/],
      [zipOf([]), /no file in this archive/],
      [
        zipOf([{ name: 'a/' }, { name: '__MACOSX/._a.pdf' }, { name: '.DS_Store' }]),
        /no file in this archive/,
      ],
      [many, /can have 500 files/],
      [endless, /can have 500 files/],
    ] as const) {
      const { status, body } = await uploadArchive(t, token, bytes);
      expect([status, body.errors?.archive]).toEqual([422, expect.stringMatching(sentence)]);
    }
    const large = await uploadArchive(t, token, Buffer.alloc(50 * 1024 * 1024 + 1));
    expect(large).toMatchObject({
      status: 413,
      body: { errors: { archive: expect.stringMatching(/50 MB/) } },
    });
    expect(await t.db.selectFrom('imports').select('id').execute()).toEqual([]);
  });

  test('that unpacks to far more than it holds is not opened, whether all of it or one file', async () => {
    const blank = Buffer.alloc(5 * 1024 * 1024, 0x20);
    const bomb = zipOf(Array.from({ length: 60 }, (_, at) => ({ name: `${at}.txt`, content: blank })));
    expect((await uploadArchive(t, token, bomb)).body.errors?.archive).toMatch(/unpacks to far more/);
    const liar = zipOf(Array.from({ length: 200 }, (_, at) => ({ name: `${at}.txt`, declared: 4_000_000 })));
    expect((await uploadArchive(t, token, liar)).body.errors?.archive).toMatch(/unpacks to far more/);
    // Beside files that do not pack, the archive as a whole looks harmless.
    const noise = randomBytes(60_000);
    const id = await readArchive(
      ada,
      { name: 'noise.bin', content: noise },
      { name: 'blank.txt', content: blank },
    );
    expect((await outcomes(id)).at(-1)).toEqual([
      'blank.txt',
      'WRONG',
      expect.stringMatching(/unpacks to far more/),
    ]);
  });

  test('is read across the pieces in which it is stored', async () => {
    const name = 'noise.bin';
    // Its header has 30 bytes; the next file begins shortly before the first piece ends.
    const noise = randomBytes(4 * 1024 * 1024 - 60 - 30 - name.length);
    const id = await readArchive({ name, content: noise, method: 0 }, { ...ada, method: 0 }, eve);
    expect((await outcomes(id)).map(([, state]) => state)).toEqual(['WRONG', 'NEW', 'NEW']);
  });

  test('with hostile files: each has its sentence, and the others go on', async () => {
    const id = await readArchive(
      { name: '../../../etc/passwd.txt', content: resumeOf('Ada Lovelace', 'ada@elsewhere.example') },
      { name: 'C:\\Users\\eve\\Eve.txt', content: eve.content },
      { name: 'link.pdf', content: '/etc/passwd', mode: 0o120777 },
      { name: 'more.zip', content: zipOf([ada]) },
      { name: 'hidden archive.pdf', content: zipOf([ada]) },
      { name: 'locked.pdf', isEncrypted: true },
      { name: 'more than it says.txt', content: 'a'.repeat(5000), declared: 10 },
      { name: 'less than it says.txt', content: 'a', declared: 5000 },
      { name: 'altered.txt', content: 'altered', crc: 1 },
      { name: 'other packing.txt', method: 12 },
      {
        name: 'large.pdf',
        content: randomBytes(6_000_000),
      },
      { name: 'nothing.txt', content: '' },
      { name: 'photo.png', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
      {
        name: Buffer.from([0x4a, 0x6f, 0x73, 0x82, 0x2e, 0x74, 0x78, 0x74]),
        isUtf8: false,
        content: resumeOf('José Moreno', 'jose@elsewhere.example'),
      },
      { name: 'Zoë.txt', isUtf8: false, content: resumeOf('Zoe Muster', 'zoe@elsewhere.example') },
      { name: 'evil\u202Efdp.txt\u0000', content: resumeOf('Max Muster', 'max@elsewhere.example') },
      { name: '__MACOSX/._Ada.txt' },
      { name: '.hidden.txt' },
      { name: '~$Eve.docx' },
      { name: 'Thumbs.db' },
    );
    expect(await outcomes(id)).toEqual([
      ['etc/passwd.txt', 'NEW', null],
      ['Users/eve/Eve.txt', 'NEW', null],
      ['link.pdf', 'WRONG', expect.stringMatching(/link to a file/)],
      ['more.zip', 'WRONG', expect.stringMatching(/archive in the archive/)],
      ['hidden archive.pdf', 'WRONG', expect.stringMatching(/not a PDF, Word/)],
      ['locked.pdf', 'WRONG', expect.stringMatching(/protected by a password/)],
      ['more than it says.txt', 'WRONG', expect.stringMatching(/damaged/)],
      ['less than it says.txt', 'WRONG', expect.stringMatching(/damaged/)],
      ['altered.txt', 'WRONG', expect.stringMatching(/damaged/)],
      ['other packing.txt', 'WRONG', expect.stringMatching(/ordinary ZIP/)],
      ['large.pdf', 'WRONG', expect.stringMatching(/larger than 5 MB/)],
      ['nothing.txt', 'WRONG', expect.stringMatching(/empty/)],
      ['photo.png', 'WRONG', expect.stringMatching(/not a PDF, Word/)],
      ['José.txt', 'NEW', null],
      ['Zoë.txt', 'NEW', null],
      ['evilfdp.txt', 'NEW', null],
    ]);
  });
});

describe('before it goes', () => {
  test('a missing address or name is typed in, a file is skipped, and one file twice goes in once', async () => {
    const id = await readArchive(
      { name: 'nameless.txt', content: 'Registered Nurse with seven years of experience in intensive care' },
      ada,
      { ...ada, name: 'copy of Ada.txt' },
      { name: 'Ada 2026.txt', content: resumeOf('Ada Lovelace', 'ADA@elsewhere.example', 'Newer.') },
      eve,
    );
    expect(await outcomes(id)).toEqual([
      ['nameless.txt', 'INCOMPLETE', 'Neither a name nor an e-mail address was found in it.'],
      ['Ada Lovelace.txt', 'NEW', null],
      ['copy of Ada.txt', 'DUPLICATE', 'The same file as Ada Lovelace.txt.'],
      ['Ada 2026.txt', 'DUPLICATE', 'The same e-mail address as Ada Lovelace.txt.'],
      ['Eve.txt', 'NEW', null],
    ]);
    expect(await change(id, 0, { candidateEmail: 'nobody' })).toMatchObject({ status: 422 });
    expect(await change(id, 0, { candidateEmail: 'Nia@Elsewhere.example' })).toMatchObject({ status: 204 });
    const name = { candidateFirstName: 'Nia', candidateLastName: 'New' };
    expect(await change(id, 0, name)).toMatchObject({ status: 204 });
    for (const place of [1, 2, 4]) await change(id, place, { isSkipped: true });
    await change(id, 4, { isSkipped: false });
    expect((await outcomes(id)).map(([, state]) => state)).toEqual([
      'NEW',
      'SKIPPED',
      'SKIPPED',
      'NEW',
      'NEW',
    ]);
    await start(id);
    expect(await change(id, 0, { isSkipped: true })).toMatchObject({ status: 409 });
    await run();
    expect(t.mails.map(({ to }) => to)).toEqual([
      ...['nia@elsewhere.example', 'ada@elsewhere.example', 'eve@elsewhere.example'],
    ]);
    expect(await start(id)).toMatchObject({ status: 409 });
  });

  test('who is known or cannot be asked is foreseen, and what is foreseen happens', async () => {
    const { candidate } = home;
    await t.db
      .insertInto('people')
      .values({
        ...{ employerEmail: home.employer, candidateEmail: candidate, hasApplied: true },
        ...{ latestAt: t.time.now.toISOString(), broughtAs: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const parts = [
      { name: 'known.txt', content: resumeOf('Casey Candidate', candidate) },
      { name: 'without.txt', content: 'Registered Nurse with seven years of experience' },
      ada,
    ];
    const first = await readArchive(ada);
    await start(first);
    await run();
    await t.ask('POST /consents/decline', { body: { token: consentToken(t, 'ada@elsewhere.example') } });
    const id = await readArchive(...parts);
    const foreseen = [
      ['known.txt', 'JOINS', null],
      ['without.txt', 'INCOMPLETE', expect.any(String)],
      ['Ada Lovelace.txt', 'WRONG', 'This address cannot be added.'],
    ];
    expect(await outcomes(id)).toEqual(foreseen);
    await start(id);
    await run();
    expect(await outcomes(id)).toEqual([['known.txt', 'JOINED', null], ...foreseen.slice(1)]);
    expect(await read(id)).toMatchObject({ status: 'DONE', done: 3, added: 0, joined: 1, refused: 2 });
    // No row holds the resumes of those who were not added.
    const left = await t.db
      .selectFrom('importedResumes')
      .select('resumeKey')
      .where('importId', '=', id)
      .execute();
    expect(left.every(({ resumeKey }) => resumeKey === null)).toBe(true);
  });

  test('people beyond the limit of a day are told so', async () => {
    await addMany(t.db, home, mostAddedADay - 1, t.time.now);
    const id = await readArchive(ada, eve);
    expect((await outcomes(id)).map(([, state]) => state)).toEqual(['NEW', 'WRONG']);
  });
});

describe('on its way', () => {
  test('it is gone on with after a server was killed, in both of its parts, and asks nobody twice', async () => {
    const { body } = await uploadArchive(
      t,
      token,
      zipOf([ada, eve, { name: 'third.txt', content: resumeOf('Gus Grissom', 'gus@elsewhere.example') }]),
    );
    let looks = 0;
    await run(() => ++looks > 2);
    const half = await read(body.id);
    expect(half).toMatchObject({ status: 'READING' });
    // A server that was killed has not let go of it.
    const killed = new Date(t.time.now.getTime() + 150_000).toISOString();
    await t.db.updateTable('imports').set({ archiveHeldUntil: killed }).execute();
    await run();
    expect(await read(body.id)).toMatchObject({ status: 'READING', done: half.done });
    t.time.now = new Date(t.time.now.getTime() + 151_000);
    await run();
    expect(await read(body.id)).toMatchObject({ status: 'READY', done: 3 });
    await start(body.id);
    looks = 0;
    await run(() => ++looks > 1);
    await run();
    expect(await read(body.id)).toMatchObject({ status: 'DONE', done: 3, added: 3 });
    expect(t.mails).toHaveLength(3);
  });

  test('readers that are busy, and a text the database cannot hold, stop no archive', async () => {
    const { readResume } = t.services;
    let isBusy = true;
    const services = {
      ...t.services,
      async readResume(bytes: Uint8Array) {
        if (isBusy) throw new PoolBusy();
        const read = await readResume(bytes);
        return read.text.includes('Eve') ? { ...read, text: `${read.text}\u0000` } : read;
      },
    };
    const { body } = await uploadArchive(t, token, zipOf([ada, eve]));
    await runDueArchives(services);
    expect(await read(body.id)).toMatchObject({ status: 'READING', done: 0 });
    isBusy = false;
    expect(await runDueArchives(services)).toBe(0);
    t.time.now = new Date(t.time.now.getTime() + 5000);
    await runDueArchives(services);
    expect(await read(body.id)).toMatchObject({ status: 'READY', done: 2 });
    expect(await outcomes(body.id)).toEqual([
      ['Ada Lovelace.txt', 'NEW', null],
      ['Eve.txt', 'WRONG', 'The database cannot keep this row as it is.'],
    ]);
  });

  test('it is given up while it is read: its archive and its files go, and nobody is asked', async () => {
    const { body } = await uploadArchive(t, token, zipOf([ada, eve]));
    const { archiveKeys } = await t.db.selectFrom('imports').select('archiveKeys').executeTakeFirstOrThrow();
    expect(await unheldOf(t.db, archiveKeys ?? [])).toEqual([]);
    expect((await t.ask(`DELETE /imports/${body.id}`, { as: token })).status).toBe(204);
    for (const key of archiveKeys ?? []) expect(await t.services.storage.get(key)).toBeUndefined();
    expect(await run()).toBe(0);
    expect(await t.db.selectFrom('importedResumes').select('place').execute()).toEqual([]);
    expect(t.mails).toEqual([]);
  });

  test('an archive that is lost from the storage is told of, and what was read of it stays', async () => {
    const { body } = await uploadArchive(t, token, zipOf([ada]));
    const { archiveKeys } = await t.db.selectFrom('imports').select('archiveKeys').executeTakeFirstOrThrow();
    for (const key of archiveKeys ?? []) await t.services.storage.delete(key);
    await run();
    expect(await read(body.id)).toMatchObject({ status: 'READY' });
    expect(await outcomes(body.id)).toEqual([[ada.name, 'WRONG', expect.stringMatching(/Upload it again/)]]);
  });

  test('the archive is gone once it is read, and an import that nobody starts within a day', async () => {
    const { body } = await uploadArchive(t, token, zipOf([ada]));
    const { archiveKeys } = await t.db.selectFrom('imports').select('archiveKeys').executeTakeFirstOrThrow();
    await run();
    for (const key of archiveKeys ?? []) expect(await t.services.storage.get(key)).toBeUndefined();
    await doDueTasks(t.db, new Date(t.time.now.getTime() + 25 * 3_600_000));
    expect((await t.ask(`GET /imports/${body.id}`, { as: token })).status).toBe(404);
  });

  test('it is its recruiter’s alone', async () => {
    const id = await readArchive(ada);
    await addRecruiter(t.db, 'colleague@home.example', home.employer);
    const other = await t.signIn('colleague@home.example');
    expect((await t.ask(`GET /imports/${id}/resumes`, { as: other })).status).toBe(404);
    expect((await change(id, 0, { isSkipped: true }, other)).status).toBe(404);
    expect((await start(id, other)).status).toBe(404);
    expect((await change(id, 7, { isSkipped: true })).status).toBe(404);
    expect((await t.ask(`POST /imports/${id}/preview`, { as: token, body: { fields: [] } })).status).toBe(
      404,
    );
  });

  test('without a plan nobody is added', async () => {
    const id = await readArchive(ada);
    await t.db.updateTable('subscriptions').set({ status: 'CANCELED' }).execute();
    expect(await start(id)).toMatchObject({ status: 402 });
    await t.db.updateTable('subscriptions').set({ status: 'ACTIVE' }).execute();
  });
});
