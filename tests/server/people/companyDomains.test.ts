/** Companies that prove their domains by a DNS record, whom that lets in; and what others may not do with them. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { CompanyDomain } from '../../../schemas/companyDomain.ts';
import type { Employer } from '../../../schemas/employer.ts';
import type { Notice } from '../../../schemas/notice.ts';
import { registeredDomain, workDomain } from '../../../server/features/companyDomains/domainNames.ts';
import { keepDomains } from '../../../server/features/companyDomains/keepDomains.ts';
import { createTxtLookup } from '../../../server/features/companyDomains/lookUpTxt.ts';
import { agreement } from '../../support/agreement.ts';
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
const publish = (...domains: Pick<CompanyDomain, 'recordName' | 'recordValue'>[]) =>
  dns.texts.set(domains[0]?.recordName ?? '', [
    ['v=something else'],
    // Long texts are told in several strings.
    ...domains.map(({ recordValue }) => [recordValue.slice(0, 9), recordValue.slice(9)]),
  ]);
const shownAs = async (who: string) => (await ask<Employer>(who, `GET /employers/${who}`)).body.provedDomain;
const byRecord = async (who: string, domain = 'acme.com') => {
  const entered = await enter(who, domain);
  publish(entered);
  return (await check(who, entered)).body;
};
/** As earlier versions left it: a mailbox at the domain was enough. */
const byMail = async (who: string, domain = 'acme.com') => {
  const { id } = await enter(who, domain);
  const at = t.time.now.toISOString();
  await t.db
    .updateTable('companyDomains')
    .set({
      method: 'MAIL',
      provedAt: at,
      goodUntil: new Date(t.time.now.getTime() + 365 * 86_400_000).toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await t.db
    .updateTable('employers')
    .set({ provedDomain: domain })
    .where('employerEmail', '=', who)
    .execute();
};
/** Sign-ins end meanwhile. */
const later = async (days: number) => {
  t.time.now = new Date(t.time.now.getTime() + days * 86_400_000);
  for (const email of [acme, rival]) as[email] = await t.signIn(email);
};
const keep = () => keepDomains({ ...t.services, lookUpTxt });

describe('what proves nothing', () => {
  test('a mailbox at the domain: what earlier versions proved so is ended, and the administrators are told', async () => {
    await byMail(acme);
    expect(await stateOf('robin@acme.com')).toBe('PENDING');
    await keep();
    await keep();
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['RECRUITER_WAITING', acme],
      ['DOMAIN_LOST', acme],
    ]);
    expect(await shownAs(acme)).toBeNull();
    expect((await byRecord(rival)).method).toBe('DNS');
  });

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
    expect((await byRecord(acme)).method).toBe('DNS');
  });

  test('a record takes over what another company had proved by mail', async () => {
    await byMail(rival);
    t.mails.length = 0;
    expect((await byRecord(acme)).method).toBe('DNS');
    expect([await shownAs(acme), await shownAs(rival)]).toEqual(['acme.com', null]);
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['DOMAIN_LOST', rival]]);
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

  test('two who check their records at once do not both have it', async () => {
    const [ours, theirs] = [await enter(acme), await enter(rival)];
    publish(ours, theirs);
    const answers = await Promise.all([check(acme, ours), check(rival, theirs)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('taken away, it is free, and shown no more', async () => {
    const { id } = await byRecord(acme);
    expect((await ask(rival, `DELETE /company-domains/${id}`)).status).toBe(404);
    expect((await ask(acme, `DELETE /company-domains/${id}`)).status).toBe(204);
    expect(await shownAs(acme)).toBeNull();
    expect((await byRecord(rival)).method).toBe('DNS');
  });
});

describe('the company is shown as proved', () => {
  const change = (employerWebsite: string | null) =>
    ask(acme, `PUT /employers/${acme}`, { employerName: 'Acme', employerWebsite });

  test('by the domain of its website alone, where it names one', async () => {
    await byRecord(acme);
    await change('https://www.google.com');
    expect(await shownAs(acme)).toBeNull();
    await change('https://jobs.acme.com/here');
    expect(await shownAs(acme)).toBe('acme.com');
    await change(null);
    expect(await shownAs(acme)).toBe('acme.com');
  });

  test('under the same address of the company after it was handed over, and no longer once it has left', async () => {
    await byRecord(acme);
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
    await byRecord(acme);
    await byRecord(rival, 'gmail-like.com');
    expect(await answered('new@acme.com')).toBe('Acme');
    expect(await answered('new@gmail.com')).toBeNull();
    expect(await answered('new@mail.acme.com')).toBeNull();
  });

  test('is told of none that has only entered it, nor with an account', async () => {
    await enter(acme);
    expect(await answered('new@acme.com')).toBeNull();
    await byRecord(rival, 'rival.com');
    expect(await answered(await addEmployer(t.db, 'boss@rival.com', { employerName: 'Boss' }))).toBeNull();
  });
});

/** Registers as a recruiter of a company. @returns the standing */
async function stateOf(recruiterEmail: string, employerName = 'Acme') {
  const { status } = await t.ask('POST /auth/register/recruiter', {
    body: {
      ...{ recruiterEmail, recruiterFirstName: 'Robin', recruiterLastName: 'Reyes' },
      ...{ employerName, recruiterPassword: 'wheel marble ocean' },
      ...agreement,
      verificationToken: await prove(t, recruiterEmail),
    },
  });
  expect(status).toBe(201);
  const row = await t.db
    .selectFrom('recruiters')
    .select('status')
    .where('recruiterEmail', '=', recruiterEmail)
    .executeTakeFirstOrThrow();
  // The code is not what these tests are about.
  t.mails.splice(0, t.mails.length, ...t.mails.filter(({ kind }) => kind !== 'EMAIL_CODE'));
  return row.status;
}

describe('a recruiter comes in', () => {
  const told = async (who: string) =>
    (await ask<Notice[]>(who, 'GET /notices')).body.map(({ kind, count }) => [kind, count]);

  test('at once by the record of the domain, and every administrator is told', async () => {
    const ada = await addAdministrator(t.db, 'ada@mail.example', acme);
    as[ada] = await t.signIn(ada);
    await byRecord(acme);
    expect(await stateOf('robin@acme.com')).toBe('ACTIVE');
    expect(t.mails.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['COLLEAGUE_JOINED', ada],
      ['COLLEAGUE_JOINED', acme],
    ]);
    expect(t.mails[0]?.text).toContain('robin@acme.com');
    for (const who of [acme, ada]) expect(await told(who)).toEqual([['COLLEAGUE_JOINED', 1]]);
  });

  // Providers of mailboxes and places where strangers have addresses, which no list names.
  test.each([
    ...(['alicedsl.de', 'adam.com.au', 'aapt.net.au', 'aol.fr', 'jazztel.es', 'china.com'] as const),
    ...(['ieee.org', 'acm.org', 'stanford.edu', 'fexpost.com'] as const),
  ])('only once approved, with an address at %s like the owner’s', async (domain) => {
    const owner = await addEmployer(t.db, `owner@${domain}`, { employerName: `Firm at ${domain}` });
    as[owner] = await t.signIn(owner);
    await enter(owner, domain);
    expect(await stateOf(`stranger@${domain}`, `Firm at ${domain}`)).toBe('PENDING');
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['RECRUITER_WAITING', owner]]);
    expect(await told(owner)).toEqual([['RECRUITER_WAITING', 1]]);
    expect(await shownAs(owner)).toBeNull();
  });

  test('at once where the owner lets everyone of the domain in, which no other administrator may', async () => {
    const ada = await addAdministrator(t.db, 'ada@mail.example', acme);
    as[ada] = await t.signIn(ada);
    const { id, letsIn } = await enter(acme);
    expect(letsIn).toBe(false);
    const set = (who: string, wanted: boolean) =>
      ask(who, `PATCH /company-domains/${id}`, { letsIn: wanted });
    expect((await set(ada, true)).body.code).toBe('OWNER_ONLY');
    expect((await set(rival, true)).status).toBe(404);
    expect(await stateOf('early@acme.com')).toBe('PENDING');
    expect((await set(acme, true)).body).toMatchObject({ letsIn: true, provedAt: null });
    expect(await stateOf('robin@acme.com')).toBe('ACTIVE');
    // Nobody else's, neither beneath the domain nor at another company.
    expect(await stateOf('robin@mail.acme.com')).toBe('PENDING');
    expect(await stateOf('robin@notacme.com')).toBe('PENDING');
    expect(await stateOf('second@acme.com', 'Rival')).toBe('PENDING');
    await set(acme, false);
    expect(await stateOf('late@acme.com')).toBe('PENDING');
    expect(await shownAs(acme)).toBeNull();
  });
});

