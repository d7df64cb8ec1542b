/** Which words of a name are the first and which the last name, in the order that its script and its language use. */
import { givenNames } from '../vocabulary/general.ts';
import {
  cyrillicGiven,
  furtherGiven,
  givenTails,
  hangulFamilies,
  hungarianGiven,
  koreanFamilies,
  longHanFamilies,
  longHangulFamilies,
  northernParticles,
  shortFamilies,
  southernParticles,
} from './nameWords.ts';

export interface PersonName {
  first: string;
  /** Empty for a person with one name. */
  last: string;
}

export const isGivenName = (word: string): boolean =>
  [word, word.normalize('NFD').replace(/\p{M}/gu, '')].some(
    (form) => givenNames.has(form.toLowerCase()) || furtherGiven.has(form.toLowerCase()),
  );

const lower = (word: string) => word.toLowerCase();
const isNorthern = (word: string) => northernParticles.has(lower(word)) || /^al-\p{L}/iu.test(word);
const isParticle = (word: string) => isNorthern(word) || southernParticles.has(lower(word));
const isInitial = (word: string) => /^\p{Lu}\.?(?:-?\p{Lu}\.)?$/u.test(word);

/** Whether a word is in capitals, apart from the small letters of "McALLISTER". */
const isCapitals = (word: string) =>
  !isInitial(word) && /^\p{Lu}[\p{Lu}'.-]+$/u.test(word.replace(/^(?:Mc|Mac)(?=\p{Lu})/u, ''));

const titleCase = (word: string) =>
  lower(word)
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);

/** "LOVELACE" as it is written in a letter; initials, numerals and what has small letters stay. */
const ordinaryWord = (word: string, at: number, areCapitals: boolean) => {
  if (/^[IVX]{2,4}$/.test(word) || !isCapitals(word)) return word;
  return areCapitals && at > 0 && isParticle(word) ? lower(word) : titleCase(word);
};

const named = (first: readonly string[], last: readonly string[], areCapitals: boolean): PersonName => {
  const cased = [...first, ...last].map((word, at) => ordinaryWord(word, at, areCapitals));
  return { first: cased.slice(0, first.length).join(' '), last: cased.slice(first.length).join(' ') };
};

/** A name whose parts are told: "LOVELACE, Ada M.". */
export function fromParts(first: string, last: string): PersonName {
  const [given, family] = [first.split(' '), last.split(' ').filter(Boolean)];
  const areCapitals = family.every((word) => isCapitals(word) || isParticle(word));
  return {
    first: named(given, [], given.every(isCapitals)).first,
    last: named(family, [], areCapitals).first,
  };
}

/** Chinese, Japanese and Korean names, written with or without a space between family and given name. */
function eastAsian(words: readonly string[]): PersonName | null {
  const [word = '', ...more] = words;
  if (word.includes('・')) {
    const [first = '', ...last] = word.split('・');
    return { first, last: last.join('・') };
  }
  if (more.length > 0) return { first: more.join(' '), last: word };
  const long = word.slice(0, 2);
  const isLong = longHanFamilies.has(long) || (word.length > 3 && longHangulFamilies.has(long));
  const isJapanese = /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word) || (word.length > 3 && !isLong);
  const family = isLong || (isJapanese && !hangulFamilies.has(word.charAt(0))) ? 2 : 1;
  return word.length > family ? { first: word.slice(family), last: word.slice(0, family) } : null;
}

const patronymic = /(?:ович|евич|ич|овна|евна|ична|івна|ївна|йович)$/u;
const cyrillicFamily = /(?:[оеё]в|[иы]н|[оеё]ва|[иы]на|[сц]кий|[сц]кая|ський|ська|енко|чук|щук|юк)$/u;
const isCyrillicFamily = (word: string) =>
  cyrillicFamily.test(lower(word)) && !cyrillicGiven.has(lower(word));

/** "Петров Иван Сергеевич" and "Иван Сергеевич Петров". */
function cyrillic(words: readonly string[]): number[] | null {
  const [first = '', second = '', third] = words;
  if (third !== undefined && patronymic.test(lower(third))) return [1, 2, 0];
  if (third !== undefined && patronymic.test(lower(second))) return [0, 1, -1, 2];
  return third === undefined && isCyrillicFamily(first) && !isCyrillicFamily(second) ? [1, 0] : null;
}

/** How many words from the front are the first name, where nothing but their meaning tells. */
function givenCount(words: readonly string[]): number {
  const behind = lower(words.slice(1).join(' '));
  const tail = givenTails.find((phrase) => behind.startsWith(`${phrase} `));
  if (tail) return 1 + tail.split(' ').length;
  const particle = words.findIndex((word, at) => at > 0 && isParticle(word));
  if (particle > 0 && isNorthern(words[particle] ?? '')) return particle;
  let count = 1;
  while (count < words.length - 1 && isInitial(words[count] ?? '')) count += 1;
  const isSecond = count === 1 && words.length > 2 && isGivenName(words[1] ?? '');
  return isSecond ? 2 : Math.min(count, particle > 0 ? particle : count);
}

const isHungarian = (words: readonly string[]) =>
  words.length > 1 &&
  hungarianGiven.has(lower(words.at(-1) ?? '')) &&
  !isGivenName(words[0] ?? '') &&
  !hungarianGiven.has(lower(words[0] ?? ''));

/** Where the family name in capitals ends or begins beside given names that are not: "DUPONT Jean", "Jean DUPONT". */
function capitalFamily(words: readonly string[]): { from: number; to: number } | null {
  const capitals = words.map((word, at) =>
    at === 0 && word.length === 2 ? isCapitals(word) && shortFamilies.has(lower(word)) : isCapitals(word),
  );
  const [from, to] = [capitals.indexOf(true), capitals.lastIndexOf(true) + 1];
  if (from < 0 || to - from === words.length || !capitals.slice(from, to).every(Boolean)) return null;
  return from === 0 || to === words.length ? { from, to } : null;
}

/** First and last name out of the words of a name. */
export function inOrder(words: readonly string[]): PersonName | null {
  const text = words.join(' ');
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・ ]+$/u.test(text))
    return eastAsian(words);
  const areCapitals = words.every((word) => isCapitals(word) || isInitial(word));
  if (words.length === 1) return named(words, [], areCapitals);
  if (/^\p{Script=Arabic}/u.test(text)) {
    const count = words[0] === 'عبد' && words.length > 2 ? 2 : 1;
    return named(words.slice(0, count), words.slice(count), false);
  }
  if (/^\p{Script=Cyrillic}/u.test(text)) {
    const order = cyrillic(words);
    if (order) {
      const family = order.at(-1) ?? 0;
      return named(
        order.slice(0, -1).flatMap((at) => words[at] ?? []),
        [words[family] ?? ''],
        areCapitals,
      );
    }
  }
  const capitals = capitalFamily(words);
  if (capitals) {
    const family = words.slice(capitals.from, capitals.to);
    return named([...words.slice(0, capitals.from), ...words.slice(capitals.to)], family, false);
  }
  const isKorean = words.length === 2 && koreanFamilies.has(lower(words[0] ?? '')) && words[1]?.includes('-');
  if (isHungarian(words) || isKorean) return named(words.slice(-1), words.slice(0, -1), areCapitals);
  const count = givenCount(words);
  return named(words.slice(0, count), words.slice(count), areCapitals);
}
