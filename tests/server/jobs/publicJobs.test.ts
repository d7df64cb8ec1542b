/** The public's view of a job: the page of an open one, and nothing of any other. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job, JobFields } from '../../../schemas/job.ts';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import type { JobRow } from '../../../server/db/tables.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { createJobRenderer } from '../../../src/site/prerender/renderJob.tsx';
import { type TestApp, testApp } from '../../support/app.ts';
import { addEmployer, addRecruiter } from '../../support/people.ts';
import { addOrganisation, written } from '../../support/scene.ts';

let t: TestApp;
/** The pages as the build renders them, in the smallest of documents. */
const jobPages = {
  render: await createJobRenderer(),
  document: (locale: string) =>
    `<!doctype html><html lang="${locale}"><head><!--job-head--></head><body><!--job--></body></html>`,
};
const recruiter = 'robin@bakery.example';
const employer = 'boss@bakery.example';
const origin = () => t.services.env.APP_URL;

beforeAll(async () => {
  t = await testApp({}, { jobPages });
  await addEmployer(t.db, employer, {
    employerName: 'Corner & Bakery',
    employerWebsite: 'https://bakery.example/',
    employerCity: 'Portland',
    employerState: 'OR',
  });
  await addRecruiter(t.db, recruiter, employer);
});
beforeEach(async () => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  await t.db.deleteFrom('jobs').where('recruiterEmail', '=', recruiter).execute();
});

