/**
 * An intruder who knew the password once leaves ways back in. Their owner gets them out, by the link of the mail or by a
 * new password, and gets back in.
 */
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { OpenIdStep } from '../../../schemas/openId.ts';
import { objectionDays, recentDays, type WayIn } from '../../../schemas/wayIn.ts';
import { toRow } from '../../../server/db/database.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import { whenFileEnds } from '../../support/endings.ts';
import { appCode, turnFactorOn } from '../../support/factors.ts';
import { addMachineKey } from '../../support/machineKeys.ts';
import { startOpenId } from '../../support/openId.ts';
import { addEmployer, addRecruiter, testPassword } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { testEnv } from '../../support/services.ts';

type Question = { challenge: string; rpId: string; url: string; secret: string };

const appUrl = 'https://jobs.example.com';
const newPassword = 'wheel marble ocean';
let t: TestApp;
let acme: Awaited<ReturnType<typeof startOpenId>>;
let companies = 0;
/** Of the account that is broken into. */
let email: string;
let intruder: string;

beforeAll(async () => {
  acme = await startOpenId(appUrl);
  whenFileEnds(acme.stop);
  t = await testApp({ env: { ...testEnv, APP_URL: appUrl, OIDC_PROVIDERS: [acme.settings] } });
});
beforeEach(async () => {
  companies += 1;
  email = await addEmployer(t.db, `boss${companies}@firm.example`);
  await addRecruiter(t.db, `rita${companies}@firm.example`, email);
  intruder = await t.signIn(email);
});

const later = (days: number) => {
  t.time.now = new Date(t.time.now.getTime() + days * 24 * 60 * 60_000);
};
const post = <T = Problem>(path: string, body: object, as?: string) => t.ask<T>(`POST ${path}`, { as, body });
const login = (password: string, code?: string) =>
  post<StoredAuth & Problem>('/auth/login', { email, password, code });
const isIn = async (as: string) => (await t.ask('GET /users/me', { as })).status === 200;
const mailTo = (to: string) => t.mails.findLast((mail) => mail.to === to)?.text ?? '';
const secretFor = (to: string) => /not-me\/#(\S+)/.exec(mailTo(to))?.[1] ?? '';
const object = (secret: string) => post('/auth/object-to-way-in', { secret });

async function reset(keepWaysIn?: string[]) {
  const verificationToken = await prove(t, email, 'forgot-password');
  const { body: ways } = await post<WayIn[]>('/auth/reset-password/ways-in', { email, verificationToken });
  const { status } = await post('/auth/reset-password', {
    ...{ email, newPassword, verificationToken },
    ...(keepWaysIn && { keepWaysIn }),
  });
  return { status, ways };
}

/** Adds a way in as someone who is signed in. @returns whether it still opens anything */
type AddWayIn = (as: string) => Promise<() => Promise<boolean>>;

const addPasskey: AddWayIn = async (as) => {
  const device = createAuthenticator(appUrl);
  const { body } = await post<Question>('/auth/passkeys/begin', { password: testPassword }, as);
  await post('/auth/passkeys', { name: 'Phone', ...device.make(body) }, as);
  return async () => {
    const asked = await post<Question>('/auth/passkey/begin', {});
    return (await post('/auth/passkey', device.use(asked.body))).status === 200;
  };
};

const connectService: AddWayIn = async (as) => {
  const person = `person-${companies}`;
  const visit = async ({ url, secret }: Question) => {
    const query = await acme.visit(url, person, { email: 'eve@evil.example', email_verified: true });
    return { provider: 'acme', secret, query };
  };
  const begun = await post<Question>(
    '/auth/openid/links/begin',
    { provider: 'acme', password: testPassword },
    as,
  );
  await post('/auth/openid/links', await visit(begun.body), as);
  return async () => {
    const { body } = await post<Question>('/auth/openid/begin', { provider: 'acme' });
    return (await post<OpenIdStep>('/auth/openid', await visit(body))).body.step === 'DONE';
  };
};

