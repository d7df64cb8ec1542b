/** How much words look like a job title. */

import { isRoleWord, plainWord } from '../vocabulary/roleWords.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { organisationAt } from './organisations.ts';
import { headerOf } from './sections.ts';

/** Words of a resume's frame, which stand where titles do. */
const frame =
  /^(?:project|projects|duration|client|clients|team size|environment|technolog|responsibilit|role and|roles and|key |duties|achievement|description|summary|reference|declaration|objective|page \d|curriculum|resume|cv\b|tools?\b|contact|phone|tel\b|tel[eé]fono|email|address|direcci|funciones|responsabilidades|proyecto|logros|company|employer|designation|certificat|award|date|place|skills|location|references|main |start|end )/i;
/** "Hand" alone is a family name, too. */
const manual = /\b(?:farm|deck|ranch|stage|field|dock|shop)\shand$/i;
const small =
  /^(?:of|and|the|for|in|de|del|la|el|los|las|y|e|en|und|für|der|to|at|with|a|an|&|\/|-|i{1,3}|iv)$/i;

/** Pieces of one line are asked about several times, while it is decided where it is cut. */
const known = new Map<string, number>();
const mostKnown = 10_000;

/** How much a piece of text looks like a job title; above 0 it may be one, from 2 it says an occupation. */
export function titleness(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const score = judged(text);
  if (known.size > mostKnown) known.clear();
  known.set(text, score);
  return score;
}

function judged(text: string): number {
  const words = text.split(/[\s/]+/).filter(Boolean);
  if (words.length === 0 || words.length > 14 || headerOf(text) !== null) return -5;
  const terms = termsOf(text);
  if (terms.length === 0) return -5;
  let score = 0;
  const covered = occupationsIn(terms).reduce((sum, hit) => sum + hit.length, 0);
  if (covered > 0) score += 2 + (2 * covered) / terms.length;
  const bare = words.map((word) => word.replace(/[^\p{L}-]/gu, '')).filter(Boolean);
  if (bare.some((word) => isRoleWord(word))) {
    score += 2;
    // A title's head is its last word in English, its first one in Spanish and before "of".
    if (isRoleWord(bare.at(-1) ?? '') || isRoleWord(bare[0] ?? '')) score += 0.5;
  }
  if (manual.test(text)) score += 2.5;
  const telling = words.filter((word) => !small.test(word));
  const capitals = telling.filter((word) => /^[(&\p{Lu}\d-]/u.test(word)).length;
  score += capitals / Math.max(1, telling.length) >= 0.6 ? 1 : score >= 2.5 && telling.length <= 5 ? 0 : -2;
  if (/[.;:!?]$/.test(text) && !/\b(?:Jr|Sr|Dept|Engg?|Exec|Asst|Mgr)\.$/.test(text)) score -= 2;
  if (/^\W*[A-Za-z]+(?:ed|ing)\b/.test(text) && !/^\W*(?:certified|licensed|registered)/i.test(text))
    score -= 1.5;
  if (words.length > 8) score -= 2;
  if (frame.test(text)) score -= 3;
  const organisation = organisationAt(text);
  if (organisation === 'END') score -= 1.5;
  else if (organisation === 'WITHIN') score -= 0.5;
  if (/@|https?:|www\.|\d{3}[-.\s)]\s?\d{3}|[$€£%]/.test(text)) score -= 5;
  return score;
}

/** Whether a line tells of work instead of naming it: a sentence, or a point of a list that begins with a verb. */
export function isTelling(text: string): boolean {
  const words = text.split(' ');
  if (words.length > 16) return true;
  if (words.length > 5 && /[.;]$/.test(text) && !/\b(?:Inc|Ltd|Corp|Co|S\.[AL]|Pvt|LLC)\.$/i.test(text))
    return true;
  if (/^\p{Ll}/u.test(text) && words.length > 5) return true;
  return (
    words.length > 4 &&
    /^(?:\p{L}+ed|\p{L}+ing|led|ran|built|made|wrote|taught|sold|oversaw|grew|won|kept|held|set|responsible|i|my|we)\s/iu.test(
      plainWord(text),
    ) &&
    titleness(text) < 3
  );
}
