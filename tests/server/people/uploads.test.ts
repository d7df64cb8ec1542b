/** Resumes on their way in: what is refused, with which words, and that nothing stays behind. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { maxResumeBytes } from '../../../schemas/resumeFile.ts';
import { ResumeError, type ResumeProblem } from '../../../server/files/resumeError.ts';
import { openDiskStorage } from '../../../server/files/storage/diskStorage.ts';
import { docxParts, makeDocx, makePdf, makeZip, wordBody } from '../../files/support/makeFiles.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { encodeForm, formOf, plainResume } from '../../support/form.ts';

let t: TestApp;
let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hireday-uploads-'));
  t = await testApp({ storage: await openDiskStorage(folder) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fieldsOf = (candidateEmail: string) => ({
  candidateEmail,
  candidateFirstName: 'Ada',
  candidateLastName: 'Example',
  candidatePassword: 'wheel marble ocean',
  ...agreement,
});
const nextEmail = () => {
  count += 1;
  return `person${count}@people.example`;
};

/** Everything that is kept: accounts by address, and files. */
async function kept() {
  const users = await t.db.selectFrom('users').select('email').execute();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return { users: users.length, files: entries.filter((entry) => entry.isFile()).length };
}

const upload = (bytes: Uint8Array | string, name = 'resume.pdf') =>
  t.ask<Problem>('POST /auth/register/candidate', { body: formOf(fieldsOf(nextEmail()), { bytes, name }) });

/** A small picture. */
const scan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

/** Every letter the seventh behind the one that is meant, as a font with a wrong table gives it. */
const exchanged = [
  'Foreman of a crew that wires hospitals, schools and bakeries in three counties',
  'Reads drawings, orders cable and switchgear, and signs for every inspection',
  'Apprentice at a shop that repaired motors, pumps and the lights of a stadium',
  'Keeps the books of tools and spare parts, and trains two beginners every year',
  'Rebuilt the panels of a brewery over one weekend without a day of lost work',
].map((line) =>
  line.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 7) % 26))),
);

const statuses: Partial<Record<ResumeProblem, number>> = { RESUME_TOO_LARGE: 413, RESUME_TYPE: 415 };

/** Every reason there is, but for the one that takes long to come by. */
const refusals: Record<
  Exclude<ResumeProblem, 'RESUME_TOO_COMPLEX'>,
  () => Promise<Uint8Array | string> | Uint8Array | string
> = {
  RESUME_EMPTY: () => '',
  RESUME_TOO_LARGE: () => new Uint8Array(maxResumeBytes + 1),
  RESUME_TYPE: () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
  RESUME_ENCRYPTED: () => makePdf(undefined, { userPassword: 'secret' }),
  RESUME_NO_TEXT: () => makePdf([]),
  RESUME_GARBLED: () => makePdf(exchanged),
  RESUME_MACROS: () => makeZip(docxParts(wordBody('text'), 'ms-word.document.macroEnabled.main+xml')),
  RESUME_BROKEN: () => '%PDF-1.7\nnothing more',
  RESUME_PROGRAM: () => '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj',
  RESUME_OPENS: () => '%PDF-1.7\n1 0 obj << /OpenAction << /S /URI /URI (https://x.example) >> >> endobj',
  RESUME_ATTACHED: () =>
    makePdf(undefined, {}, (document) => void document.file(Buffer.from('MZ'), { name: 'setup.exe' })),
  RESUME_LOADS: () =>
    makeZip({
      ...docxParts(wordBody('text')),
      'word/_rels/settings.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/attachedTemplate" Target="https://x.example/t.dotm" TargetMode="External"/></Relationships>',
    }),
  RESUME_TWO_KINDS: async () => Buffer.concat([Buffer.from('MZ'), await makePdf()]),
};
const refused = Object.keys(refusals) as (keyof typeof refusals)[];

test.each(refused)('%s is said in words its owner can act on, and nothing is kept', async (code) => {
  const before = await kept();
  const { status, body } = await upload(await refusals[code]());
  expect([status, body.errors]).toEqual([statuses[code] ?? 422, { resume: new ResumeError(code).message }]);
  expect(await kept()).toEqual(before);
});

test('RESUME_TOO_COMPLEX is said in words its owner can act on', async () => {
  const slow = await testApp({
    readResume: async () => {
      throw new ResumeError('RESUME_TOO_COMPLEX');
    },
  });
  const { status, body } = await slow.ask<Problem>('POST /auth/register/candidate', {
    body: formOf(fieldsOf(nextEmail())),
  });
  expect([status, body.errors]).toEqual([422, { resume: new ResumeError('RESUME_TOO_COMPLEX').message }]);
});

test('a resume is told by its content, whatever its name says', async () => {
  expect((await upload(await makePdf(), 'resume.exe')).status).toBe(201);
  expect((await upload(await makeDocx(), 'resume.pdf')).status).toBe(201);
});

test('a resume of just 5 MB is taken', async () => {
  const lines = `${plainResume}\n`;
  const bytes = lines.repeat(Math.ceil(maxResumeBytes / lines.length)).slice(0, maxResumeBytes);
  expect((await upload(bytes, 'long.txt')).status).toBe(201);
});

