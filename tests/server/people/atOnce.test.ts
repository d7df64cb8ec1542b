/** Messages, invitations and tags for several people at once: all of them or none. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostAtOnce } from '../../../schemas/atOnce.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Invitation } from '../../../schemas/invitation.ts';
import type { Message } from '../../../schemas/message.ts';
import type { PersonRecord } from '../../../schemas/person.ts';
import { mostTags } from '../../../schemas/personTag.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import { addApplication, addOrganisation, addPick, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
const ada = 'ada@example.com';
const bob = 'bob@example.com';
const both = [ada, bob];
const as: Record<string, string> = {};
let job: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  await addCandidate(t.db, bob, { candidateFirstName: 'Bob', candidateLastName: 'Byrne' });
  for (const email of [home.recruiter, home.employer, foreign.recruiter, ada])
    as[email] = await t.signIn(email);
});
beforeEach(async () => {
  for (const table of ['messageThreads', 'applications', 'invitations', 'dailyCandidates', 'people'] as const)
    await t.db.deleteFrom(table).execute();
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  t.mails.length = 0;
});

const ask = <T>(path: string, body: object, who = home.recruiter) =>
  t.ask<T & Problem>(`POST ${path}`, { as: as[who], body });
const mailed = () => t.mails.map(({ to }) => to).sort();

describe('a message to several', () => {
  beforeEach(async () => {
    for (const email of both) await addApplication(t.db, job, email);
  });
  const write = (more: object = {}, who?: string) =>
    ask<Message[]>('/messages', { jobId: job, emails: both, text: 'Good morning', ...more }, who);
  const textsTo = async (email: string) => {
    const thread = `GET /message-threads/${job}/${email}/messages`;
    const { body } = await t.ask<Message[]>(thread, { as: as[home.recruiter] });
    return body.map(({ text }) => text);
  };
  const allTexts = async () => [await textsTo(ada), await textsTo(bob)];

  test('says to each their own name, by mail too', async () => {
    const { status } = await write({
      text: 'Dear {{ candidateFirstName }}, about {{jobTitle}} at {{company}}: call me. {{recruiterName}}',
    });
    const says = (name: string) => `Dear ${name}, about Cook at The home company: call me. Robin Recruiter`;
    expect([status, await textsTo(ada), await textsTo(bob)]).toEqual([201, [says('Ada')], [says('Bob')]]);
    expect(mailed()).toEqual(both);
    expect(t.mails.find(({ to }) => to === bob)?.text).toContain(says('Bob'));
  });

  test('reaches the others also where someone’s name looks like a field', async () => {
    const named = (candidateFirstName: string) =>
      t.db.updateTable('candidates').set({ candidateFirstName }).where('candidateEmail', '=', bob).execute();
    await named('{{jobTitle}}');
    const { status } = await write({ text: 'Dear {{candidateFirstName}}' });
    await named('Bob');
    expect([status, await allTexts()]).toEqual([201, [['Dear Ada'], ['Dear {{jobTitle}}']]]);
  });

  test('reaches each once when one is named twice', async () => {
    expect((await write({ emails: [ada, 'ADA@example.com', bob] })).body).toHaveLength(2);
    expect(await textsTo(ada)).toHaveLength(1);
  });

  test('reaches nobody when one of them withdrew, who is named', async () => {
    await t.db
      .updateTable('applications')
      .set({ status: 'WITHDRAWN' })
      .where('candidateEmail', '=', bob)
      .execute();
    const { status, body } = await write();
    expect([status, body.code, body.detail]).toEqual([
      409,
      'ILLEGAL_MOVE',
      'Bob Byrne: They have withdrawn their application; only they can write now. Nothing was sent.',
    ]);
    expect(await allTexts()).toEqual([[], []]);
  });

  test('reaches nobody when one of them is a stranger to the job', async () => {
    const { status } = await write({ emails: [ada, foreign.candidate] });
    expect([status, await allTexts()]).toEqual([404, [[], []]]);
  });

  test('is not written for a job of other recruiters, by employers or by candidates', async () => {
    expect((await write({}, foreign.recruiter)).status).toBe(404);
    expect((await write({ jobId: foreign.job.id, emails: [foreign.candidate] })).status).toBe(404);
    for (const who of [home.employer, ada]) expect((await write({}, who)).status).toBe(403);
    expect(await allTexts()).toEqual([[], []]);
  });

  test.each([
    ['a field there is not', 'Dear {{name}}', 'No field is called {{name}}.'],
    ['half a field', 'Dear {{candidateFirstName}', 'A field has two braces on each side'],
    [
      'names that make it too long',
      `{{company}} ${'x'.repeat(3984)}`,
      'Filled in for Ada Lindström, the text is 1 character too long.',
    ],
  ])('is refused for %s, before anyone gets it', async (_, text, said) => {
    const { status, body } = await write({ text });
    expect([status, body.code, body.errors?.text]).toEqual([
      422,
      'INVALID_FIELDS',
      expect.stringContaining(said),
    ]);
    expect(await allTexts()).toEqual([[], []]);
  });

  test.each([
    ['nobody', []],
    ['too many', Array.from({ length: mostAtOnce + 1 }, (_, n) => `a${n}@example.com`)],
  ])('is refused for %s', async (_, emails) => {
    expect((await write({ emails })).body.code).toBe('INVALID_FIELDS');
  });
});

describe('an invitation of several', () => {
  let ids: string[];
  beforeEach(async () => {
    ids = [await addPick(t.db, job, ada), await addPick(t.db, job, bob, 2)];
  });
  const offer = { salaryMin: 50_000, salaryMax: 60_000, message: 'Shall we talk, {{candidateFirstName}}?' };
  const invite = (more: object = {}, who?: string) =>
    ask<Invitation[]>('/invitations', { ids, ...offer, ...more }, who);
  const pickStates = async () =>
    (await t.db.selectFrom('dailyCandidates').select('status').orderBy('rank').execute()).map(
      ({ status }) => status,
    );

  test('offers each the same, with their own name', async () => {
    const { status, body } = await invite();
    expect([status, body.map(({ message, salaryMax }) => `${message} ${salaryMax}`).sort()]).toEqual([
      201,
      ['Shall we talk, Ada? 60000', 'Shall we talk, Bob? 60000'],
    ]);
    expect([await pickStates(), mailed()]).toEqual([['INVITED', 'INVITED'], both]);
  });

  test.each([
    ['was invited before', { status: 'PENDING' }, 'Bob Byrne: This candidate has been invited'],
    ['was passed', { pass: true }, 'Bob Byrne: You passed on this candidate.'],
    ['has applied', { applied: true }, 'Bob Byrne: This candidate has applied'],
  ])('reaches nobody when one of them %s, who is named', async (_, how, said) => {
    const [, second = ''] = ids;
    if ('applied' in how) await addApplication(t.db, job, bob);
    else if ('pass' in how)
      await t.ask(`PATCH /daily-candidates/${second}/status?status=PASSED`, { as: as[home.recruiter] });
    else
      await t.ask(`POST /daily-candidates/${second}/invitation`, {
        as: as[home.recruiter],
        body: { ...offer, message: null },
      });
    t.mails.length = 0;
    const { status, body } = await invite();
    expect([status, body.detail]).toEqual([409, expect.stringMatching(`^${said}.* Nobody was invited\\.$`)]);
    expect((await pickStates())[0]).toBe('NEW');
  });

  test('is for one job, and for picks of one’s own', async () => {
    const other = await addPick(t.db, await addOpenJob(t.db, home.recruiter), ada);
    expect((await invite({ ids: [...ids, other] })).body.errors?.ids).toContain('one job at a time');
    const theirs = await addPick(t.db, foreign.job.id, bob);
    expect((await invite({ ids: [...ids, theirs] })).status).toBe(404);
    expect((await invite({}, foreign.recruiter)).status).toBe(404);
    expect((await invite({}, home.employer)).status).toBe(403);
    expect(await pickStates()).not.toContain('INVITED');
  });

  test('names a salary whose end is not below its beginning', async () => {
    expect((await invite({ salaryMax: 40_000 })).body.errors).toHaveProperty('salaryMax');
  });
});

describe('a tag for several', () => {
  beforeEach(async () => {
    for (const email of both) await addApplication(t.db, job, email);
  });
  const tag = (more: object = {}, who?: string) =>
    ask<{ emails: string[] }>('/people/tags', { emails: both, tag: 'Night shift', ...more }, who);
  const tagsOf = async (email: string) =>
    (await t.ask<PersonRecord>(`GET /people/${email}`, { as: as[home.recruiter] })).body.tags;
  const allTags = async () => [await tagsOf(ada), await tagsOf(bob)];

  test('is added beside those there are, and answers who got it', async () => {
    await tag({ emails: [ada] });
    await tag({ tag: 'French' });
    expect((await tag()).body).toEqual({ emails: [bob] });
    expect(await allTags()).toEqual([
      ['Night shift', 'French'],
      ['French', 'Night shift'],
    ]);
  });

  test('is taken from those who have it', async () => {
    await tag({ emails: [ada] });
    await tag({ tag: 'French' });
    expect((await tag({ remove: true })).body).toEqual({ emails: [ada] });
    expect(await allTags()).toEqual([['French'], ['French']]);
  });

  test('is given to nobody when one of them is full, who is named', async () => {
    const tags = Array.from({ length: mostTags }, (_, n) => `t${n}`);
    await t.ask(`PUT /people/${bob}/tags`, { as: as[home.recruiter], body: { tags } });
    expect((await tag()).body.errors?.tag).toBe('Bob Byrne has 20 tags already. Nobody was tagged.');
    expect(await tagsOf(ada)).toEqual([]);
  });

  test('is given to nobody when one of them is unknown to the employer', async () => {
    expect((await tag({ emails: [ada, foreign.candidate] })).status).toBe(404);
    expect(await tagsOf(ada)).toEqual([]);
    expect((await tag({}, home.employer)).status).toBe(403);
    expect((await tag({}, foreign.recruiter)).status).toBe(404);
  });
});
