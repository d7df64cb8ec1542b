import { t } from './t.ts';

/**
 * How far a job is, in the reader's words; null in the town itself, and where nothing was asked for.
 *
 * @example distanceWords(12) // '12 km away'
 */
export const distanceWords = (km: number | null): string | null =>
  km ? t('{km, number} km away', { km }) : null;

/** Says that a distance was left out. */
export const placeUnknownWords = (place: string): string =>
  t(
    'We do not know which town “{place}” is, so the distance was left out. A state or a country after a comma helps.',
    { place },
  );
