import { useI18nProvider } from 'react-admin';

/**
 * The reader's own kind of the language of the page, for `Intl`: `es-MX` of someone in Mexico who reads Spanish.
 *
 * @example new Intl.NumberFormat(useFormatLocale()).format(1234.5);
 */
export function useFormatLocale(): string {
  const language = useI18nProvider().getLocale();
  const own = globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language);
  return own ?? language;
}
