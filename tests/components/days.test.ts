import { expect, test } from 'vitest';
import { daysUntil, lastDays, monthsLater } from '../../schemas/base/days.ts';

test.each([
  ['2026-01-31T09:30:00.000Z', 1, '2026-02-28T09:30:00.000Z'],
  ['2028-01-31T09:30:00.000Z', 1, '2028-02-29T09:30:00.000Z'],
  ['2026-03-31T09:30:00.000Z', -1, '2026-02-28T09:30:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-11-15T00:00:00.000Z', 3, '2027-02-15T00:00:00.000Z'],
])('%s and %i months is %s', (at, months, then) => {
  expect(monthsLater(new Date(at), months).toISOString()).toBe(then);
});

test('the last days end today, across the end of a month', () => {
  expect(lastDays(new Date('2026-03-01T00:10:00Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('days between two days do not follow summer time', () => {
  expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
  expect(daysUntil('2026-10-24', '2026-10-26')).toBe(-2);
});
