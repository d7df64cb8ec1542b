/** A `t` for each language of the interface. */
import type { Locale } from '../../schemas/locales.ts';
import { messages } from '../../src/i18n/es/messages.ts';
import { spokenByServer } from '../../src/i18n/es/spokenByServer.ts';
import { type Translate, translator } from '../../src/i18n/t.ts';

export const translators: Readonly<Record<Locale, Translate>> = {
  en: translator('en', {}),
  es: translator('es', { ...messages, ...spokenByServer }),
};
