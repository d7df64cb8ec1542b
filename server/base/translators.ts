/** A `t` for each language of the interface. */
import type { Locale } from '../../schemas/locales.ts';
import { readSpanish } from '../../src/i18n/readCatalogs.ts';
import { type Translate, translator } from '../../src/i18n/t.ts';

export const translators: Readonly<Record<Locale, Translate>> = {
  en: translator('en', {}),
  es: translator('es', readSpanish()),
};
