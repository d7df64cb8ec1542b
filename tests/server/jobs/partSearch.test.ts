/** Where no job has all the words of a search, it finds those that have most of what it is about. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PublicJob } from '../../../schemas/job.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { written } from '../../support/scene.ts';

let t: TestApp;
let recruiter: string;
let candidate: string;
let opened = 0;

/** Opens a job; each one an hour later than the one before. */
async function open(title: string, description: string, more: Parameters<typeof written>[0] = {}) {
  const fields = written({ title, description, criteria: [], ...more });
  const { id } = await createJob(t.db, recruiter, fields, t.time.now);
  opened += 1;
  const openedAt = new Date(Date.UTC(2026, 4, 1, opened)).toISOString();
  await t.db.updateTable('jobs').set({ status: 'OPEN', openedAt }).where('id', '=', id).execute();
}

async function ask(query: Record<string, string>) {
  const params = new URLSearchParams({ sort: 'relevance', perPage: '20', ...query });
  const { status, body, text, headers } = await t.ask<PublicJob[]>(`GET /jobs?${params}`, { as: candidate });
  expect(status, text).toBe(200);
  return { titles: body.map(({ title }) => title), range: headers['content-range'] };
}
const found = async (q: string) => (await ask({ q })).titles;

beforeAll(async () => {
  t = await testApp();
  recruiter = await addRecruiter(t.db, 'r@some.example', await addEmployer(t.db, 'b@some.example'));
  candidate = await t.signIn(await addCandidate(t.db, 'c@some.example'));
  await open('Welder', 'TIG on stainless steel.', { city: 'Gijón', country: 'ES' });
  await open('Soldering Helper', 'You help our welder.', { workplaceType: 'ONSITE' });
  await open('Site Reliability Engineer', 'Terraform, and alerts that wake one.', {
    workplaceType: 'REMOTE',
    city: 'Dublin',
    country: 'IE',
  });
  await open('Personal de limpieza', 'Oficinas, de lunes a viernes de 20 a 23 h.', {
    employmentType: 'PART_TIME',
    city: 'Madrid',
    country: 'ES',
  });
  await open('Completion Engineer', 'Plan workovers.', { city: 'Oklahoma City', state: 'OK', country: 'US' });
  await open('Recruiter', 'Write to people we would like to meet.', { city: 'Lima', country: 'PE' });
  await open('Camarero', 'Servir mesas.', { city: 'Málaga', country: 'ES' });
  await open('Office Manager', 'Keep the books of a bakery.', { city: 'Leeds', country: 'GB' });
});

describe('with some of the words', () => {
  test('a town without such work does not hide the work elsewhere, and titles come first', async () => {
    expect(await found('welder manchester')).toEqual(['Welder', 'Soldering Helper']);
    expect(await found('welder los angeles')).toEqual(['Welder', 'Soldering Helper']);
  });

  test('those that meet the circumstances come before newer ones', async () => {
    expect((await found('welder onsite zymurgy'))[0]).toBe('Soldering Helper');
    expect((await found('welder gijon weekends'))[0]).toBe('Welder');
  });

  test('other work in the town is no answer', async () => {
    expect(await found('zymurgist leeds')).toEqual([]);
  });

  test('a role alone is looked for only where nothing says more of the work', async () => {
    expect(await found('manager zymurgy')).toEqual(['Office Manager']);
    expect(await found('manager welder zymurgy')).not.toContain('Office Manager');
    expect(await found('soldador jefe zymurgia')).not.toContain('Office Manager');
    expect(await found('jr welder zymurgy')).toEqual(['Welder', 'Soldering Helper']);
  });

  test('they are counted, and walked through a page at a time', async () => {
    const first = await ask({ q: 'welder manchester', perPage: '1' });
    const second = await ask({ q: 'welder manchester', perPage: '1', page: '2' });
    expect([first.titles, first.range]).toEqual([['Welder'], 'jobs 0-0/2']);
    expect([second.titles, second.range]).toEqual([['Soldering Helper'], 'jobs 1-1/2']);
  });

  test('misspelled words count as what they mean', async () => {
    expect((await found('wleder manchester'))[0]).toBe('Welder');
  });
});

