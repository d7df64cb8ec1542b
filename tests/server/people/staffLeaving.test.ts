/** Recruiters and employers take their data along and leave: what goes, what stays without a name, and who is told. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Job } from '../../../schemas/job.ts';
import type { Recruiter } from '../../../schemas/recruiter.ts';
import type { StageScorecards } from '../../../schemas/scorecard.ts';
import { nameCompanies } from '../../../server/features/companies/companySlugs.ts';
import { eraseAgain } from '../../../server/features/ownData/erasures.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { turnFactorOn } from '../../support/factors.ts';
import { fileForm } from '../../support/form.ts';
import { buyPlan } from '../../support/payments.ts';
import { addCandidate, addEmployer, addRecruiter, subscribe, testPassword } from '../../support/people.ts';
import { readZip } from '../../support/readZip.ts';
import { addApplication, addInvitation, addPick } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

let t: TestApp;
let dataDir: string;
const boss = 'boss@bakery.example';
const quinn = 'quinn@zebrafinch.example';
const cleo = 'cleo@bakery.example';
const ada = 'ada@example.com';
const as: Record<string, string> = {};
let job: string;
let application: string;
const forgotten: string[][] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hireday-staff-'));
  t = await testApp({
    env: { ...testEnv, DATA_DIR: dataDir },
    forgetMails: async (words) => void forgotten.push([...words]),
  });
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Everyone signs in; tokens of before an erasing are gone. */
async function signIn(...emails: string[]) {
  for (const email of emails) as[email] = await t.signIn(email);
}

/** A company with a recruiter who has done everything there is to do, and a colleague. */
async function settle() {
  await addEmployer(t.db, boss, { employerName: 'Corner Bakery', employerDescription: 'Zebrafinch bread' });
  await subscribe(t.db, boss);
  await addRecruiter(t.db, quinn, boss, {
    ...{
      recruiterFirstName: 'Quinn',
      recruiterLastName: 'Zebrafinch',
      recruiterTitle: 'Zebrafinch in chief',
    },
  });
  await addRecruiter(t.db, cleo, boss, { recruiterFirstName: 'Cleo', recruiterLastName: 'Marsh' });
  await addCandidate(t.db, ada);
  await signIn(boss, quinn, cleo, ada);
  job = await addOpenJob(t.db, quinn, { title: 'Cook' });
  application = await addApplication(t.db, job, ada, 'interview');
  const asQuinn = { as: as[quinn] };
  await t.ask(`POST /message-threads/${job}/${ada}/messages`, { ...asQuinn, body: { text: 'Good morning' } });
  await t.ask(`POST /message-threads/${job}/${ada}/messages`, { as: as[ada], body: { text: 'Hello' } });
  await t.ask(`POST /people/${ada}/notes`, { ...asQuinn, body: { text: 'Counts fast.', mentions: [cleo] } });
  await t.ask(`POST /people/${ada}/notes`, { as: as[cleo], body: { text: 'Ask them.', mentions: [quinn] } });
  const form = fileForm('Ada is a certified cook.', 'certificate.txt');
  await t.ask(`POST /people/${ada}/files`, { ...asQuinn, body: form });
  await t.ask(`PUT /people/${ada}/rating`, { ...asQuinn, body: { rating: 4 } });
  await t.ask(`PUT /candidate-applications/${application}/scorecards/interview`, {
    ...asQuinn,
    body: { recommendation: 'YES' },
  });
  await t.ask('POST /message-templates', { ...asQuinn, body: { name: 'Thanks', text: 'Thank you' } });
  for (const who of [quinn, boss])
    await t.ask('PUT /subscriptions/billing-details', {
      as: as[who],
      body: {
        ...{ billingName: `For ${who}`, billingLine1: '1 Mill Lane', billingCity: 'Austin' },
        ...{ billingCountry: 'US', taxNumber: '91-1144442' },
      },
    });
  await t.ask('PUT /users/me/preferences', { ...asQuinn, body: { tourSeen: true } });
  await t.ask('POST /calendar-feed', asQuinn);
  await t.ask(`POST /candidate-applications/${application}/interviews`, {
    ...asQuinn,
    body: {
      ...{ kind: 'PHONE', minutes: 30, place: '+1 512 555 0134', timeZone: 'America/Chicago' },
      proposedTimes: ['2027-06-08T15:00:00.000Z'],
    },
  });
  t.mails.length = 0;
}

