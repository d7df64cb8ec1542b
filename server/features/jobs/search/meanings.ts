/**
 * The meanings of words, as codes that jobs are indexed with and searches are asked by: the same skill, occupation or everyday thing
 * has one code however and in whichever language it is put.
 */

import { hashOf } from '../../../matching/text/hash.ts';
import { occupationName, occupationsOfTitle } from '../../../matching/vocabulary/occupations.ts';
import { once } from '../../../matching/vocabulary/once.ts';
import {
  anyCase,
  findPhrases,
  isPlain,
  isSkillForm,
  type Phrase,
  phraseOf,
  phrasesVersion,
  skillAt,
} from '../../../matching/vocabulary/phrases.ts';
import { isRoleWord } from '../../../matching/vocabulary/roleWords.ts';
import { isTitleTerm, tellingOf } from '../../../matching/vocabulary/titleIndex.ts';
import { termsOf, tokenise } from '../../../matching/vocabulary/tokens.ts';
import { everydayNames, termsOfWorkLines } from './everydayNames.ts';
import { includedThings } from './includedThings.ts';
import { partsOfDay } from './workingHours.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Small letters without accents. */
export const folded = (text: string): string => plain(text).toLowerCase();

const writtenIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isCapital = (word: string) => word.length > 1 && word === word.toUpperCase() && /\p{L}/u.test(word);

interface Everyday {
  code: string;
  words: readonly string[];
  /** Its words do not mean it one by one. */
  isWhole: boolean;
  /** It is only written in capitals. */
  isCapital: boolean;
}

const thingOf = (code: string, name: string, isWhole: boolean): Everyday => {
  const written = writtenIn(name);
  return { code, words: written.map(folded), isWhole, isCapital: written.every(isCapital) };
};

const languages = 'en es fr de it pt ca eu gl nl pl ro uk ru ar zh ja ko hi tr sv da nb fi el he vi tl';
const [inEnglish, inSpanish] = ['en', 'es'].map(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' }),
);

function everydayThings(): Everyday[] {
  const things = everydayNames.flatMap((line, number) =>
    line
      .replace(/^! /, '')
      .split('|')
      .map((name) => thingOf(`e${number}`, name, line.startsWith('! '))),
  );
  const tongues = languages
    .split(' ')
    .flatMap((language) =>
      [inEnglish, inSpanish].map((names) => thingOf(`l${language}`, names?.of(language) ?? '', false)),
    );
  return [...things, ...tongues];
}

/** Changes with the lists that the codes count. */
export const meaningsVersion = (): string =>
  `${phrasesVersion()} ${hashOf([everydayNames, includedThings].join())}`;

/** Whether a code is of a line about hours, contract, benefits or rank. */
export const isTermOfWork = (code: string): boolean =>
  code.startsWith('e') && Number(code.slice(1)) < termsOfWorkLines;

const byFirstWord = Map.groupBy(everydayThings(), ({ words }) => words[0]);

/** A meaning with the words it was found in, counted from 0. */
interface Meant {
  code: string;
  from: number;
  /** Behind the last one. */
  to: number;
  isWhole: boolean;
}

/** @param writtenAt a word as it is written, where capitals count */
function everydayIn(words: readonly string[], writtenAt?: (at: number) => string): Meant[] {
  return words.flatMap((word, from) =>
    (byFirstWord.get(word) ?? [])
      .filter(
        (thing) =>
          thing.words.every((one, i) => words[from + i] === one) &&
          (!thing.isCapital || !writtenAt || isCapital(writtenAt(from))),
      )
      .map(({ code, words: { length }, isWhole }) => ({ code, from, to: from + length, isWhole })),
  );
}

function everydayCodes(text: string): string[] {
  const written = writtenIn(text);
  return everydayIn(written.map(folded), (at) => written[at] ?? '').map(({ code }) => code);
}

/** The codes of what a text says in hours. */
const hourCodes = (text: string): string[] => partsOfDay(text).flatMap(everydayCodes);

const isMeaning = (phrase: Phrase): boolean => {
  const skill = skillAt(phrase.skill);
  return skill !== undefined && !skill.soft && !skill.language;
};

function skillCodes(text: string, accepts: (phrase: Phrase) => boolean): string[] {
  const { terms, starts, ends } = tokenise(text);
  const writtenAt = (at: number) => text.slice(starts[at], ends[at]);
  const found: string[] = [];
  findPhrases(terms, writtenAt, ({ phrase, at }) => {
    if (isMeaning(phrase) && accepts(phrase) && isSkillForm(phrase, writtenAt(at)))
      found.push(`s${phrase.skill}`);
  });
  return found;
}

/** The surest of a job's title, and those nearly as sure. */
const leastShare = 0.75;
const leastOfJob = 0.25;
const mostOfJob = 3;

const codesOf = (name: string) => [...everydayCodes(name), ...skillCodes(name, () => true)];

/** The codes of a thing with those of what includes it. */
const inclusions = once(() =>
  includedThings.map(([thing, within]) => ({
    codes: codesOf(thing),
    within: new Set(within.flatMap(codesOf)),
  })),
);

const withIncluded = (codes: readonly string[]): string[] => [
  ...codes,
  ...inclusions().flatMap((one) => (codes.some((code) => one.within.has(code)) ? one.codes : [])),
];

