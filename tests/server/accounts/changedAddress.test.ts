/** Another address for an account: what follows, who is told, and how it is taken back. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { agreement } from '../../support/agreement.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { turnFactorOn } from '../../support/factors.ts';
import { formOf } from '../../support/form.ts';
import { addCandidate, testPassword } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';
import { waitingForLocks } from '../../support/waitingForLocks.ts';

let t: TestApp;
let scenes = 0;
let home: Organisation;

beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  scenes += 1;
  home = await addOrganisation(t, `home${scenes}`);
  t.time.now = new Date(t.time.now.getTime() + 8 * 24 * 60 * 60_000);
});

const isIn = async (as: string) => (await t.ask('GET /users/me', { as })).status === 200;
const fresh = () => `new${scenes}@elsewhere.example`;
async function change(as: string, newEmail: string, more: object = {}) {
  const verificationToken = await prove(t, newEmail);
  return t.ask<StoredAuth & Problem>('POST /auth/change-address', {
    as,
    body: { newEmail, verificationToken, password: testPassword, ...more },
  });
}
const secretOf = (to: string) =>
  /keep-address\/#(\S+)/.exec(t.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? '';
const object = (secret: string) => t.ask<Problem>('POST /auth/object-to-address', { body: { secret } });
const login = (email: string) =>
  t.ask<Problem>('POST /auth/login', { body: { email, password: testPassword } });

test('a candidate goes on under the new address, with everything; other devices are signed out', async () => {
  const [as, other] = [await t.signIn(home.candidate), await t.signIn(home.candidate)];
  const { status, body } = await change(as, fresh());
  expect(status).toBe(200);
  expect([await isIn(as), await isIn(other), await isIn(body.token)]).toEqual([false, false, true]);
  const { body: applications } = await t.ask<{ id: string }[]>('GET /candidate-applications', {
    as: body.token,
  });
  expect(applications.map(({ id }) => id)).toEqual([home.applicationId]);
  expect((await t.ask(`GET /candidates/${fresh()}`, { as: body.token })).status).toBe(200);
  expect((await t.ask(`GET /candidates/${home.candidate}`, { as: body.token })).status).toBe(404);
  expect([(await login(home.candidate)).status, (await login(fresh())).status]).toEqual([401, 200]);
  // The recruiter sees the same person.
  const recruiter = await t.signIn(home.recruiter);
  const { text } = await t.ask(`GET /candidate-applications/${home.applicationId}`, { as: recruiter });
  expect(text).toContain(fresh());
  expect(text).not.toContain(home.candidate);
});

test('recruiters and employers keep their jobs, their people and each other', async () => {
  const recruiter = await change(await t.signIn(home.recruiter), `r-${fresh()}`);
  const employer = await change(await t.signIn(home.employer), `e-${fresh()}`);
  expect([recruiter.status, employer.status]).toEqual([200, 200]);
  const { body: jobs } = await t.ask<{ id: string }[]>('GET /jobs/recruiter/me', {
    as: recruiter.body.token,
  });
  expect(jobs.map(({ id }) => id)).toContain(home.job.id);
  const { body: team } = await t.ask<{ recruiterEmail: string }[]>('GET /recruiters/employer/me', {
    as: employer.body.token,
  });
  expect(team.map(({ recruiterEmail }) => recruiterEmail)).toEqual([`r-${fresh()}`]);
});

test('no row names the old address but the one by which it may object', async () => {
  const { candidate, recruiter, employer } = home;
  const order = [candidate, recruiter, employer] as const;
  for (const [place, email] of order.entries()) await change(await t.signIn(email), `n${place}-${fresh()}`);
  const { rows } = await t.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const naming: string[] = [];
  for (const { table_name: name } of rows) {
    const { rows: found } = await t.pool.query(
      `select 1 from "${name}" "row" where "row"::text like any($1) limit 1`,
      [order.map((email) => `%${email}%`)],
    );
    if (found.length > 0) naming.push(name);
  }
  expect(naming.filter((name) => name !== 'addressChanges')).toEqual([]);
});

test('it takes the password and the proof of the new address', async () => {
  const as = await t.signIn(home.candidate);
  const wrong = await change(as, fresh(), { password: 'guess' });
  expect(wrong.body.errors).toEqual({ password: 'This is not your password.' });
  const unproved = await change(as, fresh(), {
    verificationToken: await prove(t, 'third@elsewhere.example'),
  });
  expect(unproved.body.errors).toHaveProperty('verificationToken');
  expect((await change(as, home.candidate)).body.errors).toEqual({
    newEmail: 'This is your address already.',
  });
  expect(await isIn(as)).toBe(true);
});

test('an address that has an account is refused, which only someone who reads its mail learns', async () => {
  const as = await t.signIn(home.candidate);
  const { status, body } = await change(as, home.recruiter);
  expect([status, body.errors]).toEqual([
    409,
    { newEmail: 'There is an account with this e-mail address already.' },
  ]);
  expect((await login(home.candidate)).status).toBe(200);
});

test('the old address is told, and takes it back with everything the intruder could have set up', async () => {
  const as = await t.signIn(home.candidate);
  const { body } = await change(as, fresh());
  await turnFactorOn(t, body.token);
  const secret = secretOf(home.candidate);
  expect((await object(secret)).status).toBe(204);
  expect(await isIn(body.token)).toBe(false);
  // The password was known to the intruder; another one comes by mail.
  expect([(await login(home.candidate)).status, (await login(fresh())).status]).toEqual([401, 401]);
  const verificationToken = await prove(t, home.candidate, 'forgot-password');
  const reset = { email: home.candidate, newPassword: testPassword, verificationToken };
  expect((await t.ask('POST /auth/reset-password', { body: reset })).status).toBe(204);
  expect((await login(home.candidate)).status).toBe(200);
  expect((await object(secret)).status).toBe(404);
});

test('a second change does not lose the first address its right', async () => {
  const first = await change(await t.signIn(home.candidate), fresh());
  const secret = secretOf(home.candidate);
  const second = await change(first.body.token, `further-${fresh()}`);
  expect(second.status).toBe(200);
  expect((await object(secretOf(home.candidate))).status).toBe(204);
  // The intruder's own right to object is gone with it.
  expect((await object(secretOf(fresh()))).status).toBe(404);
  expect(secret).not.toBe('');
  const { body } = await t.ask<{ registered: boolean }>('POST /otp/email-verify/send', {
    body: { email: fresh() },
  });
  expect(body).toEqual({});
});

const waitFor = (statements: number) =>
  vi.waitFor(async () => expect(await waitingForLocks(t.db)).toBeGreaterThanOrEqual(statements), {
    timeout: 20_000,
    interval: 20,
  });

/** Does work while a table cannot be written to. @param waiting how many statements have to wait before it can */
async function behind<T>(table: 'waitingCodes' | 'addressChanges', waiting: number, work: () => Promise<T>) {
  const tx = await t.db.startTransaction().execute();
  let done: Promise<T>;
  try {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(tx);
    done = work();
    await waitFor(waiting);
  } finally {
    await tx.rollback().execute();
  }
  return done;
}

