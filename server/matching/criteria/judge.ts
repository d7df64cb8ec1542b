/** What deciding a criterion comes to. */
import type { CriterionResult } from '../../../schemas/criteria.ts';
import type { PreparedCandidate } from '../prepare.ts';

export type Verdict = Pick<CriterionResult, 'outcome' | 'evidence' | 'source' | 'note'>;

/** Decides one criterion for one candidate. */
export type Judge = (candidate: PreparedCandidate) => Verdict;

/** Makes a judge for a criterion's name, or null when the name is not of its kind. */
export type CriterionKind = (name: string) => Judge | null;

/** Not said: never a no and never a point. */
export const unknown: Verdict = { outcome: 'UNKNOWN', evidence: null, source: null };

/** A verdict with words of the resume as evidence, and what they leave open. */
export const fromResume = (
  outcome: Verdict['outcome'],
  evidence: string,
  note?: NonNullable<Verdict['note']>,
): Verdict => (evidence === '' ? unknown : { outcome, evidence, source: 'RESUME', ...(note && { note }) });

/** A verdict with what the profile says as evidence. */
export const fromProfile = (outcome: Verdict['outcome'], evidence: string): Verdict => ({
  outcome,
  evidence,
  source: 'PROFILE',
});

/** A verdict with what the candidate has set right as evidence; told from the resume's words at a glance. */
export const fromStated = (outcome: Verdict['outcome'], statement: string): Verdict =>
  fromProfile(outcome, `The candidate stated: ${statement}`);
