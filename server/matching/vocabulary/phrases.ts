/** The skills, names and typical words of the vocabulary, made searchable as phrases of terms. */

import type { OccupationId } from './occupations.ts';
import { once } from './once.ts';
import { columnOf, openPacked, wordsOf } from './packed.ts';
import { endingOf, phraseFlags, skillFlags } from './phraseFlags.ts';
import { isSpanish } from './spanish.ts';
import { isExpectedIn, isOwnIn, type Worked } from './worked.ts';

/** One spelling of a skill. */
export interface Phrase {
  id: number;
  spelling: string;
  /** The skill it belongs to; -1 for a word that is only typical of fields of work. */
  skill: number;
  terms: string[];
  /** Its `phraseFlags`. */
  flags: number;
  /** Only this way of writing it (or all capitals) counts: "React", not "react"; null when any does. */
  written: string | null;
  /** Fields of work it is typical of, by their place in the list. */
  fields: readonly number[];
  /** Occupations it is typical of; empty if people in any may have it. */
  occupations: readonly OccupationId[];
}

/** A skill by its shown name, with the ids of its spellings. */
interface Skill {
  id: number;
  name: string;
  phrases: readonly number[];
  soft: boolean;
  language: boolean;
}

/** Phrases that begin with the same term. Common terms begin hundreds, of which a second term leaves a few. */
interface Bucket {
  single: Phrase[];
  /** By their second term, the longest first. */
  longer: Map<string, Phrase[]>;
}

interface Lexicon {
  version: string;
  phrases: readonly Phrase[];
  skills: readonly Skill[];
  byFirstTerm: ReadonlyMap<string, Bucket>;
  bySpelling: ReadonlyMap<string, Phrase>;
  typicalTerms: ReadonlySet<string>;
}

const has = ({ flags }: Phrase, flag: keyof typeof phraseFlags): boolean => (flags & phraseFlags[flag]) !== 0;

const lexicon = once((): Lexicon => {
  const packed = openPacked<{ version: string }>('skills');
  const column = (name: string) => columnOf(packed, name);
  const listOf = (name: string) => {
    const values = column(name);
    const starts = column(name.replace(/s$/, 'Starts'));
    return (at: number): number[] => [...values.subarray(starts[at] ?? 0, starts[at + 1] ?? 0)];
  };
  const terms = wordsOf(packed, 'terms');
  const [flags, skillOf, kinds] = [column('flags'), column('skills'), column('kinds')];
  const [occupations, fields, members] = [listOf('occupations'), listOf('fields'), listOf('members')];
  const phrases = wordsOf(packed, 'spellings').map((spelling, id): Phrase => {
    const own = flags[id] ?? 0;
    return {
      id,
      spelling,
      skill: (skillOf[id] ?? 0) - 1,
      terms: (terms[id] ?? '').split(' '),
      flags: own,
      written: (own & phraseFlags.exact) === 0 ? null : spelling,
      fields: fields(id),
      occupations: occupations(id),
    };
  });
  const skills = wordsOf(packed, 'names').map((name, id): Skill => {
    const kind = kinds[id] ?? 0;
    return {
      id,
      name,
      phrases: members(id),
      soft: (kind & skillFlags.soft) !== 0,
      language: (kind & skillFlags.language) !== 0,
    };
  });
  const byFirstTerm = new Map<string, Bucket>();
  const bySpelling = new Map<string, Phrase>();
  const typicalTerms = new Set<string>();
  for (const phrase of phrases) {
    const [first = '', second] = phrase.terms;
    const bucket: Bucket = byFirstTerm.get(first) ?? { single: [], longer: new Map() };
    byFirstTerm.set(first, bucket);
    if (second === undefined) bucket.single.push(phrase);
    else bucket.longer.set(second, [...(bucket.longer.get(second) ?? []), phrase]);
    bySpelling.set(phrase.terms.join(' '), phrase);
    if (has(phrase, 'typical') && !skills[phrase.skill]?.soft)
      for (const term of phrase.terms) typicalTerms.add(term);
  }
  for (const { longer } of byFirstTerm.values())
    for (const phrases of longer.values()) phrases.sort((a, b) => b.terms.length - a.terms.length);
  return { version: packed.meta.version, phrases, skills, byFirstTerm, bySpelling, typicalTerms };
});

/** Changes with the list of phrases. */
export const phrasesVersion = (): string => lexicon().version;

/** How many skills there are; their ids count from 0. */
export const skillCount = (): number => lexicon().skills.length;

/** The skill with that id; undefined for -1. */
export const skillAt = (id: number): Skill | undefined => lexicon().skills[id];

/** The phrase with that id. */
export const phraseAt = (id: number): Phrase | undefined => lexicon().phrases[id];

