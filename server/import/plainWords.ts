/** Headings and values as they are compared: without case, accents and signs. */

/** @example plainWords(' E-Mail (1º) ') // 'e mail 1o' */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // "firstName" is two words.
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