/** A job that has been open since May. */
async function addJob(fields: Partial<JobFields> = {}, row: Partial<JobRow> = {}): Promise<Job> {
  const job = await createJob(t.db, recruiter, written({ title: 'Pastry Chef', ...fields }), t.time.now);
  await t.db
    .updateTable('jobs')
    .set({ status: 'OPEN', openedAt: '2026-05-20T08:00:00.000Z', ...row })
    .where('id', '=', job.id)
    .execute();
  return job;
}

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });
const pageOf = async (job: Job, headers?: Record<string, string>) => {
  const answer = await get(publicJobPath(job), headers);
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

/** The page's data for machines. */
async function postingOf(job: Job): Promise<Record<string, unknown>> {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await pageOf(job)) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe('an open job', () => {
  test('is a whole page without a script: title, pay, place, text and the way to apply', async () => {
    const job = await addJob({
      city: 'Austin',
      state: 'TX',
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

  test('is gone the day after its last, and back once it is open again', async () => {
    const job = await addJob({ validThrough: '2026-06-01' });
    expect((await get(publicJobPath(job))).statusCode).toBe(200);
    t.time.now = new Date('2026-06-02T00:00:01.000Z');
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

describe('what Google is told', () => {
  test('has every field that is required or recommended', async () => {
    const job = await addJob({
      city: 'Austin',
      state: 'TX',
      salaryMin: 52_000,
      salaryMax: 61_000,
      validThrough: '2026-07-31',
    });
    expect(await postingOf(job)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Pastry Chef',
      description: '<p>Care for <strong>people</strong>.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Corner & Bakery', value: job.id },
      url: `${origin()}${publicJobPath(job)}`,
      datePosted: '2026-05-20',
      validThrough: '2026-07-31T23:59:59Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Corner & Bakery',
        sameAs: 'https://bakery.example/',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Austin',
          addressRegion: 'TX',
          addressCountry: 'US',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 52_000, maxValue: 61_000, unitText: 'YEAR' },
      },
      totalJobOpenings: 1,
      directApply: true,
    });
  });

  test('work from anywhere has a country people have to be in, and no place', async () => {
    const posting = await postingOf(await addJob({ workplaceType: 'REMOTE', city: 'Toronto', state: 'ON' }));
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'CA' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  test.each([
    [
      { salaryCurrency: 'GBP', city: 'Leeds' },
      { addressLocality: 'Leeds', addressCountry: 'GB' },
    ],
    // Without a place of its own the job is where its employer is.
    [{}, { addressLocality: 'Portland', addressRegion: 'OR', addressCountry: 'US' }],
    // Nothing tells: Berlin is not where the employer is, and nobody pays in ZZZ.
    [{ city: 'Berlin', salaryCurrency: 'EUR' }, { addressLocality: 'Berlin' }],
    [{ city: 'Berlin', salaryCurrency: 'ZZZ' }, { addressLocality: 'Berlin' }],
  ])('a place comes with its country as far as it is known: %o', async (fields, address) => {
    const posting = await postingOf(await addJob(fields));
    expect(posting.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...address },
    });
  });

  test.each([
    [
      { salaryMin: 20, salaryMax: 20, salaryUnit: 'HOUR' },
      { value: 20, unitText: 'HOUR' },
    ],
    [
      { salaryMin: 4000, salaryUnit: 'MONTH' },
      { minValue: 4000, unitText: 'MONTH' },
    ],
    [{ salaryMax: 90_000 }, { maxValue: 90_000, unitText: 'YEAR' }],
  ] as const)('pay is said as far as it is stated: %o', async (fields, value) => {
    const posting = await postingOf(await addJob(fields));
    expect(posting.baseSalary).toMatchObject({ value: { '@type': 'QuantitativeValue', ...value } });
  });

  test('pay and last day that are not stated are left out', async () => {
    const posting = await postingOf(await addJob());
    expect(posting).not.toHaveProperty('baseSalary');
    expect(posting).not.toHaveProperty('validThrough');
  });
});

describe('a hostile job', () => {
  const hostile = `</script><script>alert(1)</script>
[x](javascript:alert(1)) [y](JaVaScRiPt:alert(1)) [z](data:text/html,<script>alert(1)</script>) <vbscript:x>
<img src=x onerror=alert(1)> ![p](https://spy.example/p.png) <!-- <iframe src="//evil.example"> "'><svg onload=alert(1)>
\u2028 &lt;script&gt; <a href="javascript:alert(1)">`;

  test('stays words: no script, no picture from elsewhere, no address that runs something', async () => {
    const job = await addJob({
      title: '"><script>alert(1)</script>',
      description: hostile,
      city: '<b onclick=alert(1)>',
      criteria: [{ name: '</script><img src=x onerror=alert(1)>', importance: 'MUST_HAVE' }],
    });
    const body = await pageOf(job);
    expect(body.match(/<script\b/g)).toHaveLength(1);
    expect(body.match(/<\/script>/g)).toHaveLength(1);
    const ours = body.replace(/<script.*?<\/script>/s, '').replaceAll(origin(), '');
    expect(ours).not.toMatch(/<(img|iframe|b|script|svg onload)\b/);
    expect(ours.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]+\son\w+=/);
    expect(ours).not.toMatch(/(href|src)="(?!https:\/\/bakery|\/|#|\?lang=)/i);
    expect(ours).not.toMatch(/href="[^"]*javascript:/i);
    expect(ours).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('does not break out of what machines read, and stays what it was there', async () => {
    const title = 'Chef </script><script>alert(1)</script> <!--';
    const posting = await postingOf(await addJob({ title, description: hostile }));
    expect(posting.title).toBe(title);
    expect(posting.description).not.toMatch(/<(script|img|iframe|svg)\b/);
  });

  test.each([
    ['>'.repeat(20_000), 'quotations in quotations'],
    ['_*'.repeat(10_000), 'emphasis without an end'],
  ])('keeps nobody waiting: the server answers others meanwhile (%#)', async (description) => {
    const job = await addJob({ description });
    const slow = get(publicJobPath(job));
    const others = await Promise.race([get('/healthz'), slow]);
    expect(others.body).toContain('ok');
    expect((await slow).statusCode).toBe(200);
  });
});

describe('the language of the page', () => {
  test.each([
    [{}, 'en'],
    [{ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
    [{ 'accept-language': 'en;q=0.5, es;q=0.7' }, 'es'],
    [{ 'accept-language': 'fr, es;q=0' }, 'en'],
    [{ 'accept-language': 'es', cookie: 'a=b; locale=en' }, 'en'],
    [{ cookie: 'locale=es' }, 'es'],
    [{ cookie: 'locale=xx', 'accept-language': '*' }, 'en'],
  ])('is the reader’s: %o → %s', async (headers, locale) => {
    const job = await addJob({ salaryMin: 52_000, salaryMax: 61_000, validThrough: '2026-07-31' });
    const answer = await get(publicJobPath(job), headers);
    expect(answer.body).toContain(`<html lang="${locale}">`);
    expect(answer.headers.vary).toContain('Accept-Language, Cookie');
    expect(answer.body).toContain(locale === 'es' ? '31 jul 2026' : 'Jul 31, 2026');
    expect(answer.body).toContain(`og:locale" content="${locale === 'es' ? 'es_ES' : 'en_US'}"`);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('can be chosen on the page, and is kept without a script', async () => {
    const path = publicJobPath(await addJob());
    const answer = await get(`${path}?lang=es`, { cookie: 'locale=en' });
    expect(answer.body).toContain('<html lang="es">');
    expect(answer.body).toMatch(/<a [^>]*href="\?lang=en"[^>]*>English<\/a>/);
    expect(answer.body).toMatch(/<a [^>]*href="\?lang=es"[^>]*aria-current="true"[^>]*>Español<\/a>/);
    expect(answer.headers['set-cookie']).toContain('locale=es; path=/;');
    for (const strange of ['xx', 'constructor', 'en&lang=es']) {
      const other = await get(`${path}?lang=${strange}`);
      expect([other.statusCode, other.headers['set-cookie']]).toEqual([200, undefined]);
    }
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
