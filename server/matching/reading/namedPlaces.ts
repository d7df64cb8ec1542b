/** The places a resume names, each with its country where the resume or the place's name says which. */

import { countryBehind, countryCode, isCountryCode } from '../places/countries.ts';
import { countriesOfRegion, countryOfTown, isCity } from '../places/gazetteer.ts';
import { stateCode } from '../places/places.ts';
import { isTown } from '../places/regions.ts';
import { isKnownTerm } from '../vocabulary/phrases.ts';
import { isRoleWord } from '../vocabulary/roleWords.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { isGivenName } from './nameOrder.ts';
import { organisationAt } from './organisations.ts';
import type { ResumeLine } from './resumeLines.ts';
import { titleness } from './titleness.ts';

/** A place as it is written, and the ISO 3166 code of its country; null if nothing tells it. */
interface NamedPlace {
  name: string;
  country: string | null;
  /** Whether it stands where the owner's address does, and not beside an employer or a school. */
  isHome: boolean;
}

const provinces = new Set(['ON', 'BC', 'QC', 'AB']);

/** The country of the state, country or region named after a town; undefined for anything else. */
function countryOfSecond(written: string, town: string): string | null | undefined {
  const ofTown = countryOfTown(town);
  const state = stateCode(written);
  if (state !== null) {
    // "Bengaluru, IN" is not in Indiana, nor "Tbilisi, Georgia" in the United States.
    const asCountry = isCountryCode(written) ? written : countryBehind(written);
    if (asCountry && asCountry === ofTown) return asCountry;
    return provinces.has(state) ? 'CA' : 'US';
  }
  const country = countryCode(written) ?? (ofTown === countryBehind(written) ? ofTown : null);
  if (country) return country;
  if (isCountryCode(written) && written === ofTown) return written;
  const ofRegion = countriesOfRegion(written);
  if (ofRegion.length === 0) return undefined;
  if (ofRegion.length === 1) return ofRegion[0] ?? null;
  return ofTown !== null && ofRegion.includes(ofTown) ? ofTown : null;
}

const capital = "\\p{Lu}[\\p{L}.'’]*";
const small = '(?:de|del|de la|de los|la|las|los|el|upon|am|an der|do|da|di|sur|le|y|and|of)';
const townName = `${capital}(?:[ -](?:${small}[ -])?${capital}){0,3}`;
const behind = `${capital}(?: (?:${small} )?${capital}){0,3}`;
const pair = new RegExp(
  `(?<![\\p{L}\\d])(${townName})(?:\\s?,\\s?(${behind})|\\s?\\(((?:${behind},\\s)?${behind})\\))`,
  'gu',
);

/** The state, country or region that the words begin with, as long as possible. */
function secondIn(words: string, town: string): Second | null {
  const parts = words.split(' ');
  for (let count = parts.length; count > 0; count -= 1) {
    const name = parts
      .slice(0, count)
      .join(' ')
      .replace(/[.,]+$/, '');
    const country = countryOfSecond(name, town);
    if (country !== undefined) return { name, country };
  }
  return null;
}

interface Second {
  name: string;
  country: string | null;
}

