/** Taking one's data along, and having it erased. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import { eraseAgain } from '../../../server/features/ownData/erasures.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { fileForm } from '../../support/form.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { readZip } from '../../support/readZip.ts';
import { addInvitation, addOrganisation, addPick, type Organisation } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

const resumeText = `Zebedee Quill
Accountant

EXPERIENCE
Accountant, Larkfield Ltd, January 2020 - Present
Closed the books every month in SAP and Excel.

EDUCATION
Bachelor of Science in Accounting, State University
`;
const email = 'zebedee@quill.example';
/** The published schema of jsonresume.org. */
const jsonResume = path.resolve(import.meta.dirname, '../../support/formats/jsonResume.schema.json');

let t: TestApp;
let home: Organisation;
let dataDir: string;
let zebedee: string;
let resumeKey: string;
const forgotten: string[][] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hireday-leaving-'));
  t = await testApp({
    env: { ...testEnv, DATA_DIR: dataDir },
    forgetMails: async (words) => void forgotten.push([...words]),
  });
  home = await addOrganisation(t, 'home');
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Someone with everything that can be held about a person. */
async function settle(createdAt = '2026-01-01T08:00:00.000Z') {
  resumeKey = await t.services.storage.put(Buffer.from(resumeText));
  const facts = readFacts(resumeText, '2026-06-01');
  await addCandidate(t.db, email, {
    candidateFirstName: 'Zebedee',
    candidateLastName: 'Quill',
    candidateCity: 'Quillville',
    candidateLinkedinProfile: 'https://www.linkedin.com/in/zquill/',
    candidateOtherInformation: 'Quill by name.',
    highestLevelOfEducation: 'BACHELOR',
    resumeKey,
    resumeKind: 'TXT',
    resumeFileName: 'Quill.txt',
    resumeText,
    facts,
    headline: facts.headline,
    skills: facts.skills,
    yearsOfExperience: facts.yearsOfExperience,
    createdAt,
  });
  zebedee = await t.signIn(email);
  const jobId = await addOpenJob(t.db, home.recruiter);
  const pickId = await addPick(t.db, jobId, email);
  await t.db
    .updateTable('dailyCandidates')
    .set({ candidateName: 'Zebedee Quill', headline: 'Quill', city: 'Quillville' })
    .where('id', '=', pickId)
    .execute();
  await addInvitation(t.db, pickId, { message: 'Dear Zebedee' });
  const { body: applied } = await t.ask<{ id: string }>('POST /candidate-applications', {
    as: zebedee,
    body: { jobId, coverLetter: 'Yours, Zebedee' },
    // Its answer is kept for a repeat.
    headers: { 'idempotency-key': 'one-application' },
  });
  await t.ask('GET /jobs', { as: zebedee });
  await t.ask(`PUT /jobs/${jobId}/mark`, { as: zebedee, body: { mark: 'SAVED' } });
  await t.ask('POST /saved-searches', {
    as: zebedee,
    body: { name: 'Near Quillville', search: { place: 'Quillville' } },
  });
  await t.ask('PUT /users/me/preferences', {
    as: zebedee,
    body: { savedFilters: { openJobs: [{ name: 'Near Quillville', filter: { q: 'quill' } }] } },
  });
  const rosa = await t.signIn(home.recruiter);
  await t.ask(`POST /people/${email}/notes`, { as: rosa, body: { text: 'Zebedee counts fast.' } });
  await t.ask(`PUT /people/${email}/tags`, { as: rosa, body: { tags: ['Ask Zebedee again'] } });
  await t.ask(`PUT /people/${email}/rating`, { as: rosa, body: { rating: 4 } });
  const form = fileForm('Zebedee Quill is a certified accountant.', 'Quill certificate.txt');
  await t.ask(`POST /people/${email}/files`, { as: rosa, body: form });
  const thread = `/message-threads/${jobId}/${email}/messages`;
  await t.ask(`POST ${thread}`, {
    as: rosa,
    body: { text: 'Can Zebedee count sheep?' },
    headers: { 'idempotency-key': `message-${jobId}` },
  });
  await t.ask(`POST /candidate-applications/${applied.id}/interviews`, {
    as: rosa,
    body: {
      ...{ kind: 'PHONE', minutes: 30, place: 'Zebedee’s phone', timeZone: 'America/Chicago' },
      proposedTimes: ['2027-06-08T15:00:00.000Z'],
    },
  });
  await t.ask(`PUT /candidate-applications/${applied.id}/scorecards/screening`, {
    as: rosa,
    body: { recommendation: 'YES', strengths: 'Zebedee counts fast.' },
  });
  await t.ask(`POST ${thread}`, { as: zebedee, body: { text: 'Yes. Zebedee' } });
  const [sent] = (await t.ask<{ id: string }[]>('GET /candidate-applications', { as: zebedee })).body;
  await t.ask(`POST /candidate-applications/${sent?.id}/offers`, {
    as: rosa,
    body: { salary: 51_234, startDate: '2026-09-01', expiresOn: '2026-07-01', text: 'Welcome, Zebedee' },
    headers: { 'idempotency-key': `offer-${jobId}` },
  });
  await t.ask(`PATCH /candidates/${email}/facts`, { as: zebedee, body: { headline: 'Quill, chartered' } });
  await t.db
    .insertInto('devMailbox')
    .values({
      id: '0196f000-0000-7000-8000-000000000001',
      kind: 'INVITATION_ANSWERED',
      to: home.recruiter,
      subject: 'Zebedee Quill has accepted',
      text: 'Zebedee Quill has accepted',
      html: '<p>Zebedee Quill</p>',
      createdAt: '2026-06-01T08:00:00.000Z',
    })
    .execute();
  return { jobId, pickId };
}

