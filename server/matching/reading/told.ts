/** Positions told in a sentence: "working as Escalation Engineer with Microsoft", "trabajé como camarera en Hotel Sol". */

import { isPlace } from '../places/regions.ts';
import { employerness, organisationAt } from './organisations.ts';
import { trimmed } from './parts.ts';
import { titleness } from './titleness.ts';

/** A sentence's facts about one position. */
interface Told {
  title: string;
  employer: string | null;
}

const name = "[\\p{L}\\d&.'’/+ -]{2,60}?";
const stop =
  '(?=[,.;:()]|\\s(?:from|since|as|in|at|on|for|where|in a|and|with|who|which|under|till|until|through|using|desde|hasta|durante|como|donde|y|de\\s\\d)\\s|\\s[-–]\\s|\\s\\d{4}|\\t|\\s*$)';
const titleThenEmployer = new RegExp(
  `(?:work(?:ing|ed)?|employed|served|serving|joined|spearheading|associated|trabaj[éeó]|trabajando|trabajo|me desempeñ[éo])\\s(?:currently\\s|presently\\s|actualmente\\s)?(?:as|como)\\s(?:an?\\s|the\\s|una?\\s)?(${name})\\s(?:at|with|for|in|of|under|en|para)\\s(?:the\\s|el\\s|la\\s)?(['"“]?\\p{Lu}${name})${stop}`,
  'gu',
);
const employerThenTitle = new RegExp(
  `(?:work(?:ing|ed)?|employed|associated|trabaj[éeó]|trabajando)\\s(?:currently\\s|presently\\s)?(?:at|with|for|in|by|under|en|para)\\s(?:the\\s|el\\s|la\\s)?(['"“]?\\p{Lu}${name})\\s(?:as|como)\\s(?:an?\\s|the\\s|una?\\s)?(${name})${stop}`,
  'gu',
);
const titleAlone = new RegExp(
  `(?:work(?:ing|ed)?|serving|served|experience|trabajando)\\s(?:currently\\s|presently\\s)?(?:as|como)\\s(?:an?\\s|the\\s|una?\\s)(${name})${stop}`,
  'gu',
);
const denied =
  /\b(?:not|never|wish|hope|aspire|looking|seeking|want|would|like to|desire|opportunity|busco|deseo)\b/i;

const titleOf = (text: string) => {
  const plain = trimmed(text);
  return titleness(plain) >= 2 ||
    (/\p{Ll}/u.test(plain) && titleness(plain) >= 0.5 && plain.split(' ').length <= 5)
    ? plain
    : null;
};

const employerOf = (text: string) => {
  const plain = trimmed(text.replace(/['"“”]/g, ''));
  if (plain === '' || isPlace(plain)) return null;
  return employerness(plain) >= 1 && (titleness(plain) < 3 || organisationAt(plain) !== null) ? plain : null;
};

/** The position a line tells of; null when it tells of none. */
export function toldIn(text: string): Told | null {
  if (!/\b(?:as|como)\s/.test(text)) return null;
  const readable = text
    .slice(0, 600)
    .replace(/^(?:\W*)([Ww])ork/u, 'work')
    .replace(/\b(W)ork(ing|ed)/g, 'work$2');
  const found = [...readable.matchAll(titleThenEmployer)][0];
  const turned = found ? undefined : [...readable.matchAll(employerThenTitle)][0];
  const alone = (found ?? turned) ? undefined : [...readable.matchAll(titleAlone)][0];
  const match = found ?? turned ?? alone;
  if (!match || denied.test(readable.slice(Math.max(0, match.index - 60), match.index))) return null;
  const title = titleOf((turned ? match[2] : match[1]) ?? '');
  if (title === null) return null;
  return { title, employer: alone ? null : employerOf((turned ? match[1] : match[2]) ?? '') };
}
