import { currentLocale } from './t.ts';

/** "Ana Diaz, Ben Okafor and Chloé Martin" */
export const listWords = (names: readonly string[], locale: string = currentLocale()): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
