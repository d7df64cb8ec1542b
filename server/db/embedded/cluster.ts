/** Makes the folder of PostgreSQL's own files. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '../../base/startError.ts';
import { type Account, commandAs } from './account.ts';
import type { Binaries } from './binaries.ts';

/** The account inside PostgreSQL; who may open the socket is who may be it. */
export const databaseUser = 'postgres';

/** The main version of the files the programs read. */
const version = '18';

function checkVersion(cluster: string): void {
  const found = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === version) return;
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${found} and cannot be opened by ${version}. With the version of Hireday that made it run npm run backup -- FILE, with this one and a new DATA_DIR npm run restore -- FILE.`,
  );
}

/** Writes a folder's list of names to the disk, which renaming alone does not. */
function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

/**
 * Makes the cluster where there is none. It is made aside and renamed when whole, so that being killed half-way leaves
 * nothing that looks like a database. The caller holds the lock on starting.
 *
 * @throws StartError with what PostgreSQL said when it cannot be made
 */
export async function ensureCluster(cluster: string, binaries: Binaries, account: Account): Promise<void> {
  if (fs.existsSync(path.join(cluster, 'PG_VERSION'))) return checkVersion(cluster);
  const parent = path.dirname(cluster);
  const aside = `${path.basename(cluster)}-making-`;
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(aside))) {
    // Its maker is dead, but a child of it may still write; the next start removes what is left then.
    try {
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {}
  }
  const folder = path.join(parent, aside + randomBytes(4).toString('hex'));
  fs.mkdirSync(folder, { mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) fs.chownSync(folder, account.uid, account.gid);
  const { file, args, options } = commandAs(account, binaries.initdb, [
    ...['-D', folder, '-U', databaseUser, '-A', 'trust', '-E', 'UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
  ]);
  // A process group of its own: Ctrl-C in a terminal is for us to handle.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [status, errors] = await Promise.all([ended, text(child.stderr)]);
  if (status !== 0) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw new StartError(
      `PostgreSQL could not make a database in ${parent}: ${errors.trim() || `status ${status}`}`,
    );
  }
  fs.renameSync(folder, cluster);
  syncFolder(parent);
}
