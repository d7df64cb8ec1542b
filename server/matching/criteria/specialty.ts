/** Which positions are of what a recruiter asks years in, and which are only of a field near it. */

import { placeIn } from '../profile/layout.ts';
import { claimIn, mark, type Profile, type ProfileTitle, placeOf } from '../profile/openProfile.ts';
import { isSilent } from '../profile/silent.ts';
import { licenceIn, rootOf } from '../profile/titleWords.ts';
import { phraseHash, termHash } from '../text/hash.ts';
import { rankTerms } from '../vocabulary/commonTerms.ts';
import { roleNouns } from '../vocabulary/general.ts';
import {
  anyCase,
  findPhrases,
  isLabel,
  phraseOf,
  phrasesOf,
  sameMeaning,
  skillAt,
} from '../vocabulary/phrases.ts';
import { settingOf } from '../vocabulary/settings.ts';
import { stem } from '../vocabulary/stem.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { tradeNamed, tradeTermsOf } from '../vocabulary/tradeNames.ts';
import { nearness } from '../vocabulary/trades.ts';

/** A word as hashes: itself, and what the word for who does it has in common with the word for the work. */
interface Word {
  term: number;
  root: number;
}

/** One thing that years are asked in, made ready to be looked up. */
export interface Specialty {
  terms: string[];
  /** Trades it belongs to; none where the lexicon does not know it. */
  trades: number[];
  /** Ways a title may name it, each as all its words. */
  names: Word[][];
  /** By trade, what of it the trade does not say already: nothing of "nursing" in nursing, "pediatric" of "pediatric nursing". */
  rest: ReadonlyMap<number, Word[]>;
  /** Whether the text of a position can tell that it was done. */
  canBeTold: boolean;
  /** Spellings of the lexicon, to be found in what is told of a position. */
  spellings: number[];
  /** Words that say it one behind the other; an abbreviation among them says it alone: "DCS programming". */
  told: number[];
  /** Whether people have to have been led. */
  leads: boolean;
  saysMoreThanLeading: boolean;
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
    if (phrase.fields.length === 1) for (const trade of phrase.fields) found.add(trade);
  });
  return [...found];
}

/** Stands for a word that profiles leave out, so that it matches any. */
const silentTerm = -1;

const isApart = (term: string): boolean =>
  !rankTerms.has(term) && !roles.has(term) && !leading.has(term) && !kinds.has(term);

const asWords = (terms: readonly string[]): Word[] =>
  terms
    .filter((term) => !isSilent(term))
    .map((term) => ({ term: termHash(term), root: termHash(rootOf(term)) }));

/** Reads what years are asked in, from a few words without "or". */
export function specialtyOf(words: string): Specialty {
  const terms = termsOf(words).filter((term) => !plain.has(term));
  const trades = tradesIn(words, terms);
  const known = tradeNamed(words) === null ? phraseOf(terms) : undefined;
  const skill = known && skillAt(known.skill);
  // A word that is typical of a trade stands for it: "years in a kitchen".
  const isTradeWord = known !== undefined && skill === undefined && trades.length > 0;
  const spellings = (skill ? phrasesOf(skill) : []).filter(
    (other) => known && (isLabel(known) || sameMeaning(known, other)),
  );
  const isWhole = isTradeWord || tradeNamed(words) !== null;
  const apart = isWhole ? [] : terms.filter(isApart);
  const rest = new Map(
    trades.map((trade) => {
      const generic = tradeTermsOf(trade);
      return [trade, apart.filter((term) => !generic.has(term))] as const;
    }),
  );
  const acronym = termsOf(/\b[A-Z]{2,6}\b/.exec(words)?.[0] ?? '')[0];
  const isTrade = [...rest.values()].some((words) => words.length === 0);
  return {
    terms,
    trades,
    names: [apart, ...spellings.map((spelling) => spelling.terms), terms].map(asWords),
    rest: new Map([...rest].map(([trade, words]) => [trade, asWords(words)])),
    canBeTold: apart.length > 0 && !isTrade,
    spellings: spellings.map((spelling) => phraseHash(spelling.terms)),
    told: (acronym ? [acronym] : terms).map((term) => (isSilent(term) ? silentTerm : termHash(term))),
    leads: terms.some((term) => leading.has(term)),
    saysMoreThanLeading: apart.length > 0,
    licence: licenceIn(terms),
    setting: settingOf(terms),
  };
}

