/** Leaves out whatever would say who someone is: names, contacts, towns, employers and schools. */
import type { Criterion, CriterionResult } from '../../../schemas/criteria.ts';
import type { AnonymousResult } from '../../../schemas/poolSearch.ts';
import type { Tables } from '../../db/tables.ts';
import { isOfVocabulary } from '../../matching/criteria/listedWords.ts';
import { organisationAt } from '../../matching/reading/organisations.ts';
import { personalSpans } from '../../matching/text/personal.ts';
import { beginsWithEmployer, isVendor } from '../../matching/vocabulary/vendors.ts';

type Identity = Pick<
  Tables['candidates'],
  'candidateEmail' | 'candidateFirstName' | 'candidateLastName' | 'candidateCity' | 'facts'
>;

/** Small letters without accents, words with single blanks around them. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Words of a name that would be found again by themselves. */
const telling = (name: string): string[] =>
  plain(name)
    .trim()
    .split(' ')
    .filter((word) => word.length > 2);

/** An organisation's first words as one; "of", "the" and legal forms name none. */
const organisationNames = (names: readonly (string | null | undefined)[]): string[] =>
  names.flatMap((name) => {
    const words = telling(name ?? '');
    const [first] = words;
    return first ? [words.join(' '), words.slice(0, 2).join(' '), ...(first.length > 4 ? [first] : [])] : [];
  });

/** Where a sentence names where something was done: "at Deloitte", "para Banco Azteca", "from Harvard". */
const whereabouts =
  /(?<!\p{L})(?:at|for|with|from|by|of|under|en|para|con|de|del|por|bei|chez)\s+(?:the\s+|la\s+|el\s+|los\s+|las\s+)?(\p{Lu}[\p{L}\p{N}&.'’-]*)/gu;

/** @param known words that name a thing and not an organisation: skills, and the criterion's own */
function namesPlaceOfWork(text: string, known: string): boolean {
  for (const [, word = ''] of text.matchAll(whereabouts)) {
    if (!known.includes(` ${plain(word).trim()} `)) return true;
  }
  return false;
}

/**
 * Whether a text says who someone is, or who they worked for. Errs on the side of saying so: what is withheld is shown
 * once they are on the list.
 */
export function tells(text: string, person: Identity, known: readonly string[] = []): boolean {
  if (personalSpans(text).length > 0 || /@|https?:|www\.|linkedin|github\.com|\d{6,}/i.test(text))
    return true;
  const { facts } = person;
  const said = plain(text);
  const names = [
    ...telling(`${person.candidateFirstName} ${person.candidateLastName}`),
    ...telling(person.candidateEmail.replace(/@.*/, '')).filter((word) => word.length > 3),
    ...(person.candidateCity ? [plain(person.candidateCity).trim()] : []),
    ...organisationNames([
      ...(facts?.positions ?? []).map(({ employer }) => employer),
      ...(facts?.education ?? []).map(({ school }) => school),
    ]),
  ];
  if (names.some((name) => said.includes(` ${name} `))) return true;
  if (organisationAt(text) !== null) return true;
  return namesPlaceOfWork(text, plain([...known, ...(facts?.skills ?? [])].join(' ')));
}

/** Signs between a title and an employer in a headline. */
const betweenParts = /\s*[,|•·–—/]\s*|\s-\s/;

/**
 * Whether a headline says who someone is. An employer whose name is also the name of a skill is not read as one, so such a
 * name is withheld where an employer stands: apart from the title, or before it.
 */
export function headlineTells(headline: string, person: Identity): boolean {
  const parts = headline.split(betweenParts);
  const namesVendor = parts.length > 1 && parts.some(isVendor);
  return namesVendor || beginsWithEmployer(headline) || tells(headline, person);
}

/**
 * A criterion's outcome with its quotation, where neither says who it is. Left out is whatever rests on words that are
 * withheld, and every criterion that asks for words in no list: with "Globex" in it, the outcome alone would tell.
 */
export function withoutIdentity(
  { name, importance }: Criterion,
  result: CriterionResult | undefined,
  person: Identity,
): AnonymousResult {
  const untold = { name, importance, outcome: null, evidence: null, source: null };
  if (!result || !isOfVocabulary(name)) return untold;
  const isWithheld =
    result.evidence !== null && (result.source === 'PROFILE' || tells(result.evidence, person, [name]));
  return isWithheld ? untold : result;
}
