/** The facts read from their resume, as candidates see them: each with the words it stands in. */
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { ResumeReading } from '../../../schemas/facts.ts';
import { readFacts } from '../../../server/matching/reading/facts.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate } from '../../support/people.ts';

const resumeText = `Ada Example
Accountant

EXPERIENCE
Accountant, Larkfield Ltd, January 2020 - December 2024
Closed the books every month in SAP and Excel.

EDUCATION
Bachelor of Science in Accounting, Hillside University

SKILLS
SAP, Excel, QuickBooks
`;

let t: TestApp;
let ada: string;
const email = 'ada@example.com';
const collapse = (text: string) => text.replace(/\s+/g, ' ');

beforeAll(async () => {
  t = await testApp();
  const facts = readFacts(resumeText, '2026-06-01');
  await addCandidate(t.db, email, { facts, resumeText, skills: facts.skills, factCorrections: {} });
  ada = await t.signIn(email);
});

const read = async (as = ada) => t.ask<ResumeReading & Problem>(`GET /candidates/${email}/facts`, { as });

test('education and positions stand beside the words they were read from', async () => {
  const { body } = await read();
  expect(body.highestLevelOfEducation).toBe('BACHELOR');
  expect(body.education).toMatchObject([{ level: 'BACHELOR', field: 'Accounting' }]);
  expect(body.positions).toMatchObject([{ employer: 'Larkfield Ltd', from: '2020-01', to: '2024-12' }]);
  const quotes = [...body.education, ...body.positions].map(({ quote }) => quote);
  for (const quote of quotes) expect(collapse(resumeText)).toContain(quote);
});

test('every skill read has a quotation that stands in the resume', async () => {
  const { body } = await read();
  expect(body.skills.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Microsoft Excel', 'QuickBooks']),
  );
  for (const { name, quote } of body.skills) expect(collapse(resumeText), name).toContain(quote);
});

test("a skill in the candidate's own words has none", async () => {
  await t.ask(`PATCH /candidates/${email}/facts`, { as: ada, body: { skills: ['SAP', 'Beekeeping'] } });
  const { body } = await read();
  expect(body.skills).toEqual([
    { id: 'SAP', name: 'SAP', quote: expect.stringContaining('SAP'), said: false },
    { id: 'Beekeeping', name: 'Beekeeping', quote: null, said: true },
  ]);
});

test('nobody else is shown them, and without a resume there is nothing', async () => {
  await addCandidate(t.db, 'bea@example.com', { facts: null });
  const bea = await t.signIn('bea@example.com');
  expect((await read(bea)).status).toBe(404);
  expect((await t.ask('GET /candidates/bea@example.com/facts', { as: bea })).body).toEqual({
    ...{ highestLevelOfEducation: null, education: [], positions: [], skills: [], places: [] },
    ...{ languages: [], licences: [], removed: [] },
    hasHiddenText: false,
    isInUnreadLanguage: false,
  });
});
