/** Signing in with another service that lies or fails, and as someone who is not to get in. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { OpenIdLink, OpenIdStep } from '../../../schemas/openId.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { answerForForged, forgeOpenId } from '../../support/forgedOpenId.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { addOrganisation } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

type Forged = Awaited<ReturnType<typeof forgeOpenId>>;
type Question = { url: string; secret: string };

const tenant = 'https://login.microsoftonline.com/1b0a4d5e-0000-4000-8000-000000000001/v2.0';
let t: TestApp;
let acme: Forged;
let google: Forged;
let microsoft: Forged;
let people = 0;
let email: string;

beforeAll(async () => {
  answerForForged();
  acme = await forgeOpenId('acme', 'https://id.acme.example');
  google = await forgeOpenId('google', 'https://accounts.google.com');
  microsoft = await forgeOpenId(
    'microsoft',
    'https://login.microsoftonline.com/{tenantid}/v2.0',
    'https://login.microsoftonline.com/common/v2.0',
  );
  const OIDC_PROVIDERS = [acme, google, microsoft].map(({ settings }) => settings);
  t = await testApp({ env: { ...testEnv, OIDC_PROVIDERS } });
});
beforeEach(async () => {
  people += 1;
  email = await addCandidate(t.db, `forged${people}@people.example`);
});

const begin = async (service: Forged) => {
  service.feel({});
  const provider = service.settings.id;
  return (await t.ask<Question>('POST /auth/openid/begin', { body: { provider } })).body;
};
const end = ({ settings: { id } }: Forged, secret: string, query: string) =>
  t.ask<OpenIdStep & Problem>('POST /auth/openid', { body: { provider: id, secret, query } });
async function come(service: Forged, mood: Parameters<Forged['visit']>[1]) {
  const { url, secret } = await begin(service);
  return (await end(service, secret, service.visit(url, mood))).body;
}
const confirm = (body: object) => t.ask<OpenIdStep & Problem>('POST /auth/openid/confirm', { body });
const verified = (more: object = {}) => ({ email, email_verified: true, sub: email, ...more });
async function connect(service = acme, claims: Record<string, unknown> = verified()) {
  const { ticket } = await come(service, { claims });
  return confirm({ ticket, password: testPassword });
}

describe('a service that lies', () => {
  test.each([
    ['for another sign-in', { nonce: 'another' }],
    ['for another client', { aud: 'them' }],
    ['from another issuer', { iss: 'https://accounts.google.com' }],
    ['that has run out', { exp: 1 }],
    ['without a person', { sub: undefined }],
  ])('a token %s lets nobody in', async (_, lie) => {
    expect((await connect()).body.step).toBe('DONE');
    expect((await come(acme, { claims: verified() })).step).toBe('DONE');
    const { code, detail } = await come(acme, { claims: verified(lie) });
    expect(code).toBe('OPENID_REFUSED');
    expect(detail).toContain('Begin again, or sign in with your password');
  });

  test('a token that another key has signed lets nobody in', async () => {
    await connect();
    expect((await come(acme, { claims: verified(), isForged: true })).code).toBe('OPENID_REFUSED');
  });

  test('a state that was made up is refused, and with it goes the secret', async () => {
    const { url, secret } = await begin(acme);
    const query = acme.visit(url, { claims: verified() });
    expect((await end(acme, secret, '?code=x&state=made-up')).body.code).toBe('OPENID_REFUSED');
    expect((await end(acme, secret, query)).body.code).toBe('OPENID_REFUSED');
  });
});

describe('a service that fails', () => {
  const trouble = [['lost'], ['slow'], [503]] as const;
  test.each(trouble)('one that is %s is said to be away, with what to do', async (how) => {
    const { url, secret } = await begin(acme);
    const query = acme.visit(url, { trouble: how });
    const { status, body, headers } = await end(acme, secret, query);
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'PROVIDER_UNAVAILABLE', '30']);
    expect(body.detail).toBe(
      'Forged does not answer just now. Try again in a moment, or sign in with your password.',
    );
  });

  test('one that is away when it is first asked is asked again the next time', async () => {
    const late = await forgeOpenId('late', 'https://late.example');
    const other = await testApp({ env: { ...testEnv, OIDC_PROVIDERS: [late.settings] } });
    const ask = () => other.ask<Problem>('POST /auth/openid/begin', { body: { provider: 'late' } });
    late.feel({ trouble: 'lost' });
    expect((await ask()).body.code).toBe('PROVIDER_UNAVAILABLE');
    late.feel({});
    expect((await ask()).status).toBe(200);
  });

  test('what it says of its own trouble counts as being away, and a person’s no as theirs', async () => {
    const said = async (error: string) => {
      const { url, secret } = await begin(acme);
      const { searchParams } = new URL(url);
      return (await end(acme, secret, `?error=${error}&state=${searchParams.get('state')}`)).body;
    };
    expect((await said('temporarily_unavailable')).code).toBe('PROVIDER_UNAVAILABLE');
    expect((await said('access_denied')).detail).toBe(
      'Forged was not allowed to say who you are. Begin again, or sign in with your password.',
    );
  });
});

describe('whose address it is', () => {
  const atMicrosoft = (more: object) => {
    const tid = tenant.split('/')[3];
    return { claims: { iss: tenant, tid, sub: email, email, ...more } };
  };

  test('Microsoft’s word counts only where it knows the domain’s owner', async () => {
    expect((await come(microsoft, atMicrosoft({}))).code).toBe('OPENID_REFUSED');
    expect((await come(microsoft, atMicrosoft({ email_verified: true }))).code).toBe('OPENID_REFUSED');
    expect((await come(microsoft, atMicrosoft({ xms_edov: false }))).code).toBe('OPENID_REFUSED');
    expect((await come(microsoft, atMicrosoft({ xms_edov: true }))).step).toBe('PASSWORD');
    expect((await come(microsoft, atMicrosoft({ xms_edov: '1' }))).step).toBe('PASSWORD');
  });

  test('no other service can say so in Microsoft’s way', async () => {
    expect((await come(acme, { claims: { email, sub: email, xms_edov: true } })).code).toBe('OPENID_REFUSED');
  });

  test('someone new proves the address by a code, unless the service runs the mailbox', async () => {
    const fresh = (domain: string) => verified({ email: `new${people}@${domain}`, sub: `new ${domain}` });
    const ask = async (service: Forged, claims: Record<string, unknown>) => {
      const { step, verificationToken } = await come(service, { claims });
      return [step, verificationToken !== undefined];
    };
    expect(await ask(google, fresh('gmail.com'))).toEqual(['REGISTER', true]);
    expect(await ask(google, { ...fresh('bank.example'), hd: 'bank.example' })).toEqual(['REGISTER', true]);
    // Someone may have left the bank long since, and kept the Google account.
    expect(await ask(google, fresh('bank.example'))).toEqual(['REGISTER', false]);
    expect(await ask(acme, { ...fresh('bank.example'), hd: 'bank.example' })).toEqual(['REGISTER', false]);
  });
});

describe('an account that is not theirs to enter', () => {
  test('someone who registered another’s address has nothing left once its owner comes', async () => {
    await t.db.updateTable('users').set({ emailVerified: false }).where('email', '=', email).execute();
    // The intruder knows the password, and has connected an account of their own.
    const intruder = verified({ sub: `intruder of ${email}` });
    expect((await connect(acme, intruder)).body.step).toBe('DONE');
    // The owner is not let in by what the intruder knows, but by the mailbox.
    const { step } = await come(google, { claims: verified() });
    expect(step).toBe('PASSWORD');
    await t.ask('POST /otp/forgot-password/send', { body: { email } });
    const code = /\b\d{6}\b/.exec(t.mails.at(-1)?.text ?? '')?.[0];
    const proof = await t.ask<{ verificationToken: string }>('POST /otp/forgot-password/verify', {
      body: { email, code },
    });
    const { verificationToken } = proof.body;
    const newPassword = 'wheel marble ocean';
    const reset = { email, verificationToken, newPassword };
    expect((await t.ask('POST /auth/reset-password', { body: reset })).status).toBe(204);
    expect((await come(acme, { claims: intruder })).step).toBe('PASSWORD');
    const { ticket } = await come(google, { claims: verified() });
    expect((await confirm({ ticket, password: newPassword })).body.step).toBe('DONE');
  });

  test('an account without a password is not entered, and is told how to get one', async () => {
    await t.db.updateTable('users').set({ passwordHash: null }).where('email', '=', email).execute();
    const { code, detail } = await come(acme, { claims: verified() });
    expect(code).toBe('OPENID_REFUSED');
    expect(detail).toContain('Forgot your password?');
  });

  test('an erased account is gone, and its connection with it', async () => {
    const { body } = await connect();
    const as = body.session?.token ?? '';
    const { body: confirmed } = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
      as,
      body: { password: testPassword },
    });
    const { confirmationToken } = confirmed;
    const erased = await t.ask(`DELETE /candidates/${email}?confirmationToken=${confirmationToken}`, { as });
    expect(erased.status).toBe(204);
    expect((await come(acme, { claims: verified() })).step).toBe('REGISTER');
  });

  test('a recruiter whom the employer has suspended may do as little as with the password', async () => {
    const { recruiter } = await addOrganisation(t, `forged${people}`);
    const { body } = await connect(acme, verified({ email: recruiter, sub: recruiter }));
    const as = body.session?.token ?? '';
    expect((await t.ask('GET /jobs', { as })).status).toBe(200);
    await t.db
      .updateTable('recruiters')
      .set({ status: 'SUSPENDED' })
      .where('recruiterEmail', '=', recruiter)
      .execute();
    const again = await come(acme, { claims: { sub: recruiter } });
    const byPassword = await t.signIn(recruiter);
    for (const token of [again.session?.token ?? '', byPassword])
      expect((await t.ask<Problem>('GET /jobs', { as: token })).body.code).toBe('RECRUITER_NOT_ACTIVE');
  });
});

describe('connections', () => {
  const links = async (as: string) => (await t.ask<OpenIdLink[]>('GET /auth/openid/links', { as })).body;
  async function add(as: string, claims: Record<string, unknown>, service = acme) {
    const body = { provider: service.settings.id, password: testPassword };
    const { body: asked } = await t.ask<Question>('POST /auth/openid/links/begin', { as, body });
    const query = service.visit(asked.url, { claims });
    const back = { provider: service.settings.id, secret: asked.secret, query };
    return t.ask<Problem>('POST /auth/openid/links', { as, body: back });
  }

  test('what opens someone else’s account is refused, and takes nothing away', async () => {
    await connect();
    const other = await t.signIn(await addCandidate(t.db, `second${people}@people.example`));
    expect((await add(other, { sub: `own ${people}` })).status).toBe(201);
    const { status, body } = await add(other, { sub: email });
    expect([status, body.code]).toEqual([409, 'DUPLICATE']);
    expect((await links(other)).length).toBe(1);
    expect((await come(acme, { claims: { sub: `own ${people}` } })).step).toBe('DONE');
  });

  test('a second account of the same service takes the place of the first', async () => {
    const as = await t.signIn(email);
    await add(as, { sub: `first ${people}` });
    await add(as, { sub: `second ${people}` });
    await add(as, { sub: `third ${people}` }, google);
    expect((await links(as)).map(({ provider }) => provider)).toEqual(['acme', 'google']);
    expect((await come(acme, { claims: { sub: `first ${people}` } })).code).toBe('OPENID_REFUSED');
    expect((await come(acme, { claims: { sub: `second ${people}` } })).step).toBe('DONE');
    expect((await come(google, { claims: { sub: `third ${people}` } })).step).toBe('DONE');
  });

  test('someone who has registered keeps what they came with; nobody else can', async () => {
    const fresh = `keeper${people}@people.example`;
    const { ticket } = await come(acme, { claims: verified({ email: fresh, sub: fresh }) });
    const keep = (as: string) => t.ask<Problem>('POST /auth/openid/links/keep', { as, body: { ticket } });
    expect((await keep(await t.signIn(email))).body.code).toBe('OPENID_REFUSED');
    expect((await confirm({ ticket, password: testPassword })).body.code).toBe('OPENID_REFUSED');
    const as = await t.signIn(await addCandidate(t.db, fresh));
    expect((await keep(as)).status).toBe(201);
    expect((await keep(as)).body.code).toBe('OPENID_REFUSED');
    expect((await come(acme, { claims: { sub: fresh } })).step).toBe('DONE');
    // A ticket of someone who has an account is none to keep.
    const { ticket: confirming } = await come(google, { claims: verified() });
    const wrong = await t.ask<Problem>('POST /auth/openid/links/keep', {
      as: await t.signIn(email),
      body: { ticket: confirming },
    });
    expect(wrong.body.code).toBe('OPENID_REFUSED');
  });

  test('what was begun to sign in connects nothing, and the other way round', async () => {
    const as = await t.signIn(email);
    const signing = await begin(acme);
    const query = acme.visit(signing.url, { claims: verified() });
    const body = { provider: 'acme', secret: signing.secret, query };
    expect((await t.ask<Problem>('POST /auth/openid/links', { as, body })).body.code).toBe('OPENID_REFUSED');
    const { body: linking } = await t.ask<Question>('POST /auth/openid/links/begin', {
      as,
      body: { provider: 'acme', password: testPassword },
    });
    const back = acme.visit(linking.url, { claims: verified() });
    expect((await end(acme, linking.secret, back)).body.code).toBe('OPENID_REFUSED');
  });
});

describe('a ticket', () => {
  test('one that was made up, or is too old, is refused', async () => {
    expect((await confirm({ ticket: 'made.up' })).body.code).toBe('OPENID_REFUSED');
    const { ticket } = await come(acme, { claims: verified() });
    t.time.now = new Date(t.time.now.getTime() + 11 * 60_000);
    expect((await confirm({ ticket, password: testPassword })).body.code).toBe('OPENID_REFUSED');
  });

  test('one that is used twice at the same moment begins one session', async () => {
    const { ticket } = await come(acme, { claims: verified() });
    const body = { ticket, password: testPassword };
    const answers = await Promise.all([confirm(body), confirm(body)]);
    expect(answers.filter(({ body: { step } }) => step === 'DONE').length).toBe(1);
    const begun = await t.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select('sessions.id')
      .where('email', '=', email)
      .execute();
    expect(begun.length).toBe(1);
  });

  test('wrong passwords count as at the door', async () => {
    const counting = await testApp({ env: { ...t.services.env, RATE_LIMIT: 'on' } }, {}, t);
    const { ticket } = await come(acme, { claims: verified() });
    const ask = async (call: string, body: object) =>
      (await counting.ask<Problem>(`POST /auth/${call}`, { body })).body;
    const first = await ask('openid/confirm', { ticket, password: 'wrong' });
    expect(first).toMatchObject({ code: 'WRONG_CREDENTIALS', triesLeft: 4 });
    for (let tries = 0; tries < 4; tries += 1) await ask('openid/confirm', { ticket, password: 'wrong' });
    const right = await ask('openid/confirm', { ticket, password: testPassword });
    expect(right.code).toBe('TOO_MANY_REQUESTS');
    expect((await ask('login', { email, password: testPassword })).code).toBe('TOO_MANY_REQUESTS');
  });
});
