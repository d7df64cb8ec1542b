/** The columns of a candidate's row that matching reads. */
import type { Tables } from '../../db/tables.ts';
import { correctedFacts, saidCredentials } from '../../matching/corrections/correctedFacts.ts';
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
  const { factCorrections: corrections = {} } = row;
  return {
    key: row.candidateEmail,
    facts: correctedFacts(row.facts, corrections),
    text: row.resumeText ?? '',
    hiddenWords: [row.candidateFirstName, row.candidateLastName],
    city: row.candidateCity,
    state: row.candidateState,
    country: row.candidateCountry,
    willingToRelocate: row.candidateWillingToRelocate,
    highestLevelOfEducation: row.highestLevelOfEducation,
    stated: {
      headline: corrections.headline,
      yearsOfExperience: corrections.yearsOfExperience,
      skills: corrections.skills,
      credentials: saidCredentials(row.facts, corrections),
    },
    preferences: row.jobPreferences ?? null,
  };
}
