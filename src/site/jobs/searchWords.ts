/** A search in words, for its page's heading and for results elsewhere. */
import type { PublicJobSearch } from '../../../schemas/publicJobSearch.ts';
import { countedJobs } from '../../../schemas/search.ts';
import { t } from '../../i18n/t.ts';

interface Searched {
  search: Pick<PublicJobSearch, 'q' | 'place' | 'within'>;
  /** Then the distance is left out. */
  isPlaceUnknown: boolean;
}

/** "Jobs for nurse in Texas". */
export function searchTitle({ search: { q, place, within }, isPlaceUnknown }: Searched): string {
  if (place && within && !isPlaceUnknown)
    return q
      ? t('Jobs for {words} within {km} km of {place}', { words: q, km: within, place })
      : t('Jobs within {km} km of {place}', { km: within, place });
  if (q && place) return t('Jobs for {words} in {place}', { words: q, place });
  if (q) return t('Jobs for {words}', { words: q });
  if (place) return t('Jobs in {place}', { place });
  return t('Open jobs');
}

/** How many jobs there are; null where there are more than are counted. */
export const foundWords = ({ total }: { total: number | null }): string =>
  total === null
    ? t('More than {count, number} jobs', { count: countedJobs })
    : t('{count, plural, one {# job} other {# jobs}}', { count: total });
