/** Starts programs of the project as processes of their own and sees that none is left behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { postgresOf } from '../../../server/db/embedded/processes.ts';
import { childEnv } from '../../support/childEnv.ts';
import { copyFolder } from '../../support/copyFolder.ts';
import { temporary } from '../../support/temporary.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The processes of the PostgreSQL under a data folder. */
export function postgresUnder(dataDir: string): number[] {
  return fs.existsSync(dataDir) ? postgresOf(path.join(fs.realpathSync(dataDir), 'postgres')) : [];
}

/** Kills them all; some may already have ended with the first. */
export function killPostgres(dataDir: string): void {
  for (const pid of postgresUnder(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {}
  }
}

/** A folder of one test's; it goes away with whatever runs in it. */
export function dataFolder(): string {
  const folder = fs.mkdtempSync(path.join(temporary, 'hireday-start-'));
  // As root PostgreSQL runs as another account, which has to get in.
  fs.chmodSync(folder, 0o711);
  onTestFinished(() => {
    killPostgres(folder);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });
  return folder;
}

/**
 * A data folder that a server has already prepared, so that starting on it is quick.
 *
 * @param name of the folder below the test's own; without one it is that itself
 */
export function usedFolder(name = ''): string {
  const folder = path.join(dataFolder(), name);
  fs.mkdirSync(folder, { recursive: true });
  const { stoppedCluster } = inject('testServer');
  if (stoppedCluster) copyFolder(stoppedCluster, path.join(folder, 'postgres'));
  return folder;
}

export interface Program {
  child: ChildProcess;
  /** Its output on standard output and on standard error. */
  said: { out: string; err: string };
  /** The first match in its standard output. Fails when it ends without. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Its exit status, once it has ended. */
  ended: Promise<number | null>;
}

/** The server as `npm start` runs it: its sources take three times as long to load. */
export const builtServer = 'dist/server/main.js';

/** Runs a file of the project, or of a copy of it, with nothing in the environment but what is given. */
export function runProgram(
  file: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
  checkout: string = root,
): Program {
  const child = spawn(process.execPath, [path.resolve(checkout, file), ...args], {
    cwd: checkout,
    env: { ...childEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A hook of this file's would be one of the first file that loads it: a process goes on with the next with all it has loaded.
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(said.out);
        if (match) resolve(match);
      };
      look();
      child.stdout.on('data', look);
      child.once('close', () =>
        reject(new Error(`It ended without saying ${pattern}: ${said.out}${said.err}`)),
      );
    });
  return { child, said, says, ended };
}

/** A process that uses the folder's database, once it has it; `joined` tells whether another had started it. */
export async function holdPostgres(folder: string): Promise<Program & { joined: boolean }> {
  const program = runProgram('tests/start/support/holdPostgres.ts', [folder]);
  const [line] = await program.says(/^\{.*\}$/m);
  return { ...program, joined: JSON.parse(line).joined };
}
