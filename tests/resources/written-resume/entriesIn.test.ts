/** Entries taken from files of other services: what they say is there, and nothing in them breaks the form. */
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { entriesOfFacts, entriesOfFile } from '../../../resources/written-resume/entriesIn.ts';

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'mine');

test('JSON Resume fills in positions, education, skills and languages', async () => {
  const resume = {
    basics: { name: 'Ada', label: 'Nurse' },
    work: [
      { position: 'Nurse', name: 'Clínica', startDate: '2019-03-01', summary: 'Cared.', highlights: ['Led'] },
      { name: 'No title' },
      'nonsense',
    ],
    education: [{ institution: 'MIT', area: 'Physics', studyType: 'BSc' }],
    skills: [{ name: 'Web', keywords: ['HTML', 'html', 7] }, { name: 'Triage' }],
    languages: [{ language: 'Spanish', fluency: 'native' }],
  };
  await expect(
    entriesOfFile(fileOf(JSON.stringify({ ...resume, work: resume.work.slice(0, 2) }))),
  ).resolves.toEqual({
    headline: 'Nurse',
    positions: [{ title: 'Nurse', employer: 'Clínica', from: '2019-03', to: null, did: 'Cared.\nLed' }],
    education: [{ level: 'BACHELOR', field: 'Physics', school: 'MIT' }],
    skills: ['HTML', 'Triage'],
    licences: [],
    languages: [{ name: 'Spanish', level: 'native' }],
  });
  // A part that is not as it should be is passed over, and the rest is taken.
  expect((await entriesOfFile(fileOf(JSON.stringify(resume)))).skills).toEqual(['HTML', 'Triage']);
});

test('the export of LinkedIn fills in the same', async () => {
  const zip = zipSync({
    'Positions.csv': strToU8(
      'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Engineer,"Built, ran",Austin,Mar 2019,\n',
    ),
    'Skills.csv': strToU8('Name\nTypeScript\n'),
    'Messages.csv': strToU8('private'),
  });
  expect(await entriesOfFile(fileOf(new Uint8Array(zip)))).toMatchObject({
    positions: [{ title: 'Engineer', employer: 'Acme', from: '2019-03', to: null, did: 'Built, ran' }],
    skills: ['TypeScript'],
  });
});

test('the export of LinkedIn gives what was studied, and ends years in December', async () => {
  const zip = zipSync({
    'Positions.csv': strToU8(
      'Company Name,Title,Started On,Finished On\nFront Range Co-op,Cashier,2014,2017\n',
    ),
    'Education.csv': strToU8(
      [
        'School Name,Degree Name',
        'Kingsmere University,"Bachelor of Science - BS, Statistics"',
        'Otterbourne College,"Bachelor of Arts (B.A.), History, minor in Latin"',
        'Universidad del Levante,Licenciatura en Derecho',
        "Front Range College,Associate's degree",
        'Night School,Welding',
      ].join('\n'),
    ),
  });
  const { positions, education } = await entriesOfFile(fileOf(new Uint8Array(zip)));
  expect(positions).toMatchObject([{ from: '2014-01', to: '2017-12' }]);
  expect(education.map(({ level, field }) => [level, field])).toEqual([
    ['BACHELOR', 'Statistics'],
    ['BACHELOR', 'History, minor in Latin'],
    ['BACHELOR', 'Derecho'],
    ['ASSOCIATE', null],
    [null, 'Welding'],
  ]);
});

test('JSON Resume with years alone and a field in the name of the degree says the same', async () => {
  const resume = {
    work: [{ position: 'Cashier', startDate: '2014', endDate: '2017' }],
    education: [{ institution: 'Kingsmere University', studyType: 'Bachelor of Science, Statistics' }],
  };
  expect(await entriesOfFile(fileOf(JSON.stringify(resume)))).toMatchObject({
    positions: [{ from: '2014-01', to: '2017-12' }],
    education: [{ level: 'BACHELOR', field: 'Statistics' }],
  });
});

test.each(['', 'no json', '[]', '{}', 'null', '{"work": 7}', 'PK\u0003\u0004broken'])(
  'a file that is neither says so: %j',
  async (content) => {
    await expect(entriesOfFile(fileOf(content))).rejects.toThrow('Nothing can be taken from this file.');
  },
);

test('facts read from an upload fill in what they say, corrected, and no sentence of it', () => {
  const mark = { id: 'as-read', said: false, quote: 'as it stands there' };
  const reading = {
    highestLevelOfEducation: 'BACHELOR' as const,
    education: [{ level: 'BACHELOR' as const, field: 'Nursing', school: 'University of Lagos', ...mark }],
    positions: [
      { title: 'Nurse', employer: 'Clínica', from: '2019-03', to: '2026-05', current: true, ...mark },
      { title: ' ', employer: 'No title', from: null, to: null, current: false, ...mark },
      { title: 'Aide', employer: null, from: '2015-06', to: '2019-02', current: false, ...mark },
    ],
    licences: [{ name: 'RN license', ...mark }],
    languages: [{ name: 'Spanish', level: 'native', ...mark }],
    places: [],
    skills: [{ name: 'Triage', ...mark }],
    removed: [],
    hasHiddenText: false,
    isInUnreadLanguage: false,
  };
  expect(
    entriesOfFacts({ headline: 'Night nurse', skills: ['Triage', 'triage', 'Ventilators'] }, reading),
  ).toEqual({
    headline: 'Night nurse',
    positions: [
      { title: 'Nurse', employer: 'Clínica', from: '2019-03', to: null, did: null },
      { title: 'Aide', employer: null, from: '2015-06', to: '2019-02', did: null },
    ],
    education: [{ level: 'BACHELOR', field: 'Nursing', school: 'University of Lagos' }],
    skills: ['Triage', 'Ventilators'],
    licences: ['RN license'],
    languages: [{ name: 'Spanish', level: 'native' }],
  });
  const nothing = { ...reading, education: [], positions: [], licences: [], languages: [] };
  expect(entriesOfFacts({ headline: null, skills: [] }, nothing)).toBeNull();
});
