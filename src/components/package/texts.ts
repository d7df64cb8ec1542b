/** The library's way of saying texts, for inputs and parts of one's own. */
export type { LazyText, Translate } from '../texts/text.ts';
export { translatorOver } from '../texts/translatorOver.ts';
export { useFormatLocale } from '../texts/useFormatLocale.ts';
export { useText } from '../texts/useText.ts';
