/** Interviews: who proposes, picks and cancels, which times can be had, and what mails and calendars say. */
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Interview, InterviewFields } from '../../../schemas/interview.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addOpenJob } from '../../support/dailyRun.ts';
import { addCandidate, addRecruiter, testPassword } from '../../support/people.ts';
import { addApplication, addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
const ada = 'ada@example.com';
const bob = 'bob@example.com';
const cleo = 'cleo@home.example';
const as: Record<string, string> = {};
let job: string;
let application: string;
let bobs: string;

const monday = '2026-06-08T09:00:00.000Z';
const tuesday = '2026-06-09T09:00:00.000Z';
const written = (more: Partial<InterviewFields> = {}): InterviewFields => ({
  kind: 'VIDEO',
  minutes: 45,
  place: 'https://meet.example/room-7',
  proposedTimes: [tuesday, monday],
  timeZone: 'Europe/Madrid',
  message: 'Bring your knives;\nwe cook, and talk.',
  ...more,
});

beforeAll(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  await addRecruiter(t.db, cleo, home.employer);
  await addCandidate(t.db, ada, { candidateFirstName: 'Ada', candidateLastName: 'Lindström' });
  await addCandidate(t.db, bob);
  job = await addOpenJob(t.db, home.recruiter, { title: 'Cook' });
  for (const email of [home.recruiter, home.employer, foreign.recruiter, foreign.employer, cleo, ada, bob])
    as[email] = await t.signIn(email);
});
beforeEach(async () => {
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  for (const table of ['calendarFeeds', 'applications'] as const) await t.db.deleteFrom(table).execute();
  await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
  application = await addApplication(t.db, job, ada);
  bobs = await addApplication(t.db, job, bob);
  t.mails.length = 0;
});

type Told = Interview & Pick<Problem, 'code' | 'errors'>;

const propose = (fields = written(), who = home.recruiter, about = application) =>
  t.ask<Told>(`POST /candidate-applications/${about}/interviews`, { as: as[who], body: fields });
const proposed = async (fields = written(), about = application) =>
  (await propose(fields, home.recruiter, about)).body;
const choose = (id: string, startsAt = monday, who = ada, timeZone = 'America/New_York') =>
  t.ask<Told>(`PUT /interviews/${id}/choice`, { as: as[who], body: { startsAt, timeZone } });
const booked = async (startsAt = monday) => (await choose((await proposed()).id, startsAt)).body;
const change = (id: string, fields: InterviewFields, who = home.recruiter) =>
  t.ask<Told>(`PUT /interviews/${id}`, { as: as[who], body: fields });
const cancel = (id: string, who = home.recruiter, reason: string | null = null) =>
  t.ask<Told>(`POST /interviews/${id}/cancellation`, { as: as[who], body: { reason } });
const refuse = (id: string, who = ada, text = 'I can on Fridays.') =>
  t.ask<Told>(`PUT /interviews/${id}/none-fits`, { as: as[who], body: { text } });
const read = (id: string, who = ada) => t.ask<Told>(`GET /interviews/${id}`, { as: as[who] });
const list = async (who: string, query = '') =>
  (await t.ask<Interview[]>(`GET /interviews?${query}`, { as: as[who] })).body;
const suspend = () =>
  t.db
    .updateTable('recruiters')
    .set({ status: 'SUSPENDED' })
    .where('recruiterEmail', '=', home.recruiter)
    .execute();
/** Time passes, and those who are still there sign in again. */
async function until(moment: string) {
  t.time.now = new Date(moment);
  for (const email of [ada, home.recruiter]) as[email] = await t.signIn(email);
}
const mailed = () => t.mails.map(({ kind, to }) => [kind, to]);

