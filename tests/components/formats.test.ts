import { describe, expect, it } from 'vitest';
import { readAmount } from '../../schemas/ui/readAmount.ts';
import { errorText } from '../../src/components/inputs/field/errorText.ts';
import { problemOf } from '../../src/components/states/problemOf.ts';
import { formatDate, formatRelative } from '../../src/i18n/formatDate.ts';
import { formatMoney } from '../../src/i18n/formatMoney.ts';
import { groupDigits } from '../../src/kit/groupDigits.ts';
import { namesToAdd, notAmong } from '../../src/product/inputs/criteriaText.ts';
import { freeStageId } from '../../src/product/inputs/stageId.ts';

const usd = { currency: 'USD', locale: 'en-US' };

describe('money in words', () => {
  it('writes a range with the currency once', () => {
    expect(formatMoney({ ...usd, min: 90_000, max: 120_000, unit: 'YEAR' })).toBe('$90,000–120,000 a year');
    expect(formatMoney({ min: 90_000, max: 120_000, currency: 'EUR', locale: 'de-DE' })).toMatch(
      /^90\.000–120\.000\s€$/,
    );
  });
  it('writes open ends, single amounts and nothing at all', () => {
    expect(formatMoney({ ...usd, min: 90_000 })).toBe('From $90,000');
    expect(formatMoney({ ...usd, max: 35, unit: 'HOUR' })).toBe('Up to $35 an hour');
    expect(formatMoney({ ...usd, min: 0, max: 0 })).toBe('$0');
    expect(formatMoney({ ...usd, min: null, max: null })).toBeNull();
  });
  it('lives with a currency nobody knows', () => {
    expect(formatMoney({ min: 1000, max: 1000, currency: 'US', locale: 'en-US' })).toBe('1,000');
  });
  it('reads amounts as people type them', () => {
    expect(readAmount('$ 120,000')).toBe(120_000);
    expect(readAmount('90k')).toBe(90_000);
    expect(readAmount('1.250.000 €')).toBe(1_250_000);
    expect(readAmount('35,50')).toBe(35.5);
    expect(readAmount('35.50')).toBe(35.5);
    expect(readAmount(' ')).toBeNull();
    expect(readAmount('a lot')).toBeNaN();
    expect(groupDigits(Number.NaN, 'en')).toBe('');
  });
});

describe('dates in words', () => {
  it('shows a calendar day as that day in every zone', () => {
    expect(formatDate('2026-01-31', false, 'en-GB')).toBe('31 Jan 2026');
    expect(formatDate('soon')).toBeUndefined();
  });
  it('counts from now', () => {
    const now = new Date('2026-01-31T12:00:00Z');
    expect(formatRelative('2026-01-31T09:00:00Z', now, 'en')).toBe('3 hours ago');
    expect(formatRelative('2026-02-02', now, 'en')).toBe('in 2 days');
    expect(formatRelative('2026-01-31', now, 'en')).toBe('today');
  });
});

describe('editing lists', () => {
  it('reads pasted criteria and leaves out those that are there', () => {
    expect(namesToAdd(' SQL ;\npython\nSQL', ['Python'])).toEqual({ names: ['SQL'], repeated: 'python' });
    expect(notAmong([{ name: 'Go' }], [{ name: 'go' }])).toEqual([]);
  });
  it('gives a new stage an id of its own', () => {
    expect(freeStageId('new-stage', ['new-stage', 'new-stage-2'])).toBe('new-stage-3');
  });
});

describe('errors in words', () => {
  it('finds the first message inside a list of errors', () => {
    expect(errorText([undefined, { name: { message: 'Name it.' } }])).toBe('Name it.');
    expect(errorText({ root: { message: 'Too many.' } })).toBe('Too many.');
    expect(errorText(undefined)).toBeUndefined();
  });
  it('says what the API says, and something useful where it was never reached', () => {
    const body = { title: 'There is nothing here', detail: 'No job has this id.', requestId: 'r-1' };
    expect(problemOf(Object.assign(new Error('x'), { body }))).toEqual(body);
    expect(problemOf(new TypeError('Failed to fetch')).title).toBe('The server cannot be reached');
  });
});
