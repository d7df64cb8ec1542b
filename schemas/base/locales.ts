/** The languages of the interface, and how one is chosen; server and browser choose alike. */

export const languages = ['en', 'es'] as const;

export type Locale = (typeof languages)[number];

/** Every language there is, by its own name. */
export const locales = { en: 'English', es: 'Español' } as const satisfies Record<Locale, string>;

/** The language texts are written in. */
export const sourceLocale: Locale = 'en';

/** The cookie that keeps a reader's own choice, so that the server can answer in it. */
export const localeCookie = 'locale';

/** The cookie as it is set, for a year. */
export const keptLocale = (locale: Locale) =>
  `${localeCookie}=${locale}; path=/; max-age=31536000; samesite=lax`;

/** How Open Graph names a language: always with a country. */
export const openGraphLocales: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_ES' };

/** Whether a text is a language we have. */
export const isLocale = (text: string | undefined): text is Locale =>
  text !== undefined && Object.hasOwn(locales, text);

/** The first of the wanted languages that there is: `es-MX` is answered with `es`. */
export function bestLocale(wanted: readonly string[]): Locale {
  const found = wanted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale);
  return found ?? sourceLocale;
}
