/** The trades that fields of study lead to. */
import { anyCase, findPhrases, phrasesOf, skillAt } from '../vocabulary/phrases.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { tradeNamed } from '../vocabulary/tradeNames.ts';

/** The trades a field of study leads to. */
export function tradesOfField(field: string): number[] {
  const named = tradeNamed(field);
  const terms = termsOf(field);
  const found = new Set<number>(named === null ? [] : [named]);
  for (const { occupation } of occupationsIn(terms)) found.add(occupation.trade);
  findPhrases(terms, anyCase, ({ phrase }) => {
    const skill = skillAt(phrase.skill);
    for (const { fields } of [phrase, ...(skill ? phrasesOf(skill) : [])])
      for (const trade of fields) found.add(trade);
  });
  return [...found];
}
