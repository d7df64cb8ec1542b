/** Work that was acknowledged and waits in the queue: mails, and lists of jobs just opened. */
import type pg from 'pg';
import type { JobInsert, PgBoss } from 'pg-boss';
import { settings as runQueues } from '../features/dailyRun/queue.ts';
import { settings as mailQueues } from '../mail/queue.ts';

/** Sweeps are queued again at each start, so they are not backed up. */
const kept = ['mail', 'opened-jobs'];

export const queueSettings = { ...mailQueues, ...runQueues };

/** As a COPY takes it. What was being dealt with at the moment counts as waiting. */
export const waitingQuery = `select "name", "id", "data", "retry_limit", "retry_delay", "retry_backoff", "retry_delay_max", "start_after"
  from "pgboss"."job" where "state" < 'completed' and "name" in (${kept.map((name) => `'${name}'`).join(', ')})`;

export async function hasQueue(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found ?? false;
}

/** Where a COPY puts them before they are queued. */
export const waitingTable = `create temporary table "waiting" ("name" text, "id" uuid, "data" jsonb, "retry_limit" integer,
  "retry_delay" integer, "retry_backoff" boolean, "retry_delay_max" integer, "start_after" timestamptz) on commit drop`;

interface Waiting {
  name: string;
  id: string;
  data: object;
  retry_limit: number;
  retry_delay: number;
  retry_backoff: boolean;
  retry_delay_max: number | null;
  start_after: string | Date;
}

const toJob = (row: Waiting): JobInsert => ({
  id: row.id,
  data: row.data,
  retryLimit: row.retry_limit,
  retryDelay: row.retry_delay,
  retryBackoff: row.retry_backoff,
  ...(row.retry_delay_max === null ? {} : { retryDelayMax: row.retry_delay_max }),
  startAfter: new Date(row.start_after),
});

const batch = 500;

/**
 * Queues what lies in `waiting`, in the client's transaction.
 *
 * @returns how many
 */
export async function queueWaiting(boss: PgBoss, client: pg.ClientBase): Promise<number> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  let count = 0;
  for (const queue of kept) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await client.query<Waiting>(
        'select * from "waiting" where "name" = $1 and "id" > $2 order by "id" limit $3',
        [queue, after, batch],
      );
      const last = rows.at(-1);
      if (!last) break;
      await boss.insert(queue, rows.map(toJob), { db });
      count += rows.length;
      after = last.id;
    }
  }
  return count;
}
