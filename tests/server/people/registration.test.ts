/** Getting in: accounts of the three kinds, what they need, and what they are refused for. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Notice } from '../../../schemas/notice.ts';
import type { User } from '../../../schemas/user.ts';
import { createLimits } from '../../../server/access/limits.ts';
import { makePdf } from '../../files/support/makeFiles.ts';
import { agreement } from '../../support/agreement.ts';
import { testApp } from '../../support/app.ts';
import { formOf, plainResume } from '../../support/form.ts';
import { addCandidate, addEmployer, addProvedDomain } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { written } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

const t = await testApp();
const password = 'wheel marble ocean';
let count = 0;
let email: string;

beforeEach(() => {
  count += 1;
  email = `person${count}@people.example`;
  t.mails.length = 0;
});

const candidate = (more: Record<string, string> = {}, resume?: Parameters<typeof formOf>[1]) =>
  t.ask<StoredAuth & Problem>('POST /auth/register/candidate', {
    body: formOf(
      {
        candidateEmail: email,
        candidateFirstName: 'Ada',
        candidateLastName: 'Example',
        candidatePassword: password,
        ...agreement,
        ...more,
      },
      resume,
    ),
  });
const employer = async (more: object = {}) =>
  t.ask<StoredAuth & Problem>('POST /auth/register/employer', {
    body: {
      employerEmail: email,
      employerPassword: password,
      ...agreement,
      employerName: `Company ${count}`,
      verificationToken: await prove(t, email),
      ...more,
    },
  });
const recruiter = async (recruiterEmail: string, more: object = {}) =>
  t.ask<StoredAuth & Problem>('POST /auth/register/recruiter', {
    body: {
      recruiterEmail,
      recruiterPassword: password,
      ...agreement,
      recruiterFirstName: 'Robin',
      recruiterLastName: 'Recruiter',
      employerName: 'Acme',
      verificationToken: await prove(t, recruiterEmail),
      ...more,
    },
  });
const me = async (token: string) => (await t.ask<User>('GET /users/me', { as: token })).body;
const row = () =>
  t.db.selectFrom('candidates').selectAll().where('candidateEmail', '=', email).executeTakeFirst();

describe('a candidate', () => {
  test('registers with the five required fields and is signed in at once', async () => {
    const { status, body } = await candidate();
    expect(status).toBe(201);
    expect(await me(body.token)).toMatchObject({ email, role: 'CANDIDATE', emailVerified: false });
    expect(await row()).toMatchObject({
      candidateFirstName: 'Ada',
      candidateCity: null,
      candidateWillingToRelocate: false,
      openToWork: true,
      resumeFileName: 'resume.txt',
      resumeKind: 'TXT',
      resumeText: expect.stringContaining('Registered Nurse'),
      yearsOfExperience: expect.any(Number),
    });
    const resume = await t.ask(`GET /candidates/${email}/resume`, { as: body.token });
    expect(resume.text).toBe(plainResume);
  });

  test('gives more when there is more, and is verified with a proof', async () => {
    const { status, body } = await candidate({
      candidateCity: 'Austin',
      candidateState: 'TX',
      candidateLinkedinProfile: 'in/ada-example',
      candidateLeetcodeUserName: 'ada_1',
      candidateWillingToRelocate: 'true',
      highestLevelOfEducation: 'MASTER',
      candidateOtherInformation: '',
      verificationToken: await prove(t, email),
    });
    expect(status).toBe(201);
    expect(await me(body.token)).toMatchObject({ emailVerified: true });
    expect(await row()).toMatchObject({
      candidateCity: 'Austin',
      candidateWillingToRelocate: true,
      highestLevelOfEducation: 'MASTER',
      candidateOtherInformation: null,
    });
  });

  test.each([
    ['candidateEmail', { candidateEmail: 'nobody' }],
    ['candidateFirstName', { candidateFirstName: ' ' }],
    ['candidateLastName', { candidateLastName: '<b>' }],
    ['candidatePassword', { candidatePassword: 'short' }],
    ['candidatePassword', { candidatePassword: 'password123' }],
    ['candidatePassword', { candidatePassword: 'x'.repeat(129) }],
    ['candidateWillingToRelocate', { candidateWillingToRelocate: 'maybe' }],
    ['candidateLinkedinProfile', { candidateLinkedinProfile: 'https://evil.example/in/ada' }],
    ['candidateLeetcodeUserName', { candidateLeetcodeUserName: 'ada example' }],
    ['highestLevelOfEducation', { highestLevelOfEducation: 'KINDERGARTEN' }],
    ['candidateCity', { candidateCity: 'A\0B' }],
    ['verificationToken', { verificationToken: 'made up' }],
    ['isAdmin', { isAdmin: 'true' }],
  ])('is told about %s', async (field, more) => {
    const { status, body } = await candidate(more as Record<string, string>);
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'INVALID_FIELDS', [field]]);
    expect(await row()).toBeUndefined();
  });

  test('may not choose the e-mail address or its name as password', async () => {
    email = 'somebody.long@people.example';
    for (const candidatePassword of ['Somebody.Long@people.example', 'somebody.long']) {
      expect((await candidate({ candidatePassword })).body.errors).toHaveProperty('candidatePassword');
    }
  });

  test('has to send a resume', async () => {
    const { status, body } = await candidate({}, null);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['resume']]);
  });

  test('is told of an account only with the proof that the address is theirs', async () => {
    await addCandidate(t.db, email);
    const unproved = await candidate();
    expect([unproved.status, Object.keys(unproved.body.errors ?? {})]).toEqual([422, ['verificationToken']]);
    const proved = await candidate({ verificationToken: await prove(t, email) });
    expect([proved.status, proved.body.code]).toEqual([409, 'DUPLICATE']);
  });

  test('registers once when the form is sent twice at the same moment', async () => {
    const verificationToken = await prove(t, email);
    const answers = await Promise.all([candidate({ verificationToken }), candidate({ verificationToken })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { resumeKey } = (await row()) ?? {};
    expect(await t.services.storage.get(resumeKey ?? '')).toBeDefined();
  });

  test('has to send a form', async () => {
    const { status, body } = await t.ask<Problem>('POST /auth/register/candidate', { body: {} });
    expect([status, body.code]).toEqual([415, 'WRONG_TYPE']);
  });
});

test('registering unproved over and over is answered as if every address were taken', async () => {
  const limited = await testApp();
  const limits = createLimits(limited.db, { ...testEnv, RATE_LIMIT: 'on' });
  const strict = await testApp({ limits });
  const register = (index: number) =>
    strict.ask<Problem>('POST /auth/register/candidate', {
      body: formOf({
        candidateEmail: `many${index}@people.example`,
        candidateFirstName: 'Ada',
        candidateLastName: 'Example',
        candidatePassword: password,
        ...agreement,
      }),
    });
  for (let index = 0; index < 5; index += 1) expect((await register(index)).status).toBe(201);
  const { status, body } = await register(6);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['verificationToken']]);
});

describe('an employer', () => {
  test('registers with a proof', async () => {
    const { status, body } = await employer({ employerWebsite: 'https://company.example' });
    expect(status).toBe(201);
    expect(await me(body.token)).toMatchObject({ role: 'EMPLOYER', emailVerified: true });
  });

  test('who recruits alone is in with one address, and writes a job at once', async () => {
    const { body } = await employer({ recruiterFirstName: 'Olive', recruiterLastName: 'Owner' });
    const as = body.token;
    expect(await me(as)).toMatchObject({ role: 'RECRUITER', roles: ['EMPLOYER', 'RECRUITER'], email });
    expect((await t.ask('POST /jobs', { as, body: written() })).status).toBe(201);
    const company = await t.ask<StoredAuth>('POST /auth/switch', { as, body: { role: 'EMPLOYER' } });
    const { body: people } = await t.ask('GET /administrators', { as: company.body.token });
    expect(people).toMatchObject([{ administratorFirstName: 'Olive', isOwner: true }]);
  });

  test('gives both names or neither, and no password made of them', async () => {
    const half = await employer({ recruiterFirstName: 'Olive' });
    expect([half.status, Object.keys(half.body.errors ?? {})]).toEqual([422, ['recruiterLastName']]);
    const named = await employer({
      ...{ recruiterFirstName: 'Wilhelmina', recruiterLastName: 'Featherstone' },
      employerPassword: 'wilhelminafeatherstone',
    });
    expect(Object.keys(named.body.errors ?? {})).toEqual(['employerPassword']);
    expect(await t.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  test('has to prove the address', async () => {
    const { body } = await employer({ verificationToken: 'made up' });
    expect(Object.keys(body.errors ?? {})).toEqual(['verificationToken']);
  });

  test('needs a name of its own', async () => {
    await addEmployer(t.db, 'first@taken.example', { employerName: 'Taken Inc.' });
    const { status, body } = await employer({ employerName: 'TAKEN inc.' });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([409, 'DUPLICATE', ['employerName']]);
    expect(await t.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});

describe('a recruiter', () => {
  const status = async (recruiterEmail: string) =>
    (
      await t.db
        .selectFrom('recruiters')
        .select('status')
        .where('recruiterEmail', '=', recruiterEmail)
        .executeTakeFirst()
    )?.status;

  test('with an address of a domain that the employer has proved is active at once', async () => {
    await addEmployer(t.db, 'boss@acme.example', { employerName: 'Acme' });
    await addProvedDomain(t.db, 'boss@acme.example', 'acme.example');
    expect((await recruiter('robin@acme.example')).status).toBe(201);
    expect(await status('robin@acme.example')).toBe('ACTIVE');
    expect(t.mails.at(-1)).toMatchObject({ kind: 'COLLEAGUE_JOINED', to: 'boss@acme.example' });
  });

  test('with any other address waits, and the employer is told', async () => {
    const { body } = await recruiter('robin@agency.example', { employerName: 'acme' });
    expect(await status('robin@agency.example')).toBe('PENDING');
    expect(t.mails.at(-1)).toMatchObject({ kind: 'RECRUITER_WAITING', to: 'boss@acme.example' });
    const { body: notices } = await t.ask<Notice[]>('GET /notices', {
      as: await t.signIn('boss@acme.example'),
    });
    expect(notices).toMatchObject([
      { kind: 'RECRUITER_WAITING', count: 1, readAt: null },
      { kind: 'COLLEAGUE_JOINED', count: 1 },
    ]);
    expect((await t.ask('GET /recruiters/robin@agency.example', { as: body.token })).status).toBe(200);
    expect((await t.ask('GET /jobs/recruiter/me', { as: body.token })).status).toBe(403);
  });

  test('waits also when both have addresses at a public mail service', async () => {
    await addEmployer(t.db, 'small.company@gmail.com', { employerName: 'Small company' });
    await recruiter('stranger@gmail.com', { employerName: 'Small company' });
    expect(await status('stranger@gmail.com')).toBe('PENDING');
    for (const host of ['fastmail.com', 'tutanota.com', 'posteo.de', 'gmx.ch', 'ziggo.nl', 'duck.com']) {
      await addEmployer(t.db, `boss@${host}`, { employerName: `Company at ${host}` });
      await recruiter(`stranger@${host}`, { employerName: `Company at ${host}` });
      expect(await status(`stranger@${host}`), host).toBe('PENDING');
    }
  });

  test('has to choose an employer there is', async () => {
    const { status: code, body } = await recruiter(email, {
      employerName: 'Nobody Ltd.',
      recruiterPassword: '1234567890',
    });
    expect([code, Object.keys(body.errors ?? {}).sort()]).toEqual([
      422,
      ['employerName', 'recruiterPassword'],
    ]);
  });
});

const blank = await makePdf([]);

describe('a step of registering', () => {
  const checkPassword = async (given: string, more: object = {}) =>
    t.ask<Problem>('POST /auth/check-password', {
      body: { email, verificationToken: await prove(t, email), password: given, ...more },
    });
  const checkResume = async (resume: Parameters<typeof formOf>[1], verificationToken?: string) =>
    t.ask<Problem>('POST /auth/check-resume', {
      body: formOf({ email, verificationToken: verificationToken ?? (await prove(t, email)) }, resume),
    });

  test.each([
    ['password1234', {}],
    ['lovelaceada', { names: ['Ada', 'Lovelace'] }],
  ])('refuses the password %j as registering would', async (given, more) => {
    expect(await checkPassword(given, more)).toMatchObject({
      status: 422,
      body: { errors: { password: expect.stringContaining('among the first that attackers try') } },
    });
  });

  test('takes a password that registering takes', async () => {
    expect((await checkPassword(password)).status).toBe(204);
  });

  test.each<[string, Uint8Array, number]>([
    ['a program with another ending', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), 415],
    ['a file without text', blank, 422],
  ])('refuses %s as registering would', async (_, bytes, status) => {
    const { body, ...answer } = await checkResume({ bytes, name: 'resume.pdf' });
    expect(answer.status).toBe(status);
    expect(body.errors?.resume).toBe(body.detail);
  });

  test('reads a resume, keeps nothing of it, and leaves the proof good', async () => {
    const verificationToken = await prove(t, email);
    expect((await checkResume(undefined, verificationToken)).status).toBe(204);
    expect((await candidate({ verificationToken })).status).toBe(201);
  });

  test('is looked at only for someone whose address is proved', async () => {
    expect(await checkResume(undefined, 'made-up')).toMatchObject({
      status: 422,
      body: { errors: { verificationToken: expect.any(String) } },
    });
    expect(await checkPassword(password, { verificationToken: 'made-up' })).toMatchObject({ status: 422 });
  });

  test('asks for the file', async () => {
    expect(await checkResume(null)).toMatchObject({
      status: 422,
      body: { errors: { resume: expect.any(String) } },
    });
  });
});
