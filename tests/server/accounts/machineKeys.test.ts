/** Keys of other software: made and revoked by employers, and never good for more than they say. */
import { beforeAll, describe, expect, test } from 'vitest';
import { scopeOf } from '../../../schemas/calls/machineScopes.ts';
import { isPermission, permissions } from '../../../schemas/calls/permissions.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type MachineKey, type MachineScope, mostMachineKeys } from '../../../schemas/machineKey.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addMachineKey } from '../../support/machineKeys.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import { addOrganisation, addPick, type Organisation, written } from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';

const lines: string[] = [];
let t: TestApp;
let home: Organisation;
let foreign: Organisation;
let employer: string;

beforeAll(async () => {
  t = await testApp(
    { env: { ...testEnv, LOG_LEVEL: 'info' } },
    { log: { write: (line: string) => void lines.push(line) } },
  );
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  employer = await t.signIn(home.employer);
});

const keys = async (as = employer) => (await t.ask<MachineKey[]>('GET /machine-keys', { as })).body;

/** Everything someone with an account may do that no key is for. */
const forPeople = [
  'jobs.mark',
  'saved-searches.list',
  'saved-searches.edit',
  'invitations.list',
  'invitations.answer',
  'job-offers.answer',
  'applications.create',
  'daily-candidates.mine',
  'daily-candidates.search',
  'interviews.answer',
  'guests.list',
  'guests.edit',
  'guests.visit',
  'imports.edit',
  'people.add',
  'people.consider',
  'people.nameBasis',
  'calendar-feed.edit',
  'notices.list',
  'notices.edit',
  'candidates.edit',
  'resumes.list',
  'resumes.edit',
  'candidates.export',
  'candidates.erase',
  'recruiters.create',
  'recruiters.edit',
  'recruiters.setStatus',
  'recruiters.export',
  'recruiters.erase',
  'team-invitations.list',
  'team-invitations.edit',
  'companyDomains.letIn',
  'stray-mails.list',
  'stray-mails.add',
  'stray-mails.delete',
  'employers.edit',
  'employers.export',
  'employers.erase',
  'administrators.list',
  'administrators.edit',
  'administrators.invite',
  'administrators.accept',
  'administrators.remove',
  'administrators.handOver',
  'administrators.export',
  'administrators.erase',
  'machine-keys.list',
  'machine-keys.create',
  'machine-keys.revoke',
  'webhooks.list',
  'webhooks.edit',
  'search.use',
  'stats.candidate',
  'subscriptions.show',
  'first-list.show',
  'jobs.openFirst',
  'subscriptions.edit',
  'users.me',
  'users.edit',
  'consents.give',
  'preferences.edit',
  'auth.switch',
  'auth.logout',
  'auth.changePassword',
  'auth.secure',
  'auth.confirmPassword',
];

test('every permission has a scope or is for people alone', () => {
  const unscoped = Object.keys(permissions).filter((name) => isPermission(name) && !scopeOf(name));
  expect(unscoped.sort()).toEqual([...forPeople].sort());
});

