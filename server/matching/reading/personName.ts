/**
 * The name of a resume's owner, as first and last name.
 *
 * A line is taken for the name because a label says so, because the address of mail or of a profile has its words, or
 * because it stands at the top and is nothing else: no title, place, company or heading. Where none of these holds
 * there is no name: an empty field in a form is better than a wrong one.
 */
import { isPlace } from '../places/regions.ts';
import { isKnownTerm } from '../vocabulary/phrases.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { isNameLine } from './headline.ts';
import { fromParts, inOrder, isGivenName, type PersonName } from './nameOrder.ts';
import {
  caselessTitleWords,
  credentials,
  documentTitles,
  firstNameLabels,
  hanFamilies,
  hangulFamilies,
  headingsBefore,
  honorifics,
  lastNameLabels,
  longHanFamilies,
  longHangulFamilies,
  nameLabels,
  northernParticles,
  southernParticles,
} from './nameWords.ts';
import { organisationAt } from './organisations.ts';
import { readable } from './resumeLines.ts';
import { headerOf } from './sections.ts';
import { titleness } from './titleness.ts';

/** Lines in which a name may stand by itself, and those in which only an address can prove one. */
const topLines = 15;
const provedLines = 60;

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (phrases: readonly string[]) => `(?:${phrases.map(escaped).join('|')})`;

const titleBefore = new RegExp(`^${anyOf(documentTitles)}(?!\\p{L})\\s*(?:of|de|for)?\\s*[:–-]?\\s*`, 'iu');
const titleBehind = new RegExp(
  `(?:['’]s\\s+|\\s*[-–:]\\s*|\\s+)${anyOf(documentTitles)}(?:\\s+\\d{4})?$`,
  'iu',
);
const heading = new RegExp(`^${anyOf(headingsBefore)}\\s+(?=\\S)`, 'iu');
const label = (labels: readonly string[]) =>
  new RegExp(`^${anyOf(labels)}(?:\\s*[:：]\\s*|\\s+[-–]\\s+|\\t|\\s{3,}|(?<=\\p{Script=Han})\\s)`, 'iu');
const [nameLabel, firstLabel, lastLabel] = [nameLabels, firstNameLabels, lastNameLabels].map(label) as [
  RegExp,
  RegExp,
  RegExp,
];
const labelAlone = new RegExp(`^${anyOf(nameLabels)}\\s?[:：]?$`, 'iu');

