/**
 * Locks between processes, kept by the operating system: a killed process holds none, so nothing is ever stale.
 *
 * SQLite's locking of a file is used for it, because Node itself has no file locks. The file stays empty.
 */
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, StartError } from '../../base/startError.ts';

const busy = 5;
const waitMs = 120_000;
const pauseMs = 20;

interface Lock {
  release(): void;
}

const take = {
  /** Any number of processes at a time, none while one has it alone. */
  shared: 'BEGIN; SELECT 1 FROM sqlite_schema',
  /** One process at a time, and none that shares it. */
  exclusive: 'BEGIN EXCLUSIVE',
};

/**
 * Takes the lock at once or not at all.
 *
 * @returns null when others hold it
 * @throws StartError when the file cannot be written
 */
export function tryLock(file: string, mode: keyof typeof take): Lock | null {
  let database: DatabaseSync | undefined;
  try {
    fs.closeSync(fs.openSync(file, 'a'));
    database = new DatabaseSync(file);
    database.exec(take[mode]);
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw new StartError(
      `The data folder ${path.dirname(file)} cannot be written: ${reasonOf(error)}. Set DATA_DIR to a folder of yours.`,
    );
  }
  const held = database;
  return { release: () => held.isOpen && held.close() };
}

/** As `tryLock`, but waits for its turn. */
export async function lock(file: string, mode: keyof typeof take): Promise<Lock> {
  const until = performance.now() + waitMs;
  for (;;) {
    const held = tryLock(file, mode);
    if (held) return held;
    if (performance.now() > until) throw new StartError(`Another process has held ${file} for two minutes.`);
    await sleep(pauseMs);
  }
}
