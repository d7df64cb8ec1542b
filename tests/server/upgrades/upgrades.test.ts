/** Data of every earlier version comes along: the same schema as a new database, no row lost, and today's API reads it. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { demoAccounts } from '../../../server/demo/accounts.ts';
import { testApp } from '../../support/app.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '../../support/database.ts';
import { describeSchema } from './describeSchema.ts';
import { insertRows, loadSnapshot, readSnapshot, rowsOf, snapshots } from './snapshots.ts';

let fresh: string[];
beforeAll(async () => {
  fresh = await describeSchema((await testDatabase()).db);
});

/** Columns that later migrations turned into something else. */
const turned = ['explanation', 'remindedAt'];

/** Rows by their columns of before, in an order of their own: what was added since is left out. */
const comparable = (rows: readonly Record<string, unknown>[], columns: readonly string[]) =>
  rows.map((row) => JSON.stringify(columns.map((name) => row[name]))).sort();

/** Signs each demo account in and reads what its screens read. */
async function askEverything(database: TestDatabase): Promise<void> {
  const app = await testApp({}, {}, database);
  app.time.now = new Date('2026-11-22T18:00:00Z');
  for (const { email, password, role } of demoAccounts) {
    const signedIn = await app.ask<{ token: string }>('POST /auth/login', { body: { email, password } });
    expect(signedIn.status).toBe(200);
    for (const path of questions[role] ?? []) {
      const { status, text } = await app.ask(`GET ${path}`, { as: signedIn.body.token });
      expect([path, status], text).toEqual([path, 200]);
    }
    if (role !== 'RECRUITER') continue;
    const { rows } = await sql<{ id: string; jobId: string }>`
      select d."id", d."jobId" from "dailyCandidates" d join "jobs" j on j."id" = d."jobId"
      where j."recruiterEmail" = ${email}`.execute(database.db);
    for (const { id, jobId } of rows) {
      for (const path of [
        `/daily-candidates/${id}/details`,
        `/daily-candidates/job/${jobId}`,
        `/jobs/${jobId}`,
      ]) {
        const { status, text } = await app.ask(`GET ${path}`, { as: signedIn.body.token });
        expect([path, status], text).toEqual([path, 200]);
      }
    }
  }
}

test.each(snapshots)(
  '%s is brought up to the schema of a new database, and its rows are there',
  async (name) => {
    const database = await emptyDatabase();
    const { db } = database;
    await loadSnapshot(db, name);
    const tables = [...Object.keys(readSnapshot(name).rows), 'paymentCustomers'];
    const before = new Map<string, Record<string, unknown>[]>();
    for (const table of tables) before.set(table, await rowsOf(db, table).catch(() => []));

    await migrate(db);
    expect(await describeSchema(db)).toEqual(fresh);
    for (const [table, rows] of before) {
      const columns = Object.keys(rows[0] ?? {}).filter((name) => !turned.includes(name));
      expect(comparable(await rowsOf(db, table), columns), table).toEqual(comparable(rows, columns));
    }
    await migrate(db);
    expect(await describeSchema(db)).toEqual(fresh);
    // Asking takes a while; what versions next to each other wrote is alike.
    if (snapshots.indexOf(name) % 3 === 0) await askEverything(database);
  },
);

test('the third wording of 0005, brought up by the versions after it, is made even', async () => {
  const { db } = await emptyDatabase();
  const [third, last] = [snapshots[9] ?? '', snapshots.at(-1) ?? ''];
  await loadSnapshot(db, third);
  const later = readSnapshot(last).migrations.filter(({ name }) => name > '0009');
  await migrate(
    db,
    later.map(({ name }) => name),
  );
  expect(await describeSchema(db)).not.toEqual(fresh);
  await migrate(db);
  expect(await describeSchema(db)).toEqual(fresh);
});

const questions: Readonly<Record<string, readonly string[]>> = {
  RECRUITER: [
    '/jobs/recruiter/me',
    '/candidate-applications',
    '/stats/recruiter/me',
    '/subscriptions/active',
  ],
  EMPLOYER: ['/recruiters/employer/me', '/stats/employer/me', '/jobs'],
  CANDIDATE: ['/candidate-applications', '/jobs', '/candidates/candidate@hireday.example'],
};

test('two servers that start at once on old data migrate it once', async () => {
  const { db, config } = await emptyDatabase();
  await loadSnapshot(db, snapshots[6] ?? '');
  const other = openDatabase(config);
  await Promise.all([migrate(db), migrate(other.db), migrate(db), migrate(other.db)]);
  await other.close();
  expect(await describeSchema(db)).toEqual(fresh);
});

test('a newer build’s additions are left alone, and what it ran is not run again', async () => {
  const { db } = await emptyDatabase();
  await migrate(db);
  await insertRows(db, 'kysely_migration', [
    { name: '9001_addition', timestamp: '2030-01-01T00:00:00.000Z' },
    { name: '0003b_between', timestamp: '2030-01-01T00:00:00.000Z' },
  ]);
  await sql`alter table "jobs" add column "colour" text default 'blue'`.execute(db);
  await migrate(db);
  await migrate(db);
  expect((await rowsOf(db, 'kysely_migration')).map(({ name }) => name)).toContain('9001_addition');
});

test('a newer build that took something away is named in one line', async () => {
  const { db } = await emptyDatabase();
  await migrate(db);
  await db.insertInto('neededMigrations').values({ name: '9001_addition' }).execute();
  await expect(migrate(db)).rejects.toThrow(
    /^The database was changed by a newer Hireday and needs 9001_addition, .*\.$/,
  );
});

test('a migration that this build has may be needed', async () => {
  const { db } = await emptyDatabase();
  await migrate(db);
  await db.insertInto('neededMigrations').values({ name: '0014_even' }).execute();
  await migrate(db);
});

test('a database of something else is refused and left as it was', async () => {
  const { db } = await emptyDatabase();
  await sql`create table "orders" ("id" int); create table "users" ("id" int)`.execute(db);
  const before = await describeSchema(db);
  await expect(migrate(db)).rejects.toThrow(
    "The database holds something else (tables orders, users). Set DATABASE_URL to an empty database or to Hireday's own.",
  );
  expect(await describeSchema(db)).toEqual(before);
});

test('a migration that cannot run is named, and nothing of it stays', async () => {
  const { db } = await emptyDatabase();
  await loadSnapshot(db, snapshots[3] ?? '');
  await sql`create table "testCustomers" ("id" text)`.execute(db);
  const before = await describeSchema(db);
  await expect(migrate(db)).rejects.toThrow(
    'The database could not be brought up to this version: migration 0007_test_payments failed (42P07). It is as it was before.',
  );
  expect(await describeSchema(db)).toEqual(before);
});

test('a database in which one may make no tables is one clear line', async () => {
  const { db, config } = await emptyDatabase();
  const role = `${config.database ?? 'test'}_guest`;
  await sql`create role ${sql.id(role)}`.execute(db);
  const guest = openDatabase({ ...config, options: `-c role=${role}` });
  try {
    await expect(migrate(guest.db)).rejects.toThrow(
      'The user of DATABASE_URL may not create tables in its database. Make it the owner of the database.',
    );
  } finally {
    await guest.close();
    await sql`drop role ${sql.id(role)}`.execute(db);
  }
});