describe('in the trial on one machine', () => {
  test('a domain is proved without a look, is marked so, and proves nothing where records count', async () => {
    const trial = await testApp({ lookUpTxt: null });
    for (const [email, employerName] of [
      [acme, 'Acme'],
      [rival, 'Rival'],
    ] as const)
      await addEmployer(trial.db, email, { employerName });
    const proveBy = async (email: string) => {
      const by = await trial.signIn(email);
      const { body } = await trial.ask<CompanyDomain>('POST /company-domains', {
        as: by,
        body: { domain: 'acme.com' },
      });
      return trial.ask<Answered>(`POST /company-domains/${body.id}/check`, { as: by });
    };
    expect((await proveBy(acme)).body).toMatchObject({ method: 'DNS', isTrial: true });
    expect((await proveBy(rival)).body.code).toBe('DUPLICATE');
    await keepDomains({ ...trial.services, lookUpTxt: null });
    expect(trial.mails).toEqual([]);
    await keepDomains({ ...trial.services, lookUpTxt });
    expect(trial.mails.map(({ kind, to }) => [kind, to])).toEqual([['DOMAIN_LOST', acme]]);
  });
});

describe('registering', () => {
  const register = async (employerEmail: string, employerWebsite: string | null) => {
    const { body } = await t.ask<{ token: string }>('POST /auth/register/employer', {
      body: {
        ...{ employerEmail, employerName: `Of ${employerEmail.replace('@', ' ')}`, employerWebsite },
        employerPassword: 'wheel marble ocean',
        ...agreement,
        verificationToken: await prove(t, employerEmail),
      },
    });
    as[employerEmail] = body.token;
    return shownAs(employerEmail);
  };

  const entered = async (who: string) =>
    (await ask<CompanyDomain[]>(who, 'GET /company-domains')).body.map(({ domain, method, letsIn }) => [
      ...[domain, method, letsIn],
    ]);

  test('proves nothing; the domain of the website, or else of the address, stands ready with its record', async () => {
    for (const [email, website, domain] of [
      ['boss@acme.com', 'https://www.acme.com', 'acme.com'],
      ['boss@other.com', null, 'other.com'],
      ['boss@fexpost.com', null, 'fexpost.com'],
      ['boss@gmail.com', 'https://jobs.third.com/', 'third.com'],
    ] as const) {
      expect(await register(email, website)).toBeNull();
      expect(await entered(email)).toEqual([[domain, null, false]]);
    }
    expect(await register('boss@fastmail.com', 'https://gmail.com')).toBeNull();
    expect(await entered('boss@fastmail.com')).toEqual([]);
  });
});
