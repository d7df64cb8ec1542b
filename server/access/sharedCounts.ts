/**
 * Counts of calls that several servers share, without a statement for each call.
 *
 * A server counts by itself and settles with the others once a second, all counts in one statement: it adds what it
 * has counted and learns what the others have. Between two settlements each goes by what it knows, so together they may
 * let through a second's worth too much. While the database is away each counts alone.
 */
import { sql } from 'kysely';
import { keyedHash } from '../base/keys.ts';
import type { Database } from '../db/database.ts';

/** How often servers settle, in milliseconds. */
const settleMs = 1000;

/** A count far below its limit needs no settling: twenty servers together could not exceed it. */
const quietShare = 1 / 20;

/** Counts kept in memory; an attacker with many addresses gets no more. */
const maxCounts = 100_000;

interface Count {
  local: number;
  /** Of the local ones, those the others know of. */
  settled: number;
  others: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
  /** Settled from here on. */
  notable: number;
}

interface SharedCounts {
  /**
   * Counts one call in the window that holds now.
   *
   * @param name of the limit
   * @param key whose call it is; kept only as a keyed hash
   * @returns how many there were in this window, this one too, and the milliseconds until the next
   */
  add(
    name: string,
    key: string,
    limit: { calls: number; seconds: number },
  ): { count: number; msLeft: number };
  /** Settles now. */
  settle(): Promise<void>;
}

/** Adds to what is kept and tells what there is then. */
async function addUp(db: Database, rows: { key: string; points: number; expire: number }[]) {
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

/** @param secretKey with which keys are hashed before they are kept */
export function createSharedCounts(db: Database, secretKey: Uint8Array): SharedCounts {
  const counts = new Map<string, Count>();
  let isSettling = false;

  async function settle() {
    const now = Date.now();
    for (const [name, { endsAt }] of counts) if (endsAt <= now) counts.delete(name);
    const due = [...counts].flatMap(([name, count]) => {
      const points = count.local - count.settled;
      if (points === 0 || count.local < count.notable) return [];
      return [{ key: keyedHash(secretKey, name), points, expire: count.endsAt, count }];
    });
    if (due.length === 0) return;
    // In one order everywhere, so that no two servers wait for each other.
    due.sort((one, other) => (one.key < other.key ? -1 : 1));
    const totals = await addUp(db, due);
    for (const { key, points, count } of due) {
      count.settled += points;
      count.others = (totals.get(key) ?? count.settled) - count.settled;
    }
  }

  /** Settles in a while, unless that is to happen already. */
  function settleSoon() {
    if (isSettling) return;
    isSettling = true;
    setTimeout(async () => {
      // A database that is away is no reason to refuse or to let through: everyone counts alone meanwhile.
      await settle().catch(() => undefined);
      isSettling = false;
    }, settleMs).unref();
  }

  return {
    add(name, key, { calls, seconds }) {
      const now = Date.now();
      const windowMs = seconds * 1000;
      const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
      const full = `${name}/${endsAt}/${key}`;
      let count = counts.get(full);
      if (!count) {
        const [oldest] = counts.keys();
        if (counts.size >= maxCounts && oldest !== undefined) counts.delete(oldest);
        count = {
          local: 0,
          settled: 0,
          others: 0,
          endsAt,
          notable: Math.max(1, Math.floor(calls * quietShare)),
        };
        counts.set(full, count);
      }
      count.local += 1;
      settleSoon();
      return { count: count.local + count.others, msLeft: endsAt - now };
    },
    settle,
  };
}
