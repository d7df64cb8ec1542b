import { currentLocale } from './t.ts';

/** The reader's own kind of the language `t` speaks, for `Intl`: `es-MX` of someone in Mexico who reads Spanish. */
export function formatLocale(): string {
  const language = currentLocale();
  const own = globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language);
  return own ?? language;
}
