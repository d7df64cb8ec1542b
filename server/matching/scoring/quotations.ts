/** The words a verdict rests on, looked up for those who are shown. */
import { EducationLevel } from '../../../schemas/candidate.ts';
import type { CriterionResult } from '../../../schemas/criteria.ts';
import type { Evidence } from '../criteria/judge.ts';
import { briefAt, quoteAt } from '../profile/evidence.ts';
import { type MatchCandidate, prepareCandidate } from '../profile/prepare.ts';
import { levels } from '../reading/education.ts';
import { collapse, cut, maxQuoteLength } from '../text/quote.ts';

type Quotation = Pick<CriterionResult, 'evidence' | 'source'>;

const levelNames = EducationLevel.meta()?.ui?.choices ?? {};

/** Halves of a quotation of two places. */
const half = Math.floor((maxQuoteLength - 3) / 2);

const inYears = (count: number) => `${count} ${count === 1 ? 'year' : 'years'} of experience`;
/** Told from the resume's words at a glance. */
const stated = (statement: string) => `The candidate stated: ${statement}`;

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
  switch (evidence.from) {
    case 'TEXT':
      return inResume(quoteAt(prepareCandidate(candidate), evidence.at, evidence.count));
    case 'HEADLINE':
      return inResume(cut(facts.headline ?? ''));
    case 'POSITION':
      return inResume(cut(positionQuote(evidence.position)));
    case 'POSITIONS': {
      const newest = positionQuote(evidence.newest);
      const oldest = positionQuote(evidence.oldest);
      return inResume(newest === oldest ? cut(newest) : `${cut(newest, half)} … ${cut(oldest, half)}`);
    }
    case 'TOLD': {
      const title = positionQuote(evidence.position);
      const told = briefAt(prepareCandidate(candidate), evidence.at, evidence.count, half);
      return inResume(title.includes(told) ? cut(title) : `${cut(title, half)} … ${told}`);
    }
    case 'DEGREE':
      return inResume(facts.education[evidence.index]?.quote ?? '');
    case 'NAMED_PLACE':
      return inResume(facts.places[evidence.index] ?? '');
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
      return inProfile(stated(candidate.stated?.skills?.[evidence.index] ?? ''));
    case 'STATED_YEARS':
      return inProfile(stated(inYears(candidate.stated?.yearsOfExperience ?? 0)));
  }
}
