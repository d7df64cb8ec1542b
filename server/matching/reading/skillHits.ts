/** Whether a phrase found in a text is a skill or only looks like one. */

import { type Hit, isExpected, isHadByDoing, isPlain, isSkillForm, skillAt } from '../vocabulary/phrases.ts';
import { wordNameOf } from '../vocabulary/wordNames.ts';
import type { Worked } from '../vocabulary/worked.ts';
import type { LineKind } from './lineKinds.ts';
import { isBroken, isInIdiom, isOfOtherThings } from './skillSenses.ts';
import { isNameAt } from './wordNames.ts';

/** Whether a word stands alone with a capital among small letters: "kept in Salesforce", not "at Apex Freight Lines". */
const isProperName = (text: string, start: number, end: number): boolean =>
  /^[A-Z][a-z]/.test(text.slice(start, end)) &&
  /[a-z,] $/.test(text.slice(Math.max(0, start - 2), start)) &&
  !/^ [A-Z]/.test(text.slice(end, end + 2));

/** SURE: the skill. DOUBTFUL: a word that would be one where it is expected. NO: another word. */
type Certainty = 'SURE' | 'DOUBTFUL' | 'NO';

/**
 * How surely a phrase found in a resume is the skill it belongs to. A single ordinary word counts in a list of skills,
 * and in sentences of people whose trade it belongs to: a developer who packaged services has not worked in packaging.
 *
 * @param text the resume or a line of it, with the phrase's first word from `start` to `end`, and its last up to `last`
 * @param worked the occupations of the titles held
 */
export function certaintyOf(
  { phrase }: Hit,
  text: string,
  [start, end, last]: readonly [number, number, number],
  kind: LineKind,
  worked: Worked,
): Certainty {
  if (isBroken(text.slice(start, last), phrase.spelling) || isInIdiom(text, start, last)) return 'NO';
  const written = text.slice(start, end);
  const wordName = phrase.terms.length === 1 ? wordNameOf(phrase.spelling) : undefined;
  if (wordName && !isNameAt(wordName, text, start, end)) return 'NO';
  if (!isSkillForm(phrase, written))
    return /(?:ed|ing)$/i.test(written) && isHadByDoing(phrase, worked) && !isOfOtherThings(text, end)
      ? 'SURE'
      : 'NO';
  if (phrase.skill < 0 || !isPlain(phrase) || phrase.occupations.length === 0) return 'SURE';
  // A tool named by an ordinary word is doubtful outside its own trade even in a list: "Express".
  const isWordToo = phrase.written !== null;
  if (kind === 'LIST' && !isWordToo) return 'SURE';
  const skill = skillAt(phrase.skill);
  if (skill?.language || skill?.soft) return 'SURE';
  return worked === null || (!isWordToo && isProperName(text, start, end)) || isExpected(phrase, worked)
    ? 'SURE'
    : 'DOUBTFUL';
}

/** Whether a skill named in passing is worth showing for someone of these trades. */
export const isWorthShowing = ({ phrase }: Hit, kind: LineKind, worked: Worked): boolean =>
  kind === 'LIST' || phrase.occupations.length === 0 || worked === null || isExpected(phrase, worked);
