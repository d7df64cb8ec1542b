import { type Availability, NoticePeriod } from '../../schemas/availability.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { listWords } from '../../src/i18n/listWords.ts';
import { currentLocale, t } from '../../src/i18n/t.ts';
import { countryName } from '../../src/kit/placeWords.ts';

/** When and where someone can begin, as far as they say, in a line each. */
export function availabilityWords({ noticePeriod, rightToWork }: Availability): string[] {
  const countries = rightToWork.map((code) => countryName(code, formatLocale()));
  return [
    ...(countries.length > 0
      ? [t('May work in {countries}', { countries: listWords(countries, currentLocale()) })]
      : []),
    ...(noticePeriod
      ? [t('Notice period: {period}', { period: choiceWords(NoticePeriod, noticePeriod, t) })]
      : []),
  ];
}
