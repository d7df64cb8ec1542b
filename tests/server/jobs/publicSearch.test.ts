/** Open jobs as everyone may search them: the list, the pages of companies, and the feeds. */
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { companyPath, publicJobPath } from '../../../schemas/publicJobPath.ts';
import { nameCompanies, nameCompany } from '../../../server/features/companies/companySlugs.ts';
import { indexJobs } from '../../../server/features/jobs/search/indexJobs.ts';
import { jobFeed } from '../../../server/features/publicJobs/jobFeed.ts';
import type { TestApp } from '../../support/app.ts';
import { addCandidate, addEmployer, addRecruiter } from '../../support/people.ts';
import { employer, publicJobs, recruiter } from '../../support/publicJobs.ts';

let t: TestApp;
const { current, origin, addJob, get } = publicJobs();
beforeAll(async () => {
  t = current();
  await nameCompanies(t.db, t.time.now);
});

/** Titles on a page, in order. */
const titlesOn = (body: string) =>
  [...body.matchAll(/<a [^>]*href="\/jobs\/[^"]+"[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title);

async function found(query: string): Promise<(string | undefined)[]> {
  await indexJobs(t.db);
  const answer = await get(`/jobs?${query}`);
  expect(answer.statusCode).toBe(200);
  return titlesOn(answer.body);
}

describe('the search', () => {
  test('lists open jobs, the newest first, with pay, place, company and day', async () => {
    await addJob({ title: 'Baker' }, { openedAt: '2026-05-10T08:00:00.000Z' });
    await addJob({ title: 'Pastry Chef', city: 'Austin', state: 'TX', country: 'US', salaryMin: 52_000 });
    await addJob({ title: 'Secret Baker', publicPage: false });
    await addJob({ title: 'Former Baker' }, { status: 'CLOSED' });
    await addJob({ title: 'Late Baker', validThrough: '2026-05-30' });
    const { body, statusCode } = await get('/jobs');
    expect(statusCode).toBe(200);
    expect(titlesOn(body)).toEqual(['Pastry Chef', 'Baker']);
    for (const words of [
      '2 jobs',
      'Austin, TX',
      'On site',
      'Full time',
      'Posted on May 20, 2026',
      'Corner &amp; Bakery',
    ])
      expect(body).toContain(words);
    expect(body).not.toContain(recruiter);
    expect(body).not.toContain(employer);
  });

  test('finds other words for the occupation, beginnings and misspellings, the best match first', async () => {
    await addJob({ title: 'Software Engineer', description: 'We bake bread with code.', criteria: [] });
    await addJob({ title: 'Nurse', description: 'Care for people.' });
    expect(await found('q=developer')).toEqual(['Software Engineer']);
    expect(await found('q=nurses')).toEqual(['Nurse']);
    expect(await found('q=softwar')).toEqual(['Software Engineer']);
    expect(await found('q=sofware')).toEqual(['Software Engineer']);
  });

  test.each([
    ['texas', ['In Austin']],
    ['TX', ['In Austin']],
    ['austin, tx', ['In Austin']],
    ['austin, germany', []],
    ['Portugal', ['In Lisbon']],
    ['lisb', ['In Lisbon']],
    ['Alemania', ['In Munich']],
    ['de', ['In Munich']],
  ])('finds what is in %s', async (place, titles) => {
    await addJob({ title: 'In Austin', city: 'Austin', state: 'TX', country: 'US' });
    await addJob({ title: 'In Lisbon', city: 'Lisbon', country: 'PT' });
    await addJob({ title: 'In Munich', city: 'Munich', country: 'DE' });
    expect(await found(new URLSearchParams({ place }).toString())).toEqual(titles);
  });

  test('narrows by workplace, employment, pay for a year, and age', async () => {
    await addJob({ title: 'Hourly', salaryMax: 30, salaryUnit: 'HOUR', salaryCurrency: 'USD' });
    await addJob({ title: 'Yearly', salaryMin: 50_000, workplaceType: 'REMOTE', salaryCurrency: 'USD' });
    await addJob({ title: 'Unpaid', employmentType: 'INTERN' }, { openedAt: '2026-05-31T08:00:00.000Z' });
    expect(await found('pay=60000&currency=USD')).toEqual(['Hourly']);
    await addJob({ title: 'Daily', salaryMax: 250.5, salaryUnit: 'DAY', salaryCurrency: 'MXN' });
    await addJob({ title: 'Weekly', salaryMax: 1250.25, salaryUnit: 'WEEK', salaryCurrency: 'MXN' });
    expect((await found('pay=65013&currency=MXN')).toSorted()).toEqual(['Daily', 'Weekly']);
    expect(await found('pay=65130&currency=MXN')).toEqual(['Daily']);
    expect(await found('pay=65131&currency=MXN')).toEqual([]);
    expect(await found('pay=40000&currency=EUR')).toEqual([]);
    expect(await found('workplace=REMOTE')).toEqual(['Yearly']);
    expect(await found('employment=INTERN')).toEqual(['Unpaid']);
    expect(await found('days=7')).toEqual(['Unpaid']);
    // Candidates ask the same of their own list.
    const as = await t.signIn(await addCandidate(t.db, 'searcher@people.example'));
    const titles = async (query: string) =>
      (await t.ask<{ title: string }[]>(`GET /jobs?${query}`, { as })).body.map(({ title }) => title);
    expect(await titles('pay=60000&currency=USD')).toEqual(['Hourly']);
    expect(await titles('pay=60000&place=nowhere')).toEqual([]);
    expect(await titles('days=7')).toEqual(['Unpaid']);
    expect((await t.ask('GET /jobs?days=8', { as })).status).toBe(422);
  });

  test('narrows what has the words as well', async () => {
    const baker = { title: 'Baker', salaryCurrency: 'USD' } as const;
    await addJob({ ...baker, city: 'Lisbon', country: 'PT', workplaceType: 'REMOTE', salaryMax: 60_000 });
    await addJob({ ...baker, city: 'Winston-Salem', state: 'NC', salaryMax: 5000, salaryUnit: 'MONTH' });
    await addJob({ title: 'Night Baker', employmentType: 'INTERN', salaryMin: 15, salaryUnit: 'HOUR' });
    expect(await found('q=baker')).toHaveLength(3);
    expect(await found('q=baker&pay=60000')).toHaveLength(2);
    expect(await found('q=baker&pay=60001')).toEqual([]);
    expect(await found('q=baker&pay=31200')).toHaveLength(3);
    expect(await found('q=baker&workplace=REMOTE&pay=59999')).toHaveLength(1);
    expect(await found('q=baker&workplace=REMOTE&employment=INTERN')).toEqual([]);
    expect(await found('q=baker&employment=INTERN')).toEqual(['Night Baker']);
    for (const place of ['portugal', 'PT', 'lisb', 'winston-sal', 'Winston-Salem, North Carolina', 'nc'])
      expect(await found(`q=baker&place=${encodeURIComponent(place)}`), place).toHaveLength(1);
    expect(await found('q=baker&place=lisbon,nc')).toEqual([]);
  });

  test('finds what is near a town, and says how far it is', async () => {
    await addJob({ title: 'In Austin', city: 'Austin', state: 'TX', country: 'US' });
    await addJob({ title: 'In Round Rock', city: 'Round Rock', state: 'Texas' });
    await addJob({ title: 'In San Antonio', city: 'San Antonio', state: 'TX' });
    await addJob({ title: 'In Minnesota', city: 'Austin', state: 'MN' });
    await addJob({ title: 'Anywhere', workplaceType: 'REMOTE' });
    const near = async (place: string, more: string) =>
      (await found(`place=${encodeURIComponent(place)}&${more}`)).toSorted();
    expect(await near('Austin, TX', 'within=10')).toEqual(['In Austin']);
    expect(await near('austin, texas, us', 'within=50')).toEqual(['In Austin', 'In Round Rock']);
    expect(await near('Round Rock', 'within=25&q=in')).toEqual(['In Round Rock']);
    expect(await near('Round Rock', 'within=100&q=antonio')).toEqual([]);
    const { body } = await get('/jobs?place=Austin,+TX&within=50');
    expect(body).toContain('28 km away');
    expect(body).not.toContain('0 km away');
    expect(body).toContain('<title>Jobs within 50 km of Austin, TX – Hireday</title>');
    // Of towns called so it is not known which one is meant: they are found by their name.
    const doubtful = await get('/jobs?place=Springfield&within=50');
    expect(doubtful.body).toContain('We do not know which town “Springfield” is');
    expect(await near('Texas', 'within=50')).toHaveLength(3);
    expect(await near('Austin, TX', 'within=7')).toEqual(['In Austin']);
  });

  test('reads what it can of any address, and leaves the rest', async () => {
    await addJob({ title: 'Baker' });
    for (const query of [
      'workplace=MOON',
      'pay=much',
      'days=0',
      'after=nonsense',
      'page=7',
      `q=${'x'.repeat(300)}`,
      'q=%00',
    ])
      expect(await found(query), query).toEqual(['Baker']);
  });

  test('leads on to the further jobs, each once', async () => {
    for (let number = 1; number <= 23; number += 1) await addJob({ title: `Baker ${number}` });
    const first = await get('/jobs');
    const [, next = ''] = /href="(\/jobs\?after=[^"]+)"/.exec(first.body) ?? [];
    const second = await get(next.replaceAll('&amp;', '&'));
    const all = [...titlesOn(first.body), ...titlesOn(second.body)];
    expect([all.length, new Set(all).size]).toEqual([23, 23]);
    expect(second.headers['x-robots-tag']).toBe('noindex');
  });

  test('says what else to look for where nothing is found', async () => {
    await addJob({ title: 'Baker', workplaceType: 'REMOTE' });
    await indexJobs(t.db);
    // The work is what is looked for: other work at a distance would be no answer.
    const { body } = await get('/jobs?q=remote+astronaut');
    expect(body).toContain('No open job says all of this.');
    expect(body).toContain('href="/jobs?q=remote"');
  });

  test('shows jobs with some of the words where none has all, and says so', async () => {
    await addJob({ title: 'Baker', city: 'Austin', state: 'TX', country: 'US' });
    await indexJobs(t.db);
    const some = 'No job has all of these words. These have some of them.';
    const { body } = await get('/jobs?q=baker+astronaut');
    expect(titlesOn(body)).toEqual(['Baker']);
    expect(body).toContain(some);
    expect((await get('/jobs?q=baker')).body).not.toContain(some);
    expect((await get('/jobs?q=baker+astronaut&lang=es')).body).toContain(
      'Ningún empleo tiene todas estas palabras. Estos tienen algunas.',
    );
  });

  test('leaves it to the filters where only they leave out the jobs with all words', async () => {
    await addJob({ title: 'Night Baker', city: 'Austin', state: 'TX', country: 'US' });
    await addJob({ title: 'Baker', city: 'Boston', state: 'MA', country: 'US' });
    expect(await found('q=night+baker&place=Boston')).toEqual([]);
    expect(await found('q=astronaut+baker&place=Boston')).toEqual(['Baker']);
  });

  test('is found by search engines for words and a place, and not for every mixture', async () => {
    await addJob({ title: 'Baker', city: 'Austin', state: 'TX', country: 'US' });
    await indexJobs(t.db);
    const plain = await get('/jobs?place=Austin&q=baker&utm_source=x');
    expect(plain.body).toContain(`<link rel="canonical" href="${origin()}/jobs?q=baker&amp;place=Austin">`);
    expect(plain.body).toContain('<title>Jobs for baker in Austin – Hireday</title>');
    for (const query of ['q=baker&days=30', 'q=nothing-like-it'])
      expect((await get(`/jobs?${query}`)).headers['x-robots-tag'], query).toBe('noindex');
  });

  test('is in the language of the reader, and says back only text', async () => {
    const { body } = await get('/jobs?lang=es&q=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(body).toContain('<html lang="es">');
    expect(body).not.toContain('<script>alert');
  });
});

