/** Real resumes and postings for the benchmarks, which lie outside the project. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { type Database, openDatabase } from '../server/db/database.ts';
import { startPostgres } from '../server/db/embedded/startPostgres.ts';
import { migrate } from '../server/db/migrate.ts';

export const dataFolder = path.resolve(import.meta.dirname, '..', process.env.BENCH_DATA ?? '../shared/data');

export const candidatesFile = path.join(dataFolder, 'candidates.csv');
export const jobsFile = path.join(dataFolder, 'jobs.csv');

/** Ends the program with a plain message where the data is missing. */
export function needRealData(): void {
  if (existsSync(candidatesFile) && existsSync(jobsFile)) return;
  console.log(
    `Skipped: there is no ${candidatesFile}. BENCH_DATA names the folder with candidates.csv and jobs.csv.`,
  );
  process.exit(0);
}

export interface BenchDatabase {
  db: Database;
  connection: pg.PoolConfig;
  /** The data folder, to be given to commands. */
  dataDir: string;
  close(): Promise<void>;
}

/** An embedded database in a folder that goes away with it. */
export async function benchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hireday-bench-'));
  // PostgreSQL may run as another account.
  await chmod(dataDir, 0o755);
  const { connection, stop } = await startPostgres({ dataDir });
  const { db, close } = openDatabase(connection);
  await migrate(db);
  return {
    db,
    connection,
    dataDir,
    async close() {
      await close();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