describe('a key', () => {
  test('is told once, and nobody can read it afterwards', async () => {
    const { secret, ...key } = await addMachineKey(t, employer, { name: 'Once', scopes: ['jobs:read'] });
    expect(secret).toMatch(/^hd_live_[\w-]{43}$/);
    expect(key).toMatchObject({
      ...{ name: 'Once', recruiterEmail: null, scopes: ['jobs:read'], expiresOn: null },
      ...{ prefix: secret.slice(0, 12), lastUsedAt: null, revokedAt: null },
    });
    expect(await keys()).toContainEqual(key);
    const rows = await t.db.selectFrom('machineKeys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('reads what its company may read, and nothing of others', async () => {
    const { secret: as } = await addMachineKey(t, employer, {
      scopes: ['jobs:read', 'applications:read', 'people:read', 'interviews:read', 'scorecards:read'],
    });
    const { body: jobs } = await t.ask<{ id: string }[]>('GET /jobs', { as });
    expect(jobs.map(({ id }) => id)).toEqual([home.job.id]);
    const { body: applications } = await t.ask<{ id: string }[]>('GET /candidate-applications', { as });
    expect(applications.map(({ id }) => id)).toEqual([home.applicationId]);
    expect((await t.ask('GET /people', { as })).status).toBe(200);
    expect((await t.ask('GET /interviews', { as })).status).toBe(200);
    expect((await t.ask(`GET /candidate-applications/${home.applicationId}/scorecards`, { as })).status).toBe(
      200,
    );
    expect((await t.ask(`GET /jobs/${foreign.job.id}`, { as })).status).toBe(404);
    expect((await t.ask(`GET /candidate-applications/${foreign.applicationId}`, { as })).status).toBe(404);
  });

  test('is refused what it has no scope for, and told which one it lacks', async () => {
    const { secret: as } = await addMachineKey(t, employer, { scopes: ['jobs:read'] });
    const people = await t.ask<Problem>('GET /people', { as });
    expect([people.status, people.body.detail]).toEqual([
      403,
      'This key lacks the scope people:read. Make another one that has it.',
    ]);
    const own = await t.ask<Problem>('POST /machine-keys', {
      as,
      body: { name: 'x', scopes: ['jobs:read'] },
    });
    expect([own.status, own.body.detail]).toEqual([403, 'No key opens this: it is for people who sign in.']);
  });

  test('learns nothing of daily lists beside what it may read, unless it may read those, too', async () => {
    const listed = await addCandidate(t.db, 'listed@home.example');
    await addPick(t.db, home.job.id, listed, 2);
    const people = async (scopes: MachineScope[]) => {
      const { secret: as } = await addMachineKey(t, employer, { scopes });
      return (await t.ask<{ id: string }[]>('GET /people', { as })).body.map(({ id }) => id).sort();
    };
    expect(await people(['people:read'])).toEqual([home.candidate]);
    expect(await people(['people:read', 'picks:read'])).toEqual([home.candidate, listed].sort());
  });

  test('works in the jobs of the recruiter it acts for, who is told', async () => {
    const { secret: as } = await addMachineKey(t, employer, {
      ...{ name: 'Requisitions', recruiterEmail: home.recruiter, scopes: ['jobs:write', 'jobs:read'] },
    });
    expect(t.mails.at(-1)).toMatchObject({
      ...{ kind: 'MACHINE_KEY', to: home.recruiter },
      text: expect.stringContaining('“Requisitions”'),
    });
    const { status, body } = await t.ask<{ id: string }>('POST /jobs', { as, body: written() });
    expect(status).toBe(201);
    const row = await t.db.selectFrom('jobs').selectAll().where('id', '=', body.id).executeTakeFirst();
    expect(row?.recruiterEmail).toBe(home.recruiter);
    expect((await t.ask(`DELETE /jobs/${body.id}`, { as })).status).toBe(204);
  });

  test('may no more than its recruiter: suspended, neither may do anything', async () => {
    const recruiter = await addRecruiter(t.db, 'sam@home.example', home.employer);
    const { secret: as } = await addMachineKey(t, employer, {
      ...{ recruiterEmail: recruiter, scopes: ['jobs:read', 'jobs:write'] },
    });
    expect((await t.ask('GET /jobs/recruiter/me', { as })).status).toBe(200);
    await t.ask(`PATCH /recruiters/${recruiter}/status?status=SUSPENDED`, { as: employer });
    const { status, body } = await t.ask<Problem>('GET /jobs/recruiter/me', { as });
    expect([status, body.code]).toEqual([403, 'RECRUITER_NOT_ACTIVE']);
  });

  test('opens nothing once it is revoked, and stays in the list', async () => {
    const { secret: as, id } = await addMachineKey(t, employer, { scopes: ['jobs:read'] });
    expect((await t.ask('GET /jobs', { as })).status).toBe(200);
    expect((await t.ask(`DELETE /machine-keys/${id}`, { as: employer })).status).toBe(204);
    const { status, body } = await t.ask<Problem>('GET /jobs', { as });
    expect([status, body.detail]).toEqual([401, 'This key is not known, has expired or was revoked.']);
    const revokedAt = t.time.now.toISOString();
    expect((await keys()).find((key) => key.id === id)).toMatchObject({ revokedAt });
    t.time.now = new Date(t.time.now.getTime() + 60_000);
    expect((await t.ask(`DELETE /machine-keys/${id}`, { as: employer })).status).toBe(204);
    expect((await keys()).find((key) => key.id === id)).toMatchObject({ revokedAt });
  });

  test('ends with its last day, wherever that is', async () => {
    const { secret: as } = await addMachineKey(t, employer, {
      ...{ scopes: ['jobs:read'], expiresOn: '2026-06-02' },
    });
    const before = t.time.now;
    t.time.now = new Date('2026-06-03T11:59:00.000Z');
    expect((await t.ask('GET /jobs', { as })).status).toBe(200);
    t.time.now = new Date('2026-06-03T12:01:00.000Z');
    expect((await t.ask('GET /jobs', { as })).status).toBe(401);
    t.time.now = before;
  });

  test('says when it was last used, to the minute', async () => {
    const { secret: as, id } = await addMachineKey(t, employer, { scopes: ['jobs:read'] });
    const lastUsed = async () => (await keys()).find((key) => key.id === id)?.lastUsedAt;
    const first = t.time.now;
    await t.ask('GET /jobs', { as });
    expect(await lastUsed()).toBe(first.toISOString());
    t.time.now = new Date(first.getTime() + 30_000);
    await t.ask('GET /jobs', { as });
    expect(await lastUsed()).toBe(first.toISOString());
    t.time.now = new Date(first.getTime() + 60_000);
    await t.ask('GET /jobs', { as });
    expect(await lastUsed()).toBe(t.time.now.toISOString());
  });

  test('outlives a change of the password, and a made-up one opens nothing', async () => {
    const { secret: as } = await addMachineKey(t, employer, { scopes: ['jobs:read'] });
    await t.db
      .updateTable('users')
      .set({ tokensValidFrom: t.time.now.toISOString() })
      .where('email', '=', home.employer)
      .execute();
    employer = await t.signIn(home.employer);
    expect((await t.ask('GET /jobs', { as })).status).toBe(200);
    for (const token of ['hd_live_', `${as}x`, `hd_live_${'A'.repeat(43)}`]) {
      expect((await t.ask('GET /jobs', { as: token })).status, token).toBe(401);
    }
  });

  test('makes a request once for an Idempotency-Key, apart from other keys', async () => {
    const make = async () =>
      (
        await addMachineKey(t, employer, {
          ...{ recruiterEmail: home.recruiter, scopes: ['jobs:write'] },
        })
      ).secret;
    const [one, other] = [await make(), await make()];
    const headers = { 'idempotency-key': 'requisition-1' };
    const ask = (as: string) => t.ask<{ id: string }>('POST /jobs', { as, headers, body: written() });
    const first = await ask(one);
    expect((await ask(one)).body).toEqual(first.body);
    expect((await ask(other)).body.id).not.toBe(first.body.id);
  });

  test('is named in the log by its id, and never itself', async () => {
    const { secret: as, id } = await addMachineKey(t, employer, { scopes: ['jobs:read'] });
    await t.ask('GET /jobs', { as });
    const log = lines.join('');
    expect(log).toContain(`"key":"${id}"`);
    expect(log).not.toContain(as);
  });
});

describe('making a key', () => {
  const make = (body: object) =>
    t.ask<Problem>('POST /machine-keys', {
      as: employer,
      body: { name: 'Payroll', scopes: ['jobs:read'], ...body },
    });
  const refused = async (body: object) => {
    const answer = await make(body);
    expect(answer.status).toBe(422);
    return answer.body.errors;
  };

  test('asks for scopes that open something to whom it acts for', async () => {
    expect(await refused({ scopes: [] })).toEqual({ scopes: 'Choose at least one scope.' });
    expect(await refused({ scopes: ['jobs:read', 'jobs:read'] })).toEqual({
      scopes: 'A scope is named twice.',
    });
    expect(await refused({ scopes: ['billing:read'] })).toHaveProperty(['scopes.0']);
    expect(await refused({ scopes: ['jobs:read', 'applications:write'] })).toEqual({
      scopes: 'Only recruiters do this: applications:write. Choose whom the key acts for.',
    });
  });

  test('asks for a recruiter of one’s own who is active', async () => {
    const pending = await addRecruiter(t.db, 'pending@home.example', home.employer, { status: 'PENDING' });
    for (const recruiterEmail of [pending, foreign.recruiter, 'nobody@home.example']) {
      expect(await refused({ recruiterEmail })).toEqual({
        recruiterEmail: 'Choose one of your recruiters who is active.',
      });
    }
  });

  test('asks for a day that is not past', async () => {
    expect(await refused({ expiresOn: '2026-05-30' })).toEqual({ expiresOn: 'This day is past.' });
  });

  test('ends at so many in use', async () => {
    const crowded = await addOrganisation(t, 'crowded');
    const as = await t.signIn(crowded.employer);
    let last = '';
    for (let i = 0; i < mostMachineKeys; i += 1)
      last = (await addMachineKey(t, as, { scopes: ['jobs:read'] })).id;
    const body = { name: 'One more', scopes: ['jobs:read'] };
    const { status, body: problem } = await t.ask<Problem>('POST /machine-keys', { as, body });
    expect([status, problem.code]).toEqual([409, 'ILLEGAL_MOVE']);
    await t.ask(`DELETE /machine-keys/${last}`, { as });
    expect((await t.ask('POST /machine-keys', { as, body })).status).toBe(201);
  });
});

test('a key of a recruiter who works for someone else now opens nothing', async () => {
  const gone = await addOrganisation(t, 'gone');
  const { secret: as } = await addMachineKey(t, await t.signIn(gone.employer), {
    ...{ recruiterEmail: gone.recruiter, scopes: ['jobs:read'] },
  });
  expect((await t.ask('GET /jobs', { as })).status).toBe(200);
  await t.db
    .updateTable('recruiters')
    .set({ employerEmail: home.employer })
    .where('recruiterEmail', '=', gone.recruiter)
    .execute();
  expect((await t.ask('GET /jobs', { as })).status).toBe(401);
});

test('the description of the API names the scope of each call', async () => {
  const { body } = await t.ask<{ paths: Record<string, Record<string, { security: object[] }>> }>(
    'GET /openapi.json',
  );
  expect(body.paths['/api/v1/jobs']?.get?.security).toEqual([{ bearer: [] }, { machineKey: ['jobs:read'] }]);
  expect(body.paths['/api/v1/machine-keys']?.post?.security).toEqual([{ bearer: [] }]);
});
