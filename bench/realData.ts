/** Real resumes and postings for the benchmarks, which lie outside the project. */
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
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

/** A filled database older than this is filled again: what it holds is told from the day of filling. */
const keptForMs = 86_400_000;

/** @returns whether the folder holds a database that was filled to the end, and not too long ago */
async function isFilled(dataDir: string): Promise<boolean> {
  const marked = await stat(path.join(dataDir, 'filled')).catch(() => null);
  return marked !== null && Date.now() - marked.mtimeMs < keptForMs;
}

/** An embedded database in a folder that goes away with it. */
export async function benchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hireday-bench-'));
  return openIn(dataDir, () => rm(dataDir, { recursive: true, force: true }));
}

/**
 * A database that takes long to fill. With BENCH_KEEP, the name of a folder, it stays there for a day, and the next run
 * only brings its tables up to date.
 *
 * @param name tells it from others, and from other sizes of the same
 */
export async function filledDatabase(
  name: string,
  fill: (database: BenchDatabase) => Promise<void>,
): Promise<BenchDatabase> {
  const folder = process.env.BENCH_KEEP;
  const dataDir = folder ? path.resolve(folder, name) : undefined;
  if (dataDir && (await isFilled(dataDir))) return openIn(dataDir, async () => {});
  if (dataDir) {
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
  }
  const database = dataDir ? await openIn(dataDir, async () => {}) : await benchDatabase();
  const from = performance.now();
  await fill(database);
  console.log(`${name} filled in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  if (dataDir) await writeFile(path.join(dataDir, 'filled'), '');
  return database;
}

async function openIn(dataDir: string, remove: () => Promise<void>): Promise<BenchDatabase> {
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
      await remove();
    },
  };
}
