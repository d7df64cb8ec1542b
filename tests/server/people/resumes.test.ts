/** Several resumes: one is the main one, any may be sent, and an application keeps the one it was sent with. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Candidate } from '../../../schemas/candidate.ts';
import { mostKeptResumes, mostResumes, type Resume } from '../../../schemas/resume.ts';
import { logging } from '../../../server/base/logging.ts';
import { refreshApplicationFits } from '../../../server/features/fits/applicationFits.ts';
import { createResumeSweep } from '../../../server/features/people/sweepResumes.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { formOf } from '../../support/form.ts';
import { addGuest, visitAsGuest } from '../../support/guests.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { readZip } from '../../support/readZip.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

const resume = (trade: string, skill: string) =>
  `Ada Example\n${trade}\n\nEXPERIENCE\n${trade}, Larkfield, January 2018 - December 2024\nWorked with ${skill} every day.\n\nSKILLS\n${skill}\n`;

let t: TestApp;
let home: Organisation;
let jobId: string;
let email: string;
let made = 0;
/** Other files in each test: two people may hold the same one. */
let nurse: string;
let cook: string;
const as = { ada: '', recruiter: '', employer: '', foreign: '', other: '' };

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  const foreign = await addOrganisation(t, 'foreign');
  as.recruiter = await t.signIn(home.recruiter);
  as.employer = await t.signIn(home.employer);
  as.foreign = await t.signIn(foreign.recruiter);
  as.other = await t.signIn(foreign.candidate);
});
beforeEach(async () => {
  made += 1;
  nurse = `Reference ${made}\n${resume('Registered Nurse', 'Ventilator management')}`;
  cook = `Reference ${made}\n${resume('Pastry Chef', 'Laminated dough')}`;
  email = await addCandidate(t.db, `ada${made}@example.com`);
  as.ada = await t.signIn(email);
  const criteria = ['Ventilator management', 'Laminated dough'].map((name) => ({
    name,
    importance: 'MUST_HAVE' as const,
  }));
  jobId = await addOpenJob(t.db, home.recruiter, { title: 'Baker', description: 'Bake.', criteria });
});

const add = (text: string, name = 'cv.txt', fields: Record<string, string> = {}, who = as.ada) =>
  t.ask<Resume & Problem>('POST /resumes', { as: who, body: formOf(fields, { bytes: text, name }) });
const list = async (who = as.ada) => (await t.ask<Resume[]>('GET /resumes', { as: who })).body;
const main = (id: string, who = as.ada) => t.ask<Resume & Problem>(`POST /resumes/${id}/main`, { as: who });
const remove = (id: string, who = as.ada) => t.ask<Problem>(`DELETE /resumes/${id}`, { as: who });
const fileOf = async (path: string, who: string) => {
  const { status, text } = await t.ask(`GET ${path}`, { as: who });
  return status === 200 ? text : status;
};
const apply = (resumeId?: string, who = as.ada) =>
  t.ask<CandidateApplication>('POST /candidate-applications', {
    as: who,
    body: { jobId, ...(resumeId && { resumeId }) },
  });
const seen = async (id: string, who = as.recruiter) =>
  (await t.ask<CandidateApplication>(`GET /candidate-applications/${id}`, { as: who })).body;
const replace = (text: string) =>
  t.ask<Candidate & Problem>(`PUT /candidates/${email}`, {
    as: as.ada,
    body: formOf({}, { bytes: text, name: 'newer.txt' }),
  });
const both = async () => {
  const first = await add(nurse, 'nursing.txt');
  const second = await add(cook, 'baking.txt');
  return { nursing: first.body.id, baking: second.body.id };
};

