/** XML by hand: a few flat elements. */
import { escapeHtml } from '../../mail/templates/compose.ts';

/** Signs that XML 1.0 cannot say, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for an element or an attribute. */
export const xmlText = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(unsayable, ''));

/** An element with a text; nothing where there is none. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';
