/** A `t` for each language of the interface. */
import type { Locale } from '../../schemas/base/locales.ts';
import { readSpanish } from '../../src/i18n/readCatalogs.ts';
import { type Translate, translator } from '../../src/i18n/t.ts';

let spanish: Translate | undefined;

export const translators: Readonly<Record<Locale, Translate>> = {
  en: translator('en', {}),
  // Read when it is first asked for: workers and most commands never do.
  get es() {
    spanish ??= translator('es', readSpanish());
    return spanish;
  },
};
