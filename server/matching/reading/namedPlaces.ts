/** The places a resume names, each with its country where the resume or the place's name says which. */

import { countryBehind, countryCode, isCountryCode } from '../places/countries.ts';
import { countriesOfRegion, countryOfTown, isCity } from '../places/gazetteer.ts';
import { stateCode } from '../places/places.ts';
import { isTown } from '../places/regions.ts';
import { givenNames } from '../vocabulary/general.ts';
import { isKnownTerm } from '../vocabulary/phrases.ts';
import { isRoleWord } from '../vocabulary/roleWords.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { organisationAt } from './organisations.ts';
import type { ResumeLine } from './resumeLines.ts';

/** A place as it is written, and the ISO 3166 code of its country; null if nothing tells it. */
interface NamedPlace {
  name: string;
  country: string | null;
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

/** How the words begin with a state, country or region of that town, as long as possible. */
function secondIn(words: string, town: string): { name: string; country: string | null } | null {
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

/** A town without the employer before it: "High School Elko" is Elko, "Dollar Barn-Clovis" Clovis. */
function townIn(written: string): string {
  const words = written.split(' ');
  let from = 0;
  words.forEach((word, index) => {
    if (index < words.length - 1 && organisationAt(word) !== null) from = index + 1;
  });
  const rest = words.slice(from).join(' ');
  const [before = '', town] = rest.split(/-(?=[^-]*$)/);
  return town !== undefined && (before.includes(' ') || countryOfTown(rest) === null) && town.length > 3
    ? town
    : rest;
}

/** Whether two letters after a comma can be the state of these words: not in "SQL, MS" or "Librarian, CA". */
const mayBeTown = (town: string) =>
  countryOfTown(town) !== null ||
  isTown(town) ||
  (!/^\p{Lu}{1,3}$/u.test(town) && !isRoleWord(town) && !termsOf(town).every(isKnownTerm));

/** "Austin, TX", "Rotterdam, South Holland, Netherlands", "Ferrol (España)". */
function* pairsIn(line: string): Generator<NamedPlace & { start: number; end: number }> {
  pair.lastIndex = 0;
  for (let match = pair.exec(line); match; match = pair.exec(line)) {
    const [, written = '', afterComma, inBrackets] = match;
    const town = townIn(written);
    const start = match.index + written.length - town.length;
    const bracketed = inBrackets?.split(', ').at(-1);
    const second = secondIn(afterComma ?? bracketed ?? '', town);
    const isCode = second?.name.length === 2 && second.name !== 'UK';
    if (!second || (isCode && (bracketed !== undefined || !mayBeTown(town)))) {
      // The words after the comma may be the town of the next pair.
      pair.lastIndex = match.index + written.length + 1;
      continue;
    }
    let end =
      afterComma === undefined
        ? match.index + match[0].length
        : line.indexOf(second.name, match.index + written.length) + second.name.length;
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

const label =
  /^(?:city|ciudad|town|location|localidad|lugar|place)\s?:\s*(\p{Lu}[\p{L} .'’-]{1,40}?)\s*(?:[|,]|$)/iu;
const countryLabel = /\b(?:country|pa[ií]s)\s?:\s*([\p{L} ]{3,40}?)\s*(?:[|,]|$)/iu;

/** Towns and countries alone between commas, bars and brackets: "Site Manager, Bellwether Ltd, Leeds". */
function* aloneIn(line: ResumeLine): Generator<string> {
  if (line.text.length > 120 || /[.!?]$/.test(line.text)) return;
  const pieces = line.marked.split(/\t|\s?[,|·•()/@]\s?|\s[-–]\s|\s-$/);
  for (const piece of pieces) {
    const name = piece.trim();
    if (name.length < 4 || !/^\p{Lu}\p{L}/u.test(name) || givenNames.has(name.toLowerCase())) continue;
    if (!isCity(name) && countryCode(name) === null) continue;
    if (!termsOf(name).every(isKnownTerm)) yield name;
  }
}

const mostPlaces = 20;
/** Sections whose lines stand beside places. */
const placed = new Set(['TOP', 'EXPERIENCE', 'EDUCATION', 'OTHER']);

/** The places of a resume in the order they are written, without repeats. */
export function readPlaces(lines: readonly ResumeLine[]): NamedPlace[] {
  const found = new Map<string, NamedPlace>();
  const add = (place: NamedPlace) => {
    if (!found.has(place.name) && found.size < mostPlaces) found.set(place.name, place);
  };
  lines.forEach((line, index) => {
    if (line.isHeader || line.section === 'RECOGNITION') return;
    const labelled = label.exec(line.text)?.[1];
    const said = countryLabel.exec(line.text)?.[1] ?? countryLabel.exec(lines[index + 1]?.text ?? '')?.[1];
    if (labelled && said) {
      add({ name: labelled, country: countryBehind(said) });
      return;
    }
    let rest = line.marked;
    for (const { name, country, start, end } of pairsIn(line.marked.slice(0, 400))) {
      add({ name, country });
      rest = `${rest.slice(0, start)}${'|'.repeat(end - start)}${rest.slice(end)}`;
    }
    // The first line is someone's name, and towns have such names too.
    if (placed.has(line.section) && index > 0)
      for (const name of aloneIn({ ...line, marked: rest }))
        add({ name, country: countryOfTown(name) ?? countryCode(name) });
  });
  return [...found.values()];
}
