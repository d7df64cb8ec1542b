/** Criteria like "5 years in sales" or "3+ years of experience". */
import { monthsCovered } from '../dates.ts';
import { briefAt, quoteAt } from '../evidence.ts';
import { tradeNamed } from '../lexicon/tradeNames.ts';
import type { HeldTitle, PreparedCandidate } from '../prepare.ts';
import { cut, maxQuoteLength } from '../quote.ts';
import { stem } from '../stem.ts';
import { termsOf } from '../tokens.ts';
import { type CriterionKind, fromResume, fromStated, unknown, type Verdict } from './judge.ts';
import { isNamedBy, type Specialty, type Standing, specialtyOf, standingOf, toldAt } from './specialty.ts';
import { claimOf, type Seeker, seek } from './words.ts';

const asked =
  /\b(\d{1,2})\s?(?:\+|plus)?\s?(?:(?:-|–|to)\s?\d{1,2}\s?\+?\s?)?(?:or more\s|full\s)?(?:years?|yrs?)\b|\b(\d{1,2})\s?months?\b/i;
const generic = new Set(
  'experience experienced of in with as work working relevant related progressive professional direct minimum at least more or a an the year years prior previous field similar role position full time industry'
    .split(' ')
    .flatMap((word) => [word, stem(word)]),
);
const yearTerm = stem('years');

/** What years are asked in: "Go, Python or Java" has three alternatives. */
interface Topic {
  alternatives: Specialty[];
  seeker: Seeker | null;
}

const yearsIn = (titles: HeldTitle[]) => monthsCovered(titles.flatMap(({ period }) => period ?? [])) / 12;

/** Halves of a quotation of two places. */
const half = Math.floor((maxQuoteLength - 3) / 2);

/** The newest position that counts; beside it the oldest one where the newest alone does not give the years. */
function spanOf(titles: HeldTitle[], wanted: number): string {
  const dated = titles
    .filter(({ quote, period }) => quote !== '' && period !== null)
    .toSorted(
      (a, b) => (b.period?.to ?? 0) - (a.period?.to ?? 0) || (b.period?.from ?? 0) - (a.period?.from ?? 0),
    );
  const newest = dated[0];
  const oldest = dated.toSorted((a, b) => (a.period?.from ?? 0) - (b.period?.from ?? 0))[0];
  if (!newest || !oldest) return '';
  if (newest === oldest || newest.quote === oldest.quote || newest.months >= wanted * 12)
    return cut(newest.quote);
  return `${cut(newest.quote, half)} … ${cut(oldest.quote, half)}`;
}

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** "7 years of accounting experience", said in so many words near the topic. */
function statedOnTopic(candidate: PreparedCandidate, topic: Topic | null, years: number): Verdict | null {
  const { candidate: from, starts, ends } = candidate;
  for (const at of candidate.index.get(yearTerm) ?? []) {
    const written = from.text.slice(starts[at - 1], ends[at - 1]).toLowerCase();
    const said = numberWords.includes(written)
      ? numberWords.indexOf(written) + 1
      : Number(written || Number.NaN);
    if (!Number.isFinite(said) || said < years || said > 50) continue;
    const around = candidate.terms.slice(at + 1, at + 12);
    if (!around.includes(stem('experience')) && !topic) continue;
    if (claimOf(candidate, at, null) < 1) continue;
    if (topic && !topic.alternatives.some(({ terms }) => terms.every((term) => around.includes(term))))
      continue;
    return fromResume('MEETS', quoteAt(candidate, at - 1, 4));
  }
  return null;
}

/** Enough is a yes, three quarters of it partly. */
const outcomeOf = (has: number, wanted: number) =>
  has >= wanted ? 'MEETS' : has >= wanted * 0.75 ? 'PARTIAL' : 'DOES_NOT_MEET';

const inYears = (count: number) => `${count} ${count === 1 ? 'year' : 'years'} of experience`;

