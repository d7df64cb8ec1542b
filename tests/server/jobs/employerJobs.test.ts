/** An employer's own list of jobs: every recruiter's, each with its pipeline and the answers it owes. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { EmployerJob } from '../../../schemas/employerJob.ts';
import { apply } from '../../../server/features/applications/apply.ts';
import {
  hireApplication,
  moveApplication,
  rejectApplication,
} from '../../../server/features/applications/changeApplication.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
let late: string;
let calm: string;
let second: string;
let people = 0;

/** Applies on a day of 2026; the answer is promised a week later. The clock of the tests shows the first of June. */
async function send(jobId: string, day: string) {
  people += 1;
  const candidateEmail = await addCandidate(t.db, `applicant${people}@example.com`);
  const at = new Date(`2026-${day}T09:00:00.000Z`);
  return (await apply(t.db, { jobId, candidateEmail, coverLetter: null, source: 'APPLIED' }, at)).id;
}

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  late = await addOpenJob(t.db, home.recruiter, { title: 'Late' });
  second = await addRecruiter(t.db, 'second@home.example', home.employer, {
    recruiterFirstName: 'Sasha',
    recruiterLastName: 'Second',
  });
  calm = await addOpenJob(t.db, second, { title: 'Calm' });
  const own = (id: string) => ({ id, by: { recruiterEmail: home.recruiter } });
  await send(late, '05-10');
  await send(late, '05-20');
  // Promised for the second of June.
  await send(late, '05-26');
  await moveApplication(t.db, own(await send(late, '05-28')), 'interview', new Date('2026-05-31T09:00:00Z'));
  await hireApplication(t.db, own(await send(late, '05-01')), new Date('2026-05-30T09:00:00Z'));
  await rejectApplication(t.db, own(await send(late, '05-02')), 'Too far', new Date('2026-05-30T09:00:00Z'));
  await send(calm, '05-31');
});

const ask = async (query = '', as = home.employer) =>
  (await t.ask<EmployerJob[]>(`GET /jobs/employer/me${query}`, { as: await t.signIn(as) })).body;
const titles = async (query: string) => (await ask(query)).map(({ title }) => title);

describe('an employer', () => {
  test('has the jobs of all its recruiters in one list, and no one else’s', async () => {
    const jobs = await ask('?sort=title&order=ASC');
    expect(jobs.map(({ title, recruiterName }) => [title, recruiterName])).toEqual([
      ['Calm', 'Sasha Second'],
      ['Late', 'Robin Recruiter'],
      ['Nurse', 'Robin Recruiter'],
    ]);
  });

  test('sees how many are in each stage; those who were turned away are in none', async () => {
    const [job] = await ask(`?id=${late}`);
    expect(job?.pipeline.map(({ stageName, stageType, people }) => [stageName, stageType, people])).toEqual([
      ['Applied', 'APPLIED', 3],
      ['Screening', 'SCREENING', 0],
      ['Assessment', 'ASSESSMENT', 0],
      ['Interview', 'INTERVIEW', 1],
      ['Offer', 'OFFER', 0],
      ['Hired', 'HIRED', 1],
    ]);
  });

  test('finds people whose stage is gone in the first one, as on the board', async () => {
    await t.db.updateTable('applications').set({ stageId: 'removed' }).where('jobId', '=', calm).execute();
    const [job] = await ask(`?id=${calm}`);
    expect(job?.pipeline.map((stage) => stage.people)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('sees which promised answers are overdue, which are due by tomorrow, and how old the oldest is', async () => {
    const [owed] = await ask(`?id=${late}`);
    expect(owed).toMatchObject({ answersOverdueCount: 2, answersDueCount: 1, oldestAnswerBy: '2026-05-17' });
    const [free] = await ask(`?id=${calm}`);
    expect(free).toMatchObject({ answersOverdueCount: 0, answersDueCount: 0, oldestAnswerBy: null });
  });

  test('narrows the list by recruiter, status and overdue answers', async () => {
    expect(await titles(`?recruiterEmail=${second}`)).toEqual(['Calm']);
    expect(await titles('?status=DRAFT')).toEqual(['Nurse']);
    expect(await titles('?overdue=SOME')).toEqual(['Late']);
    expect(await titles('?overdue=NONE&sort=title&order=ASC')).toEqual(['Calm', 'Nurse']);
    expect(await titles('?q=sasha')).toEqual(['Calm']);
  });

  test('orders it by the answers that are owed', async () => {
    expect((await titles('?sort=answersOverdueCount'))[0]).toBe('Late');
    expect((await titles('?sort=oldestAnswerBy&order=ASC'))[0]).toBe('Late');
    expect((await titles('?sort=recruiterName&order=DESC'))[0]).toBe('Calm');
  });

  test('reads one job with the same facts', async () => {
    const as = await t.signIn(home.employer);
    const { body } = await t.ask<EmployerJob>(`GET /jobs/${late}`, { as });
    expect(body).toEqual((await ask(`?id=${late}`))[0]);
  });

  test('does not know of a job of another employer', async () => {
    const as = await t.signIn(home.employer);
    expect((await t.ask(`GET /jobs/${foreign.job.id}`, { as })).status).toBe(404);
    expect(await ask(`?id=${foreign.job.id}`)).toEqual([]);
    expect(await ask(`?recruiterEmail=${foreign.recruiter}`)).toEqual([]);
  });

  test('has an empty list before the first job', async () => {
    expect(await ask('', await addEmployer(t.db, 'new@new.example'))).toEqual([]);
  });
});

test.each(['recruiter', 'candidate'] as const)('a %s has no such list', async (role) => {
  const as = await t.signIn(home[role]);
  expect((await t.ask('GET /jobs/employer/me', { as })).status).toBe(403);
  const { body } = await t.ask<object>(`GET /jobs/${late}`, { as });
  expect(body).not.toHaveProperty('pipeline');
  expect(body).not.toHaveProperty('answersOverdueCount');
});
