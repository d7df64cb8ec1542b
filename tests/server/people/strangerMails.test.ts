/** Mails that a company sends to addresses of its own choosing: how many, in which words, and which no longer go out. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { strangerMailsADay, strangerMailsOfNetwork } from '../../../schemas/strangerMails.ts';
import type { TeamInvitation } from '../../../schemas/teamInvitation.ts';
import { deliver } from '../../../server/mail/deliver.ts';
import { createSeal } from '../../../server/mail/seal.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addEmployer, addProvedDomain, addRecruiter, subscribe } from '../../support/people.ts';
import { written } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

const bait = 'URGENT: bank account locked, call +1 555 0100 or open https://evil.example/login now';
const boss = 'boss@throwaway.example';
const recruiter = 'r@throwaway.example';

let t: TestApp;
let as: Record<'boss' | 'recruiter', string>;

beforeEach(async () => {
  t = await testApp();
  // As it may be stored from before names were looked at.
  await addEmployer(t.db, boss, { employerName: bait });
  await addRecruiter(t.db, recruiter, boss, { recruiterLastName: 'evil.com/login' });
  as = { boss: await t.signIn(boss), recruiter: await t.signIn(recruiter) };
  t.mails.length = 0;
});

const invite = (email: string, role = 'RECRUITER') =>
  t.ask<TeamInvitation[] & Problem>('POST /team-invitations', {
    as: as.boss,
    body: { emails: [email], role },
  });
const revoke = (id: string) => t.ask(`DELETE /team-invitations/${id}`, { as: as.boss });
const addJob = async (title = 'Nurse') =>
  (await t.ask<{ id: string }>('POST /jobs', { as: as.recruiter, body: written({ title }) })).body.id;
/** Without those that the owner gets about it. */
const toStrangers = () => t.mails.filter(({ to }) => to.endsWith('@elsewhere.example'));
const inviteGuest = (jobId: string, guestEmail: string) =>
  t.ask<{ id: string } & Problem>(`POST /jobs/${jobId}/guests`, {
    as: as.recruiter,
    body: { guestName: 'Robin', guestEmail },
  });

describe('a company that has proved nothing', () => {
  test('sends a handful a day, however often it takes invitations back', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const { status, body } = await invite(`stranger${n}@elsewhere.example`);
      statuses.push(status);
      if (status === 201) await revoke(body[0]?.id ?? '');
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(strangerMailsADay.unproved);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(t.mails).toHaveLength(strangerMailsADay.unproved);
  });

  test('counts administrators, guests and mails sent again with them, and says what to do', async () => {
    const { body } = await invite('a@elsewhere.example');
    expect((await invite('b@elsewhere.example', 'ADMINISTRATOR')).status).toBe(201);
    const jobId = await addJob();
    for (const guest of ['c', 'd'])
      expect((await inviteGuest(jobId, `${guest}@elsewhere.example`)).status).toBe(201);
    t.time.now = new Date(t.time.now.getTime() + 11 * 60_000);
    const again = () => t.ask<Problem>(`POST /team-invitations/${body[0]?.id}/mail`, { as: as.boss });
    expect((await again()).status).toBe(200);
    t.time.now = new Date(t.time.now.getTime() + 11 * 60_000);
    for (const refused of [
      await again(),
      await invite('e@elsewhere.example'),
      await inviteGuest(jobId, 'f@elsewhere.example'),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(refused.body.detail).toContain('prove the domain');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    }
    // Nothing of what was refused is kept.
    const kept = await t.db.selectFrom('jobGuests').select('guestEmail').execute();
    expect(kept).toHaveLength(2);
    expect(toStrangers()).toHaveLength(strangerMailsADay.unproved);
  });

  test('has the next handful the day after, and more once it has proved a domain or has a plan', async () => {
    const statusOf = async (name: string) => (await invite(`${name}@elsewhere.example`)).status;
    for (let n = 0; n < strangerMailsADay.unproved; n += 1) await statusOf(`n${n}`);
    expect(await statusOf('one')).toBe(429);
    t.time.now = new Date(t.time.now.getTime() + 86_400_000);
    as.boss = await t.signIn(boss);
    for (let n = 0; n < strangerMailsADay.unproved; n += 1) expect(await statusOf(`m${n}`)).toBe(201);
    expect(await statusOf('two')).toBe(429);
    await addProvedDomain(t.db, boss, 'throwaway.example');
    expect(await statusOf('three')).toBe(201);
    await t.db.deleteFrom('companyDomains').execute();
    expect(await statusOf('four')).toBe(429);
    await subscribe(t.db, recruiter);
    expect(await statusOf('five')).toBe(201);
    await t.db.updateTable('strangerMails').set({ sent: strangerMailsADay.proved }).execute();
    const { status, body } = await invite('six@elsewhere.example');
    expect([status, body.detail]).toEqual([429, expect.stringContaining(String(strangerMailsADay.proved))]);
  });

  test('of calls at once not one too many is let through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => invite(`p${n}@elsewhere.example`)),
    );
    const through = answers.filter(({ status }) => status === 201);
    expect(through).toHaveLength(strangerMailsADay.unproved);
  });
});

