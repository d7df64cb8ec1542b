/** The texts of each language, loaded with the first page that shows it. */
import type { Messages } from '@lingui/core';
import type { Locale } from '../../schemas/locales.ts';

const catalogs: Readonly<Record<Locale, () => Promise<Messages>>> = {
  // The texts in the code.
  en: async () => ({}),
  es: async () => (await import('./es/pages.po')).messages,
};

/** What is said in a language, by the English it is said for. */
export const loadMessages = (locale: Locale): Promise<Messages> => catalogs[locale]();
