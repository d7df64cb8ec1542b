/** A database of a test file's own: migrated, empty, dropped afterwards. */
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { whenFileEnds } from './endings.ts';
import { inDatabase } from './globalDatabase.ts';

/** Databases this worker has made. */
let made = 0;

export interface TestDatabase extends ReturnType<typeof openDatabase> {
  config: pg.PoolConfig;
}

/** Call it anywhere in a test file; the database is closed and dropped when the file is finished. */
export const testDatabase = (): Promise<TestDatabase> =>
  makeDatabase(inject('testServer').prefix, whenFileEnds);

/** A database without any tables, for one test alone: call it inside of it. */
export const emptyDatabase = (): Promise<TestDatabase> => makeDatabase('template0', onTestFinished);

async function makeDatabase(
  template: string,
  afterwards: (close: () => Promise<void>) => void,
): Promise<TestDatabase> {
  const { config: server, prefix } = inject('testServer');
  made += 1;
  const name = `${prefix}_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${made}`;
  const admin = new pg.Client(server);
  await admin.connect();
  // Copying files leaves nothing in memory that dropping it would have to look for.
  await admin.query(`create database "${name}" template "${template}" strategy file_copy`);
  const config = inDatabase(server, name);
  const database = openDatabase(config);
  afterwards(async () => {
    await database.close();
    await admin.query(`drop database "${name}" with (force)`);
    await admin.end();
  });
  return { ...database, config };
}
