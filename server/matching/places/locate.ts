/** Where a job or a search is, in degrees: a town by its name, told apart by state and country. */
import { countryCode, isCountryCode } from './countries.ts';
import { placeKey } from './placeKey.ts';
import { regionsCalled } from './stateNames.ts';
import { type Town, townsCalled } from './towns.ts';

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

/** Whether a town lies in a state or province. */
export const isInRegion = (town: Town, { code, country }: { code: string; country: string }): boolean =>
  country === town.country && code === regionOf(town);

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
    (town) => town.country === country || regions.some((region) => isInRegion(town, region)),
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

/** Where a place is, as far as that is known; null stands for unknown parts. */
export interface Located {
  point: Point | null;
  /** Tells states and provinces apart, as `US-MN`; of those without a known code it holds the name. */
  region: string | null;
  /** ISO 3166-1 code. */
  country: string | null;
}

/** How people call the surroundings of a town: "Greater Boston", "Denver metro area", "San Francisco Bay Area". */
const around = /^greater\s|\s(?:bay|metro(?:politan)?)?\s?(?:area|region)$/gi;

function regionCalled(state: string, country: string | null): Pick<Located, 'region' | 'country'> {
  const called = regionsCalled(state).filter((region) => country === null || region.country === country);
  const [only, other] = called;
  if (only && !other) return { region: `${only.country}-${only.code}`, country: only.country };
  return { region: placeKey(state) || null, country };
}

/** A state or country that was written in the field of the town, such as "Minnesota" or "Spain". */
function wholeRegion(name: string, country: string | null): Located {
  const whole = countryCalled(name);
  if (whole !== null) return { point: null, region: null, country: whole };
  const isKnown = regionsCalled(name).length > 0;
  return { point: null, ...(isKnown ? regionCalled(name, country) : { region: null, country }) };
}

/** A place as people write it in three fields; a town's field may hold the state as well: "Duluth, MN". */
export interface WrittenPlace {
  city: string | null;
  state: string | null;
  country: string | null;
}

/** Finds where a place is, as far as its words tell. */
export function locatePlace({ city, state, country }: WrittenPlace): Located {
  const [town = '', ...behind] = (city ?? '').split(',').map((part) => part.replaceAll(/\d{4,}/g, '').trim());
  const wider =
    state ?? behind.find((part) => countryCalled(part) === null || regionsCalled(part).length > 0);
  const named = country ?? behind.map(countryCalled).find((code) => code !== null) ?? null;
  const region = wider ? regionCalled(wider, named) : { region: null, country: named };
  const meant = townMeant(town.replaceAll(around, ''), [wider ?? null, region.country]);
  if (!meant) return wider || town === '' ? { point: null, ...region } : wholeRegion(town, region.country);
  const code = regionOf(meant);
  return {
    point: pointOf(meant),
    region: code === undefined ? region.region : `${meant.country}-${code}`,
    country: meant.country,
  };
}
