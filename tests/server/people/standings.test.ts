/** One person in several jobs: what is told beside each pick and application, and to whom. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { DailyCandidate, DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import {
  addApplication,
  addInvitation,
  addOrganisation,
  addPick,
  type Organisation,
} from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
let cook: string;
let pickId: string;
const ada = 'ada@example.com';
const colleague = 'colleague@home.example';
const as: Record<string, string> = {};

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addRecruiter(t.db, colleague, home.employer, {
    recruiterFirstName: 'Cleo',
    recruiterLastName: 'League',
  });
  await addCandidate(t.db, ada);
  for (const email of [home.recruiter, home.employer, colleague, ada]) as[email] = await t.signIn(email);
});
beforeEach(async () => {
  for (const table of ['applications', 'invitations', 'dailyCandidates'] as const)
    await t.db.deleteFrom(table).execute();
  cook = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  pickId = await addPick(t.db, cook, ada);
});

const jobOf = (recruiter: string, title: string) => addOpenJob(t.db, recruiter, { title });
const listed = async (who = home.recruiter) =>
  (await t.ask<DailyCandidate[]>(`GET /daily-candidates/job/${cook}`, { as: as[who] })).body;
const beside = async (who = home.recruiter) =>
  (await listed(who)).map(({ elsewhere }) =>
    elsewhere.map(({ jobTitle, status, stageName }) =>
      [jobTitle, status, stageName].filter(Boolean).join(' '),
    ),
  );

describe('beside a pick stands', () => {
  test('how far the same person has come in the other jobs, the furthest first', async () => {
    await addApplication(t.db, await jobOf(home.recruiter, 'Baker'), ada, 'interview');
    await addInvitation(t.db, await addPick(t.db, await jobOf(home.recruiter, 'Waiter'), ada));
    const passed = await addPick(t.db, await jobOf(home.recruiter, 'Porter'), ada);
    await t.db.updateTable('dailyCandidates').set({ status: 'PASSED' }).where('id', '=', passed).execute();
    expect(await beside()).toEqual([['Baker IN_PROCESS Interview', 'Waiter INVITED', 'Porter PASSED']]);
  });

  test('the application alone where an invitation led to it', async () => {
    const baker = await jobOf(home.recruiter, 'Baker');
    await addInvitation(t.db, await addPick(t.db, baker, ada), { status: 'ACCEPTED' });
    const applicationId = await addApplication(t.db, baker, ada);
    const [pick] = await listed();
    expect(pick?.elsewhere).toMatchObject([{ jobTitle: 'Baker', status: 'IN_PROCESS', applicationId }]);
  });

  test('nothing of another employer', async () => {
    await addApplication(t.db, foreign.job.id, ada);
    await addPick(t.db, foreign.job.id, ada, 7);
    expect(await beside()).toEqual([[]]);
  });

  test('the job of a colleague by name, without a way to what is not yours', async () => {
    await addApplication(t.db, await jobOf(colleague, 'Baker'), ada, 'offer');
    const [pick] = await listed();
    expect(pick?.elsewhere).toMatchObject([
      { jobTitle: 'Baker', stageName: 'Offer', recruiterName: 'Cleo League', applicationId: null },
    ]);
    const [seen] = await listed(home.employer);
    expect(seen?.elsewhere).toMatchObject([{ applicationId: expect.any(String) }]);
  });

  test('the same in the queue, on its own, on its page and after a decision', async () => {
    await addApplication(t.db, await jobOf(home.recruiter, 'Baker'), ada);
    const expected = { elsewhere: [{ jobTitle: 'Baker' }] };
    const ask = async (call: string) => (await t.ask(call, { as: as[home.recruiter] })).body;
    expect(await ask('GET /daily-candidates/recruiter/me')).toMatchObject([expected]);
    expect(await ask(`GET /daily-candidates/${pickId}`)).toMatchObject(expected);
    expect(await ask(`GET /daily-candidates/${pickId}/details`)).toMatchObject(expected);
    expect(await ask(`PATCH /daily-candidates/${pickId}/status?status=SAVED`)).toMatchObject(expected);
  });
});

describe('beside an application stands', () => {
  const applications = async (who: string) =>
    (await t.ask<CandidateApplication[]>(`GET /candidate-applications?jobId=${cook}`, { as: as[who] })).body;

  test('how far the same person has come elsewhere, for those who hire and not for the candidate', async () => {
    await addApplication(t.db, cook, ada);
    await addApplication(t.db, await jobOf(home.recruiter, 'Baker'), ada);
    expect(await applications(home.recruiter)).toMatchObject([{ elsewhere: [{ jobTitle: 'Baker' }] }]);
    expect(await applications(home.employer)).toMatchObject([{ elsewhere: [{ jobTitle: 'Baker' }] }]);
    expect((await applications(ada))[0]).not.toHaveProperty('elsewhere');
  });

  test('nothing that only the lists know, without a plan', async () => {
    await addApplication(t.db, cook, ada);
    await addPick(t.db, await jobOf(home.recruiter, 'Baker'), ada);
    const [one] = await applications(colleague);
    expect(one).toBeUndefined();
    await t.db.updateTable('subscriptions').set({ status: 'CANCELED' }).execute();
    expect(await applications(home.recruiter)).toMatchObject([{ elsewhere: [], dailyCandidateId: pickId }]);
    await t.db.updateTable('subscriptions').set({ status: 'ACTIVE' }).execute();
  });

  test('what was offered with the invitation, on both sides, and the pick for those who hire', async () => {
    await addInvitation(t.db, pickId, { status: 'ACCEPTED' });
    await addApplication(t.db, cook, ada);
    const invitation = { salaryMin: 90_000, salaryMax: 110_000, message: 'We would like to meet you.' };
    expect(await applications(home.recruiter)).toMatchObject([{ invitation, dailyCandidateId: pickId }]);
    expect(await applications(ada)).toMatchObject([{ invitation }]);
    expect((await applications(ada))[0]).not.toHaveProperty('dailyCandidateId');
    const { body } = await t.ask<DailyCandidateDetails>(`GET /daily-candidates/${pickId}/details`, {
      as: as[home.recruiter],
    });
    expect(body.application).toMatchObject({ invitation });
  });
});