/** The place from which a line no longer is the name: addresses, numbers, brackets, marks between parts. */
const behindName = /\s*(?:[|•·(/<]|\s[-–—]\s|\s\d|\s\S+@|\s(?:phone|tel|mobile|e-?mail)\b|[،、，]\s).*$/iu;

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const plain = (word: string) => word.toLowerCase().replace(/[.,]/g, '');

/** "M I R A   S O L B E R G" as words. */
const withoutSpacing = (line: string) =>
  /^(?:\p{L}['.-]?\s+){3,}\p{L}[.']?$/u.test(line)
    ? line
        .split(/\s{2,}/)
        .map((word) => word.replace(/\s/g, ''))
        .join(' ')
    : line;

/** The parts of a line between gaps, unless each part is a word of one name: "MIRA   SOLBERG". */
function partsOf(line: string): string[] {
  const parts = line.split(/\t|\s{3,}/).filter(Boolean);
  return parts.length < 4 && parts.every((part) => /^\p{Lu}[\p{L}'’.-]*$/u.test(part)) && parts.length > 1
    ? [parts.join(' ')]
    : parts;
}

/** A name without titles before it and letters behind it: "Dr. Lena Brandauer, PhD, PMP". */
function withoutTitles(text: string): string {
  let rest = words(text);
  while (rest.length > 1 && honorifics.has(plain(rest[0] ?? '').replace(/ª$/u, 'a'))) rest = rest.slice(1);
  const isBehindComma = () =>
    rest.at(-2)?.endsWith(',') &&
    /^(?:[A-Z]{2,6}(?:-[A-Z]{1,3})?|(?:[A-Z][a-z]?\.?){2,5})$/.test(rest.at(-1) ?? '');
  while (
    rest.length > 1 &&
    (credentials.has(plain(rest.at(-1) ?? '')) || (rest.length > 2 && isBehindComma()))
  )
    rest = rest.slice(0, -1);
  return rest.join(' ').replace(/,$/, '');
}

const caseless =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{M} ]+$/u;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・ ]+$/u;

/** Whether words without capitals are a name: two to four of them, or a known family name before one or two signs. */
function isCaselessName(text: string, isLabelled: boolean): boolean {
  const all = words(text);
  if (all.some((word) => caselessTitleWords.has(word))) return false;
  if (caseless.test(text)) return all.length <= 4 && (all.length > 1 || isLabelled);
  if (!eastAsian.test(text)) return false;
  if (text.includes('・')) return all.length === 1 && text.length <= 16;
  if (all.length === 2) return all.every((word) => word.length <= 4) && text.length <= 7;
  if (all.length > 2 || text.length > 4 || text.length < 2) return false;
  const [one, two] = [text.charAt(0), text.slice(0, 2)];
  return (
    isLabelled ||
    hanFamilies.has(one) ||
    hangulFamilies.has(one) ||
    longHanFamilies.has(two) ||
    longHangulFamilies.has(two)
  );
}

const nameWord = /^\p{Lu}[\p{L}\p{M}'.-]*$/u;
const isSmall = (word: string) =>
  northernParticles.has(plain(word)) || southernParticles.has(plain(word)) || /^al-\p{Lu}/u.test(word);

/** Letters that no language writes beside one another: an alphabet mixed into another, or a word without a vowel. */
const isGarbled = (text: string) =>
  words(text).some(
    (word) =>
      (/\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) ||
      (/^\p{Script=Latin}{4,}$/u.test(word) && !/[aeiouyåæøœıãõ]/iu.test(word.normalize('NFD'))),
  );

/** Whether text has the form of a name in letters that have capitals. */
const isShaped = (text: string) => {
  const all = words(text);
  return (
    all.length > 0 &&
    all.length <= 6 &&
    all.every((word) => nameWord.test(word) || isSmall(word)) &&
    (nameWord.test(all.at(-1) ?? '') || /^al-/u.test(all.at(-1) ?? '')) &&
    !isGarbled(text)
  );
};

/** Whether text is a name and can be nothing else that stands at the top of a resume. */
function isPlainName(text: string): boolean {
  if (!isShaped(text) || organisationAt(text) !== null || isPlace(text)) return false;
  const telling = words(text)
    .map((word) => word.replace(/^al-/u, ''))
    .filter((word) => !isSmall(word) && !/^\p{Lu}\.$/u.test(word));
  return (
    isNameLine(telling.join(' ')) ||
    (isGivenName(telling[0] ?? '') && telling.length < 4 && titleness(text) < 2)
  );
}

/** A first line that may be a name though one of its words is a skill's, too: "Golden Turcotte". */
function isLikelyName(text: string): boolean {
  const all = words(text);
  const known = termsOf(text).filter(isKnownTerm);
  return (
    all.length < 4 &&
    all.every((word) => nameWord.test(word)) &&
    known.length < 2 &&
    occupationsIn(termsOf(text)).length === 0 &&
    titleness(text) < 2
  );
}

const contact = /@|(?:\d[\s().-]*){7}/u;

/** The owner's names in the addresses of a resume: "mira.solberg", "in/tomas-quill". */
type Handles = readonly string[];

const flat = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');

/** How many words of a name an address has: "lovelace.ada@…" has two of "ADA MARIE LOVELACE". */
const proofs = (text: string, handles: Handles) =>
  words(flat(text)).filter((word) => word.length > 2 && handles.some((handle) => handle.includes(word)))
    .length;

/** "MIRASOLBERG" of mira.solberg@…, whose space was lost. */
function parted(word: string, handles: Handles): string | null {
  for (const handle of handles) {
    const pieces = handle.split(/[._-]/).filter((piece) => piece.length > 1);
    if (pieces.length < 2 || pieces.join('') !== flat(word)) continue;
    const ends = pieces.map((_, index) => pieces.slice(0, index + 1).join('').length);
    return ends.map((end, index) => word.slice(ends[index - 1] ?? 0, end)).join(' ');
  }
  return null;
}

/** "LAST, First M." in its two parts. */
function familyFirst(text: string, handles: Handles): PersonName | null {
  const [family = '', given = '', ...more] = text.split(/\s?,\s?/);
  if (more.length > 0 || given === '' || words(given).length > 3 || words(family).length > 3) return null;
  if (!isShaped(family) || !isShaped(given) || isPlace(text)) return null;
  const isSure = proofs(text, handles) > 0 || isGivenName(words(given)[0] ?? '');
  if (!isSure && (!isPlainName(`${given} ${family}`) || titleness(given) >= 2)) return null;
  return fromParts(given, family);
}

interface Candidate {
  text: string;
  isLabelled: boolean;
}

/** The pieces of a line that may be a name. */
function candidatesIn(line: string): Candidate[] {
  return partsOf(line).flatMap((part, _, parts) => {
    const isLabelled = nameLabel.test(part) || (parts[0] !== part && labelAlone.test(parts[0] ?? ''));
    const bare = part
      .replace(heading, '')
      .replace(titleBefore, '')
      .replace(nameLabel, '')
      .replace(titleBehind, '')
      .replace(behindName, '')
      .replace(/^page \d+(?: of \d+)?\s*/i, '')
      .trim();
    return bare === '' || bare.length > 60 ? [] : [{ text: withoutTitles(bare), isLabelled }];
  });
}

/** A candidate as a name, or null where it is none. */
function nameIn(
  { text, isLabelled }: Candidate,
  handles: Handles,
  isFirst: boolean,
  isHead = false,
): PersonName | null {
  if (isGarbled(text) || headerOf(text) !== null) return null;
  const proved = proofs(text, handles);
  if (text.includes(',')) {
    const reversed = familyFirst(text, handles);
    if (reversed) return reversed;
    const [before = ''] = text.split(',');
    return words(before).length > 1 && !isPlace(text)
      ? nameIn({ text: before, isLabelled }, handles, isFirst)
      : null;
  }
  const all = words(text);
  if (isCaselessName(text, isLabelled)) return isFirst || isLabelled ? inOrder(all) : null;
  if (all.length === 1) {
    const pieces = parted(text, handles);
    if (pieces) return inOrder(words(pieces));
    return nameWord.test(text) && (isLabelled || (isFirst && proved > 0 && titleness(text) < 2))
      ? inOrder(all)
      : null;
  }
  // An address proves a name that is also a trade, and one in small letters.
  if (proved >= 2 && all.length <= 4 && all.every((word) => /^\p{L}[\p{L}\p{M}'.-]*$/u.test(word)))
    return inOrder(all.map((word) => (isSmall(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))));
  const isName =
    isLabelled || (proved > 0 && all.length <= 4)
      ? isShaped(text) && organisationAt(text) === null
      : isPlainName(text) ||
        (isHead && isShaped(text) && organisationAt(text) === null && !isPlace(text) && isLikelyName(text));
  return isName ? inOrder(all) : null;
}

/** First and last name behind labels of their own. */
function fromLabels(lines: readonly string[]): PersonName | null {
  const behind = (pattern: RegExp) => {
    const line = lines.find((text) => pattern.test(text));
    const value = line?.replace(pattern, '').replace(behindName, '').trim();
    return value && value.length <= 60 && /^[\p{L}\p{M}'.\- ]+$/u.test(value) ? value : null;
  };
  const [first, last] = [behind(firstLabel), behind(lastLabel)];
  return first !== null && last !== null ? fromParts(first, last) : null;
}

/** Two lines of a word each: the name over two lines in large letters. */
const stacked = (line: string, next: string | undefined) =>
  next !== undefined &&
  nameWord.test(line) &&
  nameWord.test(next) &&
  headerOf(line) === null &&
  headerOf(next) === null
    ? `${line} ${next}`
    : null;

/**
 * @param top the first lines of a resume
 * @param handles the owner's names in its addresses, in small letters
 */
export function readName(top: readonly string[], handles: Handles): PersonName | null {
  const lines = top.map((line) => withoutSpacing(readable(line).replaceAll('’', "'").trim()));
  const labelled = fromLabels(lines.slice(0, topLines));
  if (labelled) return labelled;
  let plainOne: PersonName | null = null;
  let isTop = true;
  for (const [at, line] of lines.slice(0, provedLines).entries()) {
    const header = headerOf(line);
    if (header !== null && header !== 'OTHER') isTop = false;
    const isFirst = at < 4 && isTop;
    const two = isFirst ? stacked(line, lines[at + 1]) : null;
    if (
      two !== null &&
      (proofs(two, handles) > 1 || (at === 0 && isPlainName(two) && line === line.toUpperCase()))
    )
      return inOrder(words(two));
    const isNearContact = lines.slice(at, at + 4).some((near) => contact.test(near));
    const isBelowLabel = at > 0 && line.includes(' ') && labelAlone.test(lines[at - 1] ?? '');
    for (const candidate of candidatesIn(line)) {
      const known = { ...candidate, isLabelled: candidate.isLabelled || isBelowLabel };
      const name = nameIn(known, handles, isFirst, at === 0 && isNearContact);
      if (!name) continue;
      if (known.isLabelled || proofs(candidate.text, handles) > 0) return name;
      const isLikely = isTop || (isNearContact && isGivenName(words(candidate.text)[0] ?? ''));
      if (at < topLines && isLikely) plainOne ??= name;
    }
  }
  return plainOne;
}
