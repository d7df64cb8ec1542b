/** People as their employer knows them: who is found, what is noted, and who may read it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person, PersonNote, PersonRecord } from '../../../schemas/person.ts';
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
const ada = 'ada@example.com';
const bob = 'bob@example.com';
const stranger = 'stranger@example.com';
const cleo = 'cleo@home.example';
const gone = 'gone@home.example';
const as: Record<string, string> = {};

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addRecruiter(t.db, cleo, home.employer, { recruiterFirstName: 'Cleo', recruiterLastName: 'League' });
  await addRecruiter(t.db, gone, home.employer, { status: 'SUSPENDED' });
  await addCandidate(t.db, ada, {
    candidateFirstName: 'Ada',
    candidateLastName: 'Lindström',
    headline: 'Pastry cook',
    candidateCity: 'Portland',
    skills: ['Laminated dough'],
  });
  await addCandidate(t.db, bob, { candidateFirstName: 'Bob', candidateLastName: 'Byrne' });
  await addCandidate(t.db, stranger);
  for (const email of [home.recruiter, home.employer, home.candidate, foreign.recruiter, cleo])
    as[email] = await t.signIn(email);
});
let cook: string;
beforeEach(async () => {
  t.mails.length = 0;
  for (const table of ['applications', 'invitations', 'dailyCandidates', 'people'] as const)
    await t.db.deleteFrom(table).execute();
  cook = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  await addApplication(t.db, cook, ada);
  await addPick(t.db, cook, bob);
});

const found = async (query = '', who = home.recruiter) =>
  (await t.ask<Person[]>(`GET /people?${query}`, { as: as[who] })).body;
const names = async (query = '', who = home.recruiter) =>
  (await found(query, who)).map(({ candidateName }) => candidateName);
const person = (email = ada, who = home.recruiter) =>
  t.ask<PersonRecord>(`GET /people/${email}`, { as: as[who] });
const note = (text: string, more: object = {}, who = home.recruiter, email = ada) =>
  t.ask<PersonNote>(`POST /people/${email}/notes`, { as: as[who], body: { text, ...more } });
const endPlans = () => t.db.updateTable('subscriptions').set({ status: 'CANCELED' }).execute();
const renewPlans = () => t.db.updateTable('subscriptions').set({ status: 'ACTIVE' }).execute();

describe('the people of an employer are', () => {
  test('everyone on its lists and everyone who applied, whichever recruiter has the job', async () => {
    const everyone = ['Ada Lindström', 'Bob Byrne'];
    for (const who of [home.recruiter, cleo, home.employer])
      expect((await names('sort=candidateName&order=ASC', who)).sort()).toEqual(everyone);
    expect(await names('', foreign.recruiter)).toEqual([]);
  });

  test('without a plan, those who applied', async () => {
    await endPlans();
    expect(await names()).toEqual(['Ada Lindström']);
    expect((await person(bob)).status).toBe(404);
    expect((await person(ada)).status).toBe(200);
    await renewPlans();
  });

  test('told with where they stand', async () => {
    await addInvitation(t.db, await addPick(t.db, await addOpenJob(t.db, cleo, { title: 'Baker' }), ada));
    const [first] = await found('q=ada');
    expect(first?.standings.map(({ jobTitle, status }) => `${jobTitle} ${status}`)).toEqual([
      'Cook IN_PROCESS',
      'Baker INVITED',
    ]);
  });
});

describe('a search finds people', () => {
  test.each([
    ['name, accents or not', 'q=lindstrom'],
    ['headline', 'q=pastry'],
    ['place', 'q=portland'],
    ['skill', 'q=laminated'],
    ['words of several of these', 'q=ada%20portland%20dough'],
    ['a misspelled name', 'q=lindsrom'],
    ['a misspelled skill', 'q=laminatd'],
  ])('by %s', async (_, query) => expect(await names(query)).toEqual(['Ada Lindström']));

  test('by tag', async () => {
    const tags = ['Second round', 'Bakes'];
    await t.ask(`PUT /people/${ada}/tags`, { as: as[home.recruiter], body: { tags } });
    expect(await names('tag=Bakes&tag=Other')).toEqual(['Ada Lindström']);
    expect(await names('tag=Other')).toEqual([]);
    const inUse = await t.ask(`GET /person-tags`, { as: as[cleo] });
    expect(inUse.body).toEqual([
      { tag: 'Bakes', people: 1 },
      { tag: 'Second round', people: 1 },
    ]);
    expect((await t.ask('GET /person-tags', { as: as[foreign.recruiter] })).body).toEqual([]);
    // Bob is known from a list alone.
    await t.ask(`PUT /people/${bob}/tags`, { as: as[cleo], body: { tags: ['Listed'] } });
    await endPlans();
    expect((await t.ask<{ tag: string }[]>('GET /person-tags', { as: as[cleo] })).body).not.toContainEqual(
      expect.objectContaining({ tag: 'Listed' }),
    );
    await renewPlans();
  });

  test('and nobody by what nobody has', async () => expect(await names('q=zyxwvut')).toEqual([]));
});

describe('a person’s record', () => {
  test('tells what happened, the newest first', async () => {
    const pick = await addPick(t.db, await addOpenJob(t.db, cleo, { title: 'Baker' }), ada);
    await addInvitation(t.db, pick, { status: 'DECLINED', answeredAt: '2026-06-01T10:00:00.000Z' });
    const { body } = await person();
    expect(body.events.map(({ kind, jobTitle, stageName }) => [kind, jobTitle, stageName])).toEqual([
      ['DECLINED', 'Baker', null],
      ['INVITED', 'Baker', null],
      ['STAGE', 'Cook', 'Applied'],
      ['LISTED', 'Baker', null],
    ]);
  });

  test('names the last day to answer of an invitation that ran out, not the moment that day is over everywhere', async () => {
    const pick = await addPick(t.db, await addOpenJob(t.db, cleo, { title: 'Waiter' }), ada);
    await addInvitation(t.db, pick, { status: 'EXPIRED', expiresAt: '2026-06-06T12:00:00.000Z' });
    const { body } = await person();
    expect(body.events).toContainEqual(
      expect.objectContaining({ kind: 'UNANSWERED', jobTitle: 'Waiter', at: '2026-06-05' }),
    );
  });

  test('names the day of a list, and moments of what happened at one', async () => {
    // A day that is written as the moment it begins is the day before for readers in the west.
    const { body: listed } = await person(bob);
    const day = listed.events[0]?.at ?? '';
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect([listed.latestAt, listed.standings[0]?.at]).toEqual([day, day]);
    expect((await found('q=bob'))[0]).toMatchObject({ latestAt: day, standings: [{ at: day }] });
    const { body: applied } = await person(ada);
    for (const at of [applied.latestAt, applied.events[0]?.at, applied.standings[0]?.at])
      expect(at).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  });

  test('is kept from everyone who has nothing to do with them', async () => {
    expect((await person(stranger)).status).toBe(404);
    expect((await person('no-one@example.com')).status).toBe(404);
    expect((await person(ada, foreign.recruiter)).status).toBe(404);
    expect((await person(ada, home.candidate)).status).toBe(403);
  });

  test('says whose resume the caller may read', async () => {
    await t.db
      .updateTable('candidates')
      .set({ resumeFileName: 'Ada.pdf' })
      .where('candidateEmail', '=', ada)
      .execute();
    const read = async (who: string) => (await person(ada, who)).body.resumeFileName;
    expect([await read(home.recruiter), await read(cleo), await read(home.employer)]).toEqual([
      'Ada.pdf',
      null,
      null,
    ]);
  });
});

describe('a note', () => {
  test('is read by every colleague, and changed by its author alone', async () => {
    const { body, status } = await note('Calm under pressure.');
    expect([status, body.authorName, body.isMine]).toEqual([201, 'Robin Recruiter', true]);
    const [read] = (await person(ada, cleo)).body.notes;
    expect([read?.text, read?.isMine]).toEqual(['Calm under pressure.', false]);
    const path = `/people/${ada}/notes/${body.id}`;
    const change = { text: 'Calm.' };
    expect((await t.ask(`PUT ${path}`, { as: as[cleo], body: change })).status).toBe(404);
    expect((await t.ask(`DELETE ${path}`, { as: as[cleo] })).status).toBe(404);
    expect((await t.ask(`PUT ${path}`, { as: as[home.recruiter], body: change })).status).toBe(200);
    expect((await person()).body.notes[0]?.text).toBe('Calm.');
    expect((await t.ask(`DELETE ${path}`, { as: as[home.recruiter] })).status).toBe(204);
    expect((await person()).body.notes).toEqual([]);
  });

  test('tells the colleagues it names by mail, each once', async () => {
    const { body } = await note('Cleo, have a look.', { mentions: [cleo, cleo, home.recruiter] });
    expect(body.mentions.map(({ recruiterName }) => recruiterName)).toEqual([
      'Cleo League',
      'Robin Recruiter',
    ]);
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['PERSON_NOTE', cleo]]);
    expect(t.mails[0]?.text).toContain('> Cleo, have a look.');
    expect(t.mails[0]?.text).toContain(`/dashboard/recruiter/people/${encodeURIComponent(ada)}/`);
    const path = `/people/${ada}/notes/${body.id}`;
    await t.ask(`PUT ${path}`, {
      as: as[home.recruiter],
      body: { text: 'Cleo, please.', mentions: [cleo] },
    });
    expect(t.mails).toHaveLength(1);
  });

  test.each([
    ['someone of another employer', () => foreign.recruiter],
    ['someone suspended', () => gone],
    ['a candidate', () => ada],
  ])('that names %s is refused, and nothing is kept or sent', async (_, who) => {
    const { status, body } = await note('Look.', { mentions: [who()] });
    expect([status, body]).toMatchObject([
      422,
      { code: 'INVALID_FIELDS', errors: { mentions: expect.any(String) } },
    ]);
    expect((await person()).body.notes).toEqual([]);
    expect(t.mails).toEqual([]);
  });

  test('about someone the employer does not know is refused', async () => {
    expect((await note('Hm.', {}, home.recruiter, stranger)).status).toBe(404);
    expect((await note('Hm.', {}, foreign.recruiter)).status).toBe(404);
    expect((await note('Hm.', {}, home.employer)).status).toBe(403);
  });

  test('stays when its author has left, without the name', async () => {
    await addRecruiter(t.db, 'leaver@home.example', home.employer);
    as.leaver = await t.signIn('leaver@home.example');
    await note('From before.', {}, 'leaver');
    await t.db.deleteFrom('users').where('email', '=', 'leaver@home.example').execute();
    expect((await person()).body.notes).toMatchObject([{ text: 'From before.', authorName: null }]);
  });
});

describe('a rating', () => {
  test('is one for each recruiter; the record has the mean', async () => {
    const rate = (rating: number | null, who = home.recruiter) =>
      t.ask<PersonRecord>(`PUT /people/${ada}/rating`, { as: as[who], body: { rating } });
    await rate(2);
    await rate(3);
    const { body } = await rate(4, cleo);
    expect([body.rating, body.myRating, body.ratingsCount]).toEqual([3.5, 4, 2]);
    expect((await rate(null, cleo)).body).toMatchObject({ rating: 3, myRating: null });
    expect((await rate(6)).status).toBe(422);
    expect((await rate(4, foreign.recruiter)).status).toBe(404);
  });
});

test('those who may be named are the active recruiters of the same employer', async () => {
  const { body } = await t.ask<{ id: string }[]>('GET /colleagues', { as: as[home.recruiter] });
  expect(body.map(({ id }) => id).sort()).toEqual([cleo, home.recruiter]);
});
