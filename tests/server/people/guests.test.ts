/** Guests of a job: who is invited, what they see, that they give scorecards, and nothing else. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { GuestJob, GuestJobPage, JobGuest } from '../../../schemas/guest.ts';
import type { StageScorecards } from '../../../schemas/scorecard.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addGuest, visitAsGuest } from '../../support/guests.ts';
import { addCandidate, addRecruiter, testPassword } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { addApplication, addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
const ada = 'ada@example.com';
const gale = 'gale@elsewhere.example';
const as: Record<string, string> = {};
let job: string;
let application: string;
let invited: JobGuest;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  for (const email of [home.recruiter, home.employer, foreign.recruiter, ada])
    as[email] = await t.signIn(email);
});
beforeEach(async () => {
  for (const table of ['applications', 'jobGuests'] as const)
    await t.db.deleteFrom(table).where('jobId', '=', job).execute();
  application = await addApplication(t.db, job, ada, 'interview');
  t.mails.length = 0;
  t.time.now = new Date(t.time.now.getTime() + 3_600_000);
  for (const email of [home.recruiter, home.employer, foreign.recruiter, ada])
    as[email] = await t.signIn(email);
  invited = await addGuest(t, as[home.recruiter] ?? '', job, gale);
});

const invite = (guestEmail: string, who = home.recruiter) =>
  t.ask<JobGuest & Problem>(`POST /jobs/${job}/guests`, {
    as: as[who],
    body: { guestName: 'Robin Example', guestEmail },
  });
const page = (token: string, about = job) =>
  t.ask<GuestJobPage & Problem>(`GET /guest/jobs/${about}`, { as: token });
const card = (recommendation: string) => ({ recommendation });
const cards = (token: string | undefined) =>
  t.ask<StageScorecards[]>(`GET /candidate-applications/${application}/scorecards`, { as: token });
const give = (token: string | undefined, recommendation: string) =>
  t.ask<Problem>(`PUT /candidate-applications/${application}/scorecards/interview`, {
    as: token,
    body: card(recommendation),
  });
const refusal = async (email: string) => (await invite(email)).body.errors?.guestEmail;

test('a guest is out with the recruiter who is suspended, and back with them', async () => {
  const token = await visitAsGuest(t, gale);
  const statuses = async () =>
    Promise.all([page(token), cards(token), give(token, 'YES')].map(async (answer) => (await answer).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  const set = (status: string) =>
    t.ask(`PATCH /recruiters/${home.recruiter}/status?status=${status}`, { as: as[home.employer] });
  expect((await set('SUSPENDED')).status).toBe(200);
  expect(await statuses()).toEqual([401, 401, 401]);
  const { status } = await t.ask('POST /guest-sessions', {
    body: { email: gale, verificationToken: await prove(t, gale) },
  });
  expect(status).toBe(404);
  expect((await set('ACTIVE')).status).toBe(200);
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('a candidate who is erased is no longer among the guests and the invited of any company', async () => {
  const zoe = 'zoe@example.com';
  await addCandidate(t.db, zoe);
  expect((await invite(zoe)).status).toBe(201);
  const body = { emails: [zoe] };
  expect((await t.ask('POST /team-invitations', { as: as[home.employer], body })).status).toBe(201);
  const by = await t.signIn(zoe);
  const confirmed = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
    ...{ as: by, body: { password: testPassword } },
  });
  const erased = await t.ask(
    `DELETE /candidates/${zoe}?confirmationToken=${confirmed.body.confirmationToken}`,
    { as: by },
  );
  expect(erased.status).toBe(204);
  const guests = await t.db.selectFrom('jobGuests').select('guestEmail').execute();
  const invitations = await t.db.selectFrom('teamInvitations').select('invitedEmail').execute();
  expect([guests.map(({ guestEmail }) => guestEmail), invitations]).toEqual([[gale], []]);
});

test('guests are deleted a month after a job ended, or when they never came; their cards stay without a name', async () => {
  const daysOn = async (days: number) => {
    t.time.now = new Date(t.time.now.getTime() + days * 24 * 3_600_000);
    for (const email of [home.recruiter, home.employer]) as[email] = await t.signIn(email);
    await doDueTasks(t.db, t.time.now);
  };
  const guests = async () =>
    (await t.ask<JobGuest[]>(`GET /jobs/${job}/guests`, { as: as[home.recruiter] })).body.map(
      ({ guestEmail }) => guestEmail,
    );
  const away = 'away@elsewhere.example';
  expect((await invite(away)).status).toBe(201);
  expect((await give(await visitAsGuest(t, gale), 'YES')).status).toBe(200);
  await daysOn(29);
  expect(await guests()).toEqual([gale, away]);
  await daysOn(2);
  expect(await guests()).toEqual([gale]);
  await daysOn(100);
  const move = (body: object, to: string) =>
    t.ask(`PATCH /jobs/${job}/status?status=${to}`, { as: as[home.recruiter], ...body });
  expect((await move({}, 'CLOSED&closeReason=FILLED')).status).toBe(200);
  await daysOn(29);
  expect(await guests()).toEqual([gale]);
  await daysOn(2);
  expect(await guests()).toEqual([]);
  const { guestId } = await t.db
    .selectFrom('scorecards')
    .where('applicationId', '=', application)
    .select('guestId')
    .executeTakeFirstOrThrow();
  expect(guestId).toBeNull();
  await t.db.updateTable('jobs').set({ status: 'OPEN', closedAt: null }).where('id', '=', job).execute();
});

describe('an invitation', () => {
  test('is mailed with what is asked and where, and keeps the address out of every log', async () => {
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['GUEST_INVITED', gale]]);
    expect(t.mails[0]?.text).toContain(`/guest/#${encodeURIComponent(gale)}`);
    expect(t.mails[0]?.text).toContain('the applicants for Cook');
    expect(invited).toMatchObject({ guestName: 'Gale Guest', guestEmail: gale, lastVisitAt: null });
  });

  test('is seen by the recruiter and the employer; colleagues and others have no such job', async () => {
    const colleague = 'cleo@home.example';
    await addRecruiter(t.db, colleague, home.employer).catch(() => undefined);
    const read = async (token: string | undefined) =>
      (await t.ask(`GET /jobs/${job}/guests`, { as: token })).status;
    expect(await read(as[home.recruiter])).toBe(200);
    expect(await read(as[home.employer])).toBe(200);
    expect(await read(await t.signIn(colleague))).toBe(404);
    expect(await read(as[foreign.recruiter])).toBe(404);
  });

  test('is refused for those who hire or applied, and for who is invited already', async () => {
    expect(await refusal(home.recruiter)).toBe('They hire for this job, and give scorecards already.');
    expect(await refusal(home.employer)).toBe('They hire for this job, and give scorecards already.');
    expect(await refusal(gale.toUpperCase())).toBe('They are invited already.');
    expect(await refusal(ada)).toBe('They applied for this job themselves.');
    expect(await refusal('no address')).toBeTruthy();
    expect(t.mails).toHaveLength(1);
  });

  test('is refused beyond thirty guests, also when several come at once', async () => {
    const before = await t.db.selectFrom('jobGuests').select('id').where('jobId', '=', job).execute();
    await t.db
      .insertInto('jobGuests')
      .values(
        Array.from({ length: 29 - before.length }, (_, at) => ({
          ...{ id: crypto.randomUUID(), jobId: job, guestName: 'G', guestEmail: `g${at}@elsewhere.example` },
          ...{ invitedAt: t.time.now.toISOString(), lastVisitAt: null },
        })),
      )
      .execute();
    const answers = await Promise.all([invite('x@elsewhere.example'), invite('y@elsewhere.example')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('a visit', () => {
  test('needs a code to the address, and a good one only once', async () => {
    const verificationToken = await prove(t, gale);
    const visit = (email: string) =>
      t.ask<Problem>('POST /guest-sessions', { body: { email, verificationToken } });
    expect((await visit('other@elsewhere.example')).body.code).toBe('INVALID_FIELDS');
    expect((await visit(gale)).status).toBe(200);
    expect((await visit(gale)).body.code).toBe('INVALID_FIELDS');
  });

  test('is refused to an address that nobody has invited', async () => {
    const email = 'stranger@elsewhere.example';
    const { status, body } = await t.ask<Problem>('POST /guest-sessions', {
      body: { email, verificationToken: await prove(t, email) },
    });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('shows who is in the running, without their address', async () => {
    const token = await visitAsGuest(t, gale);
    const { body: jobs } = await t.ask<GuestJob[]>('GET /guest/jobs', { as: token });
    expect(jobs).toMatchObject([{ id: job, jobTitle: 'Cook', applicantsCount: 1 }]);
    const { body, text } = await page(token);
    expect(body.applicants).toMatchObject([
      { id: application, candidateName: 'Ada Lindström', stageId: 'interview', scorecardsCount: 0 },
    ]);
    expect(text).not.toContain(ada);
    const { body: guests } = await t.ask<JobGuest[]>(`GET /jobs/${job}/guests`, { as: as[home.recruiter] });
    expect(guests[0]?.lastVisitAt).toBe(t.time.now.toISOString());
  });

  test('shows nothing of another job, nor of an application that has ended', async () => {
    const token = await visitAsGuest(t, gale);
    expect((await page(token, foreign.job.id)).status).toBe(404);
    expect((await page(token, home.job.id)).status).toBe(404);
    await t.db
      .updateTable('applications')
      .set({ status: 'REJECTED' })
      .where('id', '=', application)
      .execute();
    expect((await page(token)).body.applicants).toEqual([]);
    expect((await cards(token)).status).toBe(404);
    expect((await t.ask(`GET /guest/applications/${application}/resume`, { as: token })).status).toBe(404);
  });

  test('ends by signing out, and at once when the guest is removed', async () => {
    const first = await visitAsGuest(t, gale);
    await t.ask('POST /auth/logout', { as: first });
    expect((await page(first)).status).toBe(401);
    const second = await visitAsGuest(t, gale);
    await t.ask(`DELETE /jobs/${job}/guests/${invited.id}`, { as: as[home.recruiter] });
    expect((await page(second)).status).toBe(401);
  });
});

describe('a guest’s scorecard', () => {
  test('is blind as the others are, and signed with the name they were invited by', async () => {
    const token = await visitAsGuest(t, gale);
    await give(as[home.recruiter], 'NO');
    expect((await cards(token)).body).toMatchObject([{ isBlind: true, cards: [] }]);
    expect((await give(token, 'STRONG_YES')).status).toBe(200);
    const { body } = await cards(token);
    expect(body[0]?.cards.map((one) => [one.isMine, one.recommendation])).toEqual([
      [false, 'NO'],
      [true, 'STRONG_YES'],
    ]);
    const { body: read } = await cards(as[home.recruiter]);
    expect(read[0]?.cards.map((one) => one.authorName)).toContain('Gale Guest');
    expect((await page(token)).body.applicants[0]?.scorecardsCount).toBe(1);
  });

  test('is replaced by a second one, and deleted by nobody else', async () => {
    const token = await visitAsGuest(t, gale);
    await give(token, 'NO');
    await give(token, 'YES');
    const { body } = await cards(token);
    expect(body[0]?.cards.map((one) => one.recommendation)).toEqual(['YES']);
    const remove = (who: string | undefined) =>
      t.ask(`DELETE /candidate-applications/${application}/scorecards/interview`, { as: who });
    expect((await remove(as[home.recruiter])).status).toBe(404);
    expect((await remove(token)).status).toBe(204);
  });

  test('stays without a name when the guest is removed', async () => {
    await give(await visitAsGuest(t, gale), 'YES');
    await give(as[home.recruiter], 'YES');
    await t.ask(`DELETE /jobs/${job}/guests/${invited.id}`, { as: as[home.recruiter] });
    const { body } = await cards(as[home.recruiter]);
    expect(body[0]?.cards.map((one) => one.authorName)).toContain(null);
  });
});
