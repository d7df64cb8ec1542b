/** A resume without what nobody may be picked by: the text that facts are read from and scores are made of. */

import { isProtected } from '../fairness/protectedLines.ts';
import { isPlace, isRegion } from '../places/regions.ts';
import { givenNames } from '../vocabulary/general.ts';
import { isKnownTerm } from '../vocabulary/phrases.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { maxTextLength, termsOf } from '../vocabulary/tokens.ts';
import { namesSchool } from './degreeNames.ts';
import { isNameLine } from './headline.ts';
import { readable } from './resumeLines.ts';
import { headerOf } from './sections.ts';
import { titleness } from './titleness.ts';

/** How many lines at the top may be a name, such lines not counted. */
const topLines = 3;
/** Longer lines are looked at in parts only. */
const longestLine = 400;

/** Headings of what is told beside the work; without anything below they go, too. */
const aside =
  /^(?:professional )?(?:affiliations?|memberships?|interests|hobbies|activities|volunteer(?:ing| work| experience)?|community (?:service|involvement)|extracurricular activities|personal (?:information|details|data)|additional information|awards|honors|afiliaciones|intereses|voluntariado|datos personales)$/i;
const isAside = (line: string) => aside.test(line.replace(/[:.\s_-]+$/, '').replace(/^[\s•*#_-]+/, ''));

/** Where a line is cut into what is looked at on its own: behind sentences, and around bars and bullets. */
const parts =
  /((?<=[.!?;])(?<!\b(?:St|Dr|Mr|Mrs|Ms|Jr|Sr|No|Inc|Co|Mt|Ft)\.)\s+(?=[\p{Lu}\d"'“¿¡(•])|\s*[|•●▪·]\s*)/u;

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

/** A day of birth or an age behind a name, or in a line of its own. */
const birth =
  /(?:[\s,|·•(–-]*)(?:\b(?:born|b\.|birth ?day|birth ?date|date of birth|d\.?o\.?b\.?|age|fecha de nacimiento|nacid[oa](?: el| en)?)(?:\s(?:on|in))?\s?[:.-]?\s?[\p{L}\d][\p{L}\d .,/-]{0,30}|\b\d{1,2}\s(?:years?|a[nñ]os)(?:[- ]old)?)\)?\s*$/iu;
const title =
  /^(?:mr|mrs|ms|miss|mx|dr|sr|sra|srta|don|do[nñ]a|name|full name|nombre)\.?\s?:?\s+(?=\p{Lu})/iu;
const particles = /\s(?:bin|binti|bint|ibn|al|el|de|da|del|dos|van|von|der|den|di|la|le|y|e)(?=\s\p{Lu})/gu;
const capitals = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,4}$/u;

/** Whether words at the top are a name, though one of them is a word of some trade: "Hyun-woo Park". */
function isNamed(words: string): boolean {
  if (!capitals.test(words) || headerOf(words) !== null) return false;
  const terms = termsOf(words);
  const novel = terms.filter((term) => !isKnownTerm(term)).length;
  return novel * 2 >= terms.length && titleness(words) < 2 && occupationsIn(terms).length === 0;
}

/** "Baker, Grace" as "Grace Baker", without particles; "Muncie, IN" is a place. */
function inOrder(name: string): string {
  const [, last, first] = /^(\p{Lu}[\p{L}'’ -]{1,30}),\s(\p{Lu}[\p{L}'’. -]{1,30})$/u.exec(name) ?? [];
  const isWhere = first === undefined || isPlace(name) || isRegion(first) || namesSchool(name);
  return (isWhere ? name : `${first} ${last}`).replace(particles, '');
}

const oneOrMore = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,4}$/u;
const isBirth = (line: string) => birth.test(line) && line.replace(birth, '').trim() === '';

/**
 * Whether a line at the top says the name, with or without a day of birth, or that day alone.
 * @param next the line below
 */
function saysWho(line: string, next: string): boolean {
  const bare = line.replace(birth, '').trim();
  if (bare === '') return true;
  const name = inOrder(bare.replace(title, '').replace(/[,|·•\s–-]+$/, ''));
  const isBorn = bare !== line || (isBirth(next) && titleness(name) < 2);
  // A day of birth, or a form of address, stands beside nothing but a name.
  if ((isBorn || title.test(bare)) && oneOrMore.test(name)) return true;
  return isNameLine(name) || isNamed(name) || givenNames.has(name.toLowerCase());
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
  const all = text.slice(0, maxTextLength).split('\n');
  for (const [at, line] of all.entries()) {
    const written = line.trim();
    const section = written === '' ? null : headerOf(written);
    // Below such a heading a line of capitals is an employer's name.
    if (section === 'EXPERIENCE' || section === 'EDUCATION' || section === 'SKILLS') top = topLines;
    const isTop = top < topLines && written !== '';
    if (
      isTop &&
      written.length <= 80 &&
      saysWho(readable(written).trim(), readable(all[at + 1] ?? '').trim())
    )
      continue;
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
