/** Facts as they are shown: as they were read, except where the candidate has put them right. */
import type { FactCorrections } from '../../../schemas/factCorrections.ts';
import type { ResumeFacts } from '../../../schemas/facts.ts';
import type { CandidateRow } from '../../db/tables.ts';
import { correctedFacts } from '../../matching/corrections/correctedFacts.ts';

export const shownFacts = (
  facts: ResumeFacts | null,
  corrections: FactCorrections = {},
): Pick<CandidateRow, 'headline' | 'skills' | 'yearsOfExperience'> => {
  const corrected = facts && correctedFacts(facts, corrections);
  return {
    headline: corrections.headline ?? corrected?.headline ?? null,
    skills: corrections.skills ?? corrected?.skills ?? [],
    yearsOfExperience: corrections.yearsOfExperience ?? corrected?.yearsOfExperience ?? null,
  };
};
