/** The lexicon made searchable: skills, trade words and titles as phrases of terms. */
import { termsOf } from '../tokens.ts';
import { technologyNames } from '../vocabulary/skills.ts';
import { entriesOf, tradeIndex, trades } from './all.ts';
import { languages, softSkills } from './general.ts';
import { names } from './names.ts';

/** One spelling of a skill. */
export interface Phrase {
  id: number;
  spelling: string;
  /** The skill it belongs to; -1 for a word that is only typical of trades. */
  skill: number;
  terms: string[];
  /** Only capitals count, because in small letters it is another word. */
  upper: boolean;
  /** Only this way of writing it (or all capitals) counts: "React", not "react"; null when any does. */
  written: string | null;
  /** Trades it is typical of. */
  trades: number[];
  /** Endings that its one word may have as a skill: "cleaning" is one, "clean" is not. */
  endings: string[];
  /** A single ordinary word, which is a skill only where a skill is to be expected. */
  plain: boolean;
}

/** A skill by its shown name, with the ids of its spellings. */
export interface Skill {
  id: number;
  name: string;
  phrases: number[];
  soft: boolean;
  language: boolean;
}

export const phrases: Phrase[] = [];
export const skills: Skill[] = [];
const byFirstTerm = new Map<string, Phrase[]>();
const bySpelling = new Map<string, Phrase>();

/** What the ending of a word makes it; words with the same stem and another ending are another part of speech. */
function endingOf(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  return /(?:ing|ed|[^is]s)$/.exec(plain)?.[0].replace(/^.s$/, 's') ?? '';
}

const isAcronym = (spelling: string) => /^[A-Z][A-Z&/]{0,3}s?$/.test(spelling);

