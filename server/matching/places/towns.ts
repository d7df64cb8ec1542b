/** Where towns lie, by GeoNames, compiled by `scripts/vocabulary/townPlaces.ts`. */
import { type Column, columnOf, openPacked, wordsOf } from '../vocabulary/packed.ts';
import { placeFrom } from '../vocabulary/sortedWords.ts';
import { placeKey } from './placeKey.ts';

/** Parts of a degree that are kept: some eleven metres. */
export const townScale = 10_000;

export interface Town {
  /** ISO 3166-1 code. */
  country: string;
  /** GeoNames' code of the state or province; undefined where it is not kept. */
  region: string | undefined;
  people: number;
  /** Degrees, north and east. */
  latitude: number;
  longitude: number;
}

/** The form in which a town is looked up: hyphens are written or not. */
export const townKey = (name: string): string => placeKey(name).replaceAll('-', ' ');

/** Names in use that the list has under another one. */
const otherNames: Readonly<Record<string, string>> = {
  'new york': 'new york city',
  'nueva york': 'new york city',
  nyc: 'new york city',
  'washington dc': 'washington, dc',
  washington: 'washington, dc',
  'ciudad de mexico': 'mexico city',
  cdmx: 'mexico city',
  'ciudad juarez': 'juarez',
  queretaro: 'santiago de queretaro',
  'oaxaca de juarez': 'oaxaca',
  seville: 'sevilla',
  saragossa: 'zaragoza',
  'palma de mallorca': 'palma',
  'la coruna': 'a coruna',
  londres: 'london',
  'quebec city': 'quebec',
  lisboa: 'lisbon',
  munchen: 'munich',
  cologne: 'koln',
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  kiev: 'kyiv',
};

/** Territories of the United States, which have a country's code and are written like a state: "San Juan, PR". */
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

interface Lists {
  /** Name, country and region, in the order of the names. */
  lines: readonly string[];
  people: Column;
  latitudes: Column;
  longitudes: Column;
}

let opened: Lists | undefined;

function lists(): Lists {
  if (opened) return opened;
  const packed = openPacked('towns');
  opened = {
    lines: wordsOf(packed, 'names'),
    people: columnOf(packed, 'people'),
    latitudes: columnOf(packed, 'latitudes'),
    longitudes: columnOf(packed, 'longitudes'),
  };
  return opened;
}

/** Degrees of a kept number. */
const degrees = (column: Column, at: number, least: number) =>
  ((column[at] ?? 0) + least * townScale) / townScale;

function townsNamed(key: string): Town[] {
  const { lines, people, latitudes, longitudes } = lists();
  const isNamed = `${key}\t`;
  const found: Town[] = [];
  for (let at = placeFrom(lines, isNamed); lines[at]?.startsWith(isNamed); at += 1) {
    const [, country = '', region] = lines[at]?.split('\t') ?? [];
    const isTerritory = territories.has(country);
    found.push({
      ...(isTerritory ? { country: 'US', region: country } : { country, region }),
      ...{ people: people[at] ?? 0 },
      ...{ latitude: degrees(latitudes, at, -90), longitude: degrees(longitudes, at, -180) },
    });
  }
  return found;
}

/** Words at the beginning of towns' names that the list has in one form, and people write in either. */
const firstWords: readonly (readonly [string, string])[] = [
  ['st ', 'saint '],
  ['ft ', 'fort '],
  ['mt ', 'mount '],
];

/** The same name with its first word written short or in full. */
const otherwise = (key: string): string[] =>
  firstWords.flatMap(([short, full]) =>
    key.startsWith(short)
      ? [full + key.slice(short.length)]
      : key.startsWith(full)
        ? [short + key.slice(full.length)]
        : [],
  );

/** The towns of a name, the largest first. */
export function townsCalled(name: string): readonly Town[] {
  const key = townKey(name);
  const other = otherNames[key];
  const keys = new Set([key, ...(other ? [other] : []), ...otherwise(key)]);
  return [...keys].flatMap(townsNamed).toSorted((a, b) => b.people - a.people);
}
