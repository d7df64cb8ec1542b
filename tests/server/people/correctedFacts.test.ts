/** Candidates put right what was read from their resume: positions, degrees, languages, licences and places. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Candidate } from '../../../schemas/candidate.ts';
import type { ResumeReading } from '../../../schemas/facts.ts';
import type { PublicJob } from '../../../schemas/job.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate } from '../../support/people.ts';
import { addOrganisation } from '../../support/scene.ts';

const resumeText = `Tomás Example
Electrician
Austin, TX

EXPERIENCE
Journeyman Electrician, Brightline Electric LLC, January 2019 - December 2024
Wired new homes and mended panels.
Apprentice Electrician, Lone Star Wiring, January 2015 - December 2018
Pulled cable on building sites.

EDUCATION
Bachelor of Science in Accounting, Hillside University

LANGUAGES
English (native), Spanish (B1)

SKILLS
Conduit bending, Blueprint reading
`;

let t: TestApp;
let as: string;
let n = 0;
let email: string;

beforeEach(async () => {
  t ??= await testApp();
  n += 1;
  email = `tomas${n}@example.com`;
  const facts = readFacts(resumeText, '2026-06-01');
  await addCandidate(t.db, email, { facts, resumeText, skills: facts.skills, factCorrections: {} });
  as = await t.signIn(email);
});

const read = async () => (await t.ask<ResumeReading>(`GET /candidates/${email}/facts`, { as })).body;
const correct = (body: unknown) =>
  t.ask<Candidate & Problem>(`PATCH /candidates/${email}/facts`, { as, body });
const apprentice = {
  title: 'Apprentice Electrician',
  employer: 'Lone Star Wiring',
  from: '2014-03',
  to: '2018-12',
};
const idOf = async (title: string) => (await read()).positions.find((one) => one.title === title)?.id;

describe('a position', () => {
  test('is said otherwise, keeps the words it was read from, and is marked as the candidate’s', async () => {
    const id = await idOf('Apprentice Electrician');
    const { body } = await correct({ positions: [{ id, is: { ...apprentice, place: 'Waco, TX' } }] });
    expect(body).toMatchObject({ correctedFacts: ['positions'], yearsOfExperience: 11 });
    expect((await read()).positions).toMatchObject([
      { title: 'Journeyman Electrician', said: false },
      {
        ...{ id, said: true, title: 'Apprentice Electrician', place: 'Waco, TX', from: '2014-03' },
        quote: expect.stringContaining('January 2015'),
      },
    ]);
  });

  test('is added with its dates, which count', async () => {
    const is = { title: 'Helper', employer: 'Uncle Joe', from: '2010-01', to: '2012-01' };
    const { body } = await correct({ positions: [{ id: null, is }] });
    expect(body.yearsOfExperience).toBe(12);
    expect((await read()).positions.at(-1)).toMatchObject({ ...is, said: true, quote: null });
  });

  test('without an end lasts until the month in which it was said', async () => {
    const is = { title: 'Master Electrician', employer: null, from: '2025-01' };
    await correct({ positions: [{ id: null, is }] });
    const month = t.time.now.toISOString().slice(0, 7);
    expect((await read()).positions[0]).toMatchObject({ from: '2025-01', to: month, current: true });
  });

  test('is taken off, named as removed, and comes back', async () => {
    const id = await idOf('Apprentice Electrician');
    expect((await correct({ positions: [{ id, is: null }] })).body.yearsOfExperience).toBe(6);
    const without = await read();
    expect(without.positions).toHaveLength(1);
    expect(without.removed).toEqual([
      { kind: 'positions', id, name: 'Apprentice Electrician · Lone Star Wiring' },
    ]);
    const { body } = await correct({ positions: [{ id }] });
    expect(body).toMatchObject({ correctedFacts: [], yearsOfExperience: 10 });
    expect((await read()).positions).toHaveLength(2);
  });

  test('that was added is changed, and goes without a trace', async () => {
    await correct({ positions: [{ id: null, is: { title: 'Helper' } }] });
    const id = await idOf('Helper');
    await correct({ positions: [{ id, is: { title: 'Shop helper' } }] });
    expect(await idOf('Shop helper')).toBe(id);
    const { body } = await correct({ positions: [{ id, is: null }] });
    expect(body.correctedFacts).toEqual([]);
    expect((await read()).removed).toEqual([]);
  });
});

test('several lists are put right by one call', async () => {
  const { languages } = await read();
  const spanish = languages.find(({ name }) => name === 'Spanish')?.id;
  await correct({
    languages: [{ id: spanish, is: { name: 'Spanish', level: 'C1' } }],
    licences: [{ id: null, is: { name: 'Master Electrician License' } }],
    places: [{ id: null, is: { name: 'Waco, TX', country: 'US' } }],
    education: [
      { id: null, is: { level: 'ASSOCIATE', field: 'Electrical trades', school: 'Alamo College' } },
    ],
  });
  const now = await read();
  expect(now.languages).toContainEqual(expect.objectContaining({ name: 'Spanish', level: 'C1', said: true }));
  expect(now.licences).toMatchObject([{ name: 'Master Electrician License', said: true }]);
  expect(now.places.at(-1)).toMatchObject({ name: 'Waco, TX', country: 'US', said: true });
  expect(now.education.map(({ said }) => said)).toEqual([false, true]);
});

describe('is refused at its field, with nothing kept,', () => {
  const added = (is: unknown) => ({ positions: [{ id: null, is }] });
  test.each([
    [
      'an end before the beginning',
      added({ title: 'A', from: '2020-02', to: '2019-02' }),
      'positions.0.is.to',
    ],
    ['an end alone', added({ title: 'A', to: '2019-02' }), 'positions.0.is.from'],
    ['a month to come', added({ title: 'A', from: '2031-02' }), 'positions.0.is.from'],
    ['no month', added({ title: 'A', from: '2019-13' }), 'positions.0.is.from'],
    ['no title', added({ employer: 'A' }), 'positions.0.is.title'],
    ['a title too long', added({ title: 'A'.repeat(121) }), 'positions.0.is.title'],
    ['nothing to add', { licences: [{ id: null }] }, 'licences.0.is'],
    ['an empty degree', { education: [{ id: null, is: {} }] }, 'education.0.is.school'],
    ['a fact that is not there', { places: [{ id: 'gone', is: null }] }, 'places.0.id'],
    ['a language twice', { languages: [{ id: null, is: { name: 'english' } }] }, 'languages.0.is.name'],
    ['no change at all', { places: [] }, 'places'],
    [
      'an unknown country',
      { places: [{ id: null, is: { name: 'A', country: 'XX' } }] },
      'places.0.is.country',
    ],
  ])('%s', async (_, body, field) => {
    const before = await read();
    const answer = await correct({ headline: 'Master', ...body });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
    expect(await read()).toEqual(before);
  });

  test('a list beyond its end', async () => {
    const licences = Array.from({ length: 40 }, (_, index) => ({
      id: null,
      is: { name: `Licence ${index}` },
    }));
    await correct({ licences });
    expect(await correct({ licences: [{ id: null, is: { name: 'One more' } }] })).toMatchObject({
      status: 422,
      body: { errors: { licences: expect.stringContaining('40') } },
    });
  });
});

test('changes of two pages at once are both kept', async () => {
  const add = (name: string) => correct({ licences: [{ id: null, is: { name } }] });
  await Promise.all(['Forklift', 'First aid', 'OSHA 30'].map(add));
  expect((await read()).licences.map(({ name }) => name).toSorted()).toEqual([
    'First aid',
    'Forklift',
    'OSHA 30',
  ]);
});

describe('another file', () => {
  const send = async (text: string) => {
    const body = new FormData();
    body.set('resume', new File([text], 'resume.txt', { type: 'text/plain' }));
    return t.ask<Candidate>(`PUT /candidates/${email}`, { as, body });
  };

  test('keeps what was added and what it says too, and drops the rest', async () => {
    const id = await idOf('Apprentice Electrician');
    const journeyman = await idOf('Journeyman Electrician');
    const [degree] = (await read()).education;
    await correct({
      positions: [
        { id, is: { ...apprentice, place: null } },
        { id: journeyman, is: null },
        { id: null, is: { title: 'Helper', from: '2010-01', to: '2012-01' } },
      ],
      education: [{ id: degree?.id, is: null }],
    });
    const text = resumeText
      .replace(/Journeyman[^\n]*\n[^\n]*\n/, '')
      .replace('Bachelor of Science in Accounting', 'Master of Arts in History');
    expect((await send(text)).status).toBe(200);
    const now = await read();
    expect(now.positions).toMatchObject([
      { title: 'Apprentice Electrician', from: '2014-03', said: true },
      { title: 'Helper', said: true },
    ]);
    expect(now.education).toMatchObject([{ level: 'MASTER', said: false }]);
    expect(now.removed).toEqual([]);
  });

  test('that says what was added is quoted for it', async () => {
    await correct({ licences: [{ id: null, is: { name: 'Master Electrician License' } }] });
    await send(`${resumeText}\nLICENSES\nMaster Electrician License\n`);
    const { licences } = await read();
    expect(licences).toMatchObject([{ said: false, quote: expect.stringContaining('Master Electrician') }]);
  });
});

test('jobs are compared again with what holds, and show it as the candidate’s word', async () => {
  const { recruiter } = await addOrganisation(t, `brightline${n}`);
  const criteria = [
    { name: 'French', importance: 'MUST_HAVE' as const },
    { name: 'Conduit bending', importance: 'MUST_HAVE' as const },
  ];
  const id = await addOpenJob(t.db, recruiter, { title: 'Electrician', criteria });
  const judged = async () => (await t.ask<PublicJob>(`GET /jobs/${id}`, { as })).body.fit?.criteria;
  expect(await judged()).toMatchObject([{ outcome: 'UNKNOWN' }, { outcome: 'MEETS', source: 'RESUME' }]);
  await correct({
    languages: [{ id: null, is: { name: 'French', level: 'C1' } }],
    skills: ['Blueprint reading'],
  });
  expect(await judged()).toMatchObject([
    { outcome: 'MEETS', source: 'PROFILE', evidence: 'The candidate stated: French C1' },
    { outcome: 'UNKNOWN' },
  ]);
});
