/** Which positions are of what a recruiter asks years in, and which are only of a field near it. */
import { nearness } from '../lexicon/all.ts';
import { rankTerms } from '../lexicon/commonTerms.ts';
import { roleNouns } from '../lexicon/general.ts';
import { namesHolder } from '../lexicon/licences.ts';
import {
  anyCase,
  findPhrases,
  type Phrase,
  phraseOf,
  phrases,
  sameMeaning,
  skills,
} from '../lexicon/phrases.ts';
import { settingOf } from '../lexicon/settings.ts';
import { occupationsIn } from '../lexicon/titles.ts';
import { tradeNamed, tradeTermsOf } from '../lexicon/tradeNames.ts';
import type { HeldTitle, PreparedCandidate } from '../prepare.ts';
import { stem } from '../stem.ts';
import { termsOf } from '../tokens.ts';
import { claimOf } from './words.ts';

/** One thing that years are asked in. */
export interface Specialty {
  terms: string[];
  /** Trades it belongs to; none where the lexicon does not know it. */
  trades: number[];
  /** What may set it apart in a trade: its terms without ranks and roles. */
  apart: string[];
  /** An abbreviation among its words, which says it alone: "DCS programming". */
  acronym: string | undefined;
  /** Spellings of the lexicon, to be found in titles and in what is told of a position. */
  spellings: Phrase[];
  /** Whether people have to have been led. */
  leads: boolean;
  /** The licence whose holders are asked for, as a skill's id; -1 for none. */
  licence: number;
  setting: number | null;
}

/** OWN: of what is asked. NEAR: of its trade or a neighbouring one, which says nothing of it. */
export type Standing = 'OWN' | 'NEAR' | 'OTHER';

/** From this nearness on a trade is a neighbour. */
const near = 0.5;

const stemmed = (words: string) => new Set(words.split(' ').flatMap((word) => [word, stem(word)]));
const roles = new Set([...roleNouns].flatMap((word) => [word, stem(word)]));
const leading = stemmed(
  'manager management managing managerial director supervisor supervisory supervision supervising head chief leadership',
);
const leaders = stemmed(
  'manager director supervisor head chief lead leader president vp foreperson superintendent principal owner founder executive administrator',
);
/** Words that say of a field no more than that it is one. */
const plain = stemmed(
  'industry field setting environment area sector related relevant position role job work working practice',
);

/** Words for a kind of work, which any trade has. */
const kinds = stemmed(
  'engineering development programming administration teaching instruction design designing consulting analysis operation service support technology',
);

function tradesIn(words: string, terms: string[]): number[] {
  const named = tradeNamed(words);
  if (named !== null) return [named];
  const titles = occupationsIn(terms);
  if (titles.length > 0) return [...new Set(titles.map(({ occupation }) => occupation.trade))];
  // "Pediatric dentistry" is of dentistry.
  const parts = words.split(/\s+/);
  for (let at = 1; at < parts.length; at += 1) {
    const tail = parts.slice(at).join(' ');
    const trade = kinds.has(tail.toLowerCase()) ? null : tradeNamed(tail);
    if (trade !== null) return [trade];
  }
  const found = new Set<number>();
  findPhrases(terms, anyCase, ({ phrase }) => {
    if (phrase.trades.length === 1) for (const trade of phrase.trades) found.add(trade);
  });
  return [...found];
}

/** The licence whose holders a title or a topic names. */
function licenceIn(terms: string[]): number {
  let licence = -1;
  findPhrases(terms, anyCase, ({ phrase }) => {
    if (phrase.skill >= 0 && namesHolder(phrase)) licence = phrase.skill;
  });
  return licence;
}