const holds = ({ terms, doers }: ProfileTitle, asked: readonly Word[]): boolean => {
  if (asked.length === 0) return false;
  // "Account" is no accounting: only a word for who does it stands for the work.
  for (const { term, root } of asked) if (!terms.includes(term) && !doers.includes(root)) return false;
  return true;
};

/** Whether a position's title alone shows that it is of what is asked. */
export function isNamedBy(title: ProfileTitle, { names, rest }: Specialty): boolean {
  if (names.some((words) => holds(title, words))) return true;
  return title.occupations.some(({ trade }) => {
    const apart = rest.get(trade);
    return apart !== undefined && (apart.length === 0 || holds(title, apart));
  });
}

/** Whether terms stand one behind the other from a place on. */
function follow(profile: Profile, terms: readonly number[], from: number): boolean {
  for (let i = 1; i < terms.length; i += 1) {
    const wanted = terms[i];
    const index = wanted === undefined || wanted === silentTerm ? -1 : placeIn(profile.terms, wanted);
    if (wanted === silentTerm) continue;
    if (index < 0) return false;
    let isThere = false;
    for (let p = profile.termStarts[index] ?? 0; p < (profile.termStarts[index + 1] ?? 0) && !isThere; p += 1)
      isThere = placeOf(profile.termPlaces[p] ?? 0) === from + i;
    if (!isThere) return false;
  }
  return true;
}

/** Where the text of a position says that the thing was done; -1 where it does not. */
export function toldAt(profile: Profile, title: ProfileTitle, specialty: Specialty): number {
  if (title.from < 0 || !specialty.canBeTold) return -1;
  const isThere = (at: number) => at >= title.from && at < title.to;
  for (const spelling of specialty.spellings) {
    const index = placeIn(profile.phrases, spelling);
    if (index < 0) continue;
    for (let p = profile.phraseStarts[index] ?? 0; p < (profile.phraseStarts[index + 1] ?? 0); p += 1) {
      const marks = profile.phraseMarks[p] ?? 0;
      const at = profile.phrasePlaces[p] ?? 0;
      if (isThere(at) && !mark.isDoubtful(marks) && mark.claim(marks) === 1) return at;
    }
  }
  const [first] = specialty.told;
  const index = first === undefined ? -1 : placeIn(profile.terms, first);
  if (index < 0) return -1;
  for (let p = profile.termStarts[index] ?? 0; p < (profile.termStarts[index + 1] ?? 0); p += 1) {
    const entry = profile.termPlaces[p] ?? 0;
    const at = placeOf(entry);
    if (isThere(at) && claimIn(entry) === 1 && follow(profile, specialty.told, at)) return at;
  }
  return -1;
}

/** How a position stands to what is asked. */
export function standingOf(profile: Profile, title: ProfileTitle, specialty: Specialty): Standing {
  const { trades, leads, saysMoreThanLeading, licence, setting } = specialty;
  let nearest = 0;
  for (const { trade } of title.occupations)
    for (const wanted of trades) nearest = Math.max(nearest, nearness(wanted, trade));
  const beside: Standing = nearest >= near ? 'NEAR' : 'OTHER';
  if (leads && !title.leads) return beside;
  if (leads && !saysMoreThanLeading) return 'OWN';
  if (licence >= 0 && title.licence >= 0 && title.licence !== licence) return 'NEAR';
  if (isNamedBy(title, specialty)) return 'OWN';
  const isElsewhere = setting !== null && title.setting !== null && title.setting !== setting;
  return !isElsewhere && toldAt(profile, title, specialty) >= 0 ? 'OWN' : beside;
}
