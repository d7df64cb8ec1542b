/** Estimates how many people would fit a job that is being written, from outlines and a few hundred full scores. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ExpectedFits, ExpectedFitsDraft } from '../../../schemas/expectedFits.ts';
import type { Database } from '../../db/database.ts';
import type { Profile } from '../../matching/profile/openProfile.ts';
import type { PreparedJob } from '../../matching/scoring/job.ts';
import type { PairScore } from '../../matching/scoring/match.ts';
import type { PoolStatistics } from '../../matching/scoring/pool.ts';
import { bandFloor, scoreOf } from '../../matching/scoring/score.ts';
import { ordinaryNow } from '../../ranking/ordinary.ts';
import { createWarmOutlines, type SampledOutlines } from '../../ranking/outlines/warmOutlines.ts';
import { productMatching } from '../../ranking/productMatching.ts';
import { profilesOf } from '../../ranking/profiles/storedProfiles.ts';
import { weightsInForce } from '../../ranking/weightsInForce.ts';
import type { ExpectFits } from '../../services/expectFits.ts';
import { countedFrom, estimate, ranked, strataOf } from './strata.ts';

/** If a job's occupations have more people, this many are looked at, taken evenly. */
const mostLookedAt = 60_000;
/** Profiles kept between requests, a few kilobytes each: the next request concerns much the same people. */
const maxReady = 10_000;
/** How long the pool's statistics are kept. */
const ordinaryMs = 60 * 60_000;
/** How long a request waits for outlines and statistics. */
const patienceMs = 250;
/** Until everyone's outlines are read, the answer is estimated from about this many. */
const sampledPeople = 30_000;

const pending: ExpectedFits = { pending: true, pool: null, good: null, partial: null, mustHaves: [] };

/** How someone would score if one must-have were a nice-to-have. */
function relaxed(job: PreparedJob, at: number, pair: PairScore): number {
  const outcomes = job.criteria.map(({ criterion: { importance } }, i) => ({
    importance: i === at ? ('NICE_TO_HAVE' as const) : importance,
    outcome: pair.outcomes[i] ?? ('UNKNOWN' as const),
  }));
  return scoreOf(outcomes, pair, job).score;
}

interface Known extends SampledOutlines {
  ordinary: PoolStatistics;
}

/** The figures, from a job's strata and the scores of those who were drawn of them. */
function toldOf(
  job: PreparedJob,
  strata: ReturnType<typeof strataOf>,
  pairs: ReadonlyMap<number, PairScore>,
): Pick<ExpectedFits, 'good' | 'partial' | 'mustHaves'> {
  const reach = (floor: number) =>
    estimate(strata, (place) => {
      const pair = pairs.get(place);
      return pair && (pair.score >= floor ? 1 : 0);
    });
  const more = (criterion: number, floor: number) =>
    estimate(strata, (place) => {
      const pair = pairs.get(place);
      return pair && Number(relaxed(job, criterion, pair) >= floor) - Number(pair.score >= floor);
    });
  return {
    good: reach(bandFloor.GOOD),
    partial: reach(bandFloor.PARTIAL),
    mustHaves: job.criteria.flatMap(({ criterion: { name, importance } }, i) =>
      importance === 'MUST_HAVE'
        ? [{ name, good: more(i, bandFloor.GOOD), partial: more(i, bandFloor.PARTIAL) }]
        : [],
    ),
  };
}

/** @param now in milliseconds */
export function createExpectFits(db: Database, now: () => number = Date.now): ExpectFits {
  const warm = createWarmOutlines(productMatching.peopleVersion, now);
  const ready = new Map<string, Profile>();
  let counted: { ordinary: PoolStatistics; until: number } | undefined;

  const ordinary = together(async (): Promise<PoolStatistics> => {
    if (!counted || counted.until < now()) {
      const found = await ordinaryNow(db, productMatching, new Date(now()).toISOString());
      counted = { ordinary: found, until: now() + ordinaryMs };
    }
    const weights = await weightsInForce(db);
    return weights ? { ...counted.ordinary, weights } : counted.ordinary;
  });

  async function getReady(emails: readonly string[]): Promise<void> {
    const missing = emails.filter((email) => !ready.has(email));
    if (ready.size + missing.length > maxReady) ready.clear();
    const wanted = ready.size === 0 ? emails : missing;
    if (wanted.length === 0) return;
    for (const [email, profile] of await profilesOf(db, wanted)) ready.set(email, profile);
  }

  async function tell(draft: ExpectedFitsDraft, known: Known): Promise<ExpectedFits> {
    const { outlines, standsFor } = known;
    const at = Math.floor(now() / 1000);
    const job = productMatching.prepareJob(
      { id: '', ...draft, criteriaVersion: 0, settled: [] },
      known.ordinary,
    );
    const { met, places, scores } = outlines.met(productMatching.coarse(job), mostLookedAt, at);
    const strata = strataOf(
      ranked(places, scores),
      places.length > 0 ? (standsFor * met) / places.length : 1,
    );
    const drawn = strata.flatMap((stratum) => stratum.drawn);
    await getReady(drawn.map(outlines.emailAt));
    const pairs = new Map<number, PairScore>();
    for (const place of drawn) {
      const profile = ready.get(outlines.emailAt(place));
      if (profile) pairs.set(place, productMatching.score(job, profile));
    }
    return {
      pending: false,
      pool: countedFrom(outlines.size(at), standsFor),
      ...toldOf(job, strata, pairs),
    };
  }

  const read = together(async () => {
    return { ordinary: await ordinary(), outlines: await warm.fresh(db), standsFor: 1 };
  });
  let drawn: SampledOutlines | undefined;
  const readSome = together(async () => {
    const counts = await ordinary();
    drawn ??= await warm.sampled(db, sampledPeople);
    return drawn && { ordinary: counts, ...drawn };
  });

  return async (draft) => {
    // Outlines already held are updated in a moment; only the first time takes long.
    if (warm.isWarm() && counted) {
      drawn = undefined;
      return tell(draft, await read());
    }
    const known = (await inTime(read())) ?? (await inTime(readSome()));
    return known ? tell(draft, known) : pending;
  };
}

/** Does something once for all who ask for it while it is done. */
function together<T>(act: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= act().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** An answer that is known soon; undefined for one that takes longer. */
async function inTime<T>(asked: Promise<T>): Promise<T | undefined> {
  const patience = new AbortController();
  const tooLong = wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  const found = await Promise.race([asked, tooLong]);
  patience.abort();
  return found;
}
