/** Companies that prove their domains: by mail, by a DNS record, at registration; and what others may not do with them. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { CompanyDomain } from '../../../schemas/companyDomain.ts';
import type { Employer } from '../../../schemas/employer.ts';
import { registeredDomain, workDomain } from '../../../server/features/companyDomains/domainNames.ts';
import { keepDomains } from '../../../server/features/companyDomains/keepDomains.ts';
import { createTxtLookup } from '../../../server/features/companyDomains/lookUpTxt.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { dnsServer } from '../../support/dns.ts';
import { addAdministrator, addEmployer } from '../../support/people.ts';
import { codeFor, prove } from '../../support/proof.ts';

const dns = await dnsServer();
const lookUpTxt = createTxtLookup({ servers: [dns.address], timeout: 50 });

let t: TestApp;
const as: Record<string, string> = {};
const acme = 'owner@mail.example';
const rival = 'rival@post.example';

beforeEach(async () => {
  dns.texts.clear();
  dns.silent = false;
  t = await testApp({ lookUpTxt });
  for (const [email, employerName] of [
    [acme, 'Acme'],
    [rival, 'Rival'],
  ] as const) {
    await addEmployer(t.db, email, { employerName });
    as[email] = await t.signIn(email);
  }
  t.mails.length = 0;
});

type Answered = CompanyDomain & Problem;

const ask = <T = Answered>(who: string, call: string, body?: unknown) =>
  t.ask<T>(call, { as: as[who], body });
const enter = async (who: string, domain = 'acme.com') =>
  (await ask(who, 'POST /company-domains', { domain })).body;
const check = (who: string, { id }: { id: string }) => ask(who, `POST /company-domains/${id}/check`);
const mail = (who: string, { id }: { id: string }, email = 'info@acme.com') =>
  ask(who, `POST /company-domains/${id}/mail`, { email });
const secretSent = () =>
  /prove=(\S+)/.exec(t.mails.findLast(({ kind }) => kind === 'DOMAIN_PROOF')?.text ?? '')?.[1] ?? '';
const follow = (who: string, secret = secretSent()) => ask(who, 'POST /company-domains/proof', { secret });
const publish = (...domains: Pick<CompanyDomain, 'recordName' | 'recordValue'>[]) =>
  dns.texts.set(domains[0]?.recordName ?? '', [
    ['v=something else'],
    // Long texts are told in several strings.
    ...domains.map(({ recordValue }) => [recordValue.slice(0, 9), recordValue.slice(9)]),
  ]);
const shownAs = async (who: string) => (await ask<Employer>(who, `GET /employers/${who}`)).body.provedDomain;
const byMail = async (who: string, domain = 'acme.com') => {
  const entered = await enter(who, domain);
  await mail(who, entered, `info@${domain}`);
  return (await follow(who)).body;
};
const byRecord = async (who: string, domain = 'acme.com') => {
  const entered = await enter(who, domain);
  publish(entered);
  return (await check(who, entered)).body;
};
/** Sign-ins end meanwhile. */
const later = async (days: number) => {
  t.time.now = new Date(t.time.now.getTime() + days * 86_400_000);
  for (const email of [acme, rival]) as[email] = await t.signIn(email);
};
const keep = () => keepDomains({ ...t.services, lookUpTxt });

