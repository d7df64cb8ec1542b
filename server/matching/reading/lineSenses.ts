/** Parts of lines that never prove anything: telephone numbers, addresses, the foot of a page, the name of the file. */

const contact = [
  /[\w.+-]{1,64}@[\w.-]{1,200}/,
  /\+?\(?\d{2,4}\)?[\s.-]\d{3,4}[\s.-]\d{2,4}(?:[\s.-]\d{2,4})?\b/,
  /(?:https?:\/\/|www\.)\S{1,300}/,
  /\b(?:linkedin|github|gitlab|behance|dribbble)\.com\/\S{1,200}/i,
  /\b(?:e-?mail|phone|tel(?:[eé]fono)?|mobile|m[oó]vil|cell|fax|address|direcci[oó]n|domicilio)\s?[:.]\s?\S/i,
  /\b\d{1,6}\s(?:\p{Lu}[\p{L}.]*\s){1,4}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|apt|suite|terrace|place|pl)\b/iu,
  /\b(?:calle|avenida|avda|c\/|plaza|paseo)\.?\s\p{Lu}[\p{L} ]{2,40},?\s(?:n[ºo°]\s?)?\d/u,
];

/** "Page 2 of 3", "June 3, 2026 · Jane Roe · Curriculum Vitae 1", "Jane Roe – Resume", "resume_final.docx". */
const frames = [
  /^\W*(?:page|p[aá]gina|seite|p\.)\s?\d{1,3}(?:\s?(?:of|de|von|\/)\s?\d{1,3})?\W*$/i,
  /^(?:[\p{L}\p{N}'’.,–-]+\s|[·|•]\s){0,9}(?:curriculum vit(?:ae|æ)|r[eé]sum[eé]|cv|hoja de vida)(?:\s(?:of|de)\s[\p{L}\s.'’-]{2,40})?(?:\s?[·|–-]?\s?(?:page\s)?\d{0,3})?$/iu,
  /^\S{1,60}\.(?:docx?|pdf|odt|rtf|txt)$/i,
];
const longestFrame = 80;

/** Whether a line is no part of what a resume tells: the foot or head of a page, or a file's name. */
export const isFrame = (text: string): boolean =>
  text.length <= longestFrame && frames.some((frame) => frame.test(text.trim()));

/** Where a line is cut, so that a title beside a telephone number stays. */
const separators = /\s*[|•●▪·\t]\s*|\s{3,}|\s[-–—]\s/g;
/** Sentences name websites that were built; more words than this are a sentence. */
const fewWords = 9;
const sentence =
  /\b(?:built|designed|created|launched|developed|wrote|maintain\w*|publish\w*|managed|redesigned)\b/i;

const saysContact = (text: string) =>
  contact.some((pattern) => pattern.test(text)) &&
  (text.split(/\s+/).length <= fewWords || !sentence.test(text));

/**
 * Parts of a line of text by which the person is reached, as [start, end), or the whole line if it has no other parts.
 * @param text one line
 */
export function contactsIn(text: string): [number, number][] {
  if (text.length > 300 || !/[@\d]|www|\.com/i.test(text) || !saysContact(text)) return [];
  const spans: [number, number][] = [];
  let from = 0;
  for (const cut of [...text.matchAll(separators), { index: text.length, 0: '' }]) {
    if (saysContact(text.slice(from, cut.index))) spans.push([from, cut.index]);
    from = cut.index + cut[0].length;
  }
  return spans;
}
