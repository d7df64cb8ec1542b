/** Where a candidate lives, by the profile first and by the resume where the profile does not say. */
import type { ResumeFacts } from '../../../schemas/facts.ts';
import { hashOf } from '../text/hash.ts';
import { type Located, locatePlace, type Point, type WrittenPlace } from './locate.ts';
import { placeParts } from './placeParts.ts';

/** Where someone lives, as far as that is known. */
interface Home extends Located {
  /** The place as it is written: "Duluth, MN"; null where neither profile nor resume names one. */
  written: string | null;
  /** Whether the profile says so, and not only the resume. */
  isStated: boolean;
}

interface HomeSource extends WrittenPlace {
  facts: Pick<ResumeFacts, 'places' | 'countries' | 'homePlace'>;
}

const nowhere: Located = { point: null, region: null, country: null };

/**
 * The place where the resume says its owner lives, unless it lies in another country than the profile says. Facts of
 * older readers do not tell it from the places of employers; there it is the first.
 */
function resumeHome({ facts: { places, countries, homePlace = 0 }, country }: HomeSource): Home {
  const written = homePlace === null ? undefined : places[homePlace];
  const told = countries?.[homePlace ?? 0] ?? null;
  if (written === undefined || (country && told && told !== country))
    return { ...nowhere, country, written: null, isStated: country !== null };
  const { town: city, behind: state } = placeParts(written);
  return { ...locatePlace({ city, state, country: country ?? told }), written, isStated: false };
}

/** Finds where someone lives. */
export function homeOf(source: HomeSource): Home {
  const { city, state } = source;
  if (!city && !state) return resumeHome(source);
  const written = [city, state].filter(Boolean).join(', ');
  return { ...locatePlace(source), written, isStated: true };
}

/** A home in four numbers of 16 bits, of which each may be `unknownPlace`. */
export interface HomeNumbers {
  /** Parts of the way from pole to pole, and around the earth: some 300 and 600 meters each. */
  latitude: number;
  longitude: number;
  region: number;
  country: number;
}

/** Someone's home, and whether they would move. */
export interface Mover extends HomeNumbers {
  moves: boolean;
  /** Where they would move to and may work, where they say so. */
  wants?: { places: readonly HomeNumbers[]; rightToWork: readonly number[] } | null;
}

/** No number. */
export const unknownPlace = 0xffff;

const parts = unknownPlace - 1;

export const latitudeOf = (packed: number): number => (packed / parts) * 180 - 90;
export const longitudeOf = (packed: number): number => (packed / parts) * 360 - 180;

const packedPoint = (point: Point | null) =>
  point
    ? {
        latitude: Math.round(((point.latitude + 90) / 180) * parts),
        longitude: Math.round(((point.longitude + 180) / 360) * parts),
      }
    : { latitude: unknownPlace, longitude: unknownPlace };

/** The number of a country. @param code ISO 3166-1 */
export const countryNumber = (code: string): number => code.charCodeAt(0) * 256 + code.charCodeAt(1);

/** Packs what is known of a place; two regions in tens of thousands have the same number. */
export const placeNumbers = ({ point, region, country }: Located): HomeNumbers => ({
  ...packedPoint(point),
  region: region === null ? unknownPlace : hashOf(region) % unknownPlace,
  country: country === null ? unknownPlace : countryNumber(country),
});
