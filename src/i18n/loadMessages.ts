/** The texts of each language, loaded with the first page that shows it. */
import type { Messages } from '@lingui/core';
import type { Locale } from '../../schemas/base/locales.ts';

const catalogs: Readonly<Record<Locale, () => Promise<Messages>>> = {
  // The texts in the code.
  en: async () => ({}),
  es: async () => (await import('./es/pages.po')).messages,
};

/** The translations of a language, by their English. */
export const loadMessages = (locale: Locale): Promise<Messages> => catalogs[locale]();
