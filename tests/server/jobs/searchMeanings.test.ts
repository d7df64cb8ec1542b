/** Job search knows what words mean: other names, short names and spoken ones, in English and in Spanish. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { PublicJob } from '../../../schemas/job.ts';
import type { SearchHints } from '../../../schemas/search.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { updateJob } from '../../../server/features/jobs/updateJob.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { written } from '../../support/scene.ts';

let t: TestApp;
let recruiter: string;
let candidate: string;

async function open(title: string, description: string, more: Parameters<typeof written>[0] = {}) {
  const fields = written({ title, description, criteria: [], ...more });
  const { id } = await createJob(t.db, recruiter, fields, t.time.now);
  const openedAt = t.time.now.toISOString();
  await t.db.updateTable('jobs').set({ status: 'OPEN', openedAt }).where('id', '=', id).execute();
  return id;
}

async function found(q: string): Promise<string[]> {
  const query = new URLSearchParams({ sort: 'relevance', perPage: '20', q });
  const { status, body, text } = await t.ask<PublicJob[]>(`GET /jobs?${query}`, { as: candidate });
  expect(status, text).toBe(200);
  return body.map(({ title }) => title);
}

const hints = async (q: string) =>
  (await t.ask<SearchHints>(`GET /search/hints?${new URLSearchParams({ q })}`, { as: candidate })).body;

beforeAll(async () => {
  t = await testApp();
  recruiter = await addRecruiter(t.db, 'r@words.example', await addEmployer(t.db, 'b@words.example'));
  candidate = await t.signIn(await addCandidate(t.db, 'c@words.example'));
  await open('Platform Engineer', 'You run Kubernetes clusters for a bank.');
  await open('Network Administrator', 'You write ACLs and keep switches alive. Experience is needed.');
  await open('Enfermera de planta', 'Turno de noche en la planta de cirugía, con curso de RCP.');
  await open('Asesor fiscal', 'Declaraciones de la renta para autónomos.', {
    city: 'Valencia',
    country: 'ES',
  });
  await open('Profesor de inglés', 'Clases por las tardes en una academia.', {
    city: 'Sevilla',
    country: 'ES',
  });
  await open('Mensajero', 'Con furgoneta. Imprescindible carné de conducir B.');
  await open('Reponedor', 'Sin experiencia previa: te enseñamos todo.');
  await open('Design Researcher', 'Plan interviews and usability tests with our customers.');
  await open('Gardener', 'Prune roses, with a 401(k) and health insurance.');
});

describe('a search finds', () => {
  test.each([
    ['the long name of a tool by its short one', 'k8s', ['Platform Engineer']],
    ['skills in the other language', 'reanimación cardiopulmonar', ['Enfermera de planta']],
    ['skills in the other language, without accents', 'reanimacion cardiopulmonar', ['Enfermera de planta']],
    ['occupations in the other language', 'tax adviser', ['Asesor fiscal']],
    ['a subject in the other language', 'taxes', ['Asesor fiscal']],
    ['a language taught, with a country', 'english teacher spain', ['Profesor de inglés']],
    ['a spoken name', 'profe', ['Profesor de inglés']],
    ['licences however they are called', 'driving license', ['Mensajero']],
    ['what a job is about under another name', 'investigación de usuarios', ['Design Researcher']],
    ['when one works', 'evenings', ['Profesor de inglés']],
    ['an occupation and when one works', 'nurse nights', ['Enfermera de planta']],
    ['a benefit however it is written', '401k', ['Gardener']],
    ['a benefit in the other language', 'seguro médico', ['Gardener']],
  ])('%s: “%s”', async (_, q, titles) => {
    expect(await found(q)).toEqual(titles);
  });

  test.each(['no experience', 'trabajo sin experiencia', 'entry level'])(
    'jobs without experience by “%s”, and none that ask for it',
    async (q) => {
      expect(await found(q)).toEqual(['Reponedor']);
    },
  );

  test('short names only where a job writes them in capitals', async () => {
    expect(await found('CPR')).not.toContain('Network Administrator');
  });

  test('names that are words as well only as names, unless there are none', async () => {
    await open('Frontend Developer', 'You write screens with React.');
    await open('Night Guard', 'You react fast, and you go the rounds with a swift dog.');
    expect(await found('react')).toEqual(['Frontend Developer']);
    expect(await found('swift')).toEqual(['Night Guard']);
  });

  test('those who have what includes it, and not the other way round', async () => {
    await open('Software Engineer', 'Our screens are TypeScript, and run on AWS.');
    await open('Script Engineer', 'Old pages in plain JavaScript.');
    expect((await found('js engineer')).toSorted()).toEqual(['Script Engineer', 'Software Engineer']);
    expect(await found('cloud software')).toEqual(['Software Engineer']);
    expect(await found('typescript')).toEqual(['Software Engineer']);
  });

  test.each([
    ['spoken names of trades', 'brickie', 'Albañil'],
    ['what no job says of itself', 'well paid bricklaying job abroad', 'Albañil'],
    ['spoken words for a job', 'curro de albañil con experiencia', 'Albañil'],
  ])('%s: “%s”', async (_, q, title) => {
    await open('Albañil', 'Tabiques y fachadas; bricklaying in two languages.');
    const { titles, isPartly } = { titles: await found(q), isPartly: (await hints(q)).isPartly };
    expect([new Set(titles), isPartly]).toEqual([new Set([title]), false]);
  });

  test('the words themselves before other names for them', async () => {
    await open('Kubernetes Administrator', 'Keep it up.');
    expect(await found('kubernetes')).toEqual(['Kubernetes Administrator', 'Platform Engineer']);
  });
});

test('a job whose text has changed is found by what it says now', async () => {
  const id = await open('Helper', 'Work at night.');
  await open('Helper of Bakers', 'Work whenever you like.');
  expect(await found('helper nights')).toEqual(['Helper']);
  const fields = written({ title: 'Helper', description: 'Work in the morning.', criteria: [] });
  await updateJob(t.db, id, recruiter, fields, t.time.now);
  expect(await found('helper nights')).toHaveLength(2);
  expect(await found('helper mornings')).toEqual(['Helper']);
});
