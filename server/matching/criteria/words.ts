/** Criteria in any words: skills, tools, licences, languages, titles. */

import { placeIn } from '../profile/layout.ts';
import { claimIn, mark, type Profile, placeOf } from '../profile/openProfile.ts';
import { isSilent } from '../profile/silent.ts';
import { nameHash, phraseHash, termHash } from '../text/hash.ts';
import { commonTerms, rankTerms } from '../vocabulary/commonTerms.ts';
import {
  anyCase,
  findPhrases,
  isLabel,
  isMaker,
  isOtherProduct,
  isSkillForm,
  type Phrase,
  phraseOf,
  phrasesOf,
  sameMeaning,
  skillAt,
} from '../vocabulary/phrases.ts';
import { otherNames, skillKey } from '../vocabulary/skillNames.ts';
import { stem } from '../vocabulary/stem.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { type WordName, wordNameOf } from '../vocabulary/wordNames.ts';
import { type CriterionKind, type Evidence, found, unknown } from './judge.ts';

/** How surely something was found, and what tells it. */
interface Finding {
  /** 1 found, 0.5 in part, 0 not at all. */
  strength: number;
  evidence: Evidence | null;
}

/** Looks for one thing in a candidate. */
export type Seeker = (candidate: Profile) => Finding;

const nothing: Finding = { strength: 0, evidence: null };

const foundAt = (strength: number, at: number, count = 1): Finding => ({
  strength,
  evidence: { from: 'TEXT', at, count },
});