/** A skill's phrases, its name first. */
export const phrasesOf = (skill: Skill): Phrase[] => skill.phrases.flatMap((id) => phraseAt(id) ?? []);

/** For the typed words of a criterion, where capitals mean nothing. */
export const anyCase = (): string => 'ANY';

const inCapitals = (written: string) => /^[^a-z]+s?$/.test(written);

const plainLetters = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');

/** Stems of two languages meet: "public" is no "publicidad". */
const isSpanishWord = (written: string, { spelling }: Phrase) =>
  isSpanish(written.toLowerCase()) || plainLetters(written) === plainLetters(spelling);

function isWrittenRight(phrase: Phrase, at: number, writtenAt: (at: number) => string): boolean {
  if (phrase.terms.length === 1 && has(phrase, 'spanish')) {
    const written = writtenAt(at);
    if (written !== anyCase() && !isSpanishWord(written, phrase)) return false;
  }
  if (has(phrase, 'upper')) return inCapitals(writtenAt(at));
  if (phrase.written === null) return true;
  const written = writtenAt(at);
  return written === phrase.written || (inCapitals(written) && written.length > 1);
}

/** Where a phrase stands in a list of terms. */
export interface Hit {
  phrase: Phrase;
  at: number;
}

const endings = { '': 'bare', ing: 'ing', ed: 'ed', s: 'plural' } as const;
const anyEnding = phraseFlags.bare | phraseFlags.ing | phraseFlags.ed | phraseFlags.plural;

/**
 * Whether a word found for a phrase is the skill and not another part of speech: "contracts" and not "contract",
 * "cleaning" and not "clean". A plural says as much as its singular, but not the other way round.
 */
export function isSkillForm(phrase: Phrase, found: string): boolean {
  if ((phrase.flags & anyEnding) === 0 || has(phrase, 'upper') || phrase.written !== null) return true;
  const ending = endingOf(found);
  return has(phrase, endings[ending]) || (ending === 's' && has(phrase, 'bare'));
}

/** Whether a phrase counts as a skill only where one is expected: an ordinary word, a field of knowledge. */
export const isPlain = (phrase: Phrase): boolean => has(phrase, 'plain');

/** Whether a phrase is in our own list, and not just one of ESCO's fields of knowledge. */
export const isTypical = (phrase: Phrase): boolean => has(phrase, 'typical');

/** Whether a phrase is the Spanish name of a skill. */
export const isSpanishName = (phrase: Phrase): boolean => has(phrase, 'spanish');

/** Whether a phrase usually means a tool although it is an ordinary word: TECHNICAL "hibernate", OFFICE "Outlook". */
export const toolKind = (phrase: Phrase): 'TECHNICAL' | 'OFFICE' | null =>
  has(phrase, 'technical') ? 'TECHNICAL' : has(phrase, 'office') ? 'OFFICE' : null;

/**
 * Whether having done a thing shows the skill: "mentored" is as good as "mentoring". What only some trades do counts for
 * people of that very trade: a founder who shipped features has not worked in shipping.
 */
export const isHadByDoing = (phrase: Phrase, worked: Worked): boolean =>
  has(phrase, 'done') || isOwnIn(phrase.occupations, worked);

/** Whether a skill is expected of someone with that work: it is used everywhere, or typical of near occupations. */
export const isExpected = (phrase: Phrase, worked: Worked): boolean =>
  has(phrase, 'anywhere') || isExpectedIn(phrase.occupations, worked);

/**
 * Every phrase of the lexicon in a list of terms, nested ones too; of those that begin in one place the longest first.
 * @param writtenAt gives the term at a place as it is written.
 */
export function findPhrases(
  terms: readonly string[],
  writtenAt: (at: number) => string,
  found: (hit: Hit) => void,
): void {
  const { byFirstTerm } = lexicon();
  for (let at = 0; at < terms.length; at += 1) {
    const bucket = byFirstTerm.get(terms[at] ?? '');
    if (!bucket) continue;
    for (const phrase of bucket.longer.get(terms[at + 1] ?? '') ?? []) {
      const length = phrase.terms.length;
      let matches = true;
      for (let i = 2; i < length && matches; i += 1) matches = terms[at + i] === phrase.terms[i];
      if (matches && isWrittenRight(phrase, at, writtenAt)) found({ phrase, at });
    }
    for (const phrase of bucket.single) if (isWrittenRight(phrase, at, writtenAt)) found({ phrase, at });
  }
}

/** The phrase that is exactly these terms. */
export const phraseOf = (terms: readonly string[]): Phrase | undefined =>
  lexicon().bySpelling.get(terms.join(' '));

/** Whether a term begins a skill or a word of some field. */
export const isKnownTerm = (term: string): boolean => lexicon().byFirstTerm.has(term);