/** Words of dates, which stand before a town where a layout puts both on one line: "Present Austin, TX". */
const time =
  /^(?:present|current|now|today|date|actualidad|presente|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\.?$/iu;

/** A town without the employer or the date before it: "High School Elko" is Elko, "Dollar Barn-Clovis" Clovis. */
function townIn(written: string): string {
  const words = written.split(' ');
  let from = 0;
  words.forEach((word, index) => {
    if (index < words.length - 1 && (organisationAt(word) !== null || time.test(word))) from = index + 1;
  });
  const rest = words.slice(from).join(' ');
  const [before = '', town] = rest.split(/-(?=[^-]*$)/);
  return town !== undefined && (before.includes(' ') || countryOfTown(rest) === null) && town.length > 3
    ? town
    : rest;
}

/** Whether a name is of a town that is known, in any country. */
const isKnownTown = (name: string) => countryOfTown(name) !== null || isCity(name) || isTown(name);

/** Whether words that no list has as a town may be one: not "SQL", "Librarian", "Nursing" or "Hollow Hospital". */
const mayBeTown = (town: string) =>
  !/^\p{Lu}{1,4}$/u.test(town) &&
  !isRoleWord(town) &&
  organisationAt(town) === null &&
  !/^(?:of|and|y|de|del)\s/u.test(town) &&
  titleness(town) < 2 &&
  !termsOf(town).every(isKnownTerm);

/** A pair of names as it is written, with its surroundings. */
interface Written {
  /** The words before the comma or the bracket, with the town at their end. */
  words: string;
  town: string;
  second: Second;
  /** The text from the state, region or country to the next mark between parts. */
  rest: string;
  /** Whether the owner's own address may stand here, which is below the name. */
  isHead: boolean;
}

/**
 * Whether a pair is a town and where it lies. A town that no list has needs a state behind it, or a country where the
 * owner's address stands; behind a name that is none, a region called as its town is the town: "Hollow Clinic, Leeds".
 */
function isPlaced({ words, town, second, rest, isHead }: Written): boolean {
  if (rest.length > second.name.length && organisationAt(rest) !== null) return false;
  const isState = stateCode(second.name) !== null;
  const isKnown = isKnownTown(town);
  if (!isState && countryBehind(second.name) === null) {
    const isCutShort = words.length > town.length && !time.test(words.split(' ')[0] ?? '');
    if (!isKnown) return isHead && /\p{Ll}/u.test(town) && mayBeTown(town) && !isKnownTown(second.name);
    return !(isCutShort && isKnownTown(second.name));
  }
  return isKnown ? town !== second.name : mayBeTown(town) && (isState || isHead);
}

/** The parts of a resume in which an owner's address stands. */
const heads = new Set(['TOP', 'OTHER']);

/** "Austin, TX", "Rotterdam, South Holland, Netherlands", "Ferrol (España)". */
function* pairsIn(line: string, isHead: boolean): Generator<Second & { start: number; end: number }> {
  pair.lastIndex = 0;
  for (let match = pair.exec(line); match; match = pair.exec(line)) {
    const [, written = '', afterComma, inBrackets] = match;
    const town = townIn(written);
    const start = match.index + written.length - town.length;
    const bracketed = inBrackets?.split(', ').at(-1);
    const second = secondIn(afterComma ?? bracketed ?? '', town);
    const isCode = second?.name.length === 2 && second.name !== 'UK';
    const from = second ? line.indexOf(second.name, match.index + written.length) : 0;
    const rest = /^[^,;|()\t\d•·]*/u.exec(line.slice(from))?.[0].trim() ?? '';
    if (
      !second ||
      (isCode && bracketed !== undefined) ||
      !isPlaced({ words: written, town, second, rest, isHead })
    ) {
      // The words after the comma may be the town of the next pair.
      pair.lastIndex = match.index + written.length + 1;
      continue;
    }
    let end = afterComma === undefined ? match.index + match[0].length : from + second.name.length;
    let country = second.country;
    const third = /^\s?,\s?(\p{Lu}[\p{L}. ]{1,30})/u.exec(line.slice(end));
    const last = third ? secondIn(third[1] ?? '', 'none') : null;
    if (third && last && countryBehind(last.name) !== null) {
      country = countryBehind(last.name);
      end = line.indexOf(last.name, end) + last.name.length;
    }
    yield { name: line.slice(start, end), country, start, end };
    pair.lastIndex = end;
  }
}

const australian = 'NSW|VIC|QLD|SA|TAS|ACT|NT';
const besideCode = new RegExp(
  `(?<![\\p{L}\\d])(${townName}) (\\p{Lu}{2}|${australian})(?=\\s\\d{4,5}(?!\\d)|\\s?[|•·,;]|\\s-|$)`,
  'gu',
);

/** "Seattle WA", "Sydney NSW 2000": a town that is known, and the code of its state without a comma. */
function* besideCodes(line: string): Generator<Second & { start: number; end: number }> {
  for (const match of line.matchAll(besideCode)) {
    const [all, written = '', code = ''] = match;
    const town = townIn(written);
    const ofTown = countryOfTown(town);
    const isAustralian = ofTown === 'AU' || (ofTown === null && new RegExp(`^(?:${australian})$`).test(code));
    if (!isKnownTown(town) || !(isAustralian || (stateCode(code) !== null && ofTown !== 'IN'))) continue;
    const start = match.index + written.length - town.length;
    const country = isAustralian ? 'AU' : provinces.has(code) ? 'CA' : 'US';
    if (ofTown === null || ofTown === country)
      yield {
        name: line.slice(start, match.index + all.length),
        country,
        start,
        end: match.index + all.length,
      };
  }
}

const label =
  /^(?:city|ciudad|town|location|localidad|lugar|place)\s?:\s*(\p{Lu}[\p{L} .'’-]{1,40}?)\s*(?:[|,]|$)/iu;
const countryLabel = /\b(?:country|pa[ií]s)\s?:\s*([\p{L} ]{3,40}?)\s*(?:[|,]|$)/iu;

/** "FAIRBANKS, Daniel": towns have names that families have, too. */
const isReversedName = ({ section, text }: ResumeLine) =>
  section === 'TOP' && isGivenName(/^[\p{L} '-]{2,40},\s(\p{L}+)/u.exec(text)?.[1] ?? '');

/** Towns and countries alone between commas, bars and brackets: "Site Manager, Bellwether Ltd, Leeds". */
function* aloneIn(line: ResumeLine): Generator<string> {
  if (line.text.length > 120 || /[.!?]$/.test(line.text) || isReversedName(line)) return;
  const pieces = line.marked.split(/\t|\s?[,|·•()/@]\s?|\s[-–]\s|\s-$/).map((piece) => piece.trim());
  for (const [index, name] of pieces.entries()) {
    if (name.length < 4 || !/^\p{Lu}\p{L}/u.test(name) || isGivenName(name)) continue;
    if (index > 0 && organisationAt(pieces[index - 1] ?? '') !== null && isTownOfName(name)) yield name;
    else if ((isCity(name) || countryCode(name) !== null) && !termsOf(name).every(isKnownTerm)) yield name;
  }
}

/** Whether a name behind an employer's is a town, or of a region that is called as its town: "Sevilla". */
const isTownOfName = (name: string) =>
  isCity(name) || isTown(name) || (stateCode(name) === null && countriesOfRegion(name).length === 1);

/** The country of a region that no other country has by that name. */
function onlyCountryOf(region: string): string | null {
  const [country = null, another] = countriesOfRegion(region);
  return another === undefined ? country : null;
}

const mostPlaces = 20;
/** Sections whose lines stand beside places. */
const placed = new Set(['TOP', 'EXPERIENCE', 'EDUCATION', 'OTHER']);

/** How many lines at the top may hold an address. */
const headLines = 14;

const withoutAddresses = (text: string) =>
  text
    .replace(/\S+@\S+|(?:https?:|www\.)\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a line of a head tells of something else: of work, of study, of where someone would go. */
const isElsewhere = ({ text }: ResumeLine) =>
  /(?:19|20)\d\d\s?[-–]|\b(?:relocate|relocation|traslad\p{L}+)/iu.test(text) ||
  organisationAt(withoutAddresses(text)) !== null;

/** The places of a resume in the order they are written, without repeats. */
export function readPlaces(lines: readonly ResumeLine[]): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  lines.forEach((line, index) => {
    if (line.isHeader || line.section === 'RECOGNITION') return;
    const isHead = heads.has(line.section) && (index < headLines || line.section === 'OTHER');
    const add = (name: string, country: string | null) => {
      if (!places.has(name) && places.size < mostPlaces)
        places.set(name, { name, country, isHome: isHead && !isElsewhere(line) });
    };
    const labelled = label.exec(line.text)?.[1];
    const said = countryLabel.exec(line.text)?.[1] ?? countryLabel.exec(lines[index + 1]?.text ?? '')?.[1];
    if (labelled && said) {
      add(labelled, countryBehind(said));
      return;
    }
    let rest = line.marked;
    const looked = line.marked.slice(0, 400);
    const found = [...pairsIn(looked, index > 0 && heads.has(line.section)), ...besideCodes(looked)];
    if (labelled && found.length === 0 && isKnownTown(labelled)) add(labelled, countryOfTown(labelled));
    for (const { name, country, start, end } of found) {
      add(name, country);
      rest = `${rest.slice(0, start)}${'|'.repeat(end - start)}${rest.slice(end)}`;
    }
    // The first line is someone's name, and towns have such names too.
    if (placed.has(line.section) && index > 0)
      for (const name of aloneIn({ ...line, marked: rest }))
        add(name, countryOfTown(name) ?? countryCode(name) ?? onlyCountryOf(name));
  });
  return [...places.values()];
}

/** Which of a resume's places is its owner's home; null if none of them is. */
export function homeAmong(places: readonly NamedPlace[]): number | null {
  const at = places.findIndex(({ isHome }) => isHome);
  return at < 0 ? null : at;
}
