/** A company's own people: on its lists and in its search without a plan of theirs, and in nobody else's. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { AddedPersonAnswer } from '../../../schemas/addedPerson.ts';
import type { Considered } from '../../../schemas/considered.ts';
import type { DailyCandidate, DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import type { Notice } from '../../../schemas/notice.ts';
import type { KeptLonger, PeopleBasisSettings } from '../../../schemas/peopleBasis.ts';
import type { Person, PersonRecord } from '../../../schemas/person.ts';
import type { PoolFound } from '../../../schemas/poolSearch.ts';
import { strangerMailsADay } from '../../../schemas/strangerMails.ts';
import { askWaiting } from '../../../server/features/addedPeople/askPeople.ts';
import { dropUnanswered } from '../../../server/features/addedPeople/dropUnanswered.ts';
import { runDueArchives } from '../../../server/features/archives/runArchives.ts';
import { inlineHands } from '../../../server/features/dailyRun/hands.ts';
import { runDailyLists } from '../../../server/features/dailyRun/run.ts';
import { tellEnds } from '../../../server/features/heldPeople/tellEnds.ts';
import { productMatching } from '../../../server/ranking/productMatching.ts';
import { makeQueuedProfiles } from '../../../server/ranking/profiles/storedProfiles.ts';
import { nurse } from '../../matching/support.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { formOf } from '../../support/form.ts';
import { consentToken, uploadArchive } from '../../support/imports.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';
import { zipOf } from '../../support/zip.ts';

let t: TestApp;
let home: Organisation;
let away: Organisation;
let token: string;
let stranger: string;
let jobId: string;
let theirJob: string;

const nurseJob = {
  title: 'Registered Nurse',
  description: 'Cares for patients in intensive care.',
  workplaceType: 'REMOTE' as const,
  criteria: [],
};

beforeEach(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  away = await addOrganisation(t, 'away');
  token = await t.signIn(home.recruiter);
  stranger = await t.signIn(away.recruiter);
  for (const table of ['applications', 'dailyCandidates', 'dailyLists', 'jobs', 'people'] as const)
    await t.db.deleteFrom(table).execute();
  jobId = await addOpenJob(t.db, home.recruiter, nurseJob);
  theirJob = await addOpenJob(t.db, away.recruiter, nurseJob);
  t.mails.length = 0;
});

const day = () => t.time.now.toISOString().slice(0, 10);
const resume = (name: string, email: string) => `${name}\n${email}\n\n${nurse}`;

/** Imports resumes of nurses, as a company's recruiter does. */
async function importNurses(...people: readonly [string, string][]) {
  await importParts(people.map(([name, email]) => ({ name: `${name}.txt`, content: resume(name, email) })));
}

async function importParts(parts: Parameters<typeof zipOf>[0]) {
  const { body } = await uploadArchive(t, token, zipOf(parts));
  await runDueArchives(t.services);
  expect((await t.ask(`POST /imports/${body.id}/resumes/start`, { as: token })).status).toBe(200);
  await runDueArchives(t.services);
  await makeQueuedProfiles(t.db, 100);
}

const run = () =>
  runDailyLists(
    { db: t.db, clock: () => t.time.now, perJob: 10, hands: inlineHands(t.db, productMatching) },
    day(),
  );
const listOf = async (id: string, as: string) =>
  (await t.ask<DailyCandidate[]>(`GET /daily-candidates/job/${id}`, { as })).body;
const nameBasis = (basis: string) =>
  t.db
    .updateTable('employers')
    .set({ peopleBasis: basis as 'POLICY', peopleMonths: 12 })
    .where('employerEmail', '=', home.employer)
    .execute();
const accept = (email: string) =>
  t.ask('POST /consents/accept', { body: { token: consentToken(t, email), ...agreement } });
const people = async (as: string, q = '') => (await t.ask<Person[]>(`GET /people?q=${q}`, { as })).body;
const search = async (as: string, id: string, q: string) =>
  (await t.ask<PoolFound>(`POST /jobs/${id}/pool-search`, { as, body: { q } })).body;

