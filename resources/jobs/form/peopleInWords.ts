import { formatLocale } from '../../../src/i18n/formatLocale.ts';

/** A number of people, as it is written in the reader's language. */
export const peopleInWords = (people: number): string => new Intl.NumberFormat(formatLocale()).format(people);
