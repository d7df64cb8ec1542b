/** Fields in texts: found, filled in, and left where there is no fact. */
import { expect, test } from 'vitest';
import { fieldsIn, fillIn, firstField, hasHalfField } from '../../../schemas/templateText.ts';

const facts = {
  jobTitle: 'Baker {{company}} $& \\1',
  company: 'Corner',
  recruiterName: undefined,
  empty: '',
};

test('a fact stands where its field stood, as it is, wherever and however often', () => {
  expect(fillIn('{{company}}, {{ company }}: {{{company}}}', facts)).toBe('Corner, Corner: {Corner}');
  expect(fillIn('{{jobTitle}}', facts)).toBe(facts.jobTitle);
});

test.each([
  '{{recruiterName}}',
  '{{empty}}',
  '{{ salary }}',
  '{{constructor}}',
  '{{__proto__}}',
  '{{}}',
  '{{',
])('a field without a fact stays: %s', (text) => {
  expect(fillIn(text, facts)).toBe(text);
});

test('fields are named once, with or without blanks, and the first one is found', () => {
  const text = 'a {b} {{ two }} {{one}} {{two}}';
  expect(fieldsIn(text)).toEqual(['two', 'one']);
  expect(text.slice(...(firstField(text) ?? []))).toBe('{{ two }}');
  expect(firstField('{one}')).toBeUndefined();
});

test.each([
  ['{{one}} and {{two}}', false],
  ['{one}', false],
  ['{{one}', true],
  ['one}}', true],
  ['{{one {{two}}', true],
])('half a field in %s: %s', (text, half) => {
  expect(hasHalfField(text)).toBe(half);
});
