/** Scorecards: who gives and reads them, what is blind until when, and what is kept of a job that changes. */
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Scorecard, StageScorecards } from '../../../schemas/scorecard.ts';
import type { RecruiterTodo } from '../../../schemas/todo.ts';
import { toRow } from '../../../server/db/database.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addGuest, visitAsGuest } from '../../support/guests.ts';
import { addMachineKey } from '../../support/machineKeys.ts';
import { addCandidate, addRecruiter } from '../../support/people.ts';
import { addApplication, addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
const ada = 'ada@example.com';
const cleo = 'cleo@home.example';
const as: Record<string, string> = {};
let job: string;
let application: string;

const asked = [
  { name: 'Bread', importance: 'MUST_HAVE' as const },
  { name: 'Five years in kitchens', importance: 'NICE_TO_HAVE' as const },
];
const written = {
  recommendation: 'YES',
  ratings: [{ criterion: 'Bread', rating: 4 }],
  strengths: 'Knows the oven.',
  concerns: null,
};

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addRecruiter(t.db, cleo, home.employer);
  await addCandidate(t.db, ada);
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  for (const email of [home.recruiter, home.employer, foreign.recruiter, foreign.employer, cleo, ada])
    as[email] = await t.signIn(email);
});
beforeEach(async () => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  await t.db.deleteFrom('applications').execute();
  await t.db
    .updateTable('jobs')
    .set(toRow({ criteria: asked }))
    .where('id', '=', job)
    .execute();
  application = await addApplication(t.db, job, ada);
});

type Told = Scorecard & Pick<Problem, 'code' | 'detail' | 'errors'>;

const path = (stage: string) => `/candidate-applications/${application}/scorecards/${stage}`;
const give = (who: string, body: object = written, stage = 'interview') =>
  t.ask<Told>(`PUT ${path(stage)}`, { as: as[who], body });
const remove = (who: string, stage = 'interview') => t.ask<Told>(`DELETE ${path(stage)}`, { as: as[who] });
const read = (who: string) =>
  t.ask<StageScorecards[]>(`GET /candidate-applications/${application}/scorecards`, { as: as[who] });
/** The job's recruiter has interviewed Ada. */
const interviewed = (startsAt: string, endsAt: string) =>
  t.db
    .insertInto('interviews')
    .values(
      toRow({
        ...{ id: uuidv7(), applicationId: application, recruiterEmail: home.recruiter },
        ...{ kind: 'VIDEO', minutes: 60, place: 'Here', timeZone: 'UTC', message: null },
        ...{
          proposedTimes: [startsAt],
          startsAt,
          endsAt,
          sequence: 1,
          createdAt: startsAt,
          updatedAt: startsAt,
        },
      }),
    )
    .execute();
/** At a moment; those who wait that long sign in again. */
const owed = async (at = '2026-06-01T12:00:00.000Z', who = home.recruiter) => {
  t.time.now = new Date(at);
  as[who] = await t.signIn(who);
  return (await t.ask<RecruiterTodo>('GET /stats/recruiter/todo', { as: as[who] })).body.scorecardsMissing
    .items;
};
const end = () =>
  t.db.updateTable('applications').set({ status: 'REJECTED' }).where('id', '=', application).execute();

