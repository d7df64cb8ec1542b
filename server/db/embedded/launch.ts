/** Starts and stops the PostgreSQL of one folder. The caller holds the lock on starting and stopping. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../base/startError.ts';
import { type Account, chooseAccount, commandAs } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { answers } from './connect.ts';
import { clusterName, isForeignPostgres, isPostgresOf, postgresOf } from './processes.ts';
import { readPostmaster, removeSocketFolder, socketFolder, socketPort } from './socket.ts';

interface Running {
  pid: number;
  /** The folder its socket is in. */
  socket: string;
}

/** PostgreSQL's settings by name. */
export type Settings = Record<string, string>;

/** Going through the log of a large database after a crash takes its time. */
const readyMs = 120_000;
const pauseMs = 10;
const tries = 5;

const ownSettings: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // The messages of failed statements can carry what is in a row.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

/** The PostgreSQL that already runs on the folder, once it takes connections; null when none does. */
export async function findRunning(cluster: string): Promise<Running | null> {
  const until = performance.now() + readyMs;
  for (;;) {
    const running = readPostmaster(cluster);
    if (!running || !isPostgresOf(cluster, running.pid)) return null;
    if (running.socket && (await answers(running.socket))) return running;
    if (performance.now() > until) {
      throw new StartError(
        `PostgreSQL in ${cluster} runs (process ${running.pid}) but takes no connections.`,
      );
    }
    await sleep(pauseMs);
  }
}

/**
 * Files that were copied while their PostgreSQL ran are of no one moment.
 *
 * @throws StartError while the original runs; afterwards a copy cannot be told from a folder that was moved
 */
function refuseCopy(cluster: string): void {
  const noted = readPostmaster(cluster);
  if (!noted || noted.folder === cluster || !isPostgresOf(noted.folder, noted.pid)) return;
  throw new StartError(
    `The database in ${cluster} is a copy of ${noted.folder}, made while that one ran, and may be torn. Use npm run backup -- FILE and npm run restore -- FILE, which work while it runs, or stop it and copy again.`,
  );
}

/** Kills everything that runs on the folder, and resolves once it is gone: a killed process takes a moment to end. */
async function killAll(cluster: string, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  for (
    let left = postgresOf(cluster);
    left.length > 0 && performance.now() < until;
    left = postgresOf(cluster)
  ) {
    for (const pid of left) signal(pid, 'SIGKILL');
    await sleep(pauseMs);
  }
}

/** Ends what a killed server has left running, and removes its pid file, which may name an unrelated process by now. */
async function clearRemains(cluster: string): Promise<void> {
  await killAll(cluster, readyMs);
  const stale = readPostmaster(cluster);
  if (!stale || isForeignPostgres(stale.pid)) return;
  removeSocketFolder(stale.socket);
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** Signals a process that may have ended in the meantime. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}

/** Starts the program; its messages go to a file, which outlives us as the program may. */
function spawnPostgres(
  cluster: string,
  program: string,
  account: Account,
  socket: string,
  settings: Settings,
) {
  const logFile = `${cluster}.log`;
  const log = fs.openSync(logFile, 'w', 0o600);
  const all = { ...ownSettings, cluster_name: clusterName(cluster), ...settings };
  const command = commandAs(account, program, [
    ...['-D', cluster, '-k', socket, '-p', String(socketPort)],
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  // A session of its own: Ctrl-C in the terminal must reach it through us, after the requests in flight.
  const child = spawn(command.file, command.args, {
    ...command.options,
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  child.unref();
  return { child, lastMessage: () => fs.readFileSync(logFile, 'utf8').trim().split('\n').at(-1) ?? '' };
}

async function becomesReady(child: ChildProcess, socket: string): Promise<boolean> {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  const until = performance.now() + readyMs;
  while (!failed && child.exitCode === null && child.signalCode === null && performance.now() < until) {
    if (await answers(socket)) return true;
    await sleep(pauseMs);
  }
  return false;
}

/**
 * Starts PostgreSQL on the folder, making the cluster first where there is none and repairing what a kill has left.
 *
 * @param earlier where its socket was for those who use it, when it is started again under them
 * @throws StartError with PostgreSQL's last words when it does not come up
 */
export async function launch(cluster: string, settings: Settings, earlier?: string): Promise<Running> {
  const binaries = findBinaries();
  const account = chooseAccount(cluster, binaries.postgres);
  await ensureCluster(cluster, binaries, account);
  const socketBefore = earlier ?? readPostmaster(cluster)?.socket;
  refuseCopy(cluster);
  let message = '';
  for (let attempt = 0; attempt < tries; attempt++) {
    await clearRemains(cluster);
    const socket = socketFolder(cluster, account, socketBefore);
    const { child, lastMessage } = spawnPostgres(cluster, binaries.postgres, account, socket, settings);
    if (child.pid !== undefined && (await becomesReady(child, socket))) return { pid: child.pid, socket };
    if (child.pid !== undefined) signal(child.pid, 'SIGKILL');
    removeSocketFolder(socket);
    message = lastMessage();
    // The system has not yet let go of the processes that were just ended: of their memory, or of the one with the socket.
    if (!/shared memory|another postmaster/.test(message)) break;
    await sleep(200);
  }
  throw new StartError(`PostgreSQL did not start in ${cluster}: ${message || 'it said nothing.'}`);
}

/** How it is asked to end, more pressing each time, and how long it is waited for. */
const usualPatience = { SIGINT: 20_000, SIGQUIT: 5000, SIGKILL: 5000 };

/** The same in the time there is. Nothing that was committed is lost by any of them. */
const patienceWithin = (ms: number) => ({ SIGINT: ms * 0.6, SIGQUIT: ms * 0.2, SIGKILL: ms * 0.1 });

/**
 * Stops whatever runs on the folder now, which need not be what the caller has started: connections are ended,
 * everything is written; insists when that takes too long.
 *
 * @param withinMs how long it may take
 */
export async function shutDown(cluster: string, withinMs?: number): Promise<void> {
  const running = readPostmaster(cluster);
  const patience = withinMs === undefined ? usualPatience : patienceWithin(withinMs);
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!running || !isPostgresOf(cluster, running.pid)) break;
    signal(running.pid, name);
    const until = performance.now() + patience[name];
    while (isPostgresOf(cluster, running.pid) && performance.now() < until) await sleep(pauseMs);
  }
  // Parts of it that hang, or all of it where the folder was taken away under it.
  await killAll(cluster, patience.SIGKILL);
  if (running) removeSocketFolder(running.socket);
}

/** Whether PostgreSQL runs on the folder, no matter what started it and whether it takes connections yet. */
export function isRunning(cluster: string): boolean {
  const running = readPostmaster(cluster);
  return running !== null && isPostgresOf(cluster, running.pid);
}
