/** The product as processes of its own, on a data folder and a database of the suite's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/checks/freePort.ts';
import { type EmbeddedPostgres, startPostgres } from '../server/db/embedded/startPostgres.ts';
import { type FaultyWay, openWay } from './faultyWay.ts';

const root = path.resolve(import.meta.dirname, '..');

interface Server {
  url: string;
  /** The process that keeps it running; the server is below it. */
  supervisor: ChildProcess;
  /** The server's own process, as it is now. */
  pid(): number | undefined;
}

export interface Product {
  dataDir: string;
  /** The database itself, whatever lies between it and the servers. */
  postgres: EmbeddedPostgres;
  /** Where the database's processes and files are. */
  cluster: string;
  /** The way from the servers to the database; none beside the embedded one. */
  way: FaultyWay | undefined;
  servers: Server[];
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Whether servers reach the database over the network, or it is embedded in the one server. */
  apart: boolean;
  servers?: number;
  env?: NodeJS.ProcessEnv;
  /** Where the data lies instead of in the temporary folder. */
  dataDir?: string;
}

/** Children of a process, as Linux tells them. */
function childrenOf(pid: number): number[] {
  try {
    return fs
      .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

export const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

export const commandOf = (pid: number): string => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

export async function isUp(url: string, address = '/readyz'): Promise<boolean> {
  return fetch(url + address, { signal: AbortSignal.timeout(3000) }).then(
    async (answer) => answer.ok && (await answer.text()) !== '',
    () => false,
  );
}

export async function until(
  holds: () => Promise<boolean> | boolean,
  ms: number,
  what: string,
): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what} did not happen within ${ms / 1000} s.`);
    await sleep(50);
  }
}

const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;

async function startServer(env: NodeJS.ProcessEnv): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const supervisor = spawn(process.execPath, [path.join(root, 'faults', 'supervised.mjs')], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', process.env.FAULTS_LOUD ? 'inherit' : 'ignore'],
  });
  await until(() => isUp(url), 120_000, 'The server');
  return {
    url,
    supervisor,
    pid: () => childrenOf(supervisor.pid ?? 0).find((pid) => commandOf(pid).includes('main.')),
  };
}

export async function startProduct({
  apart,
  servers = 1,
  env = {},
  dataDir,
}: ProductOptions): Promise<Product> {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'hireday-faults-'));
  fs.chmodSync(folder, 0o711);
  const base = {
    DATA_DIR: folder,
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: process.env.FAULTS_LOUD ? 'warn' : 'silent',
    TEST_PAYMENTS: 'on',
    ...env,
  };
  const postgres = await startPostgres({ dataDir: folder });
  const { host, port, user, database } = postgres.connection;
  const way = apart ? await openWay({ path: `${host}/.s.PGSQL.${port}` }) : undefined;
  const where: NodeJS.ProcessEnv = way
    ? {
        DATABASE_URL: `postgres://${user}:none@127.0.0.1:${way.port}/${database}`,
        AUTH_SECRET: 'a secret of the fault suite, and of nothing else',
      }
    : {};
  const started: Server[] = [];
  for (let i = 0; i < servers; i += 1) started.push(await startServer({ ...base, ...where }));
  // Beside the embedded database the server alone holds it, as it does in use.
  return {
    dataDir: folder,
    postgres,
    cluster: path.join(fs.realpathSync(folder), 'postgres'),
    way,
    servers: started,
    async stop() {
      for (const { supervisor } of started) {
        const ended = once(supervisor, 'exit');
        supervisor.kill('SIGTERM');
        await ended;
      }
      await postgres.stop();
      await way?.close();
      if (dataDir === undefined) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