describe('a card', () => {
  test('is given for a stage and read with its author, stage and day', async () => {
    const { status, body } = await give(home.recruiter);
    expect([status, body]).toMatchObject([
      200,
      { ...written, stageId: 'interview', stageName: 'Interview', isMine: true },
    ]);
    expect(body.createdAt).toBe('2026-06-01T12:00:00.000Z');
    expect((await read(home.recruiter)).body).toEqual([
      {
        ...{ stageId: 'interview', stageName: 'Interview', isBlind: false },
        ...{ authors: [body.authorName], cards: [body] },
      },
    ]);
  });

  test('is one for each author and stage: a second one replaces it', async () => {
    const { body: first } = await give(home.recruiter);
    t.time.now = new Date('2026-06-01T12:05:00.000Z');
    const { body: second } = await give(home.recruiter, {
      recommendation: 'STRONG_NO',
      concerns: 'Burnt it.',
    });
    expect(second).toMatchObject({
      ...{ id: first.id, recommendation: 'STRONG_NO', ratings: [], strengths: null },
      ...{ concerns: 'Burnt it.', createdAt: first.createdAt, updatedAt: '2026-06-01T12:05:00.000Z' },
    });
    await give(home.recruiter, written, 'screening');
    expect((await read(home.recruiter)).body.map(({ stageId, cards }) => [stageId, cards.length])).toEqual([
      ['screening', 1],
      ['interview', 1],
    ]);
  });

  test('sent twice at once is there once', async () => {
    const answers = await Promise.all([give(home.recruiter), give(home.recruiter)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(home.recruiter)).body[0]?.cards).toHaveLength(1);
  });

  test('keeps the words of its criteria when the job changes, and can be changed with them', async () => {
    await give(home.recruiter);
    await t.db
      .updateTable('jobs')
      .set(toRow({ criteria: [{ name: 'Pastry', importance: 'MUST_HAVE' as const }] }))
      .where('id', '=', job)
      .execute();
    expect((await read(home.recruiter)).body[0]?.cards[0]?.ratings).toEqual(written.ratings);
    const ratings = [...written.ratings, { criterion: 'Pastry', rating: 2 }];
    expect((await give(home.recruiter, { ...written, ratings })).body.ratings).toEqual(ratings);
    // Another card is begun with the criteria there are now.
    expect((await give(home.employer)).body.code).toBe('INVALID_FIELDS');
  });

  test.each([
    [
      'a criterion the job does not have',
      { ...written, ratings: [{ criterion: 'Fish', rating: 1 }] },
      { 'ratings.0.criterion': 'The job has no such criterion.' },
    ],
    [
      'a criterion twice',
      { ...written, ratings: [1, 2].map((rating) => ({ criterion: 'Bread', rating })) },
      { ratings: 'A criterion is rated twice.' },
    ],
    [
      'a rating of five',
      { ...written, ratings: [{ criterion: 'Bread', rating: 5 }] },
      { 'ratings.0.rating': expect.any(String) },
    ],
    ['no recommendation', { ...written, recommendation: 'MAYBE' }, { recommendation: expect.any(String) }],
  ])('with %s is refused', async (_, body, errors) => {
    expect(await give(home.recruiter, body)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', errors },
    });
    expect((await read(home.recruiter)).body).toEqual([]);
  });

  test('is for the stages of the job before its last', async () => {
    expect(await give(home.recruiter, written, 'moon')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', detail: 'The job has no such stage.' },
    });
    expect(await give(home.recruiter, written, 'hired')).toMatchObject({
      status: 409,
      body: {
        code: 'ILLEGAL_MOVE',
        detail: 'Scorecards are given for the stages before someone is hired.',
      },
    });
  });

  test('is deleted by its author alone', async () => {
    await give(home.recruiter);
    expect(await remove(home.employer)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', detail: 'There is no such scorecard.' },
    });
    expect((await remove(home.recruiter)).status).toBe(204);
    expect((await read(home.recruiter)).body).toEqual([]);
  });

  test('stays as it is once the application has ended', async () => {
    await give(home.recruiter);
    await end();
    for (const { status, body } of [await give(home.recruiter), await remove(home.recruiter)])
      expect([status, body.code, body.detail]).toEqual([
        ...[409, 'ILLEGAL_MOVE', 'This application has ended and cannot be changed any more.'],
      ]);
    expect((await read(home.recruiter)).body[0]?.cards).toHaveLength(1);
  });

  test('stays without a name when its author is gone', async () => {
    await give(home.recruiter);
    await t.db.updateTable('scorecards').set({ authorEmail: null }).execute();
    await give(home.recruiter, { recommendation: 'NO' });
    const [stage] = (await read(home.recruiter)).body;
    expect(stage?.authors[0]).toBeNull();
    expect(stage?.cards.map(({ isMine }) => isMine)).toEqual([false, true]);
  });
});

describe('those who have not given a card for a stage', () => {
  test.each(['recruiter', 'employer'] as const)('are told who did and nothing more: %s', async (role) => {
    const other = role === 'recruiter' ? home.employer : home.recruiter;
    const { authorName } = (await give(other)).body;
    const { body, text } = await read(home[role]);
    expect(body).toEqual([
      {
        ...{ stageId: 'interview', stageName: 'Interview' },
        ...{ authors: [authorName], isBlind: true, cards: [] },
      },
    ]);
    for (const word of ['YES', 'Bread', 'oven']) expect(text).not.toContain(word);
  });

  test('read all once theirs is in, of that stage alone, and no more when they delete it', async () => {
    await give(home.recruiter);
    await give(home.recruiter, written, 'screening');
    await give(home.employer, { recommendation: 'NO' });
    const seen = async () =>
      (await read(home.employer)).body.map(({ stageId, isBlind, cards }) => [stageId, isBlind, cards.length]);
    expect(await seen()).toEqual([
      ['screening', true, 0],
      ['interview', false, 2],
    ]);
    await remove(home.employer);
    expect(await seen()).toEqual([
      ['screening', true, 0],
      ['interview', true, 0],
    ]);
  });

  test('read all once the application has ended', async () => {
    await give(home.recruiter);
    await end();
    expect((await read(home.employer)).body).toMatchObject([{ isBlind: false, cards: [written] }]);
  });

  test('find nothing of a card in what else is told of the application', async () => {
    await give(home.recruiter);
    for (const who of [home.employer, home.recruiter, ada])
      for (const call of [`/candidate-applications/${application}`, '/candidate-applications'])
        expect((await t.ask(`GET ${call}`, { as: as[who] })).text).not.toContain('oven');
  });
});

