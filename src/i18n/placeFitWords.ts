/** Where a candidate lives, seen from a job, in a sentence. */
import { milesOf } from '../../schemas/base/distance.ts';
import type { PlaceFit } from '../../schemas/criteria.ts';
import { countryName } from '../kit/placeWords.ts';
import { lengthWords } from './distanceWords.ts';
import { currentLocale, t } from './t.ts';

/** The place with its distance: "Duluth, MN, 6 miles away"; null where none is known. */
function awayWords({ town, homeCountry, km, inMiles }: PlaceFit): string | null {
  const place = town ?? (homeCountry && countryName(homeCountry, currentLocale()));
  if (place === null) return null;
  const isThere = km === null || km === 0 || (inMiles && milesOf(km) === 0);
  return isThere ? place : t('{place}, {length} away', { place, length: lengthWords(km, inMiles) });
}

/** "Lives in Duluth, MN, 6 miles away", for those who read of someone else. */
export function placeFitWords(fit: PlaceFit): string {
  const place = awayWords(fit);
  if (place === null) return fit.standing === 'MOVES' ? t('Would move') : t('Does not say where they live');
  const lives = fit.isStated ? t('Lives in {place}', { place }) : t('Resume names {place}', { place });
  if (fit.standing === 'MOVES') return t('{lives}, would move', { lives });
  if (fit.standing === 'AWAY') return t('{lives}, out of reach', { lives });
  return lives;
}

/** The same for the candidate, with what helps where it stands in the way. */
export function ownPlaceWords(fit: PlaceFit): string {
  const place = awayWords(fit);
  if (place === null)
    return fit.standing === 'MOVES'
      ? t('You would move.')
      : t('Say in your profile where you live: the distance counts for this job.');
  const lives = fit.isStated
    ? t('You live in {place}.', { place })
    : t('Your resume names {place}. Say in your profile where you live.', { place });
  if (fit.standing === 'MOVES') return t('{lives} You say that you would move.', { lives });
  if (fit.standing === 'AWAY')
    return t('{lives} That is out of reach, so you are not picked for this job.', { lives });
  return lives;
}
