/** The queue in the database, opened: each kind of work has connections of its own to it. */
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type ConstructorOptions, PgBoss, type QueueOptions } from 'pg-boss';
import { reasonOf, StartError } from './startError.ts';
import { steadyClock } from './steadyClock.ts';

/** PostgreSQL's code of an act the user has no right to. */
const notAllowed = '42501';

export interface BossConnection {
  /** Where the database is, as `openDatabase` takes it. */
  connection: pg.PoolConfig;
  log: FastifyBaseLogger;
}

/** The loggable parts of an error: never its message, which can carry values of a row. */
export function traceOf(error: unknown) {
  const { name, code, stack } = error as { name?: string; code?: string; stack?: string };
  return { name, code, stack: stack?.replace(/^.*\n/, '') };
}

/** For the queue's own connections. It hands these on to the driver, though it does not list them among its options. */
const connectionLimits = { query_timeout: 30_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

function bossOptions({ connectionString, host, port, user, password, database, ssl }: pg.PoolConfig) {
  const given = { connectionString, host, port, user, password, database, ssl };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    ...known,
    ...connectionLimits,
    connectionTimeoutMillis: 5000,
    schema: 'pgboss',
    application_name: 'hireday-queue',
    max: 3,
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
    clock: steadyClock,
    // Times of the calendar are the database's: how far its clock is from ours is measured this often.
    clockMonitorIntervalSeconds: 30,
  } satisfies ConstructorOptions;
}

/**
 * Opens connections; the queue's tables are made where they are missing.
 *
 * @param queues names with the settings of their work
 */
export async function openBoss(
  { connection, log }: BossConnection,
  queues: Record<string, QueueOptions & { notify?: boolean }>,
  options: ConstructorOptions,
): Promise<PgBoss> {
  const boss = new PgBoss({ ...bossOptions(connection), ...options });
  boss.on('error', (error) => log.error(traceOf(error), 'queue'));
  boss.on('warning', ({ message }) => {
    // Our own clock for it never follows a correction, so the distance says nothing; jumps are logged when they happen.
    if (!message.includes('Clock skew')) log.warn({ message }, 'queue');
  });
  try {
    await boss.start();
  } catch (error) {
    if (reasonOf(error) !== notAllowed) throw error;
    throw new StartError(
      'The user of DATABASE_URL may not create a schema in its database, and the queue needs one (pgboss). Make it the owner of the database.',
      { cause: error },
    );
  }
  for (const [name, settings] of Object.entries(queues)) await boss.createQueue(name, settings);
  return boss;
}
