import { expect, test } from 'vitest';
import { keepText, letterKey, readText } from '../../../resources/common/textDraft.ts';
import { adviceOn } from '../../../resources/open-jobs/useApply.ts';
import { salaryWords } from '../../../resources/saved-jobs/salaryWords.ts';
import { problems } from '../../../schemas/calls/problem.ts';
import type { CriterionResult } from '../../../schemas/criteria.ts';
import { ApiError } from '../../../src/client/apiError.ts';
import { fitReason, notStated } from '../../../src/i18n/fitReason.ts';

const result = (
  name: string,
  outcome: CriterionResult['outcome'],
  importance: CriterionResult['importance'] = 'MUST_HAVE',
): CriterionResult => ({ name, outcome, importance, evidence: null, source: null });

test('the reason names what is met, and no more names than a card has room for', () => {
  expect(fitReason([result('A', 'MEETS'), result('B', 'MEETS'), result('C', 'UNKNOWN')], 'en')).toBe(
    'You meet 2 of 3 must-haves: A and B.',
  );
  expect(
    fitReason(
      ['A', 'B', 'C', 'D', 'E'].map((name) => result(name, 'MEETS')),
      'en',
    ),
  ).toBe('You meet 5 of 5 must-haves: A, B, C, and 2 more.');
});

test('a job with nice-to-haves only is told by them, and one that asks for nothing gives no reason', () => {
  expect(fitReason([result('A', 'MEETS', 'NICE_TO_HAVE')], 'en')).toBe('You meet 1 of 1 nice-to-have: A.');
  expect(fitReason([])).toBeUndefined();
});

test('who meets nothing is told so plainly', () => {
  expect(fitReason([result('A', 'UNKNOWN'), result('B', 'PARTIAL')], 'en')).toBe(
    'Your resume and profile show none of its 2 must-haves yet.',
  );
});

test('only what is not stated is asked for, must-haves first', () => {
  const criteria = [
    result('Nice', 'UNKNOWN', 'NICE_TO_HAVE'),
    result('Must', 'UNKNOWN'),
    result('No', 'DOES_NOT_MEET'),
  ];
  expect(notStated(criteria)).toEqual(['Must', 'Nice']);
});

test('a job without pay says so', () => {
  const pay = { salaryMin: null, salaryMax: null, salaryCurrency: 'USD', salaryUnit: 'YEAR' as const };
  expect(salaryWords(pay)).toBe('Salary not stated');
  expect(salaryWords({ ...pay, salaryMin: 50_000, salaryMax: 50_000 })).toContain('50,000');
});

test('a draft belongs to one person and one job, and an empty one is forgotten', () => {
  const kept = new Map<string, string>();
  const storage: Parameters<typeof readText>[1] = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  keepText(letterKey('ana@example.com', 'j1'), 'Hello', storage);
  expect(readText(letterKey('ana@example.com', 'j1'), storage)).toBe('Hello');
  expect(readText(letterKey('bo@example.com', 'j1'), storage)).toBe('');
  expect(readText(letterKey('ana@example.com', 'j2'), storage)).toBe('');
  keepText(letterKey('ana@example.com', 'j1'), '', storage);
  expect(kept.size).toBe(0);
});

test('a browser that refuses storage loses no letter in the middle of typing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage: Parameters<typeof readText>[1] = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(readText(letterKey('ana@example.com', 'j1'), storage)).toBe('');
  expect(() => keepText(letterKey('ana@example.com', 'j1'), 'Hello', storage)).not.toThrow();
});

test('a refused application says what to do', () => {
  const refused = (code: 'DUPLICATE' | 'NOT_FOUND') => new ApiError({ ...problems[code], code, detail: 'x' });
  expect(adviceOn(refused('DUPLICATE'))?.message).toContain('under Applications');
  expect(adviceOn(refused('NOT_FOUND'))?.message).toContain('no longer open');
});