const makeKey: AddWayIn = async (as) => {
  const { secret } = await addMachineKey(t, as, { scopes: ['jobs:read'] });
  return async () => (await t.ask('GET /jobs', { as: secret })).status === 200;
};

/** It opens nothing by itself: it counts whether it holds the owner up. */
const turnOn: AddWayIn = async (as) => {
  await turnFactorOn(t, as);
  return async () => {
    const { rows } = await t.pool.query(
      `select 1 from "secondFactors" join "users" on "users"."id" = "userId" where "email" = $1`,
      [email],
    );
    return rows.length > 0;
  };
};

/** Of the recruiter of the company, for an employer has none. */
const makeCalendarAddress: AddWayIn = async () => {
  email = `rita${companies}@firm.example`;
  intruder = await t.signIn(email);
  const { body } = await post<{ url: string }>('/calendar-feed', {}, intruder);
  return async () => (await t.app.inject({ url: new URL(body.url).pathname })).statusCode === 200;
};

const waysIn = [
  ['a passkey', 'PASSKEY', addPasskey],
  ['a connected service', 'SERVICE', connectService],
  ['a second factor', 'FACTOR', turnOn],
  ['a key for other software', 'MACHINE_KEY', makeKey],
  ['a calendar address', 'CALENDAR', makeCalendarAddress],
] as const;

describe.each(waysIn)('%s that an intruder added', (_, kind, add) => {
  test('is gone with the link of its mail, and with it every sign-in and the password', async () => {
    const opens = await add(intruder);
    expect(await opens()).toBe(true);
    const secret = secretFor(email);
    later(objectionDays - 1 / 24);
    intruder = await t.signIn(email).catch(() => intruder);
    expect((await object(secret)).status).toBe(204);
    expect([await opens(), await isIn(intruder)]).toEqual([false, false]);
    expect((await login(testPassword)).body.code).toBe('WRONG_CREDENTIALS');
    expect((await object(secret)).status).toBe(404);
    expect((await reset()).status).toBe(204);
    expect((await login(newPassword)).status).toBe(200);
  });

  test('is gone with a new password by mail, which lists it and lets its owner in', async () => {
    const opens = await add(intruder);
    const { status, ways } = await reset();
    expect([status, ways]).toMatchObject([
      204,
      [{ kind, isRecent: true, addedAt: t.time.now.toISOString() }],
    ]);
    expect([await opens(), await isIn(intruder)]).toEqual([false, false]);
    expect((await login(newPassword)).status).toBe(200);
    expect(mailTo(email)).toContain('Removed with it, because each was added in the last 30 days:\n\n• ');
  });

  test('cannot be objected to after a week; older than a month it stays, and the mail says so', async () => {
    const opens = await add(intruder);
    const secret = secretFor(email);
    later(objectionDays);
    expect((await object(secret)).status).toBe(404);
    later(recentDays - objectionDays);
    const { ways } = await reset();
    expect(ways).toMatchObject([{ kind, isRecent: false }]);
    expect(await opens()).toBe(true);
    expect(mailTo(email)).toContain('These stay beside the password.');
  });
});

test('what its owner keeps stays, the rest goes, and the mail tells them apart', async () => {
  const [mine, theirs] = [await addPasskey(intruder), await addPasskey(intruder)];
  const key = await makeKey(intruder);
  const { ways } = await reset();
  expect(ways).toHaveLength(3);
  expect([await mine(), await theirs(), await key()]).toEqual([false, false, false]);

  const as = (await login(newPassword)).body.token;
  const device = createAuthenticator(appUrl);
  const { body } = await post<Question>('/auth/passkeys/begin', { password: newPassword }, as);
  await post('/auth/passkeys', { name: 'Mine', ...device.make(body) }, as);
  await addMachineKey(t, as, { scopes: ['jobs:read'], name: 'Theirs' });
  await reset([`PASSKEY:${device.id}`, 'PASSKEY:nobody-s']);
  expect(mailTo(email)).toMatch(/Removed with it[^•]+• Key “Theirs”[^•]+These stay[^•]+• Passkey “Mine”/);
});

