/** The people who may be picked, as one thread holds them: outlines, statistics, and profiles that were asked for. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import type { Profile } from '../../matching/profile/openProfile.ts';
import type { PreparedJob } from '../../matching/scoring/job.ts';
import type { PoolStatistics } from '../../matching/scoring/pool.ts';
import { ordinaryNow } from '../../ranking/ordinary.ts';
import { createWarmOutlines, type SampledOutlines } from '../../ranking/outlines/warmOutlines.ts';
import { productMatching } from '../../ranking/productMatching.ts';
import { profilesOf } from '../../ranking/profiles/storedProfiles.ts';
import { weightsInForce } from '../../ranking/weightsInForce.ts';
import type { AskedJob } from '../../services/judgePeople.ts';

/** Profiles kept between requests, a few kilobytes each: the next request concerns much the same people. */
const maxReady = 10_000;
/** How long the pool's statistics are kept. */
const ordinaryMs = 60 * 60_000;
/** How long a request waits for outlines and statistics. */
const patienceMs = 250;
/** Until everyone's outlines are read, the answer is estimated from about this many. */
const sampledPeople = 30_000;

export interface Known extends SampledOutlines {
  ordinary: PoolStatistics;
}

export interface KnownPool {
  /** Outlines and statistics; undefined while neither everyone's nor a sample of them is read. */
  known(): Promise<Known | undefined>;
  /** The statistics of the pool, with the weights in force. */
  ordinary(): Promise<PoolStatistics>;
  /** Profiles by address; those who have none are missing. */
  ready(emails: readonly string[]): Promise<ReadonlyMap<string, Profile>>;
}

/** A job that is not stored as it is asked for, made ready. */
export const preparedFor = (job: AskedJob, ordinary: PoolStatistics): PreparedJob =>
  productMatching.prepareJob({ id: '', ...job, criteriaVersion: 0, settled: [] }, ordinary);

/** @param now in milliseconds */
export function createKnownPool(db: Database, now: () => number = Date.now): KnownPool {
  const warm = createWarmOutlines(productMatching.peopleVersion, now);
  const profiles = new Map<string, Profile>();
  let counted: { ordinary: PoolStatistics; at: number } | undefined;

  const ordinary = together(async (): Promise<PoolStatistics> => {
    if (!counted || Math.abs(now() - counted.at) > ordinaryMs) {
      const found = await ordinaryNow(db, productMatching, new Date(now()).toISOString());
      counted = { ordinary: found, at: now() };
    }
    const weights = await weightsInForce(db);
    return weights ? { ...counted.ordinary, weights } : counted.ordinary;
  });

  const read = together(async () => {
    return { ordinary: await ordinary(), outlines: await warm.fresh(db), standsFor: 1 };
  });
  let drawn: SampledOutlines | undefined;
  const readSome = together(async () => {
    const counts = await ordinary();
    drawn ??= await warm.sampled(db, sampledPeople);
    return drawn && { ordinary: counts, ...drawn };
  });

  return {
    ordinary,
    async known() {
      // Outlines already held are updated in a moment; only the first time takes long.
      if (warm.isWarm() && counted) {
        drawn = undefined;
        return read();
      }
      return (await inTime(read())) ?? (await inTime(readSome()));
    },
    async ready(emails) {
      const missing = emails.filter((email) => !profiles.has(email));
      if (profiles.size + missing.length > maxReady) profiles.clear();
      const wanted = profiles.size === 0 ? emails : missing;
      if (wanted.length > 0)
        for (const [email, profile] of await profilesOf(db, wanted)) profiles.set(email, profile);
      return profiles;
    },
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