/** O*NET says there whom it does not mean. */
const withoutExceptions = (name: string) => name.replace(/, Except .*/, '');

/** Codes of the occupation's name, which a title may not say: recruiters work in human resources. */
const occupationIs = (title: string): string[] =>
  occupationsOfTitle(title, mostOfJob)
    .filter(({ closeness }) => closeness >= sure)
    .flatMap(({ id }) => everydayCodes(withoutExceptions(occupationName(id))));

function occupationCodes(title: string): string[] {
  const named = occupationsOfTitle(title, mostOfJob);
  const least = Math.max(leastOfJob, leastShare * (named[0]?.closeness ?? 0));
  return named.filter(({ closeness }) => closeness >= least).map(({ id }) => `o${id}`);
}

/** @returns codes of a job, to be indexed: `@t` for what its title means, `@m` for all that it says */
export function meaningsOfJob(title: string, criteria: readonly string[], description: string): string[] {
  const called = [...occupationCodes(title), ...withIncluded(codesOf(title))];
  const said = [
    ...criteria.flatMap(codesOf),
    ...everydayCodes(description),
    ...hourCodes(description),
    ...occupationIs(title),
    ...skillCodes(description, (phrase) => !isPlain(phrase)),
  ];
  return [
    ...new Set([
      ...called.map((code) => `@t${code}`),
      ...[...called, ...withIncluded(said)].map((code) => `@m${code}`),
    ]),
  ];
}

/** From here on some words of a search are taken for an occupation. */
const sure = 0.8;
/** Of as sure as the surest. */
const alike = 0.9;
const longest = 5;
/** Words of rank, and others that any title has, say nothing of the occupation, and are looked for by themselves. */
const leastTelling = 0.5;

const tells = (term: string) => isTitleTerm(term) && tellingOf(term) > leastTelling;

const joining = new Set('and or of y o de del'.split(' '));
const isTelling = (term: string) => !joining.has(term);

function occupationsIn(words: readonly string[], least = sure): Meant[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longest, words.length - from) }, (_, i) => from + i + 1).flatMap((to) => {
      const part = words.slice(from, to);
      const text = part.join(' ');
      // A misspelled title would be found without anyone being told how it was read.
      if (!part.some(isRoleWord) || !termsOf(text).filter(isTelling).every(tells)) return [];
      const [surest, ...others] = occupationsOfTitle(text);
      if (!surest || surest.closeness < least) return [];
      const named = [surest, ...others.filter(({ closeness }) => closeness >= alike * surest.closeness)];
      return named.map(({ id }) => ({ code: `o${id}`, from, to, isWhole: false }));
    }),
  );
}

function skillsIn(words: readonly string[]): Meant[] {
  const text = words.join(' ');
  const { terms, starts, ends } = tokenise(text);
  const wordAt = (place: number) => text.slice(0, place).split(' ').length - 1;
  const found: Meant[] = [];
  findPhrases(terms, anyCase, ({ phrase, at }) => {
    if (!isMeaning(phrase)) return;
    const [from, to] = [wordAt(starts[at] ?? 0), wordAt(ends[at + phrase.terms.length - 1] ?? 0) + 1];
    found.push({ code: `s${phrase.skill}`, from, to, isWhole: false });
  });
  return found;
}

/** The meanings one word of a search may have together with its neighbours. */
export interface WordMeaning {
  /** Codes of skills and everyday things. */
  things: readonly string[];
  /** Codes of occupations. */
  occupations: readonly string[];
  /** Nothing but its meaning is looked for. */
  isWhole: boolean;
  /** A name that is an ordinary word in small letters: to react is not React. */
  isName: boolean;
}

const isNameOnly = (word: string): boolean => {
  const [term, ...others] = termsOf(word);
  return term !== undefined && others.length === 0 && (phraseOf([term])?.written ?? null) !== null;
};

/** From here on a word that no job says is taken for an occupation: "devops" has some engineers behind it, none surely. */
const likely = 0.35;

/** Codes of the occupations that one word may mean, less surely than where it is part of a title. */
export const occupationsLike = (word: string): string[] =>
  occupationsIn([word], likely).map(({ code }) => code);

/**
 * @param words of a search, in order, as they are indexed
 * @param typed the search itself: accents tell languages apart
 */
export function meaningsOfWords(words: readonly string[], typed: string): WordMeaning[] {
  const accented = new Map(
    (typed.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => [folded(word), word.toLowerCase()]),
  );
  const asTyped = words.map((word) => accented.get(word) ?? word);
  const found = [...everydayIn(words), ...skillsIn(asTyped), ...occupationsIn(asTyped)];
  return words.map((_, at) => {
    const own = found.filter(({ from, to }) => from <= at && at < to);
    const codes = [...new Set(own.map(({ code }) => code))];
    const isWhole = own.some((one) => one.isWhole);
    return {
      things: isWhole
        ? own.filter((one) => one.isWhole).map(({ code }) => code)
        : codes.filter((code) => !code.startsWith('o')),
      occupations: isWhole ? [] : codes.filter((code) => code.startsWith('o')),
      isWhole,
      isName: isNameOnly(asTyped[at] ?? ''),
    };
  });
}
