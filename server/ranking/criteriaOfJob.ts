/** A job's side of matching, and how its criteria change. */
import { isDeepStrictEqual } from 'node:util';
import type { Criterion } from '../../schemas/criteria.ts';
import { type Job, type JobFields, JobPlace, matchedCriteria, placeOfJob } from '../../schemas/job.ts';
import { proposeCriteria } from '../matching/posting/propose.ts';
import type { MatchJob } from '../matching/scoring/job.ts';
import { conditionFields, conditionsOf, type JobConditions } from '../matching/scoring/unwanted.ts';

type CriteriaOfJob = Pick<Job, 'criteria' | 'proposedCriteria'>;

/** A job's criteria as they are matched, and whether the recruiter chose them. */
export const askedOf = (job: CriteriaOfJob): Required<Pick<MatchJob, 'criteria' | 'areProposed'>> => ({
  criteria: [...matchedCriteria(job)],
  areProposed: job.criteria.length === 0,
});

/** Columns that say where a job is done. */
export const placeColumns = Object.keys(JobPlace.shape) as (keyof JobPlace)[];

/** Columns that say where a job is done, and what it offers. */
export const termColumns = [...new Set([...placeColumns, ...conditionFields])];

/** Where a job is done and what it offers, of a row with more columns. */
export const termsOf = (job: JobPlace & JobConditions): Required<Pick<MatchJob, 'place' | 'conditions'>> => ({
  place: placeOfJob(job),
  conditions: conditionsOf(job),
});

/** Proposals stand in only where the recruiter has written no criteria. */
export const proposalsFor = (fields: Pick<JobFields, 'title' | 'description' | 'criteria'>): Criterion[] =>
  fields.criteria.length > 0 ? [] : proposeCriteria(fields);

/** One more when a job is matched on something else than before. */
export const nextCriteriaVersion = (
  before: CriteriaOfJob & Pick<Job, 'criteriaVersion'>,
  after: CriteriaOfJob,
) => before.criteriaVersion + (isDeepStrictEqual(matchedCriteria(before), matchedCriteria(after)) ? 0 : 1);

/** Whether a suggestion would still change anything. */
export const changes = (criteria: readonly Criterion[], suggestion: Criterion): boolean =>
  !criteria.some(
    ({ name, importance }) =>
      name.toLowerCase() === suggestion.name.toLowerCase() && importance === suggestion.importance,
  );
