/** Times that lie ahead because the clock that wrote them was ahead, brought back. Each statement is safe to repeat. */
import { sql } from 'kysely';
import { dayOf, daysLater } from '../../../schemas/base/days.ts';
import { secondsOfStep, stepsAround } from '../../access/secondFactor.ts';
import type { Database } from '../../db/database.ts';

/** Clocks of several servers differ by less. */
const marginMs = 60_000;

/** No server holds an import for longer without saying so again. */
const longestHoldMs = 4 * 60_000;

/** The claims by which one of several servers does a periodic task: one that lies ahead keeps all of them from it. */
const claims = ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'];
const queueClaims = ['monitor_claim_on', 'monitor_on', 'maintain_on'];

/** Sets to now what lies ahead in a small table of the queue's. */
async function pullClaims(db: Database, table: string, columns: readonly string[]): Promise<void> {
  const now = sql.raw('"pgboss"."job_now"()');
  const sets = columns.map((column) => sql`${sql.ref(column)} = least(${sql.ref(column)}, ${now})`);
  const ahead = columns.map((column) => sql`${sql.ref(column)} > ${now}`);
  await sql`update ${sql.table(`pgboss.${table}`)} set ${sql.join(sets)} where ${sql.join(ahead, sql` or `)}`.execute(
    db,
  );
}

/**
 * Jobs of the queue by the database's clock. What waits to be tried again waits as long as it would have; what was to
 * be done at once is done at once. A moment that someone named stays that moment. A time slot that was used belongs to
 * an hour that comes once more, and would keep that hour's work from being queued.
 */
async function pullJobs(db: Database): Promise<void> {
  await sql`
    update "pgboss"."job" set
      "start_after" = case
        when "state" = 'retry' and "started_on" > "now" then "now" + greatest("start_after" - "started_on", interval '0')
        when "state" = 'created' and "created_on" > "now" and "start_after" <= "created_on" then "now"
        else "start_after" end,
      "started_on" = least("started_on", "now"),
      "heartbeat_on" = least("heartbeat_on", "now"),
      "singleton_on" = case when "singleton_on" <= "now" at time zone 'UTC' then "singleton_on" end
    from (select "pgboss"."job_now"() as "now") "clock"
    where ("state" in ('created', 'retry', 'active')
        and ("started_on" > "now" or "heartbeat_on" > "now"
          or ("state" = 'created' and "created_on" > "now" and "start_after" > "now" and "start_after" <= "created_on")))
      or "singleton_on" > "now" at time zone 'UTC'`.execute(db);
}

/** The product's own rows, by the server's clock. */
async function pullOwn(db: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  const ahead = new Date(now.getTime() + marginMs).toISOString();
  await sql`
    update "webhookDeliveries" set
      "nextAt" = case when "lastTriedAt" > ${ahead} then ${at}::timestamptz + greatest("nextAt" - "lastTriedAt", interval '0')
        else ${at}::timestamptz end,
      "lastTriedAt" = least("lastTriedAt", ${at}::timestamptz)
    where "status" = 'PENDING' and ("lastTriedAt" > ${ahead} or ("tries" = 0 and "nextAt" > ${ahead}))`.execute(
    db,
  );
  // Mornings that were seen to on days that have not come; tomorrow has, in the east.
  const [today, tomorrow] = [dayOf(now), dayOf(daysLater(now, 1))];
  await db.updateTable('mornings').set({ day: today }).where('day', '>', tomorrow).execute();
  // A server that works on one lets go of it when it sees that another has taken it.
  const heldTooLong = new Date(now.getTime() + longestHoldMs).toISOString();
  for (const held of ['heldUntil', 'archiveHeldUntil'] as const)
    await db
      .updateTable('imports')
      .set({ [held]: at })
      .where(held, '>', heldTooLong)
      .execute();
  // A code that was used by a clock that was ahead must not keep its owner out until that time comes.
  const step = Math.floor(now.getTime() / 1000 / secondsOfStep) + stepsAround;
  await db.updateTable('secondFactors').set({ lastStep: step }).where('lastStep', '>', step).execute();
}

/** @param now by the server's clock */
export async function pullTimes(db: Database, now: Date): Promise<void> {
  await pullClaims(db, 'version', claims);
  await pullClaims(db, 'queue', queueClaims);
  await pullJobs(db);
  await pullOwn(db, now);
}
