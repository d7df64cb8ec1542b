/** Several applications, changed at once. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import { addApplication, addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let foreign: Organisation;
const emails = ['ada@example.com', 'bob@example.com', 'cem@example.com'];
let recruiter: string;
let candidate: string;
let job: string;
let ids: string[];

beforeAll(async () => {
  t = await testApp();
  const home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  for (const email of emails)
    await addCandidate(t.db, email, {
      candidateFirstName: email.slice(0, 3),
      candidateLastName: 'Lindström',
    });
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  recruiter = await t.signIn(home.recruiter);
  candidate = await t.signIn('ada@example.com');
});
beforeEach(async () => {
  await t.db.deleteFrom('applications').where('jobId', '=', job).execute();
  ids = [];
  for (const email of emails) ids.push(await addApplication(t.db, job, email));
  t.mails.length = 0;
});

type Answer = CandidateApplication[] & Problem;

const change = (body: object, as = recruiter) =>
  t.ask<Answer>('POST /candidate-applications/changes', { as, body });
const stages = async () => {
  const { body } = await t.ask<CandidateApplication[]>(`GET /candidate-applications?jobId=${job}`, {
    as: recruiter,
  });
  return body.map(({ status, stageId }) => `${status} ${stageId}`);
};
const untouched = ['ACTIVE screening', 'ACTIVE screening', 'ACTIVE screening'];

describe('several applications', () => {
  test('move together, and each candidate is told', async () => {
    const { status, body } = await change({ ids, stageId: 'interview' });
    expect([status, body.map(({ stageId }) => stageId)]).toEqual([
      200,
      ['interview', 'interview', 'interview'],
    ]);
    expect(t.mails.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual(
      emails.map((email) => `APPLICATION_CHANGED ${email}`),
    );
  });

  test('are rejected with one reason, without an e-mail where none is wanted', async () => {
    const { body } = await change({ ids, reason: 'The job is filled.', notify: false });
    expect(body.map(({ status, rejectionReason }) => [status, rejectionReason])).toEqual(
      ids.map(() => ['REJECTED', 'The job is filled.']),
    );
    expect(t.mails).toEqual([]);
  });

  test('stay as they are when one of them has ended, which is named', async () => {
    await t.ask(`PATCH /candidate-applications/${ids[1]}/status?status=WITHDRAWN`, {
      as: await t.signIn('bob@example.com'),
    });
    const { status, body } = await change({ ids, stageId: 'interview' });
    expect([status, body.code]).toEqual([409, 'ILLEGAL_MOVE']);
    expect(body.detail).toBe(
      'bob Lindström: The candidate withdrew. Only they can take that back. Nothing was changed.',
    );
    expect((await stages()).sort()).toEqual(['ACTIVE screening', 'ACTIVE screening', 'WITHDRAWN screening']);
  });

  test('stay as they are when one of them is not the recruiter’s', async () => {
    const { status } = await change({ ids: [...ids, foreign.applicationId], stageId: 'interview' });
    expect([status, await stages()]).toEqual([404, untouched]);
  });

  test('change once when one is named twice', async () => {
    const { body } = await change({ ids: [...ids, ...ids], stageId: 'interview' });
    expect(body).toHaveLength(3);
    expect(t.mails).toHaveLength(3);
  });

  test.each([
    ['neither a stage nor a reason', {}],
    ['both', { stageId: 'interview', reason: 'Filled' }],
    ['an empty reason', { reason: '  ' }],
    ['a stage the job does not have', { stageId: 'nowhere' }],
    ['the stage of those hired', { stageId: 'hired' }],
    ['no applications', { ids: [], stageId: 'interview' }],
    ['101 of them', { ids: Array.from({ length: 101 }, () => crypto.randomUUID()), stageId: 'interview' }],
  ])('are refused with %s', async (_name, fields) => {
    const { status, body } = await change({ ids, ...fields });
    expect([status, body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect(await stages()).toEqual(untouched);
  });

  test('are not for the candidates to change', async () => {
    expect((await change({ ids: ids.slice(0, 1), stageId: 'interview' }, candidate)).status).toBe(403);
  });
});
