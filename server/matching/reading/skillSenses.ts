/** Where the words of a skill mean the skill: not in idioms, not across commas, and in the language of the resume. */

/** Words that are a skill elsewhere and say nothing of one here. */
const idioms = new RegExp(
  '\\b(?:' +
    [
      'curriculum vit(?:ae|æ)',
      'mother tongues?',
      'references (?:available|furnished|upon request)',
      'word of mouth',
      'in other words',
      'rule of thumb',
      'on the fly',
      'out of the box',
      'day[- ]to[- ]day',
      'around the clock',
      'goes? the extra mile',
      'think(?:ing|s)? outside the box',
    ].join('|') +
    ')(?!\\p{L})',
  'giu',
);
const longestIdiom = 40;

/** Whether text[start, end) is part of an idiom. */
export function isInIdiom(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - longestIdiom);
  for (const { index, 0: words } of text.slice(from, end + longestIdiom).matchAll(idioms))
    if (from + index <= start && from + index + words.length >= end) return true;
  return false;
}

/** Signs that end one thing of a list and begin the next. */
const apart = /[,;:|•●▪·?!\t]|\.\s|\s{3}/;

/** Whether the words of a phrase belong to two items or sentences: "received orders, processed payments". */
export const isBroken = (words: string, spelling: string): boolean =>
  apart.test(words) && !apart.test(spelling);

const english = /\b(?:the|and|of|with|for|to|in|from|by)\b/gi;
const spanish = /(?<!\p{L})(?:de|la|el|los|las|y|con|para|en|del|por|una?)(?!\p{L})/giu;

/** Whether a resume is written in Spanish. */
export function isSpanishText(text: string): boolean {
  const looked = text.slice(0, 20_000);
  return (looked.match(spanish)?.length ?? 0) > (looked.match(english)?.length ?? 0);
}

/** Things that people who write software, serve guests or run a desk also ship, route, pack, load and file. */
const otherObjects =
  /^\s(?:[\p{L}\d,.+%'-]+\s){0,3}?(?:features?|code|codebase|releases?|apps?|applications?|software|versions?|updates?|websites?|mvps?|prototypes?|models?|queues?|requests?|calls?|tickets?|emails?|messages|traffic|packets|rooms?|house|data|datasets?|registr(?:y|ies)|servers?|ideas?|plans?|deals?|leadership|growth|adoption|revenue|results|insights|problems?|pictures?|change)\b/iu;

/** Whether a verb of a trade is said of something that the trade does not handle: "shipped features", "routing of calls". */
export const isOfOtherThings = (text: string, end: number): boolean =>
  otherObjects.test(text.slice(end, end + 60));
