/** Criteria like "Bachelor in nursing" or "High school diploma". */

import type { ProfileDegree } from '../profile/openProfile.ts';
import { tradesOfField } from '../profile/studyFields.ts';
import { levelIn } from '../reading/degreeNames.ts';
import { levelRank } from '../reading/education.ts';
import { termHash } from '../text/hash.ts';
import { stem } from '../vocabulary/stem.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { nearness } from '../vocabulary/trades.ts';
import { type CriterionKind, found, unknown } from './judge.ts';

/** Words around the field of a degree. */
export const empty: ReadonlySet<string> = new Set(
  (
    'bachelor bachelors master masters associate associates doctorate doctoral phd degree diploma in of a an the or and ' +
    'science arts with from related field equivalent experience four year college university high school required ' +
    'preferred bs ba ms ma mba bsc msc ged accredited similar discipline subject area minimum at least s b m d ph level ' +
    'higher education graduate undergraduate must have advanced relevant professional work studies study major'
  )
    .split(' ')
    .flatMap((word) => [word, stem(word)]),
);
const orExperience =
  /\bor (?:equivalent|comparable|related|relevant)?\s?(?:\w+\s){0,2}experience\b|\bequivalent (?:\w+\s){0,3}experience\b/i;

function fieldFits(
  askedTerms: readonly number[],
  askedTrades: readonly number[],
  { terms, trades }: ProfileDegree,
): 'same' | 'near' | 'other' {
  if (askedTerms.some((term) => terms.includes(term))) return 'same';
  return trades.some((a) => askedTrades.some((b) => nearness(a, b) >= 0.4)) ? 'near' : 'other';
}

/** A degree of a level, and of a field where one is named. Less than asked is a no; the right level in another field is PARTIAL. */
export const education: CriterionKind = (name) => {
  const level = levelIn(name, true);
  if (
    level === null ||
    !/\b(?:degree|bachelor|master|associate|doctor|diploma|ged|g\.e\.d|high school|ph\.?\s?d|[bm]\.?s|[bm]\.?a|mba|jd|md|graduate|bsn|msn|b\.?sc|m\.?sc)/i.test(
      name,
    )
  )
    return null;
  const wanted = levelRank(level);
  const acceptsExperience = orExperience.test(name);
  const bare = name.replace(orExperience, ' ');
  const acceptsNear = /\b(?:related|similar|relevant)\b/i.test(bare);
  const fieldTerms = termsOf(bare).filter((term) => !empty.has(term) && !/^\d+$/.test(term));
  if (/\bnursing|bsn|msn\b/i.test(bare) && !fieldTerms.includes(stem('nursing')))
    fieldTerms.push(stem('nursing'));
  const askedTrades =
    fieldTerms.length > 0 ? tradesOfField(fieldTerms.join(' ')).concat(tradesOfField(bare)) : [];

  const asked = fieldTerms.map(termHash);

  return ({ degrees, education: highest, years }) => {
    if (highest < 0) return unknown;
    const inProfile = { from: 'LEVEL', level: highest } as const;
    if (highest >= wanted) {
      // The degree that was asked for tells more than a higher one.
      const enough = degrees
        .map((degree, index) => ({ degree, index }))
        .filter(({ degree }) => degree.level >= wanted)
        .sort((a, b) => a.degree.level - b.degree.level);
      if (asked.length === 0)
        return found('MEETS', enough[0] ? { from: 'DEGREE', index: enough[0].index } : inProfile);
      for (const { degree, index } of enough) {
        const fit = fieldFits(asked, askedTrades, degree);
        if (fit === 'same' || (fit === 'near' && acceptsNear))
          return found('MEETS', { from: 'DEGREE', index });
      }
      return found('PARTIAL', enough[0] ? { from: 'DEGREE', index: enough[0].index } : inProfile);
    }
    // Studies without a stated level may be the degree that is asked for.
    if (degrees.some(({ level }) => level < 0)) return unknown;
    const index = degrees.findIndex(({ level }) => level === highest);
    const outcome = acceptsExperience && (years ?? 0) >= 5 ? 'PARTIAL' : 'DOES_NOT_MEET';
    return found(outcome, index >= 0 ? { from: 'DEGREE', index } : inProfile);
  };
};
