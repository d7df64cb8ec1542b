/** Counts tries and calls together with the other servers: tries of a secret one by one, calls once a second. */
import { callLimits, type LimitName } from '../../schemas/calls/limits.ts';
import type { LimitedBy } from '../../schemas/calls/problem.ts';
import type { Env } from '../base/env.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { Database } from '../db/database.ts';
import { createNetworkFactor } from './address.ts';
import { type Rule, type RuleOfTries, rules } from './rules.ts';
import { createSharedCounts } from './sharedCounts.ts';
import { tooMany } from './tooMany.ts';
import { createTries, type Window } from './tries.ts';

/** Who made a call: a person or key by id, or a person's proved address; else everyone behind a network address. */
export interface CountedBy {
  by: Extract<LimitedBy, 'PERSON' | 'NETWORK'>;
  key: string;
}

/** A rule, and what it counts by. */
type RuleKey = readonly [Rule, ...string[]];

/** A try that was counted. */
interface Try {
  /** How many tries are left for now; undefined where nothing is counted. */
  left: number | undefined;
  /** Takes this try back, and no other: it was a good one. */
  giveBack(): Promise<void>;
}

export interface Limits {
  /**
   * Counts a call, together with the other servers' as far as they are known.
   *
   * @returns how many there may be and were in this window, this one too, and the milliseconds until the next
   */
  count(limit: LimitName, who: CountedBy): { allowed: number; count: number; msLeft: number };
  /** Counts a call. @throws ApiError TOO_MANY_REQUESTS when there were too many */
  admit(limit: LimitName, who: CountedBy): void;
  /** Takes a call back that was counted at that moment, in milliseconds since 1970. */
  giveBackCall(limit: LimitName, who: CountedBy, countedAt: number): void;
  /**
   * Counts one try by several rules, before it is made, so that tries at the same moment count too. A try that one rule
   * refuses is counted by none.
   *
   * @param keys what each rule counts by; kept only as a keyed hash
   * @throws ApiError TOO_MANY_REQUESTS, with the seconds until there is room again
   */
  take(...keys: RuleKey[]): Promise<Try>;
  /** Takes a try back that was counted at that moment, in milliseconds since 1970. */
  giveBack(countedAt: number, ...key: RuleKey): Promise<void>;
  /** Resets the count. */
  forget(...key: RuleKey): Promise<void>;
  /** Notes a network address that someone has shown to be the account owner's. */
  trust(email: string, address: string): Promise<void>;
  isTrusted(email: string, address: string): Promise<boolean>;
}

/** How long an address the owner was seen at is remembered. */
const trusted: Window = { tries: 1, seconds: 30 * 24 * 60 * 60 };

/** How often counts of ended windows are deleted, in milliseconds. */
const clearMs = 5 * 60_000;

/** For load tests: nothing is counted. */
const noLimits: Limits = {
  count: () => ({ allowed: Number.POSITIVE_INFINITY, count: 0, msLeft: 0 }),
  admit: () => {},
  giveBackCall: () => {},
  take: async () => ({ left: undefined, giveBack: async () => {} }),
  giveBack: async () => {},
  forget: async () => {},
  trust: async () => {},
  isTrusted: async () => true,
};

interface Counting {
  db: Database;
  secretKey: Uint8Array;
  /** By how much limits are wider for a network address. */
  factorOf: (address: string) => number;
}

type CallLimits = Pick<Limits, 'count' | 'admit' | 'giveBackCall'>;

function createCallLimits({ db, secretKey, factorOf }: Counting): CallLimits {
  const shared = createSharedCounts(db, secretKey);
  const count: Limits['count'] = (limit, { by, key }) => ({
    ...shared.add(limit, `${by}/${key}`, callLimits[limit]),
    allowed: callLimits[limit].calls * (by === 'NETWORK' ? factorOf(key) : 1),
  });
  return {
    count,
    admit(limit, who) {
      const { count: calls, allowed, msLeft } = count(limit, who);
      if (calls > allowed) throw tooMany(msLeft, who.by);
    },
    giveBackCall(limit, { by, key }, countedAt) {
      shared.giveBack(limit, `${by}/${key}`, callLimits[limit], countedAt);
    },
  };
}

function createTryLimits({ db, secretKey, factorOf }: Counting): Omit<Limits, keyof CallLimits> {
  const tries = createTries(db);
  const nameOf = (rule: string, { seconds }: Window, key: readonly string[]) =>
    `${rule}/${seconds}:${keyedHash(secretKey, ...key)}`;
  const trustName = (email: string, address: string) => nameOf('trusted', trusted, [email, address]);

  /** The windows of a rule for one key, by the names of their counts. */
  const windowsOf = ([rule, ...key]: RuleKey) => {
    const { by, windows }: RuleOfTries = rules[rule];
    const factor = by === 'NETWORK' ? factorOf(key[0] ?? '') : 1;
    return windows.map((window) => ({
      name: nameOf(rule, window, key),
      window: { ...window, tries: window.tries * factor },
      by,
    }));
  };

  /** @throws ApiError with the longest wait of the windows that are full, for sooner another one would refuse */
  async function refuse(windows: ReturnType<typeof windowsOf>, by: LimitedBy): Promise<never> {
    let longest = { ms: 0, by };
    for (const { name, window, ...one } of windows) {
      const ms = await tries.msUntilRoom(name, window);
      if (ms > longest.ms) longest = { ms, by: one.by };
    }
    throw tooMany(longest.ms, longest.by);
  }

  return {
    async take(...keys) {
      const windows = keys.flatMap(windowsOf);
      const counted: { name: string; window: Window; at: number }[] = [];
      const giveBack = async () => {
        for (const { name, window, at } of counted) await tries.giveBack(name, window, at);
      };
      let left = Number.POSITIVE_INFINITY;
      for (const { name, window, by } of windows) {
        const more = await tries.take(name, window);
        if (more === undefined) {
          await giveBack();
          return refuse(windows, by);
        }
        counted.push({ name, window, at: Date.now() });
        left = Math.min(left, more);
      }
      return { left, giveBack };
    },

    async giveBack(countedAt, ...key) {
      for (const { name, window } of windowsOf(key)) await tries.giveBack(name, window, countedAt);
    },

    async forget(...key) {
      for (const { name } of windowsOf(key)) await tries.forget(name);
    },

    trust: (email, address) => tries.fill(trustName(email, address), trusted),

    isTrusted: async (email, address) => (await tries.msUntilRoom(trustName(email, address), trusted)) > 0,
  };
}

/** @param env RATE_LIMIT turns them off; KNOWN_NETWORKS names networks with wider ones */
export function createLimits(
  db: Database,
  env: Pick<Env, 'AUTH_SECRET' | 'RATE_LIMIT' | 'KNOWN_NETWORKS'>,
): Limits {
  if (env.RATE_LIMIT === 'off') return noLimits;
  const clear = () => db.deleteFrom('rateLimits').where('expire', '<=', Date.now()).execute();
  // A database that is away is cleared later.
  setInterval(() => void clear().catch(() => undefined), clearMs).unref();
  const secretKey = keyFor(env.AUTH_SECRET, 'limits');
  const counting = { db, secretKey, factorOf: createNetworkFactor(env.KNOWN_NETWORKS) };
  return { ...createCallLimits(counting), ...createTryLimits(counting) };
}