/** Words around what a criterion asks for. */
export const filler: ReadonlySet<string> = new Set(
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
/** Seeks a phrase of the lexicon with its other spellings. */
function seekPhrase(phrase: Phrase): Seeker {
  const skill = skillAt(phrase.skill);
  const all = skill ? phrasesOf(skill) : [phrase];
  const asksForTheWhole = skill === undefined || isLabel(phrase) || isMaker(phrase);
  const ordered = [phrase, ...all.filter((other) => other !== phrase)].map((other) => ({
    hash: phraseHash(other.terms),
    count: other.terms.length,
    limit:
      (asksForTheWhole && !isOtherProduct(phrase, other)) || sameMeaning(phrase, other) || other === phrase
        ? 1
        : 0.5,
  }));
  return (profile) => {
    let strength = 0;
    let worth = -1;
    let at = -1;
    let count = 0;
    const look = (isDoubtful: boolean) => {
      for (const other of ordered) {
        const limit = isDoubtful ? 0.5 : other.limit;
        const index = limit >= strength ? placeIn(profile.phrases, other.hash) : -1;
        if (index < 0) continue;
        const end = profile.phraseStarts[index + 1] ?? 0;
        for (let p = profile.phraseStarts[index] ?? 0; p < end; p += 1) {
          const marks = profile.phraseMarks[p] ?? 0;
          if (mark.isDoubtful(marks) !== isDoubtful) continue;
          const claimed = Math.min(limit, mark.claim(marks));
          if (claimed < strength || (claimed === strength && mark.worth(marks) <= worth)) continue;
          strength = claimed;
          worth = mark.worth(marks);
          at = profile.phrasePlaces[p] ?? 0;
          count = other.count;
        }
      }
    };
    look(false);
    // In sentences about another trade a word that is also a skill is a hint and no more.
    if (strength === 0) look(true);
    return strength === 0 ? nothing : foundAt(strength, at, count);
  };
}

/** Seeks a tool whose name is an ordinary word, where it is the name. */
function seekName(name: WordName): Seeker {
  const hash = nameHash(name.name);
  return (profile) => {
    const index = placeIn(profile.phrases, hash);
    let strength = 0;
    let at = -1;
    for (let p = profile.phraseStarts[index] ?? 0; p < (profile.phraseStarts[index + 1] ?? 0); p += 1) {
      const claimed = mark.claim(profile.phraseMarks[p] ?? 0);
      if (index < 0 || claimed <= strength) continue;
      strength = claimed;
      at = profile.phrasePlaces[p] ?? 0;
    }
    return strength === 0 ? nothing : foundAt(strength, at);
  };
}

/**
 * Looks for terms that should stand near each other.
 * @param wholly whether some of them are nothing
 */
function seekTerms(terms: readonly string[], wholly = false): Seeker {
  const wanted = [...new Set(terms.filter((term) => !isSilent(term)))].map(termHash);
  if (wanted.length === 0) return () => nothing;
  const reach = 4 + 2 * wanted.length;
  return (profile) => {
    const { termStarts, termPlaces } = profile;
    const start = (index: number) => termStarts[index] ?? 0;
    const end = (index: number) => termStarts[index + 1] ?? 0;
    const isNear = (index: number, at: number) => {
      for (let p = start(index); p < end(index); p += 1)
        if (Math.abs(placeOf(termPlaces[p] ?? 0) - at) <= reach) return true;
      return false;
    };
    const present = wanted.map((hash) => placeIn(profile.terms, hash)).filter((index) => index >= 0);
    let [rarest] = present;
    if (rarest === undefined) return nothing;
    const inPart = () => foundAt(0.5, placeOf(termPlaces[start(rarest ?? 0)] ?? 0));
    if (present.length < wanted.length)
      return wholly || wanted.length < 3 || present.length / wanted.length < 0.66 ? nothing : inPart();
    for (const index of present) if (end(index) - start(index) < end(rarest) - start(rarest)) rarest = index;
    for (let p = start(rarest); p < end(rarest); p += 1) {
      const entry = termPlaces[p] ?? 0;
      const at = placeOf(entry);
      if (claimIn(entry) > 0 && present.every((index) => isNear(index, at)))
        return foundAt(claimIn(entry), at);
    }
    return wholly ? nothing : inPart();
  };
}

/** Looks for something, and counts a find at most this much. */
const atMost =
  (limit: number, seeker: Seeker): Seeker =>
  (profile) => {
    const seen = seeker(profile);
    return seen.strength > limit ? { ...seen, strength: limit } : seen;
  };

/** Looks for a skill by its other names; a looser name counts only in part. */
function seekOtherNames(words: string): Seeker[] {
  const key = skillKey(words);
  return otherNames(words).flatMap(({ labels, others }) => {
    const isLabel = labels.some((label) => label.join(' ') === key);
    return [
      ...labels.map((label) => atMost(isLabel ? 1 : 0.5, seekTerms(label, true))),
      ...others.map((name) => atMost(0.5, seekTerms(name, true))),
    ];
  });
}

/** Seeks someone who held a title of the same occupation. */
function seekTitle(terms: string[]): Seeker | null {
  const asked = occupationsIn(terms);
  const covered = asked.reduce((sum, hit) => sum + hit.length, 0);
  if (asked.length === 0 || covered < terms.filter((term) => !rankTerms.has(term)).length) return null;
  const ids = new Set(asked.map((hit) => hit.occupation.id));
  return ({ titles }) => {
    const held = titles.find(
      ({ position, occupations }) => position >= 0 && occupations.some(({ id }) => ids.has(id)),
    );
    return held ? { strength: 1, evidence: { from: 'POSITION', position: held.position } } : nothing;
  };
}

const best = (seekers: Seeker[]): Seeker => {
  return (candidate) => {
    let most = nothing;
    for (const seek of seekers) {
      const next = seek(candidate);
      if (next.strength > most.strength) most = next;
      if (most.strength === 1) break;
    }
    return most;
  };
};

const together = (seekers: Seeker[]): Seeker => {
  if (seekers.length === 1 && seekers[0]) return seekers[0];
  return (candidate) => {
    const all = seekers.map((seek) => seek(candidate));
    const sum = all.reduce((total, { strength }) => total + strength, 0);
    const shown = all.find(({ strength }) => strength > 0);
    if (!shown) return nothing;
    return { ...shown, strength: sum >= all.length - 0.001 ? 1 : 0.5 };
  };
};

/** The one word of a few that is not filler, as it was typed. */
const nameIn = (words: string) =>
  words.split(/[^\p{L}\d+#]+/u).find((word) => termsOf(word).some((term) => !filler.has(term))) ?? '';

/** Seeks one thing with no "and" or "or" in it. */
function seekOne(words: string): Seeker | null {
  const terms = termsOf(words);
  const content = terms.filter((term) => !filler.has(term));
  // "Cook" is someone, "cooking" is what is done.
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
      if (phrase.skill < 0 || at < covered || skillAt(phrase.skill)?.soft) return;
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
    seekers.push(...seekOtherNames(words));
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
  return (profile) => {
    const seen = seeker(profile);
    const { stated } = profile;
    const isSaid = (kinds: string, least: number) =>
      stated.find(({ kind, profile }) => kinds.includes(kind) && seeker(profile).strength >= least);
    // The resume was read as saying it, and the candidate says that is wrong.
    const isWithdrawn = stated.length > 0 && isSaid('REMOVED', 0.5) !== undefined;
    const added = seen.strength < 1 || isWithdrawn ? isSaid('ADDED', 1) : undefined;
    if (added) return found('MEETS', { from: 'STATED_SKILL', index: added.index });
    if (seen.strength === 0) return unknown;
    if (isWithdrawn && !isSaid('KEPT ADDED', 0.5)) return unknown;
    return found(seen.strength === 1 ? 'MEETS' : 'PARTIAL', seen.evidence);
  };
};
