/** The cost of a suggested must-have: how many of the job's own picks do not show it. */
import type { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import type { CriterionSuggestion, Job } from '../../../schemas/job.ts';

/** A pick the recruiter has not passed on. */
type StandingPick = Pick<DailyCandidate, 'criteria' | 'yearsOfExperience' | 'city' | 'state'>;

type Suggested = Pick<CriterionSuggestion, 'name'> & { why: Exclude<CriterionSuggestion['why'], string> };
type Place = Pick<Job, 'city' | 'state'>;

const same = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();

/** Whether a pick shows what is suggested; undefined where the list does not tell. */
function shows({ name, why }: Suggested, pick: StandingPick, job: Place): boolean | undefined {
  const judged = pick.criteria.find((result) => same(result.name, name));
  if (judged) return judged.outcome === 'MEETS';
  if (why.reason === 'NOT_ENOUGH_EXPERIENCE' && why.years !== null) {
    return pick.yearsOfExperience !== null && pick.yearsOfExperience > why.years;
  }
  if (why.reason === 'TOO_FAR') {
    return same(pick.city, job.city) && (job.state === null || same(pick.state, job.state));
  }
  return undefined;
}

/**
 * Counts those who would not meet a suggestion. What a resume does not say counts as not met, as it does on the list.
 *
 * @param picks of the job, without those that were passed
 * @returns null when there are no picks, or when nothing on the lists tells who would meet it
 */
export function estimateOf(
  suggestion: Suggested,
  picks: readonly StandingPick[],
  job: Place,
): { picks: number; without: number } | null {
  const told = picks
    .map((pick) => shows(suggestion, pick, job))
    .filter((shown): shown is boolean => shown !== undefined);
  if (told.length === 0) return null;
  return { picks: told.length, without: told.filter((shown) => !shown).length };
}
