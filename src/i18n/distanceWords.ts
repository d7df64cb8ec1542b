import { milesOf, usesMiles } from '../../schemas/base/distance.ts';
import { t } from './t.ts';

/** "6 miles" or "9 km", in whole ones. */
export const lengthWords = (km: number, inMiles: boolean): string =>
  inMiles
    ? t('{miles, plural, one {# mile} other {# miles}}', { miles: milesOf(km) })
    : t('{km, number} km', { km });

/**
 * How far a job is, in the reader's words; null in the town itself, and where nothing was asked for.
 *
 * @param country of the job, which says whether people there tell distances in miles
 * @example distanceWords({ distanceKm: 12, country: 'ES' }) // '12 km away'
 */
export function distanceWords({
  distanceKm,
  country,
}: {
  distanceKm: number | null;
  country: string | null;
}): string | null {
  if (!distanceKm) return null;
  const inMiles = usesMiles(country);
  if (inMiles && milesOf(distanceKm) === 0) return null;
  return t('{length} away', { length: lengthWords(distanceKm, inMiles) });
}

/** Says that a distance was left out. */
export const placeUnknownWords = (place: string): string =>
  t(
    'We do not know which town “{place}” is, so the distance was left out. A state or a country after a comma helps.',
    { place },
  );
