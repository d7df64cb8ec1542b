/** A search in words, for its page's heading and for results elsewhere. */
import type { PublicJobSearch } from '../../../schemas/publicJobSearch.ts';
import { countedJobs } from '../../../schemas/search.ts';
import { t } from '../../i18n/t.ts';

/** "Jobs for nurse in Texas". */
export function searchTitle({ q, place }: Pick<PublicJobSearch, 'q' | 'place'>): string {
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
