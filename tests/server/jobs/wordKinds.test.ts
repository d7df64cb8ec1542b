/** The words of a search, told apart by whether they name work, a role, or where and how one works. */
import { expect, test } from 'vitest';
import { meaningsOfWords } from '../../../server/features/jobs/search/meanings.ts';
import { kindsOfWords } from '../../../server/features/jobs/search/wordKinds.ts';

test.each([
  ['welder manchester', 'work circumstance'],
  ['nurse los angeles', 'work circumstance circumstance'],
  ['electrician nuevo leon', 'work circumstance circumstance'],
  ['driver europe', 'work circumstance'],
  ['sales manager boston', 'work role circumstance'],
  ['mobile developer', 'work work'],
  ['jr developer remote', 'circumstance work circumstance'],
  ['senior welder nights', 'circumstance work circumstance'],
  ['cook parttime', 'work circumstance'],
  ['ayudante cocina', 'role work'],
  ['office assistant', 'work role'],
  ['zymurgist', 'work'],
])('“%s”: %s', (q, kinds) => {
  const words = q.split(/[ -]/);
  expect(kindsOfWords(words, meaningsOfWords(words, q)).join(' ')).toBe(kinds);
});