/** Whether a term is part of a skill or typical of some field of work. */
export const isTradeTerm = (term: string): boolean => lexicon().typicalTerms.has(term);

/** Whether a phrase is its skill's own name, in English or Spanish. */
export const isLabel = (phrase: Phrase): boolean => has(phrase, 'label');

/** Makers' names as terms. Each makes many products, so the name alone says none of them. */
const makers: ReadonlySet<string> = new Set(
  'microsoft ms adob googl sap oracl ibm intuit amazon aws appl autodesk sag zoho infor vmware atlassian'.split(
    ' ',
  ),
);

const withoutMaker = ({ terms }: Phrase) => terms.filter((term) => !makers.has(term));

/** Whether a phrase is a maker's name and says no product. */
export const isMaker = (phrase: Phrase): boolean => withoutMaker(phrase).length === 0;

const shareHalf = (a: readonly string[], b: readonly string[]) => {
  const shared = a.filter((term) => b.includes(term)).length;
  return shared > 0 && shared * 2 >= Math.max(a.length, b.length);
};

/** "Excel", "MS Excel" and "Microsoft Excel" are one; "SAP MM" and "SAP Ariba" are two, and "SAP" is neither. */
const sameProduct = (a: Phrase, b: Phrase) => shareHalf(withoutMaker(a), withoutMaker(b));

/** Whether two spellings mean the same thing: an abbreviation and its long form, or nearly the same words. */
export function sameMeaning(a: Phrase, b: Phrase): boolean {
  if (a === b || a.terms.join('') === b.terms.join('')) return true;
  if (a.skill === b.skill && isLabel(a) && isLabel(b)) return true;
  return isShortFor(a, b) || (ofMaker(a, b) ? sameProduct(a, b) : shareHalf(a.terms, b.terms));
}

const ofMaker = (...phrases: readonly Phrase[]) =>
  phrases.some(({ terms }) => terms.some((term) => makers.has(term)));

/** Whether a spelling names another product of the maker than the one that is asked for, or no product at all. */
export const isOtherProduct = (asked: Phrase, other: Phrase): boolean =>
  ofMaker(asked, other) && !isMaker(asked) && !sameProduct(asked, other) && !isShortFor(asked, other);

/** Whether the shorter of two spellings abbreviates the longer one. */
function isShortFor(a: Phrase, b: Phrase): boolean {
  const [short, long] = a.terms.join('').length <= b.terms.join('').length ? [a, b] : [b, a];
  const initials = long.terms.map((term) => term.charAt(0)).join('');
  const acronym = short.terms[0]?.replace(/[^a-z]|s$/g, '') ?? '';
  if (short.terms.length === 1 && long.terms.length > 1 && acronym !== '' && initials.startsWith(acronym))
    return true;
  const capitals = long.spelling.replace(/[^A-Z]/g, '');
  return capitals.length > 1 && short.spelling === capitals;
}

/** The name for a phrase found in a text: its skill's name if that means the same, else the words as written. */
export function shownName(phrase: Phrase, written: string): string {
  const skill = skillAt(phrase.skill);
  const first = phraseAt(skill?.phrases[0] ?? -1);
  if (skill && first && !isSpanishName(phrase) && sameMeaning(phrase, first)) return skill.name;
  return asName(/[A-Z]/.test(written) ? written : phrase.spelling);
}

/** Words that a skill's name has behind what people write: "CCRN" for "CCRN certification". */
const tails: ReadonlySet<string> = new Set(
  'certif certifi certificat licens design card registrat permit program chart'.split(' '),
);

/** Whether a skill's name says no more than a phrase: the same words, an abbreviation, a maker more or less. */
function saysNoMore(phrase: Phrase, label: Phrase): boolean {
  const [own, more] = [withoutMaker(phrase), withoutMaker(label)];
  const isSame = more.length > 0 && more.every((term) => own.includes(term) || tails.has(term));
  return (isSame && own.every((term) => more.includes(term))) || isShortFor(phrase, label);
}

/**
 * The name that a resume's skill is shown by, in the resume's language: the skill's own where that says the same,
 * else the words of the resume.
 */
export function nameInResume(phrase: Phrase, written: string, isSpanishText: boolean): string {
  const skill = skillAt(phrase.skill);
  const all = skill ? phrasesOf(skill) : [];
  const own = all.find((one) => isLabel(one) && isSpanishName(one) === isSpanishText);
  if (own && (isLabel(phrase) || saysNoMore(phrase, own)))
    return isSpanishText || !skill ? asName(own.spelling) : skill.name;
  const isForm = isSkillForm(phrase, written.split(/\s/)[0] ?? '');
  return asName(isForm && /\p{Lu}/u.test(written) && /\p{Ll}/u.test(written) ? written : phrase.spelling);
}

const asName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
