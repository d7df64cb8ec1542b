/** Which processes belong to the PostgreSQL of one folder. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';

/**
 * A name for the PostgreSQL of a folder. Started as its `cluster_name`, it stands in the command line of each of its
 * processes, where every account may read it.
 */
export function clusterName(folder: string): string {
  return `hireday-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
}

/** Every process by its id, with its command line; a process that has just ended has none. */
function commandLines(): Map<number, string> {
  const lines = new Map<number, string>();
  if (process.platform !== 'linux') {
    const list = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' });
    for (const [, pid, command] of list.matchAll(/^\s*(\d+) (.*)$/gm)) lines.set(Number(pid), command ?? '');
    return lines;
  }
  for (const name of fs.readdirSync('/proc')) {
    if (/^\d+$/.test(name)) lines.set(Number(name), commandLine(Number(name)));
  }
  return lines;
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux') return commandLines().get(pid) ?? '';
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const belongsTo = (folder: string, command: string) =>
  command.includes('postgres') && command.includes(clusterName(folder));

/** Whether this process runs and is of that folder's PostgreSQL. */
export const isPostgresOf = (folder: string, pid: number) => belongsTo(folder, commandLine(pid));

/** All running processes of that folder's PostgreSQL. */
export const postgresOf = (folder: string) =>
  [...commandLines()].filter(([, command]) => belongsTo(folder, command)).map(([pid]) => pid);

/** Whether a process runs which may be a PostgreSQL started by other means than ours. */
export function isForeignPostgres(pid: number): boolean {
  const command = commandLine(pid);
  return command.includes('postgres') && !command.includes('hireday-');
}
