import { expect, test } from 'vitest';
import { expiryWords, isOver, isUrgent } from '../../../resources/invitations/expiry.ts';
import { overEverywhere } from '../../../schemas/base/answerDay.ts';

const now = new Date(2026, 10, 21, 12);
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

test('an invitation says when it ends, closer as the end comes closer', () => {
  // The last day, which counts until it is over everywhere: not the one after, on which that is in Europe.
  expect(expiryWords(overEverywhere('2026-11-26'), now, 'en')).toBe('Expires Thursday');
  expect(expiryWords(overEverywhere('2026-11-22'), now, 'en')).toBe('Expires tomorrow');
  expect(expiryWords(inHours(5.5), now, 'en')).toBe('Expires in 5 hours');
  expect(expiryWords(inHours(0.5), now, 'en')).toBe('Expires in 30 minutes');
  expect(expiryWords(inHours(0.001), now, 'en')).toBe('Expires in 1 minute');
  expect(expiryWords(inHours(-1), now, 'en')).toBe('Expired');
});

test('its last day is urgent, and after its end there is nothing to answer', () => {
  expect(isUrgent(inHours(23), now)).toBe(true);
  expect(isUrgent(inHours(25), now)).toBe(false);
  expect(isOver(inHours(0), now)).toBe(true);
  expect(isOver(inHours(0.1), now)).toBe(false);
});
