/** A job made ready for matching once. */
import type { Criterion } from '../../../schemas/criteria.ts';
import type { JobPlace } from '../../../schemas/job.ts';
import { isCredential } from '../criteria/credential.ts';
import type { Judge } from '../criteria/judge.ts';
import { judgeOf } from '../criteria/kinds.ts';
import { askedOfStrangers, nobodysWord, onlyListed, withNobodysWords } from '../criteria/listedWords.ts';
import { judgeUnmet } from '../criteria/unmet.ts';
import { type Clause, clausesOf } from '../posting/posting.ts';
import { proposeCriteria, workOf } from '../posting/propose.ts';
import { isSilent } from '../profile/silent.ts';
import { termHash } from '../text/hash.ts';
import { tellingOf } from '../vocabulary/titleIndex.ts';
import { occupationsOfTitle as fieldsOfTitle } from '../vocabulary/titles.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { insistedOf } from './insisted.ts';
import { type Reach, reachOfPosting } from './jobOccupations.ts';
import { type JobTerms, jobTermsOf } from './jobTerms.ts';
import { levelOf } from './levels.ts';
import { type PlaceRule, placeRuleOf } from './placeRule.ts';
import type { PoolStatistics } from './pool.ts';
import type { ScoreRules } from './score.ts';
import { titleJudge } from './titleJudge.ts';
import { type JobConditions, type PreparedConditions, prepareConditions } from './unwanted.ts';
import { shippedWeights } from './weights.ts';

/** Matching's view of a job: plain data. */
export interface MatchJob {
  title: string;
  description: string;
  /** Empty: criteria are proposed from title and description. */
  criteria: Criterion[];
  /** Whether the criteria are proposals that no recruiter has confirmed. */
  areProposed?: boolean;
  /** Where it is done; missing where place does not count. */
  place?: JobPlace;
  /** The job's workplace, hours, pay and country, to compare with preferences. Missing where preferences are ignored. */
  conditions?: JobConditions;
  /** Whether only listed words count, for judging people who are on no list (`criteria/listedWords.ts`). */
  onlyListed?: boolean;
  /** Beside that: whether all other words count as if nobody had them, instead of not at all. */
  othersUnmet?: boolean;
}

export interface PreparedJob extends ScoreRules {
  criteria: { criterion: Criterion; judge: Judge; isCredential: boolean }[];
  /** Null where people may live anywhere. */
  placeRule: PlaceRule | null;
  /** Null where preferences do not count. */
  conditions: PreparedConditions | null;
  /** Words of the title by their hashes; weights add up to 1. */
  titleWeights: ReadonlyMap<number, number>;
  /** The entries of our own list that the job's title names, with their fields. */
  fields: { id: number; trade: number }[];
  /** How near each occupation is. */
  reach: Reach;
  /** How high the job stands, as `levelOf` gives it. */
  level: number;
  /** Words by which the posting is told from others. */
  telling: JobTerms;
  /** The weights of those that are single words, by their hashes. */
  tellingWeights: ReadonlyMap<number, number>;
}

function unitWeights(terms: ReadonlySet<string>, worth: (term: string) => number): Map<number, number> {
  const worths = [...terms].map((term): [number, number] => [termHash(term), worth(term)]);
  const total = worths.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return new Map(worths.map(([hash, weight]) => [hash, weight / total]));
}

/** Whether the judged people are on no list yet, so that little may be told of them. */
const isOfStrangers = ({ onlyListed = false, othersUnmet = false }: MatchJob) => onlyListed && !othersUnmet;

const isChosen = ({ criteria, areProposed }: MatchJob) => criteria.length > 0 && !areProposed;

/** Lists a job's criteria. Where no recruiter has chosen them, the work of the title comes first. */
function askedBy(job: MatchJob, work: string | null): readonly Criterion[] {
  if (isChosen(job)) return job.criteria;
  const proposed = job.criteria.length > 0 ? job.criteria : proposeCriteria(job);
  const others = proposed.filter(({ name }) => name !== work);
  return work === null ? others : [{ name: work, importance: 'MUST_HAVE' }, ...others];
}

/** The criteria a job is judged by, and the judge of each. */
const judgedCriteria = (job: MatchJob, work: string | null): PreparedJob['criteria'] =>
  askedBy(job, work).flatMap((criterion) => {
    const { name } = criterion;
    if (job.othersUnmet) return [{ criterion, judge: judgeUnmet(name), isCredential: isCredential(name) }];
    const asked = job.onlyListed ? askedOfStrangers(name) : name;
    return asked === null ? [] : [{ criterion, judge: judgeOf(asked), isCredential: isCredential(asked) }];
  });

interface Posting {
  title: string;
  clauses: Clause[];
}

const rewritten = ({ title, clauses }: Posting, rewrite: (text: string) => string): Posting => ({
  title: rewrite(title),
  clauses: clauses.map((clause) => ({ ...clause, text: rewrite(clause.text) })),
});

/** Returns a job's text twice: to tell which occupations it means, and to compare its words with people's. */
function readText(job: MatchJob): { meant: Posting; shared: Posting } {
  const whole = { title: job.title, clauses: clausesOf(job.description) };
  if (job.othersUnmet) return { meant: whole, shared: rewritten(whole, withNobodysWords) };
  const kept = job.onlyListed ? rewritten(whole, onlyListed) : whole;
  return { meant: kept, shared: kept };
}

/** Replaces the insisted words that are in no list by a word that nobody has. */
function insistedUnmet({ title, clauses }: Posting, pool: PoolStatistics): number[] {
  const listed = new Set(termsOf(onlyListed(title)).map(termHash));
  return insistedOf(title, clauses, pool).map((hash) => (listed.has(hash) ? hash : termHash(nobodysWord)));
}

const cache = new WeakMap<MatchJob, { pool: PoolStatistics; prepared: PreparedJob }>();

/** Prepares a job against a pool; asking again for the same two costs nothing. */
export function prepareJob(job: MatchJob, pool: PoolStatistics): PreparedJob {
  const known = cache.get(job);
  if (known?.pool === pool) return known.prepared;

  const { meant, shared } = readText(job);
  const telling = jobTermsOf(shared.title, shared.clauses, pool);
  if (job.othersUnmet) telling.insisted = insistedUnmet(meant, pool);
  const titleTerms = termsOf(shared.title).filter((term) => !isSilent(term));
  const titleWeights = unitWeights(new Set(titleTerms), tellingOf);
  const prepared: PreparedJob = {
    criteria: [],
    placeRule: job.place ? placeRuleOf(job.place, isOfStrangers(job)) : null,
    conditions: job.conditions ? prepareConditions(job.conditions) : null,
    titleWeights,
    tellingWeights: new Map(telling.words.map(({ hash, weight }) => [hash, weight])),
    fields: fieldsOfTitle(meant.title).map(({ id, trade }) => ({ id, trade })),
    reach: reachOfPosting(meant.title, meant.clauses, pool.careers),
    level: levelOf(termsOf(meant.title).map(termHash)),
    telling,
    weights: pool.weights ?? shippedWeights,
    isChosen: isChosen(job),
  };
  const work = workOf(job);
  prepared.criteria = judgedCriteria(job, work).map((one) =>
    one.criterion.name === work ? { ...one, judge: titleJudge(prepared) } : one,
  );
  cache.set(job, { pool, prepared });
  return prepared;
}
