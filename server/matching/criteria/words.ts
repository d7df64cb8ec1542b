/** Criteria in any words: skills, tools, licences, languages, titles. */

import { claimAt } from '../claims.ts';
import { quoteAt, worthOf } from '../evidence.ts';
import { commonTerms, rankTerms } from '../lexicon/commonTerms.ts';
import {
  anyCase,
  findPhrases,
  isSkillForm,
  type Phrase,
  phraseOf,
  phrases,
  sameMeaning,
  skills,
} from '../lexicon/phrases.ts';
import { occupationsIn } from '../lexicon/titles.ts';
import { type WordName, wordNameOf } from '../lexicon/wordNames.ts';
import type { PreparedCandidate } from '../prepare.ts';
import { type StatedSkill, statedSkills } from '../stated.ts';
import { stem } from '../stem.ts';
import { termsOf } from '../tokens.ts';
import { isNameAt } from '../wordNames.ts';
import { type CriterionKind, fromResume, fromStated, unknown } from './judge.ts';

/** How surely something was found, and where. */
export interface Finding {
  /** 1 found, 0.5 in part, 0 not at all. */
  strength: number;
  at: number;
  count: number;
  /** Quotation that tells it, where it is a title. */
  quote?: string;
}

/** Looks for one thing in a candidate. */
export type Seeker = (candidate: PreparedCandidate) => Finding;

export const nothing: Finding = { strength: 0, at: -1, count: 0 };

const filler = new Set(
  (
    'experience experienced knowledge proficiency proficient familiarity familiar understanding ability able strong ' +
    'excellent good solid proven demonstrated working hands skill skills expertise expert advanced basic intermediate ' +
    'background required requirement preferred must have with in of the a an to for and or using use valid current ' +
    'active minimum prior previous certified certification certificate license licence licensed licenses degree fluent fluency ' +
    'speaking speaker native as on at by from including knowledgeable competent competency exposure'
  )
    .split(' ')
    .flatMap((word) => [word, stem(word)]),
);
/** How far a candidate claims what stands at a place. */
export const claimOf = (
  { candidate, terms, starts, ends }: PreparedCandidate,
  at: number,
  phrase: Phrase | null,
) => claimAt({ text: candidate.text, terms, starts, ends }, at, phrase);

/** Most places looked at for the one that says most. */
const mostPlaces = 12;

/** Seeks a phrase of the lexicon with its other spellings. */
function seekPhrase(phrase: Phrase): Seeker {
  const skill = skills[phrase.skill];
  const all = skill ? skill.phrases.flatMap((id) => phrases[id] ?? []) : [phrase];
  const asksForTheWhole = skill ? skill.phrases[0] === phrase.id : true;
  const ordered = [phrase, ...all.filter((other) => other !== phrase)];
  const worth = ordered.map((other) => (asksForTheWhole || sameMeaning(phrase, other) ? 1 : 0.5));
  return (candidate) => {
    let best = nothing;
    let bestWorth = -1;
    const look = (other: Phrase, places: readonly number[] | undefined, limit: number) => {
      for (const at of (places ?? []).slice(0, mostPlaces)) {
        const strength = Math.min(limit, claimOf(candidate, at, other));
        if (strength === 0 || strength < best.strength) continue;
        const worth = worthOf(candidate, at);
        if (strength === best.strength && worth <= bestWorth) continue;
        best = { strength, at, count: other.terms.length };
        bestWorth = worth;
      }
    };
    ordered.forEach((other, i) => {
      const limit = worth[i] ?? 0;
      if (limit >= best.strength) look(other, candidate.phrases.get(other.id), limit);
    });
    // In sentences about another trade a word that is also a skill is a hint and no more.
    if (best.strength === 0) for (const other of ordered) look(other, candidate.doubtful.get(other.id), 0.5);
    return best;
  };
}

/** Seeks a tool whose name is an ordinary word, where it is the name. */
function seekName(name: WordName): Seeker {
  const [term = ''] = termsOf(name.name);
  return (candidate) => {
    const {
      candidate: { text },
      starts,
      ends,
    } = candidate;
    let best = nothing;
    for (const at of candidate.index.get(term) ?? []) {
      if (!isNameAt(name, text, starts[at] ?? 0, ends[at] ?? 0)) continue;
      const strength = claimOf(candidate, at, null);
      if (strength > best.strength) best = { strength, at, count: 1 };
    }
    return best;
  };
}

