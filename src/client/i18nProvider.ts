/** react-admin's own texts, and ours for the library's components inside it. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { isLocale, type Locale, sourceLocale } from '../../schemas/base/locales.ts';
import { wordsOf } from '../i18n/t.ts';

const texts: Readonly<Record<Locale, () => TranslationMessages | Promise<TranslationMessages>>> = {
  en: () => englishMessages,
  es: async () => (await import('../i18n/es/reactAdmin.ts')).reactAdmin,
};

/** Speaks English at first; react-admin asks for the language that its store names, and shows nothing before. */
export function createI18nProvider(): I18nProvider {
  const polyglot = polyglotI18nProvider(
    (locale) => texts[isLocale(locale) ? locale : sourceLocale](),
    sourceLocale,
  );
  return {
    ...polyglot,
    translate: (key, options) => wordsOf(key) ?? polyglot.translate(key, options),
  };
}
