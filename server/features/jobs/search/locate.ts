/** Where a job or a search is, in degrees: a town by its name, told apart by state and country. */
import { countryCode, isCountryCode } from '../../../matching/places/countries.ts';
import { type Town, townsCalled } from '../../../matching/places/towns.ts';
import { regionsCalled } from './regions.ts';

/** A point on the globe, in degrees north and east. */
export type Point = Pick<Town, 'latitude' | 'longitude'>;

/** One of several towns of a name is meant where it is so much larger than the next. */
const clearly = 5;

/** GeoNames' numbers of the regions that searches call by other codes; in the United States they are the same. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  CA: 'AB BC MB NB NL _ NS ON PE QC SK YT NT NU'.split(' '),
  MX: 'AGS BC BCS CAMP CHIS CHIH COAH COL CDMX DGO GTO GRO HGO JAL MEX MICH MOR NAY NL OAX PUE QRO QROO SLP SIN SON TAB TAMPS TLAX VER YUC ZAC'.split(
    ' ',
  ),
};
const numbersInSpain: Readonly<Record<string, string>> = {
  ...{ '07': 'IB', 27: 'RI', 29: 'MD', 31: 'MC', 32: 'NC', 34: 'AS', 39: 'CB', 51: 'AN', 52: 'AR', 53: 'CN' },
  ...{ 54: 'CM', 55: 'CL', 56: 'CT', 57: 'EX', 58: 'GA', 59: 'PV', 60: 'VC' },
};

function regionOf({ country, region = '' }: Town): string | undefined {
  if (country === 'US') return region;
  return country === 'ES' ? numbersInSpain[region] : numbers[country]?.[Number(region) - 1];
}

const countryCalled = (text: string): string | null => {
  const code = text.trim().toUpperCase();
  return isCountryCode(code) ? code : countryCode(text);
};

/** Which of some towns lie in what a text names; all of them where it names no state and no country. */
function within(towns: readonly Town[], text: string): readonly Town[] {
  const regions = regionsCalled(text);
  const country = countryCalled(text);
  if (regions.length === 0 && country === null) return towns;
  return towns.filter(
    (town) =>
      town.country === country ||
      regions.some(({ code, country: of }) => of === town.country && code === regionOf(town)),
  );
}

/** The towns that may be meant, largest first. */
function townsMeant(town: string, wider: readonly (string | null)[]): Town[] {
  const named = wider.filter((text) => text !== null && text.trim() !== '') as string[];
  const called = named.reduce(within, townsCalled(town));
  return called.filter(({ people }, i) => i === 0 || clearly * people > (called[0]?.people ?? 0));
}

/** @returns null for a town that is not known, and where several of that name may be meant */
function townMeant(town: string, wider: readonly (string | null)[]): Town | null {
  const [largest, next] = townsMeant(town, wider);
  return !largest || next ? null : largest;
}

const pointOf = ({ latitude, longitude }: Town): Point => ({ latitude, longitude });

/** Where the towns are that may be meant: none for one that is not known. */
export const pointsOf = (town: string, wider: readonly (string | null)[]): Point[] =>
  townsMeant(town, wider).map(pointOf);

/** Where the towns are that may be meant by the first of some places' names that is a town's, in what the others name. */
export function pointsOfNames(names: readonly string[]): Point[] {
  const isRegion = (name: string) => Number(regionsCalled(name).length > 0);
  // New York is also a state, and Texas also a village.
  const town = names
    .toSorted((a, b) => isRegion(a) - isRegion(b))
    .find((name) => townsCalled(name).length > 0);
  return town === undefined
    ? []
    : pointsOf(
        town,
        names.filter((name) => name !== town),
      );
}

/**
 * @param wider states and countries it lies in, by name or code
 * @returns null for a town that is not known, and where several of that name may be meant
 */
export function locate(town: string, wider: readonly (string | null)[]): Point | null {
  const meant = townMeant(town, wider);
  return meant && pointOf(meant);
}

/** The code of the state or province a town lies in; undefined where that is not known. */
export function regionOfTown(town: string, country: string): string | undefined {
  const meant = townMeant(town, [country]);
  return meant ? regionOf(meant) : undefined;
}
