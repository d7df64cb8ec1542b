/** Keeping what was read: it is not sent twice, and nothing newer is overwritten. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../schemas/calls/call.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { recordOf } from '../../../schemas/calls/records.ts';
import { calls } from '../../../schemas/calls/table.ts';
import { versionOf } from '../../../schemas/calls/version.ts';
import type { Job } from '../../../schemas/job.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { moveJob } from '../../../server/features/jobs/moveJob.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate } from '../../support/people.ts';
import { addOrganisation, addPick, type Organisation, written } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let as: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  as = await t.signIn(home.recruiter);
});

const pass = () => {
  t.time.now = new Date(t.time.now.getTime() + 1000);
};
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await t.ask<Job>(`GET ${path}`, { as, headers });
  return { ...answer, tag: answer.headers.etag ?? '' };
};
const newJob = async () => `/jobs/${(await createJob(t.db, home.recruiter, written(), t.time.now)).id}`;
const change = (call: string, tag: string, body?: unknown) =>
  t.ask<Pick<Job, 'title'> & Pick<Problem, 'code' | 'detail'>>(call, {
    as,
    body,
    headers: { 'if-match': tag },
  });

describe('a record', () => {
  test('is not sent again to a caller who has it', async () => {
    const path = await newJob();
    const { tag, headers } = await read(path);
    expect(tag).toMatch(/^"[\w-]+\.[\w-]{22}"$/);
    expect(headers['cache-control']).toBe('no-store');
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, text, headers: again } = await read(path, { 'if-none-match': known });
      expect([known, status, text, again.etag]).toEqual([known, 304, '', tag]);
    }
    expect((await read(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is sent again when something counted with it has changed, though nobody wrote in it', async () => {
    const path = await newJob();
    const { tag } = await read(path);
    const guest = await addCandidate(t.db, 'guest@home.example');
    await addPick(t.db, path.replace('/jobs/', ''), guest);
    const { status, tag: counted } = await read(path, { 'if-none-match': tag });
    expect(status).toBe(200);
    expect(counted).not.toBe(tag);
    // A form that was open before can still be saved.
    expect((await change(`PUT ${path}`, tag, written({ title: 'Cook' }))).status).toBe(200);
  });

  test('of any kind has a tag: a profile, an employer, an application', async () => {
    for (const path of [
      `/recruiters/${home.recruiter}`,
      `/employers/${home.employer}`,
      `/candidate-applications/${home.applicationId}`,
      '/users/me',
    ]) {
      const { tag } = await read(path);
      expect((await read(path, { 'if-none-match': tag })).status, path).toBe(304);
    }
  });
});

describe('a change with If-Match', () => {
  test('is made to what the caller has seen, and refused once someone else was faster', async () => {
    const path = await newJob();
    const { tag } = await read(path);
    pass();
    expect((await change(`PUT ${path}`, tag, written({ title: 'First' }))).body.title).toBe('First');
    const late = await change(`PUT ${path}`, tag, written({ title: 'Second' }));
    expect([late.status, late.body.code]).toEqual([412, 'CHANGED_MEANWHILE']);
    expect(late.body.detail).toBe(
      'This was changed since you read it. Load it again and make your change then.',
    );
    const { tag: newer, body } = await read(path);
    expect(body.title).toBe('First');
    pass();
    expect((await change(`PUT ${path}`, newer, written({ title: 'Second' }))).status).toBe(200);
  });

  test('of the status, and the deletion, too', async () => {
    const path = await newJob();
    const { tag } = await read(path);
    pass();
    await t.ask(`PUT ${path}`, { as, body: written({ title: 'Newer' }) });
    for (const call of [`PATCH ${path}/status?status=OPEN`, `DELETE ${path}`]) {
      expect([call, (await change(call, tag)).status]).toEqual([call, 412]);
    }
    expect((await change(`DELETE ${path}`, (await read(path)).tag)).status).toBe(204);
  });

  test('does not take back what was decided about the public page meanwhile', async () => {
    const path = await newJob();
    const { tag } = await read(path);
    pass();
    await t.ask(`PATCH ${path}/public-page`, { as, body: { publicPage: false } });
    expect((await change(`PUT ${path}`, tag, written({ publicPage: true }))).status).toBe(412);
    expect((await read(path)).body.publicPage).toBe(false);
  });

  test('that comes between the reading and the lock is refused, too', async () => {
    const path = await newJob();
    const id = path.replace('/jobs/', '');
    const { body } = await read(path);
    pass();
    await t.ask(`PUT ${path}`, { as, body: written() });
    const unchanged = ({ updatedAt }: { updatedAt: string }) => {
      if (updatedAt !== body.updatedAt) throw new Error('changed');
    };
    const moving = moveJob(t.db, id, home.recruiter, { to: 'OPEN' }, t.time.now, unchanged);
    await expect(moving).rejects.toThrow('changed');
    expect((await read(path)).body.status).toBe('DRAFT');
  });

  test('of an application is refused after it was moved', async () => {
    const path = `/candidate-applications/${home.applicationId}`;
    const { tag } = await read(path);
    expect((await change(`PATCH ${path}/status?stageId=interview`, '"0"')).status).toBe(412);
    pass();
    expect((await change(`PATCH ${path}/status?stageId=interview`, tag)).status).toBe(200);
    expect((await change(`PATCH ${path}/status?status=HIRED`, tag)).status).toBe(412);
  });

  test('of a profile, which has no date of change, is refused after another change', async () => {
    const path = `/recruiters/${home.recruiter}`;
    const { tag } = await read(path);
    const named = (recruiterFirstName: string) => ({ recruiterFirstName, recruiterLastName: 'Example' });
    expect((await change(`PUT ${path}`, tag, named('Robin'))).status).toBe(200);
    expect((await change(`PUT ${path}`, tag, named('Sam'))).status).toBe(412);
  });

  test('takes the version alone, several tags and *, but no weak tag', async () => {
    const path = await newJob();
    const { body, tag } = await read(path);
    for (const [match, status] of [
      [`"${versionOf(body.updatedAt)}"`, 200],
      [`"other", ${tag}`, 200],
      ['*', 200],
      [`W/${tag}`, 412],
      ['nonsense', 412],
    ] as const) {
      expect([match, (await change(`PUT ${path}`, match, written())).status]).toEqual([match, status]);
    }
  });

  test('tells nobody of a record that is not theirs', async () => {
    const other = await addOrganisation(t, 'other');
    expect((await change(`PUT /jobs/${other.job.id}`, '"0"', written())).status).toBe(404);
  });

  test('is possible wherever the thing can be read alone', () => {
    const without = Object.entries(calls as Record<string, Call>)
      .filter(([, call]) => ['PUT', 'PATCH', 'DELETE'].includes(call.method) && !recordOf(call))
      .map(([name]) => name);
    expect(without).toEqual([
      'changeSavedSearch',
      'deleteSavedSearch',
      'answerInvitation',
      'answerJobOffer',
      'removeAddedPerson',
      'markMessagesRead',
      'deleteStrayMail',
      'revokeMachineKey',
      'markNoticeRead',
      'markNoticesRead',
    ]);
  });
});
