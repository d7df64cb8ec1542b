/** react-admin's own texts. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { isLocale, type Locale, sourceLocale } from '../../schemas/base/locales.ts';

const texts: Readonly<Record<Locale, () => TranslationMessages | Promise<TranslationMessages>>> = {
  en: () => englishMessages,
  es: async () => (await import('../i18n/es/reactAdmin.ts')).reactAdmin,
};

/** Speaks English at first; react-admin asks for the language that its store names, and shows nothing before. */
export const createI18nProvider = () =>
  polyglotI18nProvider((locale) => texts[isLocale(locale) ? locale : sourceLocale](), sourceLocale);
