/** Once for a whole test run: a PostgreSQL to test on, and in it a migrated database that test files copy. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/database.ts';
import { startPostgres } from '../../server/db/embedded/startPostgres.ts';
import { migrate } from '../../server/db/migrate.ts';
import { copyFolder } from './copyFolder.ts';
import { temporary } from './temporary.ts';

/** Where test databases are made. */
export interface TestServer {
  config: pg.PoolConfig;
  /** Databases of this run start with it; the template is called just that. */
  prefix: string;
  /** Files of a stopped PostgreSQL with a migrated database; null if DATABASE_URL names another one. */
  stoppedCluster: string | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

async function migrateAll(config: pg.PoolConfig): Promise<void> {
  const { db, close } = openDatabase(config);
  await migrate(db);
  await close();
}

interface FoundServer {
  config: pg.PoolConfig;
  stoppedCluster: string | null;
  stop: () => Promise<void>;
}

/** DATABASE_URL when it is set, else an embedded server in a folder that goes away with it. */
async function findServer(): Promise<FoundServer> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    return { config: { connectionString: DATABASE_URL }, stoppedCluster: null, stop: async () => {} };
  }
  const dataDir = await mkdtemp(path.join(temporary, 'hireday-test-'));
  // PostgreSQL may run as another account than the tests.
  await chmod(dataDir, 0o755);
  // Nothing here outlives the run, so nothing has to survive a power cut.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const first = await startPostgres({ dataDir, settings });
  await migrateAll(first.connection);
  await first.stop();
  const stoppedCluster = path.join(dataDir, 'stopped');
  copyFolder(path.join(dataDir, 'postgres'), stoppedCluster);
  const { connection, stop } = await startPostgres({ dataDir, settings });
  return {
    config: connection,
    stoppedCluster,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs vitest's `globalSetup`; what it returns is the teardown. Stories alone, which run in a browser, need no database. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.vitest.projects.every(({ config }) => config.browser.enabled)) return undefined;
  const { config, stoppedCluster, stop } = await findServer();
  const prefix = `hireday_test_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client(config);
  await admin.connect();
  await admin.query(`create database "${prefix}"`);
  await migrateAll(inDatabase(config, prefix));
  project.provide('testServer', { config, prefix, stoppedCluster });
  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await admin.query(`drop database "${datname}" with (force)`);
    await admin.end();
    await stop();
  };
}

/** The same server, another database. */
export function inDatabase(config: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!config.connectionString) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${database}`;
  return { ...config, connectionString: url.toString() };
}
