/** The database the settings ask for, there and answering. */
import pg from 'pg';
import type { Settings } from '../base/env.ts';
import { reasonOf, StartError } from '../base/startError.ts';
import type { DatabaseWatcher } from './embedded/revive.ts';
import { startPostgres } from './embedded/startPostgres.ts';

export interface ReachedDatabase {
  /** Where it is, as `openDatabase` takes it. */
  connection: pg.PoolConfig;
  /** Has the embedded database started again whenever it dies; any other is its operator's. */
  watch(watcher: DatabaseWatcher): void;
  /** Stops the embedded database unless others still use it; call it after the last query. */
  stop(withinMs?: number): Promise<void>;
}

const oldestVersion = 15;

/** The reason alone: messages of the driver can carry the password. */
function unreachable(url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url);
  // A name with several addresses fails with one error for each.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return new StartError(
    `The database of DATABASE_URL cannot be reached at ${host}${pathname}: ${reasonOf(first)}. Is it running, and are its user and password right?`,
  );
}

async function checkVersion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => {});
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    version = Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    throw unreachable(url, error);
  } finally {
    await client.end().catch(() => {});
  }
  if (version < oldestVersion) {
    throw new StartError(
      `The database of DATABASE_URL is PostgreSQL ${version}; ${oldestVersion} or later is needed.`,
    );
  }
}

/**
 * The database of DATABASE_URL, or the embedded one under DATA_DIR, started if it does not run.
 *
 * @throws StartError when it cannot be had
 */
export async function reachDatabase({ DATABASE_URL, DATA_DIR }: Settings): Promise<ReachedDatabase> {
  if (DATABASE_URL === undefined) return startPostgres({ dataDir: DATA_DIR });
  await checkVersion(DATABASE_URL);
  return { connection: { connectionString: DATABASE_URL }, watch: () => {}, stop: async () => {} };
}
