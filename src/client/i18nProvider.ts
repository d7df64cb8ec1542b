/** react-admin's own texts, in the language of the page. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { currentLocale } from '../i18n/t.ts';

const locale = currentLocale();

const messages = locale === 'es' ? (await import('../i18n/es/reactAdmin.ts')).reactAdmin : englishMessages;

export const i18nProvider = polyglotI18nProvider(() => messages, locale);
