/** The public page of a job for search engines, in each language, and with a hostile text in it. */
import { describe, expect, test } from 'vitest';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { publicJobs } from '../../support/publicJobs.ts';

const { origin, addJob, get, pageOf, postingOf } = publicJobs();

describe('what Google is told', () => {
  test('has every field that is required or recommended', async () => {
    const job = await addJob({
      city: 'Austin',
      state: 'TX',
      country: 'US',
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
      validThrough: '2026-07-31T23:59:59-12:00',
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
    const posting = await postingOf(
      await addJob({ workplaceType: 'REMOTE', city: 'Toronto', state: 'ON', country: 'CA' }),
    );
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'CA' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  test.each([
    [
      { city: 'Leeds', country: 'GB' },
      { addressLocality: 'Leeds', addressCountry: 'GB' },
    ],
    // Without a place of its own the job is where its employer is.
    [{}, { addressLocality: 'Portland', addressRegion: 'OR', addressCountry: 'US' }],
  ])('a place comes with its country: %o', async (fields, address) => {
    const posting = await postingOf(await addJob(fields));
    expect(posting.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...address },
    });
  });

  test.each([
    { city: 'Lisbon', salaryCurrency: 'USD' },
    { city: 'Perth', state: 'WA', salaryCurrency: 'AUD' },
    { city: 'Munich', salaryCurrency: 'EUR', workplaceType: 'REMOTE' },
  ] as const)(
    'no country is guessed from a state or a currency, and Google is told nothing: %o',
    async (fields) => {
      expect(await pageOf(await addJob(fields))).not.toContain('application/ld+json');
    },
  );

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
      country: 'US',
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
