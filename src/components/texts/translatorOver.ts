import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { I18nProvider } from 'react-admin';
import type { Translate } from './text.ts';

/** The part of react-admin's messages that holds the library's own texts, by their English. */
const ownMessages = 'schemaAdmin';

/** Fills placeholders and counts, by the language whose plurals and numbers are meant. */
const fillers = new Map<string, I18n>();

function fillerFor(locale: string): I18n {
  const filler = fillers.get(locale) ?? setupI18n({ locale, messages: { [locale]: {} } });
  // Texts come as they are written, so they are compiled when they are said.
  filler.setMessagesCompiler(compileMessage);
  fillers.set(locale, filler);
  return filler;
}

/**
 * A translator over react-admin's i18nProvider. It looks for a text under the text itself, where an app keeps its
 * schemas' titles, then under `schemaAdmin.` and the text, where the library's are; a text that is at neither is
 * English. The provider needs to know nothing of placeholders and plurals.
 *
 * @example translatorOver(i18nProvider)('At most {count, plural, one {# loaf} other {# loaves}}.', { count: 3 });
 */
export function translatorOver({
  translate,
  getLocale,
}: Pick<I18nProvider, 'translate' | 'getLocale'>): Translate {
  const filler = fillerFor(getLocale());
  return (text, values) => {
    const message: string = translate(text, { _: translate(`${ownMessages}.${text}`, { _: text }) });
    return filler._(text, values && { ...values }, { message });
  };
}