function overall(candidate: PreparedCandidate, years: number): Verdict {
  const { facts, stated: own } = candidate.candidate;
  if (own?.yearsOfExperience !== undefined) {
    return fromStated(outcomeOf(own.yearsOfExperience, years), inYears(own.yearsOfExperience));
  }
  const total = facts.yearsOfExperience;
  // The number shown is quoted: what is stated where that is the most, else the positions that add up to it.
  const stated = statedOnTopic(candidate, null, Math.max(years, total ?? 0));
  if (stated) return stated;
  if (total === null) return unknown;
  const span = spanOf(candidate.titles, years) || (facts.positions[0]?.quote ?? '');
  const outcome = outcomeOf(total, years);
  return fromResume(outcome, span, outcome === 'PARTIAL' ? 'FEWER_YEARS' : undefined);
}

/** A position whose text and not its title shows the topic: its title and dates, and the words that show it. */
function shownByText(candidate: PreparedCandidate, titles: HeldTitle[], { alternatives }: Topic): string {
  for (const title of titles)
    for (const specialty of alternatives) {
      const at = toldAt(candidate, title, specialty);
      if (at < 0) continue;
      const told = briefAt(candidate, at, specialty.terms.length, half);
      return title.quote.includes(told) ? cut(title.quote) : `${cut(title.quote, half)} … ${told}`;
    }
  return '';
}

/** The best standing a position has to any of the alternatives. */
function bestStanding(candidate: PreparedCandidate, title: HeldTitle, { alternatives }: Topic): Standing {
  const all = alternatives.map((specialty) => standingOf(candidate, title, specialty));
  return all.includes('OWN') ? 'OWN' : all.includes('NEAR') ? 'NEAR' : 'OTHER';
}

function onTopic(candidate: PreparedCandidate, topic: Topic, wanted: number): Verdict {
  const stated = statedOnTopic(candidate, topic, wanted);
  if (stated) return stated;
  const dated = candidate.titles
    .filter(({ period }) => period !== null)
    .map((title) => ({ title, standing: bestStanding(candidate, title, topic) }));
  const own = dated.flatMap(({ title, standing }) => (standing === 'OWN' ? [title] : []));
  const around = dated.flatMap(({ title, standing }) => (standing === 'OTHER' ? [] : [title]));
  const covered = yearsIn(own);
  const byTitle = own.filter((title) => topic.alternatives.some((specialty) => isNamedBy(title, specialty)));
  const shown =
    byTitle.length > 0 && yearsIn(byTitle) >= Math.min(covered, wanted) - 0.05
      ? spanOf(byTitle, wanted)
      : shownByText(candidate, own, topic) || spanOf(own, wanted);
  if (covered >= wanted - 0.05) return fromResume('MEETS', shown);
  if (covered >= wanted * 0.75) return fromResume('PARTIAL', shown, 'FEWER_YEARS');
  const told = candidate.candidate.stated?.yearsOfExperience;
  if (told !== undefined && told < wanted * 0.75) return fromStated('DOES_NOT_MEET', inYears(told));
  const total = told ?? candidate.candidate.facts.yearsOfExperience;
  if (total !== null && total < wanted * 0.75)
    return fromResume('DOES_NOT_MEET', shown || spanOf(candidate.titles, wanted));
  if (covered > 0) return fromResume('PARTIAL', shown, 'FEWER_YEARS');
  if (yearsIn(around) >= wanted * 0.75) return fromResume('PARTIAL', spanOf(around, wanted), 'RELATED_FIELD');
  const mentioned = topic.seeker?.(candidate);
  if (mentioned?.strength !== 1) return unknown;
  const quote = mentioned.quote ?? quoteAt(candidate, mentioned.at, mentioned.count);
  return fromResume('PARTIAL', quote, 'NO_YEARS');
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
  if (terms.length === 0) return (candidate) => overall(candidate, wanted);

  const topicWords = topicText
    .replace(
      /\b(?:experience|of|in|with|as|an?|the|minimum|at least|relevant|progressive|related|or equivalent|\+)\b/gi,
      ' ',
    )
    .trim();
  const topic: Topic = {
    alternatives: (tradeNamed(topicWords) === null ? topicWords.split(/,|\/|\bor\b|\band\b/i) : [topicWords])
      .map((part) => specialtyOf(part.trim()))
      .filter(({ terms }) => terms.some((term) => !generic.has(term))),
    seeker: seek(topicWords),
  };
  return (candidate) => onTopic(candidate, topic, wanted);
};
