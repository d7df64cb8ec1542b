/**
 * What the API costs beside a bare handler: requests per second of two lists at 16 connections, and of a bare Fastify
 * handler that makes the same one query. Prints a table; needs nothing but the installed packages.
 *
 * Usage: npx node bench/api.ts [seconds per run] [rounds]
 */
import { fork } from 'node:child_process';
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

/** Requests per second; every answer has to be a success. */
async function load(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
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
    await load(ours, headers);
    await load(bare, headers);
    const rates: { ours: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      rates.push({ ours: await load(ours, headers), bare: await load(bare, headers) });
    }
    table[name] = {
      'requests/s': middle(rates.map((r) => r.ours)).toFixed(0),
      'bare handler': middle(rates.map((r) => r.bare)).toFixed(0),
      ratio: middle(rates.map((r) => r.ours / r.bare)).toFixed(2),
      rounds: rates.map((r) => (r.ours / r.bare).toFixed(2)).join(' '),
    };
  }
  console.table(table);
} finally {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
