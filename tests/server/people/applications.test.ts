/** Applying, moving along the pipeline, and what the other side sees of it. */
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { defaultStages } from '../../../schemas/job.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { formOf } from '../../support/form.ts';
import { addCandidate } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let jobId: string;
let candidate: string;
let recruiter: string;

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  candidate = await t.signIn(await addCandidate(t.db, 'ada@example.com', { candidateFirstName: 'Ada' }));
  recruiter = await t.signIn(home.recruiter);
});
beforeEach(async () => {
  await t.db.deleteFrom('applications').execute();
  jobId = await addOpenJob(t.db, home.recruiter, { title: 'Bookkeeper' });
  t.mails.length = 0;
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
});

const send = async (coverLetter?: string) => {
  const { body } = await t.ask<CandidateApplication>('POST /candidate-applications', {
    as: candidate,
    body: { jobId, coverLetter },
  });
  return body;
};
const set = (as: string, id: string, query: string) =>
  t.ask<CandidateApplication & Omit<Problem, 'status'>>(
    `PATCH /candidate-applications/${id}/status?${query}`,
    { as },
  );

describe('applying', () => {
  test('makes an application in the first stage, with a promised day, seen by both sides', async () => {
    const sent = await send('I keep books.');
    expect(sent).toMatchObject({
      status: 'ACTIVE',
      stageId: 'applied',
      source: 'APPLIED',
      coverLetter: 'I keep books.',
      answerBy: '2026-06-08',
      candidateName: 'Ada Candidate',
      jobTitle: 'Bookkeeper',
    });
    const { body } = await t.ask<CandidateApplication[]>(
      `GET /candidate-applications?jobId=${jobId}&perPage=100`,
      { as: recruiter },
    );
    expect(body).toEqual([{ ...sent, fit: null, dailyCandidateId: null, elsewhere: [] }]);
    expect(t.mails).toMatchObject([{ kind: 'APPLICATION_CHANGED', to: 'ada@example.com' }]);
  });

  test('is possible once for a job, and only while it is open', async () => {
    await send();
    const again = await t.ask<Problem>('POST /candidate-applications', { as: candidate, body: { jobId } });
    expect(again).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
    const draft = await t.ask('POST /candidate-applications', {
      as: candidate,
      body: { jobId: home.job.id },
    });
    expect(draft.status).toBe(404);
    expect(t.mails).toHaveLength(1);
  });

  test('is for those who have proved their address; an older application says that nobody has', async () => {
    const email = 'ada@example.com';
    const setProved = (emailVerified: boolean) =>
      t.db.updateTable('users').set({ emailVerified }).where('email', '=', email).execute();
    const apply = () => t.ask<Problem>('POST /candidate-applications', { as: candidate, body: { jobId } });
    const shown = async () =>
      (await t.ask<CandidateApplication[]>(`GET /candidate-applications?jobId=${jobId}`, { as: recruiter }))
        .body;

    await setProved(false);
    expect(await apply()).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    expect(await shown()).toEqual([]);

    const verificationToken = await prove(t, email);
    t.mails.length = 0;
    const proved = await t.ask(`PUT /candidates/${email}`, {
      as: candidate,
      body: formOf({ verificationToken }, null),
    });
    expect(proved.status).toBe(200);
    expect((await apply()).status).toBe(201);
    expect(await shown()).toMatchObject([{ candidateEmailVerified: true }]);

    await setProved(false);
    expect(await shown()).toMatchObject([{ candidateEmailVerified: false }]);
    await setProved(true);
  });

  test('shows on the job itself', async () => {
    const { id } = await send();
    const { body } = await t.ask<{ application: unknown }>(`GET /jobs/${jobId}`, { as: candidate });
    expect(body.application).toEqual({ id, status: 'ACTIVE' });
  });
});