describe('the page of a company', () => {
  test('has what the company says of itself and its open jobs, and is where its jobs lead', async () => {
    await t.db
      .updateTable('employers')
      .set({ employerDescription: 'Bread since 1911.\n\nAnd cake.', employerIndustry: 'Food' })
      .where('employerEmail', '=', employer)
      .execute();
    const job = await addJob({ title: 'Baker' });
    await addJob({ title: 'Secret Baker', publicPage: false });
    const { body, statusCode } = await get('/companies/corner-bakery');
    expect(statusCode).toBe(200);
    expect(titlesOn(body)).toEqual(['Baker']);
    for (const words of ['Bread since 1911.', 'And cake.', 'Food', 'Portland, OR', 'bakery.example'])
      expect(body).toContain(words);
    expect(body).not.toContain(employer);
    expect((await get(publicJobPath(job))).body).toContain('href="/companies/corner-bakery"');
    expect((await get('/sitemap.xml')).body).toContain(`${origin()}/companies/corner-bakery`);
  });

  test('is not found before the company had a public job, nor under any other name', async () => {
    await addEmployer(t.db, 'boss@quiet.example', { employerName: 'Quiet' });
    await nameCompanies(t.db, t.time.now);
    for (const slug of ['quiet', 'nobody', '%00', '..%2F..%2Fetc']) {
      expect((await get(`/companies/${slug}`)).statusCode, slug).toBe(404);
    }
  });

  test('keeps its address for good: a new name leads on from the old one, which no other company gets', async () => {
    await addEmployer(t.db, 'boss@first.example', { employerName: 'First & Co' });
    await addRecruiter(t.db, 'robin@first.example', 'boss@first.example');
    await addJob({ title: 'Clerk' }, { recruiterEmail: 'robin@first.example' });
    await nameCompany(t.db, 'boss@first.example', 'First & Co', new Date('2026-01-01'));
    await t.db
      .updateTable('employers')
      .set({ employerName: 'Second' })
      .where('employerEmail', '=', 'boss@first.example')
      .execute();
    await nameCompanies(t.db, t.time.now);
    await addEmployer(t.db, 'boss@other.example', { employerName: 'First, Co!' });
    await nameCompanies(t.db, t.time.now);
    const answer = await get('/companies/first-co');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/companies/second']);
    const slugs = await t.db
      .selectFrom('companySlugs')
      .select('slug')
      .where('employerEmail', '=', 'boss@other.example')
      .execute();
    expect(slugs).toEqual([{ slug: 'first-co-2' }]);
    await t.db.deleteFrom('jobs').where('recruiterEmail', '=', 'robin@first.example').execute();
  });
});