/** A calendar file as another library reads it. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const method = calendar.getFirstPropertyValue('method');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, location, description, startDate, endDate } = new ICAL.Event(component);
    return {
      ...{ method, uid, sequence, summary, location, description },
      status: component.getFirstPropertyValue('status'),
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
    };
  });
}
const calendars = () => t.mails.map(({ to, calendar }) => [to, calendar ? eventsOf(calendar.text)[0] : null]);

describe('times that a recruiter proposes', () => {
  test('come to the candidate, who picks one', async () => {
    const { status, body } = await propose();
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ status: 'PROPOSED', proposedTimes: [monday, tuesday], openTimes: [monday, tuesday] },
        ...{ startsAt: null, jobTitle: 'Cook', candidateName: 'Ada Lindström' },
      },
    ]);
    t.mails.length = 0;
    expect((await choose(body.id)).body).toMatchObject({
      ...{ status: 'BOOKED', startsAt: monday, endsAt: '2026-06-08T09:45:00.000Z', openTimes: [] },
      candidateTimeZone: 'America/New_York',
    });
    expect(mailed()).toEqual([
      ['INTERVIEW_BOOKED', ada],
      ['INTERVIEW_BOOKED', home.recruiter],
    ]);
    for (const who of [ada, home.recruiter, home.employer])
      expect((await read(body.id, who)).body).toMatchObject({ status: 'BOOKED', startsAt: monday });
  });

  test.each([
    ['that have passed', { proposedTimes: ['2026-06-01T11:59:00Z', monday] }, 'proposedTimes.0'],
    ['that are the same moment', { proposedTimes: [monday, '2026-06-08T09:00:00Z'] }, 'proposedTimes'],
    ['that overlap', { proposedTimes: [monday, '2026-06-08T09:44:00.000Z'] }, 'proposedTimes'],
    ['that are none', { proposedTimes: [] }, 'proposedTimes'],
    [
      'that are eleven',
      {
        proposedTimes: Array.from({ length: 11 }, (_, n) => `2026-06-${String(n + 10)}T09:00:00Z`),
      },
      'proposedTimes',
    ],
    ['in a zone there is not', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
    ['in a zone that knows no summer', { timeZone: '+02:00' }, 'timeZone'],
    ['at no place', { place: ' ' }, 'place'],
  ])('%s are refused', async (_, more, field) => {
    const { status, body } = await propose(written(more));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await list(ada)).toEqual([]);
    expect(t.mails).toEqual([]);
  });

  test('one right after the other are two times', async () => {
    const times = [monday, '2026-06-08T09:45:00.000Z'];
    expect((await propose(written({ proposedTimes: times }))).status).toBe(201);
  });

  test('are not proposed once the application has ended, nor by another recruiter', async () => {
    for (const who of [cleo, foreign.recruiter]) expect((await propose(written(), who)).status).toBe(404);
    for (const who of [ada, home.employer]) expect((await propose(written(), who)).status).toBe(403);
    await t.db.updateTable('applications').set({ status: 'WITHDRAWN' }).execute();
    expect((await propose()).body).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
  });

  test('are proposed once, however often the same request comes', async () => {
    const call = `POST /candidate-applications/${application}/interviews`;
    const headers = { 'idempotency-key': 'interview-once' };
    for (let i = 0; i < 3; i += 1) await t.ask(call, { as: as[home.recruiter], body: written(), headers });
    expect(await list(ada)).toHaveLength(1);
    expect(t.mails).toHaveLength(1);
  });

  test('are told by mail in the recruiter’s zone, and in the candidate’s own once it is known', async () => {
    const { id } = await proposed();
    expect(t.mails[0]?.subject).toBe('Pick a time for your interview: Cook');
    expect(t.mails[0]?.text).toContain('• Monday, June 8, 2026 at 11:00 AM GMT+2');
    expect(t.mails[0]?.text).toContain('Times are told in the time zone Europe/Madrid.');
    expect(t.mails[0]?.text).toContain('> Bring your knives;\n> we cook, and talk.');
    await choose(id);
    expect(t.mails[1]?.subject).toMatch(/^Your interview at The home company: Mon, Jun 8, 5:00\sAM$/);
    expect(t.mails[1]?.text).toContain('Monday, June 8, 2026 at 5:00 AM EDT');
    expect(t.mails[1]?.text).toContain('America/New York');
    expect(t.mails[2]?.text).toContain('Monday, June 8, 2026 at 11:00 AM GMT+2');
    await proposed(written({ proposedTimes: [tuesday] }));
    expect(t.mails[3]?.text).toContain('• Tuesday, June 9, 2026 at 5:00 AM EDT');
  });
});

describe('picking a time', () => {
  test('twice is once, and another time cannot be had then', async () => {
    const { id } = await proposed();
    t.mails.length = 0;
    await choose(id);
    expect((await choose(id)).status).toBe(200);
    expect(t.mails).toHaveLength(2);
    expect((await choose(id, tuesday)).body).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
  });

  test('twice at the same moment books one of them', async () => {
    const { id } = await proposed();
    const answers = await Promise.all([choose(id, monday), choose(id, tuesday)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that was not proposed, or has passed, is refused', async () => {
    const { id } = await proposed();
    expect((await choose(id, '2026-06-08T10:00:00.000Z')).body.errors).toHaveProperty('startsAt');
    await until('2026-06-08T09:00:00.000Z');
    expect((await choose(id, monday)).body.errors).toEqual({ startsAt: 'This time has passed already.' });
    expect((await read(id)).body.openTimes).toEqual([tuesday]);
    expect((await choose(id, tuesday)).status).toBe(200);
  });

  test('is for the candidate of the application alone', async () => {
    const { id } = await proposed();
    for (const who of [home.recruiter, home.employer])
      expect((await choose(id, monday, who)).status).toBe(403);
    for (const stranger of [bob]) {
      expect((await choose(id, monday, stranger)).status).toBe(404);
      expect((await refuse(id, stranger)).status).toBe(404);
    }
    for (const stranger of [bob, cleo, foreign.recruiter, foreign.employer]) {
      expect((await read(id, stranger)).status).toBe(404);
      expect(await list(stranger)).toEqual([]);
      const file = await t.ask(`GET /interviews/${id}/calendar`, { as: as[stranger] });
      expect(file.status).toBe(404);
    }
    for (const stranger of [cleo, foreign.recruiter]) {
      expect((await change(id, written(), stranger)).status).toBe(404);
      expect((await cancel(id, stranger)).status).toBe(404);
    }
  });

  test('is not possible once the application has ended or the recruiter is suspended', async () => {
    const { id } = await proposed();
    await suspend();
    expect((await choose(id)).body).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
    const refused = [await propose(), await cancel(id), await read(id, home.recruiter)];
    for (const { body } of refused) expect(body.code).toBe('RECRUITER_NOT_ACTIVE');
    await t.db.updateTable('recruiters').set({ status: 'ACTIVE' }).execute();
    await t.db.updateTable('applications').set({ status: 'REJECTED' }).execute();
    expect((await choose(id)).body).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
  });
});

describe('two interviews of a recruiter', () => {
  const half = '2026-06-08T09:30:00.000Z';

  test('are never booked at overlapping times', async () => {
    const one = await proposed();
    const other = await proposed(written({ proposedTimes: [half, tuesday] }), bobs);
    await choose(one.id);
    expect((await read(other.id, bob)).body.openTimes).toEqual([tuesday]);
    expect((await choose(other.id, half, bob)).body).toMatchObject({ status: 409, code: 'TIME_TAKEN' });
    expect((await choose(other.id, tuesday, bob)).status).toBe(200);
  });

  test('are not, either, when both are picked at the same moment', { repeats: 9 }, async () => {
    const one = await proposed();
    const other = await proposed(written({ proposedTimes: [half] }), bobs);
    const answers = await Promise.all([choose(one.id), choose(other.id, half, bob)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('may follow each other, and a cancelled one leaves its time', async () => {
    const one = await booked();
    const next = await proposed(written({ proposedTimes: ['2026-06-08T09:45:00.000Z'] }), bobs);
    expect((await choose(next.id, '2026-06-08T09:45:00.000Z', bob)).status).toBe(200);
    // Now longer than the time between the two.
    expect((await change(one.id, written({ minutes: 60 }))).body.code).toBe('TIME_TAKEN');
    await cancel(one.id);
    const again = await proposed(written({ minutes: 30 }));
    expect((await choose(again.id)).status).toBe(200);
  });
});

describe('an interview that is booked', () => {
  test('stays so when only other things change, and both are told', async () => {
    const { id } = await booked();
    t.mails.length = 0;
    const { body } = await change(id, written({ place: '12 Main Street', kind: 'ON_SITE' }));
    expect(body).toMatchObject({ status: 'BOOKED', startsAt: monday, place: '12 Main Street' });
    expect(mailed()).toEqual([
      ['INTERVIEW_CHANGED', ada],
      ['INTERVIEW_CHANGED', home.recruiter],
    ]);
    expect(calendars()[0]?.[1]).toMatchObject({ method: 'REQUEST', location: '12 Main Street', sequence: 2 });
  });

  test('is picked again when its time is no more among those proposed', async () => {
    const { id } = await booked();
    t.mails.length = 0;
    const { body } = await change(id, written({ proposedTimes: [tuesday] }));
    expect(body).toMatchObject({ status: 'PROPOSED', startsAt: null, openTimes: [tuesday] });
    expect(mailed()).toEqual([
      ['INTERVIEW_PROPOSED', ada],
      ['INTERVIEW_CANCELLED', home.recruiter],
    ]);
    for (const [, event] of calendars())
      expect(event).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', start: monday, sequence: 2 });
    t.mails.length = 0;
    await choose(id, tuesday);
    expect(calendars()[0]?.[1]).toMatchObject({ method: 'REQUEST', start: tuesday, sequence: 3 });
  });

  test('is cancelled by the recruiter, in their words', async () => {
    const { id } = await booked();
    t.mails.length = 0;
    expect((await cancel(id, home.recruiter, 'The kitchen burnt down.')).body).toMatchObject({
      ...{ status: 'CANCELLED', cancelReason: 'The kitchen burnt down.' },
    });
    expect(mailed()).toEqual([
      ['INTERVIEW_CANCELLED', ada],
      ['INTERVIEW_CANCELLED', home.recruiter],
    ]);
    expect(t.mails[0]?.text).toContain('> The kitchen burnt down.');
    for (const again of [await cancel(id), await change(id, written()), await choose(id), await refuse(id)])
      expect(again.body).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
  });

  test('can come not to fit, and the recruiter proposes again', async () => {
    const { id } = await booked();
    t.mails.length = 0;
    expect((await refuse(id)).body).toMatchObject({
      ...{ status: 'PROPOSED', noneFits: 'I can on Fridays.', startsAt: null },
    });
    expect(mailed()).toEqual([
      ['INTERVIEW_REFUSED', home.recruiter],
      ['INTERVIEW_CANCELLED', ada],
    ]);
    expect(t.mails[0]?.text).toContain('> I can on Fridays.');
    expect((await change(id, written({ proposedTimes: [tuesday] }))).body.noneFits).toBeNull();
  });

  test.each(['WITHDRAWN', 'REJECTED', 'HIRED'])(
    'is cancelled when the application ends: %s',
    async (status) => {
      const { id } = await booked();
      const later = await proposed(written({ proposedTimes: [tuesday] }));
      t.mails.length = 0;
      const who = status === 'WITHDRAWN' ? ada : home.recruiter;
      const reason = status === 'REJECTED' ? '&reason=Too+far&notify=false' : '';
      const call = `PATCH /candidate-applications/${application}/status?status=${status}${reason}`;
      expect((await t.ask(call, { as: as[who] })).status).toBe(200);
      for (const one of [id, later.id]) expect((await read(one)).body.status).toBe('CANCELLED');
      // The one that was only proposed is in no calendar.
      expect(mailed().filter(([kind]) => kind === 'INTERVIEW_CANCELLED')).toEqual([
        ['INTERVIEW_CANCELLED', ada],
        ['INTERVIEW_CANCELLED', home.recruiter],
      ]);
    },
  );

  test('is cancelled when an offer is accepted', async () => {
    const { id } = await booked();
    const offer = await t.ask<{ offer: { id: string } }>(
      `POST /candidate-applications/${application}/offers`,
      {
        as: as[home.recruiter],
        body: { salary: 90_000, startDate: '2026-07-01', expiresOn: '2026-06-10' },
      },
    );
    const call = `PATCH /job-offers/${offer.body.offer.id}/status?status=ACCEPTED`;
    expect((await t.ask(call, { as: as[ada] })).status).toBe(200);
    expect((await read(id)).body.status).toBe('CANCELLED');
  });

  test('is taken from the recruiter’s calendar, without a name, when the candidate erases the account', async () => {
    const gone = await addCandidate(t.db, 'zebedee@example.com', { candidateFirstName: 'Zebedee' });
    as[gone] = await t.signIn(gone);
    const { id } = await proposed(
      written({ message: 'Dear Zebedee', place: 'Zebedee’s phone' }),
      await addApplication(t.db, job, gone),
    );
    await choose(id, monday, gone);
    t.mails.length = 0;
    const { body } = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
      as: as[gone],
      body: { password: testPassword },
    });
    const call = `DELETE /candidates/${gone}?confirmationToken=${body.confirmationToken}`;
    expect((await t.ask(call, { as: as[gone] })).status).toBe(204);
    const told = t.mails.find(({ kind }) => kind === 'INTERVIEW_CANCELLED');
    expect(told?.to).toBe(home.recruiter);
    expect(JSON.stringify(told)).not.toMatch(/zebedee/i);
    expect(eventsOf(told?.calendar?.text ?? '')).toMatchObject([
      { method: 'CANCEL', uid: `interview-${id}@hireday`, sequence: 2, start: monday },
    ]);
    expect(await t.db.selectFrom('interviews').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('is over once its time has passed, and stays as it was', async () => {
    const { id } = await booked();
    await until('2026-06-08T09:45:00.000Z');
    expect((await read(id)).body.status).toBe('DONE');
    expect(await list(home.recruiter, 'status=DONE')).toHaveLength(1);
    expect(await list(home.recruiter, 'status=BOOKED&status=PROPOSED')).toEqual([]);
    for (const late of [await cancel(id), await refuse(id)])
      expect(late.body).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
    await t.ask(`PATCH /candidate-applications/${application}/status?status=HIRED`, {
      as: as[home.recruiter],
    });
    expect((await read(id)).body.status).toBe('DONE');
  });

  test('is changed from the version that was read alone', async () => {
    const { body } = await propose();
    const { headers } = await read(body.id, home.recruiter);
    t.time.now = new Date('2026-06-01T12:01:00.000Z');
    await choose(body.id);
    const stale = await t.ask<Problem>(`PUT /interviews/${body.id}`, {
      ...{ as: as[home.recruiter], body: written() },
      headers: { 'if-match': headers.etag ?? '' },
    });
    expect(stale.body.code).toBe('CHANGED_MEANWHILE');
  });
});

describe('a calendar file', () => {
  test('is read by other programs as it was meant, by both sides', async () => {
    const { id } = await booked();
    const [, toAda, toRecruiter] = calendars();
    const common = {
      ...{ method: 'REQUEST', status: 'CONFIRMED', uid: `interview-${id}@hireday`, sequence: 1 },
      ...{ start: monday, end: '2026-06-08T09:45:00.000Z', location: 'https://meet.example/room-7' },
      description: 'Bring your knives;\nwe cook, and talk.',
    };
    expect(toAda).toEqual([ada, { ...common, summary: 'Interview: Cook, The home company' }]);
    expect(toRecruiter).toEqual([
      home.recruiter,
      { ...common, summary: 'Interview with Ada Lindström: Cook' },
    ]);
    const file = await t.ask(`GET /interviews/${id}/calendar`, { as: as[ada] });
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(eventsOf(file.text)).toMatchObject([{ method: 'PUBLISH', start: monday }]);
  });

  test('means the same moment on either side of the change of clocks', async () => {
    // Clocks in Madrid go back on 25 October 2026: 10:00 is 08:00 UTC the day before, and 09:00 UTC the day after.
    const [before, after] = ['2026-10-24T08:00:00.000Z', '2026-10-26T09:00:00.000Z'];
    const { id } = await proposed(written({ proposedTimes: [before, after] }));
    expect(t.mails[0]?.text).toContain('Saturday, October 24, 2026 at 10:00 AM GMT+2');
    expect(t.mails[0]?.text).toContain('Monday, October 26, 2026 at 10:00 AM GMT+1');
    t.mails.length = 0;
    await choose(id, after);
    const text = t.mails[0]?.calendar?.text ?? '';
    expect(text).toContain('DTSTART:20261026T090000Z');
    expect(eventsOf(text)[0]).toMatchObject({ start: after, end: '2026-10-26T09:45:00.000Z' });
  });

  test('holds nothing but what it was told, whatever the words are', async () => {
    const message = 'END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VALARM, \\n "x" 🙂';
    const place = 'Room 7; ATTENDEE:mailto:x@example.com, "left"';
    const { id } = await proposed(written({ message, place }));
    await choose(id);
    const [event, ...others] = eventsOf(t.mails[1]?.calendar?.text ?? '');
    expect(others).toEqual([]);
    expect([event?.description?.replaceAll('\r\n', '\n'), event?.location]).toEqual([
      message.replaceAll('\r\n', '\n'),
      place,
    ]);
  });

  test.each([
    ['https://maps.example/@48.137,11.575,17z;a=b', 'https://maps.example/@48.137,11.575,17z;a=b'],
    [`https://meet.example/?with=${'a,b;'.repeat(60)}`, `https://meet.example/?with=${'a,b;'.repeat(60)}`],
    ['https://meet.example/room,1\\2;ñ?to=España', 'https://meet.example/room,1/2;%C3%B1?to=Espa%C3%B1a'],
  ])('leads to the place as it was written: %s', async (place, address) => {
    const { id } = await proposed(written({ place }));
    await choose(id);
    const text = t.mails[1]?.calendar?.text ?? '';
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain(`URL;VALUE=URI:${address}`);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect([event?.getFirstPropertyValue('url'), eventsOf(text)[0]?.location]).toEqual([address, place]);
  });

  test('is there for what is booked alone', async () => {
    const { id } = await proposed();
    expect((await t.ask(`GET /interviews/${id}/calendar`, { as: as[ada] })).status).toBe(409);
  });
});

describe('a recruiter’s calendar at a secret address', () => {
  const renew = async (who = home.recruiter) =>
    (await t.ask<{ url: string }>('POST /calendar-feed', { as: as[who] })).body.url;
  const feed = (url: string) => t.ask(`GET ${url.slice(url.indexOf('/calendar-feeds'))}`);

  test('has what is booked, and recently was, and nobody else’s', async () => {
    const url = await renew();
    const others = await renew(cleo);
    await booked();
    const gone = await proposed(written({ proposedTimes: [tuesday] }));
    await choose(gone.id, tuesday);
    await cancel(gone.id);
    await proposed();
    const { status, headers, text } = await feed(url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'text/calendar; charset=utf-8', 'private, no-store'],
    ]);
    expect(eventsOf(text)).toMatchObject([
      { method: 'PUBLISH', start: monday, summary: 'Interview with Ada Lindström: Cook' },
    ]);
    expect(eventsOf((await feed(others)).text)).toEqual([]);
    t.time.now = new Date('2026-08-01T00:00:00.000Z');
    expect(eventsOf((await feed(url)).text)).toHaveLength(1);
    t.time.now = new Date('2026-10-01T00:00:00.000Z');
    expect(eventsOf((await feed(url)).text)).toEqual([]);
  });

  test('stops at the old address when a new one is made, and for a recruiter who is suspended', async () => {
    expect((await t.ask('GET /calendar-feed', { as: as[home.recruiter] })).body).toEqual({ createdAt: null });
    const [old, fresh] = [await renew(), await renew()];
    expect((await t.ask('GET /calendar-feed', { as: as[home.recruiter] })).body).toEqual({
      createdAt: t.time.now.toISOString(),
    });
    expect([(await feed(old)).status, (await feed(fresh)).status]).toEqual([404, 200]);
    await suspend();
    expect((await feed(fresh)).status).toBe(404);
  });

  test('is kept as a hash, and told to nobody but its owner', async () => {
    const url = await renew();
    const secret = /calendar-feeds\/(.+)\.ics$/.exec(url)?.[1] ?? '';
    expect(secret).toHaveLength(43);
    const rows = await t.db.selectFrom('calendarFeeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const who of [ada, home.employer])
      expect((await t.ask('POST /calendar-feed', { as: as[who] })).status).toBe(403);
    expect((await t.ask('GET /calendar-feeds/nothing.ics')).status).toBe(404);
  });
});
