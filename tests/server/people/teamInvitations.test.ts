/** Invitations of recruiters by mail: who may invite, that a link works once and for a week, and that nothing is found out by them. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Recruiter } from '../../../schemas/recruiter.ts';
import type { OpenedTeamInvitation, TeamInvitation } from '../../../schemas/teamInvitation.ts';
import { deleteInBatches } from '../../../server/db/deleteInBatches.ts';
import { doDueTasks } from '../../../server/doDueTasks.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
const as: Record<string, string> = {};
const sam = 'sam@elsewhere.example';
const start = new Date('2026-06-01T12:00:00.000Z');
const later = async (minutes: number) => {
  t.time.now = new Date(start.getTime() + minutes * 60_000);
  for (const email of [home.employer, foreign.employer]) as[email] = await t.signIn(email);
};

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
});
beforeEach(async () => {
  await t.db.deleteFrom('teamInvitations').execute();
  await t.db.deleteFrom('users').where('email', 'like', '%@elsewhere.example').execute();
  await later(0);
  t.mails.length = 0;
});

const invite = (emails: string[], who = home.employer) =>
  t.ask<TeamInvitation[] & Problem>('POST /team-invitations', { as: as[who], body: { emails } });
const list = async (who = home.employer) =>
  (await t.ask<TeamInvitation[]>('GET /team-invitations', { as: as[who] })).body;
/** The secret of the latest mail to an address. */
const secretTo = (email: string) =>
  /\/join\/#(\S+)/.exec(t.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const invited = async (email = sam) => {
  const { body } = await invite([email]);
  return { id: body[0]?.id ?? '', secret: secretTo(email) };
};
const open = (secret: string) =>
  t.ask<OpenedTeamInvitation & Problem>('POST /auth/team-invitation', { body: { secret } });
const join = (secret: string, more: object = {}) =>
  t.ask<StoredAuth & Problem>('POST /auth/register/invited-recruiter', {
    body: {
      ...{ secret, recruiterFirstName: 'Sam', recruiterLastName: 'Ortiz' },
      ...{ recruiterPassword: 'wheel marble ocean', ...agreement, ...more },
    },
  });
const resend = (id: string, who = home.employer) =>
  t.ask<Problem>(`POST /team-invitations/${id}/mail`, { as: as[who] });
const revoke = (id: string, who = home.employer) =>
  t.ask<Problem>(`DELETE /team-invitations/${id}`, { as: as[who] });

test('an invitation that ran out is kept until it cannot be sent again any more, and then deleted', async () => {
  const { id } = await invited();
  await invited('kim@elsewhere.example');
  const days = 24 * 60;
  await later(29 * days);
  await doDueTasks(t.db, t.time.now);
  expect(await list()).toHaveLength(2);
  expect((await resend(id)).status).toBe(200);
  await later(30 * days + 1);
  await doDueTasks(t.db, t.time.now);
  expect((await list()).map(({ invitedEmail }) => invitedEmail)).toEqual([sam]);
  await later(59 * days + 1);
  await doDueTasks(t.db, t.time.now);
  expect(await list()).toEqual([]);
});