describe('a domain by mail', () => {
  test('is proved by the link that an address of it was sent, and shown with the company', async () => {
    const entered = await enter(acme, 'https://www.Acme.com/about');
    expect(entered).toMatchObject({ domain: 'acme.com', method: null, provedAt: null, mailedTo: null });
    expect(await shownAs(acme)).toBeNull();
    const { status, body: sent } = await mail(acme, entered);
    expect([status, sent.mailedTo]).toEqual([200, 'info@acme.com']);
    expect(t.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['info@acme.com', 'Does acme.com belong to Acme?'],
    ]);
    const { body: proved } = await follow(acme);
    expect(proved).toMatchObject({ method: 'MAIL', mailedTo: null, goodUntil: '2027-06-01T12:00:00.000Z' });
    expect(await shownAs(acme)).toBe('acme.com');
  });

  test('is proved by any administrator of the company, and by the link once', async () => {
    const ada = await addAdministrator(t.db, 'ada@mail.example', acme);
    as[ada] = await t.signIn(ada);
    await mail(acme, await enter(acme));
    const secret = secretSent();
    expect((await follow(rival, secret)).body.errors).toHaveProperty('secret');
    expect((await follow(ada, secret)).body.method).toBe('MAIL');
    expect((await follow(acme, secret)).body.errors).toHaveProperty('secret');
  });

  test('is not proved by a link that is two days old, nor by one that a later one replaced', async () => {
    const entered = await enter(acme);
    await mail(acme, entered);
    const first = secretSent();
    expect((await mail(acme, entered)).body.code).toBe('ILLEGAL_MOVE');
    await later(1);
    await mail(acme, entered);
    expect((await follow(acme, first)).body.errors).toHaveProperty('secret');
    await later(2);
    expect((await follow(acme)).body.errors).toHaveProperty('secret');
    expect(await shownAs(acme)).toBeNull();
  });

  test('takes no address outside the domain, not even beneath it', async () => {
    const entered = await enter(acme);
    for (const email of ['me@gmail.com', 'me@mail.acme.com', 'me@notacme.com', 'me@acme.com.evil.com'])
      expect((await mail(acme, entered, email)).body.errors, email).toHaveProperty('email');
    expect(t.mails).toEqual([]);
  });

  test('runs out after a year; the administrators are told a month before, once, and at the end', async () => {
    await byMail(acme);
    await later(330);
    await keep();
    t.mails.length = 0;
    await later(6);
    await keep();
    await keep();
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['DOMAIN_ENDS', acme]]);
    await later(30);
    await keep();
    expect(t.mails.map(({ kind }) => kind)).toEqual(['DOMAIN_ENDS', 'DOMAIN_LOST']);
    expect(await shownAs(acme)).toBeNull();
  });
});

describe('what proves nothing', () => {
  test('is refused: providers of mailboxes, suffixes, and what is no domain', async () => {
    for (const domain of [
      'gmail.com',
      'outlook.com',
      'mail.yahoo.co.uk',
      'co.uk',
      'github.io',
      '10.0.0.1',
      'acme',
      '@',
    ])
      expect((await ask(acme, 'POST /company-domains', { domain })).body.errors, domain).toHaveProperty(
        'domain',
      );
  });

  test('letters that look alike are other letters', () => {
    expect(registeredDomain('аcme.com')).toBe('xn--cme-5cd.com');
    expect(registeredDomain('https://jobs.acme.co.uk:8080/a?b')).toBe('acme.co.uk');
    expect(registeredDomain('me.github.io')).toBe('me.github.io');
    expect(workDomain('me@gmail.com')).toBeUndefined();
    expect(workDomain('me@cs.acme.com')).toBeUndefined();
    expect(workDomain('Me@Acme.com')).toBe('acme.com');
  });

  test('no company has more than five, nor the same one twice', async () => {
    const domains = ['a-1.com', 'a-2.com', 'a-3.com', 'a-4.com', 'a-5.com'];
    for (const domain of domains) await enter(acme, domain);
    expect((await ask(acme, 'POST /company-domains', { domain: 'a-1.com' })).body.code).toBe('DUPLICATE');
    expect((await ask(acme, 'POST /company-domains', { domain: 'a-6.com' })).body.errors).toHaveProperty(
      'domain',
    );
  });
});

