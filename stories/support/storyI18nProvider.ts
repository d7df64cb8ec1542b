import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { currentLocale, wordsOf } from '../../src/i18n/t.ts';

const english = polyglotI18nProvider(() => englishMessages, 'en', [], { allowMissing: true });

/** react-admin's words, English; ours in the language `t` speaks. */
export const storyI18nProvider: I18nProvider = {
  ...english,
  translate: (key, options) => wordsOf(key) ?? english.translate(key, options),
  getLocale: currentLocale,
};
