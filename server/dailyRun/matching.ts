/** What a run asks of the matching; `J` and `P` are a job and a person made ready, `S` what is ordinary among people. */
import type { CriterionResult } from '../../schemas/criteria.ts';
import type { Match, PoolExplanation } from '../../schemas/matching.ts';
import type { DueJob, PoolCandidate } from './pool.ts';

/** A fit without its quotations, and what rounding hid. */
export type ScoredMatch = Match & { fine: number };

/** Pure functions; `S` is plain data. */
export interface Matching<J, P, S> {
  prepareCandidate(candidate: PoolCandidate): P;
  /** Counts people in; starts from nothing with undefined. */
  count(before: S | undefined, candidates: readonly P[]): S;
  prepareJob(job: DueJob, ordinary: S): J;
  match(job: J, candidate: P): ScoredMatch;
  /** Why so few of these fit. */
  explain(matches: readonly Match[]): PoolExplanation;
}

/** The same result without its quotation, one object for all who have it. */
export function createInterning(): (result: CriterionResult) => CriterionResult {
  const known = new Map<string, CriterionResult>();
  return (result) => {
    const key = `${result.importance} ${result.outcome} ${result.name}`;
    const same = known.get(key) ?? { ...result, evidence: null, source: null };
    known.set(key, same);
    return same;
  };
}
