import { keptLocale, type Locale } from '../../schemas/base/locales.ts';

/** Keeps the reader's choice of a language for a year. */
export function keepLocale(locale: Locale, page: Document = document): void {
  page.cookie = keptLocale(locale);
}
