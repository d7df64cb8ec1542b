/**
 * Tells the words of a search for the work itself from those for a role in any work and for the circumstances: where no job
 * has all of them, the work counts first.
 */
import { countryCode } from '../../../matching/places/countries.ts';
import { continentsOf, regionsCalled } from '../../../matching/places/stateNames.ts';
import { townsCalled } from '../../../matching/places/towns.ts';
import { once } from '../../../matching/vocabulary/once.ts';
import { isTitleTerm, longFormOf, tellingOf } from '../../../matching/vocabulary/titleIndex.ts';
import { termsOf } from '../../../matching/vocabulary/tokens.ts';
import { everydayNames } from './everydayNames.ts';
import { isTermOfWork, type WordMeaning } from './meanings.ts';
import { isWayOfWorking } from './waysOfWorking.ts';

export type WordKind = 'work' | 'role' | 'circumstance';

/** A rank or a role below this is had in any work: a manager, an assistant. */
const leastTelling = 1.65;
const longestPlace = 3;
/** Smaller towns bear the names of many things; larger ones are meant even where a thing, or some title, is called alike. */
const [leastPeople, leastOfThings, leastOfTitles] = [15_000, 100_000, 500_000];

const isTown = (text: string, people: number) => (townsCalled(text)[0]?.people ?? 0) >= people;

const isPlace = (text: string, people: number): boolean =>
  regionsCalled(text).length > 0 ||
  countryCode(text) !== null ||
  continentsOf(text).length > 0 ||
  isTown(text, people);

/** How much the terms of a word tell, by its long form where it is short for one. */
const tellings = (word: string): number[] =>
  termsOf(longFormOf(word) ?? word)
    .filter(isTitleTerm)
    .map(tellingOf);

const isAnyRole = (word: string): boolean => {
  const telling = tellings(word);
  return telling.length > 0 && telling.every((one) => one < leastTelling);
};

/** Roles that everyday names call the same in both languages: listed titles are too few in Spanish. */
const roleCodes = once(
  () =>
    new Set(everydayNames.flatMap((line, at) => (isAnyRole(line.split(' |')[0] ?? '') ? [`e${at}`] : []))),
);

/** The name of the place that each word is part of, if it is; one alone is none where work is called so, like "mobile". */
export function placesIn(words: readonly string[], meanings: readonly WordMeaning[]): (string | undefined)[] {
  const places: (string | undefined)[] = words.map(() => undefined);
  const isNamed = (from: number, part: readonly string[]) => {
    const [first = ''] = part;
    if (part.length > 1) return isPlace(part.join(' '), leastPeople);
    if (tellings(first).length > 0) return isTown(first, leastOfTitles);
    const isThing = (meanings[from]?.things.length ?? 0) > 0;
    return isPlace(first, isThing ? leastOfThings : leastPeople);
  };
  for (let from = 0; from < words.length; from += 1)
    for (let length = Math.min(longestPlace, words.length - from); length > 0; length -= 1)
      if (isNamed(from, words.slice(from, from + length))) {
        places.fill(words.slice(from, from + length).join(' '), from, from + length);
        break;
      }
  return places;
}

/**
 * @param words all of a search, in order, as they are indexed
 * @param places what `placesIn` says of them, where it was asked already
 */
export function kindsOfWords(
  words: readonly string[],
  meanings: readonly WordMeaning[],
  places: readonly (string | undefined)[] = placesIn(words, meanings),
): WordKind[] {
  return words.map((word, at) => {
    const telling = tellings(word);
    const isRank = telling.length > 0 && telling.every((one) => one < 0.5);
    if (places[at] || isRank || isWayOfWorking(word) || meanings[at]?.things.some(isTermOfWork))
      return 'circumstance';
    const things = meanings[at]?.things ?? [];
    const isRole = isAnyRole(word) || (things.length > 0 && things.every((code) => roleCodes().has(code)));
    return isRole ? 'role' : 'work';
  });
}
