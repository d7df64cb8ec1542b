/** Brings a database up to the version the program expects. */
import { readdir, readFile } from 'node:fs/promises';
import { type Migration, Migrator, sql } from 'kysely';
import { reasonOf, StartError } from '../base/startError.ts';
import type { Database } from './database.ts';
import { checkDatabase, recordedMigrations } from './migrationState.ts';

type Migrations = Record<string, Migration>;

/** Beside this file when run from the sources, beside the bundle when run from it. */
const folder = new URL('./migrations/', import.meta.url);

const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** Names of the migrations of this build, in order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await files()).map((name) => name.replace('.sql', ''));

async function readMigrations(): Promise<Migrations> {
  const names = await files();
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [name.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Migrations of a newer build are left to it: the migrator is told of them, or it would call the database corrupted. */
const withForeign = (own: Migrations, recorded: readonly string[]): Migrations => ({
  ...Object.fromEntries(recorded.map((name) => [name, { up: async () => {} }])),
  ...own,
});

/** PostgreSQL's code of an act the user has no right to. */
const notAllowed = '42501';

function migrationError(error: unknown, failed: string | undefined): StartError {
  const reason = reasonOf(error);
  if (reason === notAllowed) {
    return new StartError(
      'The user of DATABASE_URL may not create tables in its database. Make it the owner of the database.',
      { cause: error },
    );
  }
  const what = failed ? `migration ${failed} failed` : 'its migrations could not run';
  return new StartError(
    `The database could not be brought up to this version: ${what} (${reason}). It is as it was before.`,
    { cause: error },
  );
}

/**
 * Runs the migrations that have not run yet, each once, whichever of several servers comes first, all in one
 * transaction. They run by number; one that landed late with a number in between runs too.
 *
 * @param only the names to run, for a database that is to be as an earlier build left it; all unless given
 * @throws StartError when the database is not one this build can work with, or when a migration fails
 */
export async function migrate(db: Database, only?: readonly string[]): Promise<void> {
  const all = await readMigrations();
  const own = only ? Object.fromEntries(only.flatMap((name) => (all[name] ? [[name, all[name]]] : []))) : all;
  let recorded = await checkDatabase(db, Object.keys(all));
  for (;;) {
    const known = recorded;
    const provider = { getMigrations: async () => withForeign(own, known) };
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
    const { error, results } = await migrator.migrateToLatest();
    if (!error) return;
    // A newer build that migrates at the same moment adds names we have not heard of.
    recorded = await recordedMigrations(db);
    if (recorded.length > known.length && recorded.some((name) => !known.includes(name) && !own[name]))
      continue;
    throw migrationError(error, results?.find(({ status }) => status === 'Error')?.migrationName);
  }
}
