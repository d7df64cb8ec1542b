/** Criteria like "5 years in sales" or "3+ years of experience". */

import { placeIn } from '../profile/layout.ts';
import { type Profile, type ProfileTitle, placeOf } from '../profile/openProfile.ts';
import { isSilent } from '../profile/silent.ts';
import { monthsCovered } from '../text/dates.ts';
import { termHash } from '../text/hash.ts';
import { stem } from '../vocabulary/stem.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { tradeNamed } from '../vocabulary/tradeNames.ts';
import { type CriterionKind, type Evidence, found, unknown, type Verdict } from './judge.ts';
import { isNamedBy, type Specialty, type Standing, specialtyOf, standingOf, toldAt } from './specialty.ts';
import { type Seeker, seek } from './words.ts';

const asked =
  /\b(\d{1,2})\s?(?:\+|plus)?\s?(?:(?:-|–|to)\s?\d{1,2}\s?\+?\s?)?(?:or more\s|full\s)?(?:years?|yrs?)\b|\b(\d{1,2})\s?months?\b/i;
/** Words around what years are asked in. */
export const generic: ReadonlySet<string> = new Set(
  'experience experienced of in with as work working relevant related progressive professional direct minimum at least more or a an the year years prior previous field similar role position full time industry'
    .split(' ')
    .flatMap((word) => [word, stem(word)]),
);
/** The subjects that years are asked in: "Go, Python or Java" has three alternatives. */
interface Topic {
  alternatives: Specialty[];
  /** The words of each alternative as hashes. */
  words: number[][];
  seeker: Seeker | null;
}

const yearsIn = (titles: readonly ProfileTitle[]) =>
  monthsCovered(titles.flatMap(({ period }) => period ?? [])) / 12;

/** The newest position that counts; beside it the oldest one where the newest alone does not give the years. */
function spanOf(titles: readonly ProfileTitle[], wanted: number): Evidence | null {
  let newest: ProfileTitle | undefined;
  let oldest: ProfileTitle | undefined;
  for (const title of titles) {
    const { position, period } = title;
    if (position < 0 || !period) continue;
    const { to = 0, from = 0 } = newest?.period ?? {};
    if (!newest || period.to > to || (period.to === to && period.from > from)) newest = title;
    if (!oldest || period.from < (oldest.period?.from ?? 0)) oldest = title;
  }
  if (!newest || !oldest) return null;
  if (newest === oldest || newest.months >= wanted * 12)
    return { from: 'POSITION', position: newest.position };
  return { from: 'POSITIONS', newest: newest.position, oldest: oldest.position };
}

/** Whether a term stands among the eleven behind a place. */
function standsBehind(profile: Profile, term: number, at: number): boolean {
  const index = placeIn(profile.terms, term);
  if (index < 0) return false;
  for (let p = profile.termStarts[index] ?? 0; p < (profile.termStarts[index + 1] ?? 0); p += 1) {
    const place = placeOf(profile.termPlaces[p] ?? 0);
    if (place > at && place < at + 12) return true;
  }
  return false;
}

/** "7 years of accounting experience", said in so many words near the topic. */
function statedOnTopic(profile: Profile, topic: Topic | null, years: number): Verdict | null {
  const { statements } = profile;
  for (let i = 0; i < statements.length; i += 2) {
    const at = statements[i] ?? 0;
    const told = statements[i + 1] ?? 0;
    if ((told & 0xff) < years) continue;
    if (topic === null && told < 256) continue;
    if (topic && !topic.words.some((terms) => terms.every((term) => standsBehind(profile, term, at + 1))))
      continue;
    return found('MEETS', { from: 'TEXT', at, count: 4 });
  }
  return null;
}

/** Enough is a yes, three quarters of it partly. */
const outcomeOf = (has: number, wanted: number) =>
  has >= wanted ? 'MEETS' : has >= wanted * 0.75 ? 'PARTIAL' : 'DOES_NOT_MEET';

const ownWord = { from: 'STATED_YEARS' } as const;

function overall(profile: Profile, years: number): Verdict {
  const { statedYears, years: total, titles } = profile;
  if (statedYears !== null) return found(outcomeOf(statedYears, years), ownWord);
  // The number shown is quoted: what is stated where that is the most, else the positions that add up to it.
  const stated = statedOnTopic(profile, null, Math.max(years, total ?? 0));
  if (stated) return stated;
  if (total === null) return unknown;
  const first = titles.find(({ position }) => position >= 0);
  const span = spanOf(titles, years) ?? (first ? { from: 'POSITION', position: first.position } : null);
  const outcome = outcomeOf(total, years);
  return found(outcome, span, outcome === 'PARTIAL' ? 'FEWER_YEARS' : undefined);
}

