/**
 * Titles and words are looked up by their terms in tables compiled with the stemmer. After a change to the stemmer
 * `node scripts/vocabulary/compile.ts` has to run again, or titles are no longer understood.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { occupationCount, occupationName } from '../../server/matching/vocabulary/occupations.ts';
import { titleIndex } from '../../server/matching/vocabulary/titleIndex.ts';
import { titleWords } from '../../server/matching/vocabulary/titleWords.ts';

const vocabulary = path.join(import.meta.dirname, '../../server/matching/vocabulary');
const corrected = readFileSync(path.join(vocabulary, 'corrections/titles.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '');
const named = Array.from({ length: occupationCount() }, (_, id) => occupationName(id));

test.each([
  ['names of occupations', named],
  ['corrected titles', corrected],
])('the terms of %s are found in the compiled tables', (_, titles) => {
  const { rules, numberOf } = titleIndex();
  const unknown = titles.flatMap((title) =>
    (titleWords(title, rules)[0]?.terms ?? []).filter((term) => !numberOf.has(term)),
  );
  expect(titles.length).toBeGreaterThan(400);
  expect(unknown).toEqual([]);
});