describe('a domain by its record', () => {
  test('is proved once the record is found, however many strings and other texts there are', async () => {
    const entered = await enter(acme);
    expect(entered.recordName).toBe('_hireday.acme.com');
    expect((await check(acme, entered)).body).toMatchObject({ lookup: 'MISSING', provedAt: null });
    publish(entered);
    expect((await check(acme, entered)).body).toMatchObject({
      method: 'DNS',
      lookup: 'FOUND',
      goodUntil: null,
    });
    expect(await shownAs(acme)).toBe('acme.com');
  });

  test('waits for name servers that do not answer, and says so', async () => {
    const entered = await enter(acme);
    dns.silent = true;
    expect((await check(acme, entered)).body).toMatchObject({ lookup: 'UNREACHABLE', provedAt: null });
  });

  test('is looked up every day; gone for two weeks, it proves nothing any more', async () => {
    const proved = await byRecord(acme);
    dns.asked.length = 0;
    await keep();
    expect(dns.asked).toEqual([]);
    await later(1.1);
    dns.texts.clear();
    await keep();
    await keep();
    expect(dns.asked).toEqual([proved.recordName]);
    expect(t.mails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['DOMAIN_ENDS', 'The DNS record of acme.com is gone'],
    ]);
    expect(await shownAs(acme)).toBe('acme.com');
    publish(proved);
    await later(1.1);
    await keep();
    expect((await ask<CompanyDomain[]>(acme, 'GET /company-domains')).body[0]).toMatchObject({
      lookup: 'FOUND',
      goodUntil: null,
    });
    dns.texts.clear();
    await later(1.1);
    await keep();
    await later(15);
    await keep();
    expect(await shownAs(acme)).toBeNull();
    expect(t.mails.map(({ kind }) => kind)).toEqual(['DOMAIN_ENDS', 'DOMAIN_ENDS', 'DOMAIN_LOST']);
  });

  test('outlasts name servers that are silent for some days, and not for ever', async () => {
    await byRecord(acme);
    dns.silent = true;
    await later(3);
    await keep();
    expect((await ask<CompanyDomain[]>(acme, 'GET /company-domains')).body[0]).toMatchObject({
      lookup: 'UNREACHABLE',
      goodUntil: null,
    });
    await later(6);
    await keep();
    await later(15);
    await keep();
    expect(await shownAs(acme)).toBeNull();
  });
});

