/**
 * Counts of calls that several servers share, without a statement for each call.
 *
 * Each server counts in memory. Once a second it synchronizes all its counts in one statement: it adds its new calls to
 * the totals in the database and reads the calls of the other servers. Between two synchronizations it uses the totals it
 * read last, so that several servers together may let through the calls of one second too many. While the database is
 * away each server counts by itself.
 */
import { sql } from 'kysely';
import { keyedHash } from '../base/keys.ts';
import type { Database } from '../db/database.ts';

/** How often servers synchronize, in milliseconds. */
const syncMs = 1000;

/** Below this share of the limit a count stays in memory: twenty servers together could not exceed the limit. */
const unsyncedShare = 1 / 20;

/** The most counts kept in memory, so that an attacker with many addresses does not fill it. */
const maxCounts = 100_000;

/** The calls of one key in one window. */
interface Count {
  ownCalls: number;
  /** How many of the own calls are in the database. */
  reportedCalls: number;
  /** The calls of the other servers, as of the last synchronization. */
  otherCalls: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
  /** The number of own calls from which on the count is synchronized. */
  syncFrom: number;
}

/** So many calls in so many seconds. */
interface Limit {
  calls: number;
  seconds: number;
}

interface SharedCounts {
  /**
   * Counts one call in the current window.
   *
   * @param name the limit's name
   * @param key whose call it is; kept only as a keyed hash
   * @returns the calls of this window, this one included, and the milliseconds until the next window
   */
  add(name: string, key: string, limit: Limit): { count: number; msLeft: number };
  /**
   * Takes one counted call back, if its window has not ended.
   *
   * @param countedAt when it was counted, in milliseconds since 1970
   */
  giveBack(name: string, key: string, limit: Limit, countedAt: number): void;
  /** Synchronizes now. */
  synchronize(): Promise<void>;
}

/** Adds calls to the totals in the database. @returns the totals by key */
async function addToTotals(db: Database, rows: { key: string; points: number; expire: number }[]) {
  const { rows: totals } = await sql<{ key: string; points: number }>`
    insert into "rateLimits" ("key", "points", "expire")
    select * from unnest(
      ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ points }) => points)}::integer[],
      ${rows.map(({ expire }) => expire)}::bigint[])
    on conflict ("key") do update set "points" = "rateLimits"."points" + excluded."points"
    returning "key", "points"`.execute(db);
  return new Map(totals.map(({ key, points }) => [key, points]));
}

/** The end of the window that a moment falls into; windows begin at the same moments on every server. */
const windowEnd = (ms: number, { seconds }: Limit): number =>
  (Math.floor(ms / (seconds * 1000)) + 1) * seconds * 1000;

const nameOf = (name: string, key: string, endsAt: number) => `${name}/${endsAt}/${key}`;

/** @param secretKey with which keys are hashed before they are kept */
export function createSharedCounts(db: Database, secretKey: Uint8Array): SharedCounts {
  const counts = new Map<string, Count>();
  let isWaiting = false;

  async function synchronize() {
    const now = Date.now();
    for (const [name, { endsAt }] of counts) if (endsAt <= now) counts.delete(name);
    const changed = [...counts].flatMap(([name, count]) => {
      const points = count.ownCalls - count.reportedCalls;
      const isSmall = count.reportedCalls === 0 && count.ownCalls < count.syncFrom;
      if (points === 0 || isSmall) return [];
      return [{ key: keyedHash(secretKey, name), points, expire: count.endsAt, count }];
    });
    if (changed.length === 0) return;
    // In one order everywhere, so that no two servers wait for each other.
    changed.sort((one, other) => (one.key < other.key ? -1 : 1));
    const totals = await addToTotals(db, changed);
    for (const { key, points, count } of changed) {
      count.reportedCalls += points;
      count.otherCalls = (totals.get(key) ?? count.reportedCalls) - count.reportedCalls;
    }
  }

  /** Synchronizes in a second, unless that is going to happen already. */
  function synchronizeSoon() {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(async () => {
      // A database that is away is no reason to refuse calls or to let all through: each server counts by itself.
      await synchronize().catch(() => undefined);
      isWaiting = false;
    }, syncMs).unref();
  }

  return {
    add(name, key, limit) {
      const now = Date.now();
      const endsAt = windowEnd(now, limit);
      const fullName = nameOf(name, key, endsAt);
      let count = counts.get(fullName);
      if (!count) {
        const [oldest] = counts.keys();
        if (counts.size >= maxCounts && oldest !== undefined) counts.delete(oldest);
        const syncFrom = Math.max(1, Math.floor(limit.calls * unsyncedShare));
        count = { ownCalls: 0, reportedCalls: 0, otherCalls: 0, endsAt, syncFrom };
        counts.set(fullName, count);
      }
      count.ownCalls += 1;
      synchronizeSoon();
      return { count: count.ownCalls + count.otherCalls, msLeft: endsAt - now };
    },

    giveBack(name, key, limit, countedAt) {
      const count = counts.get(nameOf(name, key, windowEnd(countedAt, limit)));
      if (!count || count.ownCalls === 0) return;
      count.ownCalls -= 1;
      synchronizeSoon();
    },

    synchronize,
  };
}