describe('feeds', () => {
  /** The texts of each element of a name, by the names of what it holds. @throws when it is no XML */
  function read(text: string, name: string): Record<string, string>[] {
    const entries: Record<string, string>[] = [];
    let inside = '';
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => {
      if (tag.name === name) entries.push({});
      inside = tag.name;
    });
    parser.on('text', (words) => {
      const entry = entries.at(-1);
      if (entry && words.trim() !== '') entry[inside] = (entry[inside] ?? '') + words;
    });
    parser.write(text).close();
    return entries;
  }

  test('RSS has the newest jobs of a search', async () => {
    const job = await addJob({ title: 'Pastry <b> & Co' });
    await addJob({ title: 'Nurse', description: 'Care.' });
    await indexJobs(t.db);
    const answer = await get('/jobs.rss?q=pastry');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(read(answer.body, 'item')).toMatchObject([
      { title: 'Pastry <b> & Co (Corner & Bakery)', link: origin() + publicJobPath(job), guid: job.id },
    ]);
  });

  test('aggregators get every public job with its text, pay and country', async () => {
    const job = await addJob({
      title: 'Baker',
      city: 'Lisbon',
      country: 'PT',
      salaryMin: 20,
      salaryUnit: 'HOUR',
    });
    await addJob({ title: 'Secret Baker', publicPage: false });
    const [entry, ...others] = read((await get('/jobs.xml')).body, 'job');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      title: 'Baker',
      referencenumber: job.id,
      url: origin() + publicJobPath(job),
      company: 'Corner & Bakery',
      city: 'Lisbon',
      country: 'PT',
      jobtype: 'fulltime',
      salary: '20 USD per hour',
    });
    expect(entry?.description).toContain('Care for <strong>people</strong>.');
  });

  test('aggregators get more jobs than are read at a time, each once', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) ids.push((await addJob({ title: `Job ${at}` })).id);
    const { db, env, clock } = t.services;
    const texts = { htmlOf: async () => 'Text' };
    let feed = '';
    for await (const piece of jobFeed({ db, origin: env.APP_URL, now: clock(), texts, batchSize: 3 }))
      feed += piece;
    expect(read(feed, 'job').map(({ referencenumber }) => referencenumber)).toEqual(ids);
  });
});

test('the pages of companies lead to them by the address that search engines are told', async () => {
  await addJob({ title: 'Baker' });
  const { body } = await get(companyPath('corner-bakery'));
  expect(body).toContain(`<link rel="canonical" href="${origin()}/companies/corner-bakery">`);
  expect(body).toContain('"@type":"Organization"');
});
