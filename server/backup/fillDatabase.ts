/** Fills a database from a backup. */
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { logging } from '../base/logging.ts';
import { openBoss } from '../base/openBoss.ts';
import { StartError } from '../base/startError.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { knownMigrations, migrate } from '../db/migrate.ts';
import { recordedMigrations } from '../db/migrationState.ts';
import { tableEntry, waitingName } from './manifest.ts';
import type { OpenBackup } from './readBackup.ts';
import { copyTarget, listTables, notCopied, plainTexts } from './tables.ts';
import { queueSettings, queueWaiting, waitingTable } from './waiting.ts';

async function withClient<T>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(plainTexts);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Types of the schema that no extension and no table brought. */
const types = `
  select t.oid::regtype::text as name from pg_type t
  where t.typnamespace = current_schema()::regnamespace and t.typtype in ('e', 'r', 'd')
    and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`;

/** Functions of the schema that no extension brought. */
const functions = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

/** Takes away tables without a row, their types and functions, as a server leaves them that was started and never used. @throws StartError */
async function clearEmpty(db: Database, client: pg.Client): Promise<void> {
  const tables = await listTables(client);
  const isOurs = (await recordedMigrations(db)).length > 0;
  for (const { name } of tables) {
    const { rows } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
    const isNote = name === 'neededMigrations' && isOurs;
    if (!isOurs || (rows.length > 0 && !isNote)) {
      throw new StartError('The database is not empty. A backup is restored into an empty one only.');
    }
  }
  const names = [...tables.map(({ name }) => name), ...(isOurs ? notCopied : [])];
  for (const name of names)
    await client.query(`drop table if exists ${client.escapeIdentifier(name)} cascade`);
  if (!isOurs) return;
  // Types first: their own functions go with them, and cannot go before.
  for (const [kind, listed] of [
    ['type', types],
    ['function', functions],
  ] as const) {
    const { rows } = await client.query<{ name: string }>(listed);
    for (const { name } of rows) await client.query(`drop ${kind} if exists ${name} cascade`);
  }
}

/** Every row and everything that waits, in one transaction. */
async function copyRows(backup: OpenBackup, client: pg.Client, connection: pg.PoolConfig): Promise<void> {
  const { manifest } = backup;
  const boss = await openBoss({ connection, log: logging('silent') }, queueSettings, {
    supervise: false,
    schedule: false,
    useListenNotify: false,
  });
  const fill = async (target: string, entry: string, rows: number) => {
    const source = await backup.read(entry);
    if (!source) return;
    const copy = client.query(copyFrom(`copy ${target} from stdin`));
    await pipeline(source, copy);
    if (copy.rowCount !== rows)
      throw new StartError(`The backup has not all rows of ${entry}. Nothing was restored.`);
  };
  try {
    await client.query('begin');
    const tables = manifest.tables.map((table) => client.escapeIdentifier(table.name));
    await client.query(`truncate ${tables.join(', ')}`);
    // Rows that triggers write because of this one are in the backup as well.
    const triggers = async (act: 'disable' | 'enable') => {
      for (const table of tables) await client.query(`alter table ${table} ${act} trigger user`);
    };
    await triggers('disable');
    for (const table of manifest.tables)
      await fill(copyTarget(client, table), tableEntry(table.name), table.rows);
    await triggers('enable');
    if (manifest.waiting > 0) {
      await client.query(waitingTable);
      await fill('"waiting"', waitingName, manifest.waiting);
      await queueWaiting(boss, client);
    }
    await client.query('commit');
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Makes the schema as it was when the backup was made, fills it, and brings it up to today's.
 *
 * @throws StartError when the database is not empty or the backup is of a newer version
 */
export async function fillDatabase(backup: OpenBackup, connection: pg.PoolConfig): Promise<void> {
  const known = new Set(await knownMigrations());
  const unknown = backup.manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new StartError(
      `The backup was made by a newer Hireday (it has ${unknown.join(', ')}). Restore it with that version.`,
    );
  }
  const { db, close } = openDatabase(connection);
  try {
    await withClient(connection, async (client) => {
      await clearEmpty(db, client);
      await migrate(db, backup.manifest.migrations);
      await copyRows(backup, client, connection);
    });
    await migrate(db);
    await sql`analyze`.execute(db);
  } finally {
    await close();
  }
}
