/** Files attached to a person: who reads them, which are taken, and that they leave with the person. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { PersonRecord } from '../../../schemas/person.ts';
import { maxPersonFileBytes, mostPersonFiles, type PersonFile } from '../../../schemas/personFile.ts';
import { createResumeSweep } from '../../../server/features/people/sweepResumes.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { fileForm } from '../../support/form.ts';
import { addRecruiter } from '../../support/people.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
const as = { recruiter: '', colleague: '', employer: '', foreign: '', candidate: '' };

const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  const foreign = await addOrganisation(t, 'foreign');
  await addRecruiter(t.db, 'cleo@home.example', home.employer);
  as.recruiter = await t.signIn(home.recruiter);
  as.colleague = await t.signIn('cleo@home.example');
  as.employer = await t.signIn(home.employer);
  as.foreign = await t.signIn(foreign.recruiter);
  as.candidate = await t.signIn(home.candidate);
});
beforeEach(async () => {
  await t.db.deleteFrom('personFiles').execute();
});

const attach = (bytes: Uint8Array | string, name = 'file.txt', who = as.recruiter, email = home.candidate) =>
  t.ask<PersonFile & Problem>(`POST /people/${email}/files`, { as: who, body: fileForm(bytes, name) });
const person = async (who = as.recruiter) =>
  (await t.ask<PersonRecord>(`GET /people/${home.candidate}`, { as: who })).body;
const fileOf = (id: string, who = as.recruiter) =>
  t.ask(`GET /people/${home.candidate}/files/${id}`, { as: who });
const remove = (id: string, who = as.recruiter) =>
  t.ask(`DELETE /people/${home.candidate}/files/${id}`, { as: who });

describe('a file', () => {
  test('is told by its content, and read by colleagues and the employer alone', async () => {
    const { status, body } = await attach(png, '../../reference.pdf');
    expect(status).toBe(201);
    expect(body).toMatchObject({ fileName: 'reference.pdf', kind: 'PNG', size: png.length });
    for (const who of [as.colleague, as.employer]) {
      expect((await person(who)).files).toEqual([body]);
      expect((await fileOf(body.id, who)).status).toBe(200);
    }
    expect((await fileOf(body.id, as.foreign)).status).toBe(404);
    expect((await fileOf(body.id, as.candidate)).status).toBe(403);
  });

  test('is only ever saved: as what it is, never shown nor guessed at', async () => {
    const { body } = await attach('Best nurse we ever had', 'ré<x>.html');
    expect(body.kind).toBe('TXT');
    const { headers } = await fileOf(body.id);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain/),
      'content-disposition': expect.stringMatching(/^attachment; filename="r__x_.html"/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test('is refused when it is empty, too large, of another kind or a page', async () => {
    expect((await attach('')).body.errors).toEqual({ file: 'The file is empty.' });
    expect((await attach(new Uint8Array(maxPersonFileBytes + 1))).status).toBe(413);
    const page = '<!doctype html><script>alert(1)</script>';
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const program = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0xff, 0xfe, 0, 0]);
    for (const bytes of [page, drawing, program])
      expect(await attach(bytes, 'cv.pdf')).toMatchObject({
        status: 415,
        body: { errors: { file: expect.any(String) } },
      });
    // A file that does something by itself goes to colleagues as little as such a resume.
    const active = '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj';
    expect(await attach(active, 'certificate.pdf')).toMatchObject({
      status: 422,
      body: { errors: { file: 'The file contains a program or starts one. Print it to a new PDF.' } },
    });
    const none = await t.ask<Problem>(`POST /people/${home.candidate}/files`, {
      as: as.recruiter,
      body: new FormData(),
    });
    expect(none.status).toBeGreaterThanOrEqual(400);
    expect((await person()).files).toEqual([]);
  });

  test('is attached by recruiters of the employer to people it knows', async () => {
    expect((await attach('x', 'x.txt', as.foreign)).status).toBe(404);
    expect((await attach('x', 'x.txt', as.employer)).status).toBe(403);
    expect((await attach('x', 'x.txt', as.candidate)).status).toBe(403);
    expect((await attach('x', 'x.txt', as.recruiter, 'nobody@example.com')).status).toBe(404);
  });

  test('is one of twenty at most', async () => {
    for (let n = 0; n < mostPersonFiles.ofPerson; n += 1)
      expect((await attach(`file ${n}`)).status).toBe(201);
    expect(await attach('one more')).toMatchObject({
      status: 409,
      body: { detail: 'A person can have 20 files. Remove one first.' },
    });
  });

  test('is attached once, however often a request is repeated', async () => {
    const { body } = await attach('portfolio', 'portfolio.txt');
    expect(await attach('portfolio', 'portfolio.txt', as.colleague)).toMatchObject({ status: 201, body });
    expect((await person()).files).toEqual([body]);
  });

  test('fits into what its company may keep', async () => {
    await attach('first');
    await t.db.updateTable('personFiles').set({ size: mostPersonFiles.bytesOfEmployer }).execute();
    expect((await attach('second')).status).toBe(409);
  });
});

describe('removing', () => {
  test('takes the file away for all, and leaves who did what in the history', async () => {
    const { body } = await attach('portfolio', 'portfolio.txt');
    const { key } = await t.db.selectFrom('personFiles').select('key').executeTakeFirstOrThrow();
    expect((await remove(body.id, as.foreign)).status).toBe(404);
    expect((await remove(body.id, as.employer)).status).toBe(403);
    expect((await remove(body.id, as.colleague)).status).toBe(204);
    expect((await fileOf(body.id)).status).toBe(404);
    expect((await remove(body.id)).status).toBe(404);
    expect(await t.services.storage.get(key ?? '')).toBeUndefined();
    const { files, events } = await person();
    expect(files).toEqual([]);
    expect(events.filter(({ fileName }) => fileName !== null).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['FILE_ADDED', 'FILE_REMOVED']),
    );
  });

  test('leaves the same file of another person where it is', async () => {
    const { body } = await attach('shared bytes');
    const again = await attach('shared bytes', 'again.txt');
    await remove(body.id);
    expect((await fileOf(again.body.id)).text).toBe('shared bytes');
    expect(await createResumeSweep(t.services)(t.time.now)).toBe(0);
  });
});
