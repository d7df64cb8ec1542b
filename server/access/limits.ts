/** Counts tries and calls together with the other servers: tries of a secret one by one, calls once a second. */
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { callLimits, type LimitName } from '../../schemas/calls/limits.ts';
import type { Env } from '../base/env.ts';
import { ApiError } from '../base/errors.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { Sentence } from '../base/sentence.ts';
import type { Database } from '../db/database.ts';
import { type Rule, rules } from './rules.ts';
import { createSharedCounts } from './sharedCounts.ts';

export interface Limits {
  /**
   * Counts a call, together with the other servers' as far as they are known.
   *
   * @param key whose it is
   * @returns how many there were in this window, this one too, and the milliseconds until the next
   */
  count(limit: LimitName, key: string): { count: number; msLeft: number };
  /** Counts a call. @throws ApiError TOO_MANY_REQUESTS when there were too many */
  admit(limit: LimitName, key: string): void;
  /**
   * Counts one try, before it is made, so that tries at the same moment count too.
   *
   * @param key what the rule counts by; kept only as a keyed hash
   * @returns how many tries are left for now; undefined where nothing is counted
   * @throws ApiError TOO_MANY_REQUESTS, with the seconds until there is room again
   */
  take(rule: Rule, ...key: string[]): Promise<number | undefined>;
  /** Takes one try back: it was a good one. */
  giveBack(rule: Rule, ...key: string[]): Promise<void>;
  /** Resets the count. */
  forget(rule: Rule, ...key: string[]): Promise<void>;
  /** Notes a network address that someone has shown to be the account owner's. */
  trust(email: string, address: string): Promise<void>;
  isTrusted(email: string, address: string): Promise<boolean>;
}

/** How long an address the owner was seen at is remembered. */
const trustSeconds = 30 * 24 * 60 * 60;

/** The limiter asks for a node-postgres client; the query builder's connections do as well. */
const clientOf = (db: Database) => ({
  async query({ text, values }: { text: string; values?: unknown[] }) {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

/** `90` → "Wait 2 minutes". */
function waiting(seconds: number): Sentence {
  if (seconds <= 60) {
    return (t) =>
      t('Too many tries. Wait {seconds, plural, one {a second} other {# seconds}} and try again.', {
        seconds,
      });
  }
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) {
    return (t) =>
      t('Too many tries. Wait {minutes, plural, one {a minute} other {# minutes}} and try again.', {
        minutes,
      });
  }
  const hours = Math.ceil(minutes / 60);
  return (t) =>
    t('Too many tries. Wait {hours, plural, one {an hour} other {# hours}} and try again.', { hours });
}

function tooMany(msBeforeNext: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new ApiError('TOO_MANY_REQUESTS', waiting(retryAfter), { retryAfter });
}

/** For load tests: nothing is counted. */
const noLimits: Limits = {
  count: () => ({ count: 0, msLeft: 0 }),
  admit: () => {},
  take: async () => undefined,
  giveBack: async () => {},
  forget: async () => {},
  trust: async () => {},
  isTrusted: async () => true,
};

/** @param env RATE_LIMIT turns them off */
export function createLimits(db: Database, env: Pick<Env, 'AUTH_SECRET' | 'RATE_LIMIT'>): Limits {
  if (env.RATE_LIMIT === 'off') return noLimits;
  const secretKey = keyFor(env.AUTH_SECRET, 'limits');
  const limiter = (keyPrefix: string, points: number, duration: number, clearExpiredByTimeout = false) =>
    new RateLimiterPostgres({
      storeClient: clientOf(db),
      storeType: 'client',
      tableName: 'rateLimits',
      tableCreated: true,
      clearExpiredByTimeout,
      keyPrefix,
      points,
      duration,
    });
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([rule, windows]) => [
      rule,
      windows.map(({ tries, seconds }) => limiter(`${rule}/${seconds}`, tries, seconds)),
    ]),
  ) as Record<Rule, RateLimiterPostgres[]>;
  // One of them clears away what has expired, for all.
  const trusted = limiter('trusted', 1, trustSeconds, true);
  const hashed = (key: string[]) => keyedHash(secretKey, ...key);
  const shared = createSharedCounts(db, secretKey);
  const count: Limits['count'] = (limit, key) => shared.add(limit, key, callLimits[limit]);

  return {
    count,

    admit(limit, key) {
      const { count: calls, msLeft } = count(limit, key);
      if (calls > callLimits[limit].calls) throw tooMany(msLeft);
    },

    async take(rule, ...key) {
      let left: number | undefined;
      for (const window of limiters[rule]) {
        try {
          const { remainingPoints } = await window.consume(hashed(key));
          left = Math.min(left ?? remainingPoints, remainingPoints);
        } catch (refusal) {
          if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext);
          throw refusal;
        }
      }
      return left;
    },
    async giveBack(rule, ...key) {
      for (const window of limiters[rule]) await window.reward(hashed(key));
    },
    async forget(rule, ...key) {
      for (const window of limiters[rule]) await window.delete(hashed(key));
    },
    async trust(...key) {
      await trusted.set(hashed(key), 1, trustSeconds);
    },
    isTrusted: async (...key) => (await trusted.get(hashed(key))) !== null,
  };
}
