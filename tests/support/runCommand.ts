/** Runs one of the commands as a person would, on a test's own database. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import type pg from 'pg';
import { childEnv } from './childEnv.ts';

export interface CommandResult {
  status: number;
  /** Lines of both outputs. */
  lines: string[];
}

/** The same place as a URL, which is how a command is told of it. */
export function urlOf({ connectionString, host, port, user, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

/**
 * @param name of a file of server/cli
 * @param config where the database is; an empty one stands for the embedded database under `dataDir`
 * @param dataDir where resumes are kept
 * @param more settings beside these
 */
export function runCommand(
  name: 'import' | 'daily' | 'worker' | 'fit' | 'generate' | 'account' | 'backup' | 'restore',
  args: string[],
  { config, dataDir, more = {} }: { config: pg.PoolConfig; dataDir: string; more?: NodeJS.ProcessEnv },
): Promise<CommandResult> {
  const script = path.join(import.meta.dirname, '..', '..', 'server', 'cli', `${name}.ts`);
  const isEmbedded = Object.keys(config).length === 0;
  const env = {
    ...childEnv,
    ...(isEmbedded
      ? {}
      : { DATABASE_URL: urlOf(config), AUTH_SECRET: 'a secret that is only good for tests, 32+' }),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...more,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) => {
      const status = error ? Number(error.code) : 0;
      resolve({ status, lines: `${out}${err}`.split('\n').filter(Boolean) });
    });
  });
}
