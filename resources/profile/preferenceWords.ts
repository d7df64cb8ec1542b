import { EmploymentType, WorkplaceType } from '../../schemas/job.ts';
import type { JobPreferences } from '../../schemas/jobPreferences.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { formatMoney } from '../../src/i18n/formatMoney.ts';
import { listWords } from '../../src/i18n/listWords.ts';
import { currentLocale, t } from '../../src/i18n/t.ts';
import { availabilityWords } from '../common/availabilityWords.ts';

const list = (words: readonly string[]) => listWords(words, currentLocale());

/** Each preference that is given, in a line. */
export function preferenceWords(preferences: JobPreferences): string[] {
  const { roles, workplaceTypes, employmentTypes, places, lowestPay, payCurrency, payUnit } = preferences;
  const ways = [
    ...workplaceTypes.map((type) => choiceWords(WorkplaceType, type, t)),
    ...employmentTypes.map((type) => choiceWords(EmploymentType, type, t)),
  ];
  const pay =
    lowestPay === null
      ? null
      : formatMoney({ min: lowestPay, max: lowestPay, currency: payCurrency, unit: payUnit });
  return [
    ...(roles.length > 0 ? [list(roles)] : []),
    ...(ways.length > 0 ? [ways.join(' · ')] : []),
    ...(pay ? [t('At least {pay}', { pay })] : []),
    ...(places.length > 0 ? [t('Would move to {places}', { places: list(places) })] : []),
    ...availabilityWords(preferences),
  ];
}
