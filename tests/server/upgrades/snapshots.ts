/** Databases as earlier versions left them: the migrations they had run, in their wording of the day, and some rows. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';

const folder = path.join(import.meta.dirname, 'snapshots');
const migrations = path.resolve(import.meta.dirname, '../../../server/db/migrations');

type Row = Record<string, unknown>;

interface Snapshot {
  migrations: { name: string; timestamp: string }[];
  /** By table, each table after those it refers to. Written by that version's own demo data. */
  rows: Record<string, Row[]>;
}

/** Numbered in the order in which they landed. */
export const snapshots: string[] = readdirSync(folder).sort();

export const readSnapshot = (name: string): Snapshot =>
  JSON.parse(gunzipSync(readFileSync(path.join(folder, name))).toString('utf8'));

/** Which wording of 0005 a version had, by the snapshot's number; the others had the one that is there. */
const wordings: Readonly<Record<string, number>> = { '06': 1, '07': 1, '08': 2, '09': 2, '10': 3 };

function textOf(snapshot: string, migration: string): string {
  const wording = wordings[snapshot.slice(0, 2)];
  const isOld = migration === '0005_payments' && wording !== undefined;
  return readFileSync(
    isOld
      ? path.join(import.meta.dirname, `0005_payments.${wording}.sql`)
      : path.join(migrations, `${migration}.sql`),
    'utf8',
  );
}

/** Rows go in as they are, whichever columns the table has. */
export async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

/** Makes an empty database what it was under that version. */
export async function loadSnapshot(db: Database, name: string): Promise<void> {
  const { migrations: run, rows } = readSnapshot(name);
  for (const { name: migration } of run) await sql.raw(textOf(name, migration)).execute(db);
  await sql`create table "kysely_migration" ("name" varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(
    db,
  );
  await sql`create table "kysely_migration_lock" ("id" varchar(255) primary key, "is_locked" integer not null default 0)`.execute(
    db,
  );
  await sql`insert into "kysely_migration_lock" values ('migration_lock', 0)`.execute(db);
  await insertRows(db, 'kysely_migration', run);
  for (const [table, some] of Object.entries(rows)) await insertRows(db, table, some);
  const [user] = rows.users ?? [];
  // Nobody had bought anything yet where these rows were made.
  if (user && run.some(({ name: migration }) => migration === '0005_payments')) {
    const touched = name < '08' ? {} : { touchedAt: '2026-11-21T23:59:00+00:00' };
    const customer = { userEmail: user.email, provider: 'test', providerId: 'customer-1', ...touched };
    await insertRows(db, 'paymentCustomers', [customer]);
  }
}

/** Every row of a table as JSON, by its text. */
export async function rowsOf(db: Database, table: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(db);
  return rows.map(({ row }) => row);
}