/** Seeks terms that should stand near each other. */
function seekTerms(terms: string[]): Seeker {
  const wanted = [...new Set(terms)];
  const [first] = wanted;
  if (first === undefined) return () => nothing;
  return (candidate) => {
    const lists = wanted.map((term) => candidate.index.get(term) ?? []);
    const present = lists.filter((list) => list.length > 0).length;
    if (present === 0) return nothing;
    if (present === wanted.length) {
      const [rarest = []] = [...lists].sort((a, b) => a.length - b.length);
      const reach = 4 + 2 * wanted.length;
      for (const at of rarest.slice(0, 50)) {
        const near = lists.every((list) => list.some((place) => Math.abs(place - at) <= reach));
        if (!near) continue;
        const strength = claimOf(candidate, at, null);
        if (strength > 0) return { strength, at, count: 1 };
      }
      return { strength: 0.5, at: rarest[0] ?? 0, count: 1 };
    }
    if (wanted.length < 3 || present / wanted.length < 0.66) return nothing;
    const longest = lists.find((list) => list.length > 0)?.[0] ?? 0;
    return { strength: 0.5, at: longest, count: 1 };
  };
}

/** Seeks somebody who held a title of the same occupation. */
function seekTitle(terms: string[]): Seeker | null {
  const asked = occupationsIn(terms);
  const covered = asked.reduce((sum, hit) => sum + hit.length, 0);
  if (asked.length === 0 || covered < terms.filter((term) => !rankTerms.has(term)).length) return null;
  const ids = new Set(asked.map((hit) => hit.occupation.id));
  return ({ titles }) => {
    const held = titles.find(
      (title) => title.quote !== '' && title.occupations.some(({ id }) => ids.has(id)),
    );
    return held ? { strength: 1, at: -1, count: 0, quote: held.quote } : nothing;
  };
}

const best = (seekers: Seeker[]): Seeker => {
  return (candidate) => {
    let found = nothing;
    for (const seek of seekers) {
      const next = seek(candidate);
      if (next.strength > found.strength) found = next;
      if (found.strength === 1) break;
    }
    return found;
  };
};

const together = (seekers: Seeker[]): Seeker => {
  if (seekers.length === 1 && seekers[0]) return seekers[0];
  return (candidate) => {
    const found = seekers.map((seek) => seek(candidate));
    const sum = found.reduce((total, { strength }) => total + strength, 0);
    const shown = found.find(({ strength }) => strength > 0);
    if (!shown) return nothing;
    return { ...shown, strength: sum >= found.length - 0.001 ? 1 : 0.5 };
  };
};

