/** A candidate's job preferences as numbers, for comparison with very many jobs. */

import { EmploymentType, WorkplaceType } from '../../../schemas/job.ts';
import type { JobPreferences } from '../../../schemas/jobPreferences.ts';
import { countryNumber, type HomeNumbers, placeNumbers } from '../places/home.ts';
import { locatePlace } from '../places/locate.ts';
import { occupationsOfTitle } from '../vocabulary/occupations.ts';

/** Preferences as matching compares them. An empty list means no restriction. */
export interface Wants {
  /** Bits in the order of the schema's choices; 0 stands for any. */
  workplaceTypes: number;
  employmentTypes: number;
  /** Currency as three letters, and the lowest pay of a year in it; null where none is named. */
  pay: { currency: string; yearly: number } | null;
  rightToWork: readonly number[];
  places: readonly HomeNumbers[];
  /** The occupations that the roles mean. */
  occupations: readonly number[];
}

/** How many of a unit are worked in a year. */
const unitsOfYear: Record<JobPreferences['payUnit'], number> = {
  YEAR: 1,
  MONTH: 12,
  WEEK: 52,
  DAY: 260,
  HOUR: 2080,
};

/** Pay for a year of full time. */
export const yearlyPay = (amount: number, unit: JobPreferences['payUnit']): number =>
  Math.round(amount * unitsOfYear[unit]);

type Workplace = JobPreferences['workplaceTypes'][number];
type Employment = JobPreferences['employmentTypes'][number];

export const workplaceBit = (type: Workplace): number => 1 << WorkplaceType.options.indexOf(type);
export const employmentBit = (type: Employment): number => 1 << EmploymentType.options.indexOf(type);

const bitsOf = <T>(types: readonly T[], bit: (type: T) => number) =>
  types.reduce((bits, type) => bits | bit(type), 0);

/** How many meanings of a role count, how sure the first has to be, and how sure the others. */
const mostMeant = 3;
const surely = 0.75;
const perhaps = 0.5;

/** The occupations that these roles mean. Empty, so without restriction, if any role is not understood with confidence. */
function occupationsOf(roles: readonly string[]): number[] {
  const meanings = roles.map((role) => occupationsOfTitle(role, mostMeant));
  if (!meanings.every(([first]) => (first?.closeness ?? 0) >= surely)) return [];
  return [...new Set(meanings.flat().flatMap(({ id, closeness }) => (closeness >= perhaps ? [id] : [])))];
}

/** Makes preferences ready. */
export function wantsOf(preferences: JobPreferences): Wants {
  const { lowestPay, payCurrency, payUnit } = preferences;
  return {
    workplaceTypes: bitsOf(preferences.workplaceTypes, workplaceBit),
    employmentTypes: bitsOf(preferences.employmentTypes, employmentBit),
    pay: lowestPay ? { currency: payCurrency, yearly: yearlyPay(lowestPay, payUnit) } : null,
    rightToWork: preferences.rightToWork.map(countryNumber),
    places: preferences.places.map((place) =>
      placeNumbers(locatePlace({ city: place, state: null, country: null })),
    ),
    occupations: occupationsOf(preferences.roles),
  };
}

const high = (number: number) => Math.min(0xffff, Math.floor(number / 0x10000));

/** As numbers of 16 bits. */
export function packWants(wants: Wants): number[] {
  const { pay, rightToWork, places, occupations } = wants;
  const yearly = Math.min(0xffffffff, pay?.yearly ?? 0);
  return [
    wants.workplaceTypes | (wants.employmentTypes << 3),
    ...[0, 1, 2].map((i) => pay?.currency.charCodeAt(i) ?? 0),
    yearly % 0x10000,
    high(yearly),
    rightToWork.length,
    places.length,
    ...rightToWork,
    ...places.flatMap(({ latitude, longitude, region, country }) => [latitude, longitude, region, country]),
    ...occupations,
  ];
}

const headLength = 8;
const placeLength = 4;

/** Reads what `packWants` wrote. */
export function openWants(numbers: Uint16Array): Wants {
  const at = (place: number) => numbers[place] ?? 0;
  const countries = at(6);
  const places = at(7);
  const placesAt = headLength + countries;
  return {
    workplaceTypes: at(0) & 7,
    employmentTypes: at(0) >>> 3,
    pay:
      at(1) === 0
        ? null
        : { currency: String.fromCharCode(at(1), at(2), at(3)), yearly: at(4) + at(5) * 0x10000 },
    rightToWork: [...numbers.subarray(headLength, placesAt)],
    places: Array.from({ length: places }, (_, i) => {
      const from = placesAt + i * placeLength;
      return {
        ...{ latitude: at(from), longitude: at(from + 1), region: at(from + 2), country: at(from + 3) },
      };
    }),
    occupations: [...numbers.subarray(placesAt + places * placeLength)],
  };
}
