/** The faults, each with how often it is tried. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { postgresOf } from '../server/db/embedded/processes.ts';
import { readPostmaster } from '../server/db/embedded/socket.ts';
import { commandOf, descendantsOf, isUp, type Product, type ProductOptions, until } from './product.ts';
import type { Traffic } from './traffic.ts';

export interface Scenario {
  name: string;
  /** Parts started for it, beyond one server on a separate database. */
  options?: Partial<ProductOptions>;
  /** Made before the product is, such as a place for it; what it returns is its end. */
  prepare?: () => Promise<{ options: Partial<ProductOptions>; end: () => Promise<void> }>;
  /** How often in the whole suite, and in the small one; 0 leaves it out. */
  times: { whole: number; small: number };
  /** Does it once. The traffic goes on meanwhile, and is waited for afterwards. */
  once: (product: Product, traffic: Traffic, time: number) => Promise<void>;
  /** Whether the process is meant to die of it. */
  kills?: boolean;
}

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, signal);
  } catch {}
}

const postmasterOf = ({ cluster }: Product) => readPostmaster(cluster)?.pid;
const backendsOf = ({ cluster }: Product) =>
  postgresOf(cluster).filter((pid) => /\d+\(\d+\)|\[local\]/.test(commandOf(pid)));

async function asAdmin(product: Product, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(product.postgres.connection);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

/** Any other moment than a round one. */
export const aWhile = () => sleep(200 + Math.random() * 600);

const killServer = async ({ servers }: Product, time: number) => {
  const server = servers[time % servers.length];
  kill(server?.pid(), 'SIGKILL');
  await until(() => isUp(server?.url ?? '', '/healthz'), 90_000, 'The start of the server');
};

/** Stops every process of the database for a while, so that it answers nothing and refuses nothing. */
async function freeze(product: Product): Promise<void> {
  const pids = postgresOf(product.cluster);
  for (const pid of pids) kill(pid, 'SIGSTOP');
  await sleep(20_000);
  for (const pid of pids) kill(pid, 'SIGCONT');
}

async function useUpConnections(product: Product): Promise<void> {
  const clients: pg.Client[] = [];
  for (let refused = 0; refused < 3; ) {
    const client = new pg.Client(product.postgres.connection);
    client.on('error', () => {});
    await client.connect().then(
      () => clients.push(client),
      () => {
        refused += 1;
      },
    );
  }
  // The pool's own connections end when they lie idle; new ones are refused.
  await sleep(12_000);
  await Promise.all(clients.map((client) => client.end()));
}

async function restartAtOnce(product: Product): Promise<void> {
  kill(postmasterOf(product), 'SIGQUIT');
}

/** Bodies that are begun and never ended, from one address. */
async function endlessBodies(product: Product): Promise<void> {
  const { hostname, port } = new URL(product.servers[0]?.url ?? '');
  const head =
    'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":';
  const sockets = Array.from({ length: 1000 }, () => {
    const socket = net.connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(head);
    return socket;
  });
  await sleep(15_000);
  for (const socket of sockets) socket.destroy();
}

/** A bucket that takes connections and never answers. */
async function silentBucket() {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = {
    S3_BUCKET: 'resumes',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'none',
    S3_SECRET_ACCESS_KEY: 'none',
  };
  const end = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { options: { env }, end };
}

/** A disk of its own, small enough to be filled; root alone may make one. */
async function smallDisk() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hireday-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=711', 'tmpfs', folder]);
  const end = async () => {
    execFileSync('umount', ['-l', folder]);
    fs.rmdirSync(folder);
  };
  return { options: { dataDir: folder }, end };
}

async function fillDisk(product: Product): Promise<void> {
  const file = path.join(product.dataDir, 'filler');
  const handle = fs.openSync(file, 'w');
  const block = Buffer.alloc(64 * 1024);
  const until = performance.now() + 15_000;
  while (performance.now() < until) {
    try {
      fs.writeSync(handle, block);
    } catch {
      await sleep(20);
    }
  }
  fs.closeSync(handle);
  fs.rmSync(file);
}