const confirm = async (as = zebedee) =>
  (
    await t.ask<{ confirmationToken: string; expiresAt: string }>('POST /auth/confirm-password', {
      as,
      body: { password: testPassword },
    })
  ).body;
const exported = async (token: string) =>
  t.app.inject({
    url: `/api/v1/candidates/${email}/export?confirmationToken=${token}`,
    headers: { authorization: `Bearer ${zebedee}` },
  });
const erase = (token: string) =>
  t.ask<Problem>(`DELETE /candidates/${email}?confirmationToken=${token}`, { as: zebedee });

/** Every text of every table that tells who it was. */
async function traces(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select r::text as row from ${sql.raw(name)} r where r::text ~* 'zebedee|quill|larkfield'`.execute(t.db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

beforeEach(async () => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  forgotten.length = 0;
  for (const table of [
    'applications',
    'invitations',
    'dailyCandidates',
    'jobFits',
    'devMailbox',
    'erasures',
    'verificationTokens',
  ] as const) {
    await t.db.deleteFrom(table).execute();
  }
  await t.db.deleteFrom('users').where('role', '=', 'CANDIDATE').execute();
  await rm(path.join(dataDir, 'erasures.log'), { force: true });
});

describe('the password is asked for again', () => {
  beforeEach(() => settle());

  test('a wrong one is refused, and without one nothing happens', async () => {
    const wrong = await t.ask<Problem>('POST /auth/confirm-password', {
      as: zebedee,
      body: { password: 'wrong' },
    });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
    expect((await erase('made-up')).body.errors).toHaveProperty('confirmationToken');
    expect((await exported('made-up')).statusCode).toBe(422);
    expect(await t.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  test('a confirmation is good once, for five minutes, for its owner', async () => {
    const { confirmationToken, expiresAt } = await confirm();
    expect(expiresAt).toBe('2026-06-01T12:05:00.000Z');
    expect((await exported(confirmationToken)).statusCode).toBe(200);
    expect((await exported(confirmationToken)).statusCode).toBe(422);
    const late = await confirm();
    t.time.now = new Date('2026-06-01T12:05:01.000Z');
    expect((await exported(late.confirmationToken)).statusCode).toBe(422);
    const recruiters = await confirm(await t.signIn(home.recruiter));
    expect((await exported(recruiters.confirmationToken)).statusCode).toBe(422);
  });
});

test('an export is one ZIP of everything held, with a resume other products can read', async () => {
  const { jobId } = await settle();
  const answer = await exported((await confirm()).confirmationToken);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining('hireday-2026-06-01.zip'),
  });
  const files = readZip(answer.rawPayload);
  expect([...files.keys()].sort()).toEqual([
    'added.json',
    'applications.json',
    'files.json',
    expect.stringMatching(/^files\/[\w-]+\.txt$/),
    'interviews.json',
    'jobs.json',
    'lists.json',
    'messages.json',
    'notes.json',
    'notices.json',
    'offers.json',
    'profile.json',
    'resume.json',
    'resume.txt',
    'resumes.json',
    'scorecards.json',
    'stray-mails.json',
  ]);
  expect(files.get('resume.txt')?.toString()).toBe(resumeText);
  const json = (name: string) => JSON.parse(String(files.get(name)));
  const invitation = {
    message: 'Dear Zebedee',
    ...{ salaryMin: 90_000, salaryMax: 110_000, salaryCurrency: 'USD', salaryUnit: 'YEAR' },
    expiresAt: '2026-06-05T09:00:00.000Z',
  };
  expect(json('applications.json')).toMatchObject([{ jobId, coverLetter: 'Yours, Zebedee', invitation }]);
  expect(json('lists.json')).toMatchObject([
    { jobId, score: 80, rank: 1, criteria: [{ outcome: 'MEETS' }], invitation },
  ]);
  // The notes of employers are about them; who wrote each is another person.
  expect(json('notes.json')).toMatchObject([
    { tags: ['Ask Zebedee again'], ratings: [{ rating: 4 }], notes: [{ text: 'Zebedee counts fast.' }] },
  ]);
  expect(String(files.get('notes.json'))).not.toContain(home.recruiter);
  const [attached] = json('files.json');
  expect(attached).toMatchObject({ fileName: 'Quill certificate.txt', kind: 'TXT' });
  expect(Object.keys(attached).sort()).toEqual([
    ...['addedAt', 'employerName', 'fileName', 'id', 'kind', 'size'],
  ]);
  expect(String(files.get(`files/${attached.id}.txt`))).toBe('Zebedee Quill is a certified accountant.');
  expect(json('messages.json')).toMatchObject([
    { jobId, from: 'RECRUITER', text: 'Can Zebedee count sheep?' },
    { jobId, from: 'CANDIDATE', text: 'Yes. Zebedee' },
  ]);
  expect(json('offers.json')).toMatchObject([
    { jobId, salary: 51_234, text: 'Welcome, Zebedee', status: 'SENT' },
  ]);
  expect(String(files.get('offers.json'))).not.toContain(home.recruiter);
  expect(json('interviews.json')).toMatchObject([{ jobId, kind: 'PHONE', place: 'Zebedee’s phone' }]);
  expect(json('scorecards.json')).toMatchObject([
    { jobId, stageName: 'Screening', recommendation: 'YES', strengths: 'Zebedee counts fast.' },
  ]);
  expect(String(files.get('scorecards.json'))).not.toContain(home.recruiter);
  expect(json('jobs.json')).toMatchObject({
    marked: [{ id: jobId, mark: 'SAVED' }],
    searches: [{ name: 'Near Quillville', search: { place: 'Quillville' } }],
  });
  const kinds = json('notices.json').map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['MESSAGE', 'JOB_OFFER', 'INTERVIEW_PROPOSED']));
  expect(json('profile.json')).toMatchObject({
    noticeSettings: { mailNews: true },
    user: { email },
    preferences: { savedFilters: { openJobs: [{ name: 'Near Quillville', filter: { q: 'quill' } }] } },
    candidate: { candidateCity: 'Quillville', correctedFacts: ['headline'] },
    corrections: { headline: 'Quill, chartered' },
    resumeText,
  });
  const resume = json('resume.json');
  expect(
    z.fromJSONSchema(JSON.parse(await readFile(jsonResume, 'utf8'))).safeParse(resume).error,
  ).toBeUndefined();
  expect(resume).toMatchObject({
    basics: {
      name: 'Zebedee Quill',
      label: 'Quill, chartered',
      email,
      profiles: [{ network: 'LinkedIn', username: 'zquill', url: 'https://www.linkedin.com/in/zquill' }],
    },
    work: [{ position: 'Accountant', startDate: '2020-01' }],
    education: [{ studyType: "Bachelor's degree" }],
  });
});

describe('erasing', () => {
  test('leaves no trace of who it was, and the figures as they were', async () => {
    const { pickId } = await settle();
    const stats = async () =>
      (await t.ask<object>('GET /stats/recruiter/me', { as: await t.signIn(home.recruiter) })).body;
    const before = await stats();
    expect((await traces()).length).toBeGreaterThan(5);
    const attached = await t.db.selectFrom('personFiles').select('key').executeTakeFirstOrThrow();

    expect((await erase((await confirm()).confirmationToken)).status).toBe(204);
    expect(await traces()).toEqual([]);
    expect(await t.services.storage.get(resumeKey)).toBeUndefined();
    expect(await t.services.storage.get(attached.key ?? '')).toBeUndefined();
    expect(forgotten).toEqual([[email, 'Zebedee Quill']]);
    expect(await stats()).toEqual(before);

    const { body } = await t.ask<DailyCandidateDetails>(`GET /daily-candidates/${pickId}/details`, {
      as: await t.signIn(home.recruiter),
    });
    expect(body).toMatchObject({
      candidateName: 'Former candidate',
      summary: '1/1 must-haves',
      criteria: [{ outcome: 'MEETS', evidence: null, source: null }],
      invitation: { status: 'EXPIRED', message: null },
      application: { status: 'WITHDRAWN', coverLetter: null, offer: null },
      resumeUrl: null,
    });
    expect(body.application?.history.at(-1)?.status).toBe('WITHDRAWN');
  });

  test('ends every way in, and the address can be registered again', async () => {
    await settle();
    await erase((await confirm()).confirmationToken);
    expect((await t.ask('GET /users/me', { as: zebedee })).status).toBe(401);
    await expect(t.signIn(email)).rejects.toThrow('401');
    await addCandidate(t.db, email);
    expect((await t.ask('GET /users/me', { as: await t.signIn(email) })).status).toBe(200);
  });

  test('keeps a resume that someone else has uploaded as well', async () => {
    await settle();
    await addCandidate(t.db, 'twin@example.com', { resumeKey });
    await erase((await confirm()).confirmationToken);
    expect(await t.services.storage.get(resumeKey)).toBeDefined();
  });

  test('is done again after an older database is restored', async () => {
    await settle();
    await erase((await confirm()).confirmationToken);
    const log = await readFile(path.join(dataDir, 'erasures.log'), 'utf8');
    expect(log).not.toMatch(/zebedee/i);

    // As the database was before: the person is there, and nothing is known of the erasure.
    await t.db.deleteFrom('erasures').execute();
    await settle();
    expect(await eraseAgain(t.services)).toBe(1);
    expect(await traces()).toEqual([]);
    expect(await eraseAgain(t.services)).toBe(0);
  });

  test('does not touch someone who has registered with the address since', async () => {
    await settle();
    await erase((await confirm()).confirmationToken);
    await t.db.deleteFrom('erasures').execute();
    await addCandidate(t.db, email, { createdAt: '2026-06-01T13:00:00.000Z' });
    expect(await eraseAgain(t.services)).toBe(0);
    expect(await t.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  test('is copied beside the database at the next start when it was cut short, or done by another server', async () => {
    await settle();
    await erase((await confirm()).confirmationToken);
    await rm(path.join(dataDir, 'erasures.log'));
    await eraseAgain(t.services);
    expect(await readFile(path.join(dataDir, 'erasures.log'), 'utf8')).toMatch(
      /^\S+ 2026-06-01T12:00:00.000Z\n$/,
    );
  });
});