test('many that ran out are deleted a few at a time, those of administrators too', async () => {
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@elsewhere.example`);
  await invite(emails.slice(0, 2));
  const body = { emails: emails.slice(2), role: 'ADMINISTRATOR' };
  expect((await t.ask('POST /team-invitations', { as: as[home.employer], body })).status).toBe(201);
  const limits: number[] = [];
  const deleted = await deleteInBatches((limit) => {
    limits.push(limit);
    return t.db
      .deleteFrom('teamInvitations')
      .where('id', 'in', (eb) => eb.selectFrom('teamInvitations').select('id').limit(limit))
      .executeTakeFirstOrThrow();
  }, 2);
  expect([deleted, limits]).toEqual([5, [2, 2, 2]]);
});

describe('an invitation', () => {
  test('goes to several addresses at once, each with a link of its own', async () => {
    const { status, body } = await invite([sam, 'Kim@Elsewhere.example', sam]);
    expect([status, body.map(({ invitedEmail }) => invitedEmail).sort()]).toEqual([
      201,
      ['kim@elsewhere.example', sam],
    ]);
    expect(body[0]?.expiresAt).toBe('2026-06-08T12:00:00.000Z');
    expect(t.mails.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['TEAM_INVITATION', 'kim@elsewhere.example'],
      ['TEAM_INVITATION', sam],
    ]);
    expect(secretTo(sam)).not.toBe(secretTo('kim@elsewhere.example'));
    expect(t.mails[0]?.text).toContain('The home company');
    expect((await list()).map(({ invitedEmail }) => invitedEmail).sort()).toEqual([
      'kim@elsewhere.example',
      sam,
    ]);
    expect(await list(foreign.employer)).toEqual([]);
  });

  test('keeps its secret nowhere but in the mail', async () => {
    const { secret } = await invited();
    const row = await t.db.selectFrom('teamInvitations').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify(await list())).not.toContain(row.secretHash);
  });

  test('says nothing of accounts elsewhere: candidates and other companies’ recruiters are invited like anyone', async () => {
    const known = [foreign.recruiter, foreign.employer, home.candidate];
    const { status, body } = await invite([...known, 'nobody@elsewhere.example']);
    expect([status, body.length]).toEqual([201, 4]);
    expect(t.mails).toHaveLength(4);
  });

  test('is refused to one’s own recruiters, twice to anyone, and to what is no address, naming each', async () => {
    await invite([sam]);
    const { status, body } = await invite([home.recruiter, 'kim@elsewhere.example', sam, home.employer]);
    expect([status, body.errors]).toEqual([
      422,
      {
        'emails.0': 'They recruit for you already.',
        'emails.2': 'They are invited already. You can send that e-mail again.',
        'emails.3': 'This is the address of your own account.',
      },
    ]);
    expect((await invite(['no address'])).body.errors).toHaveProperty('emails.0');
    expect((await invite([])).status).toBe(422);
    expect((await invite(Array.from({ length: 21 }, (_, n) => `p${n}@elsewhere.example`))).status).toBe(422);
    expect(t.mails).toHaveLength(1);
  });

  test('is refused beyond a hundred that wait', async () => {
    for (let n = 0; n < 5; n += 1)
      await invite(Array.from({ length: 20 }, (_, k) => `p${n}-${k}@elsewhere.example`));
    expect((await invite([sam])).body.errors).toHaveProperty('emails');
    const [first] = await list();
    await revoke(first?.id ?? '');
    expect((await invite([sam])).status).toBe(201);
  });
});

describe('the link', () => {
  test('tells who invites whom, and stays good until it is used', async () => {
    const { secret } = await invited();
    for (let n = 0; n < 2; n += 1)
      expect((await open(secret)).body).toEqual({
        employerName: 'The home company',
        invitedEmail: sam,
        role: 'RECRUITER',
        recruits: false,
      });
  });

  test('lets in once: active at once, of the company, with the address proved; and the company is mailed', async () => {
    const { secret } = await invited();
    t.mails.length = 0;
    const { status, body } = await join(secret);
    expect(status).toBe(201);
    const me = await t.ask<Recruiter>(`GET /recruiters/${sam}`, { as: body.token });
    expect(me.body).toMatchObject({ status: 'ACTIVE', employerName: 'The home company' });
    const user = await t.ask(`GET /users/${sam}`, { as: body.token });
    expect(user.body).toMatchObject({ role: 'RECRUITER', emailVerified: true });
    expect(await list()).toEqual([]);
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['COLLEAGUE_JOINED', home.employer]]);
    expect(t.mails[0]?.text).toContain(sam);
    expect((await join(secret)).body.errors).toHaveProperty('secret');
    expect((await open(secret)).body.errors).toHaveProperty('secret');
  });

  test('lets in one of two who use it at once', async () => {
    const { secret } = await invited();
    const answers = await Promise.all([join(secret), join(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('is no good after a week, once taken back, once sent again, or made up: all in the same words', async () => {
    const first = await invited();
    await later(10);
    expect((await resend(first.id)).status).toBe(200);
    const second = secretTo(sam);
    const refused = async (secret: string) => (await open(secret)).body.errors?.secret;
    const words = await refused('made-up');
    expect(words).toBeTruthy();
    expect(await refused(first.secret)).toBe(words);
    expect((await open(second)).status).toBe(200);
    await revoke(first.id);
    expect(await refused(second)).toBe(words);
    const { secret } = await invited();
    await later(10 + 7 * 24 * 60);
    expect(await refused(secret)).toBe(words);
    expect((await join(secret)).body.errors?.secret).toBe(words);
  });

  test('is not used up by a password that is too easy, or a field that is wrong', async () => {
    const { secret } = await invited();
    expect((await join(secret, { recruiterPassword: 'password1234' })).body.errors).toHaveProperty(
      'recruiterPassword',
    );
    expect((await join(secret, { recruiterPassword: 'The home company' })).status).toBe(422);
    expect((await join(secret, { recruiterFirstName: '' })).status).toBe(422);
    expect((await join(secret)).status).toBe(201);
  });

  test('tells of an account only to the one who reads the mails of its address', async () => {
    const { secret } = await invited(foreign.recruiter);
    const { status, body } = await join(secret);
    expect([status, body.code]).toEqual([409, 'DUPLICATE']);
    const { body: same } = await t.ask<Recruiter>(`GET /recruiters/${foreign.recruiter}`, {
      as: await t.signIn(foreign.recruiter),
    });
    expect(same.employerName).toBe('The foreign company');
  });
});

describe('sending again and taking back', () => {
  test('waits ten minutes between two mails', async () => {
    const { id } = await invited();
    expect((await resend(id)).body.code).toBe('ILLEGAL_MOVE');
    await later(10);
    expect((await resend(id)).status).toBe(200);
    expect((await resend(id)).body.code).toBe('ILLEGAL_MOVE');
    expect(t.mails).toHaveLength(2);
  });

  test('is for the employer’s own invitations', async () => {
    const { id } = await invited();
    await later(10);
    expect((await resend(id, foreign.employer)).status).toBe(404);
    expect((await revoke(id, foreign.employer)).status).toBe(404);
    expect((await revoke(id)).status).toBe(204);
    expect((await revoke(id)).status).toBe(404);
  });
});
