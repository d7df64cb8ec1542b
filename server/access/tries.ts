/** Tries, counted one by one in the database, so that all servers count together. */
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** So many tries in so many seconds, from the first of them on. */
export interface Window {
  tries: number;
  seconds: number;
}

interface Tries {
  /**
   * Counts one try in the current window, or in a new one.
   *
   * @returns how many more there may be in this window; undefined where it is full, and nothing was counted
   */
  take(key: string, window: Window): Promise<number | undefined>;
  /**
   * Takes one try back, if its window has not ended.
   *
   * @param countedAt when it was counted, in milliseconds since 1970
   */
  giveBack(key: string, window: Window, countedAt: number): Promise<void>;
  /** @returns the milliseconds until there is room for another try; 0 where there is now */
  msUntilRoom(key: string, window: Window): Promise<number>;
  /** Begins a full window, in place of the current one. */
  fill(key: string, window: Window): Promise<void>;
  /** Ends the current window. */
  forget(key: string): Promise<void>;
}

export const createTries = (db: Database): Tries => ({
  async take(key, { tries, seconds }) {
    const now = Date.now();
    // A full window is left as it is, so that a refused try makes nobody wait longer.
    const { rows } = await sql<{ points: number }>`
      insert into "rateLimits" ("key", "points", "expire") values (${key}, 1, ${now + seconds * 1000})
      on conflict ("key") do update set
        "points" = case when "rateLimits"."expire" <= ${now} then 1 else "rateLimits"."points" + 1 end,
        "expire" = case when "rateLimits"."expire" <= ${now} then excluded."expire" else "rateLimits"."expire" end
      where "rateLimits"."expire" <= ${now} or "rateLimits"."points" < ${tries}
      returning "points"`.execute(db);
    const [row] = rows;
    return row && tries - row.points;
  },

  async giveBack(key, { seconds }, countedAt) {
    await db
      .updateTable('rateLimits')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('key', '=', key)
      .where('expire', '>', Date.now())
      // A window that began later ends later.
      .where('expire', '<=', countedAt + seconds * 1000)
      .where('points', '>', 0)
      .execute();
  },

  async msUntilRoom(key, { tries }) {
    const row = await db
      .selectFrom('rateLimits')
      .select('expire')
      .where('key', '=', key)
      .where('points', '>=', tries)
      .executeTakeFirst();
    return Math.max(0, (row?.expire ?? 0) - Date.now());
  },

  async fill(key, { tries, seconds }) {
    const row = { points: tries, expire: Date.now() + seconds * 1000 };
    await db
      .insertInto('rateLimits')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  },

  async forget(key) {
    await db.deleteFrom('rateLimits').where('key', '=', key).execute();
  },
});