/** When a server last looked at the calendar of the queue. */
async function calendarSeen(product: Product): Promise<string> {
  const [row] = await asAdmin(product, 'select cron_on::text as seen from pgboss.version');
  return String(row?.seen);
}

/**
 * Sets the clocks of a server and of the database's queue an hour back, and the next time right again. The calendar is
 * looked at every thirty seconds, whatever the clocks say.
 */
async function setClocks(product: Product, time: number): Promise<void> {
  const by = time % 2 === 0 ? '-1 hour' : '0';
  kill(product.servers[0]?.pid(), 'SIGUSR2');
  await asAdmin(
    product,
    `create or replace function pgboss.job_now() returns timestamptz language sql stable
     as $$ select pg_catalog.now() + interval '${by}' $$`,
  );
  for (let passes = 0; passes < 2; passes += 1) {
    const before = await calendarSeen(product);
    const isSeen = async () => (await calendarSeen(product)) !== before;
    await until(isSeen, 90_000, 'A look at the calendar after a clock was set');
  }
}

const movedClock = pathToFileURL(path.join(import.meta.dirname, 'movedClock.mjs')).href;

const isRoot = process.getuid?.() === 0;
const embedded = { apart: false };

export const scenarios: Scenario[] = [
  {
    name: 'server killed',
    options: embedded,
    times: { whole: 50, small: 1 },
    kills: true,
    once: (product, _traffic, time) => killServer(product, time),
  },
  {
    name: 'resume reader killed',
    times: { whole: 50, small: 3 },
    async once({ servers }) {
      const readers = descendantsOf(servers[0]?.pid() ?? 0).filter((pid) => /Worker/.test(commandOf(pid)));
      for (const pid of readers) kill(pid, 'SIGKILL');
    },
  },
  {
    name: 'backend killed',
    options: embedded,
    times: { whole: 50, small: 2 },
    async once(product) {
      const [pid] = backendsOf(product);
      kill(pid, 'SIGKILL');
    },
  },
  {
    name: 'postmaster killed',
    options: embedded,
    times: { whole: 50, small: 1 },
    async once(product) {
      kill(postmasterOf(product), 'SIGKILL');
    },
  },
  {
    name: 'all connections ended',
    times: { whole: 20, small: 2 },
    async once(product) {
      await asAdmin(
        product,
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
    },
  },
  { name: 'stopped at once', options: embedded, times: { whole: 10, small: 1 }, once: restartAtOnce },
  { name: 'frozen', options: embedded, times: { whole: 3, small: 0 }, once: freeze },
  {
    name: 'way cut',
    times: { whole: 20, small: 2 },
    async once({ way }) {
      way?.cut();
    },
  },
  {
    name: 'way silent',
    times: { whole: 3, small: 0 },
    async once({ way }) {
      await way?.set('silent');
      await sleep(30_000);
      await way?.set('open');
    },
  },
  {
    name: 'way closed',
    times: { whole: 3, small: 1 },
    async once({ way }, _traffic, time) {
      await way?.set('closed');
      // For minutes, once.
      await sleep(time === 2 ? 120_000 : 3000);
      await way?.set('open');
    },
  },
  { name: 'connections used up', times: { whole: 3, small: 0 }, once: useUpConnections },
  {
    name: 'bucket silent',
    prepare: silentBucket,
    times: { whole: 1, small: 0 },
    once: () => sleep(30_000),
  },
  { name: '1,000 endless bodies', times: { whole: 2, small: 0 }, once: endlessBodies },
  {
    name: 'disk full',
    options: embedded,
    prepare: smallDisk,
    times: { whole: isRoot ? 2 : 0, small: 0 },
    once: fillDisk,
  },
  {
    name: 'clocks set',
    options: { env: { NODE_OPTIONS: `--import=${movedClock}` } },
    times: { whole: 4, small: 0 },
    once: (product, _traffic, time) => setClocks(product, time),
  },
  {
    name: 'one of two restarted',
    options: { servers: 2 },
    times: { whole: 10, small: 0 },
    kills: true,
    once: (product, _traffic, time) => killServer({ ...product, servers: product.servers.slice(1) }, time),
  },
];
