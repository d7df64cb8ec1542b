/** A database's own record of its migrations, and whether this build can work with it. */
import { sql } from 'kysely';
import { StartError } from '../base/startError.ts';
import type { Database } from './database.ts';

/** The migrator's own tables; both are made before the first migration runs. */
const migratorTables = ['kysely_migration', 'kysely_migration_lock'];

const hasTable = async (db: Database, name: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(quote_ident(current_schema()) || '.' || quote_ident(${name})) is not null as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
};

/** Names of the migrations that have run, whichever build ran them. */
export async function recordedMigrations(db: Database): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration" order by "name"`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Tables in the place where ours belong; those of an extension count as the database's own. */
async function otherTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace
      and c.relkind in ('r', 'p')
      and c.relname <> all(${migratorTables})
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Migrations that a build has to know, as the database asks. */
async function neededMigrations(db: Database): Promise<string[]> {
  if (!(await hasTable(db, 'neededMigrations'))) return [];
  const rows = await db.selectFrom('neededMigrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Refuses a database that is not ours, or that a newer build has changed beyond what this one can work with. One that
 * a newer build has only added to is fine.
 *
 * @param known the migrations of this build, in order
 * @returns the migrations that have run
 * @throws StartError
 */
export async function checkDatabase(db: Database, known: readonly string[]): Promise<string[]> {
  // Asked in this order: another server's first migrations and their names become visible together.
  const tables = await otherTables(db);
  const recorded = await recordedMigrations(db);
  const [first] = known;
  if (first !== undefined && !recorded.includes(first) && tables.length > 0) {
    const some = tables.slice(0, 3).join(', ');
    throw new StartError(
      `The database holds something else (tables ${some}${tables.length > 3 ? ', …' : ''}). Set DATABASE_URL to an empty database or to Hireday's own.`,
    );
  }
  const missing = (await neededMigrations(db)).filter((name) => !known.includes(name));
  if (missing.length > 0) {
    throw new StartError(
      `The database was changed by a newer Hireday and needs ${missing.join(', ')}, which this one does not have. Start the newer version, or restore a backup made before it.`,
    );
  }
  return recorded;
}
