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

const isTemporary = (folder: string) => path.basename(folder).startsWith(prefix);
const fits = (folder: string) => Buffer.byteLength(path.join(folder, `.s.PGSQL.${socketPort}`)) <= longest;

/** Whether the folder of an earlier start is there again, and ours alone: anyone may make one of that name. */
function isMadeAgain(folder: string, { uid, gid }: Account): boolean {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
    if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
  } catch {
    const found = fs.lstatSync(folder, { throwIfNoEntry: false });
    return (
      found?.isDirectory() === true && found.uid === (uid ?? process.getuid?.()) && (found.mode & 0o077) === 0
    );
  }
  return true;
}

/**
 * The folder for the socket: the cluster's own, or one that only the account may enter where that path is too long.
 *
 * @param earlier where the socket was when PostgreSQL last ran: programs that use it look for it there
 */
export function socketFolder(cluster: string, account: Account, earlier: string | undefined): string {
  if (fits(cluster)) return cluster;
  if (earlier && isTemporary(earlier) && isMadeAgain(earlier, account)) return earlier;
  const temporary =
    [os.tmpdir(), '/tmp'].find((folder) => fits(path.join(folder, `${prefix}123456`))) ?? '/tmp';
  const folder = fs.mkdtempSync(path.join(temporary, prefix));
  if (account.uid !== undefined && account.gid !== undefined) fs.chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Removes a socket folder that is not the cluster's own. */
export function removeSocketFolder(folder: string): void {
  if (isTemporary(folder)) fs.rmSync(folder, { recursive: true, force: true });
}

/** A running PostgreSQL's own words in `postmaster.pid`; null when there is no such file. */
export function readPostmaster(cluster: string): { pid: number; folder: string; socket: string } | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), folder: lines[1] ?? '', socket: lines[4] ?? '' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
