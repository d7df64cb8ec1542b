/** A resume without what nobody may be picked by: the text that facts are read from and scores are made of. */

import { isProtected } from '../fairness/protectedLines.ts';
import { maxTextLength } from '../vocabulary/tokens.ts';
import { isNameLine } from './headline.ts';
import { readable } from './resumeLines.ts';
import { headerOf } from './sections.ts';

/** How many lines at the top may be a name, such lines not counted. */
const topLines = 3;
/** Longer lines are looked at in parts only. */
const longestLine = 400;

/** Headings of what is told beside the work; without anything below they go, too. */
const aside =
  /^(?:professional )?(?:affiliations?|memberships?|interests|hobbies|activities|volunteer(?:ing| work| experience)?|community (?:service|involvement)|extracurricular activities|personal (?:information|details|data)|additional information|awards|honors|afiliaciones|intereses|voluntariado|datos personales)$/i;
const isAside = (line: string) => aside.test(line.replace(/[:.\s_-]+$/, '').replace(/^[\s•*#_-]+/, ''));

/** Where a line is cut into what is looked at on its own: behind sentences, and around bars and bullets. */
const parts = /((?<=[.!?;])\s+(?=[\p{Lu}\d"'“¿¡(•])|\s*[|•●▪·]\s*)/u;

/** A line without its protected sentences; null where nothing of it is left. */
function workLine(line: string): string | null {
  const pieces = line.split(parts);
  if (pieces.length === 1) return line.length <= longestLine && isProtected(line) ? null : line;
  let kept = '';
  let isCut = false;
  for (let i = 0; i < pieces.length; i += 2) {
    const piece = pieces[i] ?? '';
    if (isProtected(piece)) {
      isCut = true;
      continue;
    }
    kept += (kept === '' ? '' : (pieces[i - 1] ?? ' ')) + piece;
  }
  if (!isCut) return line;
  return kept.trim() === '' ? null : kept;
}

/** A line that is nothing but an address, a number or a link. */
const contact =
  /^[\s•|]*(?:(?:e-?mail|phone|tel|mobile|cell|linkedin|web(?:site)?)\s?[:.]?\s*)?(?:[\w.+-]{1,64}@[\w.-]{1,200}|\+?\(?\d{2,4}\)?[\s.-]\d{3,4}[\s.-]\d{3,4}|(?:https?:\/\/|www\.)\S{1,300})[\s•|]*$/i;

const known = new Map<string, string>();

/**
 * The text without name lines at the top, lines of contact, and lines and sentences that speak of faith, origin, disability, family
 * and the like. A text into which such a line was put is the text it was before.
 */
export function workText(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const kept: string[] = [];
  let top = 0;
  let heading = -1;
  for (const line of text.slice(0, maxTextLength).split('\n')) {
    const written = line.trim();
    const section = written === '' ? null : headerOf(written);
    // Below such a heading a line of capitals is an employer's name.
    if (section === 'EXPERIENCE' || section === 'EDUCATION' || section === 'SKILLS') top = topLines;
    const isTop = top < topLines && written !== '';
    if (isTop && written.length <= 80 && isNameLine(readable(written).trim())) continue;
    const left = written === '' ? line : contact.test(written) ? null : workLine(line);
    if (left === null) continue;
    if (isTop) top += 1;
    const isHeading = written !== '' && (section !== null || isAside(written));
    // A heading whose lines are all gone says nothing any more.
    if (isHeading && heading >= 0 && isAside(kept[heading] ?? '')) kept.splice(heading);
    kept.push(left);
    if (isHeading) heading = kept.length - 1;
    else if (written !== '') heading = -1;
  }
  if (heading >= 0 && isAside(kept[heading] ?? '')) kept.splice(heading);
  const work = kept.join('\n');
  if (known.size > 200) known.clear();
  known.set(text, work);
  return work;
}