describe('people who were imported and have accepted', () => {
  test('are on the company’s lists without a plan of theirs, marked, and on nobody else’s', async () => {
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    expect((await accept('nia@elsewhere.example')).status).toBe(200);
    await makeQueuedProfiles(t.db, 100);
    await run();
    expect(await listOf(jobId, token)).toMatchObject([
      { candidateEmail: 'nia@elsewhere.example', candidateName: 'Nia Norris', isOwn: true },
    ]);
    expect(await listOf(theirJob, stranger)).toEqual([]);
  });

  test('are found by name and skill in the search of a job, with who they are, and by nobody else', async () => {
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    await accept('nia@elsewhere.example');
    await makeQueuedProfiles(t.db, 100);
    for (const q of ['Norris', 'nurse']) {
      const found = await search(token, jobId, q);
      expect(found.own).toMatchObject([{ candidateName: 'Nia Norris', band: expect.any(String) }]);
      expect(found.people).toEqual([]);
    }
    expect(await search(stranger, theirJob, 'nurse')).toMatchObject({ found: 0, own: [], people: [] });
  });

  test('are listed no more once they look for no work', async () => {
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    await accept('nia@elsewhere.example');
    await t.db
      .updateTable('candidates')
      .set({ openToWork: false })
      .where('candidateEmail', '=', 'nia@elsewhere.example')
      .execute();
    await run();
    expect(await listOf(jobId, token)).toEqual([]);
  });
});

describe('people whom the company keeps on a ground of its own', () => {
  beforeEach(() => nameBasis('POLICY'));

  test('are its people at once: searchable, with resume and address, on its lists, and no mail goes out', async () => {
    await importNurses(['Nia Norris', 'nia@elsewhere.example'], ['Noa Nilsen', 'noa@elsewhere.example']);
    expect(t.mails).toEqual([]);
    const [nia] = await people(token, 'Norris');
    expect(nia).toMatchObject({ candidateName: 'Nia Norris', candidateEmail: 'nia@elsewhere.example' });
    const { body } = await t.ask<PersonRecord>(`GET /people/${nia?.id}`, { as: token });
    expect(body).toMatchObject({ resumeFileName: 'Nia Norris.txt' });
    expect((await t.ask(`GET /candidates/${nia?.id}/resume`, { as: token })).status).toBe(200);
    await run();
    const list = await listOf(jobId, token);
    expect(list.map(({ candidateName, isOwn }) => [candidateName, isOwn]).sort()).toEqual([
      ['Nia Norris', true],
      ['Noa Nilsen', true],
    ]);
    const { body: details } = await t.ask<DailyCandidateDetails>(
      `GET /daily-candidates/${list[0]?.id}/details`,
      { as: token },
    );
    expect(details.candidate.candidateEmail).toMatch(/@elsewhere\.example$/);
    expect(t.mails).toEqual([]);
  });

  test('are met by no other company, in no list, search or page', async () => {
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    const [nia] = await people(token);
    await run();
    expect(await people(stranger)).toEqual([]);
    expect(await listOf(theirJob, stranger)).toEqual([]);
    expect(await search(stranger, theirJob, 'nurse')).toMatchObject({ found: 0, own: [] });
    for (const path of [`/people/${nia?.id}`, `/candidates/${nia?.id}`, `/candidates/${nia?.id}/resume`])
      expect((await t.ask(`GET ${path}`, { as: stranger })).status).toBe(404);
  });

  test('and who have an account keep it to themselves: neither sees the other', async () => {
    const account = await t.signIn(home.candidate);
    await importNurses(['Other Name', home.candidate]);
    const [held] = await people(token, 'Other');
    expect(held).toMatchObject({ candidateName: 'Other Name', candidateEmail: home.candidate });
    const { body: own } = await t.ask<{ candidateFirstName: string }>(`GET /candidates/${home.candidate}`, {
      as: account,
    });
    expect(own.candidateFirstName).not.toBe('Other');
    await run();
    expect(JSON.stringify((await t.ask('GET /notices', { as: account })).body)).not.toContain('PICKED');
  });

  test('are erased at the end of their time, from lists and everywhere', async () => {
    await importNurses(['Nia Norris', 'nia@elsewhere.example'], ['Noa Nilsen', 'noa@elsewhere.example']);
    await run();
    t.time.now = new Date('2028-01-01T00:00:00.000Z');
    await dropUnanswered(t.db, t.time.now);
    const left = await t.db.selectFrom('candidates').selectAll().where('heldBy', 'is not', null).execute();
    expect(left).toEqual([]);
    expect(JSON.stringify(await t.db.selectFrom('candidates').selectAll().execute())).not.toMatch(
      /Norris|Nilsen/,
    );
    expect(JSON.stringify(await t.db.selectFrom('dailyCandidates').selectAll().execute())).not.toMatch(
      /Norris|Nilsen/,
    );
  });
});

