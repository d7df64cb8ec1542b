/** The means of a command: the settings, the database (the server's, when one runs), the resumes. */

import type { Env } from '../base/env.ts';
import type { Shutdown } from '../base/shutdown.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { type ReachedDatabase, reachDatabase } from '../db/reachDatabase.ts';
import { openResumeStorage } from '../files/storage/openStorage.ts';
import type { ResumeStorage } from '../files/storage/storage.ts';
import { storageOptions } from '../files/storage/storageOptions.ts';
import { loadEnv } from '../loadEnv.ts';

export interface Opened {
  env: Env;
  db: Database;
  connection: ReachedDatabase['connection'];
  storage: ResumeStorage;
}

/**
 * Opens everything and has it closed at the end.
 *
 * @throws StartError when a setting is wrong or the database cannot be had
 */
export async function open(shutdown: Shutdown): Promise<Opened> {
  const env = loadEnv(process.env);
  const { connection, stop } = await reachDatabase(env);
  shutdown.add(stop);
  const { db, close } = openDatabase(connection);
  shutdown.add(close);
  await migrate(db);
  return { env, db, connection, storage: await openResumeStorage(storageOptions(env)) };
}
