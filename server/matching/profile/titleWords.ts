/** The meaning of a title's words beside its trade. */
import { namesHolder } from '../vocabulary/licences.ts';
import { anyCase, findPhrases } from '../vocabulary/phrases.ts';
import { stem } from '../vocabulary/stem.ts';

const leaders = new Set(
  'manager director supervisor head chief lead leader president vp foreperson superintendent principal owner founder executive administrator'
    .split(' ')
    .flatMap((word) => [word, stem(word)]),
);

/** Whether people are led under a title. */
export const leadsPeople = (terms: readonly string[]): boolean => terms.some((term) => leaders.has(term));

/** The licence whose holders a title or a topic names, as a skill's id; -1 for none. */
export function licenceIn(terms: string[]): number {
  let licence = -1;
  findPhrases(terms, anyCase, ({ phrase }) => {
    if (phrase.skill >= 0 && namesHolder(phrase)) licence = phrase.skill;
  });
  return licence;
}

/** The common stem of the word for a work and the word for who does it: "accounting" and "accountant". */
export function rootOf(term: string): string {
  const root = term.replace(/(?:eering|eer|ation|ator|istry|ist|ing|ment|ant|er|or)$/, '');
  return root.length < 4 ? term : root.replace(/([a-z])\1$/, '$1');
}