test('a database that refuses the row leaves no file', async () => {
  const before = await kept();
  const email = nextEmail();
  const register = () =>
    t.ask('POST /auth/register/candidate', {
      body: formOf(fieldsOf(email), { bytes: `${plainResume} ${email}` }),
    });
  expect((await register()).status).toBe(201);
  const other = formOf(fieldsOf(email), { bytes: `${plainResume} another` });
  expect((await t.ask('POST /auth/register/candidate', { body: other })).status).toBe(422);
  expect(await kept()).toEqual({ users: before.users + 1, files: before.files + 1 });
});

test.each([
  ['a file under another name', (form: FormData) => form.set('photo', new Blob(['x']), 'me.png'), 400],
  ['two files', (form: FormData) => form.append('resume', new Blob([plainResume]), 'two.txt'), 400],
  ['a field sent twice', (form: FormData) => form.append('candidateFirstName', 'Eve'), 400],
  ['a field of the prototype', (form: FormData) => form.set('__proto__', 'x'), 400],
  ['a field that is far too long', (form: FormData) => form.set('candidateCity', 'x'.repeat(100_000)), 400],
  [
    'a hundred fields',
    (form: FormData) => {
      for (let i = 0; i < 100; i += 1) form.set(`field${i}`, 'x');
    },
    400,
  ],
])('%s is refused and nothing is kept', async (_what, spoil, expected) => {
  const before = await kept();
  const form = formOf(fieldsOf(nextEmail()));
  spoil(form);
  expect((await t.ask('POST /auth/register/candidate', { body: form })).status).toBe(expected);
  expect(await kept()).toEqual(before);
});

/** Sends the first part of a request by hand and hangs up. */
async function dropped(path: string, form: FormData, share: number, headers = ''): Promise<void> {
  const { payload, type } = await encodeForm(form);
  const { port } = t.app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${payload.length}\r\n${headers}\r\n`,
  );
  socket.write(payload.subarray(0, Math.floor(payload.length * share)));
  await new Promise((done) => setTimeout(done, 150));
  socket.destroy();
  await new Promise((done) => setTimeout(done, 300));
}

test('a connection that breaks half-way leaves nothing behind', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const before = await kept();
  const bytes = plainResume.repeat(20_000);
  for (const share of [0.01, 0.5, 0.999]) {
    await dropped('POST /api/v1/auth/register/candidate', formOf(fieldsOf(nextEmail()), { bytes }), share);
  }
  expect(await kept()).toEqual(before);
  expect((await upload(plainResume, 'resume.txt')).status).toBe(201);
});

test('people who leave while the resume is being read have not registered', async () => {
  const left = await testApp({
    storage: t.services.storage,
    readResume: async (bytes) => {
      await new Promise((done) => setTimeout(done, 600));
      return t.services.readResume(bytes);
    },
  });
  await left.app.listen({ port: 0, host: '127.0.0.1' });
  const { payload, type } = await encodeForm(formOf(fieldsOf(nextEmail()), { bytes: `${plainResume} gone` }));
  const before = await kept();
  const socket = net.connect((left.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/v1/auth/register/candidate HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  );
  socket.write(payload);
  await new Promise((done) => setTimeout(done, 200));
  socket.destroy();
  await new Promise((done) => setTimeout(done, 1500));
  expect(await kept()).toEqual(before);
  expect(await left.db.selectFrom('users').select('email').execute()).toEqual([]);
});

test('a scanned resume is kept with the pages that were read out of pictures', async () => {
  const candidateEmail = nextEmail();
  const page = readFileSync(new URL('../../files/scans/english.jpg', import.meta.url));
  const bytes = await makePdf([], { autoFirstPage: false }, (document) => {
    document.addPage({ size: 'A4', margin: 0 }).image(page, 0, 0, { width: 595 });
  });
  await t.ask('POST /auth/register/candidate', {
    body: formOf(fieldsOf(candidateEmail), { bytes, name: 'scan.pdf' }),
  });
  const row = await t.db
    .selectFrom('candidates')
    .select(['resumeOcrPages', 'resumeUnreadPages', 'headline'])
    .where('candidateEmail', '=', candidateEmail)
    .executeTakeFirst();
  expect(row).toEqual({ resumeOcrPages: [1], resumeUnreadPages: [], headline: 'Registered Nurse' });
});

test('a page among pages of text that is no sharp picture is told by its number', async () => {
  const candidateEmail = nextEmail();
  const bytes = await makePdf(undefined, {}, (document) => {
    document.addPage().image(scan, 0, 0, { width: 600 });
  });
  await t.ask('POST /auth/register/candidate', {
    body: formOf(fieldsOf(candidateEmail), { bytes, name: 'resume.pdf' }),
  });
  const row = await t.db
    .selectFrom('candidates')
    .select('resumeUnreadPages')
    .where('candidateEmail', '=', candidateEmail)
    .executeTakeFirst();
  expect(row).toEqual({ resumeUnreadPages: [2] });
});
