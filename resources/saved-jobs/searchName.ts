/** A search in a few words. */
import { EmploymentType, WorkplaceType } from '../../schemas/job.ts';
import type { PublicJobSearch } from '../../schemas/publicJobSearch.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { formatMoney } from '../../src/i18n/formatMoney.ts';
import { t } from '../../src/i18n/t.ts';

/** As long as the name of a saved search can be. */
const longest = 80;

/** "nurse · Texas · Remote" */
export function searchName(search: Partial<PublicJobSearch>): string {
  const { q, place, workplace, employment, pay, currency = 'USD' } = search;
  const parts = [
    q,
    place,
    workplace && choiceWords(WorkplaceType, workplace, t),
    employment && choiceWords(EmploymentType, employment, t),
    pay === undefined ? null : formatMoney({ min: pay, max: null, currency, unit: 'YEAR' }),
  ];
  return parts.filter(Boolean).join(' · ').slice(0, longest);
}
