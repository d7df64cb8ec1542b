/** The database of a machine of one's own: a PostgreSQL server under the data folder, shared by all who need it. */
import fs from 'node:fs';
import path from 'node:path';
import { makeDataDir } from '../../base/dataDir.ts';
import { type Connection, connectionTo, createDatabase } from './connect.ts';
import { findRunning, isRunning, launch, type Settings, shutDown } from './launch.ts';
import { lock, tryLock } from './lock.ts';
import { DatabaseGone, type DatabaseWatcher, watchDatabase } from './revive.ts';

export interface EmbeddedPostgres {
  connection: Connection;
  /** Whether another process had started it. */
  joined: boolean;
  /** Has it started again whenever it dies, until `stop`. */
  watch(watcher: DatabaseWatcher): void;
  /**
   * Lets go of it; the last process to let go stops the server. May be called more than once.
   *
   * @param withinMs how long stopping may take
   */
  stop(withinMs?: number): Promise<void>;
}

interface StartPostgresOptions {
  /** Made where it does not exist. */
  dataDir: string;
  /** PostgreSQL settings beyond our own; ignored when the server already runs. */
  settings?: Settings;
}

const databaseName = 'hireday';

const isThere = (cluster: string) => fs.existsSync(path.join(cluster, 'PG_VERSION'));

function checkThere(cluster: string): void {
  if (isThere(cluster)) return;
  throw new DatabaseGone(
    `The database in ${cluster} is gone. Put the folder back, or stop and start Hireday to begin with an empty one.`,
  );
}

/** @throws DatabaseGone when there is none under the data folder, for a server that has had one there */
export const checkDatabase = (dataDir: string) => checkThere(path.join(dataDir, 'postgres'));

/**
 * Starts PostgreSQL under the data folder, or joins the one that runs there, also when that was left by a process that
 * was killed. Any number of processes may do so at once; each holds a lock for as long as it lives, and the one that
 * finds nobody else holding it stops the server.
 *
 * @throws StartError when it cannot be had
 */
export async function startPostgres(options: StartPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = makeDataDir(options.dataDir);
  const cluster = path.join(folder, 'postgres');
  const startLock = path.join(folder, 'postgres-start.lock');
  const useLock = path.join(folder, 'postgres-use.lock');

  /** Starts it again for the processes that use it, or joins one that already has. */
  async function startAgain(socket: string): Promise<void> {
    checkThere(cluster);
    const starting = await lock(startLock, 'exclusive');
    try {
      checkThere(cluster);
      const running = (await findRunning(cluster)) ?? (await launch(cluster, options.settings ?? {}, socket));
      if (running.socket !== socket) throw new DatabaseGone(`The database in ${cluster} has moved.`);
    } finally {
      starting.release();
    }
  }

  const starting = await lock(startLock, 'exclusive');
  try {
    const found = await findRunning(cluster);
    const running = found ?? (await launch(cluster, options.settings ?? {}));
    const using = await lock(useLock, 'shared');
    try {
      await createDatabase(running.socket, databaseName);
    } catch (error) {
      using.release();
      if (!found) await shutDown(cluster);
      throw error;
    }

    let unwatch = () => {};
    const stop = async (withinMs?: number) => {
      unwatch();
      // Without the folder there are no locks, and nobody else either.
      if (!isThere(cluster)) return shutDown(cluster, withinMs);
      const alone = await lock(startLock, 'exclusive');
      try {
        using.release();
        const last = tryLock(useLock, 'exclusive');
        if (last) await shutDown(cluster, withinMs);
        last?.release();
      } finally {
        alone.release();
      }
    };
    let stopping: Promise<void> | undefined;
    return {
      connection: connectionTo(running.socket, databaseName),
      joined: found !== null,
      watch(watcher) {
        unwatch = watchDatabase(
          () => isRunning(cluster),
          () => startAgain(running.socket),
          watcher,
        );
      },
      stop: (withinMs) => {
        stopping ??= stop(withinMs);
        return stopping;
      },
    };
  } finally {
    starting.release();
  }
}
