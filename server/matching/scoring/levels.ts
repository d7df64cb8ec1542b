/** How high a title is, so that a director is not sent to be an assistant, nor the other way round. */
import { termHash } from '../text/hash.ts';
import { termsOf } from '../vocabulary/tokens.ts';

/** 1 helps, 2 does the work, 3 leads some, 4 leads a part, 5 leads it all. */
const wordsOfLevel: [level: number, words: string][] = [
  [1, 'junior jr assistant trainee intern aide helper apprentice entry clerk practicante becario auxiliar'],
  [2.5, 'senior sr lead principal'],
  [3, 'manager supervisor superintendent gerente supervisora encargado'],
  [4, 'director directora head'],
  [5, 'chief ceo cfo cto coo president vp owner founder'],
];

const levelOfTerm = new Map(
  wordsOfLevel.flatMap(([level, words]) =>
    words
      .split(' ')
      .flatMap((word) => termsOf(word).map((term): [number, number] => [termHash(term), level])),
  ),
);
const ordinary = 2;

/**
 * The level of a title, from its words' hashes. An assistant to a level stands one below it: an assistant manager is
 * less than a manager and more than an assistant.
 */
export function levelOf(terms: Iterable<number>): number {
  let highest = 0;
  let helps = false;
  for (const hash of terms) {
    const level = levelOfTerm.get(hash) ?? 0;
    if (level === 1) helps = true;
    highest = Math.max(highest, level);
  }
  if (highest === 0) return ordinary;
  return helps ? Math.max(1, highest - 1) : highest;
}
