/** Keeps the files of one moment in reach while they are copied: candidates may take them away meanwhile. */
import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { reasonOf } from '../base/startError.ts';
import { heldFiles } from '../db/heldFiles.ts';

/** A folder of a backup that was cut short is removed by the next. */
const prefix = 'backup-';

export interface HeldResumes {
  folder: string;
  keys: string[];
  /** Keys whose file is not there. */
  missing: string[];
  release(): Promise<void>;
}

/** A second name for the file, or a second file where the disk knows no such thing. */
async function hold(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return false;
  }
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** @param client in the transaction whose moment counts */
export async function holdResumes(client: pg.ClientBase, dataDir: string): Promise<HeldResumes> {
  await mkdir(dataDir, { recursive: true });
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(prefix)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  const { rows } = await client.query<{ key: string }>(
    `select distinct "key" from (${heldFiles}) "held" order by 1`,
  );
  const folder = await mkdtemp(path.join(dataDir, prefix));
  const held: HeldResumes = {
    folder,
    keys: [],
    missing: [],
    release: () => rm(folder, { recursive: true, force: true }),
  };
  for (const { key } of rows) {
    const found = await hold(path.join(dataDir, 'resumes', key.slice(0, 2), key), path.join(folder, key));
    (found ? held.keys : held.missing).push(key);
  }
  return held;
}

/** Whether a file that is missing was taken away since the moment, so that the backup has to begin again. */
export async function wasTakenAway(client: pg.ClientBase, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  const { rows } = await client.query<{ held: number }>(
    `select count(distinct "key")::int as held from (${heldFiles}) "held" where "key" = any($1)`,
    [keys],
  );
  return rows[0]?.held !== keys.length;
}