beforeEach(async () => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  forgotten.length = 0;
  await sql`truncate "jobs", "users", "erasures", "refunds", "devMailbox", "idempotencyKeys" cascade`.execute(
    t.db,
  );
  await rm(path.join(dataDir, 'erasures.log'), { force: true });
  await settle();
});

const confirm = async (who: string) =>
  (
    await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
      as: as[who],
      body: { password: testPassword },
    })
  ).body.confirmationToken;
const kindOf = (who: string) => (who === boss ? 'employers' : 'recruiters');
const erase = async (who: string, token?: string) =>
  t.ask<Problem>(`DELETE /${kindOf(who)}/${who}?confirmationToken=${token ?? (await confirm(who))}`, {
    as: as[who],
  });
const exported = async (who: string) =>
  t.app.inject({
    url: `/api/v1/${kindOf(who)}/${who}/export?confirmationToken=${await confirm(who)}`,
    headers: { authorization: `Bearer ${as[who]}` },
  });
const handOver = () =>
  t.ask(`POST /recruiters/${quinn}/handover`, { as: as[boss], body: { recruiterEmail: cleo } });
const suspend = () =>
  t.db.updateTable('recruiters').set({ status: 'SUSPENDED' }).where('recruiterEmail', '=', quinn).execute();
const get = async <T>(path: string, who: string) => (await t.ask<T>(`GET ${path}`, { as: as[who] })).body;