/** A position whose text and not its title shows the topic: its title and dates, and the words that show it. */
function shownByText(
  profile: Profile,
  titles: readonly ProfileTitle[],
  { alternatives }: Topic,
): Evidence | null {
  for (const title of titles)
    for (const specialty of alternatives) {
      const at = toldAt(profile, title, specialty);
      if (at >= 0) return { from: 'TOLD', position: title.position, at, count: specialty.terms.length };
    }
  return null;
}

/** The best standing a position has to any of the alternatives. */
function bestStanding(profile: Profile, title: ProfileTitle, { alternatives }: Topic): Standing {
  let best: Standing = 'OTHER';
  for (const specialty of alternatives) {
    const standing = standingOf(profile, title, specialty);
    if (standing === 'OWN') return 'OWN';
    if (standing === 'NEAR') best = 'NEAR';
  }
  return best;
}

function onTopic(profile: Profile, topic: Topic, wanted: number): Verdict {
  const stated = statedOnTopic(profile, topic, wanted);
  if (stated) return stated;
  const own: ProfileTitle[] = [];
  const around: ProfileTitle[] = [];
  for (const title of profile.titles) {
    if (title.period === null) continue;
    const standing = bestStanding(profile, title, topic);
    if (standing === 'OWN') own.push(title);
    if (standing !== 'OTHER') around.push(title);
  }
  const covered = yearsIn(own);
  const byTitle = own.filter((title) => topic.alternatives.some((specialty) => isNamedBy(title, specialty)));
  const shown = () =>
    byTitle.length > 0 && yearsIn(byTitle) >= Math.min(covered, wanted) - 0.05
      ? spanOf(byTitle, wanted)
      : (shownByText(profile, own, topic) ?? spanOf(own, wanted));
  if (covered >= wanted - 0.05) return found('MEETS', shown());
  if (covered >= wanted * 0.75) return found('PARTIAL', shown(), 'FEWER_YEARS');
  const told = profile.statedYears;
  if (told !== null && told < wanted * 0.75) return found('DOES_NOT_MEET', ownWord);
  const total = told ?? profile.years;
  if (total !== null && total < wanted * 0.75)
    return found('DOES_NOT_MEET', shown() ?? spanOf(profile.titles, wanted));
  if (covered > 0) return found('PARTIAL', shown(), 'FEWER_YEARS');
  if (yearsIn(around) >= wanted * 0.75) return found('PARTIAL', spanOf(around, wanted), 'RELATED_FIELD');
  const mentioned = topic.seeker?.(profile);
  return mentioned?.strength === 1 ? found('PARTIAL', mentioned.evidence, 'NO_YEARS') : unknown;
}

/**
 * Years, of anything or on a topic: positions whose title or text is of the topic itself are added up, overlaps once.
 * Years in a related field are PARTIAL, fewer years in all than asked a no.
 */
export const years: CriterionKind = (name) => {
  const match = asked.exec(name);
  if (!match) return null;
  const wanted = match[1] ? Number(match[1]) : Number(match[2]) / 12;
  const topicText = `${name.slice(0, match.index)} ${name.slice(match.index + match[0].length)}`;
  const terms = termsOf(topicText).filter((term) => !generic.has(term) && !/^\d+$/.test(term));
  if (terms.length === 0) return (profile) => overall(profile, wanted);

  const topicWords = topicText
    .replace(
      /\b(?:experience|of|in|with|as|an?|the|minimum|at least|relevant|progressive|related|or equivalent|\+)\b/gi,
      ' ',
    )
    .trim();
  const alternatives = (
    tradeNamed(topicWords) === null ? topicWords.split(/,|\/|\bor\b|\band\b/i) : [topicWords]
  )
    .map((part) => specialtyOf(part.trim()))
    .filter(({ terms }) => terms.some((term) => !generic.has(term)));
  const topic: Topic = {
    alternatives,
    words: alternatives.map(({ terms }) => terms.filter((term) => !isSilent(term)).map(termHash)),
    seeker: seek(topicWords),
  };
  return (profile) => onTopic(profile, topic, wanted);
};
