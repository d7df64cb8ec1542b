/** Text cut into terms that keep their place in the text, so that whatever is found can be quoted as it stands. */

import { isSpanish, stemSpanish } from './spanish.ts';
import { stem } from './stem.ts';

/** Terms of a text; the three lists run in parallel. Offsets are UTF-16 units in the text as it was given. */
interface Tokens {
  terms: string[];
  starts: number[];
  ends: number[];
}

/** Longest text that is looked at; what stands behind is ignored. */
export const maxTextLength = 200_000;

const word =
  /\.net\b|(?<![\p{L}\p{N}])\p{L}[&/]\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}]{1,60}(?:[+#]{1,2}(?![\p{L}\p{N}])|['’]s?(?![\p{L}\p{N}]))?/giu;
const artefactAtStart = /^[âÂÃï]+(?=[a-z])/;
const artefactAtEnd = /(?<=[a-z])[âÂÃï]+$/;

/** Words that say a gender, and what they become: nothing, or the same trade without it. */
const genderWords = new Map<string, string>([
  ...(
    'he she him her his hers himself herself mr mrs ms miss sir madam male female males females man woman men women ' +
    'gender masculine feminine boy girl boys girls lady ladies gentleman gentlemen mother father husband wife ' +
    'maiden pregnant maternity paternity fraternity sorority son daughter brother sister'
  )
    .split(' ')
    .map((gendered): [string, string] => [gendered, '']),
  ...[
    'sales business draughts drafts crafts spokes congress council service repair handy camera anchor work trades news',
  ].flatMap((words) =>
    words
      .split(' ')
      .flatMap((word) =>
        ['man', 'woman', 'men', 'women'].map((ending): [string, string] => [word + ending, `${word}person`]),
      ),
  ),
  ...['chair', 'police', 'fire', 'fore'].flatMap((word) =>
    ['man', 'woman', 'men', 'women', 'person'].map((ending): [string, string] => [
      word + ending,
      { chair: 'chair', police: 'police', fire: 'firefighter', fore: 'foreperson' }[word] ?? word,
    ]),
  ),
  ...Object.entries({
    waitress: 'waiter',
    hostess: 'host',
    stewardess: 'steward',
    actress: 'actor',
    manageress: 'manager',
    headmistress: 'headmaster',
    landlady: 'landlord',
    seamstress: 'tailor',
    alumna: 'alumnus',
    alumnae: 'alumnus',
    alumni: 'alumnus',
    masseuse: 'masseur',
    heroine: 'hero',
  }).flatMap(([one, same]): [string, string][] => [
    [one, same],
    [`${one}es`, `${same}s`],
  ]),
]);

/** British spellings, as Americans write them. */
const american = new Map(
  Object.entries({
    licence: 'license',
    licences: 'licenses',
    centre: 'center',
    centres: 'centers',
    colour: 'color',
    labour: 'labor',
    labourer: 'laborer',
    programme: 'program',
    programmes: 'programs',
    counselling: 'counseling',
    counsellor: 'counselor',
    modelling: 'modeling',
    behaviour: 'behavior',
    organisation: 'organization',
    optimisation: 'optimization',
    visualisation: 'visualization',
  }),
);

const cache = new Map<string, string>();

/** The term of one written word; empty for words that say nothing: years, gender, stray bytes. */
export function termOf(written: string): string {
  const known = cache.get(written);
  if (known !== undefined) return known;
  let plain = written.toLowerCase();
  const spanish = isSpanish(plain);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range asks for plain ASCII
  if (/[^\x00-\x7f]/.test(plain)) {
    plain = written
      .replace(artefactAtStart, '')
      .replace(artefactAtEnd, '')
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
    if (plain.length === 1 && plain > '\x7f') plain = '';
  }
  if (plain.includes("'") || plain.includes('’')) plain = plain.replace(/['’]s?$/, '');
  const neutral = written === 'MS' ? undefined : genderWords.get(plain);
  const isYear = /^(?:19|20)\d\d$/.test(plain);
  const isAcronym = /^[A-Z]{2,3}S$/.test(written);
  const term = isYear
    ? ''
    : isAcronym && neutral === undefined
      ? plain
      : spanish && neutral === undefined
        ? stemSpanish(plain)
        : stem(neutral ?? american.get(plain) ?? plain);
  if (cache.size > 100_000) cache.clear();
  cache.set(written, term);
  return term;
}

/** Cuts a text into terms. Linear in the length of the text. */
export function tokenise(text: string): Tokens {
  const tokens: Tokens = { terms: [], starts: [], ends: [] };
  const looked = text.length > maxTextLength ? text.slice(0, maxTextLength) : text;
  word.lastIndex = 0;
  for (let found = word.exec(looked); found !== null; found = word.exec(looked)) {
    const term = termOf(found[0]);
    if (term === '') continue;
    tokens.terms.push(term);
    tokens.starts.push(found.index);
    tokens.ends.push(found.index + found[0].length);
  }
  return tokens;
}

/** The terms of a few words. */
export const termsOf = (words: string): string[] => tokenise(words).terms;
