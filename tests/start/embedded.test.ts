/** The embedded database: started by the first process, shared, stopped by the last one, and hard to break. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { type Connection, createDatabase } from '../../server/db/embedded/connect.ts';
import { readPostmaster } from '../../server/db/embedded/socket.ts';
import { type EmbeddedPostgres, startPostgres } from '../../server/db/embedded/startPostgres.ts';
import {
  dataFolder,
  holdPostgres,
  killPostgres,
  postgresUnder,
  runProgram,
  usedFolder,
} from './support/processes.ts';

// Several programs start in each test, perhaps beside a full set of other tests.
vi.setConfig({ testTimeout: 300_000 });

async function query(connection: Connection, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text, values, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** The main process of the PostgreSQL that runs there. */
function pidOf(folder: string): number {
  const { pid } = readPostmaster(path.join(folder, 'postgres')) ?? {};
  if (!pid) throw new Error(`No PostgreSQL runs in ${folder}.`);
  return pid;
}

test('what was written is there after a stop and another start', async () => {
  const folder = dataFolder();
  const first = await startPostgres({ dataDir: folder });
  expect(first.joined).toBe(false);
  await query(first.connection, 'create table notes as select 1 as n');
  expect(await query(first.connection, 'show fsync')).toEqual(['on']);
  await first.stop();
  expect(postgresUnder(folder)).toEqual([]);

  const second = await startPostgres({ dataDir: folder });
  expect(await query(second.connection, 'select n from notes')).toEqual([1]);
  await second.stop();
});

test('a second user joins the running server, and the last to leave stops it', async () => {
  const folder = usedFolder();
  const tool = await holdPostgres(folder);
  const server = await startPostgres({ dataDir: folder });
  expect([tool.joined, server.joined]).toEqual([false, true]);

  tool.child.kill('SIGTERM');
  await tool.ended;
  expect(await query(server.connection, 'select 1')).toEqual([1]);
  await server.stop();
  expect(postgresUnder(folder)).toEqual([]);
});

test('a server left behind by a killed process is joined and then owned', async () => {
  const folder = usedFolder();
  const killed = await holdPostgres(folder);
  const pid = pidOf(folder);
  killed.child.kill('SIGKILL');
  await killed.ended;

  const next = await startPostgres({ dataDir: folder });
  expect([next.joined, pidOf(folder)]).toEqual([true, pid]);
  await next.stop();
  expect(postgresUnder(folder)).toEqual([]);
});

test('three that start at once on an empty folder share one server', async () => {
  const folder = dataFolder();
  const three = await Promise.all([holdPostgres(folder), holdPostgres(folder), holdPostgres(folder)]);
  expect(three.map(({ joined }) => joined).sort()).toEqual([false, true, true]);
  for (const { child } of three) child.kill('SIGTERM');
  await Promise.all(three.map(({ ended }) => ended));
  expect(postgresUnder(folder)).toEqual([]);
});

test('no acknowledged row is lost when every process of the database is killed', async () => {
  const folder = usedFolder();
  const first = await startPostgres({ dataDir: folder });
  await query(first.connection, 'create table rows (n int primary key)');
  const client = new pg.Client(first.connection);
  client.on('error', () => {});
  await client.connect();
  let acknowledged = 0;
  const writing = (async () => {
    for (;;) {
      await client.query('insert into rows values ($1)', [acknowledged + 1]);
      acknowledged += 1;
    }
  })().catch(() => {});
  await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThan(50);
  killPostgres(folder);
  await writing;
  expect(acknowledged).toBeGreaterThan(10);

  const second = await startPostgres({ dataDir: folder });
  expect(second.joined).toBe(false);
  const [count] = await query(second.connection, 'select count(*)::int from rows where n <= $1', [
    acknowledged,
  ]);
  expect(count).toBe(acknowledged);
  await second.stop();
});

test('only the main process killed: what it leaves running does not stand in the way', async () => {
  const folder = usedFolder();
  const first = await startPostgres({ dataDir: folder });
  process.kill(pidOf(folder), 'SIGKILL');
  const second = await startPostgres({ dataDir: folder });
  expect(await query(second.connection, 'select 1')).toEqual([1]);
  await second.stop();
  await first.stop();
  expect(postgresUnder(folder)).toEqual([]);
});

test.each([40, 120, 200, 300, 450, 700])(
  'killed %i ms into the very first start, the folder stays usable',
  async (ms) => {
    const folder = dataFolder();
    const killed = runProgram('tests/start/support/holdPostgres.ts', [folder]);
    await sleep(ms);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = await startPostgres({ dataDir: folder });
    expect(await query(next.connection, 'select 1')).toEqual([1]);
    await next.stop();
  },
);

