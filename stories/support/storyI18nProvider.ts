import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';

/** react-admin's words, English. */
export const storyI18nProvider = polyglotI18nProvider(() => englishMessages, 'en', [], {
  allowMissing: true,
});