/** Reads what years are asked in, from a few words without "or". */
export function specialtyOf(words: string): Specialty {
  const terms = termsOf(words).filter((term) => !plain.has(term));
  const trades = tradesIn(words, terms);
  const known = tradeNamed(words) === null ? phraseOf(terms) : undefined;
  const skill = known && skills[known.skill];
  // A word that is typical of a trade stands for it: "years in a kitchen".
  const isTradeWord = known !== undefined && skill === undefined && trades.length > 0;
  const spellings = (skill?.phrases ?? [])
    .flatMap((id) => phrases[id] ?? [])
    .filter(
      (other) => known && (known === other || sameMeaning(known, other) || skill?.phrases[0] === known.id),
    );
  const apart = terms.filter(
    (term) => !rankTerms.has(term) && !roles.has(term) && !leading.has(term) && !kinds.has(term),
  );
  return {
    terms,
    trades,
    apart: isTradeWord || tradeNamed(words) !== null ? [] : apart,
    acronym: termsOf(/\b[A-Z]{2,6}\b/.exec(words)?.[0] ?? '')[0],
    spellings,
    leads: terms.some((term) => leading.has(term)),
    licence: licenceIn(terms),
    setting: settingOf(terms),
  };
}

/** What the word for a work and the word for who does it have in common: "accounting" and "accountant". */
function rootOf(term: string): string {
  const root = term.replace(/(?:eering|eer|ation|ator|istry|ist|ing|ment|ant|er|or)$/, '');
  return root.length < 4 ? term : root.replace(/([a-z])\1$/, '$1');
}

const holds = (title: HeldTitle, terms: readonly string[]) => {
  // "Account" is no accounting: only a word for who does it stands for the work.
  const doers = new Set(title.terms.map(rootOf).filter((root, at) => root !== title.terms[at]));
  return terms.length > 0 && terms.every((term) => title.terms.includes(term) || doers.has(rootOf(term)));
};

/** What of a specialty its trade does not say already: nothing of "nursing" in nursing, "pediatric" of "pediatric nursing". */
function restIn(trade: number, { apart }: Specialty): string[] {
  const generic = tradeTermsOf(trade);
  return apart.filter((term) => !generic.has(term));
}

/** Whether a specialty is nothing but the name of one of its trades. */
const isTrade = (specialty: Specialty) =>
  specialty.trades.some((trade) => restIn(trade, specialty).length === 0);

/** Whether a position's title alone shows that it is of what is asked. */
export function isNamedBy(title: HeldTitle, specialty: Specialty): boolean {
  const { terms, trades, apart, spellings } = specialty;
  if (holds(title, apart) || spellings.some((spelling) => holds(title, spelling.terms))) return true;
  if (holds(title, terms)) return true;
  return title.occupations.some(({ trade }) => {
    if (!trades.includes(trade)) return false;
    const rest = restIn(trade, specialty);
    return rest.length === 0 || holds(title, rest);
  });
}

/** Where the text of a position says that the thing was done; -1 where it does not. */
export function toldAt(candidate: PreparedCandidate, title: HeldTitle, specialty: Specialty): number {
  if (title.from < 0 || specialty.apart.length === 0 || isTrade(specialty)) return -1;
  const isThere = (at: number) => at >= title.from && at < title.to;
  for (const spelling of specialty.spellings)
    for (const at of candidate.phrases.get(spelling.id) ?? [])
      if (isThere(at) && claimOf(candidate, at, spelling) === 1) return at;
  const terms = specialty.acronym ? [specialty.acronym] : specialty.terms;
  for (const at of candidate.index.get(terms[0] ?? '') ?? [])
    if (
      isThere(at) &&
      terms.every((term, i) => candidate.terms[at + i] === term) &&
      claimOf(candidate, at, specialty.spellings[0] ?? null) === 1
    )
      return at;
  return -1;
}

/** How a position stands to what is asked. */
export function standingOf(candidate: PreparedCandidate, title: HeldTitle, specialty: Specialty): Standing {
  const { trades, apart, leads, licence, setting } = specialty;
  const nearest = Math.max(
    0,
    ...title.occupations.flatMap(({ trade }) => trades.map((wanted) => nearness(wanted, trade))),
  );
  const beside: Standing = nearest >= near ? 'NEAR' : 'OTHER';
  if (leads && !title.terms.some((term) => leaders.has(term))) return beside;
  if (leads && apart.length === 0) return 'OWN';
  const held = licence < 0 ? -1 : licenceIn(title.terms);
  if (held >= 0 && held !== licence) return 'NEAR';
  if (isNamedBy(title, specialty)) return 'OWN';
  const other = settingOf(title.terms);
  const isElsewhere = setting !== null && other !== null && other !== setting;
  return !isElsewhere && toldAt(candidate, title, specialty) >= 0 ? 'OWN' : beside;
}
