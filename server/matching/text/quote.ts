/** Short quotations that stand in a text word for word. */

/** Longest quotation. */
export const maxQuoteLength = 160;

/** Runs of white space become one space; the only change a quotation makes to a text. */
export const collapse = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Whether a place is in the middle of a character that takes two units. */
const isLowHalf = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** Cuts a collapsed text to at most `max` characters at a word's end where there is one. */
export function cut(text: string, max = maxQuoteLength): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  const at = end > max / 2 ? end : max;
  return text.slice(0, at - (isLowHalf(text, at) ? 1 : 0)).trimEnd();
}

const isWordBoundary = (text: string, at: number) =>
  /\s/u.test(text.charAt(at)) || at <= 0 || at >= text.length;

/**
 * The line around text[start, end), at most 160 characters: the whole line, or the words around the place.
 * @returns a substring of the collapsed text.
 */
export function quoteAround(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', end);
  const lineEnd = nextBreak < 0 ? text.length : nextBreak;
  if (lineEnd - lineStart <= maxQuoteLength) return collapse(text.slice(lineStart, lineEnd));

  const room = Math.max(0, maxQuoteLength - (end - start));
  let from = Math.max(lineStart, start - Math.floor(room / 3));
  let to = Math.min(lineEnd, from + maxQuoteLength);
  from = Math.max(lineStart, Math.min(from, to - maxQuoteLength));
  while (from > lineStart && from < start && !isWordBoundary(text, from - 1)) from += 1;
  while (to < lineEnd && to > end && !isWordBoundary(text, to)) to -= 1;
  const until = Math.max(to, Math.min(end, from + maxQuoteLength));
  return collapse(
    text.slice(from + (isLowHalf(text, from) ? 1 : 0), until - (isLowHalf(text, until) ? 1 : 0)),
  );
}