test('a factor of long standing is not passed by with the mailbox, whatever is asked for', async () => {
  const { secret } = await turnFactorOn(t, intruder);
  later(recentDays);
  expect((await reset([])).status).toBe(204);
  expect((await login(newPassword)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await login(newPassword, appCode(secret, t.time.now))).status).toBe(200);
});

test('a factor that was begun and not confirmed is not waiting after a new password', async () => {
  await post('/auth/second-factor', { password: testPassword }, intruder);
  await reset();
  expect((await t.pool.query('select 1 from "secondFactors" where "since" is null')).rows).toEqual([]);
});

test('the list of ways in is for whoever has proved the address, and the proof stays good', async () => {
  await addPasskey(intruder);
  const ask = (verificationToken: string, of = email) =>
    post<WayIn[] & Problem>('/auth/reset-password/ways-in', { email: of, verificationToken });
  expect((await ask('made up')).body.errors).toHaveProperty('verificationToken');
  const proof = await prove(t, email, 'forgot-password');
  expect((await ask(proof, 'other@firm.example')).status).toBe(422);
  expect((await ask(await prove(t, email))).status).toBe(422);
  expect([(await ask(proof)).body.length, (await ask(proof)).body.length]).toEqual([1, 1]);
});

test('whoever changes the password is told what else opens the account', async () => {
  const opens = await addPasskey(intruder);
  await post('/auth/change-password', { currentPassword: testPassword, newPassword }, intruder);
  expect(await opens()).toBe(true);
  expect(mailTo(email)).toContain('• Passkey “Phone”, added on');
});

test('an administrator who was invited with the account is not let in any more once it objects', async () => {
  const body = { role: 'ADMINISTRATOR', emails: [`eve${companies}@evil.example`] };
  await post('/team-invitations', body, intruder);
  expect((await t.ask<unknown[]>('GET /team-invitations', { as: intruder })).body).toHaveLength(1);
  expect((await object(secretFor(email))).status).toBe(204);
  expect(await isIn(intruder)).toBe(false);
  await reset();
  const { token } = (await login(newPassword)).body;
  expect((await t.ask<unknown[]>('GET /team-invitations', { as: token })).body).toEqual([]);
});