/** The one word of a few that is not filler, as it was typed. */
const nameIn = (words: string) =>
  words.split(/[^\p{L}\d+#]+/u).find((word) => termsOf(word).some((term) => !filler.has(term))) ?? '';

/** Seeks one thing with no "and" or "or" in it. */
function seekOne(words: string): Seeker | null {
  const terms = termsOf(words);
  const content = terms.filter((term) => !filler.has(term));
  // "Cook" is somebody, "cooking" is what is done.
  const asSkill = (phrase: Phrase | undefined) =>
    phrase &&
    (phrase.terms.length > 1 || words.split(/[^\w+#.'-]+/).some((word) => isSkillForm(phrase, word)))
      ? phrase
      : undefined;
  const exact = asSkill(phraseOf(terms));
  const bare = asSkill(phraseOf(content));
  const seekers: Seeker[] = [];
  if (exact) seekers.push(seekPhrase(exact));
  if (bare && bare !== exact) seekers.push(seekPhrase(bare));
  const title = seekTitle(terms) ?? seekTitle(content);
  if (title) seekers.push(title);
  if (seekers.length === 0) {
    const inside: Phrase[] = [];
    let covered = -1;
    findPhrases(terms, anyCase, ({ phrase, at }) => {
      if (phrase.skill < 0 || at < covered || skills[phrase.skill]?.soft) return;
      inside.push(phrase);
      covered = at + phrase.terms.length;
    });
    const told = new Set(inside.flatMap((phrase) => phrase.terms));
    const rest = content.filter((term) => !told.has(term) && !commonTerms.has(term) && !rankTerms.has(term));
    if (inside.length > 0 && rest.length <= 1) seekers.push(together(inside.map(seekPhrase)));
  }
  const wordName = content.length === 1 ? wordNameOf(nameIn(words)) : undefined;
  if (wordName) return best([...seekers, seekName(wordName)]);
  const useful = content.filter((term) => !commonTerms.has(term));
  if (seekers.length === 0 || !(bare ?? exact)) {
    const sought = useful.length > 0 ? useful : content;
    if (sought.length > 0) seekers.push(seekTerms(sought));
  }
  return seekers.length > 0 ? best(seekers) : null;
}

/** "Any of", "one or more of these:" before alternatives. */
const anyOf =
  /^\s*(?:any|one(?: or more)?|at least one|either|some)(?:\s+of)?(?:\s+(?:the following|these|those))?(?:\s+(?:skills|tools|languages|technologies))?\s*:?\s+(?=\S)/i;
/** Something like it that is not named, which nothing can be measured by. */
const orAlike =
  /[\s,/]*\b(?:or|and\/or|\/)\s+(?:an?\s+|any\s+|some\s+|other\s+)?(?:equivalents?|similar|comparable|related|other|others|alike)\b(?:\s+[a-z]+){0,2}\s*$/i;
const suchAs = /\s*[,(]?\s*\b(?:such as|e\.g\.,?|for example|for instance)\s*/gi;

/** Seeks words in which "or", "/" and lists after "any of" mean any, and "and" and commas otherwise all. */
export function seek(words: string): Seeker | null {
  const written = words.replace(/\s+/g, ' ').trim();
  if (phraseOf(termsOf(written))) return seekOne(written);
  const plain = written
    .replace(orAlike, '')
    .replace(suchAs, ' or ')
    .replace(/\band\/or\b/gi, 'or')
    .trim();
  const listed = plain.replace(anyOf, '');
  const isChoice = listed !== plain || /\sor\s/i.test(listed);
  const any = listed
    .split(
      isChoice
        ? /,?\s+or\s+|,\s*|;|\s*\/\s*(?=[A-Za-z]{2})/i
        : /\s*\/\s*(?=[A-Za-z]{2}[A-Za-z]*(?![\d/]))|;/i,
    )
    .filter((part) => part.trim() !== '');
  if (any.length > 1) {
    const seekers = any.flatMap((part) => seek(part) ?? []);
    return seekers.length > 0 ? best(seekers) : null;
  }
  const all = listed.split(/\s+and\s+|\s+&\s+|,\s*|\s*\+\s+/i).filter((part) => part.trim() !== '');
  if (all.length > 1) {
    const seekers = all.flatMap((part) => seekOne(part) ?? []);
    return seekers.length > 0 ? together(seekers) : null;
  }
  return seekOne(listed);
}

/** Any words: MEETS where they, or words that mean the same, stand; PARTIAL where only some do; never a no. */
export const words: CriterionKind = (name) => {
  const seeker = seek(name.replace(/\([^)]{0,100}\)/g, ' '));
  if (!seeker) return () => unknown;
  return (candidate) => {
    const { named, added, removed } = statedSkills(candidate.candidate);
    const found = seeker(candidate);
    const stated =
      found.strength < 1 ? added.find((skill) => seeker(skill.prepared).strength === 1) : undefined;
    if (stated) return fromStated('MEETS', stated.name);
    if (found.strength === 0) return unknown;
    // The resume was read as saying it, and the candidate says that is wrong.
    const isIn = (skills: StatedSkill[]) => skills.some(({ prepared }) => seeker(prepared).strength > 0);
    if (isIn(removed) && !isIn(named)) return unknown;
    const quote = found.quote ?? quoteAt(candidate, found.at, found.count);
    return fromResume(found.strength === 1 ? 'MEETS' : 'PARTIAL', quote);
  };
};
