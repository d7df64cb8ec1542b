/** What in a resume speaks of the person and not of the work; matching never looks at it. */
import { isNameLine } from './headline.ts';
import { readable } from './resumeLines.ts';
import { maxTextLength } from './tokens.ts';

const personal = [
  /[\w.+-]{1,64}@[\w.-]{1,200}/g,
  /https?:\/\/\S{1,300}/gi,
  /\bwww\.\S{1,300}/gi,
  /\b[\w-]{1,60}\.(?:com|org|net|io|edu|me)(?:\/\S{0,200})?/gi,
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

  let from = 0;
  for (let line = 0; line < 4 && from < looked.length; ) {
    const found = looked.indexOf('\n', from);
    const to = found < 0 ? looked.length : found;
    if (to - from <= 80) {
      const written = readable(looked.slice(from, to)).trim();
      if (written !== '') line += 1;
      if (isNameLine(written)) spans.push([from, to]);
    } else line += 1;
    from = to + 1;
  }

  spans.sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1]);
    else merged.push(span);
  }
  return merged;
}
