/** Changes of the three profiles, and employers letting recruiters in and out. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Candidate } from '../../../schemas/candidate.ts';
import type { Employer } from '../../../schemas/employer.ts';
import type { Recruiter } from '../../../schemas/recruiter.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { formOf, plainResume } from '../../support/form.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';

let t: TestApp;
let count = 0;

beforeAll(async () => {
  t = await testApp();
  await addEmployer(t.db, 'boss@acme.example', { employerName: 'Acme' });
  await addEmployer(t.db, 'boss@rival.example', { employerName: 'Rival' });
});

const names = { candidateFirstName: 'Ada', candidateLastName: 'Lovelace' };

describe('a candidate', () => {
  let email: string;
  let token: string;

  beforeEach(async () => {
    count += 1;
    email = await addCandidate(t.db, `person${count}@people.example`, {
      candidateCity: 'Austin',
      candidateWillingToRelocate: true,
      openToWork: false,
    });
    token = await t.signIn(email);
  });

  const put = (fields: Record<string, string>, resume: Parameters<typeof formOf>[1] = null) =>
    t.ask<Candidate & Problem>(`PUT /candidates/${email}`, { as: token, body: formOf(fields, resume) });
  const keyOf = async (of = email) =>
    (
      await t.db
        .selectFrom('candidates')
        .select('resumeKey')
        .where('candidateEmail', '=', of)
        .executeTakeFirstOrThrow()
    ).resumeKey ?? '';

  test('keeps what the form does not name, and empties what it sends empty', async () => {
    expect((await put(names)).status).toBe(200);
    const kept = await put({});
    expect(kept.status).toBe(200);
    expect(kept.body).toMatchObject({
      ...names,
      candidateCity: 'Austin',
      candidateWillingToRelocate: true,
      openToWork: false,
    });
    const changed = await put({ ...names, candidateCity: '', openToWork: 'true', candidateState: 'TX' });
    expect(changed.body).toMatchObject({ candidateCity: null, openToWork: true, candidateState: 'TX' });
  });

  test.each([
    ['candidateFirstName', { candidateFirstName: '' }],
    ['candidateLinkedinProfile', { candidateLinkedinProfile: 'https://example.com/in/ada' }],
    ['candidateLeetcodeUserName', { candidateLeetcodeUserName: 'ada lovelace' }],
    ['candidateEmail', { candidateEmail: 'other@people.example' }],
  ])('is told about %s', async (field, more) => {
    const { status, body } = await put({ ...names, ...(more as Record<string, string>) });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('replaces the resume: the new one is read, and the old file is gone', async () => {
    await put(names, { bytes: plainResume });
    const old = await keyOf();
    const { body } = await put(names, {
      bytes: `${plainResume}\nForklift licence`,
      name: 'C:\\cv\\new one.txt',
    });
    expect(body).toMatchObject({ resumeFileName: 'new one.txt' });
    expect(await t.services.storage.get(old)).toBeUndefined();
    const resume = await t.ask(`GET /candidates/${email}/resume`, { as: token });
    expect(resume.text).toContain('Forklift licence');
  });

  test('sends the same resume again without losing it', async () => {
    await put(names, { bytes: plainResume });
    await put(names, { bytes: plainResume });
    expect(await t.services.storage.get(await keyOf())).toBeDefined();
  });

  test('keeps a file that someone else holds as well', async () => {
    await put(names, { bytes: plainResume });
    const shared = await keyOf();
    await addCandidate(t.db, `twin${count}@people.example`, { resumeKey: shared, resumeKind: 'TXT' });
    await put(names, { bytes: `${plainResume}\nAnother` });
    expect(await t.services.storage.get(shared)).toBeDefined();
  });

  test('keeps the old resume when the new one is refused', async () => {
    await put(names, { bytes: plainResume });
    const { status } = await put({ ...names, candidateCity: 'Oslo' }, { bytes: 'x' });
    expect(status).toBe(422);
    expect(await t.services.storage.get(await keyOf())).toBeDefined();
  });

  test('proves the address later', async () => {
    await t.db.updateTable('users').set({ emailVerified: false }).where('email', '=', email).execute();
    expect((await put({ ...names, verificationToken: 'made up' })).status).toBe(422);
    expect((await put({ ...names, verificationToken: await prove(t, email) })).status).toBe(200);
    expect((await t.ask('GET /users/me', { as: token })).body).toMatchObject({ emailVerified: true });
  });
});

describe('a recruiter', () => {
  test('edits the own profile, also while waiting', async () => {
    const email = await addRecruiter(t.db, 'waiting@agency.example', 'boss@acme.example', {
      status: 'PENDING',
    });
    const token = await t.signIn(email);
    const { status, body } = await t.ask<Recruiter>(`PUT /recruiters/${email}`, {
      as: token,
      body: { recruiterFirstName: 'Kim', recruiterLastName: 'Doe', recruiterTitle: 'Partner' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ recruiterFirstName: 'Kim', recruiterTitle: 'Partner', status: 'PENDING' });
  });

  test('cannot change the own status or employer', async () => {
    const token = await t.signIn('waiting@agency.example');
    const names = { recruiterFirstName: 'Kim', recruiterLastName: 'Doe' };
    for (const more of [{ status: 'ACTIVE' }, { employerName: 'Rival' }]) {
      const body = { ...names, ...more };
      expect((await t.ask('PUT /recruiters/waiting@agency.example', { as: token, body })).status).toBe(422);
    }
  });
});

describe('an employer', () => {
  let token: string;
  beforeAll(async () => {
    token = await t.signIn('boss@acme.example');
  });

  const set = (email: string, status: string) =>
    t.ask<Recruiter & Problem>(`PATCH /recruiters/${email}/status?status=${status}`, { as: token });

  test('has any web address a browser would open answered, now and where a row from before holds it', async () => {
    const as = await t.signIn('boss@acme.example');
    const profile = () => t.ask<Employer>('GET /employers/boss@acme.example', { as });
    const addresses = [
      'https://españa.example/ñ',
      'https://acme.com/50%',
      'https://acme.com/a|b',
      'https://acme.com/a"b',
    ];
    for (const employerWebsite of addresses) {
      const body = { employerName: 'Acme', employerWebsite };
      const saved = await t.ask<Employer>('PUT /employers/boss@acme.example', { as, body });
      expect([saved.status, saved.body.employerWebsite]).toEqual([200, new URL(employerWebsite).href]);
      expect((await profile()).body.employerWebsite).toBe(saved.body.employerWebsite);
    }
    await t.db
      .updateTable('employers')
      .set({ employerWebsite: 'https://españa.example/ñ' })
      .where('employerEmail', '=', 'boss@acme.example')
      .execute();
    expect(await profile()).toMatchObject({
      status: 200,
      body: { employerWebsite: 'https://españa.example/ñ' },
    });
  });

  test('edits the profile; a name that is taken is refused', async () => {
    const change = (employerName: string) =>
      t.ask<Problem>('PUT /employers/boss@acme.example', { as: token, body: { employerName } });
    expect((await change('Acme')).status).toBe(200);
    const { status, body } = await change('RIVAL');
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([409, 'DUPLICATE', ['employerName']]);
  });

  test('approves and suspends a recruiter, whose rights begin and end at once', async () => {
    const email = await addRecruiter(t.db, 'robin@agency.example', 'boss@acme.example', {
      status: 'PENDING',
    });
    const recruiter = await t.signIn(email);
    const jobs = async () => (await t.ask('GET /jobs/recruiter/me', { as: recruiter })).status;
    expect(await jobs()).toBe(403);
    expect(await set(email, 'ACTIVE')).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
    expect(t.mails.at(-1)).toMatchObject({ kind: 'RECRUITER_ACTIVE', to: email });
    expect(await jobs()).toBe(200);
    expect((await set(email, 'SUSPENDED')).status).toBe(200);
    expect(t.mails.at(-1)).toMatchObject({ kind: 'RECRUITER_SUSPENDED', to: email });
    expect(await jobs()).toBe(403);
    expect((await set(email, 'ACTIVE')).status).toBe(200);
    expect(await jobs()).toBe(200);
  });

  test('puts nobody back to waiting, and tells nobody twice', async () => {
    const email = await addRecruiter(t.db, 'sam@agency.example', 'boss@acme.example');
    const mails = t.mails.length;
    for (const status of ['PENDING', 'ACTIVE']) {
      expect(await set(email, status)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_MOVE' } });
    }
    expect((await set(email, 'FIRED')).status).toBe(422);
    expect(t.mails).toHaveLength(mails);
  });

  test('decides about its own recruiters only', async () => {
    const email = await addRecruiter(t.db, 'kim@rival.example', 'boss@rival.example', { status: 'PENDING' });
    expect((await set(email, 'ACTIVE')).status).toBe(404);
  });
});