describe('a card says that its author had read the others’', () => {
  const goOn = () =>
    t.db.updateTable('applications').set({ status: 'ACTIVE' }).where('id', '=', application).execute();
  const readByKey = async () => {
    const { secret } = await addMachineKey(t, as[home.employer] ?? '', { scopes: ['scorecards:read'] });
    await t.ask(`GET /candidate-applications/${application}/scorecards`, { as: secret });
  };
  test.each<[string, () => Promise<unknown>]>([
    [
      'with an empty card of their own, which they deleted',
      async () => {
        await give(home.employer, { recommendation: 'NO' });
        await read(home.employer);
        await remove(home.employer);
      },
    ],
    [
      'with a card that they change',
      async () => {
        await give(home.employer, { recommendation: 'NO' });
        await read(home.employer);
      },
    ],
    [
      'once the application had ended, which goes on again',
      async () => {
        await end();
        await read(home.employer);
        await goOn();
      },
    ],
    [
      'by a key of other software',
      async () => {
        await end();
        await readByKey();
        await goOn();
      },
    ],
  ])('%s', async (_, readFirst) => {
    await give(home.recruiter);
    await readFirst();
    expect((await give(home.employer)).body.isAfterReading).toBe(true);
    expect((await give(home.employer, { recommendation: 'NO' })).body.isAfterReading).toBe(true);
    // The others see it, and of another stage nothing was read.
    const cards = (await read(home.recruiter)).body[0]?.cards;
    expect(cards?.map(({ isMine, isAfterReading }) => [isMine, isAfterReading])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect((await give(home.employer, written, 'screening')).body.isAfterReading).toBe(false);
  });

  test('as a guest, and then as the recruiter of the job', async () => {
    const guest = 'gale@elsewhere.example';
    await addGuest(t, as[home.recruiter] ?? '', job, guest);
    as[guest] = await visitAsGuest(t, guest);
    await give(home.recruiter);
    await give(guest, { recommendation: 'NO' });
    await read(guest);
    await remove(guest);
    expect((await give(guest)).body.isAfterReading).toBe(true);
    await remove(guest);
    await addRecruiter(t.db, guest, home.employer);
    await t.ask(`POST /jobs/${job}/recruiter`, {
      as: as[home.employer],
      body: { recruiterEmail: guest },
    });
    as[guest] = await t.signIn(guest);
    expect((await give(guest)).body.isAfterReading).toBe(true);
    await t.db.updateTable('jobs').set({ recruiterEmail: home.recruiter }).where('id', '=', job).execute();
  });

  test('and not where they were shown only that there are some, or their own', async () => {
    await give(home.recruiter);
    await read(home.recruiter);
    await read(home.employer);
    expect((await give(home.employer)).body.isAfterReading).toBe(false);
    expect((await give(home.recruiter)).body.isAfterReading).toBe(false);
    // Reading afterwards changes nothing that was said before.
    await read(home.employer);
    expect((await read(home.recruiter)).body[0]?.cards.map(({ isAfterReading }) => isAfterReading)).toEqual([
      ...[false, false],
    ]);
  });
});

test('nobody outside the job learns that there are cards', async () => {
  await give(home.recruiter);
  for (const who of [foreign.recruiter, foreign.employer, cleo])
    for (const { status, body } of [await read(who), await give(who), await remove(who)])
      expect([who, status, body]).toMatchObject([who, 404, { code: 'NOT_FOUND' }]);
  for (const { status, body } of [await read(ada), await give(ada), await remove(ada)])
    expect([status, body]).toMatchObject([403, { code: 'FORBIDDEN' }]);
});

describe('the recruiter’s tasks', () => {
  const afterwards = '2026-06-01T14:30:00.000Z';

  test('have an interview that is over, until a card is given', async () => {
    await interviewed('2026-06-01T13:00:00.000Z', '2026-06-01T14:00:00.000Z');
    expect(await owed()).toEqual([]);
    expect(await owed(afterwards)).toMatchObject([
      { id: application, jobTitle: 'Cook', endedAt: '2026-06-01T14:00:00.000Z' },
    ]);
    expect(await owed(afterwards, cleo)).toEqual([]);
    await give(home.recruiter);
    expect(await owed(afterwards)).toEqual([]);
  });

  test('do not take another’s card for theirs, nor one of before the interview for one about it', async () => {
    await give(home.recruiter);
    await give(home.employer);
    await interviewed('2026-06-01T13:00:00.000Z', '2026-06-01T14:00:00.000Z');
    expect(await owed(afterwards)).toHaveLength(1);
  });

  test('forget an interview that was cancelled, is a week old, or whose application has ended', async () => {
    await interviewed('2026-05-20T13:00:00.000Z', '2026-05-20T14:00:00.000Z');
    expect(await owed()).toEqual([]);
    await interviewed('2026-06-01T10:00:00.000Z', '2026-06-01T11:00:00.000Z');
    expect(await owed()).toHaveLength(1);
    await t.db.updateTable('interviews').set({ cancelledAt: '2026-06-01T09:00:00.000Z' }).execute();
    expect(await owed()).toEqual([]);
    await t.db.updateTable('interviews').set({ cancelledAt: null }).execute();
    await end();
    expect(await owed()).toEqual([]);
  });
});
