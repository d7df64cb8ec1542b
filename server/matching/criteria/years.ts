/** Criteria like "5 years in sales" or "3+ years of experience". */
import { monthsCovered } from '../dates.ts';
import { quoteAt } from '../evidence.ts';
import { nearness } from '../lexicon/all.ts';
import { anyCase, findPhrases } from '../lexicon/phrases.ts';
import { occupationsIn } from '../lexicon/titles.ts';
import { tradeNamed } from '../lexicon/tradeNames.ts';
import type { HeldTitle, PreparedCandidate } from '../prepare.ts';
import { cut, maxQuoteLength } from '../quote.ts';
import { stem } from '../stem.ts';
import { termsOf } from '../tokens.ts';
import { type CriterionKind, fromResume, fromStated, unknown, type Verdict } from './judge.ts';
import { type Seeker, seek } from './words.ts';

const asked =
  /\b(\d{1,2})\s?(?:\+|plus)?\s?(?:(?:-|–|to)\s?\d{1,2}\s?\+?\s?)?(?:or more\s|full\s)?(?:years?|yrs?)\b|\b(\d{1,2})\s?months?\b/i;
const generic = new Set(
  'experience experienced of in with as work working relevant related progressive professional direct minimum at least more or a an the year years prior previous field similar role position full time industry'
    .split(' ')
    .flatMap((word) => [word, stem(word)]),
);
const yearTerm = stem('years');

/** The trades a topic speaks of. */
function tradesOf(topic: string): number[] {
  const named = tradeNamed(topic);
  if (named !== null) return [named];
  const terms = termsOf(topic);
  const found = new Set(occupationsIn(terms).map(({ occupation }) => occupation.trade));
  if (found.size === 0)
    findPhrases(terms, anyCase, ({ phrase }) => {
      if (phrase.trades.length === 1) for (const trade of phrase.trades) found.add(trade);
    });
  return [...found];
}

interface Topic {
  terms: string[];
  /** Terms of each alternative: "Go, Python or Java" has three. */
  alternatives: string[][];
  trades: number[];
  /** A trade, so that only titles show it: whoever files sales tax does not work in sales. */
  isTrade: boolean;
  seeker: Seeker | null;
}

function isOnTopic(title: HeldTitle, { trades, alternatives }: Topic): boolean {
  if (title.occupations.some(({ trade }) => trades.some((wanted) => nearness(wanted, trade) >= 0.5)))
    return true;
  return alternatives.some((terms) => terms.every((term) => title.terms.includes(term)));
}

/** Whether the text of a position has the words of the topic, in their order. */
function speaksOf(candidate: PreparedCandidate, title: HeldTitle, { alternatives }: Topic): boolean {
  if (title.from < 0) return false;
  return alternatives.some((terms) =>
    (candidate.index.get(terms[0] ?? '') ?? []).some(
      (at) => at >= title.from && at < title.to && terms.every((term, i) => candidate.terms[at + i] === term),
    ),
  );
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
    if (topic && !topic.alternatives.some((terms) => terms.every((term) => around.includes(term)))) continue;
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
  const stated = statedOnTopic(candidate, null, years);
  if (stated) return stated;
  if (facts.yearsOfExperience === null) return unknown;
  const span = spanOf(candidate.titles, years) || (facts.positions[0]?.quote ?? '');
  return fromResume(outcomeOf(facts.yearsOfExperience, years), span);
}

/**
 * Years, of anything or on a topic: positions whose title or text is on the topic are added up, overlaps once.
 * Fewer years in all than asked is a no; enough years of which only some are shown on the topic is PARTIAL.
 */
export const years: CriterionKind = (name) => {
  const match = asked.exec(name);
  if (!match) return null;
  const wanted = match[1] ? Number(match[1]) : Number(match[2]) / 12;
  const topicText = `${name.slice(0, match.index)} ${name.slice(match.index + match[0].length)}`;
  const terms = termsOf(topicText).filter((term) => !generic.has(term) && !/^\d+$/.test(term));
  if (terms.length === 0) return (candidate) => overall(candidate, wanted);

  const topicWords = topicText
    .replace(/\b(?:experience|of|in|with|as|an?|minimum|at least|relevant|progressive|related|\+)\b/gi, ' ')
    .trim();
  const alternatives = topicWords
    .split(/,|\/|\bor\b|\band\b/i)
    .map((part) => termsOf(part).filter((term) => !generic.has(term)))
    .filter((part) => part.length > 0);
  const topic: Topic = {
    terms,
    alternatives,
    trades: tradesOf(topicWords),
    isTrade: tradeNamed(topicWords) !== null || occupationsIn(termsOf(topicWords)).length > 0,
    seeker: seek(topicWords),
  };
  return (candidate) => {
    const stated = statedOnTopic(candidate, topic, wanted);
    if (stated) return stated;
    const dated = candidate.titles.filter(({ period }) => period !== null);
    const byTitle = dated.filter((title) => isOnTopic(title, topic));
    const byText = dated.filter((title) => byTitle.includes(title) || speaksOf(candidate, title, topic));
    const counted = topic.isTrade ? byTitle : byText;
    const covered = yearsIn(counted);
    const shown = spanOf(counted.length > 0 ? counted : byTitle, wanted);
    if (covered >= wanted - 0.05) return fromResume('MEETS', shown);
    if (covered >= wanted * 0.75) return fromResume('PARTIAL', shown);
    const own = candidate.candidate.stated?.yearsOfExperience;
    if (own !== undefined && own < wanted * 0.75) return fromStated('DOES_NOT_MEET', inYears(own));
    const total = own ?? candidate.candidate.facts.yearsOfExperience;
    if (total !== null && total < wanted * 0.75) {
      return fromResume('DOES_NOT_MEET', shown || spanOf(candidate.titles, wanted));
    }
    if (covered > 0) return fromResume('PARTIAL', shown);
    if (byText.length > 0) return fromResume('PARTIAL', spanOf(byText, wanted));
    const mentioned = topic.seeker?.(candidate);
    if (mentioned && mentioned.strength === 1)
      return fromResume('PARTIAL', mentioned.quote ?? quoteAt(candidate, mentioned.at, mentioned.count));
    return unknown;
  };
};