describe('many companies that have proved nothing', () => {
  const companies = 14;
  const inviteFrom = async (n: number, from: string) => {
    const email = await addEmployer(t.db, `boss${n}@many${n}.example`, { employerName: `Many ${n}` });
    const token = await t.signIn(email);
    const { status, body } = await t.ask<Problem>('POST /team-invitations', {
      ...{ as: token, from },
      body: { role: 'RECRUITER', emails: [1, 2, 3, 4, 5].map((i) => `s${n}${i}@elsewhere.example`) },
    });
    return { status, body, email };
  };

  test('send no more together from one network than a few of them alone', async () => {
    // Every sign-in of a test comes from one address.
    const answers = [];
    for (let n = 0; n < companies; n += 1) answers.push(await inviteFrom(n, '127.0.0.1'));
    const through = answers.filter(({ status }) => status === 201);
    expect(5 * through.length).toBe(strangerMailsOfNetwork);
    const refused = answers.at(-1)?.body;
    expect([refused?.code, refused?.limitedBy]).toEqual(['TOO_MANY_REQUESTS', 'NETWORK']);
    // A company there that shows who it is goes on.
    await addProvedDomain(t.db, boss, 'throwaway.example');
    expect((await invite('one@elsewhere.example')).status).toBe(201);
  });

  test('send as many as each may from networks of their own', async () => {
    for (let n = 0; n < companies; n += 1) {
      const { status } = await inviteFrom(n, `198.51.100.${n}`);
      expect(status).toBe(201);
    }
  });
});

test('no mail to a stranger carries an address or a telephone number out of a name', async () => {
  await invite('a@elsewhere.example');
  await invite('b@elsewhere.example', 'ADMINISTRATOR');
  await inviteGuest(await addJob('Win at https://evil.example or me@evil.example'), 'c@elsewhere.example');
  expect(toStrangers().map(({ subject }) => subject)).toEqual([
    'You are invited to recruit with Hireday',
    'You are invited to administer a company at Hireday',
    'You are asked for your opinion on applicants',
  ]);
  for (const { text, html } of toStrangers())
    for (const shown of [text, html]) expect(shown).not.toMatch(/evil\.|555|0100/);
});

describe('a mail that still waits', () => {
  const delivered: string[] = [];
  const outcomeOf = async (about: {
    table: 'teamInvitations' | 'jobGuests' | 'addedPeople';
    key: string;
  }) => {
    const seal = createSeal(testEnv.AUTH_SECRET);
    const sealed = await seal.close({
      ...{ kind: 'TEAM_INVITATION', to: 'a@elsewhere.example', subject: 's', text: 't', html: 'h', about },
    });
    const office = {
      name: 'test',
      deliver: async (id: string) => void delivered.push(id),
      close: () => undefined,
    };
    return deliver(
      { db: t.db, clock: () => t.time.now, seal, office, attach: async () => null },
      ...(['id', { kind: 'TEAM_INVITATION', sealed }, 0] as const),
    );
  };

  test('goes out while its invitation or guest is there, and not once that was taken back', async () => {
    await invite('a@elsewhere.example');
    const [mail] = t.mails;
    if (!mail?.about) throw new Error('The mail names no invitation.');
    expect(mail.goodUntil).toBeTruthy();
    expect(await outcomeOf(mail.about)).toBe('sent');
    const [{ id = '' } = {}] = await t.db.selectFrom('teamInvitations').select('id').execute();
    await revoke(id);
    expect(await outcomeOf(mail.about)).toBe('taken back');

    const jobId = await addJob();
    const { body: guest } = await inviteGuest(jobId, 'c@elsewhere.example');
    const toGuest = t.mails.at(-1)?.about;
    if (!toGuest) throw new Error('The mail names no guest.');
    expect(await outcomeOf(toGuest)).toBe('sent');
    await t.ask(`DELETE /jobs/${jobId}/guests/${guest.id}`, { as: as.recruiter });
    expect(await outcomeOf(toGuest)).toBe('taken back');
    expect(delivered).toHaveLength(2);
  });
});
