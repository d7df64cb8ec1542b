/** The columns of a candidate's row that matching reads. */
import type { Tables } from '../../db/tables.ts';
import type { MatchCandidate } from '../../matching/profile/prepare.ts';

export const matchColumns = [
  'candidateEmail',
  'candidateFirstName',
  'candidateLastName',
  'candidateCity',
  'candidateState',
  'candidateCountry',
  'candidateWillingToRelocate',
  'highestLevelOfEducation',
  'facts',
  'resumeText',
  'factCorrections',
  'jobPreferences',
] as const;

/** A candidate's row as far as matching looks at it. */
export type MatchRow = Pick<Tables['candidates'], (typeof matchColumns)[number]>;

/** @throws Error for a candidate without a resume that could be read */
export function toMatchCandidate(row: MatchRow): MatchCandidate {
  if (row.facts === null) throw new Error('A candidate without facts cannot be matched');
  return {
    key: row.candidateEmail,
    facts: row.facts,
    text: row.resumeText ?? '',
    hiddenWords: [row.candidateFirstName, row.candidateLastName],
    city: row.candidateCity,
    state: row.candidateState,
    country: row.candidateCountry,
    willingToRelocate: row.candidateWillingToRelocate,
    highestLevelOfEducation: row.highestLevelOfEducation,
    stated: row.factCorrections ?? {},
    preferences: row.jobPreferences ?? null,
  };
}
