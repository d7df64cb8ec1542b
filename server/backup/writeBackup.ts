/** A backup: everything of one moment, in one ZIP file that any main version of PostgreSQL can be filled from. */
import { createReadStream, existsSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import yazl from 'yazl';
import { reasonOf, StartError } from '../base/startError.ts';
import { type HeldResumes, holdResumes, wasTakenAway } from './holdResumes.ts';
import {
  erasuresName,
  format,
  type Manifest,
  manifestName,
  resumePrefix,
  secretName,
  tableEntry,
  waitingName,
} from './manifest.ts';
import { markOf } from './secretOfBackup.ts';
import { copyTarget, listTables, plainTexts } from './tables.ts';
import { hasQueue, waitingQuery } from './waiting.ts';

interface BackupOptions {
  connection: pg.PoolConfig;
  dataDir: string;
  /** Whether resumes lie in a bucket, which has backups of its own. */
  inBucket: boolean;
  /** Whether the secret is the one kept in the data folder. */
  withSecret: boolean;
  /** The secret, in any case. */
  secret: string;
  clock: () => Date;
}

/** How often to start from a later moment because a file was removed before it could be held. */
const tries = 5;

/** How long letting go of the database may take. */
const endMs = 1000;

type Add = (name: string, read: () => Readable) => Promise<void>;

/** Rows as PostgreSQL writes them. @returns how many */
async function addCopy(add: Add, client: pg.Client, name: string, source: string): Promise<number> {
  const copy = copyTo(`copy ${source} to stdout`);
  await add(name, () => client.query(copy));
  return copy.rowCount ?? 0;
}

async function addTables(add: Add, client: pg.Client): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    const rows = await addCopy(add, client, tableEntry(table.name), copyTarget(client, table));
    tables.push({ ...table, rows });
  }
  return tables;
}

async function addFiles(add: Add, { dataDir, withSecret }: BackupOptions, held: HeldResumes | null) {
  for (const key of held?.keys ?? []) {
    await add(resumePrefix + key, () => createReadStream(path.join(held?.folder ?? '', key)));
  }
  const beside = [...(withSecret ? [secretName] : []), erasuresName];
  for (const name of beside) {
    const file = path.join(dataDir, name);
    if (existsSync(file)) await add(name, () => createReadStream(file));
  }
}

/** Chooses the moment: a transaction that sees nothing later, and the files of that moment held. */
async function begin(client: pg.Client, { dataDir, inBucket, connection }: BackupOptions) {
  for (let attempt = 0; ; attempt++) {
    await client.query('begin isolation level repeatable read read only');
    if (inBucket) {
      await client.query('select 1');
      return null;
    }
    const held = await holdResumes(client, dataDir);
    const now = new pg.Client(connection);
    await now.connect();
    const again = await wasTakenAway(now, held.missing).finally(() => now.end());
    if (!again) return held;
    await held.release();
    await client.query('rollback');
    if (attempt === tries) throw new StartError('Resumes are being replaced all the time. Try again later.');
  }
}

/** Fills the archive, one entry after the other, so that memory is bounded by one of them in passing. */
async function fill(archive: yazl.ZipFile, client: pg.Client, options: BackupOptions): Promise<Manifest> {
  const mtime = options.clock();
  const add: Add = (name, read) =>
    new Promise((resolve, reject) => {
      const stream = read();
      stream.once('error', reject);
      stream.once('end', resolve);
      archive.addReadStream(stream, name, { mtime, mode: 0o600 });
    });
  const held = await begin(client, options);
  try {
    const { rows } = await client.query<{ name: string }>('select "name" from "kysely_migration" order by 1');
    const tables = await addTables(add, client);
    const waiting = (await hasQueue(client))
      ? await addCopy(add, client, waitingName, `(${waitingQuery})`)
      : 0;
    await addFiles(add, options, held);
    const manifest: Manifest = {
      format,
      madeAt: mtime.toISOString(),
      migrations: rows.map(({ name }) => name),
      tables,
      waiting,
      resumes: held ? held.keys.length : null,
      secretMark: markOf(options.secret),
      missing: held?.missing.length ?? 0,
    };
    archive.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), manifestName, { mtime, mode: 0o600 });
    archive.end();
    return manifest;
  } finally {
    await held?.release();
  }
}

/** Puts the whole file in its place, never over another, and has both survive a power cut. */
async function publish(aside: string, file: string): Promise<void> {
  const handle = await open(aside, 'r');
  await handle.sync();
  await handle.close();
  await link(aside, file);
  const folder = await open(path.dirname(file), 'r');
  await folder.sync();
  await folder.close();
}

/**
 * Writes everything of one moment, also while servers write. The file is there whole or not at all.
 *
 * @throws StartError when the file is there already or cannot be written
 */
export async function writeBackup(target: string, options: BackupOptions): Promise<Manifest> {
  const file = path.resolve(target);
  if (existsSync(file)) throw new StartError(`${file} is there already. Name a file that is not.`);
  const aside = `${file}.part-${process.pid}`;
  const client = new pg.Client(options.connection);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(plainTexts);
    // Once nothing stands between it and the pipeline, which closes it.
    const out = (await open(aside, 'wx', 0o600)).createWriteStream();
    const archive = new yazl.ZipFile();
    const stop = new AbortController();
    archive.on('error', (error) => stop.abort(error));
    const written = pipeline(archive.outputStream, out, { signal: stop.signal });
    const filled = fill(archive, client, options).catch((error) => {
      stop.abort(error);
      throw error;
    });
    // Whichever fails first ends the other.
    const [manifest] = await Promise.all([filled, written]);
    await publish(aside, file);
    return manifest;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup ${file} cannot be written: ${reasonOf(error)}.`, { cause: error });
  } finally {
    // A copy that was cut short may keep the connection open; the command ends anyway.
    await Promise.race([client.end().catch(() => {}), sleep(endMs)]);
    await rm(aside, { force: true });
  }
}
