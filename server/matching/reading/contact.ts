/**
 * Who a resume is of: name, address, phone and place, as they stand at its top.
 *
 * Only for a form that a person looks at before anything is kept: nothing of it is a fact that is matched on.
 */
import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';
import { type ResumeContact, ResumeContact as Schema } from '../../../schemas/addedPerson.ts';
import { countryBehind, isCountryCode } from '../places/countries.ts';
import { stateCode } from '../places/places.ts';
import { givenNames } from '../vocabulary/general.ts';
import { isNameLine } from './headline.ts';
import { readPlaces } from './namedPlaces.ts';
import { readable, resumeLines } from './resumeLines.ts';

/** People say at the top who they are; a footer may repeat it, and references at the end are other people. */
const longestTop = 3000;
const topLines = 15;

/**
 * A whole address: the rest of one would be another person's. An apostrophe between letters belongs to it, as in
 * "o'brien@x.example"; around it, it is a quotation mark.
 */
const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}(?:['’&][\p{L}\p{N}._%+-]{1,64}){0,4}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/u;
const titles = /^(?:curriculum(?: vitae)?|résumé|resume|cv|hoja de vida)\b\s*(?:of|de|for)?\s*[:–-]?\s*/iu;
const nameLabel = /^(?:full name|name|nombre(?: y apellidos| completo)?)\s?[:–-]\s?/iu;
/** "Ada Lovelace, RN, BSN", "Ada Lovelace (she/her)", "Ada Lovelace | Austin". */
const behindName =
  /\s*(?:[|•·(/\t]|\s[-–—]\s|,\s*(?:[A-Z][A-Za-z]?[A-Z.]{0,5}|Ph\.?D\.?|Esq\.?)(?=$|[,\s])).*$/u;

/** "ADA LOVELACE" as it is written in a letter; what has small letters stays. */
const ordinary = (name: string) =>
  /\p{Ll}/u.test(name)
    ? name
    : name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Whether an address is made of words of the name: "lovelace.ada@…" of "ADA MARIE LOVELACE". */
const isIn = (email: string | null, name: string) => {
  const local = email?.split('@')[0]?.toLowerCase() ?? '';
  return words(name).some((word) => word.length > 2 && local.includes(word.toLowerCase()));
};

const isGivenName = (word: string) =>
  [word, word.normalize('NFD').replace(/\p{M}/gu, '')].some((one) => givenNames.has(one.toLowerCase()));

const capitalWords = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** The name as first and last: people have more last names than first ones, but for a second given name. */
function nameIn(lines: readonly string[], email: string | null): [string, string] | null {
  for (const line of lines) {
    const bare = readable(line)
      .trim()
      .replace(titles, '')
      .replace(nameLabel, '')
      .replace(behindName, '')
      .trim();
    if (bare.length > 60) continue;
    if (!isNameLine(bare) && !(capitalWords.test(bare) && isIn(email, bare))) continue;
    const [first = '', ...rest] = words(ordinary(bare));
    const second = rest.length > 1 && isGivenName(rest[0] ?? '') ? rest.shift() : undefined;
    return [[first, second].filter(Boolean).join(' ').replace(/,$/, ''), rest.join(' ')];
  }
  return null;
}

/** "Austin, TX", "Madrid, España" in parts. */
function placeIn(text: string) {
  const [named] = readPlaces(resumeLines(text));
  if (!named) return { candidateCity: null, candidateState: null, candidateCountry: null };
  const [city = '', ...behind] = named.name.split(/\s?,\s?/);
  const state = behind.find((part) => stateCode(part) !== null || countryBehind(part) === null);
  return {
    candidateCity: city,
    candidateState: state ?? null,
    candidateCountry: named.country !== null && isCountryCode(named.country) ? named.country : null,
  };
}

/** A number of the country, or one that names its own; numbers of years and posts are none. */
function phoneIn(text: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? country : 'US';
  const [found] = findPhoneNumbersInText(text, home);
  return found?.number.formatInternational() ?? null;
}

/** A value its field would refuse is left out. */
const kept = <K extends keyof ResumeContact>(field: K, value: unknown): ResumeContact[K] | null => {
  const checked = Schema.shape[field].safeParse(value);
  return checked.success ? (checked.data as ResumeContact[K]) : null;
};

/** @param text the resume as extracted */
export function readContact(text: string): ResumeContact {
  const top = text.slice(0, longestTop);
  const lines = top
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, topLines);
  const email = (address.exec(top) ?? address.exec(text))?.[0].replaceAll('’', "'") ?? null;
  const [first, last] = nameIn(lines, email) ?? [null, null];
  const place = placeIn(lines.join('\n'));
  return {
    candidateEmail: kept('candidateEmail', email),
    candidateFirstName: kept('candidateFirstName', first),
    candidateLastName: kept('candidateLastName', last),
    candidatePhone: kept('candidatePhone', phoneIn(lines.join('\n'), place.candidateCountry)),
    candidateCity: kept('candidateCity', place.candidateCity),
    candidateState: kept('candidateState', place.candidateState),
    candidateCountry: kept('candidateCountry', place.candidateCountry),
  };
}