test('a database that several make at once, as one left by a killed process does, is made once', async () => {
  const server = await startPostgres({ dataDir: usedFolder() });
  const { host } = server.connection;
  await Promise.all(Array.from({ length: 5 }, () => createDatabase(host, 'twin')));
  const twin = await query({ ...server.connection, database: 'twin' }, 'select current_database()::text');
  expect(twin).toEqual(['twin']);
  await server.stop();
});

test('a pid file that names an unrelated process by now is no obstacle', async () => {
  const folder = usedFolder();
  await (await startPostgres({ dataDir: folder })).stop();
  const lines = [
    process.pid,
    path.join(folder, 'postgres'),
    0,
    5432,
    path.join(folder, 'postgres'),
    '',
    '',
    'ready',
  ];
  fs.writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);
  const next = await startPostgres({ dataDir: folder });
  expect(next.joined).toBe(false);
  await next.stop();
});

test('a path too long for a socket is no obstacle', async () => {
  const folder = usedFolder('a-rather-long-name-for-a-folder'.repeat(3));
  const server = await startPostgres({ dataDir: folder });
  expect(server.connection.host.startsWith(folder)).toBe(false);
  const other = await holdPostgres(folder);
  expect(other.joined).toBe(true);
  other.child.kill('SIGTERM');
  await other.ended;
  await server.stop();
});

/** Kills PostgreSQL and waits until it takes connections again. @returns how it went */
async function killWatched(folder: string, server: EmbeddedPostgres): Promise<string[]> {
  const told: string[] = [];
  const over = new Promise<void>((resolve) => {
    server.watch({
      died: () => told.push('died'),
      revived: () => {
        told.push('revived');
        resolve();
      },
      lost: ({ message }) => {
        told.push(message);
        resolve();
      },
    });
  });
  process.kill(pidOf(folder), 'SIGKILL');
  await over;
  return told;
}

test.each([
  ['a folder', 'data'],
  ['a path too long for a socket', 'a-rather-long-name-for-a-folder'.repeat(3)],
])('killed under those who use it, it is started again where they look for it: %s', async (_, name) => {
  const folder = usedFolder(name);
  const server = await startPostgres({ dataDir: folder });
  await query(server.connection, 'create table kept (id int)');
  expect(await killWatched(folder, server)).toEqual(['died', 'revived']);
  expect(await query(server.connection, 'select count(*)::int from kept')).toEqual([0]);
  await server.stop();
  expect(postgresUnder(folder)).toEqual([]);
});

test('a database whose folder was removed is lost, not created again', async () => {
  const folder = usedFolder('data');
  const server = await startPostgres({ dataDir: folder });
  fs.renameSync(path.join(folder, 'postgres'), path.join(folder, 'elsewhere'));
  const reason = await new Promise((resolve) => {
    server.watch({ died: () => {}, revived: resolve, lost: ({ message }) => resolve(message) });
  });
  expect(reason).toMatch(/^The database in .*postgres is gone\. Put the folder back/);
  expect(fs.existsSync(path.join(folder, 'postgres'))).toBe(false);
  await server.stop();
  expect(postgresUnder(folder)).toEqual([]);
});

test.runIf(process.getuid?.() === 0)('a folder closed to all but root is no obstacle', async () => {
  const folder = usedFolder('data');
  fs.chmodSync(path.dirname(folder), 0o700);
  const server = await startPostgres({ dataDir: folder });
  expect(await query(server.connection, 'select 1')).toEqual([1]);
  await server.stop();
});

test('files of another main version of PostgreSQL are left alone, and said so', async () => {
  const folder = dataFolder();
  fs.mkdirSync(path.join(folder, 'postgres'));
  fs.writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startPostgres({ dataDir: folder })).rejects.toThrow(/made by PostgreSQL 17/);
});

test('a copy of the files made while they were in use is one clear line beside the original', async () => {
  const folder = usedFolder();
  const original = await startPostgres({ dataDir: folder });
  const copy = dataFolder();
  fs.cpSync(folder, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !file.includes('.s.PGSQL'),
  });
  await expect(startPostgres({ dataDir: copy })).rejects.toThrow(
    / is a copy of .* may be torn\. Use npm run backup/,
  );
  expect(await query(original.connection, 'select 1')).toEqual([1]);
  await original.stop();
});
