/** Where a text names skills, and where its words only look like it. */
import { nearness, tradeIndex } from './lexicon/all.ts';
import { type Hit, isSkillForm, type Phrase, skills } from './lexicon/phrases.ts';
import { wordNameOf } from './lexicon/wordNames.ts';
import type { LineKind } from './lineKinds.ts';
import { isNameAt } from './wordNames.ts';

/** Skills of these trades are used in every trade. */
const everywhere = new Set(
  ['administration', 'customer-service', 'general-management', 'project-management', 'training'].map(
    tradeIndex,
  ),
);
/** From this nearness on, somebody of one trade is expected to have the skills of another. */
const near = 0.25;

/** Where whoever has done it has the skill: "mentored" is as good as "mentoring". */
const done = new Set([tradeIndex('training')]);

/** Whether a skill is to be expected of somebody who worked in these trades. */
export const isExpected = (
  { trades }: Phrase,
  worked: ReadonlySet<number>,
  always: ReadonlySet<number> = everywhere,
): boolean =>
  trades.some((trade) => {
    if (always.has(trade)) return true;
    for (const own of worked) if (nearness(own, trade) >= near) return true;
    return false;
  });

/** Whether a word stands alone with a capital among small letters: "kept in Salesforce", not "at Apex Freight Lines". */
const isProperName = (text: string, start: number, end: number): boolean =>
  /^[A-Z][a-z]/.test(text.slice(start, end)) &&
  /[a-z,] $/.test(text.slice(Math.max(0, start - 2), start)) &&
  !/^ [A-Z]/.test(text.slice(end, end + 2));

/** SURE: the skill. DOUBTFUL: a word that is one where it is expected. NO: another word. */
export type Certainty = 'SURE' | 'DOUBTFUL' | 'NO';

/**
 * How surely a phrase found in a resume is the skill it belongs to. A single ordinary word is one in a list of
 * skills, and in sentences of people whose trade it belongs to: whoever writes software has packaged services and has
 * not worked in packaging.
 *
 * @param text the resume or a line of it, with the phrase's first word from `start` to `end`
 * @param worked the trades of the titles held
 */
export function certaintyOf(
  { phrase }: Hit,
  text: string,
  [start, end]: readonly [number, number],
  kind: LineKind,
  worked: ReadonlySet<number>,
): Certainty {
  const written = text.slice(start, end);
  const wordName = phrase.terms.length === 1 ? wordNameOf(phrase.spelling) : undefined;
  if (wordName && !isNameAt(wordName, text, start, end)) return 'NO';
  if (!isSkillForm(phrase, written))
    return /(?:ed|ing)$/i.test(written) && isExpected(phrase, worked, done) ? 'SURE' : 'NO';
  if (phrase.skill < 0 || !phrase.plain || phrase.trades.length === 0) return 'SURE';
  // What is known by an ordinary word is not even in a list what it would be in another trade: "Express".
  const isWordToo = phrase.written !== null;
  if (kind === 'LIST' && !isWordToo) return 'SURE';
  const skill = skills[phrase.skill];
  if (skill?.language || skill?.soft) return 'SURE';
  return worked.size === 0 || (!isWordToo && isProperName(text, start, end)) || isExpected(phrase, worked)
    ? 'SURE'
    : 'DOUBTFUL';
}

/** Whether a skill named in passing is worth showing for somebody of these trades. */
export const isWorthShowing = ({ phrase }: Hit, kind: LineKind, worked: ReadonlySet<number>): boolean =>
  kind === 'LIST' || phrase.trades.length === 0 || worked.size === 0 || isExpected(phrase, worked);
