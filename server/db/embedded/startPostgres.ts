/** The database of a machine of one's own: a PostgreSQL server under the data folder, shared by all who need it. */
import path from 'node:path';
import { makeDataDir } from '../../dataDir.ts';
import { type Connection, connectionTo, createDatabase } from './connect.ts';
import { findRunning, launch, type Settings, shutDown } from './launch.ts';
import { lock, tryLock } from './lock.ts';

export interface EmbeddedPostgres {
  connection: Connection;
  /** Whether another process had started it. */
  joined: boolean;
  /** Lets go of it; whoever lets go last stops the server. May be called more than once. */
  stop(): Promise<void>;
}

export interface StartPostgresOptions {
  /** Made where it does not exist. */
  dataDir: string;
  /** PostgreSQL settings beyond our own; ignored when the server already runs. */
  settings?: Settings;
}

const databaseName = 'hireday';

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

    let stopping: Promise<void> | undefined;
    const stop = async () => {
      const alone = await lock(startLock, 'exclusive');
      try {
        using.release();
        const last = tryLock(useLock, 'exclusive');
        if (last) await shutDown(cluster);
        last?.release();
      } finally {
        alone.release();
      }
    };
    return {
      connection: connectionTo(running.socket, databaseName),
      joined: found !== null,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } finally {
    starting.release();
  }
}