describe('a domain is one company’s', () => {
  test('entering it reserves nothing', async () => {
    await enter(rival);
    expect((await byMail(acme)).method).toBe('MAIL');
  });

  test('a second company is refused by mail, and takes over by the record', async () => {
    await byMail(rival);
    const entered = await enter(acme);
    const refused = await mail(acme, entered);
    expect([refused.status, refused.body.code]).toEqual([409, 'DUPLICATE']);
    t.mails.length = 0;
    publish(entered);
    expect((await check(acme, entered)).body.method).toBe('DNS');
    expect([await shownAs(acme), await shownAs(rival)]).toEqual(['acme.com', null]);
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['DOMAIN_LOST', rival]]);
  });

  test('a link sent before another company’s proof no longer proves it', async () => {
    await mail(acme, await enter(acme));
    const secret = secretSent();
    await byRecord(rival);
    expect((await follow(acme, secret)).body.code).toBe('DUPLICATE');
  });

  test('of two records the first stands, until it is taken down', async () => {
    const theirs = await byRecord(rival);
    const ours = await enter(acme);
    publish(theirs, ours);
    expect((await check(acme, ours)).body.code).toBe('DUPLICATE');
    publish(ours);
    expect((await check(acme, ours)).body.method).toBe('DNS');
    expect(await shownAs(rival)).toBeNull();
  });

  test('two who follow their links at once do not both have it', async () => {
    await mail(acme, await enter(acme));
    const first = secretSent();
    await mail(rival, await enter(rival));
    const second = secretSent();
    const answers = await Promise.all([follow(acme, first), follow(rival, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('taken away, it is free, and shown no more', async () => {
    const { id } = await byMail(acme);
    expect((await ask(rival, `DELETE /company-domains/${id}`)).status).toBe(404);
    expect((await ask(acme, `DELETE /company-domains/${id}`)).status).toBe(204);
    expect(await shownAs(acme)).toBeNull();
    expect((await byMail(rival)).method).toBe('MAIL');
  });
});

describe('the company is shown as proved', () => {
  const change = (employerWebsite: string | null) =>
    ask(acme, `PUT /employers/${acme}`, { employerName: 'Acme', employerWebsite });

  test('by the domain of its website alone, where it names one', async () => {
    await byMail(acme);
    await change('https://www.google.com');
    expect(await shownAs(acme)).toBeNull();
    await change('https://jobs.acme.com/here');
    expect(await shownAs(acme)).toBe('acme.com');
    await change(null);
    expect(await shownAs(acme)).toBe('acme.com');
  });

  test('under the same address of the company after it was handed over, and no longer once it has left', async () => {
    await byMail(acme);
    await t.db
      .updateTable('employers')
      .set({ employerEmail: await addAdministrator(t.db, 'ada@mail.example', acme) })
      .where('employerEmail', '=', acme)
      .execute();
    as.ada = await t.signIn('ada@mail.example');
    expect((await ask<CompanyDomain[]>('ada', 'GET /company-domains')).body).toHaveLength(1);
  });
});

describe('who has proved an address', () => {
  const answered = async (email: string) => {
    await t.ask('POST /otp/email-verify/send', { body: { email } });
    const { body } = await t.ask<{ company: string | null }>('POST /otp/email-verify/verify', {
      body: { email, code: codeFor(t.mails, email) },
    });
    return body.company;
  };

  test('is told of the company that has proved its domain', async () => {
    await byMail(acme);
    await byMail(rival, 'gmail-like.com');
    expect(await answered('new@acme.com')).toBe('Acme');
    expect(await answered('new@gmail.com')).toBeNull();
    expect(await answered('new@mail.acme.com')).toBeNull();
  });

  test('is told of none that has only entered it, nor with an account', async () => {
    await enter(acme);
    expect(await answered('new@acme.com')).toBeNull();
    await byMail(rival, 'rival.com');
    expect(await answered(await addEmployer(t.db, 'boss@rival.com', { employerName: 'Boss' }))).toBeNull();
  });
});

describe('registering', () => {
  const register = async (employerEmail: string, employerWebsite: string | null) => {
    const { body } = await t.ask<{ token: string }>('POST /auth/register/employer', {
      body: {
        ...{ employerEmail, employerName: `Of ${employerEmail}`, employerWebsite },
        employerPassword: 'wheel marble ocean',
        verificationToken: await prove(t, employerEmail),
      },
    });
    as[employerEmail] = body.token;
    return shownAs(employerEmail);
  };

  test('with an address of the company’s domain proves it at once', async () => {
    expect(await register('boss@acme.com', 'https://www.acme.com')).toBe('acme.com');
    expect(await register('boss@other.com', null)).toBe('other.com');
    expect(t.mails.filter(({ kind }) => kind === 'DOMAIN_PROOF')).toEqual([]);
  });

  test('with any other address proves nothing', async () => {
    expect(await register('boss@gmail.com', null)).toBeNull();
    expect(await register('boss@fastmail.com', null)).toBeNull();
    expect(await register('boss@acme.com', 'https://www.google.com')).toBeNull();
    expect(await register('boss@mail.other.com', 'https://other.com')).toBeNull();
  });

  test('takes no proof from a company that has it', async () => {
    await byMail(rival);
    expect(await register('boss@acme.com', 'https://acme.com')).toBeNull();
    expect(await shownAs(rival)).toBe('acme.com');
  });

  test('as a recruiter with an address of a proved domain lets in at once', async () => {
    await byMail(acme);
    const join = async (recruiterEmail: string) =>
      (
        await t.ask('POST /auth/register/recruiter', {
          body: {
            ...{ recruiterEmail, recruiterFirstName: 'Robin', recruiterLastName: 'Reyes' },
            ...{ employerName: 'Acme', recruiterPassword: 'wheel marble ocean' },
            verificationToken: await prove(t, recruiterEmail),
          },
        })
      ).status;
    for (const email of ['robin@acme.com', 'robin@elsewhere.com']) expect(await join(email)).toBe(201);
    const rows = await t.db
      .selectFrom('recruiters')
      .select(['recruiterEmail', 'status'])
      .orderBy('recruiterEmail')
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['ACTIVE', 'PENDING']);
  });
});
