/** Criteria like "Bachelor in nursing" or "High school diploma". */

import { EducationLevel } from '../../../schemas/candidate.ts';
import { higher, levelIn, levelRank } from '../education.ts';
import { nearness } from '../lexicon/all.ts';
import { phrases as allPhrases, anyCase, findPhrases, skills } from '../lexicon/phrases.ts';
import { occupationsIn } from '../lexicon/titles.ts';
import { tradeNamed } from '../lexicon/tradeNames.ts';
import { stem } from '../stem.ts';
import { termsOf } from '../tokens.ts';
import { type CriterionKind, fromProfile, fromResume, unknown } from './judge.ts';

const words = EducationLevel.meta()?.ui?.choices ?? {};
const empty = new Set(
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

/** The trades a field of study leads to. */
function tradesOfField(field: string): number[] {
  const named = tradeNamed(field);
  const terms = termsOf(field);
  const found = new Set<number>(named === null ? [] : [named]);
  for (const { occupation } of occupationsIn(terms)) found.add(occupation.trade);
  findPhrases(terms, anyCase, ({ phrase }) => {
    for (const trade of phrase.trades) found.add(trade);
    for (const id of skills[phrase.skill]?.phrases ?? [])
      for (const trade of allPhrases[id]?.trades ?? []) found.add(trade);
  });
  return [...found];
}

function fieldFits(askedTerms: string[], askedTrades: number[], field: string): 'same' | 'near' | 'other' {
  const terms = termsOf(field);
  if (askedTerms.some((term) => terms.includes(term))) return 'same';
  const held = tradesOfField(field);
  return held.some((a) => askedTrades.some((b) => nearness(a, b) >= 0.4)) ? 'near' : 'other';
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

  return ({ candidate }) => {
    const { facts } = candidate;
    // The degree that was asked for tells more than a higher one.
    const enough = facts.education
      .filter((degree) => levelRank(degree.level) >= wanted)
      .sort((a, b) => levelRank(a.level) - levelRank(b.level));
    const highest = higher(facts.highestLevelOfEducation, candidate.highestLevelOfEducation);
    if (highest === null) return unknown;
    if (levelRank(highest) >= wanted) {
      const profile = () => fromProfile('PARTIAL', words[highest] ?? highest);
      if (fieldTerms.length === 0) {
        const [degree] = enough;
        return degree ? fromResume('MEETS', degree.quote) : { ...profile(), outcome: 'MEETS' };
      }
      let near: string | null = null;
      for (const degree of enough) {
        const fit = fieldFits(fieldTerms, askedTrades, degree.field ?? degree.quote);
        if (fit === 'same' || (fit === 'near' && acceptsNear)) return fromResume('MEETS', degree.quote);
        near ??= degree.quote;
      }
      return near ? fromResume('PARTIAL', near) : profile();
    }
    const evidence = facts.education.find((degree) => degree.level === highest)?.quote;
    const outcome = acceptsExperience && (facts.yearsOfExperience ?? 0) >= 5 ? 'PARTIAL' : 'DOES_NOT_MEET';
    return evidence ? fromResume(outcome, evidence) : fromProfile(outcome, words[highest] ?? highest);
  };
};