describe('the recruiter', () => {
  test('moves an application between stages; the candidate is mailed and promised a new day', async () => {
    const { id } = await send();
    t.time.now = new Date('2026-06-03T12:00:00.000Z');
    const moved = await set(await t.signIn(home.recruiter), id, 'stageId=interview');
    expect(moved.body).toMatchObject({ stageName: 'Interview', answerBy: '2026-06-10' });
    const { body } = await t.ask(`GET /candidate-applications/${id}`, {
      as: await t.signIn('ada@example.com'),
    });
    expect(moved.body).toEqual({
      ...(body as CandidateApplication),
      fit: null,
      dailyCandidateId: null,
      elsewhere: [],
    });
    expect(t.mails.at(-1)).toMatchObject({
      to: 'ada@example.com',
      subject: expect.stringContaining('Interview'),
    });
  });

  test('rejects with a typed reason, which the mail carries unless it is left out', async () => {
    const { id } = await send();
    expect(await set(recruiter, id, 'status=REJECTED')).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.any(String) } },
    });
    const rejected = await set(recruiter, id, 'status=REJECTED&reason=We%20chose%20another%20person.');
    expect(rejected.body).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'We chose another person.',
      answerBy: null,
    });
    expect(t.mails.at(-1)?.text).toContain('We chose another person.');
  });

  test.each(['status=REJECTED&reason=No', 'stageId=offer', 'status=HIRED'])(
    'tells the candidate by mail, or not when asked so: %s',
    async (query) => {
      const { id } = await send();
      const before = t.mails.length;
      expect((await set(recruiter, id, `${query}&notify=false`)).status).toBe(200);
      expect(t.mails).toHaveLength(before);
    },
  );

  test('hires by status and not by stage', async () => {
    const { id } = await send();
    expect(await set(recruiter, id, 'stageId=hired')).toMatchObject({
      status: 422,
      body: { errors: { stageId: expect.any(String) } },
    });
    expect((await set(recruiter, id, 'status=HIRED')).body).toMatchObject({
      status: 'HIRED',
      stageId: 'hired',
    });
    expect((await set(recruiter, id, 'stageId=offer')).body.code).toBe('ILLEGAL_MOVE');
  });

  test.each([
    ['status=WITHDRAWN', 403, undefined],
    ['status=ACTIVE', 422, 'stageId'],
    ['stageId=nowhere', 422, 'stageId'],
    ['status=HIRED&stageId=offer', 422, 'stageId'],
    ['stageId=offer&reason=x', 422, 'reason'],
    ['stageId=applied', 409, undefined],
  ])('is refused %s', async (query, status, field) => {
    const { id } = await send();
    const refused = await set(recruiter, id, query);
    expect(refused.status).toBe(status);
    if (field) expect(Object.keys(refused.body.errors ?? {})).toEqual([field]);
  });
});

describe('the candidate', () => {
  test('withdraws, and can do nothing else', async () => {
    const { id } = await send();
    for (const query of ['stageId=offer', 'status=HIRED', 'status=REJECTED&reason=x', 'status=ACTIVE']) {
      expect((await set(candidate, id, query)).status).toBe(403);
    }
    expect((await set(candidate, id, 'status=WITHDRAWN')).body).toMatchObject({ status: 'WITHDRAWN' });
    expect((await set(candidate, id, 'status=WITHDRAWN')).body.code).toBe('ILLEGAL_MOVE');
  });

  test('applies again after a withdrawal: the same application with its history, a few times', async () => {
    const { id } = await send();
    await set(candidate, id, 'status=WITHDRAWN');
    t.mails.length = 0;
    const again = async () =>
      t.ask<CandidateApplication & { code?: string }>('POST /candidate-applications', {
        as: candidate,
        body: { jobId, coverLetter: 'I thought about it.' },
      });
    const { status, body } = await again();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ id, status: 'ACTIVE', stageName: 'Applied', coverLetter: 'I thought about it.' },
      answerBy: expect.any(String),
    });
    expect(body.history.map((event) => event.status)).toEqual(['ACTIVE', 'WITHDRAWN', 'ACTIVE']);
    expect(t.mails.map(({ to }) => to)).toContain('ada@example.com');
    expect((await again()).status).toBe(409);
    for (let time = 2; time <= 3; time += 1) {
      await set(candidate, id, 'status=WITHDRAWN');
      expect((await again()).status).toBe(201);
    }
    await set(candidate, id, 'status=WITHDRAWN');
    expect(await again()).toMatchObject({ status: 409, body: { code: 'ILLEGAL_MOVE' } });
    expect((await set(recruiter, id, 'stageId=offer')).status).toBe(409);
  });

  test('does not apply again after a rejection', async () => {
    const { id } = await send();
    await set(recruiter, id, 'status=REJECTED&reason=x');
    const again = await t.ask('POST /candidate-applications', { as: candidate, body: { jobId } });
    expect(again).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
  });
});

