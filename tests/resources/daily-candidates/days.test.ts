import { describe, expect, test } from 'vitest';
import { dayLabel, newestFirst, shownDay } from '../../../resources/daily-candidates/days.ts';
import { readFilters, writeFilters } from '../../../resources/daily-candidates/pickFilters.ts';
import { queryOf } from '../../../src/routing/search.ts';

const list = (date: string) => ({
  jobId: 'j',
  date,
  size: 1,
  newCount: 0,
  poolSize: 5,
  explanation: null,
  heldBack: null,
});

describe('days', () => {
  test('are called today and yesterday, and by their date before that', () => {
    expect(dayLabel('2026-11-21', '2026-11-21', 'en-US')).toBe('Today');
    expect(dayLabel('2026-11-20', '2026-11-21', 'en-US')).toBe('Yesterday');
    expect(dayLabel('2026-11-18', '2026-11-21', 'en-US')).toBe('Wed, Nov 18');
    expect(dayLabel('2025-12-31', '2026-01-05', 'en-US')).toContain('2025');
  });
  test('stand newest first, and the newest is shown unless another is asked for', () => {
    const days = newestFirst([list('2026-11-19'), list('2026-11-21'), list('2026-11-20')]);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-20', '2026-11-19']);
    expect(shownDay(days, undefined)?.date).toBe('2026-11-21');
    expect(shownDay(days, '2026-11-19')?.date).toBe('2026-11-19');
    expect(shownDay(days, '1999-01-01')?.date).toBe('2026-11-21');
    expect(shownDay([], undefined)).toBeUndefined();
  });
  test('begin where someone waits to be looked at', () => {
    const [today, before] = [list('2026-11-21'), { ...list('2026-11-20'), newCount: 2 }];
    expect(shownDay([today, before], undefined)).toBe(before);
    expect(shownDay([{ ...today, newCount: 1 }, before], undefined)?.date).toBe('2026-11-21');
  });
});

describe('the address of a daily list', () => {
  test('keeps day and filters', () => {
    const filters = {
      date: '2026-11-21',
      status: ['NEW' as const, 'SAVED' as const],
      band: ['STRONG' as const],
      view: 'table' as const,
    };
    expect(writeFilters(filters)).toEqual({
      ...{ date: '2026-11-21', status: 'NEW,SAVED', band: 'STRONG', view: 'table' },
    });
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });
  test('is bare for the newest day', () => {
    expect(queryOf('dailyCandidates', writeFilters(readFilters({})))).toBe('');
  });
  test('ignores what it does not know', () => {
    expect(readFilters({ status: 'NEW,BOGUS', band: 'x' }).status).toEqual(['NEW']);
  });
});