describe('doors into the company that an intruder opened', () => {
  const evil = () => `evil${companies}.example`;
  const inviteEve = async (role: 'ADMINISTRATOR' | 'RECRUITER') => {
    await post('/team-invitations', { role, emails: [`eve@${evil()}`] }, intruder);
    const secret = /join\/#(\S+)/.exec(mailTo(`eve@${evil()}`))?.[1];
    const [area, path] =
      role === 'RECRUITER' ? ['recruiter', 'recruiter'] : ['administrator', 'administrator'];
    return async () =>
      (
        await post<StoredAuth>(`/auth/register/invited-${path}`, {
          ...{ secret, [`${area}Password`]: newPassword, ...agreement },
          ...{ [`${area}FirstName`]: 'Eve', [`${area}LastName`]: 'Evil' },
        })
      ).body.token;
  };
  const openDomain = async () => {
    const { body } = await post<{ id: string }>('/company-domains', { domain: evil() }, intruder);
    await t.ask(`PATCH /company-domains/${body.id}`, { as: intruder, body: { letsIn: true } });
    return body.id;
  };
  const letsIn = async () =>
    (await t.db.selectFrom('companyDomains').select('letsIn').where('domain', '=', evil()).execute()).map(
      (domain) => domain.letsIn,
    );
  const readsPeople = async (as: string) => (await t.ask('GET /people', { as })).status === 200;

  test('a domain is closed again with a new password, and its owner is mailed when it is opened', async () => {
    await openDomain();
    expect(mailTo(email)).toContain(`everyone with an e-mail address at ${evil()} recruits for your company`);
    const { ways } = await reset();
    expect(ways).toMatchObject([{ kind: 'DOMAIN', name: evil(), isRecent: true }]);
    expect(await letsIn()).toEqual([false]);
    expect(mailTo(email)).toContain(`• Everyone at ${evil()}, which was entered on`);
  });

  test('a webhook is gone with a new password', async () => {
    const now = t.time.now.toISOString();
    // Its address is looked up before; a test asks nobody.
    await t.db
      .insertInto('webhooks')
      .values(
        toRow({
          ...{ id: uuidv7(), employerEmail: email, url: 'https://192.0.2.7:8443/hook' },
          ...{ events: ['application.created'], createdAt: now, updatedAt: now },
          ...{ failingSince: null, disabledAt: null },
        }),
      )
      .execute();
    const { ways } = await reset();
    expect(ways).toMatchObject([{ kind: 'WEBHOOK', name: '192.0.2.7:8443', isRecent: true }]);
    expect(
      await t.db.selectFrom('webhooks').selectAll().where('employerEmail', '=', email).execute(),
    ).toEqual([]);
  });

  test('a domain that the owner keeps, or entered long ago, stays open', async () => {
    const id = await openDomain();
    await reset([`DOMAIN:${id}`]);
    later(recentDays);
    await reset();
    expect(await letsIn()).toEqual([true]);
  });

  test('an administrator who was invited does not come in after a new password', async () => {
    const join = await inviteEve('ADMINISTRATOR');
    const { ways } = await reset();
    expect(ways).toMatchObject([{ kind: 'ADMINISTRATOR', name: `eve@${evil()}` }]);
    expect(await join()).toBeUndefined();
  });

  test('a recruiter who was invited waits for approval after a new password, and reads nobody', async () => {
    const join = await inviteEve('RECRUITER');
    await reset();
    const as = await join();
    expect((await t.ask<{ status: string }>(`GET /recruiters/eve@${evil()}`, { as })).body.status).toBe(
      'PENDING',
    );
    expect(await readsPeople(as)).toBe(false);
    expect(mailTo(email)).toContain(`eve@${evil()}`);
  });

  test('a recruiter who was invited and whose administrators kept their sign-ins is active at once', async () => {
    const as = await (await inviteEve('RECRUITER'))();
    expect((await t.ask<{ status: string }>(`GET /recruiters/eve@${evil()}`, { as })).body.status).toBe(
      'ACTIVE',
    );
  });

  test('nobody’s other company is touched', async () => {
    const other = await addEmployer(t.db, `other${companies}@other.example`);
    const as = await t.signIn(other);
    await post('/team-invitations', { role: 'ADMINISTRATOR', emails: [`ann@other${companies}.example`] }, as);
    await reset();
    expect((await t.ask<unknown[]>('GET /team-invitations', { as })).body).toHaveLength(1);
  });
});

describe('an address that is taken back', () => {
  async function moveTo(newEmail: string, as: string) {
    const verificationToken = await prove(t, newEmail);
    const { body } = await post<StoredAuth>(
      '/auth/change-address',
      { newEmail, verificationToken, password: testPassword },
      as,
    );
    return body.token;
  }
  const takeBack = () => {
    const secret = /keep-address\/#(\S+)/.exec(mailTo(email))?.[1];
    return post('/auth/object-to-address', { secret });
  };

  test('keeps what was there before the change, and loses what was added since', async () => {
    const passkey = await addPasskey(intruder);
    const { secret } = await turnFactorOn(t, intruder);
    later(recentDays);
    const as = await moveTo(`eve${companies}@evil.example`, await signInWith(secret));
    later(1 / 48);
    const added = [await addPasskey(as), await makeKey(as)];
    expect((await takeBack()).status).toBe(204);
    expect(await Promise.all([passkey, ...added].map((opens) => opens()))).toEqual([true, false, false]);
    // The old mailbox alone gets nobody further: it may be the one that was broken into.
    expect((await reset()).status).toBe(204);
    expect((await login(newPassword)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('loses a factor of the intruder’s, and its owner gets in', async () => {
    await turnFactorOn(t, await moveTo(`eve${companies}@evil.example`, intruder));
    expect((await takeBack()).status).toBe(204);
    expect((await reset()).status).toBe(204);
    expect((await login(newPassword)).status).toBe(200);
  });

  const signInWith = async (secret: string) =>
    (await login(testPassword, appCode(secret, t.time.now))).body.token;
});
