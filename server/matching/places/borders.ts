/** Countries as numbers, and the borders behind which work takes a permit. */
import { countryNumber, unknownPlace } from './home.ts';

/** Countries whose people may work in each other's without asking. */
const openToEachOther: readonly string[] = [
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
  'GB IE',
  'US PR',
  'AU NZ',
];

const openCountries = openToEachOther.map((codes) => new Set(codes.split(' ').map(countryNumber)));

/** Whether two numbers of places are known and differ. */
export const differ = (a: number, b: number): boolean => a !== unknownPlace && b !== unknownPlace && a !== b;

/** Whether there is a border between two countries that takes a permit to work behind. */
export const isBehindBorder = (a: number, b: number): boolean =>
  differ(a, b) && !openCountries.some((countries) => countries.has(a) && countries.has(b));