describe('an end', () => {
  test('by rejection is taken back into the stage before it; the history keeps both', async () => {
    const { id } = await send();
    await set(recruiter, id, 'stageId=interview');
    await set(recruiter, id, 'status=REJECTED&reason=Wrong%20click.');
    t.mails.length = 0;
    const back = await set(recruiter, id, 'status=ACTIVE');
    expect(back.body).toMatchObject({ status: 'ACTIVE', stageName: 'Interview', answerBy: '2026-06-08' });
    expect(back.body.history.map(({ status, stageName }) => `${status} ${stageName}`)).toEqual([
      'ACTIVE Applied',
      'ACTIVE Interview',
      'REJECTED Interview',
      'ACTIVE Interview',
    ]);
    expect(t.mails).toMatchObject([{ kind: 'APPLICATION_CHANGED', to: 'ada@example.com' }]);
    // Nothing that was written is lost.
    expect(back.body.rejectionReason).toBe('Wrong click.');
    expect((await set(recruiter, id, 'stageId=offer')).status).toBe(200);
    const again = await set(recruiter, id, 'status=REJECTED&reason=Now%20really.');
    expect(again.body.rejectionReason).toBe('Now really.');
    t.mails.length = 0;
    expect((await set(recruiter, id, 'status=ACTIVE&stageId=applied&notify=false')).body.stageId).toBe(
      'applied',
    );
    expect(t.mails).toEqual([]);
  });

  test('by withdrawal is taken back by its candidate while the job is open, and both sides hear', async () => {
    const { id } = await send('I keep books.');
    await set(recruiter, id, 'stageId=interview');
    const unread = async () =>
      (
        await t.db
          .selectFrom('notices')
          .select('kind')
          .where('jobId', '=', jobId)
          .where('userEmail', '=', home.recruiter)
          .where('readAt', 'is', null)
          .execute()
      ).map(({ kind }) => kind);
    t.mails.length = 0;
    await set(candidate, id, 'status=WITHDRAWN');
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['APPLICATION_CHANGED', 'ada@example.com'],
      ['APPLICATION_WITHDRAWN', home.recruiter],
    ]);
    expect(await unread()).toEqual(['APPLICATION_WITHDRAWN']);
    t.mails.length = 0;
    const back = await set(candidate, id, 'status=ACTIVE');
    expect(back.body).toMatchObject({
      status: 'ACTIVE',
      stageName: 'Interview',
      coverLetter: 'I keep books.',
    });
    expect(t.mails.map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(await unread()).toEqual(['APPLICANT']);
    await set(candidate, id, 'status=WITHDRAWN');
    await t.db.updateTable('jobs').set({ status: 'ON_HOLD' }).where('id', '=', jobId).execute();
    expect((await set(candidate, id, 'status=ACTIVE')).body.code).toBe('ILLEGAL_MOVE');
  });

  test.each([
    ['a rejection, by the candidate', 'status=REJECTED&reason=x', 'candidate', 403],
    ['a hire, by the candidate', 'status=HIRED', 'candidate', 403],
    ['a withdrawal, by the recruiter', 'status=WITHDRAWN', 'recruiter', 409],
  ] as const)('is not taken back by the other side: %s', async (_, query, side, status) => {
    const { id } = await send();
    await set(query === 'status=WITHDRAWN' ? candidate : recruiter, id, query);
    expect((await set(side === 'candidate' ? candidate : recruiter, id, 'status=ACTIVE')).status).toBe(
      status,
    );
  });

  test('is not taken back for someone who has erased their account', async () => {
    const { id } = await send();
    await set(recruiter, id, 'status=REJECTED&reason=x');
    const erased = { erasedAt: t.time.now.toISOString() };
    const ada = t.db.updateTable('candidates').where('candidateEmail', '=', 'ada@example.com');
    await ada.set(erased).execute();
    expect((await set(recruiter, id, 'status=ACTIVE')).body.code).toBe('ILLEGAL_MOVE');
    await ada.set({ erasedAt: null }).execute();
  });
});

test('of changes at the same moment one ends the application, and the others are refused', async () => {
  const { id } = await send();
  const answers = await Promise.all([
    set(recruiter, id, 'status=HIRED'),
    set(recruiter, id, 'status=REJECTED&reason=x'),
    set(candidate, id, 'status=WITHDRAWN'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { body } = await t.ask<CandidateApplication>(`GET /candidate-applications/${id}`, { as: candidate });
  expect(body.history).toHaveLength(2);
  expect(body.history.at(-1)?.status).toBe(body.status);
});

test('a mail that cannot be queued leaves everything as it was', async () => {
  const broken = await testApp({
    sendMail: async () => {
      throw new Error('No queue');
    },
  });
  const other = await addOrganisation(broken, 'home');
  const as = await broken.signIn(other.recruiter);
  const { status } = await broken.ask(
    `PATCH /candidate-applications/${other.applicationId}/status?status=HIRED`,
    { as },
  );
  expect(status).toBe(500);
  const { body } = await broken.ask<CandidateApplication>(
    `GET /candidate-applications/${other.applicationId}`,
    { as },
  );
  expect(body).toMatchObject({ status: 'ACTIVE', history: [{ status: 'ACTIVE' }] });
});

test('whatever is tried in whatever order, the history tells how the application stands', async () => {
  const tries = fc.constantFrom(
    ...defaultStages.map(({ id }) => ({ as: 'recruiter', query: `stageId=${id}` })),
    { as: 'recruiter', query: 'status=HIRED' },
    { as: 'recruiter', query: 'status=REJECTED&reason=x' },
    { as: 'candidate', query: 'status=WITHDRAWN' },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(tries, { maxLength: 8 }), async (steps) => {
      await t.db.deleteFrom('applications').execute();
      t.mails.length = 0;
      const sent = await send();
      let changed = 1;
      for (const { as, query } of steps) {
        const { status } = await set(as === 'recruiter' ? recruiter : candidate, sent.id, query);
        if (status === 200) changed += 1;
      }
      const { body } = await t.ask<CandidateApplication>(`GET /candidate-applications/${sent.id}`, {
        as: recruiter,
      });
      const last = body.history.at(-1);
      expect([last?.status, last?.stageName]).toEqual([body.status, body.stageName]);
      expect(body.history).toHaveLength(changed);
      expect(t.mails.filter(({ to }) => to === 'ada@example.com')).toHaveLength(changed);
      expect(body.history.slice(0, -1).every(({ status }) => status === 'ACTIVE')).toBe(true);
      expect(body.answerBy === null).toBe(body.status !== 'ACTIVE');
      expect(body.rejectionReason === null).toBe(body.status !== 'REJECTED');
    }),
    { numRuns: 25 },
  );
});
