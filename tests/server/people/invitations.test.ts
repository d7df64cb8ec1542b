/** Invitations from both sides, to their end. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { CandidatePick, DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import type { CandidateInvitation, Invitation } from '../../../schemas/invitation.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import { addOrganisation, addPick, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let jobId: string;
let pickId: string;
let candidate: string;
let recruiter: string;
const email = 'ada@example.com';
const outsider = 'outsider@home.example';

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  candidate = await t.signIn(await addCandidate(t.db, email, { candidateFirstName: 'Ada' }));
  recruiter = await t.signIn(home.recruiter);
  await addRecruiter(t.db, outsider, home.employer);
});
beforeEach(async () => {
  for (const table of ['applications', 'invitations', 'dailyCandidates'] as const) {
    await t.db.deleteFrom(table).execute();
  }
  jobId = await addOpenJob(t.db, home.recruiter, {
    title: 'Bookkeeper',
    salaryCurrency: 'EUR',
    salaryUnit: 'MONTH',
  });
  pickId = await addPick(t.db, jobId, email);
  t.mails.length = 0;
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
});

const offer = { salaryMin: 4000, salaryMax: 5000, message: 'Shall we talk?' };
const invite = (body: unknown = offer) =>
  t.ask<Invitation & Omit<Problem, 'status'>>(`POST /daily-candidates/${pickId}/invitation`, {
    as: recruiter,
    body,
  });
const mine = async () => (await t.ask<CandidateInvitation[]>('GET /invitations', { as: candidate })).body;
const answer = (id: string, query: string) =>
  t.ask<CandidateInvitation & Omit<Problem, 'status'>>(`PATCH /invitations/${id}/status?${query}`, {
    as: candidate,
  });

describe('inviting', () => {
  test('names the salary, holds for five days and reaches the candidate', async () => {
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...offer,
      salaryCurrency: 'EUR',
      salaryUnit: 'MONTH',
      status: 'PENDING',
      expiresAt: '2026-06-06T12:00:00.000Z',
    });
    expect(await mine()).toEqual([
      { ...body, jobId, jobTitle: 'Bookkeeper', employerName: 'The home company' },
    ]);
    expect(t.mails).toMatchObject([
      { kind: 'INVITATION', to: email, text: expect.stringContaining('€4,000–5,000 a month') },
    ]);
    const details = await t.ask<DailyCandidateDetails>(`GET /daily-candidates/${pickId}/details`, {
      as: recruiter,
    });
    expect(details.body).toMatchObject({ status: 'INVITED', invitation: body });
  });

  test('shows the candidate which job picked them, by the same criteria, and not what the recruiter did', async () => {
    const { body: invitation } = await invite();
    const { body } = await t.ask<CandidatePick[]>('GET /daily-candidates/candidate/me', { as: candidate });
    expect(body).toEqual([
      {
        id: pickId,
        jobId,
        date: '2026-05-31',
        jobTitle: 'Bookkeeper',
        jobStatus: 'OPEN',
        employerName: 'The home company',
        band: 'GOOD',
        summary: '1/1 must-haves',
        criteria: [expect.objectContaining({ name: 'Nursing licence', outcome: 'MEETS' })],
        place: null,
        invitation,
      },
    ]);
  });

  test.each([
    [{ salaryMin: 4000 }, 'salaryMax'],
    [{ salaryMin: 5000, salaryMax: 4000 }, 'salaryMax'],
    [{ salaryMin: -1, salaryMax: 4000 }, 'salaryMin'],
  ])('is refused with %j', async (body, field) => {
    expect(await invite(body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });

  test('is refused a second time, after a pass, for a closed job and to candidates who have applied', async () => {
    await t.db.updateTable('dailyCandidates').set({ status: 'PASSED' }).execute();
    expect((await invite()).body.code).toBe('ILLEGAL_MOVE');
    await t.db.updateTable('dailyCandidates').set({ status: 'SAVED' }).execute();
    await t.db.updateTable('jobs').set({ status: 'ON_HOLD' }).where('id', '=', jobId).execute();
    expect((await invite()).body.code).toBe('ILLEGAL_MOVE');
    await t.db.updateTable('jobs').set({ status: 'OPEN' }).where('id', '=', jobId).execute();
    const both = await Promise.all([invite(), invite()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(t.mails).toHaveLength(1);

    await t.db.deleteFrom('invitations').execute();
    await t.ask('POST /candidate-applications', { as: candidate, body: { jobId } });
    expect((await invite()).body.code).toBe('ILLEGAL_MOVE');
  });
});

describe('the mail of an invitation', () => {
  test("has the recruiter's name and words in their lines, and nothing they could smuggle in", async () => {
    const name = { recruiterFirstName: 'Rosa', recruiterLastName: 'Diaz' };
    await t.db.updateTable('recruiters').set(name).where('recruiterEmail', '=', home.recruiter).execute();
    await invite({ ...offer, message: 'Shall we talk?\n<b>Soon</b>' });
    expect(t.mails[0]?.text).toContain('Rosa Diaz of The home company would like to talk with you about');
    expect(t.mails[0]?.text).toContain('Rosa Diaz writes:\n\n> Shall we talk?\n> <b>Soon</b>\n\n');
    expect(t.mails[0]?.html).toContain('Shall we talk?<br>&lt;b&gt;Soon&lt;/b&gt;</blockquote>');
  });

  test('says nothing of words where there are none', async () => {
    await invite({ ...offer, message: null });
    expect(t.mails[0]?.text).not.toMatch(/writes:|^>/m);
  });
});

describe('withdrawing', () => {
  const withdraw = async (as = recruiter) =>
    t.ask<Invitation & Omit<Problem, 'status'>>(`POST /daily-candidates/${pickId}/invitation/withdrawal`, {
      as,
    });

  test('takes the offer back, tells the candidate and saves the pick, who can be invited again', async () => {
    await invite();
    expect(await withdraw()).toMatchObject({ status: 200, body: { status: 'WITHDRAWN' } });
    expect(t.mails.at(-1)).toMatchObject({ kind: 'INVITATION_WITHDRAWN', to: email });
    const pick = await t.ask(`GET /daily-candidates/${pickId}`, { as: recruiter });
    expect(pick.body).toMatchObject({ status: 'SAVED' });
    expect((await invite({ ...offer, salaryMax: 6000 })).status).toBe(201);
    expect(await mine()).toMatchObject([{ status: 'PENDING', salaryMax: 6000 }]);
  });

  test('leaves nothing to accept, and is refused once there is an answer or time is up', async () => {
    const { body } = await invite();
    await withdraw();
    expect((await answer(body.id, 'status=ACCEPTED')).body.code).toBe('ILLEGAL_MOVE');
    expect((await withdraw()).body.code).toBe('ILLEGAL_MOVE');
    const again = await invite();
    await answer(again.body.id, 'status=ACCEPTED');
    expect((await withdraw()).body.code).toBe('ILLEGAL_MOVE');
    await t.db
      .updateTable('invitations')
      .set({ status: 'PENDING', expiresAt: '2026-06-01T11:00:00Z' })
      .execute();
    expect((await withdraw()).body.code).toBe('ILLEGAL_MOVE');
  });

  test('is for the recruiter whose job it is, and for nobody else', async () => {
    await invite();
    const foreign = await t.signIn(outsider);
    expect((await withdraw(foreign)).status).toBe(404);
    expect((await withdraw(candidate)).status).toBe(403);
    expect(await mine()).toMatchObject([{ status: 'PENDING' }]);
  });
});

describe('answering', () => {
  test('with yes makes an application in the first stage; the recruiter is mailed', async () => {
    const { body } = await invite();
    expect((await answer(body.id, 'status=ACCEPTED')).body.status).toBe('ACCEPTED');
    const { body: applications } = await t.ask('GET /candidate-applications', { as: candidate });
    expect(applications).toMatchObject([{ jobId, source: 'INVITED', stageId: 'applied', status: 'ACTIVE' }]);
    expect(
      t.mails
        .slice(1)
        .map(({ kind, to }) => [kind, to])
        .sort(),
    ).toEqual([
      ['APPLICATION_CHANGED', email],
      ['INVITATION_ANSWERED', home.recruiter],
    ]);
  });

  test('with yes takes a proved address; no needs none', async () => {
    const { body } = await invite();
    const setProved = (emailVerified: boolean) =>
      t.db.updateTable('users').set({ emailVerified }).where('email', '=', email).execute();
    await setProved(false);
    expect(await answer(body.id, 'status=ACCEPTED')).toMatchObject({
      status: 403,
      body: { code: 'EMAIL_NOT_VERIFIED' },
    });
    expect(await mine()).toMatchObject([{ status: 'PENDING' }]);
    expect((await answer(body.id, 'status=DECLINED&reason=Too%20far')).status).toBe(200);
    await setProved(true);
  });

  test('a recruiter suspended meanwhile is not mailed about the candidate', async () => {
    const { body } = await invite();
    const setStatus = (status: 'ACTIVE' | 'SUSPENDED') =>
      t.db.updateTable('recruiters').set({ status }).where('recruiterEmail', '=', home.recruiter).execute();
    await setStatus('SUSPENDED');
    expect((await answer(body.id, 'status=ACCEPTED')).status).toBe(200);
    await setStatus('ACTIVE');
    expect(t.mails.filter(({ to }) => to === home.recruiter)).toEqual([]);
  });

  test('with yes after having applied leaves the one application', async () => {
    const { body } = await invite();
    await t.ask('POST /candidate-applications', { as: candidate, body: { jobId } });
    expect((await answer(body.id, 'status=ACCEPTED')).status).toBe(200);
    const { body: applications } = await t.ask('GET /candidate-applications', { as: candidate });
    expect(applications).toMatchObject([{ source: 'APPLIED' }]);
  });

  test('with yes is taken back within ten minutes, before its recruiter is mailed, and can be given again', async () => {
    await invite();
    const [{ id = '' } = {}] = await mine();
    const orders: (Date | undefined)[] = [];
    const sendMail: typeof t.services.sendMail = async (db, order) => {
      if (order.to === home.recruiter) orders.push(order.notBefore);
      await t.services.sendMail(db, order);
    };
    const patient = await testApp({ sendMail, clock: () => t.time.now }, {}, t);
    const accept = () =>
      patient.ask<CandidateInvitation>(`PATCH /invitations/${id}/status?status=ACCEPTED`, { as: candidate });
    expect((await accept()).status).toBe(200);
    expect(orders.map((at) => at?.toISOString())).toEqual(['2026-06-01T12:10:00.000Z']);
    t.time.now = new Date('2026-06-01T12:09:00.000Z');
    expect((await answer(id, 'status=PENDING&reason=x')).status).toBe(422);
    expect((await answer(id, 'status=PENDING')).body).toMatchObject({ status: 'PENDING', answeredAt: null });
    // A notice that was read is not mailed.
    const waiting = await t.db
      .selectFrom('notices')
      .select('readAt')
      .where('kind', '=', 'INVITATION_ANSWERED')
      .where('jobId', '=', jobId)
      .execute();
    expect(waiting).toEqual([{ readAt: expect.any(String) }]);
    expect((await answer(id, 'status=PENDING')).status).toBe(409);
    expect((await answer(id, 'status=ACCEPTED')).body.status).toBe('ACCEPTED');
    const { body } = await t.ask<{ status: string; invitation: unknown }[]>('GET /candidate-applications', {
      as: candidate,
    });
    expect(body).toMatchObject([{ status: 'ACTIVE', source: 'INVITED', invitation: { salaryMin: 4000 } }]);
    t.time.now = new Date('2026-06-01T12:19:01.000Z');
    expect((await answer(id, 'status=PENDING')).body.code).toBe('ILLEGAL_MOVE');
  });

  test('with yes stands once the recruiter has moved the application on', async () => {
    await invite();
    const [{ id = '' } = {}] = await mine();
    await answer(id, 'status=ACCEPTED');
    const [sent] = (await t.ask<{ id: string }[]>('GET /candidate-applications', { as: candidate })).body;
    await t.ask(`PATCH /candidate-applications/${sent?.id}/status?stageId=interview`, { as: recruiter });
    expect((await answer(id, 'status=PENDING')).body.code).toBe('ILLEGAL_MOVE');
  });

  test('with no needs a reason, which the recruiter reads', async () => {
    const { body } = await invite();
    expect((await answer(body.id, 'status=DECLINED')).body.errors).toHaveProperty('reason');
    expect((await answer(body.id, 'status=DECLINED&reason=Too%20far')).body).toMatchObject({
      status: 'DECLINED',
      declineReason: 'Too far',
    });
    expect((await answer(body.id, 'status=ACCEPTED')).body.code).toBe('ILLEGAL_MOVE');
  });

  test('with no is taken back while the invitation lasts; the recruiter hears of both', async () => {
    const { body } = await invite();
    await answer(body.id, 'status=DECLINED&reason=Too%20far');
    t.mails.length = 0;
    t.time.now = new Date('2026-06-06T11:00:00.000Z');
    const before = candidate;
    candidate = await t.signIn(email);
    expect((await answer(body.id, 'status=PENDING&reason=x')).status).toBe(422);
    expect((await answer(body.id, 'status=PENDING')).body).toMatchObject({
      ...{ status: 'PENDING', answeredAt: null, declineReason: null, expiresAt: body.expiresAt },
    });
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['INVITATION_REOPENED', home.recruiter]]);
    const unread = async () =>
      (
        await t.db
          .selectFrom('notices')
          .select('kind')
          .where('userEmail', '=', home.recruiter)
          .where('jobId', '=', jobId)
          .where('readAt', 'is', null)
          .execute()
      ).map(({ kind }) => kind);
    expect(await unread()).toEqual(['INVITATION_REOPENED']);
    expect((await answer(body.id, 'status=PENDING')).body.code).toBe('ILLEGAL_MOVE');
    expect((await answer(body.id, 'status=ACCEPTED')).body.status).toBe('ACCEPTED');
    expect(await unread()).toEqual(['INVITATION_ANSWERED']);
    candidate = before;
  });

  test.each([
    ['its job is not open', () => t.db.updateTable('jobs').set({ status: 'ON_HOLD' }).execute()],
    [
      'it is over',
      () => t.db.updateTable('invitations').set({ expiresAt: '2026-06-01T11:00:00Z' }).execute(),
    ],
  ])('with no stands once %s, and for others', async (_, end) => {
    const { body } = await invite();
    await answer(body.id, 'status=DECLINED&reason=Too%20far');
    const other = await t.signIn(await addCandidate(t.db, `other-${body.id}@example.com`));
    const foreign = await t.ask(`PATCH /invitations/${body.id}/status?status=PENDING`, { as: other });
    expect(foreign.status).toBe(404);
    await end();
    t.mails.length = 0;
    expect((await answer(body.id, 'status=PENDING')).body.code).toBe('ILLEGAL_MOVE');
    expect(await mine()).toMatchObject([{ status: 'DECLINED', declineReason: 'Too far' }]);
    expect(t.mails).toEqual([]);
  });

  test('is too late after five days, before and after the clearing up', async () => {
    const { body } = await invite();
    t.time.now = new Date('2026-06-06T12:00:00.000Z');
    const before = candidate;
    candidate = await t.signIn(email);
    expect((await answer(body.id, 'status=ACCEPTED')).body.code).toBe('ILLEGAL_MOVE');
    await doDueTasks(t.db, t.time.now);
    expect(await mine()).toMatchObject([{ status: 'EXPIRED' }]);
    expect((await answer(body.id, 'status=ACCEPTED')).body.code).toBe('ILLEGAL_MOVE');
    candidate = before;
  });

  test('with yes is refused once the job is not open, and the invitation stands', async () => {
    const { body } = await invite();
    await t.db.updateTable('jobs').set({ status: 'ON_HOLD' }).where('id', '=', jobId).execute();
    expect((await answer(body.id, 'status=ACCEPTED')).body.code).toBe('ILLEGAL_MOVE');
    expect(await mine()).toMatchObject([{ status: 'PENDING' }]);
  });

  test('twice at the same moment counts once', async () => {
    const { body } = await invite();
    const both = await Promise.all([
      answer(body.id, 'status=ACCEPTED'),
      answer(body.id, 'status=DECLINED&reason=x'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
