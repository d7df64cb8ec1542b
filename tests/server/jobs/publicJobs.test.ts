/** The public's view of a job: the page of an open one, and nothing of any other. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../../schemas/job.ts';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { employer, publicJobs, recruiter } from '../../support/publicJobs.ts';
import { addOrganisation, written } from '../../support/scene.ts';

let t: TestApp;
const { current, origin, addJob, get, pageOf } = publicJobs();
beforeAll(() => {
  t = current();
});

describe('an open job', () => {
  test('is a whole page without a script: title, pay, place, text and the way to apply', async () => {
    const job = await addJob({
      city: 'Austin',
      state: 'TX',
      country: 'US',
      workplaceType: 'HYBRID',
      salaryMin: 52_000,
      salaryMax: 61_000,
      validThrough: '2026-07-31',
      openings: 2,
    });
    const answer = await get(publicJobPath(job));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const { body } = answer;
    expect(body).toMatch(/<h1 [^>]*dir="auto"[^>]*>Pastry Chef<\/h1>/);
    for (const words of [
      'Corner &amp; Bakery',
      'Austin, TX',
      'Hybrid',
      'Full time',
      '2 openings',
      '$52,000–61,000 a year',
      'Posted on May 20, 2026',
      'Open until Jul 31, 2026',
      'Care for <strong>people</strong>.',
      'Nursing licence',
      `href="/register/?as=candidate&amp;job=${job.id}"`,
    ]) {
      expect(body).toContain(words);
    }
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).toContain('<style data-emotion');
  });

  test('has a title, a description, a canonical address and a preview for links', async () => {
    const job = await addJob({ city: 'Austin', state: 'TX' });
    const body = await pageOf(job);
    expect(body).toContain('<title>Pastry Chef at Corner &amp; Bakery – Hireday</title>');
    expect(body).toContain(`<link rel="canonical" href="${origin()}${publicJobPath(job)}">`);
    const description = 'Corner &amp; Bakery is looking for: Pastry Chef. Austin, TX · On site · Full time.';
    expect(body).toContain(`<meta name="description" content="${description}">`);
    expect(body).toContain(`<meta property="og:description" content="${description}">`);
    expect(body).toContain('<meta property="og:title" content="Pastry Chef at Corner &amp; Bakery">');
    expect(body).toContain(`<meta property="og:image" content="${origin()}/og-job.png">`);
    expect(body).toContain(`<meta property="og:url" content="${origin()}${publicJobPath(job)}">`);
    expect(body).not.toContain('noindex');
  });

  test('tells nothing of the recruiter or of the people on the job', async () => {
    const { job, candidate, recruiter: theirs, employer: boss } = await addOrganisation(t, 'private');
    await t.db
      .updateTable('jobs')
      .set({ status: 'OPEN', openedAt: '2026-05-20T08:00:00.000Z' })
      .where('id', '=', job.id)
      .execute();
    const body = await pageOf(job);
    for (const secret of [theirs, boss, candidate, 'Casey', 'Robin']) expect(body).not.toContain(secret);
  });

  test('leads to the other open jobs of the employer, and to no others', async () => {
    const job = await addJob();
    const other = await addJob({ title: 'Baker' });
    await addJob({ title: 'Secret Baker', publicPage: false });
    await addJob({ title: 'Closed Baker' }, { status: 'CLOSED' });
    const body = await pageOf(job);
    expect(body).toContain(`href="${publicJobPath(other)}"`);
    expect(body).not.toMatch(/Secret|Closed Baker|licence nurse/);
  });

  test('has one address: any other words behind its id lead there for good', async () => {
    const job = await addJob({ title: 'Chef de Pâtisserie (¼ time)' });
    const right = publicJobPath(job);
    expect(right).toBe(`/jobs/${job.id}-chef-de-patisserie-1-4-time`);
    for (const wrong of [
      `/jobs/${job.id}`,
      `/jobs/${job.id}-other-words`,
      `/jobs/${job.id.toUpperCase()}-chef-de-patisserie-1-4-time`,
      `${right}/`,
      `${right}-more`,
    ]) {
      const answer = await get(wrong);
      expect([answer.statusCode, answer.headers.location], wrong).toEqual([301, right]);
    }
    expect((await get(`/jobs/${job.id}?utm_source=x`)).headers.location).toBe(`${right}?utm_source=x`);
    expect((await get(`${right}?utm_source=x`)).statusCode).toBe(200);
  });

  test.each(['護士', '???', 'Ελληνικά και μεγάλος τίτλος '.repeat(5).trim(), 'x'.repeat(150)])(
    'is reached whatever its title is: %s',
    async (title) => {
      const job = await addJob({ title });
      expect((await get(publicJobPath(job))).statusCode).toBe(200);
    },
  );

  test('follows what is changed in it', async () => {
    const job = await addJob();
    expect(await pageOf(job)).toContain('Care for');
    const as = await t.signIn(recruiter);
    t.time.now = new Date('2026-06-01T12:10:00.000Z');
    const body = written({ title: 'Pastry Chef', description: 'New' });
    expect((await t.ask(`PUT /jobs/${job.id}`, { as, body })).status).toBe(200);
    expect(await pageOf(job)).toContain('<p>New</p>');
  });
});

describe('a job that is not to be read', () => {
  test.each(['ON_HOLD', 'CLOSED', 'ARCHIVED'] as const)(
    'is gone (410) while %s, with a page that leads on',
    async (status) => {
      const job = await addJob({ description: 'Sweet things' }, { status });
      const other = await addJob({ title: 'Baker' });
      const answer = await get(publicJobPath(job));
      expect(answer.statusCode).toBe(410);
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.body).toContain('This job is not open any more');
      expect(answer.body).toContain(`href="${publicJobPath(other)}"`);
      expect(answer.body).not.toMatch(/Sweet things|ld\+json/);
    },
  );

  test('is gone once its last day is over everywhere, and back once it is open again', async () => {
    const job = await addJob({ validThrough: '2026-06-01' });
    expect((await get(publicJobPath(job))).statusCode).toBe(200);
    t.time.now = new Date('2026-06-02T11:59:59.000Z');
    expect((await get(publicJobPath(job))).statusCode).toBe(200);
    t.time.now = new Date('2026-06-02T12:00:00.000Z');
    expect((await get(publicJobPath(job))).statusCode).toBe(410);
    await t.db.updateTable('jobs').set({ validThrough: null }).where('id', '=', job.id).execute();
    expect((await get(publicJobPath(job))).statusCode).toBe(200);
  });

  test('is not there (404) as a draft, also one that was archived unopened, and when nobody knows it', async () => {
    const draft = await addJob({}, { status: 'DRAFT', openedAt: null });
    const shelved = await addJob({}, { status: 'ARCHIVED', openedAt: null });
    const paths = [publicJobPath(draft), publicJobPath(shelved)];
    for (const path of [...paths, '/jobs/019a0000-0000-7000-8000-000000000000-nurse', '/jobs/nurse']) {
      const answer = await get(path);
      expect([answer.statusCode, answer.headers['x-robots-tag']], path).toEqual([404, 'noindex']);
      expect(answer.body).toContain('There is no such job');
      expect(answer.body).not.toContain('Pastry');
    }
  });
});

describe('the public page of a job', () => {
  test.each([
    ['its recruiter', recruiter],
    ['the employer', employer],
  ])('is switched off and on by %s, and nothing else written in the job changes', async (_, email) => {
    const job = await addJob();
    const as = await t.signIn(email);
    const set = (publicPage: boolean) =>
      t.ask<Job>(`PATCH /jobs/${job.id}/public-page`, { as, body: { publicPage } });
    const off = await set(false);
    expect(off.body).toMatchObject({ publicPage: false, title: job.title });
    expect((await get(publicJobPath(job))).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).not.toContain(job.id);
    await set(true);
    expect((await get(publicJobPath(job))).statusCode).toBe(200);
  });

  test('stays off when a client that does not know of it writes the job', async () => {
    const job = await addJob({ publicPage: false });
    const as = await t.signIn(recruiter);
    const body = { title: 'Pastry Chef', description: 'Bake.' };
    const written = await t.ask<Job>(`PUT /jobs/${job.id}`, { as, body });
    expect(written).toMatchObject({ status: 200, body: { description: 'Bake.', publicPage: false } });
    const told = await t.ask<Job>(`PUT /jobs/${job.id}`, { as, body: { ...body, publicPage: true } });
    expect(told.body.publicPage).toBe(true);
  });

  test('takes yes or no and nothing besides', async () => {
    const job = await addJob();
    const as = await t.signIn(employer);
    for (const body of [{}, { publicPage: 'no' }, { publicPage: false, title: 'Mine' }]) {
      expect((await t.ask(`PATCH /jobs/${job.id}/public-page`, { as, body })).status).toBe(422);
    }
    expect((await get(publicJobPath(job))).statusCode).toBe(200);
  });

  test('leaves those who applied for the job what they have', async () => {
    const { job, candidate } = await addOrganisation(t, 'applied');
    const row = { status: 'OPEN', openedAt: '2026-05-20T08:00:00.000Z', publicPage: false } as const;
    await t.db.updateTable('jobs').set(row).where('id', '=', job.id).execute();
    const as = await t.signIn(candidate);
    expect((await t.ask(`GET /jobs/${job.id}`, { as })).status).toBe(200);
    expect((await get(publicJobPath(job))).statusCode).toBe(404);
  });
});

describe('the site map', () => {
  test('has the pages about the product and every open public job, with when it changed', async () => {
    const job = await addJob({}, { updatedAt: '2026-05-28T10:00:00.000Z' });
    const hidden = [
      await addJob({ publicPage: false }),
      await addJob({}, { status: 'ON_HOLD' }),
      await addJob({}, { status: 'DRAFT', openedAt: null }),
      await addJob({ validThrough: '2026-05-31' }),
    ];
    const { body, headers, statusCode } = await get('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body).toContain(`<loc>${origin()}/pricing</loc>`);
    expect(body).toContain(
      `<url><loc>${origin()}${publicJobPath(job)}</loc><lastmod>2026-05-28T10:00:00.000Z</lastmod></url>`,
    );
    for (const { id } of hidden) expect(body).not.toContain(id);
  });

  test('of many jobs is a list of files that have each of them once', async () => {
    const small = await testApp({ db: t.db }, { siteMapSize: 2 });
    const jobs = [await addJob(), await addJob(), await addJob()];
    const index = (await small.app.inject({ url: '/sitemap.xml' })).body;
    expect(index).toContain('<sitemapindex');
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    const texts = await Promise.all(files.map(async (url) => (await small.app.inject({ url })).body));
    for (const { id } of jobs) expect(texts.join('').split(`/jobs/${id}`)).toHaveLength(2);
    expect(texts[0]).toContain('/pricing</loc>');
    expect((await small.app.inject({ url: `/sitemap-${files.length}.xml` })).statusCode).toBe(404);
    expect((await small.app.inject({ url: '/sitemap-x.xml' })).statusCode).toBe(404);
  });
});
