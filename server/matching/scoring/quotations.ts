/** The words a verdict rests on, looked up for those who are shown. */
import { EducationLevel } from '../../../schemas/candidate.ts';
import { type CriterionResult, statedPrefix } from '../../../schemas/criteria.ts';
import type { EducationFact, Position } from '../../../schemas/facts.ts';
import type { Evidence } from '../criteria/judge.ts';
import { briefAt, quoteAt } from '../profile/evidence.ts';
import { type MatchCandidate, prepareCandidate } from '../profile/prepare.ts';
import { statedNames } from '../profile/stated.ts';
import { levels } from '../reading/education.ts';
import { collapse, cut, maxQuoteLength } from '../text/quote.ts';

type Quotation = Pick<CriterionResult, 'evidence' | 'source'>;

const levelNames = EducationLevel.meta()?.ui?.choices ?? {};

/** Halves of a quotation of two places. */
const half = Math.floor((maxQuoteLength - 3) / 2);

const inYears = (count: number) => `${count} ${count === 1 ? 'year' : 'years'} of experience`;
/** Told from the resume's words at a glance. */
const stated = (statement: string) => cut(`${statedPrefix}${statement}`);

/** "03/2019": the same in every language. */
const inFigures = (month: string) => month.split('-').reverse().join('/');

/** A position as the candidate states it. */
const positionWords = ({ title, employer, from, to, current }: Position) =>
  [title, employer, from && `${inFigures(from)} – ${to && !current ? inFigures(to) : ''}`.trim()]
    .filter(Boolean)
    .join(', ');

/** A degree as the candidate states it. */
const degreeWords = ({ level, field, school }: EducationFact) =>
  [level && (levelNames[level] ?? level), field, school].filter(Boolean).join(', ');

/** The quotation, or of one that runs over something left out as many words as stand in the resume one after the other. */
function verbatim(quote: string, whole: string): string {
  if (whole.includes(quote)) return quote;
  const words = quote.split(' ');
  while (words.length > 1 && !whole.includes(words.join(' '))) words.pop();
  return words.join(' ');
}

const inProfile = (evidence: string): Quotation => ({ evidence, source: 'PROFILE' });

/**
 * Looks up what a verdict rests on.
 * @param candidate whose profile was judged, with the text it was made from
 * @returns at most 160 characters that stand in the resume, or what the profile says
 */
export function quotationOf(evidence: Evidence, candidate: MatchCandidate): Quotation {
  const { facts, city, state } = candidate;
  const inResume = (quote: string): Quotation => {
    const whole = collapse(candidate.text);
    const evidence = quote
      .split(' … ')
      .map((part) => verbatim(part, whole))
      .join(' … ');
    return { evidence, source: 'RESUME' };
  };
  const positionQuote = (position: number) => facts.positions[position]?.quote ?? '';
  /** Of several positions, where the candidate stated any of them. */
  const statedPositions = (...places: number[]): Quotation | null => {
    const held = places.flatMap((place) => facts.positions[place] ?? []);
    return held.some(({ said }) => said) ? inProfile(stated(held.map(positionWords).join('; '))) : null;
  };
  switch (evidence.from) {
    case 'TEXT':
      return inResume(quoteAt(prepareCandidate(candidate), evidence.at, evidence.count));
    case 'HEADLINE':
      return inResume(cut(facts.headline ?? ''));
    case 'POSITION':
      return statedPositions(evidence.position) ?? inResume(cut(positionQuote(evidence.position)));
    case 'POSITIONS': {
      const own = statedPositions(evidence.newest, evidence.oldest);
      if (own) return own;
      const newest = positionQuote(evidence.newest);
      const oldest = positionQuote(evidence.oldest);
      return inResume(newest === oldest ? cut(newest) : `${cut(newest, half)} … ${cut(oldest, half)}`);
    }
    case 'TOLD': {
      const own = statedPositions(evidence.position);
      if (own) return own;
      const title = positionQuote(evidence.position);
      const told = briefAt(prepareCandidate(candidate), evidence.at, evidence.count, half);
      return inResume(title.includes(told) ? cut(title) : `${cut(title, half)} … ${told}`);
    }
    case 'DEGREE': {
      const degree = facts.education[evidence.index];
      return degree?.said ? inProfile(stated(degreeWords(degree))) : inResume(degree?.quote ?? '');
    }
    case 'NAMED_PLACE': {
      const named = facts.places[evidence.index] ?? '';
      return facts.saidPlaces?.[evidence.index] ? inProfile(stated(named)) : inResume(named);
    }
    case 'LEVEL': {
      const level = levels[evidence.level];
      return inProfile(level ? (levelNames[level] ?? level) : '');
    }
    case 'ADDRESS': {
      const shown = [city, state].filter(Boolean).join(', ');
      return inProfile(evidence.moves ? `${shown}; willing to relocate` : shown);
    }
    case 'WILLING':
      return inProfile('Willing to relocate');
    case 'STATED_SKILL':
      return inProfile(stated(statedNames(candidate)[evidence.index] ?? ''));
    case 'STATED_YEARS':
      return inProfile(stated(inYears(candidate.stated?.yearsOfExperience ?? 0)));
  }
}
