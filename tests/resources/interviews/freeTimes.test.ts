/** Times a recruiter is free: within their hours, beside their interviews, by the clock of where they are. */
import { expect, test } from 'vitest';
import { freeTimes } from '../../../resources/interviews/freeTimes.ts';
import { InterviewHours, usualHours } from '../../../schemas/interviewHours.ts';

/** On the clock of the machine the tests run on. */
const local = (text: string) => new Date(`${text}:00`);
/** A Wednesday. */
const now = local('2026-06-03T11:20');
const asked = { hours: usualHours, busy: [], minutes: 45, now, count: 3 };
const span = (from: string, until: string) => ({
  from: local(from).getTime(),
  until: local(until).getTime(),
});
const told = (times: string[]) =>
  times.map((time) => {
    const at = new Date(time);
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
  });

test('are on different working days from the day after tomorrow on, morning and afternoon by turns', () => {
  expect(told(freeTimes(asked))).toEqual(['06-05 09:00', '06-08 13:00', '06-09 09:00']);
});

test('keep to the days and hours someone has named', () => {
  const hours = InterviewHours.parse({ days: ['SATURDAY'], from: '10:30', until: '12:00' });
  expect(told(freeTimes({ ...asked, hours }))).toEqual(['06-06 10:30', '06-13 11:00', '06-20 10:30']);
});

test('leave out what is booked, even where it only overlaps', () => {
  const busy = [span('2026-06-05T09:30', '2026-06-05T10:30'), span('2026-06-08T08:00', '2026-06-08T16:30')];
  expect(told(freeTimes({ ...asked, busy }))).toEqual(['06-05 10:30', '06-09 13:00', '06-10 09:00']);
});

test('end within the hours, however long the interview is', () => {
  expect(told(freeTimes({ ...asked, minutes: 480, count: 1 }))).toEqual(['06-05 09:00']);
  expect(freeTimes({ ...asked, minutes: 481 })).toEqual([]);
});

test('are none where everything is taken', () => {
  expect(freeTimes({ ...asked, busy: [span('2026-06-01T00:00', '2026-12-31T00:00')] })).toEqual([]);
});

test('are told by the clock across the days on which it changes', () => {
  for (const day of ['2026-03-06T10:00', '2026-03-27T10:00', '2026-10-23T10:00', '2026-10-30T10:00']) {
    const times = told(freeTimes({ ...asked, now: local(day), count: 5 }));
    expect(times.map((time) => time.slice(-5))).toEqual(['09:00', '13:00', '09:00', '13:00', '09:00']);
  }
});

test('need hours that end after they begin, and a day', () => {
  expect(InterviewHours.safeParse({ ...usualHours, from: '17:00', until: '09:00' }).success).toBe(false);
  expect(InterviewHours.safeParse({ ...usualHours, days: [] }).success).toBe(false);
});
