/** The matching of one run: everybody scored, lists allocated, the chosen matched in full. Pure but for what it holds. */
import type { CriterionResult } from '../../schemas/criteria.ts';
import type { ListExplanation, Match, PoolExplanation } from '../../schemas/matching.ts';
import { allocate, type Limits, type Offer } from './allocate.ts';
import type { ChosenList, Matcher } from './matcher.ts';
import type { DueJob, PoolCandidate } from './pool.ts';

/** What the matching itself has to offer; `J` and `P` are a job and a person made ready, `S` what is ordinary. */
export interface Matching<J, P, S> {
  prepareCandidate(candidate: PoolCandidate): P;
  /** Counts people in; starts from nothing with undefined. */
  count(before: S | undefined, candidates: readonly P[]): S;
  prepareJob(job: DueJob, ordinary: S): J;
  /** `fine` tells equal scores apart. */
  match(job: J, candidate: P): Match & { fine: number };
  /** Why so few of these fit. */
  explain(matches: readonly Match[]): PoolExplanation;
}

/** People kept ready between the steps, about 100 kB each; the others are read again. */
const defaultMaxKept = 2000;

interface Desk<J> {
  job: DueJob;
  ready: J;
  settled: Set<string>;
  poolSize: number;
  fitting: number;
  /** What the explanation will need; let go once the list is sure to find enough people. */
  matches: Match[];
}

/** The same result without its quotation, one object for all who have it. */
function createInterning(): (result: CriterionResult) => CriterionResult {
  const known = new Map<string, CriterionResult>();
  return (result) => {
    const key = `${result.importance} ${result.outcome} ${result.name}`;
    const same = known.get(key) ?? { ...result, evidence: null, source: null };
    known.set(key, same);
    return same;
  };
}

/**
 * Makes a matcher that does its work where it is called.
 *
 * @param maxKept how many people it may hold at a time
 */
export function createPoolMatcher<J, P, S>(
  matching: Matching<J, P, S>,
  maxKept: number = defaultMaxKept,
): Matcher {
  const { prepareCandidate, count, prepareJob, match, explain } = matching;
  const kept = new Map<string, P>();
  const offers: Offer[] = [];
  const intern = createInterning();
  let jobs: readonly DueJob[] = [];
  let limits: Limits = { perJob: 0, perCandidate: 0, taken: new Map() };
  let ordinary: S | undefined;
  let surveyed = 0;
  let desks: Desk<J>[] = [];
  let chosen = new Map<string, string[]>();

  function scoreAt(desk: Desk<J>, key: string, candidate: P) {
    if (desk.settled.has(key)) return;
    const found = match(desk.ready, candidate);
    desk.poolSize += 1;
    if (found.band !== 'LIMITED') {
      desk.fitting += 1;
      offers.push({ jobId: desk.job.id, key, score: found.score, fine: found.fine });
    }
    if (desk.fitting < limits.perJob) {
      desk.matches.push({ ...found, criteria: found.criteria.map(intern) });
    } else {
      desk.matches = [];
    }
  }

  const scoreEverywhere = (key: string, candidate: P) => {
    for (const desk of desks) scoreAt(desk, key, candidate);
  };

  /** A list can be short because few fit, or because those who do are wanted elsewhere. */
  function explanationOf({ fitting, matches }: Desk<J>, size: number): ListExplanation | null {
    if (size >= limits.perJob) return null;
    const people = fitting - size;
    return {
      pool: fitting < limits.perJob ? explain(matches) : null,
      elsewhere: people > 0 ? { people, lists: limits.perCandidate } : null,
    };
  }

  return {
    async begin(given, givenLimits) {
      jobs = given;
      limits = givenLimits;
    },

    async survey(candidates) {
      const ready = candidates.map((candidate) => ({
        key: candidate.candidateEmail,
        candidate: prepareCandidate(candidate),
      }));
      ordinary = count(
        ordinary,
        ready.map(({ candidate }) => candidate),
      );
      surveyed += ready.length;
      for (const { key, candidate } of ready.slice(0, maxKept - kept.size)) kept.set(key, candidate);
    },

    async scoreKept() {
      const counted = ordinary ?? count(undefined, []);
      desks = jobs.map((job) => ({
        job,
        ready: prepareJob(job, counted),
        settled: new Set(job.settled),
        poolSize: 0,
        fitting: 0,
        matches: [],
      }));
      for (const [key, candidate] of kept) scoreEverywhere(key, candidate);
      return kept.size < surveyed ? ([...kept.keys()].at(-1) ?? '') : null;
    },

    async score(candidates) {
      for (const candidate of candidates) {
        scoreEverywhere(candidate.candidateEmail, prepareCandidate(candidate));
      }
    },

    async choose() {
      chosen = allocate(offers, limits);
      const keys = new Set([...chosen.values()].flat());
      return [...keys].filter((key) => !kept.has(key));
    },

    async finish(again) {
      for (const candidate of again) kept.set(candidate.candidateEmail, prepareCandidate(candidate));
      return desks.map((desk): ChosenList => {
        const picks = (chosen.get(desk.job.id) ?? []).flatMap((candidateEmail) => {
          const ready = kept.get(candidateEmail);
          return ready === undefined ? [] : [{ ...match(desk.ready, ready), candidateEmail }];
        });
        const explanation = explanationOf(desk, picks.length);
        return { jobId: desk.job.id, picks, poolSize: desk.poolSize, explanation };
      });
    },

    close() {
      kept.clear();
    },
  };
}
