/** Whether someone lives where a job can be done, or would move there; docs/decisions/place.md says why. */
import { usesMiles, usualRadiusKm } from '../../../schemas/base/distance.ts';
import type { PlaceStanding } from '../../../schemas/criteria.ts';
import type { JobPlace } from '../../../schemas/job.ts';
import { differ, isBehindBorder } from '../places/borders.ts';
import {
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
 * @param byState compares states instead of distances. It is set for people who are on no list yet: otherwise someone could
 *   move a small circle around until it shows where a person lives
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

const areSame = (a: number, b: number) => a !== unknownPlace && a === b;

/** Whether a place lies within the rule's reach, as far as both are known. */
function isWithin(rule: PlaceRule, place: HomeNumbers): boolean {
  if (rule.latitude !== unknownPlace && place.latitude !== unknownPlace)
    return kilometersBetween(rule, place) <= rule.radiusKm;
  if (rule.region !== unknownPlace && place.region !== unknownPlace)
    return areSame(rule.region, place.region);
  return areSame(rule.country, place.country);
}

/** Whether someone who lives elsewhere would move there: to one of the places they name, or anywhere if they name none. */
function wouldMove(rule: PlaceRule, { moves, wants }: Mover): boolean {
  const places = wants?.places ?? [];
  return places.length > 0 ? places.some((place) => isWithin(rule, place)) : moves;
}

/** Whether work there takes a permit that someone does not say they have. */
const needsPermit = (rule: PlaceRule, { country, wants }: Mover): boolean =>
  isBehindBorder(rule.country, country) &&
  (wants?.rightToWork ?? []).every((allowed) => isBehindBorder(rule.country, allowed));

/**
 * Judges where someone lives. Nobody is taken to move or to commute across a border behind which they would need a permit
 * to work, unless they say that they may work there.
 */
export function judgePlace(rule: PlaceRule, home: Mover): PlaceVerdict {
  const hasBothPoints = rule.latitude !== unknownPlace && home.latitude !== unknownPlace;
  const km = !rule.isRemote && hasBothPoints ? kilometersBetween(rule, home) : null;
  const told = (standing: PlaceStanding): PlaceVerdict => ({
    standing,
    km: km === null ? null : Math.round(km),
  });
  if (rule.isRemote) {
    if (differ(rule.country, home.country)) return told('AWAY');
    return told(areSame(rule.country, home.country) ? 'NEAR' : 'UNKNOWN');
  }
  if (needsPermit(rule, home)) return told('AWAY');
  const elsewhere = told(wouldMove(rule, home) ? 'MOVES' : 'AWAY');
  if (km !== null) return km <= rule.radiusKm ? told('NEAR') : elsewhere;
  if (differ(rule.country, home.country) || differ(rule.region, home.region)) return elsewhere;
  const isWhole = rule.region === unknownPlace;
  if (areSame(isWhole ? rule.country : rule.region, isWhole ? home.country : home.region))
    return told('NEAR');
  return told(wouldMove(rule, home) ? 'MOVES' : 'UNKNOWN');
}
