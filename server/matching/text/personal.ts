/** Lines of a resume that speak of the person and not of the work; matching never looks at them. */
import { maxTextLength } from '../vocabulary/tokens.ts';

const personal = [
  /[\w.+-]{1,64}@[\w.-]{1,200}/g,
  /https?:\/\/\S{1,300}/gi,
  /\bwww\.\S{1,300}/gi,
  // Some products are called by their address.
  /\b(?!(?:monday|bill|outreach|salesforce|booking)\.(?:com|io)\b(?!\/))[\w-]{1,60}\.(?:com|org|net|io|edu|me)(?:\/\S{0,200})?/gi,
  /\+?\(?\d{2,4}\)?[\s.-]\d{3,4}[\s.-]\d{3,4}\b/g,
  /\b(?:date of birth|birth ?date|born|d\.?o\.?b\.?|age|gender|sex|marital status|nationality|religion|photo|name)\s?[:=-][^\n]{0,80}/gi,
  /\b(?:born)\s(?:on|in)\s[^\n.;]{0,40}/gi,
  /\b\d{1,2}[\s-]years?[\s-]old\b/gi,
];

/** Parts of a text to be overlooked, as [start, end) in order, not overlapping. */
export function personalSpans(text: string): [number, number][] {
  const looked = text.slice(0, maxTextLength);
  const spans: [number, number][] = [];
  for (const pattern of personal)
    for (const match of looked.matchAll(pattern)) spans.push([match.index, match.index + match[0].length]);
  return joinSpans(spans);
}

/** Spans in order, those that overlap as one. */
export function joinSpans(spans: [number, number][]): [number, number][] {
  const ordered = spans.toSorted((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of ordered) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/**
 * Where someone's names stand beside each other, with up to two more names between: "James Baker", "BAKER, James T.".
 * A name alone may be a word ("Baker at …") and stays.
 */
export function namedSpans(text: string, names: readonly string[]): [number, number][] {
  const [first = '', last = ''] = names.map((name) =>
    name
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  );
  if (first === '' || last === '') return [];
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${first}\\s+(?:\\p{L}[\\p{L}.]{0,20}\\s+){0,2}${last}|${last}\\s{0,3},\\s{0,3}${first})(?!\\p{L})`,
    'giu',
  );
  return [...text.slice(0, maxTextLength).matchAll(pattern)].map(({ index, 0: found }) => [
    index,
    index + found.length,
  ]);
}
