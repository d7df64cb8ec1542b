/** Endings that one side brings about, or that time does: everyone who waits hears, and the invitation can be sent again. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invitation } from '../../../schemas/invitation.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addRecruiter, subscribe, testPassword } from '../../support/people.ts';
import {
  addApplication,
  addInvitation,
  addJobOffer,
  addOrganisation,
  addPick,
  type Organisation,
} from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let jobId: string;
const [ada, bo] = ['ada@example.com', 'bo@example.com'] as const;
const cleo = 'cleo@home.example';

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  await subscribe(t.db, home.recruiter);
  await addRecruiter(t.db, cleo, home.employer);
  for (const email of [ada, bo]) await addCandidate(t.db, email);
});
beforeEach(async () => {
  for (const table of ['applications', 'invitations', 'dailyCandidates', 'notices', 'jobs'] as const)
    await t.db.deleteFrom(table).execute();
  await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
  jobId = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  t.mails.length = 0;
});

const unread = async (who: string) =>
  (
    await t.db
      .selectFrom('notices')
      .select('kind')
      .where('userEmail', '=', who)
      .where('readAt', 'is', null)
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);
const invitations = (pickId: string) =>
  t.db.selectFrom('invitations').select('status').where('dailyCandidateId', '=', pickId).execute();
const invite = async (pickId: string) =>
  t.ask<Invitation & { code?: string }>(`POST /daily-candidates/${pickId}/invitation`, {
    as: await t.signIn(home.recruiter),
    body: { salaryMin: 4000, salaryMax: 5000 },
  });
const at = (moment: string) => {
  t.time.now = new Date(moment);
  return doDueTasks(t.db, t.time.now);
};

describe('an invitation that nobody answered in time', () => {
  test('is told to the recruiter once, and is no news to the candidate any more', async () => {
    const pickId = await addPick(t.db, jobId, ada);
    await invite(pickId);
    expect(await unread(ada)).toEqual(['INVITED']);
    await at('2026-06-06T11:59:00.000Z');
    expect([await unread(ada), await unread(home.recruiter)]).toEqual([['INVITED'], []]);
    await at('2026-06-06T12:00:00.000Z');
    await at('2026-06-06T13:00:00.000Z');
    expect([await unread(ada), await unread(home.recruiter)]).toEqual([[], ['INVITATION_EXPIRED']]);
    expect(await invitations(pickId)).toEqual([{ status: 'EXPIRED' }]);
  });

  test.each([
    ['a suspended recruiter', () => t.db.updateTable('recruiters').set({ status: 'SUSPENDED' }).execute()],
    ['the recruiter of a closed job', () => t.db.updateTable('jobs').set({ status: 'CLOSED' }).execute()],
  ])('is no news to %s', async (_, happen) => {
    await addInvitation(t.db, await addPick(t.db, jobId, ada));
    await happen();
    await at('2026-06-07T12:00:00.000Z');
    expect(await unread(home.recruiter)).toEqual([]);
  });

  test.each(['before', 'after'])('can be sent again, %s it was put away', async (when) => {
    const pickId = await addPick(t.db, jobId, ada);
    await invite(pickId);
    expect((await invite(pickId)).body.code).toBe('DUPLICATE');
    t.time.now = new Date('2026-06-07T12:00:00.000Z');
    if (when === 'after') await doDueTasks(t.db, t.time.now);
    t.mails.length = 0;
    expect(await invite(pickId)).toMatchObject({ status: 201, body: { status: 'PENDING' } });
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['INVITATION', ada]]);
    expect(await invitations(pickId)).toEqual([{ status: 'PENDING' }]);
  });

  test.each(['DECLINED', 'ACCEPTED'] as const)('is not sent again where it was %s', async (status) => {
    const pickId = await addPick(t.db, jobId, ada);
    await addInvitation(t.db, pickId, {
      status,
      declineReason: 'Too far',
      expiresAt: '2026-05-30T12:00:00Z',
    });
    expect((await invite(pickId)).body.code).toBe('DUPLICATE');
    expect(await invitations(pickId)).toEqual([{ status }]);
  });
});

test('an offer that nobody answered in time is told to both sides, and to no suspended recruiter', async () => {
  const offered = async (who: string) => addJobOffer(t.db, await addApplication(t.db, jobId, who));
  await offered(ada);
  await at('2026-06-11T12:00:00.000Z');
  await at('2026-06-11T13:00:00.000Z');
  expect([await unread(ada), await unread(home.recruiter)]).toEqual([
    ['APPLICATION_CHANGED'],
    ['JOB_OFFER_EXPIRED'],
  ]);
  await t.db.deleteFrom('notices').execute();
  await t.db.updateTable('recruiters').set({ status: 'SUSPENDED' }).execute();
  await offered(bo);
  await at('2026-06-11T14:00:00.000Z');
  expect([await unread(bo), await unread(home.recruiter)]).toEqual([['APPLICATION_CHANGED'], []]);
});

test('a rejection without an e-mail leaves a notice, a move between stages without one nothing', async () => {
  const id = await addApplication(t.db, jobId, ada);
  const as = await t.signIn(home.recruiter);
  const set = (query: string) =>
    t.ask(`PATCH /candidate-applications/${id}/status?${query}&notify=false`, { as });
  expect((await set('stageId=interview')).status).toBe(200);
  expect(await unread(ada)).toEqual([]);
  expect((await set('status=REJECTED&reason=No')).status).toBe(200);
  expect([await unread(ada), t.mails]).toEqual([['APPLICATION_CHANGED'], []]);
});

test('another recruiter of a job is told to those who wait or are invited, and to nobody else', async () => {
  await addApplication(t.db, jobId, ada);
  await addInvitation(t.db, await addPick(t.db, jobId, bo));
  const rejected = await addApplication(t.db, jobId, home.candidate);
  await t.db.updateTable('applications').set({ status: 'REJECTED' }).where('id', '=', rejected).execute();
  const as = await t.signIn(home.employer);
  const handed = await t.ask(`POST /jobs/${jobId}/recruiter`, { as, body: { recruiterEmail: cleo } });
  expect(handed.status).toBe(200);
  expect([await unread(ada), await unread(bo), await unread(home.candidate)]).toEqual([
    ['RECRUITER_CHANGED'],
    ['RECRUITER_CHANGED'],
    [],
  ]);
});

/** Erases an account with all that hangs on it. */
async function erase(kind: 'candidates' | 'employers', who: string) {
  const as = await t.signIn(who);
  const { body } = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
    ...{ as, body: { password: testPassword } },
  });
  const { status } = await t.ask(`DELETE /${kind}/${who}?confirmationToken=${body.confirmationToken}`, {
    as,
  });
  expect(status).toBe(204);
}

test('an applicant who erases the account is missed by the recruiter, without a name', async () => {
  await addApplication(t.db, jobId, ada);
  await erase('candidates', ada);
  const notices = await t.db
    .selectFrom('notices')
    .select(['kind', 'jobId', 'candidateEmail'])
    .where('userEmail', '=', home.recruiter)
    .execute();
  expect(notices).toEqual([{ kind: 'APPLICATION_WITHDRAWN', jobId, candidateEmail: null }]);
});

test('a company that leaves tells those who were invited and have not answered', async () => {
  await addInvitation(t.db, await addPick(t.db, jobId, bo));
  await erase('employers', home.employer);
  expect(t.mails.filter(({ to }) => to === bo).map(({ kind }) => kind)).toEqual(['INVITATION_WITHDRAWN']);
});
