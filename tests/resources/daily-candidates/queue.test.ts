import { describe, expect, test } from 'vitest';
import { comingDay, dayIn } from '../../../resources/daily-candidates/decide/snoozeDays.ts';
import { minutesLeft, nextWaiting } from '../../../resources/daily-candidates/queue/queueOrder.ts';
import { bestQuotation } from '../../../schemas/bestQuotation.ts';
import type { CriterionResult } from '../../../schemas/criteria.ts';

const result = (told: Partial<CriterionResult>): CriterionResult => ({
  name: 'Bread',
  importance: 'MUST_HAVE',
  outcome: 'MEETS',
  evidence: 'Baked bread for nine years',
  source: 'RESUME',
  ...told,
});

describe('the next one in the queue', () => {
  const ids = ['a', 'b', 'c', 'd'];

  test('is the first behind that waits', () => {
    expect(nextWaiting(ids, new Set(['b', 'c']), 'b')).toBe('d');
  });

  test('is one that was left out before, at the end', () => {
    expect(nextWaiting(ids, new Set(['b', 'd']), 'd')).toBe('a');
  });

  test('is nobody when all are decided', () => {
    expect(nextWaiting(ids, new Set(ids), 'd')).toBeUndefined();
  });
});

describe('the time left', () => {
  test('is a guess at first', () => {
    expect(minutesLeft(50, [])).toBe(10);
  });

  test('goes by the median pace once there is one, breaks left out', () => {
    const times = [0, 6, 12, 18, 24, 30, 3630, 3636].map((seconds) => seconds * 1000);
    expect(minutesLeft(50, times)).toBe(5);
  });
});

describe('the quotation on a card', () => {
  test('is of a must-have that is met', () => {
    const best = result({ name: 'Rye', evidence: 'Rye sourdough, 200 loaves a night' });
    expect(
      bestQuotation([
        result({
          importance: 'NICE_TO_HAVE',
          evidence: 'A much longer line about croissants and puff pastry',
        }),
        result({ outcome: 'PARTIAL' }),
        best,
      ]),
    ).toBe(best);
  });

  test('is short enough to be read at a glance where there is one', () => {
    const short = result({ evidence: 'Baked bread for nine years' });
    expect(bestQuotation([result({ evidence: 'x'.repeat(400) }), short])).toBe(short);
  });

  test('never comes from the profile, which says what people say of themselves', () => {
    expect(bestQuotation([result({ source: 'PROFILE' })])).toBeUndefined();
  });
});

describe('the day a snooze ends', () => {
  const now = new Date('2026-11-23T22:00:00Z');

  test('is counted in whole days', () => {
    expect(dayIn(7, now)).toBe('2026-11-30');
  });

  test('is tomorrow when one that is over is taken back', () => {
    expect(comingDay('2026-11-23', now)).toBe('2026-11-24');
    expect(comingDay('2026-11-25', now)).toBe('2026-11-25');
    expect(comingDay(null, now)).toBeNull();
  });
});
