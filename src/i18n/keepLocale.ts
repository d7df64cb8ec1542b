import { type Locale, localeCookie } from '../../schemas/locales.ts';

/** Keeps the reader's choice of a language for a year. */
export function keepLocale(locale: Locale, page: Document = document): void {
  page.cookie = `${localeCookie}=${locale}; path=/; max-age=31536000; samesite=lax`;
}
