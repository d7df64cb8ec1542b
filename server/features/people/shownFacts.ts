/** Facts as they are shown: as they were read, except where the candidate has put them right. */
import type { FactCorrections } from '../../../schemas/candidate.ts';
import type { ResumeFacts } from '../../../schemas/facts.ts';
import type { CandidateRow } from '../../db/tables.ts';

export const shownFacts = (
  facts: ResumeFacts | null,
  corrections: FactCorrections = {},
): Pick<CandidateRow, 'headline' | 'skills' | 'yearsOfExperience'> => ({
  headline: facts?.headline ?? null,
  skills: facts?.skills ?? [],
  yearsOfExperience: facts?.yearsOfExperience ?? null,
  ...corrections,
});
