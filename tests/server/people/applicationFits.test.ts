/** People who apply are judged as picks are, for those who hire. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { logging } from '../../../server/base/logging.ts';
import { toRow } from '../../../server/db/database.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { inlineHands } from '../../../server/features/dailyRun/hands.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { refreshApplicationFits } from '../../../server/features/fits/applicationFits.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { productMatching } from '../../../server/ranking/productMatching.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, subscribe } from '../../support/people.ts';
import {
  addApplication,
  addInvitation,
  addOrganisation,
  addPick,
  type Organisation,
} from '../../support/scene.ts';

const resumeText = `Ada Example
Farrier

EXPERIENCE
Farrier, Larkfield Stables, January 2018 - December 2024
Shod forty horses a week and forged shoes with MIG welding.

SKILLS
MIG welding, Blacksmithing
`;

let t: TestApp;
let home: Organisation;
let jobId: string;
let ada: string;
let recruiter: string;
const email = 'ada@example.com';
const must = (name: string) => ({ name, importance: 'MUST_HAVE' as const });

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  const { headline, skills, yearsOfExperience, ...rest } = readFacts(resumeText, '2026-06-01');
  const shown = { headline, skills, yearsOfExperience };
  for (const one of [email, 'twin@example.com']) {
    await addCandidate(t.db, one, { ...shown, facts: { ...shown, ...rest }, resumeText });
    await subscribe(t.db, one);
  }
  ada = await t.signIn(email);
  recruiter = await t.signIn(home.recruiter);
});
beforeEach(async () => {
  await t.db.deleteFrom('jobFits').execute();
  await t.db.deleteFrom('applications').execute();
  jobId = await addOpenJob(t.db, home.recruiter, {
    title: 'Farrier',
    description: 'Shoe horses at our stables.',
    criteria: [must('MIG welding'), must('Bachelor in nursing')],
  });
});

const apply = (as = ada) =>
  t.ask<CandidateApplication>('POST /candidate-applications', { as, body: { jobId } });
const seen = async (as = recruiter) =>
  (await t.ask<CandidateApplication[]>(`GET /candidate-applications?jobId=${jobId}`, { as })).body;
const fitOf = async () => (await seen())[0]?.fit;
const log = logging('silent');
const refresh = () => refreshApplicationFits({ ...t.services, log });

describe('the fit of an application', () => {
  test('is there soon after applying, with evidence that stands in the resume', async () => {
    await apply();
    await expect.poll(fitOf, { timeout: 20_000 }).toMatchObject({
      summary: '1/2 must-haves',
      criteria: [
        { name: 'MIG welding', outcome: 'MEETS', source: 'RESUME' },
        { outcome: expect.not.stringMatching('MEETS') },
      ],
    });
    for (const { evidence } of (await fitOf())?.criteria ?? []) {
      if (evidence !== null) expect(resumeText).toContain(evidence);
    }
  });

  test('is what a pick of the same person would be', async () => {
    await apply();
    await expect.poll(fitOf).toBeTruthy();
    const hands = inlineHands(t.db, productMatching);
    await runDailyLists({ db: t.db, clock: t.services.clock, perJob: 10, hands }, '2026-06-01', {
      jobIds: [jobId],
    });
    const pick = await t.db
      .selectFrom('dailyCandidates')
      .select(['band', 'criteria', 'summary'])
      .where('jobId', '=', jobId)
      .where('candidateEmail', '=', 'twin@example.com')
      .executeTakeFirstOrThrow();
    expect(await fitOf()).toMatchObject(pick);
  });

  test('is there for someone who was invited', async () => {
    const id = await addInvitation(t.db, await addPick(t.db, jobId, email));
    await t.ask(`PATCH /invitations/${id}/status?status=ACCEPTED`, { as: ada });
    await expect.poll(fitOf).toMatchObject({ summary: '1/2 must-haves' });
  });

  test('stays with the application when it is moved, and is never the candidate’s to see', async () => {
    const { body: sent } = await apply();
    await expect.poll(fitOf).toBeTruthy();
    const change = (as: string, query: string) =>
      t.ask<CandidateApplication>(`PATCH /candidate-applications/${sent.id}/status?${query}`, { as });
    expect((await change(recruiter, 'stageId=screening')).body.fit).toEqual(await fitOf());
    const own = [
      sent,
      (await seen(ada))[0],
      (await t.ask<CandidateApplication>(`GET /candidate-applications/${sent.id}`, { as: ada })).body,
      (await change(ada, 'status=WITHDRAWN')).body,
    ];
    for (const one of own) {
      expect(one).toMatchObject({ id: sent.id });
      expect(one).not.toHaveProperty('fit');
    }
  });

  test('is not known of someone without a resume that could be read', async () => {
    await apply(await t.signIn(home.candidate));
    expect(await refresh()).toEqual({ applications: 0 });
    expect(await fitOf()).toBeNull();
  });

  test('is made once, and again when the criteria or the resume have changed', async () => {
    await apply();
    await expect.poll(fitOf).toBeTruthy();
    expect(await refresh()).toEqual({ applications: 0 });
    await t.db
      .updateTable('jobs')
      .set(toRow({ criteria: [must('Blacksmithing')], updatedAt: '2026-06-01T11:00:00.000Z' }))
      .where('id', '=', jobId)
      .execute();
    expect(await refresh()).toEqual({ applications: 1 });
    expect((await fitOf())?.criteria).toMatchObject([{ name: 'Blacksmithing', outcome: 'MEETS' }]);
    await t.db
      .updateTable('candidates')
      .set({ resumeText: resumeText.replace('forty', 'thirty') })
      .where('candidateEmail', '=', email)
      .execute();
    expect(await refresh()).toEqual({ applications: 1 });
  });

  test('is made by the next round when it was lost, and the others do not wait for one that cannot be', async () => {
    const matching = t.services.matchJobs;
    await addApplication(t.db, jobId, email);
    await addApplication(t.db, jobId, 'twin@example.com');
    t.services.matchJobs = (task) =>
      task.candidate?.candidateEmail === email ? Promise.reject(new Error('No.')) : matching(task);
    expect(await refresh()).toEqual({ applications: 1 });
    t.services.matchJobs = matching;
    expect(await refresh()).toEqual({ applications: 1 });
    expect((await seen()).map(({ fit }) => fit?.summary)).toEqual(['1/2 must-haves', '1/2 must-haves']);
  });

  test('outlives the job and the week that other fits are kept', async () => {
    await apply();
    await expect.poll(fitOf).toBeTruthy();
    await t.db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', jobId).execute();
    await doDueTasks(t.db, new Date('2026-07-01T12:00:00Z'));
    expect(await fitOf()).toMatchObject({ summary: '1/2 must-haves' });
  });
});
