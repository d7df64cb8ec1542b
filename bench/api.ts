/**
 * Costs of the API beside a bare handler: requests per second of two lists at 16 connections, and of a bare Fastify
 * handler that makes the same one query. On a machine that is busy with other things the ratio of CPU time is the one to
 * trust. Prints a table; needs nothing but the installed packages.
 *
 * Usage: npx node bench/api.ts [seconds per run] [rounds]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { startPostgres } from '../server/db/embedded/startPostgres.ts';
import type { BenchTargets } from './apiServer.ts';

const connections = 16;
const seconds = Number(process.argv[2] ?? 2);
const rounds = Number(process.argv[3] ?? 9);

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Load {
  perSecond: number;
  /** CPU of the server's process, without PostgreSQL's, in ms per request. */
  cpu: number;
}

async function cpuOf(server: ChildProcess): Promise<number> {
  const answer = once(server, 'message') as Promise<[NodeJS.CpuUsage]>;
  server.send('cpu');
  const [{ user, system }] = await answer;
  return (user + system) / 1000;
}

/** Every answer has to be a success. */
async function load(server: ChildProcess, url: string, headers: Record<string, string>): Promise<Load> {
  const before = await cpuOf(server);
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { perSecond: requests.average, cpu: ((await cpuOf(server)) - before) / requests.total };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'hireday-bench-'));
// PostgreSQL may run as another account.
await chmod(dataDir, 0o755);
const postgres = await startPostgres({ dataDir });
const server = fork(new URL('./apiServer.ts', import.meta.url), [JSON.stringify(postgres.connection)]);
try {
  const ready = once(server, 'message') as Promise<[BenchTargets]>;
  const failed = once(server, 'exit').then(() => Promise.reject(new Error('The server did not start.')));
  const [{ targets, token }] = await Promise.race([ready, failed]);
  const headers = { authorization: `Bearer ${token}` };
  const table: Record<string, Record<string, string>> = {};
  for (const { name, ours, bare } of targets) {
    await load(server, ours, headers);
    await load(server, bare, headers);
    const runs: { ours: Load; bare: Load }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      runs.push({ ours: await load(server, ours, headers), bare: await load(server, bare, headers) });
    }
    table[name] = {
      'requests/s': middle(runs.map((run) => run.ours.perSecond)).toFixed(0),
      'bare handler': middle(runs.map((run) => run.bare.perSecond)).toFixed(0),
      ratio: middle(runs.map((run) => run.ours.perSecond / run.bare.perSecond)).toFixed(2),
      'CPU ms': middle(runs.map((run) => run.ours.cpu)).toFixed(2),
      'bare CPU ms': middle(runs.map((run) => run.bare.cpu)).toFixed(2),
      'CPU ratio': middle(runs.map((run) => run.bare.cpu / run.ours.cpu)).toFixed(2),
    };
  }
  console.table(table);
} finally {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
