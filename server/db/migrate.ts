/** Brings a database up to the version the program expects. */
import { readdir, readFile } from 'node:fs/promises';
import { type Migration, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';

/** Beside this file when run from the sources, beside the bundle when run from it. */
const folder = new URL('./migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [name.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Runs the migrations that have not run yet, in order, each once, whichever of several servers comes first.
 *
 * @throws the database's own error when a migration fails; that migration leaves nothing behind
 */
export async function migrate(db: Database): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: readMigrations } }).migrateToLatest();
  if (error) throw error;
}
