/** Where PostgreSQL listens: a unix socket, never the network. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';

/** Part of the socket's file name only. */
export const socketPort = 5432;

/** The longest path of a socket the system takes, in bytes. */
const longest = 107;
const prefix = 'hireday-socket-';

const fits = (folder: string) => Buffer.byteLength(path.join(folder, `.s.PGSQL.${socketPort}`)) <= longest;

/** The folder for the socket: the cluster's own, or one that only the account may enter where that path is too long. */
export function socketFolder(cluster: string, account: Account): string {
  if (fits(cluster)) return cluster;
  const temporary =
    [os.tmpdir(), '/tmp'].find((folder) => fits(path.join(folder, `${prefix}123456`))) ?? '/tmp';
  const folder = fs.mkdtempSync(path.join(temporary, prefix));
  if (account.uid !== undefined && account.gid !== undefined) fs.chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Removes a socket folder that is not the cluster's own. */
export function removeSocketFolder(folder: string): void {
  if (path.basename(folder).startsWith(prefix)) fs.rmSync(folder, { recursive: true, force: true });
}

/** What a running PostgreSQL says about itself in `postmaster.pid`; null when there is no such file. */
export function readPostmaster(cluster: string): { pid: number; socket: string } | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socket: lines[4] ?? '' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
