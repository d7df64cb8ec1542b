/** PostgreSQL refuses to run as root. This decides as whom it runs. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../base/startError.ts';

export interface Account {
  /** Whose the files are, and as whom the programs run; ours when not given. */
  uid?: number;
  gid?: number;
  /** A program that runs the programs, with its own arguments. */
  wrapper: readonly string[];
}

const ourselves: Account = { wrapper: [] };

/**
 * Root outside, someone else for PostgreSQL: a user namespace. Reaches folders that are closed to every other
 * account; not every machine allows it.
 */
const namespace: Account = {
  wrapper: ['unshare', '--user', '--map-user=65534', '--map-group=65534'],
};

function numberOf(option: '-u' | '-g', name: string): number | null {
  const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
}

/** The accounts a machine has for a database, or for programs that should own nothing. */
function* serviceAccounts(): Generator<Account> {
  for (const name of ['postgres', 'nobody']) {
    const uid = numberOf('-u', name);
    const gid = numberOf('-g', name);
    if (uid !== null && gid !== null) yield { uid, gid, wrapper: [] };
  }
}

/** A program with its arguments, as this account: what `spawn` takes. */
export function commandAs(account: Account, program: string, args: readonly string[]) {
  const [file = program, ...rest] = [...account.wrapper, program, ...args];
  const { uid, gid } = account;
  // Somewhere every account may be; PostgreSQL complains about a folder it cannot name.
  const options = { cwd: '/', ...(uid === undefined ? {} : { uid, gid }) };
  return { file, args: rest, options };
}

/** Whether the account can get into the folder and run the program. */
function canWork(account: Account, folder: string, program: string): boolean {
  const probe = commandAs(account, '/bin/sh', [
    '-c',
    'cd "$1" && exec "$2" --version',
    'sh',
    folder,
    program,
  ]);
  return spawnSync(probe.file, probe.args, { ...probe.options, stdio: 'ignore' }).status === 0;
}

/** Gives the folder and all in it to the account, the folder itself last so that an interruption is noticed. */
function give(folder: string, uid: number, gid: number): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    fs.lchownSync(path.join(entry.parentPath, entry.name), uid, gid);
  }
  fs.chownSync(folder, uid, gid);
}

/**
 * As whom PostgreSQL is to run; hands an existing cluster over where that has changed.
 *
 * @param cluster the folder of PostgreSQL's own files, which need not exist yet
 * @param program one of PostgreSQL's programs
 * @throws StartError when no account can
 */
export function chooseAccount(cluster: string, program: string): Account {
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  const us = process.getuid?.();
  if (us !== 0) {
    if (owner && us !== undefined && owner.uid !== us) {
      throw new StartError(
        `The database in ${cluster} belongs to another account. Start as that account, or set DATA_DIR to another folder.`,
      );
    }
    return ourselves;
  }
  const parent = path.dirname(cluster);
  const candidates =
    owner?.uid === 0
      ? [namespace, ...serviceAccounts()]
      : [
          ...(owner ? [{ uid: owner.uid, gid: owner.gid, wrapper: [] }] : []),
          ...serviceAccounts(),
          namespace,
        ];
  const chosen = candidates.find((account) => canWork(account, parent, program));
  if (!chosen) {
    throw new StartError(
      `PostgreSQL does not run as root, and no other account can reach both ${parent} and ${program}: a folder above them is closed to others. Move them, start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const { uid = 0, gid = 0 } = chosen;
  if (owner && owner.uid !== uid) give(cluster, uid, gid);
  return chosen;
}