/** Every text of every table that tells who it was. */
async function traces(pattern: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select r::text as row from ${sql.raw(name)} r where r::text ~* ${pattern}`.execute(t.db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

describe.each([quinn, boss])('for %s', (who) => {
  test('the password is asked for again, and its proof is good once and for its owner alone', async () => {
    expect((await erase(who, 'made-up')).body.errors).toHaveProperty('confirmationToken');
    const others = await confirm(cleo);
    expect((await erase(who, others)).body.errors).toHaveProperty('confirmationToken');
    const other = who === boss ? 'else@else.example' : cleo;
    const { status } = await t.ask(
      `DELETE /${kindOf(who)}/${other}?confirmationToken=${await confirm(who)}`,
      {
        as: as[who],
      },
    );
    expect(status).toBe(404);
    expect(await traces(who)).not.toEqual([]);
  });
});

describe('an export', () => {
  test('of a recruiter is what they are and wrote, without the names of others', async () => {
    const answer = await exported(quinn);
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = readZip(answer.rawPayload);
    expect([...files.keys()].sort()).toEqual([
      ...['interviews.json', 'jobs.json', 'messages.json', 'notes.json', 'offers.json', 'profile.json'],
      ...['scorecards.json', 'stray-mails.json', 'templates.json'],
    ]);
    const json = (name: string) => JSON.parse(String(files.get(name)));
    expect(json('profile.json')).toMatchObject({
      user: { email: quinn },
      recruiter: { recruiterTitle: 'Zebrafinch in chief', employerName: 'Corner Bakery' },
      preferences: { tourSeen: true },
      billingDetails: { billingName: `For ${quinn}`, taxNumber: '91-1144442' },
    });
    expect(json('jobs.json')).toMatchObject([{ id: job, title: 'Cook' }]);
    expect(json('messages.json')).toMatchObject([{ jobId: job, text: 'Good morning' }]);
    expect(json('notes.json')).toMatchObject({ notes: [{ text: 'Counts fast.' }], ratings: [{ rating: 4 }] });
    expect(json('scorecards.json')).toMatchObject([{ recommendation: 'YES' }]);
    expect(json('templates.json')).toMatchObject([{ name: 'Thanks' }]);
    expect(json('interviews.json')).toMatchObject([{ kind: 'PHONE' }]);
    for (const content of files.values()) expect(content.toString()).not.toContain(ada);
  });

  test('is a suspended recruiter’s, too', async () => {
    await suspend();
    expect((await exported(quinn)).statusCode).toBe(200);
  });

  test('of an employer has its recruiters, jobs, invitations and software, and no secret', async () => {
    await t.ask('POST /team-invitations', { as: as[boss], body: { emails: ['sam@elsewhere.example'] } });
    await t.ask('POST /machine-keys', { as: as[boss], body: { name: 'Payroll', scopes: ['jobs:read'] } });
    const files = readZip((await exported(boss)).rawPayload);
    const json = (name: string) => JSON.parse(String(files.get(name)));
    expect(json('profile.json')).toMatchObject({
      employer: { employerName: 'Corner Bakery' },
      billingDetails: { billingName: `For ${boss}`, billingCity: 'Austin' },
    });
    expect(json('recruiters.json')).toHaveLength(2);
    expect(json('jobs.json')).toMatchObject([{ title: 'Cook' }]);
    expect(json('invitations.json')).toMatchObject([{ invitedEmail: 'sam@elsewhere.example' }]);
    expect(json('software.json')).toMatchObject({ keys: [{ name: 'Payroll' }] });
    for (const content of files.values()) expect(content.toString()).not.toMatch(/secret|hash/i);
  });
});

describe('erasing a recruiter', () => {
  test('is refused while candidates wait for them, and everything stays', async () => {
    const { status, body } = await erase(quinn);
    expect([status, body.code]).toEqual([409, 'IN_USE']);
    await t.db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', job).execute();
    expect((await erase(quinn)).body.code).toBe('IN_USE');
    expect((await t.ask('GET /users/me', { as: as[quinn] })).status).toBe(200);
    await t.db.updateTable('applications').set({ status: 'REJECTED' }).execute();
    expect((await erase(quinn)).status).toBe(204);
  });

  test('leaves no trace of who it was; the work stays with the company', async () => {
    await handOver();
    expect((await erase(quinn)).status).toBe(204);
    expect(await traces('quinn|zebrafinch in|quinn@')).toEqual([]);
    expect(forgotten).toEqual([[quinn, 'Quinn Zebrafinch']]);
    const thread = await get<{ authorName: string | null; text: string }[]>(
      `/message-threads/${job}/${ada}/messages`,
      ada,
    );
    expect(thread).toContainEqual(expect.objectContaining({ authorName: null, text: 'Good morning' }));
    const person = await get<{
      notes: { text: string; authorName: string | null; mentions: unknown[] }[];
      ratings: unknown[];
      files: unknown[];
    }>(`/people/${ada}`, cleo);
    expect(person.notes).toContainEqual(expect.objectContaining({ text: 'Counts fast.', authorName: null }));
    expect(person.notes).toContainEqual(expect.objectContaining({ text: 'Ask them.', mentions: [] }));
    expect(person.ratings).toEqual([]);
    expect(person.files).toMatchObject([{ fileName: 'certificate.txt', addedBy: null }]);
    const cards = await get<StageScorecards[]>(`/candidate-applications/${application}/scorecards`, cleo);
    expect(cards[0]?.authors).toEqual([null]);
    expect(await get<unknown[]>('/message-templates', cleo)).toHaveLength(1);
  });

  test('ends every way in; the employer sees them no more, and the address can be registered again', async () => {
    await handOver();
    await erase(quinn);
    expect((await t.ask('GET /users/me', { as: as[quinn] })).status).toBe(401);
    await expect(t.signIn(quinn)).rejects.toThrow('401');
    const { body: recruiters } = await t.ask<Recruiter[]>('GET /recruiters/employer/me', { as: as[boss] });
    expect(recruiters.map(({ recruiterEmail }) => recruiterEmail)).toEqual([cleo]);
    expect(await get<unknown[]>('/search?q=former', boss)).toEqual([]);
    await addRecruiter(t.db, quinn, boss);
    await signIn(quinn);
    expect(await get<Job[]>('/jobs/recruiter/me', quinn)).toEqual([]);
  });

  test('who is locked out goes with open jobs, which wait for the employer to hand them over', async () => {
    await suspend();
    expect((await erase(quinn)).status).toBe(204);
    const shown = await get<Job>(`/jobs/${job}`, boss);
    expect(shown.status).toBe('ON_HOLD');
    t.mails.length = 0;
    const { status } = await t.ask(`POST /jobs/${job}/recruiter`, {
      as: as[boss],
      body: { recruiterEmail: cleo },
    });
    expect(status).toBe(200);
    // Nothing goes to an address that is nobody's.
    expect(t.mails.map(({ to }) => to)).toEqual([cleo]);
    const { status: back } = await t.ask(`PATCH /recruiters/${shown.recruiterEmail}/status?status=ACTIVE`, {
      as: as[boss],
    });
    expect(back).toBe(404);
  });

  test('ends their own plan, and says last what becomes of it', async () => {
    await buyPlan(t, quinn, 'recruiter-month');
    await signIn(quinn);
    await handOver();
    t.mails.length = 0;
    await erase(quinn);
    const last = t.mails.find(({ to }) => to === quinn);
    expect(last?.kind).toBe('ACCOUNT_ERASED');
    expect(last?.text).toMatch(/your name is no longer on them[\s\S]*You get \$/);
    expect(await t.db.selectFrom('paymentCustomers').select('userEmail').execute()).toEqual([]);
  });

  test('is done again after an older database is restored', async () => {
    await handOver();
    await erase(quinn);
    expect(await readFile(path.join(dataDir, 'erasures.log'), 'utf8')).not.toMatch(/quinn/i);
    await sql`truncate "jobs", "users", "erasures" cascade`.execute(t.db);
    await settle();
    expect(await eraseAgain(t.services)).toBe(1);
    expect(await traces('quinn@')).toEqual([]);
    expect(await eraseAgain(t.services)).toBe(0);
  });
});

describe('erasing an employer', () => {
  test('closes its jobs; candidates who wait and recruiters are told', async () => {
    const pick = await addPick(t.db, job, await addCandidate(t.db, 'bob@example.com'));
    await addInvitation(t.db, pick);
    t.mails.length = 0;
    expect((await erase(boss)).status).toBe(204);
    expect(t.mails.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['ACCOUNT_ERASED', boss],
      ['APPLICATION_CHANGED', ada],
      ['EMPLOYER_LEFT', cleo],
      ['EMPLOYER_LEFT', quinn],
      ['INVITATION_WITHDRAWN', 'bob@example.com'],
    ]);
    const shown = await get<CandidateApplication>(`/candidate-applications/${application}`, ada);
    expect(shown).toMatchObject({
      ...{
        status: 'REJECTED',
        employerName: 'Corner Bakery (until 2026-06-01)',
        jobTitle: 'Cook',
        answerBy: null,
      },
      rejectionReason: 'The company has left Hireday and closed this job.',
    });
    const { status } = await t.db
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', job)
      .executeTakeFirstOrThrow();
    expect(status).toBe('CLOSED');
    const invitation = await t.db.selectFrom('invitations').select('status').executeTakeFirstOrThrow();
    expect(invitation.status).toBe('EXPIRED');
  });

  test('leaves its name on the records of candidates, free for whom it is, and nothing else of it', async () => {
    await t.ask('POST /team-invitations', { as: as[boss], body: { emails: ['sam@elsewhere.example'] } });
    const { key } = await t.db.selectFrom('personFiles').select('key').executeTakeFirstOrThrow();
    await erase(boss);
    expect(await t.services.storage.get(key ?? '')).toBeUndefined();
    expect(await traces('boss@|zebrafinch bread|sam@elsewhere')).toEqual([]);
    expect(await t.db.selectFrom('people').selectAll().execute()).toEqual([]);
    const { body } = await t.ask<unknown[]>('GET /employers/names');
    expect(body).toEqual([]);
    await addEmployer(t.db, boss, { employerName: 'Corner Bakery' });
    await signIn(boss);
    expect(await get<Job[]>('/jobs', boss)).toEqual([]);
  });

  test('takes its public page down at once, and leaves its address to who comes next', async () => {
    const page = async () => (await t.app.inject({ url: '/companies/corner-bakery' })).statusCode;
    const nearby = { employerCountry: 'US' };
    await t.db.updateTable('employers').set(nearby).where('employerEmail', '=', boss).execute();
    await nameCompanies(t.db, t.time.now);
    await t.db
      .updateTable('jobs')
      .set({ openedAt: '2026-05-30T08:00:00.000Z' })
      .where('id', '=', job)
      .execute();
    expect(await page()).toBe(200);
    await erase(boss);
    await nameCompanies(t.db, t.time.now);
    expect(await page()).toBe(404);
    expect(await t.db.selectFrom('companySlugs').select('slug').execute()).toEqual([]);
    const { employerCountry } = await t.db
      .selectFrom('employers')
      .select('employerCountry')
      .executeTakeFirstOrThrow();
    expect(employerCountry).toBeNull();
    await addEmployer(t.db, boss, { employerName: 'Corner Bakery' });
    await nameCompanies(t.db, t.time.now);
    expect(await t.db.selectFrom('companySlugs').select('slug').execute()).toEqual([
      { slug: 'corner-bakery' },
    ]);
  });

  test('leaves its recruiters their accounts and nothing to see; another company can invite them', async () => {
    await erase(boss);
    const { status, body: refusal } = await t.ask<Problem>('GET /jobs/recruiter/me', { as: as[quinn] });
    expect([status, refusal.code, refusal.detail]).toEqual([
      403,
      'EMPLOYER_LEFT',
      'The company you recruited for has left Hireday. Another company can invite you; until then you can edit your profile.',
    ]);
    expect(await get(`/recruiters/${quinn}`, quinn)).toMatchObject({ employerLeft: true });
    const other = await addEmployer(t.db, 'other@elsewhere.example', { employerName: 'Rye & Co' });
    await signIn(other);
    await t.ask('POST /team-invitations', { as: as[other], body: { emails: [quinn] } });
    const mail = t.mails.find(({ kind, to }) => kind === 'TEAM_INVITATION' && to === quinn);
    const joined = await t.ask<{ token: string }>('POST /auth/register/invited-recruiter', {
      body: {
        ...{ secret: /#(\S+)/.exec(mail?.text ?? '')?.[1], recruiterPassword: 'wheel marble ocean' },
        ...{ recruiterFirstName: 'Quinn', recruiterLastName: 'Finch' },
        ...agreement,
      },
    });
    expect(joined.status).toBe(201);
    const { body } = await t.ask<Recruiter>(`GET /recruiters/${quinn}`, { as: joined.body.token });
    expect(body).toMatchObject({ status: 'ACTIVE', employerName: 'Rye & Co', employerLeft: false });
    // The jobs of before are not theirs any more.
    const { body: jobs } = await t.ask('GET /jobs/recruiter/me', { as: joined.body.token });
    expect(jobs).toEqual([]);
    expect(await get<Job[]>('/jobs', other)).toEqual([]);
  });

  test('asks a recruiter who is invited by another for the second factor of their account', async () => {
    await turnFactorOn(t, as[quinn] ?? '');
    await erase(boss);
    const other = await addEmployer(t.db, 'other@elsewhere.example', { employerName: 'Rye & Co' });
    await signIn(other);
    await t.ask('POST /team-invitations', { as: as[other], body: { emails: [quinn] } });
    const mail = t.mails.find(({ kind, to }) => kind === 'TEAM_INVITATION' && to === quinn);
    const recruiterPassword = 'wheel marble ocean';
    const { status, body } = await t.ask<Problem>('POST /auth/register/invited-recruiter', {
      body: {
        ...{ secret: /#(\S+)/.exec(mail?.text ?? '')?.[1], recruiterPassword },
        ...{ recruiterFirstName: 'Quinn', recruiterLastName: 'Finch' },
        ...agreement,
      },
    });
    expect([status, body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect(body).not.toHaveProperty('token');
    const { body: again } = await t.ask<Problem>('POST /auth/login', {
      body: { email: quinn, password: recruiterPassword },
    });
    expect(again.code).toBe('SECOND_FACTOR_REQUIRED');
    const { employerEmail } = await t.db
      .selectFrom('recruiters')
      .select('employerEmail')
      .where('recruiterEmail', '=', quinn)
      .executeTakeFirstOrThrow();
    expect(employerEmail).toBe(other);
  });

  test('ends the plans of both, and pays back what is left', async () => {
    await buyPlan(t, quinn, 'recruiter-month');
    await signIn(boss, quinn);
    t.mails.length = 0;
    await erase(boss);
    expect(t.mails.find(({ to, kind }) => to === quinn && kind === 'EMPLOYER_LEFT')?.text).toContain(
      'Your own plan has ended.',
    );
    const { status } = await t.db
      .selectFrom('subscriptions')
      .select('status')
      .where('userEmail', '=', quinn)
      .executeTakeFirstOrThrow();
    expect(status).toBe('CANCELED');
    expect(await t.db.selectFrom('paymentCustomers').select('userEmail').execute()).toEqual([]);
  });

  test('is done again after an older database is restored, without telling anyone twice', async () => {
    await erase(boss);
    await sql`truncate "jobs", "users", "erasures" cascade`.execute(t.db);
    await settle();
    expect(await eraseAgain(t.services)).toBe(1);
    expect(t.mails).toEqual([]);
    expect(await traces('boss@')).toEqual([]);
    expect((await get<CandidateApplication>(`/candidate-applications/${application}`, ada)).status).toBe(
      'REJECTED',
    );
  });
});
