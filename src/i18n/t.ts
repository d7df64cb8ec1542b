/** Texts in the reader's language. The English text is the key, so code reads as the page does. */
import { type MessageOptions, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Locale, sourceLocale } from '../../schemas/base/locales.ts';

const i18n = setupI18n({ locale: sourceLocale, messages: { [sourceLocale]: {} } });
// Texts are kept as they are written, and compiled when first shown: few of them are on any one page.
i18n.setMessagesCompiler(compileMessage);

/** The values of a text's placeholders. */
type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text in the reader's language; English where nobody translated it.
 *
 * @param text the English, as a literal so that it can be collected; ICU MessageFormat:
 *   `{name}` is filled in, `{count, plural, one {# job} other {# jobs}}` counts
 * @example t('Paid until {date}', { date })
 */
export function t(text: string, values?: TextValues): string {
  const options: MessageOptions = { message: text };
  return i18n._(text, values && { ...values }, options);
}

/** A text as the catalog of the reader's language has it, its placeholders still to be filled in; undefined where it has none. */
export function wordsOf(text: string): string | undefined {
  const words = Object.hasOwn(i18n.messages, text) ? i18n.messages[text] : undefined;
  return typeof words === 'string' ? words : undefined;
}

/** A text that is said when it is read, for what a module keeps: `{ label: () => t('Jobs') }`. */
export type LazyText = () => string;

/** Says texts as `t` does. */
export type Translate = typeof t;

/** A `t` of its own for one language, where several are spoken at a time: on the server. */
export function translator(locale: Locale, messages: Messages): Translate {
  const own = setupI18n({ locale, messages: { [locale]: messages } });
  own.setMessagesCompiler(compileMessage);
  return (text, values) => own._(text, values && { ...values }, { message: text });
}

/** The language `t` speaks, for `Intl`. */
export const currentLocale = (): Locale => i18n.locale as Locale;

/** Calls back when `t` has begun to speak another language; gives back how to stop that. */
export const onLocaleChange = (callback: () => void): (() => void) => i18n.on('change', callback);

/** Speaks another language from now on, and tells those who asked for it. */
export function speak(locale: Locale, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages });
}
