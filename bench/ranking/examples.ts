/** Pairs of job and person as what weights are fitted on. */
import type { CriterionResult } from '../../schemas/criteria.ts';
import { profileOf } from '../../server/matching/profile/profile.ts';
import { type Example, featuresAsVector } from '../../server/matching/scoring/fitting.ts';
import { prepareJob } from '../../server/matching/scoring/job.ts';
import { featuresOf, scorePair } from '../../server/matching/scoring/match.ts';
import type { PoolStatistics } from '../../server/matching/scoring/pool.ts';
import type { Material, MeasuredJob, MeasuredPerson } from './material.ts';

/** One person for one job, as the matcher sees them. */
export interface MeasuredPair {
  features: number[];
  criteria: Pick<CriterionResult, 'importance' | 'outcome'>[];
}

/** Every person for one job, in the people's order. */
export function pairsOf(
  job: MeasuredJob,
  people: readonly MeasuredPerson[],
  pool: PoolStatistics,
): MeasuredPair[] {
  const prepared = prepareJob(job, pool);
  return people.map(({ candidate }) => {
    const profile = profileOf(candidate);
    const { outcomes } = scorePair(prepared, profile);
    const criteria = prepared.criteria.map(({ criterion: { importance } }, place) => ({
      importance,
      outcome: outcomes[place] ?? ('UNKNOWN' as const),
    }));
    const { affinity, overlap } = featuresOf(prepared, profile);
    return { features: featuresAsVector(affinity, overlap, criteria), criteria };
  });
}

/** The value of a label alone: the right occupation is worth as much as a 2, which not all of them are. */
const labelGrade = 2;
/** Every so many of those without the label are compared. */
const every = 9;

/**
 * Knowledge about a job: its grades, and its label.
 * @returns two lists, to be compared each by itself
 */
export function examplesOf(
  job: MeasuredJob,
  { people }: Pick<Material, 'people'>,
  pairs: readonly MeasuredPair[],
): Example[][] {
  const graded: Example[] = [];
  const labelled: Example[] = [];
  people.forEach(({ resume, occupation }, place) => {
    const features = pairs[place]?.features ?? [];
    const grade = job.grades.get(resume);
    if (grade !== undefined) graded.push({ features, grade });
    if (job.occupation === null) return;
    if (occupation === job.occupation) labelled.push({ features, grade: labelGrade });
    else if (place % every === 0) labelled.push({ features, grade: 0 });
  });
  return [graded, labelled];
}