describe('considering someone for a job', () => {
  const consider = async (who: string, as = token, id = jobId) =>
    t.ask<Considered[]>(`POST /jobs/${id}/considered`, { as, body: { people: [who] } });

  test('puts them on its newest list, judged, by their address or their page, and once', async () => {
    await nameBasis('RELATIONSHIP');
    await run();
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    const { body } = await consider('nia@elsewhere.example');
    expect(body).toEqual([
      { candidateEmail: 'nia@elsewhere.example', dailyCandidateId: expect.any(String), reason: null },
    ]);
    expect(await listOf(jobId, token)).toMatchObject([
      { candidateName: 'Nia Norris', isOwn: true, summary: expect.any(String) },
    ]);
    expect((await consider('nia@elsewhere.example')).body).toMatchObject([
      { dailyCandidateId: null, reason: expect.stringContaining('on a list of the job already') },
    ]);
  });

  test('says of each why not, and is for the recruiter of the job', async () => {
    await run();
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    expect((await consider('nia@elsewhere.example')).body).toMatchObject([
      { dailyCandidateId: null, reason: 'They were asked and have not accepted yet.' },
    ]);
    expect((await consider(away.candidate)).body).toMatchObject([
      { dailyCandidateId: null, reason: 'Your company has no such person among its own.' },
    ]);
    expect((await consider('nia@elsewhere.example', stranger)).status).toBe(404);
    expect((await consider('nia@elsewhere.example', stranger, theirJob)).body).toMatchObject([
      { dailyCandidateId: null },
    ]);
  });

  test('goes with adding someone by hand for it, who is new or known, on a ground that asks nobody', async () => {
    await nameBasis('POLICY');
    await run();
    const add = async (name: string, email: string) => {
      const [candidateFirstName = '', candidateLastName = ''] = name.split(' ');
      const body = formOf({ candidateEmail: email, candidateFirstName, candidateLastName, jobId }, null);
      body.set('resume', new Blob([resume(name, email)]), 'resume.txt');
      return (await t.ask<AddedPersonAnswer>('POST /added-people', { as: token, body })).body;
    };
    const isListed = { considered: { dailyCandidateId: expect.any(String), reason: null } };
    expect(await add('Nia Norris', 'nia@elsewhere.example')).toMatchObject({ outcome: 'ADDED', ...isListed });
    await importNurses(['Noa Nilsen', 'noa@elsewhere.example']);
    expect(await add('Noa Nilsen', 'noa@elsewhere.example')).toMatchObject({
      outcome: 'JOINED',
      ...isListed,
    });
    expect((await listOf(jobId, token)).map(({ candidateName }) => candidateName)).toEqual([
      'Nia Norris',
      'Noa Nilsen',
    ]);
    expect(t.mails).toEqual([]);
  });

  describe('out of an import', () => {
    const considerAll = (importId: string, as = token, id = jobId) =>
      t.ask<Considered[]>(`POST /jobs/${id}/considered`, { as, body: { importId } });
    const latestImport = async () =>
      (await t.db.selectFrom('imports').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
    const baker = `Bo Brown\nbo@elsewhere.example\n\nBaker\nBaker at Loaf & Co., 2015 - 2024. Baked bread.`;

    test('takes everyone it was about, says of each why not, and lists them once', async () => {
      await nameBasis('POLICY');
      await run();
      await importNurses(['Nia Norris', 'nia@elsewhere.example']);
      const parts = [
        { name: 'Nia.txt', content: resume('Nia Norris', 'nia@elsewhere.example') },
        { name: 'Noa.txt', content: resume('Noa Nilsen', 'noa@elsewhere.example') },
        { name: 'Bo.txt', content: baker },
      ];
      await importParts(parts);
      const importId = await latestImport();
      const answered = async () =>
        new Map((await considerAll(importId)).body.map((one) => [one.candidateEmail, one]));
      const first = await answered();
      expect([...first.keys()].sort()).toEqual([
        ...['bo@elsewhere.example', 'nia@elsewhere.example', 'noa@elsewhere.example'],
      ]);
      const isListed = { dailyCandidateId: expect.any(String), reason: null };
      expect(first.get('nia@elsewhere.example')).toMatchObject(isListed);
      expect(first.get('noa@elsewhere.example')).toMatchObject(isListed);
      expect(first.get('bo@elsewhere.example')).toMatchObject({
        ...{ dailyCandidateId: null, reason: 'They fit this job too little to be listed.' },
      });
      expect((await answered()).get('noa@elsewhere.example')).toMatchObject({
        ...{ dailyCandidateId: null, reason: expect.stringContaining('on a list of the job already') },
      });
      expect(JSON.stringify([...first])).not.toContain('held.invalid');
    });

    test('is asked about in one call: of people who are asked first it is said that they were', async () => {
      await run();
      await importNurses(['Nia Norris', 'nia@elsewhere.example']);
      expect((await considerAll(await latestImport())).body).toEqual([
        {
          ...{ candidateEmail: 'nia@elsewhere.example', dailyCandidateId: null },
          reason: 'They were asked and have not accepted yet.',
        },
      ]);
    });

    test('is for the recruiter who imported them, and people or an import are named, not both', async () => {
      await nameBasis('POLICY');
      await run();
      await importNurses(['Nia Norris', 'nia@elsewhere.example']);
      const importId = await latestImport();
      expect((await considerAll(importId, stranger, theirJob)).status).toBe(404);
      const both = { importId, people: ['nia@elsewhere.example'] };
      for (const body of [both, {}])
        expect((await t.ask(`POST /jobs/${jobId}/considered`, { as: token, body })).status).toBe(422);
    });

    test('finds its people in the list of all, so that some of them can be chosen', async () => {
      await importNurses(['Nia Norris', 'nia@elsewhere.example']);
      await importNurses(['Noa Nilsen', 'noa@elsewhere.example']);
      const list = async (query: string) =>
        (await t.ask<Person[]>(`GET /people?${query}`, { as: token })).body.map((one) => one.candidateName);
      expect(await list(`importId=${await latestImport()}`)).toEqual(['Noa Nilsen']);
      expect(await list('sort=candidateName&order=ASC')).toEqual(['Nia Norris', 'Noa Nilsen']);
    });
  });

  test('leads to an invitation by mail, which is theirs once they accept', async () => {
    await nameBasis('POLICY');
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    await run();
    const [pick] = await listOf(jobId, token);
    const offer = { salaryMin: 90_000, salaryMax: 99_000, message: 'Ring me.' };
    const invited = await t.ask(`POST /daily-candidates/${pick?.id}/invitation`, { as: token, body: offer });
    expect(invited.status).toBe(201);
    expect(t.mails.map(({ to }) => to)).toEqual(['nia@elsewhere.example']);
    expect(JSON.stringify(t.mails)).not.toMatch(/Ring me|held\.invalid|Registered Nurse/);
    expect((await accept('nia@elsewhere.example')).status).toBe(200);
    const { rows } = {
      rows: await t.db
        .selectFrom('dailyCandidates')
        .innerJoin('invitations', 'invitations.dailyCandidateId', 'dailyCandidates.id')
        .select(['candidateEmail', 'invitations.status'])
        .execute(),
    };
    expect(rows).toEqual([{ candidateEmail: 'nia@elsewhere.example', status: 'PENDING' }]);
  });
});

describe('the ground for keeping people', () => {
  const basis = (as: string) => t.ask<PeopleBasisSettings>('GET /people-basis', { as });
  const name = (as: string, ground: string) =>
    t.ask('PUT /people-basis', { as, body: { basis: ground, months: 18 } });

  test('is proposed by the country, named once by a recruiter, and changed by an administrator', async () => {
    await t.db
      .updateTable('employers')
      .set({ employerCountry: 'US' })
      .where('employerEmail', '=', home.employer)
      .execute();
    expect((await basis(token)).body).toMatchObject({ basis: null, proposedBasis: 'POLICY', country: 'US' });
    expect((await name(token, 'RELATIONSHIP')).status).toBe(200);
    expect((await name(token, 'POLICY')).status).toBe(409);
    expect((await basis(token)).body).toMatchObject({ basis: 'RELATIONSHIP', months: 18 });
    expect((await name(await t.signIn(home.employer), 'CONSENT')).status).toBe(200);
    expect((await basis(stranger)).body).toMatchObject({ basis: null });
  });

  test('says for how long someone is kept, from the day they came', async () => {
    await name(token, 'POLICY');
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    const { endsAt } = await t.db.selectFrom('addedPeople').select('endsAt').executeTakeFirstOrThrow();
    const months = (Date.parse(endsAt) - t.time.now.getTime()) / (30.44 * 24 * 3_600_000);
    expect(Math.round(months)).toBe(18);
  });

  test('has the company told thirty days before someone is erased, once', async () => {
    await name(token, 'POLICY');
    await importNurses(['Nia Norris', 'nia@elsewhere.example'], ['Noa Nilsen', 'noa@elsewhere.example']);
    const told = async () =>
      (await t.ask<Notice[]>('GET /notices', { as: await t.signIn(home.recruiter) })).body
        .filter(({ kind }) => kind === 'PEOPLE_END')
        .map(({ count }) => count);
    await tellEnds(t.db, t.time.now);
    expect(await told()).toEqual([]);
    t.time.now = new Date('2027-11-10T12:00:00.000Z');
    await tellEnds(t.db, t.time.now);
    await tellEnds(t.db, t.time.now);
    expect(await told()).toEqual([2]);
    expect(await people(await t.signIn(home.recruiter), 'Norris')).toHaveLength(1);
  });

  test('keeps those who are about to be erased longer by one call, and tells of them anew at their new end', async () => {
    await nameBasis('RELATIONSHIP');
    await importNurses(['Nia Norris', 'nia@elsewhere.example'], ['Noa Nilsen', 'noa@elsewhere.example']);
    const [first] = (await t.ask<Person[]>('GET /people?q=Norris', { as: token })).body;
    const endOf = async (as: string) =>
      (await t.ask<PersonRecord>(`GET /people/${first?.id}`, { as })).body.endsAt;
    t.time.now = new Date('2026-11-01T12:00:00.000Z');
    token = await t.signIn(home.recruiter);
    await importNurses(['Ned Newland', 'ned@elsewhere.example']);
    t.time.now = new Date((await endOf(token)) ?? '');
    t.time.now.setUTCDate(t.time.now.getUTCDate() - 10);
    await tellEnds(t.db, t.time.now);
    const as = await t.signIn(home.recruiter);
    expect((await basis(as)).body.ending).toBe(2);
    const { body } = await t.ask<KeptLonger>('POST /people-basis/longer', { as, body: {} });
    expect(body).toMatchObject({ kept: 2, endsAt: expect.any(String) });
    expect((await basis(as)).body.ending).toBe(0);
    expect(await endOf(as)).toBe(body.endsAt);
    t.time.now = new Date(new Date(body.endsAt).getTime() - 20 * 24 * 3_600_000);
    await dropUnanswered(t.db, t.time.now);
    await tellEnds(t.db, t.time.now);
    const later = await t.signIn(home.recruiter);
    expect((await basis(later)).body.ending).toBe(2);
    const { body: notices } = await t.ask<Notice[]>('GET /notices', { as: later });
    expect(notices.filter(({ kind }) => kind === 'PEOPLE_END').length).toBeGreaterThan(0);
  });

  test('keeps one person longer from their page, nobody of another company, and none who was asked for consent', async () => {
    await importNurses(['Ned Newland', 'ned@elsewhere.example']);
    await nameBasis('POLICY');
    await importNurses(['Nia Norris', 'nia@elsewhere.example'], ['Noa Nilsen', 'noa@elsewhere.example']);
    const ends = async () =>
      new Map(
        (await t.db.selectFrom('addedPeople').select(['candidateEmail', 'endsAt']).execute()).map((one) => [
          one.candidateEmail,
          new Date(one.endsAt).toISOString(),
        ]),
      );
    const before = await ends();
    const keep = async (people: string[], as: string) =>
      (await t.ask<KeptLonger>('POST /people-basis/longer', { as, body: { people } })).body.kept;
    t.time.now = new Date(t.time.now.getTime() + 24 * 3_600_000);
    expect(await keep(['nia@elsewhere.example'], await t.signIn(away.recruiter))).toBe(0);
    const as = await t.signIn(home.recruiter);
    expect(await keep(['ned@elsewhere.example'], as)).toBe(0);
    const [nia] = (await t.ask<Person[]>('GET /people?q=Norris', { as })).body;
    expect(await keep([nia?.id ?? ''], as)).toBe(1);
    const after = await ends();
    for (const email of ['ned@elsewhere.example', 'noa@elsewhere.example'])
      expect(after.get(email)).toBe(before.get(email));
    expect((after.get('nia@elsewhere.example') ?? '') > (before.get('nia@elsewhere.example') ?? '')).toBe(
      true,
    );
  });

  test('of consent asks as many as the company may write to in a day, and the others on the days after', async () => {
    await t.db
      .insertInto('strangerMails')
      .values({ employerEmail: home.employer, day: day(), sent: strangerMailsADay.proved - 1 })
      .execute();
    await importNurses(['Nia Norris', 'nia@elsewhere.example'], ['Noa Nilsen', 'noa@elsewhere.example']);
    expect(await people(token)).toHaveLength(2);
    expect(t.mails.map(({ to }) => to)).toEqual(['nia@elsewhere.example']);
    await askWaiting(t.services);
    expect(t.mails).toHaveLength(1);
    t.time.now = new Date(t.time.now.getTime() + 24 * 3_600_000);
    await askWaiting(t.services);
    expect(t.mails.map(({ to }) => to)).toEqual(['nia@elsewhere.example', 'noa@elsewhere.example']);
  });
});

describe('people who are asked', () => {
  test('are the company’s to look up at once, and judged once they accept, with all that was noted', async () => {
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    const [nia] = await people(token, 'Norris');
    const key = nia?.id ?? '';
    expect(
      (await t.ask(`POST /people/${key}/notes`, { as: token, body: { text: 'Rang her.' } })).status,
    ).toBe(201);
    expect((await t.ask(`PUT /people/${key}/tags`, { as: token, body: { tags: ['icu'] } })).status).toBe(200);
    await run();
    expect(await listOf(jobId, token)).toEqual([]);
    await accept('nia@elsewhere.example');
    expect(await people(token, 'Norris')).toMatchObject([
      { id: 'nia@elsewhere.example', tags: ['icu'], notesCount: 1 },
    ]);
    expect((await t.ask(`GET /people/${key}`, { as: token })).status).toBe(404);
  });

  test('and accept with an account they have bring what was noted to it, and keep their profile', async () => {
    const before = await t.db
      .selectFrom('candidates')
      .selectAll()
      .where('candidateEmail', '=', home.candidate)
      .executeTakeFirstOrThrow();
    await importNurses(['Other Name', home.candidate]);
    const [held] = await people(token, 'Other');
    await t.ask(`POST /people/${held?.id}/notes`, { as: token, body: { text: 'Rang them.' } });
    await accept(home.candidate);
    const { body } = await t.ask<PersonRecord>(`GET /people/${home.candidate}`, { as: token });
    expect(body.notes.map(({ text }) => text)).toEqual(['Rang them.']);
    const after = await t.db
      .selectFrom('candidates')
      .selectAll()
      .where('candidateEmail', '=', home.candidate)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
    expect(await t.db.selectFrom('candidates').selectAll().where('heldBy', 'is not', null).execute()).toEqual(
      [],
    );
  });

  test('and decline are gone, from the company’s people too', async () => {
    await importNurses(['Nia Norris', 'nia@elsewhere.example']);
    await t.ask('POST /consents/decline', { body: { token: consentToken(t, 'nia@elsewhere.example') } });
    expect(await people(token)).toEqual([]);
    expect(JSON.stringify(await t.db.selectFrom('candidates').selectAll().execute())).not.toContain('Norris');
  });
});
