/** What fields of study lead to. */
import { phrases as allPhrases, anyCase, findPhrases, skills } from './lexicon/phrases.ts';
import { occupationsIn } from './lexicon/titles.ts';
import { tradeNamed } from './lexicon/tradeNames.ts';
import { termsOf } from './tokens.ts';

/** The trades a field of study leads to. */
export function tradesOfField(field: string): number[] {
  const named = tradeNamed(field);
  const terms = termsOf(field);
  const found = new Set<number>(named === null ? [] : [named]);
  for (const { occupation } of occupationsIn(terms)) found.add(occupation.trade);
  findPhrases(terms, anyCase, ({ phrase }) => {
    for (const trade of phrase.trades) found.add(trade);
    for (const id of skills[phrase.skill]?.phrases ?? [])
      for (const trade of allPhrases[id]?.trades ?? []) found.add(trade);
  });
  return [...found];
}