test('nobody registers the old address while it is being changed, to be in the way of its owner', async () => {
  const as = await t.signIn(home.candidate);
  const fields = { candidateFirstName: 'Eve', candidateLastName: 'Example' };
  const typed = {
    ...fields,
    candidateEmail: home.candidate,
    candidatePassword: 'wheel marble ocean',
    ...agreement,
  };
  const verificationToken = await prove(t, fresh());
  const body = { newEmail: fresh(), verificationToken, password: testPassword };
  const [changed, registered] = await behind('waitingCodes', 2, async () => {
    const one = t.ask('POST /auth/change-address', { as, body });
    await waitFor(1);
    return Promise.all([one, t.ask<Problem>('POST /auth/register/candidate', { body: formOf(typed) })]);
  });
  expect([changed.status, registered.status]).toEqual([200, 422]);
  expect((await object(secretOf(home.candidate))).status).toBe(204);
});

test('of two accounts that take one address at the same moment one has it', async () => {
  const other = await t.signIn(await addCandidate(t.db, `other${scenes}@people.example`));
  const as = await t.signIn(home.candidate);
  const tokens = [await prove(t, fresh()), await prove(t, `spare-${fresh()}`)];
  await t.db
    .updateTable('verificationTokens')
    .set({ email: fresh() })
    .where('email', '=', `spare-${fresh()}`)
    .execute();
  const take = (who: string, verificationToken = '') =>
    t.ask<Problem>('POST /auth/change-address', {
      as: who,
      body: { newEmail: fresh(), verificationToken, password: testPassword },
    });
  const answers = await behind('addressChanges', 2, () =>
    Promise.all([take(as, tokens[0]), take(other, tokens[1])]),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('DUPLICATE');
});

test('of two changes of one account at the same moment one is made', async () => {
  const as = await t.signIn(home.candidate);
  const further = `further-${fresh()}`;
  const tokens = [await prove(t, fresh()), await prove(t, further)];
  const move = (newEmail: string, verificationToken = '') =>
    t.ask<Problem>('POST /auth/change-address', {
      as,
      body: { newEmail, verificationToken, password: testPassword },
    });
  t.mails.length = 0;
  const answers = await behind('addressChanges', 2, () =>
    Promise.all([move(fresh(), tokens[0]), move(further, tokens[1])]),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { length } = await t.db
    .selectFrom('addressChanges')
    .select('userId')
    .where('oldEmail', '=', home.candidate)
    .execute();
  expect(length).toBe(1);
});

test('nobody registers the old address for a week; then the link is over, too', async () => {
  await change(await t.signIn(home.candidate), fresh());
  const secret = secretOf(home.candidate);
  const as = await t.signIn(await addCandidate(t.db, `squatter${scenes}@people.example`));
  expect((await change(as, home.candidate)).status).toBe(409);
  t.time.now = new Date(t.time.now.getTime() + 7 * 24 * 60 * 60_000);
  expect((await object(secret)).status).toBe(404);
  expect((await change(await t.signIn(`squatter${scenes}@people.example`), home.candidate)).status).toBe(200);
});
