/** A resume typed into a form: the PDF is read like any other, carries what was typed, and takes nothing that harms. */
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { WrittenResume } from '../../../schemas/writtenResume.ts';
import { translators } from '../../../server/base/translators.ts';
import { drawResume } from '../../../server/features/writtenResumes/drawResume.ts';
import { resumePage } from '../../../server/features/writtenResumes/resumePage.ts';
import { createFactsIntake } from '../../../server/files/readResumeFacts.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const nurse = {
  name: 'Łukasz Ángström-Žižka',
  place: 'Austin, Texas',
  email: 'lukasz@people.example',
  headline: 'Registered nurse, emergency care',
  positions: [
    {
      title: 'Registered Nurse',
      employer: 'Río Grande Clínica',
      from: '3/2019',
      to: null,
      did: '- Cared for patients in a department of 30 beds 😀\n- Trained nine nurses in triage and phlebotomy',
    },
    { title: 'Nursing Assistant', employer: 'Clínica Ñandú', from: '2015-06', to: '2019-02', did: null },
  ],
  education: [{ level: 'BACHELOR', field: 'Nursing', school: 'University of Texas at Austin' }],
  skills: ['Triage', 'Phlebotomy'],
  languages: [{ name: 'Polish', level: 'native' }],
};

const write = (body: unknown) => t.ask<Problem>('POST /resumes/written', { body });

test.each(['en', 'es'] as const)(
  'what was typed is read from the PDF, with its sentences: %s',
  async (locale) => {
    const page = resumePage(WrittenResume.parse(nurse), { locale, t: translators[locale] });
    expect(page.sections[0]?.entries[0]?.span).toMatch(locale === 'en' ? /– Present$/ : /– Actualidad$/);
    const intake = createFactsIntake(() => new Date('2026-11-26T00:00:00Z'));
    try {
      const { text, facts } = await intake.readResume(await drawResume(page));
      expect(text).toContain('Łukasz Ángström-Žižka');
      expect(text).toContain('Clínica Ñandú');
      expect(facts).toMatchObject({
        headline: 'Registered nurse, emergency care',
        highestLevelOfEducation: 'BACHELOR',
        positions: [
          { title: 'Registered Nurse', employer: 'Río Grande Clínica', from: '2019-03', current: true },
          { title: 'Nursing Assistant', employer: 'Clínica Ñandú', from: '2015-06', to: '2019-02' },
        ],
        languages: [{ name: 'Polish', level: locale === 'en' ? 'native' : expect.anything() }],
      });
      expect(facts.skills).toEqual(expect.arrayContaining(['Triage', 'Phlebotomy']));
      expect(facts.positions[0]?.quote).toContain('Registered Nurse, Río Grande Clínica');
    } finally {
      intake.close();
    }
  },
);

test('anyone gets a PDF of it, and the same words give the same file', async () => {
  const [one, other] = [await write(nurse), await write(nurse)];
  expect(one.status).toBe(200);
  expect(one.headers['content-type']).toBe('application/pdf');
  expect(one.text.startsWith('%PDF-')).toBe(true);
  expect(other.text).toBe(one.text);
});

test('a form that is empty, too large or in letters that no font here has is refused at its field', async () => {
  expect((await write({ name: 'Ada' })).body.errors).toEqual({
    positions: 'Write at least one position, one degree or a skill.',
  });
  const many = Array.from({ length: 31 }, () => nurse.positions[0]);
  expect((await write({ ...nurse, positions: many })).body.errors).toMatchObject({
    positions: 'At most 30 positions.',
  });
  const long = [{ ...nurse.positions[0], did: 'x'.repeat(2001) }];
  expect((await write({ ...nurse, positions: long })).status).toBe(422);
  const arabic = await write({ ...nurse, skills: ['تمريض'] });
  expect(arabic.status).toBe(422);
  expect(Object.keys(arabic.body.errors ?? {})).toEqual(['skills']);
  expect(arabic.body.errors?.skills).toContain('Latin, Greek and Cyrillic');
});

test('marks that turn the direction of writing and other unseen signs do not get into the PDF', () => {
  const did = 'Led \u202eteams\u0007 of\u200b ten\u2066';
  const resume = WrittenResume.parse({ ...nurse, positions: [{ title: 'Lead', did }] });
  const { sections } = resumePage(resume, { locale: 'en', t: translators.en });
  expect(sections[0]?.entries[0]?.lines).toEqual(['Led teams of ten']);
});

test('the largest form is drawn in a few seconds', async () => {
  const did = 'é'.repeat(2000);
  const positions = Array.from({ length: 30 }, () => ({ title: 'Lead', did }));
  expect((await write({ ...nurse, positions })).status).toBe(200);
}, 20_000);

test('skills are suggested by how they begin, in either language, and never many', async () => {
  const { body } = await t.ask<string[]>('GET /resumes/skills?q=typesc');
  expect(body).toEqual(['TypeScript']);
  expect((await t.ask<string[]>('GET /resumes/skills?q=e')).body).toEqual([]);
  expect((await t.ask<string[]>('GET /resumes/skills?q=co')).body.length).toBeLessThanOrEqual(8);
});
