/** The languages of the interface, and how one is chosen; server and browser choose alike. */

/** Every language there is, by its own name. */
export const locales = { en: 'English', es: 'Español' } as const;

export type Locale = keyof typeof locales;

/** The language texts are written in. */
export const sourceLocale: Locale = 'en';

/** The cookie that keeps a reader's own choice, so that the server can answer in it. */
export const localeCookie = 'locale';

/** Whether a text is a language we have. */
export const isLocale = (text: string | undefined): text is Locale =>
  text !== undefined && Object.hasOwn(locales, text);

/** The first of the wanted languages that there is: `es-MX` is answered with `es`. */
export function bestLocale(wanted: readonly string[]): Locale {
  const found = wanted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale);
  return found ?? sourceLocale;
}
