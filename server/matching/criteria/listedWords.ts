/** Keeps of a job what the vocabulary lists, so that people on no list are asked for nothing that would say who they are. */
import { levelIn } from '../reading/degreeNames.ts';
import { organisationAt } from '../reading/organisations.ts';
import { commonTerms, rankTerms } from '../vocabulary/commonTerms.ts';
import { anyCase, findPhrases } from '../vocabulary/phrases.ts';
import { isRoleWord } from '../vocabulary/roleWords.ts';
import { otherNames } from '../vocabulary/skillNames.ts';
import { isTitleTerm } from '../vocabulary/titleIndex.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf, tokenise } from '../vocabulary/tokens.ts';
import { tradeNamed } from '../vocabulary/tradeNames.ts';
import { empty } from './education.ts';
import { placeScope, widerPlace } from './place.ts';
import { inEnglish } from './spanish.ts';
import { filler } from './words.ts';
import { generic } from './years.ts';

/** Which terms belong to a skill, a licence, a language, an occupation or a word of a trade, named in full. */
function listed(terms: string[]): boolean[] {
  const isListed = terms.map(() => false);
  const cover = (at: number, length: number) => isListed.fill(true, at, at + length);
  findPhrases(terms, anyCase, ({ phrase, at }) => {
    // "Navy" and "airlines" are words of a trade, and name an employer.
    if (phrase.skill >= 0 || organisationAt(phrase.spelling) === null) cover(at, phrase.terms.length);
  });
  for (const { at, length } of occupationsIn(terms)) cover(at, length);
  return isListed;
}

/** Whether a term only stands around what is asked for. */
const isFrame = (term: string): boolean =>
  /^\d+\+?$/.test(term) || [commonTerms, rankTerms, filler, generic, empty].some((frame) => frame.has(term));

/**
 * Whether a criterion asks for nothing but listed skills, degrees, licences, languages, occupations, years, and states
 * or countries. Any other word may name an employer, a school or a town, and so a person.
 */
export function isOfVocabulary(name: string): boolean {
  const known = inEnglish(name);
  const scope = placeScope(known);
  if (scope) return scope === 'STATE';
  if (tradeNamed(known) !== null || otherNames(known).length > 0) return true;
  const terms = termsOf(known);
  const isListed = listed(terms);
  const asksForSomething = isListed.includes(true) || /\d/.test(known) || levelIn(known, true) !== null;
  return asksForSomething && terms.every((term, at) => isListed[at] || isFrame(term));
}

/**
 * Limits a criterion to questions that may be asked of people who are on no list: itself, for a town the state it is in, and nothing where any
 * other word would count.
 */
export const askedOfStrangers = (name: string): string | null =>
  isOfVocabulary(name) ? name : widerPlace(inEnglish(name));

/** The beginning of words that nobody has. */
export const nobodysWord = 'qxzvuj';

/** A text with words that nobody has in the place of those that are in no list; years stay what they are. */
export function withNobodysWords(known: string): string {
  const { terms, starts, ends } = tokenise(known);
  const isListed = listed(terms);
  let written = '';
  let last = 0;
  terms.forEach((term, at) => {
    if (isListed[at] || isFrame(term) || /^(?:yrs?|months?|\d.*)$/.test(term)) return;
    written += known.slice(last, starts[at]) + nobodysWord + term;
    last = ends[at] ?? last;
  });
  return written + known.slice(last);
}

/** A text without the words that are in no list. */
export function onlyListed(text: string): string {
  const { terms, starts, ends } = tokenise(text);
  const isListed = listed(terms);
  return terms
    .flatMap((term, at) => {
      const written = text.slice(starts[at], ends[at]);
      const isKept = isListed[at] || isFrame(term) || (isTitleTerm(term) && isRoleWord(written));
      return isKept ? [written] : [];
    })
    .join(' ');
}
