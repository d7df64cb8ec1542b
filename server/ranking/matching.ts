/** A run's questions to the matching; `J` and `P` are a job and a person made ready, `S` what is ordinary among people. */
import type { Match, PoolExplanation } from '../../schemas/matching.ts';
import type { Database } from '../db/database.ts';
import type { CoarseJob } from '../matching/scoring/coarse.ts';
import type { PairScore } from '../matching/scoring/match.ts';
import type { Weights } from '../matching/scoring/weights.ts';
import type { DueJob, PoolCandidate } from './pool.ts';

/** `S` is plain data. */
export interface Matching<J, P, S> {
  /** Of what is kept of people. */
  peopleVersion: string;
  /** Checks everyone for profiles that are out of date. @returns how many people's have to be made */
  outdatedPeople(db: Database): Promise<number>;
  /** Makes profiles of some people whom no other worker has taken. @returns how many */
  keepPeople(db: Database): Promise<number>;
  /** How many profiles have to be made, including those other workers have taken. */
  waitingPeople(db: Database): Promise<number>;
  /** People as they are scored; those who cannot be are missing. @param db where each question stands alone */
  people(db: Database, emails: readonly string[]): Promise<ReadonlyMap<string, P>>;
  /** Counts people in; starts from nothing with undefined. */
  count(before: S | undefined, people: readonly P[]): S;
  /** The ordinary values, with weights of the installation's own. */
  weighed?(ordinary: S, weights: Weights): S;
  prepareJob(job: DueJob, ordinary: S): J;
  /** By what people of a large pool are chosen to be scored. */
  coarse(job: J): CoarseJob;
  score(job: J, person: P): PairScore;
  /** Matches someone who will be seen, with quotations. */
  show(job: J, row: PoolCandidate, person: P): Match;
  /** Why so few of these fit. */
  explain(job: J, scores: readonly PairScore[]): PoolExplanation;
}