describe('a candidate’s resumes', () => {
  test('each have a name, a day and their own facts; the first is the main one', async () => {
    expect((await add(nurse, 'nursing.txt')).status).toBe(201);
    await add(cook, 'b.txt', { resumeName: 'For bakeries' });
    expect(await list()).toMatchObject([
      {
        resumeName: 'nursing',
        isMain: true,
        headline: 'Registered Nurse',
        skills: expect.arrayContaining(['Ventilator management']),
      },
      { resumeName: 'For bakeries', isMain: false, headline: 'Pastry Chef', resumeFileName: 'b.txt' },
    ]);
    // The profile, and with it lists and fits, is that of the main one.
    const { body } = await t.ask<Candidate>(`GET /candidates/${email}`, { as: as.ada });
    expect(body).toMatchObject({ headline: 'Registered Nurse', resumeFileName: 'nursing.txt' });
  });

  test('are renamed, and another becomes the main one with its facts and corrections', async () => {
    const { nursing, baking } = await both();
    await t.ask(`PATCH /candidates/${email}/facts`, { as: as.ada, body: { headline: 'Nurse, night shift' } });
    await t.ask(`PATCH /resumes/${baking}`, { as: as.ada, body: { resumeName: 'Baking' } });
    await t.ask(`PATCH /resumes/${nursing}`, { as: as.ada, body: { resumeName: 'Nursing' } });
    expect((await main(baking)).body).toMatchObject({ resumeName: 'Baking', isMain: true });
    expect(await list()).toMatchObject([
      { id: baking, isMain: true, headline: 'Pastry Chef' },
      { id: nursing, resumeName: 'Nursing', isMain: false, headline: 'Nurse, night shift' },
    ]);
    const profile = async () => (await t.ask<Candidate>(`GET /candidates/${email}`, { as: as.ada })).body;
    expect(await profile()).toMatchObject({ headline: 'Pastry Chef', correctedFacts: [] });
    await main(nursing);
    await main(nursing);
    expect(await profile()).toMatchObject({ headline: 'Nurse, night shift', correctedFacts: ['headline'] });
    expect(
      (await t.ask<Problem>(`PATCH /resumes/${baking}`, { as: as.ada, body: { resumeName: ' ' } })).status,
    ).toBe(422);
  });

  test('are at most five, and each file once', async () => {
    await add(nurse);
    expect(await add(nurse, 'again.txt')).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
    for (let n = 1; n < mostResumes; n++) expect((await add(`${cook}${n}`)).status).toBe(201);
    expect(await add(cook)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_MOVE' } });
    expect(await list()).toHaveLength(mostResumes);
  });

  test('are at most five also when two come at once', async () => {
    for (let n = 1; n < mostResumes; n++) await add(`${cook}${n}`);
    const statuses = await Promise.all([add(nurse), add(cook)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('are refused as an upload is: without a file, and when they cannot be read', async () => {
    const none = await t.ask<Problem>('POST /resumes', { as: as.ada, body: formOf({}, null) });
    expect(none).toMatchObject({ status: 422, body: { errors: { resume: 'Choose a file.' } } });
    expect((await add('%PDF-1.4 nothing')).body.errors).toHaveProperty('resume');
    expect(await list()).toEqual([]);
  });

  test('leave with their file, but the main one stays', async () => {
    const { nursing, baking } = await both();
    const { resumeKey } = await t.db
      .selectFrom('resumes')
      .select('resumeKey')
      .where('id', '=', baking)
      .executeTakeFirstOrThrow();
    expect(await remove(nursing)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_MOVE' } });
    expect((await remove(baking)).status).toBe(204);
    expect(await t.services.storage.get(resumeKey ?? '')).toBeUndefined();
    expect((await list()).map(({ id }) => id)).toEqual([nursing]);
    expect((await remove(baking)).status).toBe(404);
  });

  test('are their owner’s alone', async () => {
    const { nursing, baking } = await both();
    for (const id of [nursing, baking]) {
      expect((await main(id, as.other)).status).toBe(404);
      expect((await remove(id, as.other)).status).toBe(404);
      const named = { as: as.other, body: { resumeName: 'Mine' } };
      expect((await t.ask(`PATCH /resumes/${id}`, named)).status).toBe(404);
      expect(await fileOf(`/resumes/${id}/file`, as.other)).toBe(404);
      expect(await fileOf(`/resumes/${id}/file`, as.recruiter)).toBe(403);
      expect((await apply(id, as.other)).status).toBe(404);
    }
    expect(await fileOf(`/resumes/${baking}/file`, as.ada)).toBe(cook);
    expect(await list()).toHaveLength(2);
  });
});

describe('an application', () => {
  test('goes with the resume that was chosen: file, facts and fit, for the recruiter and a guest', async () => {
    const { baking } = await both();
    const { body: application } = await apply(baking);
    await refreshApplicationFits({ ...t.services, log: logging('silent') });
    const record = await seen(application.id);
    expect(record).toMatchObject({
      headline: 'Pastry Chef',
      resume: {
        id: baking,
        resumeFileName: 'baking.txt',
        skills: expect.arrayContaining(['Laminated dough']),
      },
    });
    expect(record.fit?.criteria).toMatchObject([
      { name: 'Ventilator management', outcome: expect.not.stringMatching(/^MEETS$/) },
      { name: 'Laminated dough', outcome: 'MEETS', source: 'RESUME' },
    ]);
    expect(cook).toContain(record.fit?.criteria[1]?.evidence);
    expect(await fileOf(`/candidate-applications/${application.id}/resume`, as.recruiter)).toBe(cook);
    // The profile goes by the main one, which those who may see the candidate may read.
    expect(await fileOf(`/candidates/${email}/resume`, as.recruiter)).toBe(nurse);
    for (const [who, status] of [
      [as.foreign, 404],
      [as.employer, 403],
      [as.other, 404],
    ] as const)
      expect(await fileOf(`/candidate-applications/${application.id}/resume`, who)).toBe(status);
    await addGuest(t, as.recruiter, jobId, 'gale@guests.example');
    const guest = await visitAsGuest(t, 'gale@guests.example');
    expect(await fileOf(`/guest/applications/${application.id}/resume`, guest)).toBe(cook);
  });

  test('keeps its resume when another becomes the main one, when it is replaced, and when it is removed', async () => {
    const { nursing, baking } = await both();
    const { body: application } = await apply();
    const resumeNow = () => fileOf(`/candidate-applications/${application.id}/resume`, as.recruiter);
    await main(baking);
    expect(await resumeNow()).toBe(nurse);
    await main(nursing);
    expect(await resumeNow()).toBe(nurse);
    const newer = resume('Head Nurse', 'Triage');
    expect((await replace(newer)).status).toBe(200);
    expect(await resumeNow()).toBe(nurse);
    expect(await seen(application.id)).toMatchObject({
      headline: 'Registered Nurse',
      resume: { id: nursing },
    });
    expect((await list()).map(({ headline }) => headline)).toEqual(['Head Nurse', 'Pastry Chef']);
    expect(await fileOf(`/resumes/${nursing}/file`, as.ada)).toBe(404);
  });

  test('keeps one that is removed, which its owner can no longer choose; the sweep leaves its file', async () => {
    const { baking } = await both();
    const { body: application } = await apply(baking);
    expect((await list())[1]).toMatchObject({ id: baking, applicationsCount: 1 });
    expect((await remove(baking)).status).toBe(204);
    expect(await list()).toHaveLength(1);
    await createResumeSweep(t.services)(new Date('2099-01-01T00:00:00Z'));
    expect(await fileOf(`/candidate-applications/${application.id}/resume`, as.recruiter)).toBe(cook);
    await t.ask(`PATCH /candidate-applications/${application.id}/status?status=WITHDRAWN`, { as: as.ada });
    expect((await apply(baking)).status).toBe(404);
    expect((await main(baking)).status).toBe(404);
  });

  test('sent before there was a choice goes with the main resume of that time', async () => {
    const { nursing, baking } = await both();
    const { body: application } = await apply();
    await t.db.updateTable('applications').set({ resumeId: null }).where('id', '=', application.id).execute();
    expect((await list())[0]).toMatchObject({ id: nursing, applicationsCount: 1 });
    await main(baking);
    expect(await seen(application.id)).toMatchObject({ resume: { id: nursing } });
  });

  test('that names a resume of nobody is refused, and none is made', async () => {
    await both();
    expect((await apply('019b0000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await t.ask<unknown[]>('GET /candidate-applications', { as: as.ada })).body).toEqual([]);
  });

  test('gives room for another resume when it has come to nothing, and is asked to before', async () => {
    await add(nurse);
    const ids: string[] = [];
    for (let n = 0; n < mostKeptResumes; n++) {
      jobId = await addOpenJob(t.db, home.recruiter, { title: `Job ${n}`, description: 'Work.' });
      const { body } = await apply();
      ids.push(body.id);
      expect((await replace(`${cook}${n}`)).status).toBe(200);
    }
    jobId = await addOpenJob(t.db, home.recruiter, { title: 'Last', description: 'Work.' });
    await apply();
    expect(await replace(nurse)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_MOVE' } });
    await t.ask(`PATCH /candidate-applications/${ids[0]}/status?status=WITHDRAWN`, { as: as.ada });
    expect((await replace(nurse)).status).toBe(200);
  });
});

test('the export has every resume, and erasing leaves neither rows nor files', async () => {
  const { baking } = await both();
  await apply(baking);
  await remove(baking);
  const third = await add(resume('Farrier', 'Welding'), 'farrier.txt');
  const confirm = async () =>
    (
      await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
        as: as.ada,
        body: { password: testPassword },
      })
    ).body.confirmationToken;
  const answer = await t.app.inject({
    url: `/api/v1/candidates/${email}/export?confirmationToken=${await confirm()}`,
    headers: { authorization: `Bearer ${as.ada}` },
  });
  const files = readZip(answer.rawPayload);
  expect(files.get(`resumes/${baking}.txt`)?.toString()).toBe(cook);
  expect(files.has(`resumes/${third.body.id}.txt`)).toBe(true);
  expect(JSON.parse(String(files.get('resumes.json')))).toMatchObject([
    { id: baking, resumeFileName: 'baking.txt', removedAt: expect.any(String) },
    { resumeFileName: 'farrier.txt', removedAt: null },
  ]);
  const keys = await t.db
    .selectFrom('resumes')
    .select('resumeKey')
    .where('candidateEmail', '=', email)
    .execute();
  await t.ask(`DELETE /candidates/${email}?confirmationToken=${await confirm()}`, { as: as.ada });
  for (const { resumeKey } of keys) expect(await t.services.storage.get(resumeKey ?? '')).toBeUndefined();
  expect(await t.db.selectFrom('resumes').select('id').where('candidateEmail', '=', email).execute()).toEqual(
    [],
  );
});
