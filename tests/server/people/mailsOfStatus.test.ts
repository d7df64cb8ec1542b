/** The mails of a change of an application, shown before it is made. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Interview } from '../../../schemas/interview.ts';
import type { MailPreview } from '../../../schemas/mailPreview.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import { addApplication, addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
const ada = 'ada@example.com';
let recruiter: string;
let candidate: string;
let stranger: string;
let job: string;
let application: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  const foreign = await addOrganisation(t, 'foreign');
  await addCandidate(t.db, ada);
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  recruiter = await t.signIn(home.recruiter);
  candidate = await t.signIn(ada);
  stranger = await t.signIn(foreign.recruiter);
});
beforeEach(async () => {
  await t.db.deleteFrom('applications').execute();
  application = await addApplication(t.db, job, ada);
  t.mails.length = 0;
});

const shown = (query: string, as = recruiter) =>
  t.ask<MailPreview[] & Problem>(`GET /candidate-applications/${application}/status/mails?${query}`, { as });
const change = (query: string, as = recruiter) =>
  t.ask(`PATCH /candidate-applications/${application}/status?${query}`, { as });
const read = async () =>
  (await t.ask<CandidateApplication>(`GET /candidate-applications/${application}`, { as: recruiter })).body;
const subjects = async (query: string) => (await shown(query)).body.map(({ subject }) => subject);

async function propose() {
  const { body } = await t.ask<Interview>(`POST /candidate-applications/${application}/interviews`, {
    as: recruiter,
    body: {
      ...{ kind: 'VIDEO', minutes: 45, place: 'Room 7', message: null, timeZone: 'Europe/Madrid' },
      proposedTimes: ['2026-06-08T09:00:00.000Z'],
    },
  });
  t.mails.length = 0;
  return body;
}
async function book() {
  const { id } = await propose();
  const body = { startsAt: '2026-06-08T09:00:00.000Z', timeZone: 'Europe/Madrid' };
  await t.ask(`PUT /interviews/${id}/choice`, { as: candidate, body });
  t.mails.length = 0;
}

describe('the e-mails shown before a change', () => {
  test.each([
    ['another stage', 'stageId=interview'],
    ['another stage, told by nobody', 'stageId=interview&notify=false'],
    ['a hire', 'status=HIRED'],
    ['a rejection', 'status=REJECTED&reason=We+look+for+someone+nearer.'],
    ['a rejection without e-mail', 'status=REJECTED&reason=Too+far&notify=false'],
  ])('are those that go then: %s', async (_name, query) => {
    await book();
    const { status, body } = await shown(query);
    expect(status).toBe(200);
    expect(t.mails).toEqual([]);
    await change(query);
    const sent = t.mails.filter(({ to }) => to === ada);
    expect(body.map(({ subject }) => subject)).toEqual(sent.map(({ subject }) => subject));
    for (const [at, { subject, text }] of body.entries())
      expect(sent[at]?.text).toContain(`${subject}\n\n${text}\n\n`);
  });

  test.each([
    ['another stage', 'stageId=interview'],
    ['a hire', 'status=HIRED'],
    ['a rejection', 'status=REJECTED&reason=Too+far'],
  ])('hold nothing that opens or stops anything of the candidate’s: %s', async (_name, query) => {
    await book();
    const { id } = await t.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ada)
      .executeTakeFirstOrThrow();
    const { body } = await shown(query);
    expect(body.length).toBeGreaterThan(0);
    // No address of any kind, no identifier, and nothing as long as a signature.
    expect(JSON.stringify(body)).not.toMatch(/https?:|unsubscribe|[\w-]{22,}|@/i);
    expect(JSON.stringify(body)).not.toContain(id);
    expect(body.flatMap(({ parts }) => parts)).toContainEqual({
      kind: 'BUTTON',
      text: 'See your applications',
    });
  });

  test('of a rejection greet, and say who writes', async () => {
    const [mail] = (await shown('status=REJECTED&reason=We+look+for+someone+nearer.')).body;
    expect(mail?.subject).toBe('About your application at The home company: Cook');
    expect(mail?.parts.map(({ text }) => text)).toEqual([
      'Hello Casey,',
      'The home company is not taking your application for Cook further.',
      'Robin Recruiter of The home company writes:',
      'We look for someone nearer.',
      'See your applications',
    ]);
  });

  test('leave a letter as it was written', async () => {
    const letter = 'Dear Ada\nWe look for someone nearer.\n\nKind regards\nRobin';
    const [mail] = (await shown(`status=REJECTED&reason=${encodeURIComponent(letter)}`)).body;
    expect(mail?.parts).toContainEqual({ kind: 'QUOTE', text: letter });
  });

  test('leave everything as it is', async () => {
    await book();
    const before = await read();
    await shown('status=REJECTED&reason=Too+far');
    expect(await read()).toEqual(before);
  });

  test('are only of a booked interview where the decision is not told', async () => {
    const silently = 'status=REJECTED&reason=Too+far&notify=false';
    await propose();
    expect(await subjects(silently)).toEqual([]);
    await t.db.deleteFrom('interviews').execute();
    await book();
    expect(await subjects(silently)).toEqual([expect.stringContaining('Cook')]);
  });

  test('speak the language of the candidate, and say which that is', async () => {
    await t.db.updateTable('users').set({ locale: 'es' }).where('email', '=', ada).execute();
    const [mail] = (await shown('stageId=interview')).body;
    await t.db.updateTable('users').set({ locale: 'en' }).where('email', '=', ada).execute();
    expect(mail).toMatchObject({ language: 'es', subject: expect.stringContaining('Entrevista') });
  });

  test.each([
    ['a rejection without a reason', 'status=REJECTED', 422],
    ['a stage the job does not have', 'stageId=nowhere', 422],
    ['the stage it is in', 'stageId=screening', 409],
    ['a withdrawal', 'status=WITHDRAWN', 403],
  ])('are refused as the change is: %s', async (_name, query, status) => {
    const [look, done] = [await shown(query), await change(query)];
    expect([look.status, look.body.code]).toEqual([status, (done.body as Problem).code]);
  });

  test('are of nobody else’s applications', async () => {
    expect((await shown('stageId=interview', stranger)).status).toBe(404);
  });
});
