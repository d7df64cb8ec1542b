/** People an employer adds itself: what it sees of them, and that they decide. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  AddedPerson,
  AddedPersonAnswer,
  AddedPersonNotice,
  ConsentAnswer,
  ResumeContact,
} from '../../../schemas/addedPerson.ts';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { logging } from '../../../server/base/logging.ts';
import { refreshApplicationFits } from '../../../server/features/fits/applicationFits.ts';
import { createResumeSweep } from '../../../server/features/people/sweepResumes.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { addPersonByHand, consentToken } from '../../support/imports.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
let token: string;
let others: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  token = await t.signIn(home.recruiter);
  others = await t.signIn(foreign.recruiter);
});
beforeEach(async () => {
  for (const table of ['addedPeople', 'askedAddresses', 'blockedAddresses'] as const)
    await t.db.deleteFrom(table).execute();
  t.mails.length = 0;
});

const add = (fields: Record<string, string>, as = token, resume = false) =>
  t.ask<AddedPersonAnswer & Pick<Problem, 'errors'>>('POST /added-people', {
    as,
    body: formOf(
      { candidateEmail: 'nia@example.com', candidateFirstName: 'Nia', candidateLastName: 'New', ...fields },
      resume ? undefined : null,
    ),
  });
const listed = async (as = token) => (await t.ask<AddedPerson[]>('GET /added-people', { as })).body;
const consent = <T>(what: string, secret: string) =>
  t.ask<T>(`POST /consents/${what}`, {
    body: { token: secret, ...(what === 'accept' && agreement) },
  });

describe('someone who is added', () => {
  test('is seen by the recruiters of the employer, with the resume and for the job they are referred for', async () => {
    const { status, body: answer } = await add({ referredBy: 'Ray', jobId: home.job.id }, token, true);
    expect(status).toBe(201);
    expect(answer).toMatchObject({ outcome: 'ADDED', differs: [], considered: null });
    const { person: body } = answer;
    if (!body) throw new Error('Nobody was added.');
    expect(body).toMatchObject({
      ...{ candidateEmail: 'nia@example.com', candidateName: 'Nia New', referredBy: 'Ray' },
      ...{ jobTitle: home.job.title, resumeFileName: 'resume.txt' },
    });
    await addRecruiter(t.db, 'colleague@home.example', home.employer);
    expect(await listed(await t.signIn('colleague@home.example'))).toEqual([body]);
    expect((await t.ask(`GET /added-people/${body.id}/resume`, { as: token })).text).toContain('Ada Example');
    expect(await listed(others)).toEqual([]);
    for (const call of [`GET /added-people/${body.id}/resume`, `DELETE /added-people/${body.id}`])
      expect((await t.ask(call, { as: others })).status).toBe(404);
    // Their file is held as anyone's.
    expect(await createResumeSweep(t.services)(t.time.now)).toBe(0);
  });

  test('is refused for a job of a colleague', async () => {
    expect(await add({ jobId: foreign.job.id })).toMatchObject({
      status: 422,
      body: { errors: { jobId: expect.any(String) } },
    });
    expect(t.mails).toEqual([]);
  });

  test('is answered the same whether or not the address has an account', async () => {
    await addCandidate(t.db, 'member@example.com');
    const known = await add({ candidateEmail: 'member@example.com' });
    const stranger = await add({ candidateEmail: 'stranger@example.com' });
    expect(known.status).toBe(stranger.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(stranger.body));
  });

  test('can be erased again by the employer, and is not asked a second time', async () => {
    const { body } = await add({});
    expect((await t.ask(`DELETE /added-people/${body.person?.id}`, { as: token })).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await add({})).toMatchObject({
      status: 422,
      body: { errors: { candidateEmail: expect.stringContaining('asked before') } },
    });
    expect(t.mails).toHaveLength(1);
  });

  test('is not asked by ever more employers', async () => {
    for (const name of ['one', 'two', 'three']) {
      const organisation = await addOrganisation(t, name);
      expect((await add({}, await t.signIn(organisation.recruiter))).status).toBe(201);
    }
    expect(await add({})).toMatchObject({
      status: 422,
      body: { errors: { candidateEmail: 'This address cannot be added.' } },
    });
  });
});

describe('a resume', () => {
  const read = (file?: Blob, as = token) => {
    const form = formOf({}, null);
    if (file) form.set('resume', file, 'cv.txt');
    return t.ask<ResumeContact & Problem>('POST /added-people/resume', { as, body: form });
  };

  test('says who it is of, and nothing of it is kept', async () => {
    const { status, body } = await read(
      new Blob(['Nia New\nAustin, TX | (512) 555-0100 | nia@example.com\n\nNurse for seven years.']),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ candidateEmail: 'nia@example.com', candidateFirstName: 'Nia', candidateLastName: 'New' },
      ...{ candidatePhone: '+1 512 555 0100', candidateCity: 'Austin', candidateState: 'TX' },
      candidateCountry: 'US',
    });
    expect(await listed()).toEqual([]);
    expect(t.mails).toEqual([]);
  });

  test('that is none is refused, as is a form without one', async () => {
    expect(await read()).toMatchObject({ status: 422, body: { errors: { resume: 'Choose a resume.' } } });
    expect(
      (await read(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])]))).status,
    ).toBe(415);
    expect((await read(new Blob(['x']), await t.signIn(home.candidate))).status).toBe(403);
  });

  test('comes with what was read and mended, which is held and told', async () => {
    const place = { candidatePhone: '+1 512 555 0100', candidateCity: 'Austin', candidateCountry: 'US' };
    expect((await add(place, token, true)).status).toBe(201);
    const { body } = await consent<AddedPersonNotice>('read', consentToken(t, 'nia@example.com'));
    expect(body).toMatchObject({ ...place, candidateState: null });
    expect(await add({ candidateEmail: 'bo@example.com', candidatePhone: 'ask me' })).toMatchObject({
      status: 422,
      body: { errors: { candidatePhone: expect.any(String) } },
    });
  });
});

describe('someone who was added for a job', () => {
  const board = async (email: string) => {
    const list = `GET /candidate-applications?jobId=${home.job.id}`;
    const { body } = await t.ask<CandidateApplication[]>(list, { as: token });
    return body.filter(({ candidateEmail }) => candidateEmail === email);
  };
  beforeEach(async () => {
    await t.db.updateTable('jobs').set({ status: 'OPEN' }).where('id', '=', home.job.id).execute();
  });

  test('is on no board before they agree; then among its applicants, judged as they are', async () => {
    await add({ candidateEmail: 'ivy@example.com', jobId: home.job.id, referredBy: 'Ray' }, token, true);
    expect(await board('ivy@example.com')).toEqual([]);
    const { body } = await consent<ConsentAnswer>('accept', consentToken(t, 'ivy@example.com'));
    expect(body.appliedFor).toBe(home.job.title);
    await refreshApplicationFits({ ...t.services, log: logging('silent') });
    const [application] = await board('ivy@example.com');
    expect(application).toMatchObject({ source: 'REFERRED', status: 'ACTIVE', stageName: 'Applied' });
    expect(application?.fit).toMatchObject({ band: expect.any(String), criteria: [expect.any(Object)] });
    const told = await t.db
      .selectFrom('notices')
      .select('userEmail')
      .where('kind', '=', 'APPLICANT')
      .where('candidateEmail', '=', 'ivy@example.com')
      .execute();
    expect(told).toEqual([{ userEmail: home.recruiter }]);
  });

  test('is among no applicants when the job is open no more, but known', async () => {
    await add({ candidateEmail: 'uma@example.com', jobId: home.job.id });
    await t.db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', home.job.id).execute();
    const { status, body } = await consent<ConsentAnswer>('accept', consentToken(t, 'uma@example.com'));
    expect([status, body.appliedFor]).toEqual([200, null]);
    expect(await board('uma@example.com')).toEqual([]);
    expect((await t.ask('GET /people/uma@example.com', { as: token })).status).toBe(200);
  });

  test('applies with no account that somebody made for an address they never proved', async () => {
    await addCandidate(t.db, 'oda@example.com');
    await t.db
      .updateTable('users')
      .set({ emailVerified: false })
      .where('email', '=', 'oda@example.com')
      .execute();
    await add({ candidateEmail: 'oda@example.com', jobId: home.job.id });
    const { body } = await consent<ConsentAnswer>('accept', consentToken(t, 'oda@example.com'));
    expect(body.appliedFor).toBeNull();
    expect(await board('oda@example.com')).toEqual([]);
  });
});

describe('the person', () => {
  test('reads without signing in who added them and everything that is held', async () => {
    await add({ referredBy: 'Ray', jobId: home.job.id }, token, true);
    const { body } = await consent<AddedPersonNotice>('read', consentToken(t, 'nia@example.com'));
    expect(body).toMatchObject({
      ...{ candidateEmail: 'nia@example.com', candidateFirstName: 'Nia', referredBy: 'Ray' },
      ...{ jobTitle: home.job.title, resumeFileName: 'resume.txt', employerName: expect.any(String) },
    });
    for (const what of ['read', 'accept', 'decline'])
      expect((await consent(what, 'x'.repeat(43))).status).toBe(404);
  });

  test('accepts: gets an account with what is held, chooses a password, and the employer knows them', async () => {
    await add({}, token, true);
    const secret = consentToken(t, 'nia@example.com');
    const { body } = await consent<ConsentAnswer>('accept', secret);
    expect(body.candidateEmail).toBe('nia@example.com');
    expect((await consent('accept', secret)).status).toBe(404);
    const reset = {
      email: 'nia@example.com',
      newPassword: 'wheel marble ocean',
      verificationToken: body.passwordToken,
    };
    expect((await t.ask('POST /auth/reset-password', { body: reset })).status).toBeLessThan(300);
    const candidate = await t.db
      .selectFrom('candidates')
      .select(['resumeFileName', 'resumeText'])
      .where('candidateEmail', '=', 'nia@example.com')
      .executeTakeFirstOrThrow();
    expect(candidate).toMatchObject({
      resumeFileName: 'resume.txt',
      resumeText: expect.stringContaining('Ada Example'),
    });
    expect(await listed()).toEqual([]);
    expect((await t.ask('GET /people/nia@example.com', { as: token })).status).toBe(200);
    expect((await t.ask('GET /people/nia@example.com', { as: others })).status).toBe(404);
    await t.db.deleteFrom('users').where('email', '=', 'nia@example.com').execute();
  });

  test('who has an account keeps it as it is; one of another kind is refused', async () => {
    await addCandidate(t.db, 'casey@example.com');
    await add({ candidateEmail: 'casey@example.com' });
    const { body } = await consent<ConsentAnswer>('accept', consentToken(t, 'casey@example.com'));
    expect(body).toEqual({ candidateEmail: 'casey@example.com', passwordToken: null, appliedFor: null });
    const kept = await t.db
      .selectFrom('candidates')
      .select('candidateFirstName')
      .where('candidateEmail', '=', 'casey@example.com')
      .executeTakeFirstOrThrow();
    expect(kept.candidateFirstName).not.toBe('Nia');
    await add({ candidateEmail: foreign.recruiter });
    expect((await consent('accept', consentToken(t, foreign.recruiter))).status).toBe(409);
  });

  test('whose address was another account’s a moment ago waits until that is settled', async () => {
    await add({ candidateEmail: 'moved@example.com' });
    const secret = consentToken(t, 'moved@example.com');
    const { id: userId } = await t.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', home.candidate)
      .executeTakeFirstOrThrow();
    const [changedAt, expiresAt] = ['2026-06-01T11:00:00.000Z', '2099-01-01T00:00:00.000Z'];
    const row = { secretHash: 'x', userId, oldEmail: 'moved@example.com', changedAt, expiresAt };
    await t.db.insertInto('addressChanges').values(row).execute();
    const { status, body } = await consent<Problem>('accept', secret);
    expect([status, body.code]).toEqual([409, 'ILLEGAL_MOVE']);
    await t.db.deleteFrom('addressChanges').execute();
    expect((await consent('accept', secret)).status).toBe(200);
  });

  test('declines: all of it is gone, and no employer can add the address again', async () => {
    await add({}, token, true);
    expect((await consent('decline', consentToken(t, 'nia@example.com'))).status).toBe(204);
    expect(await listed()).toEqual([]);
    const { rows } = await t.pool.query(`select * from "blockedAddresses"`);
    expect(JSON.stringify(rows)).not.toContain('nia');
    for (const as of [token, others])
      expect(await add({}, as)).toMatchObject({
        status: 422,
        body: { errors: { candidateEmail: expect.any(String) } },
      });
    expect(t.mails).toHaveLength(1);
  });

  test('who has run out of time is shown to nobody', async () => {
    const { id } = await addPersonByHand(t, token, 'nia@example.com');
    await t.db
      .updateTable('addedPeople')
      .set({ endsAt: t.time.now.toISOString() })
      .where('id', '=', id)
      .execute();
    expect(await listed()).toEqual([]);
    expect((await consent('read', consentToken(t, 'nia@example.com'))).status).toBe(404);
  });
});