function addPhrase(entry: string, skill: number, trade: number | null, isName: boolean): Phrase | null {
  const isExact = entry.startsWith('=');
  const spelling = isExact ? entry.slice(1) : entry;
  const terms = termsOf(spelling);
  if (terms.length === 0) return null;
  const key = terms.join(' ');
  let phrase = bySpelling.get(key);
  if (!phrase) {
    phrase = {
      id: phrases.length,
      spelling,
      skill,
      terms,
      upper: isAcronym(spelling),
      written: isExact ? spelling : null,
      trades: [],
      endings: [],
      plain: terms.length === 1 && (isExact || (!isName && /^[A-Za-z]?[a-z'-]+$/.test(spelling))),
    };
    phrases.push(phrase);
    bySpelling.set(key, phrase);
    const first = terms[0] ?? '';
    const bucket = byFirstTerm.get(first);
    if (bucket) bucket.push(phrase);
    else byFirstTerm.set(first, [phrase]);
  } else if (phrase.skill < 0) phrase.skill = skill;
  if (skill >= 0 && terms.length === 1) phrase.endings.push(endingOf(spelling));
  if (trade !== null && !phrase.trades.includes(trade)) phrase.trades.push(trade);
  return phrase;
}

interface SkillKind {
  soft?: true;
  language?: true;
  /** Goes by a name of its own, so that one word of it is never an ordinary word. */
  name?: true;
}

function addSkill(spellings: string[], trade: number | null, kind: SkillKind = {}) {
  const name = spellings[0]?.replace(/^=/, '');
  if (name === undefined) return;
  const same = skills.find((skill) => skill.name.toLowerCase() === name.toLowerCase());
  const skill: Skill = same ?? {
    id: skills.length,
    name,
    phrases: [],
    soft: kind.soft === true,
    language: kind.language === true,
  };
  if (!same) skills.push(skill);
  for (const spelling of spellings) {
    const phrase = addPhrase(spelling, skill.id, trade, kind.name === true);
    if (phrase && !skill.phrases.includes(phrase.id)) skill.phrases.push(phrase.id);
  }
}

trades.forEach((trade, index) => {
  for (const entry of entriesOf(trade.skills)) addSkill(entry, index);
});
for (const [trade, list] of Object.entries(names))
  for (const entry of entriesOf(list)) addSkill(entry, tradeIndex(trade), { name: true });
for (const entry of entriesOf(languages)) addSkill(entry, null, { language: true });
for (const entry of entriesOf(softSkills)) addSkill(entry, null, { soft: true });
for (const name of technologyNames())
  if (!bySpelling.has(termsOf(name).join(' ')))
    addSkill([/ /.test(name) ? name : `=${name}`], null, { name: true });
trades.forEach((trade, index) => {
  for (const [word] of entriesOf(trade.words)) if (word) addPhrase(word, -1, index, false);
});
for (const bucket of byFirstTerm.values()) bucket.sort((a, b) => b.terms.length - a.terms.length);

/** For words a person typed as a criterion, where capitals mean nothing. */
export const anyCase = (): string => 'ANY';

const inCapitals = (written: string) => /^[^a-z]+s?$/.test(written);

function isWrittenRight(phrase: Phrase, at: number, writtenAt: (at: number) => string): boolean {
  if (phrase.upper) return inCapitals(writtenAt(at));
  if (phrase.written === null) return true;
  const written = writtenAt(at);
  return written === phrase.written || (inCapitals(written) && written.length > 1);
}

/** Where a phrase stands in a list of terms. */
export interface Hit {
  phrase: Phrase;
  at: number;
}

/**
 * Whether a word found for a phrase is the skill and not another part of speech: "contracts" and not "contract",
 * "cleaning" and not "clean". A plural says as much as its singular, but not the other way round.
 */
export function isSkillForm({ endings, upper, written }: Phrase, found: string): boolean {
  if (endings.length === 0 || upper || written !== null) return true;
  const ending = endingOf(found);
  return endings.includes(ending) || (ending === 's' && endings.includes(''));
}

/**
 * Every phrase of the lexicon in a list of terms, nested ones too.
 * @param writtenAt gives the term at a place as it is written.
 */
export function findPhrases(
  terms: string[],
  writtenAt: (at: number) => string,
  found: (hit: Hit) => void,
): void {
  for (let at = 0; at < terms.length; at += 1) {
    const bucket = byFirstTerm.get(terms[at] ?? '');
    if (!bucket) continue;
    for (const phrase of bucket) {
      const length = phrase.terms.length;
      let matches = true;
      for (let i = 1; i < length && matches; i += 1) matches = terms[at + i] === phrase.terms[i];
      if (matches && isWrittenRight(phrase, at, writtenAt)) found({ phrase, at });
    }
  }
}

/** The phrase that is exactly these terms. */
export const phraseOf = (terms: string[]): Phrase | undefined => bySpelling.get(terms.join(' '));

/** Whether a term begins a skill or a trade word. */
export const isKnownTerm = (term: string): boolean => byFirstTerm.has(term);

const tradeTerms = new Set(
  phrases
    .filter(({ skill, trades: typical }) => typical.length > 0 && !skills[skill]?.soft)
    .flatMap(({ terms }) => terms),
);

/** Whether a term is part of a skill or a word of some trade, and not just any word. */
export const isTradeTerm = (term: string): boolean => tradeTerms.has(term);

/** Spellings that mean the same and not just a kind of it: an abbreviation and its long form, or nearly the same words. */
export function sameMeaning(a: Phrase, b: Phrase): boolean {
  if (a === b || a.terms.join('') === b.terms.join('')) return true;
  const [short, long] = a.terms.join('').length <= b.terms.join('').length ? [a, b] : [b, a];
  const initials = long.terms.map((term) => term.charAt(0)).join('');
  const acronym = short.terms[0]?.replace(/[^a-z]|s$/g, '') ?? '';
  if (short.terms.length === 1 && long.terms.length > 1 && acronym !== '' && initials.startsWith(acronym))
    return true;
  const capitals = long.spelling.replace(/[^A-Z]/g, '');
  if (capitals.length > 1 && short.spelling === capitals) return true;
  const shared = short.terms.filter((term) => long.terms.includes(term)).length;
  return shared > 0 && shared * 2 >= long.terms.length;
}

/** What to call a phrase found in a text: its skill's name where that says the same, else as it is written. */
export function shownName(phrase: Phrase, written: string): string {
  const skill = skills[phrase.skill];
  const first = phrases[skill?.phrases[0] ?? -1];
  if (skill && first && sameMeaning(phrase, first)) return skill.name;
  const plain = /[A-Z]/.test(written) ? written : phrase.spelling;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
