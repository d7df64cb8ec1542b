/** Whether someone lives where a job can be done, or would move there; docs/decisions/place.md says why. */
import { usesMiles, usualRadiusKm } from '../../../schemas/base/distance.ts';
import type { PlaceStanding } from '../../../schemas/criteria.ts';
import type { JobPlace } from '../../../schemas/job.ts';
import {
  countryNumber,
  type HomeNumbers,
  latitudeOf,
  longitudeOf,
  type Mover,
  placeNumbers,
  unknownPlace,
} from '../places/home.ts';
import { locatePlace } from '../places/locate.ts';

/** A job's rule, made ready once. */
export interface PlaceRule extends HomeNumbers {
  /** Whether the job is done from anywhere in its country. */
  isRemote: boolean;
  radiusKm: number;
  /** Whether distances are told in miles there. */
  inMiles: boolean;
}

/** How someone's home stands to a job's rule; `km` is null where only states or countries are compared. */
export interface PlaceVerdict {
  standing: PlaceStanding;
  km: number | null;
}

/**
 * Makes a job's rule ready.
 *
 * @param byState compares whole states instead of distances, for people who are on no list: a circle could be moved about
 *   until it gives away where someone lives
 * @returns null for a job that names no place, and for a remote one that names no country
 */
export function placeRuleOf(
  { workplaceType, city, state, country, radiusKm }: JobPlace,
  byState: boolean,
): PlaceRule | null {
  const isRemote = workplaceType === 'REMOTE';
  const located = locatePlace(isRemote ? { city: null, state: null, country } : { city, state, country });
  if (located.country === null && located.region === null && located.point === null) return null;
  const point = city && !byState ? located.point : null;
  return {
    ...placeNumbers({ ...located, point }),
    isRemote,
    radiusKm: radiusKm ?? usualRadiusKm(located.country),
    inMiles: usesMiles(located.country),
  };
}

const radians = Math.PI / 180;
const earthKm = 6371;

/** Kilometers between two packed points. */
function kilometersBetween(a: HomeNumbers, b: HomeNumbers): number {
  const [from, to] = [latitudeOf(a.latitude) * radians, latitudeOf(b.latitude) * radians];
  const east = (longitudeOf(b.longitude) - longitudeOf(a.longitude)) * radians;
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Countries whose people may work in each other's without asking. */
const openToEachOther: readonly string[] = [
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
  'GB IE',
  'US PR',
  'AU NZ',
];

const openCountries = openToEachOther.map((codes) => new Set(codes.split(' ').map(countryNumber)));

/** Whether there is a border between two countries that takes a permit to work behind. */
const isBehindBorder = (a: number, b: number) =>
  differ(a, b) && !openCountries.some((countries) => countries.has(a) && countries.has(b));

const differ = (a: number, b: number) => a !== unknownPlace && b !== unknownPlace && a !== b;
const areSame = (a: number, b: number) => a !== unknownPlace && a === b;

/**
 * Judges where someone lives. Nobody is taken to move or to commute across a border behind which they would need a permit
 * to work, whether or not they would move.
 */
export function judgePlace(rule: PlaceRule, home: Mover): PlaceVerdict {
  const elsewhere = (km: number | null): PlaceVerdict => ({ standing: home.moves ? 'MOVES' : 'AWAY', km });
  const hasBothPoints = rule.latitude !== unknownPlace && home.latitude !== unknownPlace;
  if (!rule.isRemote && hasBothPoints) {
    const km = kilometersBetween(rule, home);
    if (isBehindBorder(rule.country, home.country)) return { standing: 'AWAY', km: Math.round(km) };
    return km <= rule.radiusKm ? { standing: 'NEAR', km: Math.round(km) } : elsewhere(Math.round(km));
  }
  if (rule.isRemote ? differ(rule.country, home.country) : isBehindBorder(rule.country, home.country))
    return { standing: 'AWAY', km: null };
  if (rule.isRemote || rule.region === unknownPlace)
    return { standing: areSame(rule.country, home.country) ? 'NEAR' : 'UNKNOWN', km: null };
  if (differ(rule.country, home.country) || differ(rule.region, home.region)) return elsewhere(null);
  if (areSame(rule.region, home.region)) return { standing: 'NEAR', km: null };
  return { standing: home.moves ? 'MOVES' : 'UNKNOWN', km: null };
}
