/** The result of deciding a criterion. */
import type { CriterionResult } from '../../../schemas/criteria.ts';
import type { Profile } from '../profile/openProfile.ts';

/**
 * Where the words are that a verdict rests on: in the resume by place, in the facts by index, or in what the candidate
 * has said. They are looked up only for verdicts that are shown (`quotations.ts`).
 */
export type Evidence =
  | { from: 'TEXT'; at: number; count: number }
  | { from: 'HEADLINE' }
  | { from: 'POSITION'; position: number }
  /** The newest position that counts, and the oldest where the newest alone does not give the years. */
  | { from: 'POSITIONS'; newest: number; oldest: number }
  /** A position, and words of its text that show what it was about. */
  | { from: 'TOLD'; position: number; at: number; count: number }
  | { from: 'DEGREE'; index: number }
  | { from: 'NAMED_PLACE'; index: number }
  | { from: 'LEVEL'; level: number }
  | { from: 'ADDRESS'; moves: boolean }
  | { from: 'WILLING' }
  | { from: 'STATED_SKILL'; index: number }
  | { from: 'STATED_YEARS' };

export interface Verdict extends Pick<CriterionResult, 'outcome' | 'note'> {
  /** Null exactly where the outcome is UNKNOWN. */
  evidence: Evidence | null;
}

/** Decides one criterion for one candidate. */
export type Judge = (candidate: Profile) => Verdict;

/** Makes a judge for a criterion's name, or null when the name is not of its kind. */
export type CriterionKind = (name: string) => Judge | null;

/** Not said: never a no and never a point. */
export const unknown: Verdict = { outcome: 'UNKNOWN', evidence: null };

/** A verdict and what it rests on; without that it is none. */
export const found = (
  outcome: Verdict['outcome'],
  evidence: Evidence | null,
  note?: NonNullable<Verdict['note']>,
): Verdict => (evidence === null ? unknown : { outcome, evidence, ...(note && { note }) });