describe('with some of the words, where it is known from where', () => {
  const city = 'Berlin';

  beforeAll(async () => {
    await open('Beekeeper', 'Twenty hives.', { city: 'Leeds', country: 'GB' });
    await open('Beekeeper on the Roof', 'Five hives.', { city, country: 'DE' });
    await open('Beekeeper in Towns', 'Many hives.', { city: 'Potsdam', country: 'DE' });
    await open('Beekeeper Anywhere', 'Hives on a cart.', { city: null, country: null });
  });

  test('those nearest to the town that was typed come first, whatever their age', async () => {
    expect(await found('beekeeper manchester')).toEqual([
      'Beekeeper',
      'Beekeeper in Towns',
      'Beekeeper on the Roof',
      'Beekeeper Anywhere',
    ]);
  });

  test('those with more of the words come before nearer ones', async () => {
    expect((await found('beekeeper cart manchester'))[0]).toBe('Beekeeper Anywhere');
  });

  test('those nearest to one’s home come first where no place was typed', async () => {
    expect((await found('beekeeper zymurgy'))[0]).toBe('Beekeeper Anywhere');
    const home = { candidateCity: city, candidateCountry: 'DE' };
    await t.db.updateTable('candidates').set(home).execute();
    expect(await found('beekeeper zymurgy')).toEqual([
      'Beekeeper on the Roof',
      'Beekeeper in Towns',
      'Beekeeper',
      'Beekeeper Anywhere',
    ]);
    expect((await found('beekeeper manchester'))[0]).toBe('Beekeeper');
  });

  test('they are walked through a page at a time in that order, however many there are', async () => {
    const walk = async () => {
      const pages = ['1', '2', '3'].map(async (page) =>
        (await ask({ q: 'beekeeper zymurgy', perPage: '1', page })).titles.join(),
      );
      return Promise.all(pages);
    };
    const nearest = ['Beekeeper on the Roof', 'Beekeeper in Towns', 'Beekeeper'];
    expect(await walk()).toEqual(nearest);
    // Of so many, those far away are no longer put in order.
    await open('Beekeeper of Lima', 'Warm hives.', { city: 'Lima', country: 'PE' });
    await sql`
      insert into "jobs" ("id", "recruiterEmail", "title", "description", "employmentType", "workplaceType", "salaryCurrency",
        "salaryUnit", "openings", "criteria", "stages", "status", "createdAt", "updatedAt", "openedAt", "city", "country",
        "latitude", "longitude")
      select gen_random_uuid(), "recruiterEmail", "title", "description", "employmentType", "workplaceType", "salaryCurrency",
        "salaryUnit", "openings", "criteria", "stages", "status", "createdAt", "updatedAt", "openedAt", "city", "country",
        "latitude", "longitude"
      from "jobs", generate_series(1, 1001) where "title" = 'Beekeeper of Lima'`.execute(t.db);
    expect(await walk()).toEqual([...nearest.slice(0, 2), 'Beekeeper of Lima']);
  });
});

describe('all words are met', () => {
  test.each([
    ['a state that only the town tells', 'welder asturias', 'Welder'],
    ['a continent', 'engineer europe', 'Site Reliability Engineer'],
    ['a union', 'welder EU', 'Welder'],
    ['a part of the world', 'recruiter latam', 'Recruiter'],
    ['the part of the day that hours lie in', 'limpieza por las noches', 'Personal de limpieza'],
    ['part time, by what it is called in Spain', 'limpieza por horas madrid', 'Personal de limpieza'],
    ['titles with small words in them', 'oil and gas engineer', 'Completion Engineer'],
    ['what an occupation belongs to', 'HR lima', 'Recruiter'],
    ['a sector', 'hostelería málaga', 'Camarero'],
    ['short forms of titles', 'office mgr', 'Office Manager'],
    ['a word that is only close to occupations', 'devops ireland', 'Site Reliability Engineer'],
  ])('%s: “%s”', async (_, q, title) => {
    expect(await found(q)).toEqual([title]);
  });
});

test('a word that nothing is left of to be typed is asked for whole, and finds the same', async () => {
  expect(await found('weld')).toContain('Welder');
  await open('Kiln Firer', 'Fire pots.');
  expect(await found('kiln')).toEqual(['Kiln Firer']);
  await open('Kilnsmith', 'Build ovens.');
  expect(await found('kiln')).toEqual(['Kilnsmith', 'Kiln Firer']);
  expect(await found('kilns')).toContain('Kiln Firer');
});
